"""The daily dice: what only one person sees, and the result of a day that a channel gets.

`buttons` answers `/farkle daily` and each press. `board` shows an attempt, `ranks` the leaderboards, and `review` a day
that is over; `posts` posts its result.
"""
