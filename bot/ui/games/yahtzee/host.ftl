# What only hosts read, on a command line and in logs: in English, as their documents are.

column-missing = Name the column, too, even if there is only one: score { $box } 1.
yahtzee-coach-game = For Yahtzee, give only --game, with the text of the game.
yahtzee-coach-columns = Figures exist only for cards with 1 column.
yahtzee-coach-mean = { $exact ->
    [no] The coach estimates { $points } { $points ->
        [one] point
       *[other] points
        } for a solo game: these rules are too large for exact figures.
   *[yes] With the best strategy, a solo game scores { $points } { $points ->
        [one] point
       *[other] points
        } on average.
    }
yahtzee-coach-solving = I'm solving these rules for the first time. This takes up to a minute.
