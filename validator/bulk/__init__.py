"""Whole archives: files of many records, judged on all cores or on a cluster, in the memory of a few.

`files` goes through them once, and `cutting` makes `spans` of their lines, small ones where they take long (`portion`).
A crew has each span judged (`asking` says what for, `judging` how): this process (`alone`), several (`workers`), or a
cluster (`cluster`). What they answer is put into the order of the input (`order`) and added up (`tally`); `results`
writes it, and notes what is needed to go on; `whole` knows the results where there is nothing left to go on with.
`run` is all of that together.
"""
