"""Refusals: of the bot's requests, as Discord words them, and of actions that Discord's client does not allow."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class Fault(Exception):
    """A request that Discord refuses, with everything that is in its JSON answer."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class ClientRefused(Exception):
    """Discord's client would not let a person do this, so nothing was sent to the bot.

    If an option of a command is to blame, `option` is its name and `wanted` says what it takes.
    """

    def __init__(self, message: str, *, option: str = "", wanted: str = "") -> None:
        super().__init__(message)
        self.option = option
        self.wanted = wanted


_UNKNOWN = {
    "application": 10002,
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "user": 10013,
    "emoji": 10014,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(thing: str) -> Fault:
    """404 for something that does not exist, or no longer does."""
    name = "Application Command" if thing == "application command" else thing.capitalize()
    message = "Unknown interaction" if thing == "interaction" else f"Unknown {name}"
    return Fault(404, _UNKNOWN[thing], message)


def wrong_field(path: Path, code: str, message: str) -> Fault:
    """50035 for one wrong field of a form."""
    errors = FormErrors()
    errors.add(path, code, message)
    return Fault(400, 50035, "Invalid Form Body", errors.tree)


def wrong_choice(path: Path, allowed: tuple[object, ...]) -> Fault:
    """50035 for a field that has none of the values that it may have."""
    return wrong_field(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(repr, allowed))}}}.")


def not_there(what: str) -> Fault:
    """501 for what Discord has, but this one does not."""
    return Fault(501, 0, f"localdiscord has no {what}")


def missing_access() -> Fault:
    """403 for a channel or a guild that the bot cannot see."""
    return Fault(403, 50001, "Missing Access")


def missing_permissions() -> Fault:
    """403 for something that the bot has no permission to do in a channel that it sees."""
    return Fault(403, 50013, "Missing Permissions")


class FormErrors:
    """Collects every error of a form, then raises them together as Discord does."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def __bool__(self) -> bool:
        return bool(self.tree)

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one error at a path such as ("components", 0, "custom_id")."""
        node = self.tree
        for key in path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, allowed: tuple[object, ...]) -> None:
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(repr, allowed))}}}.")

    def length(self, path: Path, value: Sized, low: int, high: int | None) -> None:
        if low <= len(value) and (high is None or len(value) <= high):
            return
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def text(self, form: Json, key: str, path: Path, low: int, high: int | None) -> None:
        value = form.get(key)
        if value is None:
            self.required((*path, key))
        elif not isinstance(value, str):
            self.add((*path, key), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        else:
            self.length((*path, key), value, low, high)

    def flag(self, form: Json, key: str, path: Path) -> None:
        if not isinstance(form.get(key, False), bool):
            self.add((*path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def snowflake(self, form: Json, key: str, path: Path) -> None:
        if not str(form.get(key)).isdecimal():
            self.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{form.get(key)}" is not snowflake.')

    def number(self, form: Json, key: str, path: Path, low: int, high: int | None) -> None:
        value = form.get(key)
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.add((*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            self.add((*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def check(self) -> None:
        """Raise 50035 if anything was noted."""
        if self.tree:
            raise Fault(400, 50035, "Invalid Form Body", self.tree)
