#compdef referee
# Completion of the command referee in zsh: eval "$(referee completion zsh)", after compinit

_referee() {
    local value about
    local -a plain begun
    while IFS=$'\t' read -r value about; do
        case $value in
            :files) _files -g '*.(yaml|yml|json|jsonl|ndjson|gz|zst)(-.)' ;;
            :folders) _files -/ ;;
            *=) begun+=("${value//:/\\:}:$about") ;;
            *) plain+=("${value//:/\\:}:$about") ;;
        esac
    done < <("${words[1]}" complete zsh "${(@Q)words[2,CURRENT]}" 2> /dev/null)
    (( $#plain )) && _describe referee plain
    (( $#begun )) && _describe referee begun -S ''
}

compdef _referee referee
