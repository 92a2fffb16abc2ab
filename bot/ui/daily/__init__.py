"""The daily dice: a board that only one person sees, and how an attempt ended."""
