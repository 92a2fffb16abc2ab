"""The command line: one file per command; a game's commands are in its folder."""

WORDS = (
    *("run", "doctor", "backup", "move", "owner", "sandbox", "rules", "replay"),
    *("review", "verify", "stats", "coach"),
)
