"""What a player sees and presses.

A view is only shown: a function draws it, and nothing listens behind it. A press arrives with its whole address in the
button, and the router hands it to the room that drew the button.
"""
