"""A server's settings and rule books, and its data after it removes the bot."""
