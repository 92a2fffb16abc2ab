"""What the bot's owner sees and blocks."""
