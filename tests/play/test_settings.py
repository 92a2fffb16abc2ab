"""`/farkle-setup settings`: each setting on its screen, who may change it, what the screen says, and its effect."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot import sentences
from bot.model.servers import Boards, GuildSettings
from bot.play.lobby_time import LOBBY_SECONDS
from bot.sentences import say
from bot.ui.setup.settings import PAGES
from localdiscord import Message
from localdiscord.model.components import walk
from tests.support.databases import looking
from tests.support.languages import begun_language, forget_sentences
from tests.support.sentences import refused, says
from tests.support.steps import (
    at_rest,
    change_page,
    forge,
    manage,
    open_lobby,
    open_settings,
    pass_time,
    selected,
    settings_of,
)
from tests.support.tavern import Tavern, running_bot, seeded

MENUS = {
    "turn_seconds": "5 minutes",
    "longest_turn": "3 days",
    "boards": say("boards-as-needed"),
    "most_in_channel": "5",
    "most_per_person": "3",
    "locale": say("settings-as-discord-says"),
}


async def test_the_first_page_says_what_each_setting_is_and_its_groups_open_short_pages(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, screen = tavern.people[0], await open_settings(tavern)
    first = screen.text
    assert says(screen, "settings-channels", many=0, gone=0)
    assert says(screen, "settings-helpers", many=0)
    for menu, value in MENUS.items():
        assert says(screen, "rules-option", option=say(f"menu-{menu.replace('_', '-')}"), value=value)
    for setting, value in (("threads", "off"), ("hints", "off"), ("first-roll", "on")):
        assert says(screen, f"settings-{setting}", value=value)
    assert says(screen, "settings-lacks-nothing")
    assert len(screen.text) < 1000
    assert len(list(walk(screen.components))) < 20
    for button in screen.buttons:
        outcome = await admin.click(screen, label=button.label)
        assert outcome.message is screen
        assert len(list(walk(screen.components))) < 20
        for shown in screen.selects:
            name = shown.custom_id.removeprefix("fc:")
            assert name not in MENUS or selected(screen, shown.custom_id) == MENUS[name]
        await admin.click(screen, label="◀ All settings")
        assert screen.text == first
    assert settings_of(tavern) == GuildSettings()


async def offered(tavern: Tavern) -> list[Message]:
    """The offers to post results that were made here, whoever sees them."""
    await at_rest(tavern)
    seen = (each for person in tavern.people[:2] for each in tavern.channel.messages(viewer=person))
    return [each for each in seen if says(each, "results-offer")]


@pytest.mark.without_bot
@pytest.mark.parametrize("answer", ["Post here each day", "No thanks"])
async def test_a_manager_is_once_offered_each_days_results_where_the_bot_may_post(
    tavern: Tavern, path: Path, answer: str
) -> None:
    admin, guest, _ = tavern.people
    await manage(tavern)
    async with running_bot(tavern, path, seeded(1)):
        # The first lobby is not a manager's, and in the first of a manager the bot may not post by itself.
        lobby = (await guest.slash(tavern.channel, "farkle start")).shown
        await admin.slash(admin.direct_messages, "farkle start")
        assert await offered(tavern) == []
        await admin.slash(tavern.channel, "yahtzee start")
        (offer,) = await offered(tavern)
        assert offer.ephemeral_for is admin
        for command in ("farkle-setup settings", "farkle start"):
            await admin.slash(tavern.channel, command)
        assert await offered(tavern) == [offer]
        assert refused(await forge(guest, lobby, "fc:results:here"), "needs-manage-server")
        await forge(admin, lobby, "fc:results:no")
        assert not says(lobby, "results-declined")
        await admin.click(offer, label=answer)
        taken = answer != "No thanks"
        assert says(offer, "results-taken" if taken else "results-declined")
        assert settings_of(tavern).posts == ({"daily": tavern.channel.id} if taken else {})
        await tavern.bot.services.settings.change(tavern.guild.id, posts={"daily": 0})
    async with running_bot(tavern, path, seeded(1)):
        await open_settings(tavern)
        assert await offered(tavern) == []


def test_each_setting_is_on_one_page() -> None:
    shown = sorted(setting for page in PAGES.values() for setting in page)
    # The earlier zones follow from the zone.
    assert shown == sorted({each.name for each in fields(GuildSettings)} - {"earlier_zones"})


@pytest.mark.both
async def test_each_setting_is_stored_and_shown_in_place(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, elsewhere = tavern.people[0], tavern.guild.add_channel("games")
    screen = await open_settings(tavern, page="Channels")
    steps = {
        "Turns": (
            ("turn_seconds", "259200", "3 days"),
            ("longest_turn", "43200", "12 hours"),
            ("boards", "fold", say("boards-fold")),
        ),
        "Games": (("most_in_channel", "1", "1"), ("most_per_person", "10", "10")),
        "Server": (("locale", "en", "English"),),
    }
    for page, changes in steps.items():
        await change_page(tavern, screen, page)
        for setting, value, shown in changes:
            outcome = await admin.choose(screen, f"fc:{setting}", [value])
            assert outcome.kind == "update"
            assert outcome.message is screen
            assert selected(screen, f"fc:{setting}") == shown
    await change_page(tavern, screen, "Turns")
    await admin.click(screen, "fc:first_roll:off")
    assert says(screen, "settings-first-roll", value="off")
    assert len(next(menu for menu in screen.selects if menu.custom_id == "fc:turn_seconds").options) == 11
    await change_page(tavern, screen, "Channels")
    await admin.choose(screen, "fc:channels", [elsewhere])
    assert says(screen, "settings-channels", channels=elsewhere)
    await admin.click(screen, "fc:threads:on")
    assert says(screen, "settings-threads", value="on")
    wanted = GuildSettings(
        (elsewhere.id,), 1, 10, 43_200, 43_200, boards=Boards.FOLD, threads=True, first_roll=False, locale="en"
    )
    assert settings_of(tavern) == wanted
    again = await open_settings(tavern, page="Channels")
    assert again.text == screen.text
    menus = {component.get("custom_id"): component for component in walk(again.components)}
    defaults = menus["fc:channels"]["default_values"]
    assert [(each["id"], each["type"]) for each in defaults] == [(str(elsewhere.id), "channel")]
    await admin.choose(screen, "fc:channels", [])
    assert says(screen, "settings-channels", many=0, gone=0)
    await change_page(tavern, screen, "Server")
    await admin.choose(screen, "fc:locale", ["discord"])
    assert (settings_of(tavern).channels, settings_of(tavern).locale) == ((), None)


async def test_the_channel_of_the_daily_dice_and_roles_of_helpers_are_chosen_and_given_up(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, results = tavern.people[0], tavern.guild.add_channel("results")
    screen = await open_settings(tavern, page="Channels")
    assert says(screen, "settings-daily-channel", many=0, gone=0)
    await admin.choose(screen, "fc:daily_channel", [results])
    assert says(screen, "settings-daily-channel", many=1, channels=results)
    assert settings_of(tavern).posts == {"daily": results.id}
    results.deny_bot("send_messages")
    assert says(await open_settings(tavern), "settings-lacks", channels=results, permissions="Send Messages")
    results.allow_bot("send_messages")
    assert says(await open_settings(tavern), "settings-lacks-nothing")
    tavern.guild.delete_channel(results)
    assert says(await open_settings(tavern), "settings-daily-channel", many=0, gone=1)
    await admin.choose(screen, "fc:daily_channel", [])
    assert says(screen, "settings-daily-channel", many=0, gone=0)
    assert settings_of(tavern).posts == {}
    # Of roles, too, only those are shown that still exist.
    role = tavern.guild.add_role("helpers")
    screen = await open_settings(tavern, page="Roles")
    await admin.choose(screen, "fc:helpers", [role])
    assert settings_of(tavern).helpers == (role.id,)
    assert chosen_roles(screen.components) == [str(role.id)]
    for wrong in (1, tavern.guild.everyone.id):
        assert refused(await forge(admin, screen, "fc:helpers", [str(wrong)]), "only-roles", most=5)
    await tavern.bot.services.settings.change(tavern.guild.id, helpers=(role.id, 1))
    assert chosen_roles((await open_settings(tavern, page="Roles")).components) == [str(role.id)], "1 was deleted"
    await admin.choose(screen, "fc:helpers", [])
    assert settings_of(tavern).helpers == ()


def chosen_roles(components: Sequence[dict[str, Any]]) -> list[str]:
    (menu,) = [each for each in walk(components) if each.get("custom_id") == "fc:helpers"]
    return [each["id"] for each in menu["default_values"]]


async def test_what_was_not_offered_is_refused_and_changes_nothing(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    screen = await open_settings(tavern)
    before = screen.text
    for address, values in {
        "turn_seconds": ["301"],
        "most_in_channel": ["0"],
        "most_per_person": ["99999999999999999999"],
        "locale": ["../../etc/passwd"],
        "threads:maybe": None,
        "turns_call": ["True"],
        "boards": ["none"],
        "left_at:1": None,
        "default_rules": ["x"],
        "channels": None,
        "": None,
        "locale:": [""],
        "turn_seconds:": list[str](),
    }.items():
        assert (await forge(tavern.people[0], screen, f"fc:{address}", values)).ephemeral, address
    assert settings_of(tavern) == GuildSettings()
    assert screen.text == before
    # Nor does a press on a board change the board.
    lobby = await open_lobby(tavern)
    before = lobby.text
    for address in ("threads:on", "boards:fold", "everywhere", "nonsense"):
        assert refused(await forge(tavern.people[1], lobby, f"fc:{address}"), "needs-manage-server")
    answer = await forge(tavern.people[0], lobby, "fc:threads:on")
    assert answer.ephemeral
    assert says(answer, "settings-threads", value="on")
    assert lobby.text == before


async def test_only_channels_of_this_server_may_be_chosen_for_results_only_texts(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, guild, local = tavern.people[0], tavern.guild, tavern.local
    screen = await open_settings(tavern, page="Channels")
    voice, category, deleted = (guild.add_channel("x", kind=kind) for kind in (2, 4, 0))
    guild.delete_channel(deleted)
    foreign = local.add_guild("Elsewhere").add_channel("foreign")
    chosen = [[str(tavern.channel.id), str(wrong.id)] for wrong in (category, deleted, foreign)]
    for forged in (*chosen, ["nonsense"], [str(guild.id)]):
        assert refused(await forge(admin, screen, "fc:channels", forged), "only-channels")
    for more_than_discord_sends in ([str(tavern.channel.id)] * 26, ["9" * 10_000]):
        assert refused(await forge(admin, screen, "fc:channels", more_than_discord_sends), "unknown-button")
    assert refused(await forge(admin, screen, "fc:daily_channel", [str(voice.id)]), "only-channels")
    assert settings_of(tavern) == GuildSettings()


async def test_games_may_be_allowed_wherever_people_write(tavern: Tavern) -> None:
    await manage(tavern, threads=True, first_roll=True)
    admin, guild, home = tavern.people[0], tavern.guild, tavern.channel
    screen = await open_settings(tavern, page="Channels")
    kinds = {"news": 5, "voice": 2, "stage": 13, "forum": 15, "media": 16}
    channels = {name: guild.add_channel(name, kind=kind) for name, kind in kinds.items()}
    for name in ("forum", "media"):
        channels[name].deny_bot("create_public_threads")
    channels["media"].deny_bot("send_messages_in_threads")
    channels["voice"].deny_bot("create_public_threads")
    await admin.choose(screen, "fc:channels", [*channels.values()])
    assert {*settings_of(tavern).channels} == {each.id for each in channels.values()}
    # Nothing else is missing: the bot opens no thread there.
    assert says(screen, "settings-lacks", channels=channels["media"], permissions="Send Messages in Threads")
    assert "Create Public Threads" not in screen.text
    assert refused(await admin.slash(home, "farkle start"), "not-in-this-channel")
    post = admin.start_thread(channels["forum"], "a table for two")
    for place in (channels["news"], channels["voice"], channels["stage"], post):
        tavern.channel = place
        lobby = await open_lobby(tavern)
        assert lobby.channel is place


async def test_what_the_bot_lacks_is_named_with_its_channel(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, (hidden, mute, fine) = tavern.people[0], map(tavern.guild.add_channel, ("hidden", "mute", "fine"))
    screen = await open_settings(tavern, page="Channels")
    hidden.deny_bot("view_channel")
    mute.deny_bot("send_messages")
    await admin.choose(screen, "fc:channels", [hidden, mute, fine])
    assert says(screen, "settings-lacks-head")
    assert says(screen, "settings-lacks", channels=hidden, permissions="View Channel and Send Messages")
    assert says(screen, "settings-lacks", channels=mute, permissions="Send Messages")
    assert f"{fine.mention}:" not in screen.text
    fine.deny_bot("create_public_threads")
    await admin.choose(screen, "fc:channels", [fine])
    assert says(screen, "settings-lacks-nothing")
    await admin.click(screen, "fc:threads:on")
    assert says(screen, "settings-lacks", channels=fine, permissions="Create Public Threads")
    fine.deny_bot("send_messages_in_threads")
    await admin.click(screen, "fc:threads:on", force=True)
    lacks = "Create Public Threads and Send Messages in Threads"
    assert says(screen, "settings-lacks", channels=fine, permissions=lacks)
    # If games may be opened everywhere, the check is for the channel of this screen.
    await admin.click(screen, "fc:everywhere")
    assert says(screen, "settings-lacks-nothing")
    assert says(await open_settings(tavern, mute), "settings-lacks", channels=mute, permissions="Send Messages")


async def test_the_screen_fits_at_its_longest(tavern: Tavern) -> None:
    """As many channels as may be chosen, each lacking something."""
    await manage(tavern, first_roll=True)
    channels = [tavern.guild.add_channel(f"channel-{number}") for number in range(25)]
    denied = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")
    for number, channel in enumerate(channels):
        channel.deny_bot(*(name for bit, name in enumerate(denied) if number >> bit & 1))
    screen = await open_settings(tavern, page="Channels")
    await tavern.people[0].click(screen, "fc:threads:on")
    outcome = await tavern.people[0].choose(screen, "fc:channels", channels)
    assert outcome.kind == "update"
    assert all(screen.text.count(channel.mention) == 1 + bool(number) for number, channel in enumerate(channels[:16]))


async def test_deleted_channels_are_told(tavern: Tavern) -> None:
    await manage(tavern, first_roll=True)
    admin, (first, second) = tavern.people[0], map(tavern.guild.add_channel, ("first", "second"))
    screen = await open_settings(tavern, page="Channels")
    await admin.choose(screen, "fc:channels", [first, second])
    tavern.guild.delete_channel(first)
    await tavern.until(lambda: tavern.bot.get_channel(first.id) is None)
    assert says(await open_settings(tavern), "settings-channels", many=1, channels=second, gone=1)
    tavern.guild.delete_channel(second)
    await tavern.until(lambda: tavern.bot.get_channel(second.id) is None)
    screen = await open_settings(tavern, page="Channels")
    assert says(screen, "settings-channels", many=0, gone=2)
    assert says(screen, "settings-channels-gone")
    outcome = await tavern.people[1].slash(tavern.channel, "farkle start")
    assert refused(outcome, "channels-gone")
    await admin.click(screen, label="Everywhere")
    assert says(screen, "settings-channels", many=0, gone=0)
    assert not (await tavern.people[1].slash(tavern.channel, "farkle start")).ephemeral


async def test_a_game_keeps_the_turn_time_with_which_it_was_opened(tavern: Tavern) -> None:
    await manage(tavern)
    admin, tables = tavern.people[0], tavern.bot.services.sessions
    await open_lobby(tavern)
    # The first page of version 1.0 had all menus. A press on it opens the page of its setting.
    screen = await open_settings(tavern)
    assert (await forge(admin, screen, "fc:turn_seconds", ["60"])).message is screen
    assert selected(screen, "fc:turn_seconds") == "1 minute"
    await open_lobby(tavern, game="yahtzee")
    for game_id, seconds in ((1, 300), (2, 60)):
        async with tables.lock(game_id) as session:
            assert session.stored.deadline.seconds == seconds


SWABIAN = "Schwäbisch (0% translated, the rest is in English)"


@pytest.fixture
def swabian(tmp_path: Path) -> Iterator[Callable[[], None]]:
    """Adds a language with a few translated sentences. Returns a function that removes it."""
    said = ("language-name = Schwäbisch", "lobby-join = I mach mit", "lobby-leave = Noi", "lobby-ended = Aus is")
    with begun_language(tmp_path / "locales", "\n".join(said), "gsw") as locale:

        def take_away() -> None:
            (sentences.LOCALES / f"{locale}.ftl").unlink()
            forget_sentences()

        yield take_away


async def test_the_language_of_a_server(swabian: Callable[[], None], tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    screen = await open_settings(tavern, page="Server")
    names = next(select.options for select in screen.selects if select.custom_id == "fc:locale")
    assert list(names.values()) == ["As set in Discord", "English", SWABIAN]
    await admin.choose(screen, "fc:locale", ["gsw"])
    assert selected(screen, "fc:locale") == SWABIAN
    lobby = await open_lobby(tavern)
    assert {"I mach mit", "More", "Noi"} <= {button.label for button in lobby.buttons}
    assert tavern.bot.services.displays.at(tavern.guild.id).say("lobby-join") == "I mach mit"
    pass_time(tavern, LOBBY_SECONDS)
    await tavern.bot.jobs.play("clock")
    await tavern.until(lambda: lobby.text == "Aus is")
    assert tavern.bot.services.displays.at(5).say("lobby-join") == "Join"
    await admin.choose(screen, "fc:locale", ["discord"])
    assert tavern.bot.services.displays.at(tavern.guild.id).say("lobby-join") == "Join"
    # A language whose file is gone reads as English, and the screen still opens.
    await admin.choose(screen, "fc:locale", ["gsw"])
    swabian()
    assert selected(await open_settings(tavern, page="Server"), "fc:locale") == ""


def departed(path: Path) -> list[object]:
    """The servers that the bot is noted to be removed from."""
    with looking(path) as look:
        return look("SELECT id FROM guilds WHERE left_at IS NOT NULL")


@pytest.mark.sqlite
async def test_a_server_that_is_forgotten_begins_anew(tavern: Tavern, path: Path) -> None:
    await manage(tavern)
    screen = await open_settings(tavern, page="Turns")
    await tavern.people[0].choose(screen, "fc:turn_seconds", ["60"])
    tavern.guild.kick_bot()
    await tavern.until(lambda: bool(departed(path)))
    pass_time(tavern, 10 * 365 * 24 * 3600)
    await tavern.bot.jobs.play("departures", "changes")
    assert settings_of(tavern) == GuildSettings()
    tavern.guild.invite_bot()
    assert selected(await open_settings(tavern, page="Turns"), "fc:turn_seconds") == "5 minutes"
