"""Whole games that show every rule of a rule set, and the code that finds the rules in their facts.

Each game's module here has `rules_of(rules)`, the names of all rules of a rule set; `acting(start, facts)`, the rules
that act, with the number of the fact (from 0); and `played(rules, random)`, endless random games: each with its
beginning, its end, and its facts.
"""
