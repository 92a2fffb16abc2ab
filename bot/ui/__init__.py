"""What a player sees and presses.

Views are pictures: a function makes one from a game, and nothing listens behind it. A press arrives with its whole
address in the button (`address`), and `presses` acts on it.
"""
