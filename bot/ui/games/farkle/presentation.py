from functools import partial

from bot.games.farkle import MOST_POINTS
from bot.ui.games.farkle.board import Board, daily_board
from bot.ui.games.farkle.buttons import ACTIONS
from bot.ui.games.farkle.records import (
    RARE,
    beside_points,
    beside_total,
    card_figure,
    on_card,
    own_headline,
    turn,
    turning_points,
    why_they_won,
)
from bot.ui.games.farkle.review import TELLING, hint_lines
from bot.ui.games.farkle.rules import TARGETS, explained, how_to_play, in_short, in_words, lobby_head, named
from bot.ui.games.farkle.telling import clause, head, line, log, tell, tell_beginning
from bot.ui.games.farkle.typed_moves import TYPED_MOVES, offered_keeps
from bot.ui.presentation import Coached, Daily, Presentation, Targets

PRESENTATION = Presentation(
    name="farkle",
    board=Board.draw,
    tell=tell,
    tell_beginning=tell_beginning,
    log=log,
    actions=ACTIONS,
    typed_moves=TYPED_MOVES,
    offered_keeps=offered_keeps,
    lobby_head=lobby_head,
    targets=Targets(most=MOST_POINTS, offered=TARGETS),
    own_headline=own_headline,
    why_they_won=why_they_won,
    beside_total=beside_total,
    how_to_play=how_to_play,
    in_short=in_short,
    in_words=in_words,
    named=named,
    explained=explained,
    story_head=head,
    story_line=line,
    story_clause=clause,
    turn=turn,
    turning_points=turning_points,
    beside_points=beside_points,
    on_card=on_card,
    rare=RARE,
    card_figure=card_figure,
    daily=Daily(board=daily_board, unusual=partial(named, "penalty")),
    coached=Coached(hint=hint_lines, telling=TELLING),
)
