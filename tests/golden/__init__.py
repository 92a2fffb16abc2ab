"""Whole games in which every rule of a rule set is seen to act, and what finds that in their facts.

Each game's module here has `rules_of(rules)`, the names of all rules of a rule set; `acting(start, facts)`, those that
act, with the number of the fact (from 0); and `played(rules, random)`, one random game after the other, for ever: as
it begins, as it stands at last, and its facts.
"""
