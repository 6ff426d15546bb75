"""Whole archives: files of many records, judged on all cores or on a cluster, in the memory of a few.

Files are cut into spans of lines (`spans`); a crew judges them, which is this process (`judging`), several (`workers`)
or a cluster (`cluster`); what is said of them is put into the order of the input (`order`) and added up (`tally`). What
is needed to go on after an interruption is noted beside the results (`notes`).
"""
