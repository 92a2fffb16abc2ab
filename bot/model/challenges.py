"""Whose challenges people take."""

from enum import StrEnum


class Challengers(StrEnum):
    """`server`: people who challenge them on a server where both are, and rematches of their games."""

    ALL = "all"
    SERVER = "server"
    NOBODY = "nobody"
