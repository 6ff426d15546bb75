# Completion of the command referee in fish: referee completion fish | source

function __referee_complete
    set -l words (commandline -opc)
    for line in ($words[1] complete fish $words[2..-1] (commandline -ct) 2> /dev/null)
        switch $line
            case :files
                __referee_names '/|\.(?:yaml|yml|json|jsonl|ndjson|gz|zst)'
            case :folders
                __referee_names /
            case '*'
                printf '%s\n' $line
        end
    end
end

# Names of files and folders that end so.
function __referee_names
    complete -C "'' "(commandline -ct) | string match -r "^.*(?:$argv[1])(?:\t.*)?\$"
end

complete -c referee -f -a '(__referee_complete)'
