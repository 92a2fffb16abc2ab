"""Ways to break the bot. Each is a plausible slip."""

from dataclasses import dataclass

_SCORING = tuple(f"tests/games/farkle/test_{name}.py" for name in ("counts", "texts", "scoring_properties"))
_TURNS = (*(f"tests/games/farkle/test_{name}.py" for name in ("turns", "endings", "idle", "texts")), "tests/golden")
_CARDS = ("tests/games/yahtzee", "tests/games/test_random_play.py")
_GUARDS = ("tests/play/test_guards.py", "tests/play/test_wrong_presses.py", "tests/play/test_lobby.py")
_SAVING = (
    "tests/store/test_games.py",
    "tests/stats/test_counting.py",
    "tests/play/test_limits.py",
)
_FINDING = (
    *("tests/play/test_commands.py", "tests/play/test_time.py", "tests/play/test_limits.py"),
    "tests/play/test_failures.py",
)
_UNITS = ("tests/store/test_units.py", "tests/store/test_database.py", "tests/store/test_units_model.py")
_PRESSES = ("tests/ui/test_router.py", "tests/ui/test_address.py", "tests/play/test_wrong_presses.py")
_GATE = (
    *("tests/play/test_permissions.py", "tests/ui/test_admission.py"),
    "tests/play/test_wrong_presses.py",
)
_PLACES = ("tests/play/test_limits.py", "tests/play/test_settings.py", "tests/play/test_threads.py")


@dataclass(frozen=True)
class Mutation:
    """In `file`, the only `old` becomes `new`, and `tests` should notice."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def _in(file: str, tests: tuple[str, ...], *changes: tuple[str, str]) -> list[Mutation]:
    return [Mutation(f"bot/{file}.py", old, new, tests) for old, new in changes]


MUTATIONS: list[Mutation] = [
    # The engine
    *_in(
        "games/farkle/scoring",
        _SCORING,
        ("best is None or points + rest > best", "best is None"),
        ("if not others and group[0] in extended", "if group[0] in extended"),
        ("max(Counter(roll).values()) >= needed", "max(Counter(roll).values()) > needed"),
        ("(len(keep.dice), keep.points) == top", "len(keep.dice) == top[0]"),
        ("if count >= 3 and face in rules.triples", "if count > 3 and face in rules.triples"),
        ("triple * (count - 2)", "triple * (count - 1)"),
        ("if triple != pair:", "if True:"),
        ("if points else None\n", "if points is not None else None\n"),
    ),
    *_in(
        "games/farkle/game",
        _TURNS,
        ("dice=left or rules.dice", "dice=left"),
        ("keep.dice) if left else frozenset()", "keep.dice)"),
        (
            "game = changed(game, offer=None).logged(LoggedTurn(game.turn, fact))",
            "game = game.logged(LoggedTurn(game.turn, fact))",
        ),
        (">= penalty.farkles", "> penalty.farkles"),
        ("has_opened=True, streak=0", "has_opened=True"),
        (
            'total > rules.target if rules.target_reach == "exceed"',
            'total >= rules.target if rules.target_reach == "exceed"',
        ),
        ("game.final is None and not game.rules.turns", "not game.rules.turns"),
        ("return rest_of_round + order", "return rest_of_round"),
        ("and not stands_at_target", ""),
        ("self.offer if number != self.current else None", "self.offer"),
        ("top = max(thrown.die", "top = min(thrown.die"),
        ("idle_turns and not game.turn.timed_out:", "idle_turns and game.turn.timed_out:"),
    ),
    *_in(
        "games/farkle/play",
        _TURNS,
        ("min(penalty.points, max(0, total - floor))", "penalty.points"),
        ("turn.misses + 1 < rules.last_die_throws", "turn.misses < rules.last_die_throws"),
        ("key=lambda number: game.seat(number).since", "key=lambda number: -game.seat(number).since"),
    ),
    *_in(
        "games/farkle/play",
        _TURNS,
        ("is_first = needs > game.rules.minimum_bank", "is_first = needs >= game.rules.minimum_bank"),
        ("if turn.points < needs:", "if turn.points <= needs:"),
        ('if game.rules.hot_dice == "must" and', 'if game.rules.hot_dice == "must" and keep and'),
        ("if keep.points <= room", "if keep.points < room"),
        ("max(opening, game.rules.minimum_bank)", "opening or game.rules.minimum_bank"),
    ),
    *_in(
        "games/seating",
        (*_TURNS, *_CARDS),
        ("if len(dice) != number:", "if len(dice) > number:"),
        ("if move.seat not in (movers or (game.current,)):", "if move.seat not in game.active:"),
    ),
    *_in(
        "games/yahtzee/scoring",
        _CARDS,
        ("first + number - 1 in FACES", "first + number in FACES"),
        ("== [2, 3]", "in ([2, 3], [5])"),
        ("and not is_joker", ""),
        ("default=0) >= number", "default=0) == number"),
        ("extra = bonus if points or not rules.bonus_needs_points else 0", "extra = bonus"),
        ("(points + extra) * column.number, extra", "points * column.number + extra, extra"),
        ("worth.points - worth.bonus,", "worth.points,"),
        ("column.upper >= bonus.at * column.number", "column.upper >= bonus.at"),
        ("for box in (Box.YAHTZEE, _of_face(dice))", "for box in (Box.YAHTZEE,)"),
        ("if box not in UPPER) or column.open", "if box not in UPPER)"),
        ("all(column.holds(Box.YAHTZEE) for", "any(column.holds(Box.YAHTZEE) for"),
    ),
    *_in(
        "games/yahtzee/game",
        _CARDS,
        ("seat.idle_turns if game.turn.timed_out else 0", "seat.idle_turns"),
        ("if len(game.active) < 2:", "if not game.active:"),
        ("or self.seat(number).is_done", ""),
        ("not present and any(", "not present and all("),
        ("(number <= self.current)", "(number < self.current)"),
    ),
    *_in(
        "games/yahtzee/play",
        _CARDS,
        ("most_in(rules, worth.box) * worth.column,", "most_in(rules, worth.box),"),
        ("or not game.turn.throws_left", ""),
    ),
    # The store
    *_in(
        "store/saving",
        _SAVING,
        ('{} if after.status is before.status else {"status": after.status.value}', "{}"),
        ("or 0) + 1", "or 0)"),
        ('"status": before.status.value, "at": now', '"status": after.status.value, "at": now'),
        ("if before.status is Status.LOBBY:", "if False:"),
        ("after.game.revision - len(happened) + 1", "after.game.revision - len(happened)"),
        ("            _write_streaks(transaction, before, after)\n", ""),
        ("[fact.seat for fact in happened if isinstance(fact, Left)]", "[]"),
        ("        raise ConflictError(stored.seats.joins) from error", "        raise error"),
    ),
    *_in(
        "store/games",
        (*_SAVING, "tests/play/test_unreadable.py"),
        ("if seq != game.revision:", "if False:"),
        ("and len(seated) not in rules.engine.notation.seats(rules):", "and False:"),
        ("if by_seat != [*counted]:", "if False:"),
        ("games.c.finish_number > number", "games.c.finish_number >= number"),
    ),
    *_in(
        "store/finding",
        _FINDING,
        ("_listed(user_id).where(_in(channel_id), _OPEN, *meant)", "_listed(user_id).where(_in(channel_id), *meant)"),
        ("games.c.alarm_at <= now", "games.c.alarm_at < now"),
        ("where(condition, games.c.guild_id.not_in(left))", "where(condition)"),
        ("guild_id, games.c.opened_by == user_id, games.c.opened_at > moment", "guild_id, games.c.opened_at > moment"),
    ),
    *_in(
        "store/units",
        _UNITS,
        ('cursor.execute("ROLLBACK TO SAVEPOINT unit")', "pass"),
        ("    if _TROUBLE in connection.info:\n        raise connection.info[_TROUBLE]\n", ""),
        ("self._waiting.remove(waiting)", "self._waiting.index(waiting)"),
        ("                if not thread.is_in_trouble:", "                if True:"),
    ),
    *_in("store/sqlite", _UNITS, ("PRAGMA synchronous = FULL", "PRAGMA synchronous = OFF")),
    # The router
    *_in("ui/context", _PLACES, ("_TO_OPEN_THREADS * threads", "_TO_OPEN_THREADS")),
    *_in("ui/context", _PRESSES, ('custom_id.split(":")', 'custom_id.split(":", 2)')),
    *_in(
        "ui/game/address",
        _PRESSES,
        ("(:[0-9a-z]{1,9}){0,3}", "(:[0-9a-z]{1,9})*"),
        ("if self.die is not None:", "if self.marks:"),
        ('r"[0-9]{1,9}:', 'r"\\d{1,9}:'),
    ),
    *_in(
        "ui/game/buttons",
        (*_PRESSES, "tests/play/test_posted_buttons.py", "tests/play/test_permissions.py"),
        ("context.has_pressed_private != action.private or ", ""),
        ("context.has_pressed_private != action.private", "context.has_pressed_private and not action.private"),
        ("if not _may_be_pressed_here(context, stored, verb):", "if False:"),
    ),
    # The permission gate, and the other guards
    *_in(
        "ui/context",
        _GATE,
        ("return context.route is not None and context.route.managers_only", "return False"),
        ("check_manager(context.may_manage)", "pass"),
        ("and command.default_permissions is not None", "and False"),
        ("not self._seen.is_new(interaction)", "False"),
        ("context.client.get_guild(context.guild_id) is None:", "False:"),
    ),
    *_in(
        "ui/router",
        _GATE,
        ("Route(editor.read, managers_only=True)", "Route(editor.read, managers_only=False)"),
        ("Route(settings.read, managers_only=True)", "Route(settings.read, managers_only=False)"),
    ),
    *_in(
        "play/guards",
        _GUARDS,
        ("if user_id != host_id:", "if False:"),
        ("if stored.status is Status.PAUSED:", "if False:"),
        ("if revision != game.revision:", "if revision > game.revision:"),
        ("if game.seat(seat).left:", "if False:"),
        ("or stored.status is Status.STOPPED:", "or False:"),
    ),
    *_in(
        "ui/places",
        _PLACES,
        ("home_of(interaction) not in settings.channels", "interaction.channel_id not in settings.channels"),
        ("if missing := lacking(interaction.app_permissions, channel):", "if missing := ():"),
    ),
    *_in(
        "ui/context",
        _GATE,
        ("self._count[key] >= (MOST_MARKS", "self._count[key] > (MOST_MARKS"),
        ("        self._count[key] -= 1\n", ""),
    ),
]
