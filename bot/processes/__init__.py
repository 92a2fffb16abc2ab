"""Several processes that serve one bot from one database. What does not know of them works for one, too."""
