"""Logs to standard error: text on a terminal, else one JSON object per event."""

import logging
import sys

import discord
from pythonjsonlogger.json import JsonFormatter

from bot.host import outages
from bot.ui.context import Context


def set_up() -> bool:
    """Sets up the log, and returns whether it is written as JSON."""
    handler = logging.StreamHandler()
    handler.addFilter(outages.shared.let_through)
    is_terminal = sys.stderr.isatty()
    if is_terminal:
        discord.utils.setup_logging(handler=handler)
    else:
        handler.addFilter(add_context)
        discord.utils.setup_logging(handler=handler, formatter=JsonLines())
    # Otherwise one line per migration.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return not is_terminal


class JsonLines(JsonFormatter):
    """Lines of JSON for a log, one for each record: `time` (ISO 8601, UTC), `level`, `logger`, `event`; if known
    `shard`, `guild`, `game`, `interaction`, `incident`, and `exception` with a traceback.
    """

    def __init__(self) -> None:
        super().__init__(
            "{levelname}{name}{message}",
            style="{",
            timestamp="time",
            rename_fields={"levelname": "level", "name": "logger", "message": "event", "exc_info": "exception"},
            # discord.py adds colours for terminals.
            reserved_attrs=[*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message", "taskName"],
        )


def add_context(record: logging.LogRecord) -> bool:
    context = Context.current()
    if context is not None:
        interaction = context.interaction
        known = {
            "shard": interaction.guild.shard_id if interaction.guild else None,
            "guild": interaction.guild_id,
            "game": context.game_id,
            "interaction": interaction.id,
        }
        for name, value in known.items():
            if value is not None and not hasattr(record, name):
                setattr(record, name, value)
    return True
