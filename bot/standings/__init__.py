"""The questions people ask about how they play, and what they decide about the answers.

One file for each kind of question: `cards`, `leaderboards`, `history`, `seasons` and `privacy`. `standings` holds them
all. Every number follows from the facts of finished games; `bot.store.results` writes it when a game ends.
"""
