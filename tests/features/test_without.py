"""The bot runs without any one of its features: the core names none, and neither do the others."""

import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot import sentences
from bot.features import installed
from bot.hooks import Feature, features
from tests.support.languages import forget_sentences
from tests.support.steps import A_WIN, begin, board_after, delete, is_over, strike
from tests.support.tavern import local_tavern, running_bot, scripted


@pytest.fixture(params=[feature.name for feature in installed.FEATURES])
def left_out(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a feature that is not there, and neither are its sentences."""
    name: str = request.param
    (feature,) = (each for each in installed.FEATURES if each.name == name)
    monkeypatch.setattr(installed, "FEATURES", tuple(each for each in installed.FEATURES if each is not feature))
    folder, folders = Path(inspect.getfile(type(feature))).parent, sentences._folders()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sentences, "_folders", cache(lambda: tuple(each for each in folders if each != folder)))
        features.cache_clear()
        forget_sentences()
        yield name
    features.cache_clear()
    forget_sentences()


async def test_a_game_is_played_to_its_end_without_a_feature(left_out: str, tmp_path: Path) -> None:
    assert left_out not in {feature.name for feature in features()}
    dice = scripted(*A_WIN)
    async with (
        local_tavern(2, is_first_start=True) as tavern,
        running_bot(tavern, tmp_path / "farkle.sqlite3", dice) as bot,
    ):
        tavern.guild.add_member(tavern.people[0], manage_guild=True)
        for command in ("farkle help", "farkle games", "farkle privacy", "farkle-setup settings"):
            assert (await tavern.people[0].slash(tavern.channel, command)).shown
        await begin(tavern, dice=A_WIN, rules="exact")
        assert is_over(await board_after(tavern, "Roll 6"))
        await strike(tavern, 60)
        await bot.jobs.play()
        await delete(tavern, tavern.people[1])


def test_each_feature_has_a_name_of_its_own() -> None:
    assert len({feature.name for feature in installed.FEATURES}) == len(installed.FEATURES)
    assert all(isinstance(feature, Feature) for feature in installed.FEATURES)
