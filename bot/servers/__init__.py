"""A server's settings and rule sets, and its data after it removes the bot."""
