"""The command line: one file for each group of commands, and one for the words of each game's coach."""
