"""The command line: one file for each word, with the word's name. A word adds itself to the parser and can be run."""
