"""What a server decides for itself: its settings and its rule books."""
