"""What `referee validate` says of itself."""

WORDING = {
    "command.validate.summary": "judge recorded games",
    "command.validate.description": "Judges recorded games: legal, illegal, undetermined where a record hides what a "
                                    "rule needs, or unreadable. Of a game that is not legal it shows the place, why, "
                                    "and the rule.",
    "command.validate.epilog": "Exit status: 0 if every game is legal, 1 if one is illegal, 3 if one is undetermined "
                               "and none illegal, 2 if something could not be read.",
    "command.validate.reading": "judge by this reading of the rules, not the one that the record names: canonical, or "
                                "the name of a source (de, ru, ja), or all, one after another; or a YAML file of house "
                                "rules, with a line such as “target: next” for each variant",
    "command.validate.all-and-set": "it changes one reading; leave it out to ask all of them.",
    "command.validate.format": "text, for people (that is the default); html, a page for people; json, an object for "
                               "each game, on a line each; or sarif, junit or github, for tools that show what is "
                               "wrong in their own way",
    "command.validate.quiet": "of the text, show the last line only: how many of each; the other formats are always "
                              "whole",
}
