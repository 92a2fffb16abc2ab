"""Farkle as players see it."""

from functools import partial

from bot.games.farkle import MOST_POINTS, Fact, Game, RuleSet, TurnTaken
from bot.ui.games.farkle import buttons, records, review, rules, storytelling
from bot.ui.games.farkle.board import BoardView, about_squares, solo_board, squares
from bot.ui.games.farkle.typed_moves import TYPED_MOVES, after_typing, offered_keeps
from bot.ui.presentation import Coached, Presentation, Solo, Targets


class Farkle(Presentation[RuleSet, Game, Fact, TurnTaken]):
    name = "farkle"
    board = staticmethod(BoardView.draw)
    story = staticmethod(storytelling.story)
    story_of_beginning = staticmethod(storytelling.story_of_beginning)
    log = staticmethod(storytelling.log)
    actions = buttons.ACTIONS
    typed_moves = TYPED_MOVES
    after_typing = staticmethod(after_typing)
    offered_keeps = staticmethod(offered_keeps)
    lobby_head = staticmethod(rules.lobby_head)
    targets = Targets(most=MOST_POINTS, offered=rules.TARGETS)
    own_headline = staticmethod(records.own_headline)
    why_they_won = staticmethod(records.why_they_won)
    beside_total = staticmethod(records.beside_total)
    how_to_play = staticmethod(rules.how_to_play)
    in_short = staticmethod(rules.in_short)
    in_words = staticmethod(rules.in_words)
    named = staticmethod(rules.named)
    explained = staticmethod(rules.explained)
    turn = staticmethod(records.turn)
    turning_points = staticmethod(records.turning_points)
    beside_points = staticmethod(records.beside_points)
    on_card = staticmethod(records.on_card)
    alone_on_card = staticmethod(records.alone_on_card)
    rare = records.RARE
    card_figure = staticmethod(records.card_figure)
    solo = Solo(unusual=partial(rules.named, "penalty"), board=solo_board, squares=squares, about_squares=about_squares)
    coached = Coached(hint=review.hint_lines, look=BoardView.look, words=review.REVIEW_WORDS)


PRESENTATION = Farkle()
