"""Yahtzee as players see it."""

from types import MappingProxyType

from bot.games.yahtzee import Fact, Game, RuleSet, YahtzeeTurn
from bot.ui.games.yahtzee import buttons, records, review, rules, storytelling
from bot.ui.games.yahtzee.board import BoardView
from bot.ui.presentation import Coached, Presentation


class Yahtzee(Presentation[RuleSet, Game, Fact, YahtzeeTurn]):
    name = "yahtzee"
    also = MappingProxyType({"yatzy": "yatzy"})
    board = staticmethod(BoardView.draw)
    story = staticmethod(storytelling.story)
    log = staticmethod(storytelling.log)
    actions = buttons.ACTIONS
    lobby_head = staticmethod(rules.lobby_head)
    own_headline = staticmethod(records.own_headline)
    why_they_won = staticmethod(records.why_they_won)
    beside_total = staticmethod(records.beside_total)
    below_totals = staticmethod(records.below_totals)
    ending_buttons = staticmethod(records.ending_buttons)
    how_to_play = staticmethod(rules.how_to_play)
    in_short = staticmethod(rules.in_short)
    in_words = staticmethod(rules.in_words)
    named = staticmethod(rules.named)
    turn = staticmethod(records.turn)
    turning_points = staticmethod(records.turning_points)
    on_card = staticmethod(records.on_card)
    alone_on_card = staticmethod(records.alone_on_card)
    coached = Coached(hint=review.hint_lines, look=BoardView.look, words=review.REVIEW_WORDS)


PRESENTATION = Yahtzee()
