"""What the bot writes to standard error: lines for people on a terminal, else a JSON object for each event."""

import logging
import sys

import discord
from pythonjsonlogger.json import JsonFormatter

from bot.ui.context import Context


def set_up() -> bool:
    """Starts logging at INFO. At this level there is a line for each noteworthy event, and none for each press.

    Returns whether the lines are JSON.
    """
    handler = logging.StreamHandler()
    is_terminal = sys.stderr.isatty()
    if is_terminal:
        discord.utils.setup_logging(handler=handler)
    else:
        handler.addFilter(add_context)
        discord.utils.setup_logging(handler=handler, formatter=JsonLines())
    # Each migration is a line otherwise.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return not is_terminal


class JsonLines(JsonFormatter):
    """One JSON object a line: `time` (ISO 8601, UTC), `level`, `logger` and `event`, and where known `shard`, `guild`,
    `game`, `interaction` and `incident`, and `exception` with a traceback.
    """

    def __init__(self) -> None:
        super().__init__(
            "{levelname}{name}{message}",
            style="{",
            timestamp="time",
            rename_fields={"levelname": "level", "name": "logger", "message": "event", "exc_info": "exception"},
            # discord.py colours some of its lines for terminals.
            reserved_attrs=[*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message", "taskName"],
        )


def add_context(record: logging.LogRecord) -> bool:
    """Adds to a record which interaction was being handled when it was made. Ids are those of Discord."""
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
