"""Checks the dice of a finished game for a person."""

from collections.abc import Iterator

from bot import PRODUCT
from bot.games.dice import fingerprint_of
from bot.model.games import Viewer
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.files import send_file
from bot.ui.game.verdict import report

_SHOWN_DIGITS = 8


def in_short(commitment: str) -> str:
    """The first digits of a commitment, to compare."""
    return commitment[:_SHOWN_DIGITS]


def fixed_by(commitment: str, display: Display) -> str:
    return display.say("fixed-commitment", commitment=in_short(commitment))


def _fixed_in(text: str, display: Display) -> Iterator[str]:
    """The lines on what the bot showed before the end, to compare. The rest is in the file."""
    said = {word: value for word, _, value in (line.partition(" ") for line in text.splitlines())}
    yield display.say("fixed-commitment", commitment=said["commitment"])
    if "day" not in said:
        joins = " ".join(said[word] for word in ("joins", "started") if word in said)
        yield display.say("fixed-fingerprint", fingerprint=fingerprint_of(joins))


async def send_check(context: Context, game_id: int, guild_id: int, viewer: Viewer | None) -> None:
    """Answers privately with the result and the text for a finished game. Raises Refused and UnreadableGame."""
    display = context.display
    context.answers.expect()
    verdict, text, number = await context.services.records.history.check(game_id, guild_id, viewer)
    lines = report(verdict, display.locale, unfinished="verify-stopped")
    lines = [display.say("check-head", id=str(number)), *lines, *_fixed_in(text, display), display.say("check-file")]
    await send_file(context, "\n".join(lines), f"{PRODUCT}-{game_id}.txt", text)
