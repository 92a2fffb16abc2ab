"""The command line: one file for each word, which adds itself to the parser. Words of one game lie in its folder."""

WORDS = (
    *("run", "doctor", "backup", "move", "owner", "sandbox", "rules", "replay"),
    *("farkle.review", "verify", "stats", "farkle.coach"),
)
