"""The daily dice: everyone gets the same ones each day."""
