from functools import partial

from bot.games.farkle import MOST_POINTS
from bot.ui.games.farkle import board, buttons, records, review, rules, telling, typed_moves
from bot.ui.presentation import Coached, Daily, Presentation, Targets

PRESENTATION = Presentation(
    name="farkle",
    board=board.Board.draw,
    tell=telling.tell,
    tell_beginning=telling.tell_beginning,
    log=telling.log,
    actions=buttons.ACTIONS,
    typed_moves=typed_moves.TYPED_MOVES,
    after_typing=typed_moves.after_typing,
    offered_keeps=typed_moves.offered_keeps,
    lobby_head=rules.lobby_head,
    targets=Targets(most=MOST_POINTS, offered=rules.TARGETS),
    own_headline=records.own_headline,
    why_they_won=records.why_they_won,
    beside_total=records.beside_total,
    how_to_play=rules.how_to_play,
    in_short=rules.in_short,
    in_words=rules.in_words,
    named=rules.named,
    explained=rules.explained,
    story_head=telling.head,
    story_line=telling.line,
    story_clause=telling.clause,
    turn=records.turn,
    turning_points=records.turning_points,
    beside_points=records.beside_points,
    on_card=records.on_card,
    rare=records.RARE,
    card_figure=records.card_figure,
    daily=Daily(board=board.daily_board, unusual=partial(rules.named, "penalty")),
    coached=Coached(hint=review.hint_lines, telling=review.TELLING),
)
