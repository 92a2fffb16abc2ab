from bot.ui.games.yahtzee.board import Board
from bot.ui.games.yahtzee.buttons import ACTIONS
from bot.ui.games.yahtzee.records import (
    alone_on_card,
    below_totals,
    beside_total,
    ending_buttons,
    on_card,
    turn,
    turning_points,
)
from bot.ui.games.yahtzee.review import TELLING, hint_lines
from bot.ui.games.yahtzee.rules import how_to_play, in_short, in_words, lobby_head, named
from bot.ui.games.yahtzee.telling import clause, head, log, tell
from bot.ui.presentation import Coached, Presentation

PRESENTATION = Presentation(
    name="yahtzee",
    board=Board.draw,
    tell=tell,
    log=log,
    actions=ACTIONS,
    lobby_head=lobby_head,
    beside_total=beside_total,
    below_totals=below_totals,
    ending_buttons=ending_buttons,
    how_to_play=how_to_play,
    in_short=in_short,
    in_words=in_words,
    named=named,
    story_head=head,
    story_clause=clause,
    turn=turn,
    turning_points=turning_points,
    on_card=on_card,
    alone_on_card=alone_on_card,
    coached=Coached(hint=hint_lines, telling=TELLING),
)
