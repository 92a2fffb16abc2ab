"""The private daily dice, and the results that channels get."""
