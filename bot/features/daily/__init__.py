"""The daily dice: everybody gets the same ones each day."""
