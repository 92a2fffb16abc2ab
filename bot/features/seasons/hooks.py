"""Connects seasons with the core."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from sqlalchemy import delete, select

from bot.features.seasons import store
from bot.features.seasons.screens import SEASON_END, end_season
from bot.hooks import Feature
from bot.model.records import GameToCount, Span
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.context import Handler
from bot.ui.page import read_number


class SeasonsOfServers(Feature):
    name = "seasons"
    has_commands = True

    def keys_of_spans(self, transaction: Transaction, games: Sequence[GameToCount]) -> Iterator[tuple[int, str]]:
        return store.keys_of(transaction, games)

    def find_span(self, transaction: Transaction, guild_id: int, text: str) -> Span | None:
        season = store.find(transaction, guild_id, text)
        return None if season is None else season.span

    def offer_spans(self, transaction: Transaction, guild_id: int, typed: str, most: int) -> Iterator[Span]:
        return (season.span for season in store.offered(transaction, guild_id, typed, most))

    def answer(self, parts: tuple[str, ...]) -> Handler | None:
        match parts:
            case (name, season_id) if name == SEASON_END:
                return partial(end_season, season_id=read_number(season_id))
        return None

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.crowns.c.user_id, store.crowns.c.season_id)

    def exported(self) -> Mapping[str, Subject]:
        won = select(store.seasons.c.guild_id, store.seasons.c.name, store.crowns.c.kind).join(
            store.crowns, store.crowns.c.season_id == store.seasons.c.id
        )
        return {"seasons_won": Subject(won, store.crowns.c.user_id, (store.crowns.c.season_id, store.crowns.c.kind))}

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        transaction.execute(delete(store.seasons).where(store.seasons.c.guild_id == guild_id))
        return False
