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
    # archives
    "command.validate.jobs": "judge with so many processes at once, and show the sums only: how many records there are "
                             "of each verdict, and how often each rule was broken",
    "command.validate.results": "write into this file what is said of each record, as JSON, a line each, and show the "
                                "sums only; this uses all cores, unless --jobs says how many",
    "command.validate.resume": "go on where a run with the same --results was interrupted, if there was one",
    "command.validate.scheduler": "judge on a cluster: the address of its Dask scheduler, such as tcp://localhost:8786",
    "command.ADDRESS": "ADDRESS",
    "command.validate.one-way": "give this or --jobs, not both.",
    "command.validate.one-reading": "an archive is judged by one reading, not by all; name one.",
    "command.validate.no-results": "name with --results the file of the run that is to go on.",
    "command.validate.on-or-anew": "this goes on with a run, and --overwrite begins anew; give only one of them.",
    "command.validate.unfinished": "a run was interrupted here; go on with --resume, or begin anew with --overwrite.",
    "command.validate.not-of-archives": "with --jobs, --results or --scheduler there are sums only, as text or json.",
    "command.validate.results-no-file": "results need a file of their own, so that a run can go on there; to have them "
                                        "printed, say --format json, and neither --results nor --jobs.",
    "command.validate.is-input": "this is one of the files that are to be checked; give another name.",
    "command.validate.no-dask": "it needs Dask, which is not installed here: pip install "
                                "'battalion-clash-referee[cluster]'",
    "command.validate.no-scheduler": "no scheduler answers there; check the address, and that it runs.",
    "command.validate.no-cluster-workers": "the scheduler has no workers; start some.",
    "command.validate.progress": {
        "one": "{#count} record, {rate} a second, {illegal} illegal, {time} left",
        "other": "{#count} records, {rate} a second, {illegal} illegal, {time} left",
    },
    "command.validate.progress without time": {
        "one": "{#count} record, {rate} a second, {illegal} illegal",
        "other": "{#count} records, {rate} a second, {illegal} illegal",
    },
    "command.validate.progress-short": {
        "one": "{#count} record, {time} left",
        "other": "{#count} records, {time} left",
    },
    "command.validate.progress-short without time": {
        "one": "{#count} record",
        "other": "{#count} records",
    },
    "command.validate.interrupted": {
        "one": "interrupted after {#count} record; the same command with --resume goes on from there.",
        "other": "interrupted after {#count} records; the same command with --resume goes on from there.",
    },
    "command.validate.not-kept": {
        "one": "interrupted after {#count} record; with --results, a run can go on where it was interrupted.",
        "other": "interrupted after {#count} records; with --results, a run can go on where it was interrupted.",
    },
    "command.validate.whole": {
        "one": "{file} is whole: {#count} record; there is nothing to do. To have it judged anew or otherwise, say "
               "--overwrite and not --resume.",
        "other": "{file} is whole: {#count} records; there is nothing to do. To have them judged anew or otherwise, "
                 "say --overwrite and not --resume.",
    },
    # why a run stops, or cannot go on
    "bulk.all-die": "the processes that judge die one after another, perhaps for want of memory; with fewer --jobs "
                    "there is more for each, and with --resume a run with --results goes on.",
    "bulk.input-gone": "{file} is not there any more as it was, or cannot be read where it is to be judged; when it is "
                       "there again, a run with --results goes on with --resume.",
    "bulk.input-changed": "{file} was changed where it was judged already, so the run cannot go on; put it back as it "
                          "was, or begin anew with --overwrite.",
    "bulk.input-newer": "these results are whole, but {file} was changed after they were written; to have all judged "
                        "anew, say --overwrite and not --resume.",
    "bulk.nothing-unfinished": "these are no results on the files that are named, so there is nothing to go on with; "
                               "give another name, or say --overwrite and not --resume to begin anew.",
    "bulk.notes-not-understood": "{file}, in which is noted how far the run came, cannot be understood; begin anew "
                                 "with --overwrite.",
    "bulk.asked-for-other": "the run was begun otherwise: compare {words}; say the same, or begin anew with "
                            "--overwrite.",
    "bulk.in-use": "another run writes this now; wait for its end, or give another name.",
    "bulk.results-changed": "it is shorter than it was, or gone, so the run cannot go on; begin anew with --overwrite.",
}
