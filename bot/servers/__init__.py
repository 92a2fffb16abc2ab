"""What a server decides for itself: its settings and its rule books; and what happens when it removes the bot."""
