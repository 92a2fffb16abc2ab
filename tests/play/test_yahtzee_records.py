"""Yahtzee after the game: cards, leaderboards, past games and head-to-heads, apart from those of Farkle."""

from bot.games.dice import Seed
from tests.support.sentences import refused, says
from tests.support.tavern import Tavern
from tests.support.yahtzee_steps import begin, short_game


async def test_what_is_kept_of_a_game(tavern: Tavern) -> None:
    await short_game(tavern)
    host, second, _ = tavern.people
    card = await host.slash(tavern.channel, "farkle stats")
    assert "Here · All rules of Yahtzee" in card.text
    assert says(card, "card-yahtzee")
    assert not says(card, "card-farkles")
    await host.choose(card.shown, card.shown.selects[0].custom_id, ["all-farkle"])
    assert "Here · All rules" in card.text
    assert says(card, "card-empty")
    top = await host.slash(tavern.channel, "farkle leaderboard", rules="All rules of Yahtzee")
    assert top.text.index(host.mention) < top.text.index(second.mention)
    orders = list(top.shown.selects[1].options.values())
    assert "Most farkles" not in orders
    assert orders[-6:-2] == ["Most yahtzees", "Most yahtzee bonuses", "Most upper bonuses", "Best column"]
    assert orders[-2:] == ["Best decisions", "Most luck per game"]
    await host.choose(top.shown, top.shown.selects[1].custom_id, ["best_column"])
    assert says(top, "top-head", order="Best column")
    assert f"**1.** {second.mention} 🥇 · **53**" in top.text
    await host.choose(top.shown, top.shown.selects[0].custom_id, ["all-farkle"])
    assert "### 🏆 Rating\n-# Here · All rules of Farkle ·" in top.text, "Farkle has no columns"
    by_column = await host.slash(tavern.channel, "farkle leaderboard", by="best column")
    assert says(by_column, "scope-all", game="Yahtzee")
    assert says(await host.slash(tavern.channel, "farkle leaderboard"), "top-empty")
    duel = await host.slash(tavern.channel, "farkle head-to-head", player=second)
    assert says(duel, "scope-all", game="Yahtzee")
    assert says(duel, "duel-games", games=1)
    awards = await host.click(card.shown, label="Achievements")
    assert says(awards, "achievement-yahtzee-win")
    assert await tavern.bot.services.standings.rebuild() == []


async def test_only_what_a_game_counts_is_offered_for_its_leaderboards(tavern: Tavern) -> None:
    person, command = tavern.people[0], "farkle leaderboard"
    offered = {
        rules: {choice["name"] for choice in await person.autocomplete(tavern.channel, command, "by", "", rules=rules)}
        for rules in ("yahtzee", "standard", "whist")
    }
    assert offered["yahtzee"] - offered["standard"] == {
        *("Most yahtzees", "Most yahtzee bonuses", "Most upper bonuses", "Best column")
    }
    assert offered["standard"] - offered["yahtzee"] == {"Most farkles"}
    assert offered["whist"] == offered["yahtzee"] | offered["standard"]
    tavern.guild.add_member(person, manage_guild=True)
    await person.slash(tavern.channel, "farkle-setup season-start", name="Cup", by="yahtzees")
    season = await person.slash(tavern.channel, command, season="Cup")
    assert says(season, "top-head", order="Most yahtzees", about="Here · All rules of Yahtzee · season Cup")
    season = await person.slash(tavern.channel, command, season="Cup", rules="standard")
    assert says(season, "top-head", order="Rating", about="Here · Standard · season Cup")
    assert refused(
        await person.slash(tavern.channel, command, by="farkles", rules="yahtzee"), "order-not-here", game="Yahtzee"
    )


async def test_a_game_is_replayed_turn_by_turn(tavern: Tavern) -> None:
    await short_game(tavern)
    host = tavern.people[0]
    past = await host.slash(tavern.channel, "farkle history")
    assert "#1" in past.text
    await host.choose(past.shown, past.shown.selects[0].custom_id, ["1"])
    assert "Dashed line" not in past.text, "there are no points to play to"
    await host.click(past.shown, label="Replay")
    assert says(past, "replay-head", step=1, steps=8)
    assert says(past, "replay-turn", round=1, player=host)
    assert "\n## <:" in past.text
    assert says(past, "replay-scored")


async def test_the_dice_of_a_game_are_checked(tavern: Tavern) -> None:
    tavern.roll = Seed.dice
    await short_game(tavern)
    host, said = tavern.people[0], "The dice fell exactly as decided before the game"
    await host.slash(tavern.channel, "farkle verify")
    await tavern.until(lambda: said in tavern.channel.messages(viewer=host)[-1].text)


async def test_typed_moves_are_those_of_farkle(tavern: Tavern) -> None:
    await begin(tavern, 2)
    for command, options in {"roll": {}, "keep": {"dice": "1"}, "bank": dict[str, str]()}.items():
        answer = await tavern.people[0].slash(tavern.channel, f"farkle {command}", **options)
        assert refused(answer, "typed-not-here")
