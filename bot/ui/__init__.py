"""What a player sees and presses.

A view only shows: a function makes it from a game or an answer, and no object listens behind it. Each button has its
whole address in its `custom_id`; when it is pressed, the router finds the room that handles it. A room has its screens
and their buttons side by side: `game`, `rules`, `stats` and `setup`.
"""
