"""The bot on the local Discord: `make play` and the printed demo."""
