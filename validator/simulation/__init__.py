"""Games played at random by whatever rules, with one illegal change in some, and what must be said of them."""
