"""Seasons of servers, and who won them."""
