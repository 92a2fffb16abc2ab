from collections.abc import Sequence

from bot.games.yahtzee import Game
from bot.model.games import StoredGame
from bot.ui.components import Button
from bot.ui.display import Display
from bot.ui.games.yahtzee.cards import cards_button, in_columns, table
from bot.ui.games.yahtzee.words import filled_count

_TABLES = 2
_CARDS_IN_A_TABLE = 4


def beside_total(stored: StoredGame, seat: int, display: Display) -> list[str]:
    """The bonuses of a seat."""
    assert isinstance(stored.game, Game)
    card = stored.game.seat(seat).card
    upper, yahtzee = sum(column.upper_bonus for column in card), sum(column.yahtzee_bonus for column in card)
    told = [("yahtzee-over-upper", upper), ("yahtzee-over-yahtzee", yahtzee)]
    return [display.say(key, points=points) for key, points in told if points]


def below_totals(stored: StoredGame, placed: Sequence[tuple[int, int]], display: Display) -> list[str]:
    """The final cards of the first places, as many as are readable. Empty cards of stopped games are left out."""
    game = stored.game
    assert isinstance(game, Game)
    begun = [(place, seat) for place, seat in placed if filled_count(game, seat)]
    if game.rules.columns > 1:
        return [_on_its_own(stored, game, seat, display) for _, seat in begun[:_TABLES]]
    return [_side_by_side(game, begun[:_CARDS_IN_A_TABLE], display)] if begun else []


def _side_by_side(game: Game, placed: Sequence[tuple[int, int]], display: Display) -> str:
    """With places as headings, unless one person played alone."""
    columns = [(f"{place}." if len(game.seats) > 1 else "", game.seat(seat).card[0]) for place, seat in placed]
    return table(game.rules, columns, display)


def _on_its_own(stored: StoredGame, game: Game, seat: int, display: Display) -> str:
    name, card = display.name(stored.players[seat - 1]), game.seat(seat).card
    return f"{name}\n{table(game.rules, in_columns(card, display), display)}"


def ending_buttons(stored: StoredGame, display: Display) -> list[Button]:
    return [cards_button(stored, display)]
