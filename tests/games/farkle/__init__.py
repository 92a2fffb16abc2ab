"""The rules, proved: properties over random rule sets and games, the examples of the rule texts, and known counts."""
