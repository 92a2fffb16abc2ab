"""Opens lobbies and challenges."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec

from bot.coach.adviser import Character
from bot.coach.advisers import adviser_of
from bot.errors import Refused
from bot.games.dice import digest_of
from bot.games.options import OptionSet
from bot.model.deadline import Deadline
from bot.model.games import Status, StoredGame
from bot.model.place import NOWHERE
from bot.model.seats import Seats
from bot.model.servers import Board, GuildSettings
from bot.play import lobby_time, opponents
from bot.play.limits import check_challenge, check_opening
from bot.play.sessions import Sessions
from bot.rulesets import NamedRules
from bot.store import challenges, finding, games, saving
from bot.store.units import Transaction
from bot.typed import Typed

_Given = ParamSpec("_Given")

CHALLENGE_SECONDS = 24 * 3600
"""The time to accept a challenge, and for each turn of its game: both people see their messages within a day, not
minutes.
"""


def begun_alone(user_id: int, interaction_id: int, rules: OptionSet, title: Typed, base: str, now: int) -> StoredGame:
    """A game of one person that has no board. It is not stored yet."""
    return StoredGame(
        id=0,
        guild_id=NOWHERE,
        boards=(),
        host_id=user_id,
        opened_by=user_id,
        status=Status.PLAYING,
        title=title,
        base=base,
        rules=rules,
        opened_at=now,
        rematch_of=None,
        seats=Seats((user_id,), (digest_of(interaction_id),), most=1),
        game=rules.engine.new_game(rules, 1),
    )


async def open_lobby(
    sessions: Sessions,
    guild_id: int,
    channel_id: int,
    host_id: int,
    ruleset: NamedRules,
    *,
    join_id: int,
    rematch_of: int | None = None,
    hints: bool | None = None,
    turns: Deadline | None = None,
    plays_on: bool = False,
    characters: Sequence[Character] = (),
    counted_channels: Mapping[int, bool] | None = None,
) -> StoredGame:
    """Opens a lobby, and stores it. `hints` None and `turns` None mean the server's settings. Only how long turns are
    is taken from `turns`. `counted_channels`: as `bot.play.limits.check_opening`.

    Draws the secret before others can join. Returns the host's open lobby for the same game in the channel if there is
    one, unless this is a rematch. Raises Refused (`bot.play.limits`; `stale` for a repeated rematch or interaction).
    """
    stored = _lobby(sessions, guild_id, (Board(channel_id),), host_id, ruleset, join_id, rematch_of, hints)
    stored = replace(stored, plays_on=plays_on)
    if turns is not None:
        timed = replace(
            stored.deadline, seconds=turns.seconds, hour=turns.hour, free_days=turns.free_days, zone=turns.zone
        )
        timed = timed.within(sessions.settings_of(guild_id).longest_turn)
        stored = replace(stored, deadline=lobby_time.opened(timed, stored.opened_at))
    stored = opponents.with_opponents(stored, characters)
    return await _add(sessions, _open, stored, sessions.settings_of(guild_id), counted_channels or {})


async def delete_unposted(sessions: Sessions, game_id: int) -> None:
    """Deletes a lobby that was not shown to anyone. Call it while the game is locked. Raises Refused."""
    await sessions.database.write(saving.delete_unposted, game_id)
    sessions.read_anew(game_id)
    raise Refused("lobby-not-shown")


async def open_challenge(
    sessions: Sessions,
    host: Board,
    invited: Board,
    ruleset: NamedRules,
    *,
    join_id: int,
    shares_server: bool,
    rematch_of: int | None,
    hints: bool,
) -> StoredGame:
    """Opens a challenge, and stores it. The boards have viewers. Returns the open challenge if the host did that
    before. `shares_server`: as `bot.play.limits.check_challenge`.

    Raises Refused (`bot.play.limits`; `challenged-you`; `stale`).
    """
    assert host.viewer is not None
    stored = _lobby(sessions, NOWHERE, (host, invited), host.viewer, ruleset, join_id, rematch_of, hints)
    deadline = Deadline(seconds=CHALLENGE_SECONDS).until(stored.opened_at + CHALLENGE_SECONDS)
    stored = replace(stored, deadline=deadline)
    return await _add(sessions, _challenge, stored, sessions.settings_of(NOWHERE), shares_server)


async def _add(
    sessions: Sessions,
    unit: Callable[Concatenate[Transaction, _Given], StoredGame],
    *given: _Given.args,
    **named: _Given.kwargs,
) -> StoredGame:
    try:
        return await sessions.database.write(unit, *given, **named)
    except saving.ConflictError:
        raise Refused("stale") from None


def _lobby(
    sessions: Sessions,
    guild_id: int,
    boards: tuple[Board, ...],
    host_id: int,
    ruleset: NamedRules,
    join_id: int,
    rematch_of: int | None,
    hints: bool | None,
) -> StoredGame:
    now, settings = sessions.now(), sessions.settings_of(guild_id)
    return StoredGame(
        id=0,
        guild_id=guild_id,
        boards=boards,
        host_id=host_id,
        status=Status.LOBBY,
        title=ruleset.title,
        base=ruleset.base,
        rules=ruleset.rules,
        opened_at=now,
        opened_by=host_id,
        deadline=lobby_time.opened(Deadline(seconds=settings.turn_seconds), now),
        rematch_of=rematch_of,
        hints=adviser_of(ruleset.rules) is not None and (settings.hints if hints is None else hints),
        seats=Seats((host_id,), (digest_of(join_id),), most=ruleset.engine.most_seats),
        secret=sessions.draw_secret(),
    )


def _open(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Mapping[int, bool]
) -> StoredGame:
    of_host = (lobby.board_of(None).channel_id, lobby.host_id, lobby.engine.name, lobby.opened_at)
    known = None if lobby.rematch_of is not None else finding.lobby_of(transaction, *of_host)
    if known is not None and (found := games.load(transaction, known)):
        return found
    check_opening(transaction, lobby, settings, counted_channels)
    return saving.add(transaction, lobby)


def _challenge(transaction: Transaction, lobby: StoredGame, settings: GuildSettings, shares_server: bool) -> StoredGame:
    assert lobby.invited is not None
    for known in finding.challenges_between(transaction, lobby.host_id, lobby.invited):
        if known.host_id != lobby.host_id:
            raise Refused("challenged-you", link=known.link)
        found = games.load(transaction, known.id)
        assert found is not None
        return found
    check_challenge(transaction, lobby, settings, shares_server=shares_server)
    challenges.end_rest(transaction, lobby.host_id, lobby.invited)
    return saving.add(transaction, lobby)
