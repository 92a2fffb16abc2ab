"""Discord's limits for messages, modals, commands and emojis: pure checks that report every error."""

from __future__ import annotations

import base64
import binascii
import re
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from typing import Any

from ..errors import Fault, FormErrors, Json, Path, not_there
from ..model.channels import IN_BOT_DM, IN_GUILD, IN_PRIVATE
from .component_limits import Layout

MIB = 1024 * 1024
MAX_FILE, MAX_FILES, MAX_REQUEST = 10 * MIB, 10, 25 * MIB
MAX_EMOJI, MAX_EMOJIS = 256 * 1024, 2000
# Commands by their types: of slash commands, and in the menu of a person.
CHAT_INPUT, USER_COMMAND = 1, 2
MAX_COMMANDS = {CHAT_INPUT: 100, USER_COMMAND: 15}
_COMMAND_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGES = {b"\x89PNG": "image/png", b"GIF8": "image/gif", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}
# The types of options in a command, in a group of sub-commands, and in a sub-command.
_OPTION_TYPES = (tuple(range(1, 12)), (1,), tuple(range(3, 12)))
# Roles, mentionables and numbers with a fraction.
_OPTIONS_NOT_THERE = (8, 9, 10)
# Commands of messages, and the one that opens an Activity.
_COMMANDS_NOT_THERE = {3: "message commands", 4: "entry point commands"}
_LOCALES = (
    *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
    *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro"),
    *("ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_message(body: Json, *, v2: bool, emojis: Container[int], files: Container[str]) -> Layout:
    """Check the body of a message. Raises a Fault, or returns what was found in its components."""
    errors = FormErrors()
    layout = Layout(errors, emojis, files)
    if v2:
        for key in _LEGACY:
            if body.get(key):
                message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                errors.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    else:
        for key in _LEGACY[1:]:
            if body.get(key):
                raise not_there(f"{key} in messages")
    layout.check_message(body, v2=v2)
    if isinstance(body.get("nonce"), str):
        errors.length(("nonce",), body["nonce"], 0, 25)
    errors.number(body, "flags", (), 0, (1 << 31) - 1)
    if body.get("allowed_mentions"):
        _check_allowed_mentions(body["allowed_mentions"], errors)
    errors.check()
    return layout


def _check_allowed_mentions(allowed: Json, errors: FormErrors) -> None:
    path: Path = ("allowed_mentions",)
    parse = allowed.get("parse") or []
    for index, word in enumerate(parse):
        if word not in ("roles", "users", "everyone"):
            errors.choices((*path, "parse", index), ("roles", "users", "everyone"))
    for key in ("users", "roles"):
        errors.length((*path, key), allowed.get(key) or [], 0, 100)
        if key in parse and allowed.get(key):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            errors.add(path, code, message)


def check_files(uploads: Mapping[str, tuple[str, bytes]], listed: Iterable[Json]) -> None:
    """Check the files uploaded as files[n], and that every new attachment that is listed has its file."""
    sizes = [len(data) for _, data in uploads.values()]
    if any(size > MAX_FILE for size in sizes) or sum(sizes) > MAX_REQUEST:
        raise Fault(413, 40005, "Request entity too large")
    errors = FormErrors()
    layout = Layout(errors, (), ())
    errors.length(("attachments",), uploads, 0, MAX_FILES)
    for index, attachment in enumerate(listed):
        number = str(attachment.get("id"))
        # Short ids are numbers of files in this request; long ones name attachments that an edit keeps.
        if len(number) < 10 and f"files[{number}]" not in uploads:
            message = "The referenced attachment was not found"
            errors.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", message)
        layout.check("MessageAttachment", attachment, ("attachments", index))
    errors.check()


def check_modal(body: Json, emojis: Container[int]) -> None:
    errors = FormErrors()
    Layout(errors, emojis, ()).check_modal(body)
    errors.check()


def check_choices(choices: Any) -> None:
    errors = FormErrors()
    if not isinstance(choices, list):
        errors.required(("choices",))
    else:
        _check_choices(choices, ("choices",), errors)
    errors.check()


def _check_choices(choices: list[Json], path: Path, errors: FormErrors) -> None:
    errors.length(path, choices, 0, 25)
    for index, choice in enumerate(choices):
        errors.text(choice, "name", (*path, index), 1, 100)
        _check_locales(choice, "name", 100, (*path, index), errors)
        if choice.get("value") is None:
            errors.required((*path, index, "value"))
        elif isinstance(choice["value"], str):
            errors.text(choice, "value", (*path, index), 1, 100)


def check_commands(commands: list[Json], install_kinds: tuple[int, ...]) -> None:
    """Check all commands of a bulk overwrite, for an application that offers these kinds of installs."""
    errors = FormErrors()
    seen = defaultdict[int, set[Any]](set)
    for index, command in enumerate(commands):
        kind = command.get("type", CHAT_INPUT)
        if kind in _COMMANDS_NOT_THERE:
            raise not_there(_COMMANDS_NOT_THERE[kind])
        if kind not in MAX_COMMANDS:
            errors.choices((index, "type"), (*MAX_COMMANDS, *_COMMANDS_NOT_THERE))
            continue
        _check_command(command, kind, install_kinds, (index,), errors)
        if command.get("name") in seen[kind]:
            message = "Application command names must be unique"
            errors.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen[kind].add(command.get("name"))
    errors.check()
    for kind, most in MAX_COMMANDS.items():
        if len(seen[kind]) > most:
            raise Fault(400, 30032, f"Maximum number of application commands reached ({most}).")


def _check_command(command: Json, kind: int, install_kinds: tuple[int, ...], path: Path, errors: FormErrors) -> None:
    if kind == CHAT_INPUT:
        _check_texts(command, path, errors)
        _check_options(command, path, errors, depth=0)
    else:
        errors.text(command, "name", path, 1, 32)
        _check_locales(command, "name", 32, path, errors)
        for key in ("description", "description_localizations", "options"):
            if command.get(key):
                # The documentation gives no code for this.
                errors.add((*path, key), "APPLICATION_COMMAND_ONLY_NAMED", "Only slash commands have this")
    for key, known in (("integration_types", install_kinds), ("contexts", (IN_GUILD, IN_BOT_DM, IN_PRIVATE))):
        if command.get(key) is not None:
            errors.length((*path, key), command[key], 1, len(known))
            for index, each in enumerate(command[key]):
                if each not in known:
                    errors.choices((*path, key, index), known)
    if _command_size(command) > 8000:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _check_texts(named: Json, path: Path, errors: FormErrors) -> None:
    errors.text(named, "name", path, 1, 32)
    errors.text(named, "description", path, 1, 100)
    _check_locales(named, "name", 32, path, errors)
    _check_locales(named, "description", 100, path, errors)
    localized = (named.get("name_localizations") or {}).items()
    names = [(("name",), named.get("name")), *((("name_localizations", key), name) for key, name in localized)]
    for key, name in names:
        if isinstance(name, str) and (not _COMMAND_NAME.fullmatch(name) or name != name.lower()):
            errors.add((*path, *key), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locales(named: Json, key: str, most: int, path: Path, errors: FormErrors) -> None:
    localized, here = named.get(f"{key}_localizations") or {}, (*path, f"{key}_localizations")
    for locale in localized:
        if locale in _LOCALES:
            errors.text(localized, locale, here, 1, most)
        else:
            errors.choices((*here, locale), _LOCALES)


def _check_options(parent: Json, path: Path, errors: FormErrors, *, depth: int) -> None:
    options, path = parent.get("options") or [], (*path, "options")
    errors.length(path, options, 0, 25)
    seen: set[Any] = set()
    optional_seen = False
    localized_seen: set[tuple[str, Any]] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        kind = option.get("type")
        if kind in _OPTIONS_NOT_THERE:
            raise not_there(f"options of type {kind}")
        if kind not in _OPTION_TYPES[depth]:
            errors.choices((*here, "type"), _OPTION_TYPES[depth])
        _check_texts(option, here, errors)
        if option.get("name") in seen:
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        seen.add(option.get("name"))
        for each in (option.get("name_localizations") or {}).items():
            if each in localized_seen:
                message = "Option name already exists"
                code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
                errors.add((*here, "name_localizations", each[0]), code, message)
            localized_seen.add(each)
        if kind in (1, 2):
            _check_options(option, here, errors, depth=depth + 1 if kind == 2 else 2)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(option.get("choices") or [], (*here, "choices"), errors)
        if option.get("autocomplete") and option.get("choices"):
            message = "Autocomplete and choices are mutually exclusive"
            errors.add(here, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE", message)
    if len({option.get("type") in (1, 2) for option in options}) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to other types"
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _command_size(item: Json) -> int:
    """The number of characters that count: of each text those of its longest localization."""
    size = 0
    for key in ("name", "description"):
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        size += max(len(text) for text in texts if isinstance(text, str))
    for choice in item.get("choices") or ():
        size += _command_size({"name": choice.get("name")}) + len(str(choice.get("value", "")))
    return size + sum(_command_size(option) for option in item.get("options") or ())


def check_emoji_name(body: Json, taken: Container[str]) -> None:
    errors = FormErrors()
    errors.text(body, "name", (), 2, 32)
    name = body.get("name")
    if isinstance(name, str) and not errors:
        if not _EMOJI_NAME.fullmatch(name):
            message = "String value did not match validation regex."
            errors.add(("name",), "STRING_TYPE_REGEX", message)
        elif name in taken:
            message = "An emoji with this name already exists"
            errors.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    errors.check()


def image_type(data: bytes) -> str:
    """The content type of an image, by its first bytes. Nothing for anything else."""
    return next((kind for magic, kind in _IMAGES.items() if data.startswith(magic)), "")


def decode_emoji_image(body: Json) -> bytes:
    """The bytes of an emoji's data URI."""
    errors = FormErrors()
    head, _, encoded = str(body.get("image")).partition(";base64,")
    try:
        data = base64.b64decode(encoded, validate=True)
    except binascii.Error:
        data = b""
    if body.get("image") is None:
        errors.required(("image",))
    elif not head.startswith("data:image/") or not image_type(data):
        errors.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > MAX_EMOJI:
        errors.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    errors.check()
    return data
