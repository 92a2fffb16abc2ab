"""What people and the clock do at a game: pure functions from a stored game to a `Change`, which raise Refused or
IllegalMove.

Times are seconds since 1970.
"""
