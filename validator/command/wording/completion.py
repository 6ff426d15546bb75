"""What `referee completion` says of itself."""

WORDING = {
    "command.completion.summary": "complete in your shell what you type",
    "command.completion.description": "Prints a script by which a shell completes commands, options, and what they "
                                      "take: languages, formats, readings, variants and their options, rules, records.",
    "command.completion.epilog": "To have it always, put a line into what your shell reads at its start.\n"
                                 "~/.bashrc: eval \"$(referee completion bash)\"\n"
                                 "~/.zshrc, after compinit: eval \"$(referee completion zsh)\"\n"
                                 "~/.config/fish/config.fish: referee completion fish | source",
    "command.SHELL": "SHELL",
    "command.completion.shell": "the shell: {shells}",
    "command.completion.which": "say for which shell: {shells}.",
    "command.completion.no-shell": "there is no script for “{word}”; did you mean “{near}”?",
    "command.completion.no-shell without near": "there is no script for “{word}”, only for {known}.",
}
