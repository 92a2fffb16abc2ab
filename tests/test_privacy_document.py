"""`docs/privacy.md` says what is stored: each table has its words there, and times are those of the program."""

import re
from pathlib import Path

from bot.servers.departures import GRACE_DAYS
from bot.store import acts, challenges, former, incidents, members
from bot.store.schema import all_tables

DAY = 24 * 3600
SAID = " ".join(Path("docs/privacy.md").read_text("utf-8").split())
WORDS = {
    "acts": "what you did in games of others as a helper or manager, with the reason you gave",
    "attempts": "your days with the daily dice, on which server",
    "awards": "achievements",
    "bars": "that moderators of a server barred you there",
    "beginnings": "that you began the dice of a day, until it is over everywhere",
    "blocks": "that a player or the host blocked you",
    "calls": "to which lobbies you were called, by whom",
    "copies": "challenges, with your language and the direct messages that show them",
    "crowns": "crowns",
    "daily_ranks": "days in a row, and results",
    "dares": "who asked you to beat their result of the day",
    "declines": "who declined your challenge (as a hash)",
    "deletions": "removes your record and your id from every table",
    "duels": "duels on the same dice that you began or took",
    "entrants": "tournaments that you began or entered",
    "events": "tournaments that you began or entered",
    "facts": "rolls and decisions with their times",
    "former_players": "that you deleted your data and which former player you are",
    "games": "its host, who sat where, who left its lobby, agreed to stop it or ended it",
    "holidays": "when you were `/farkle away`",
    "incidents": "unexpected errors: the time, the game, the server and what was asked for",
    "lifetime_stats": "ratings, records",
    "listeners": "that you want to hear of open lobbies",
    "members": "that Discord was asked if you are still a member of a server",
    "nudges": "which direct messages you want, with your quiet hours and language",
    "people": "that you are hidden from leaderboards",
    "personal_blocks": "whom you blocked",
    "practice": "which of your mistakes you practised, and when each comes back",
    "results": "results and what is computed from them",
    "reviews": "reviews",
    "seats": "a hash of the press that took a seat",
    "shares": "where its result was shared",
}
OF_SERVERS = {
    "guilds",
    "house_rules",
    "default_rules",
    "seasons",
    "leaderboards",
    "daily_posts",
    "post_channels",
    "powers",
}
"""A server's settings, rule sets and seasons."""
OF_GAMES = {
    "unreviewed",
    "uncounted",
    "endings",
    "leftovers",
    "farkle_streaks",
    "days",
    "notes",
    "recounts",
    "event_facts",
    "meetings",
}
"""They follow from games, or name no one."""


def test_every_table_is_accounted_for() -> None:
    assert WORDS.keys() | OF_SERVERS | OF_GAMES == {table.name for table in all_tables()}
    # A column with a person's id is about a person.
    ids = re.compile("(user|host|blocked)_id|_by$")
    about = {table.name for table in all_tables() if any(map(ids.search, table.columns.keys()))}
    assert about <= WORDS.keys()
    assert {table: words for table, words in WORDS.items() if words not in SAID} == {}


def test_the_times_are_those_of_the_program() -> None:
    assert f"the server's log | {acts.KEPT_SECONDS // DAY} days" in SAID
    assert (former.REMEMBERED_SECONDS, former.RESTING_SECONDS) == (7 * DAY, DAY)
    assert "for seven days or a little longer" in SAID
    assert members.ASKED_SECONDS == challenges.REST_SECONDS == DAY
    assert f"the last {incidents.MOST_KEPT:,}" in SAID
    assert f"`GUILD_GRACE_DAYS` ({GRACE_DAYS} days" in SAID
