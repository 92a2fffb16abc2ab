"""Shared by tests: places, people, steps, and ways to look at things. It contains no tests."""
