"""Records of Yahtzee on people's cards, in past games and on endings."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.games.yahtzee import BOXES, Game, RuleSet, YahtzeeTurn, is_yahtzee, wins_at_once
from bot.model.games import StoredGame
from bot.model.records import Card
from bot.model.tally import Tally
from bot.records.records import FinishedGame
from bot.ui.components import Button
from bot.ui.display import Display, dice
from bot.ui.games.yahtzee.buttons import cards_button
from bot.ui.games.yahtzee.cards import MOST_COLUMNS, filled_count, in_columns, lined_up, table
from bot.ui.games.yahtzee.review import name_of, name_of_five
from bot.ui.marks import marks_of

_TABLES = 2
"""The most cards in a message, each with the columns that are side by side."""
_CARDS_IN_A_TABLE = 4


def own_headline(stored: StoredGame, display: Display) -> str | None:
    """The headline for a first roll that wins at once."""
    game = stored.played_as(Game)
    player = display.name(stored.player(game.current))
    return display.say("over-head-at-once", player=player) if wins_at_once(game) else None


def why_they_won(stored: StoredGame, display: Display) -> Iterator[str]:
    """The sentence that explains a total that others have, too."""
    game = stored.played_as(Game)
    total = game.seat(game.winners[0]).total
    level = [seat for seat in game.active if seat not in game.winners and game.seat(seat).total == total]
    if level:
        names = display.people(map(stored.player, level))
        boxes = ", ".join(name_of(box, display.locale) for box in game.rules.ties)
        yield display.say("yahtzee-over-ties", players=names, many=len(level), boxes=boxes)


def beside_total(stored: StoredGame, seat: int, display: Display) -> list[str]:
    card = stored.played_as(Game).seat(seat).card
    upper, yahtzee = sum(column.upper_bonus for column in card), sum(column.yahtzee_bonus for column in card)
    bonuses = [("yahtzee-over-upper", upper), ("yahtzee-over-yahtzee", yahtzee)]
    return [display.say(key, points=points) for key, points in bonuses if points]


def below_totals(stored: StoredGame, placed: Sequence[tuple[int, int]], display: Display) -> list[str]:
    """The final cards of the first places, as many as are readable. Empty cards of stopped games are left out."""
    game = stored.played_as(Game)
    begun = [(place, seat) for place, seat in placed if filled_count(game, seat)]
    if game.rules.columns > 1:
        shown = begun[: _TABLES if game.rules.columns <= MOST_COLUMNS else _TABLES // 2]
        names = [display.name(stored.player(seat)) for _, seat in shown]
        cards = [in_columns(game.rules, game.seat(seat).card, display) for _, seat in shown]
        return [f"{name}\n{table(game.rules, card, display)}" for name, card in zip(names, cards, strict=True)]
    # With places as headings, unless one person played alone.
    heads = {seat: f"{place}." if len(game.seats) > 1 else "" for place, seat in begun[:_CARDS_IN_A_TABLE]}
    columns = [(head, game.seat(seat).card[0]) for seat, head in heads.items()]
    return [table(game.rules, columns, display)] if begun else []


def ending_buttons(stored: StoredGame, display: Display) -> list[Button]:
    return [cards_button(stored, display)]


def on_card(card: Card, display: Display) -> Iterator[str]:
    tally = card.tally
    thrown = {"yahtzees": tally["yahtzees"], "bonuses": tally["yahtzee_bonuses"], "upper": tally["upper_bonuses"]}
    yield display.say("card-yahtzee", **thrown, column=tally["best_column"], box=tally["best_turn"])


def alone_on_card(tally: Tally, display: Display) -> Iterator[str]:
    """Lines on totals, and what each box brought."""
    say, average = display.say, round(tally.ratio("points", "games") or 0)
    yield say("card-alone", games=tally.games, average=average, best=tally["best_game"])
    rows = [([say("yahtzee-alone-average"), say("yahtzee-alone-best")], "")]
    for box in BOXES:
        in_box = tally.ratio(f"points_{box}", f"taken_{box}")
        if in_box is not None:
            rows.append(([str(round(in_box)), str(tally[f"best_{box}"])], name_of(box, display.locale)))
    yield from lined_up(rows)


def turning_points(found: FinishedGame, display: Display) -> Iterator[str]:
    """The sentence on the best yahtzee."""
    assert isinstance(found.stored.rules, RuleSet)
    turns: tuple[YahtzeeTurn, ...] = found.summary.turns
    yahtzees = [turn for turn in turns if turn.throws and is_yahtzee(turn.throws[-1]) and turn.points]
    best = max(yahtzees, key=lambda each: each.points, default=None)
    if best is not None:
        yield display.say(
            "game-yahtzee",
            player=display.name(found.stored.player(best.seat)),
            name=name_of_five(found.stored.rules, display.locale),
            round=best.number,
            idle=best.idle,
            dice=dice(best.throws[-1]),
            **_taken(found.stored, best, display),
        )


def turn(stored: StoredGame, taken: YahtzeeTurn, display: Display) -> Iterator[str]:
    for thrown, held in zip_longest(taken.throws, taken.held):
        yield display.dice_large(thrown, marks_of(thrown, held or ()))
        if held is not None:
            yield display.say("replay-held", number=len(held), held=dice(held))
    if taken.idle:
        yield display.say("replay-idle")
    if taken.box is None:
        yield display.say("replay-ended")
        return
    total = taken.totals[taken.seat - 1]
    yield display.say("replay-scored", total=total, **_taken(stored, taken, display))


def _taken(stored: StoredGame, taken: YahtzeeTurn, display: Display) -> dict[str, object]:
    assert isinstance(stored.rules, RuleSet)
    assert taken.box is not None
    many, box = stored.rules.columns, name_of(taken.box, display.locale)
    return {"box": box, "column": str(taken.column), "many": many, "points": taken.points, "bonus": taken.bonus}
