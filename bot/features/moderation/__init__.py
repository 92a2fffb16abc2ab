"""Whom a server bars from its games, and games that it takes out of its records."""
