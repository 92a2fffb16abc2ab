from bot.ui.games.yahtzee import board, buttons, records, review, rules, telling
from bot.ui.presentation import Coached, Presentation

PRESENTATION = Presentation(
    name="yahtzee",
    board=board.Board.draw,
    tell=telling.tell,
    log=telling.log,
    actions=buttons.ACTIONS,
    lobby_head=rules.lobby_head,
    beside_total=records.beside_total,
    below_totals=records.below_totals,
    ending_buttons=records.ending_buttons,
    how_to_play=rules.how_to_play,
    in_short=rules.in_short,
    in_words=rules.in_words,
    named=rules.named,
    story_head=telling.head,
    story_clause=telling.clause,
    turn=records.turn,
    turning_points=records.turning_points,
    on_card=records.on_card,
    alone_on_card=records.alone_on_card,
    coached=Coached(hint=review.hint_lines, telling=review.TELLING),
)
