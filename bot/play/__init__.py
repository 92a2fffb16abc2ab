"""Actions are pure functions from a stored game to a `Change`, and raise Refused or IllegalMove. Times are seconds
since 1970.
"""
