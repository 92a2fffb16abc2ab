"""The rules of Farkle: pure values and functions, with no Discord, database, clock or chance in them.

Read in this order: `ruleset` (what may differ), `scoring` (what dice are worth), `facts` (what can happen), `state`
(a game and how facts change it), `play` (what a move causes), `notation` (a game as text).
"""
