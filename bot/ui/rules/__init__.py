"""The screens about rule sets: in words, and the editor."""
