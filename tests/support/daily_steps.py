"""Steps with the daily dice."""

from datetime import UTC, datetime

from bot.coach.adviser import Perfect
from bot.coach.coach import CoachUnavailable
from bot.features.daily.service import DailyDice
from bot.games.dice import Seed
from bot.games.farkle import Choice, RuleSet, Then
from bot.play.sessions import Sessions
from bot.play.turns import choose
from bot.store.database import Database
from localdiscord import Message, Person
from tests.support.tavern import SetTime, Tavern

MORNING = datetime(2027, 1, 15, 8, tzinfo=UTC).timestamp()
EVENING = datetime(2027, 1, 15, 23, 59, 59, tzinfo=UTC).timestamp()
NEXT_DAY = datetime(2027, 1, 16, 0, 0, 1, tzinfo=UTC).timestamp()
NINE = datetime(2027, 1, 16, 9, tzinfo=UTC).timestamp()
OVER = datetime(2027, 1, 16, 12, tzinfo=UTC).timestamp()
"""The first day is over everywhere."""
SECRET, SECRET_OF_NEXT_DAY = "11" * 32, "22" * 32


class Day(SetTime):
    """The time of day, and the secrets that the bot draws, in order of the days that begin."""

    def __init__(self) -> None:
        super().__init__(MORNING)
        self._drawn = 0

    def draw_secret(self) -> str:
        self._drawn += 1
        return f"{self._drawn * 0x11 % 256:02x}" * 32


async def midnight(tavern: Tavern, day: Day) -> None:
    """The next day of people in UTC, once the bot has noticed it."""
    day.now = NEXT_DAY
    await tavern.bot.services.get(DailyDice).turn_over()


async def over(tavern: Tavern, day: Day) -> None:
    """The first day has ended everywhere, and the bot has noticed it."""
    day.now = OVER
    await tavern.bot.services.get(DailyDice).turn_over()


class Process:
    """One of several processes with the same database: its daily dice, and a person who plays there."""

    def __init__(self, database: Database, day: Day, secret: str | None = None) -> None:
        self.sessions = Sessions(database, clock=day)
        self.database = database
        draw = day.draw_secret if secret is None else lambda: secret
        self.dice = DailyDice(database, self.sessions, day, draw, _nobody_knows)

    async def throw(self, game_id: int) -> None:
        async with self.sessions.lock(game_id) as session:
            change = choose(
                session.stored, session.stored.host_id, Choice((), Then.ROLL), now=session.now(), roller=session.roller
            )
            await session.commit(change)


async def _nobody_knows(_rules: RuleSet, _seed: Seed) -> Perfect:
    raise CoachUnavailable


async def ask(tavern: Tavern, person: Person) -> Message:
    """A person's screen of `/farkle daily`."""
    answer = await person.slash(tavern.channel, "farkle daily")
    assert answer.ephemeral
    return answer.shown


async def play_turn(person: Person, board: Message) -> None:
    """Throws unless dice are on the table, and banks the most points, if there are any."""
    if any(button.label == "Roll 6" for button in board.buttons):
        await person.click(board, label="Roll 6")
    labels = [button.label for button in board.buttons if not button.disabled]
    if any(label.startswith("Most points") for label in labels):
        await person.click(board, label="Most points")
    if any(button.label.startswith("Bank ") and not button.disabled for button in board.buttons):
        await person.click(board, label="Bank ")


async def play_to_the_end(person: Person, board: Message) -> None:
    while not any(button.label == "Share" for button in board.buttons):
        await play_turn(person, board)
