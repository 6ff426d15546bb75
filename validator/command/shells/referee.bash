# Completion of the command referee in bash: eval "$(referee completion bash)"

_referee() {
    local current=${COMP_WORDS[COMP_CWORD]} value
    [[ $current == = ]] && current=
    COMPREPLY=()
    while IFS=$'\t' read -r value _; do
        case $value in
            :files) _referee_files "$current" '*.@(yaml|yml|json|jsonl|ndjson|gz|zst)' ;;
            :folders) _referee_files "$current" '' ;;
            *)
                [[ $value == *= ]] && compopt -o nospace 2> /dev/null
                COMPREPLY+=("$value")
                ;;
        esac
    done < <("${COMP_WORDS[0]}" complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
}

# Names of folders, and of the files that match a pattern.
_referee_files() {
    local name
    compopt -o filenames 2> /dev/null
    while IFS= read -r name; do
        COMPREPLY+=("$name")
    done < <(compgen -d -- "$1"; shopt -s extglob; [[ -n $2 ]] && compgen -f -X "!$2" -- "$1")
}

complete -F _referee referee
