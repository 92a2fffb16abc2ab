"""Discord's REST side fails while somebody presses: errors, limits, cut lines, silence."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from localdiscord import AnswerLost, Request, Response, rate_limited, reply
from tests.support.faults.house import Fault, House, ensure_guild, opened
from tests.support.faults.presses import PRESSES

Answer = Callable[[], Awaitable[Response | AnswerLost | None]]


def status(number: int) -> Answer:
    async def answer() -> Response:
        return reply({"code": 0, "message": f"{number}: no"}, number)

    return answer


async def silence() -> None:
    await asyncio.Event().wait()


async def cut() -> None:
    raise ConnectionResetError


async def limited() -> Response:
    return rate_limited(30)


def lost(number: int = 0) -> Answer:
    async def answer() -> AnswerLost:
        return AnswerLost(number)

    return answer


def requests(answer: Answer, part: str = "", *, first: int = 1, last: int = 1000) -> Fault:
    """In each channel, this becomes of the requests of these numbers (from 1) whose path has this part."""

    @asynccontextmanager
    async def during(house: House) -> AsyncIterator[None]:
        met: Counter[int] = Counter()

        async def hook(request: Request) -> Response | AnswerLost | None:
            channel = house.channel_of(request)
            if part not in request.path or channel is None or channel is house.elsewhere.channel:
                return None
            met[channel.id] += 1
            return await answer() if first <= met[channel.id] <= last else None

        house.local.inject(hook)
        yield
        house.local.inject(None)

    return Fault(during)


@asynccontextmanager
async def everything_limited(house: House) -> AsyncIterator[None]:
    """Discord's limit for a whole bot, which does not concern answers to interactions, and ends after two seconds."""
    ends = asyncio.get_running_loop().time() + 2

    def hook(request: Request) -> Response | None:
        left = ends - asyncio.get_running_loop().time()
        return rate_limited(left, scope="global") if "/channels/" in request.path and left > 0 else None

    house.local.inject(hook)
    yield
    await asyncio.sleep(ends - asyncio.get_running_loop().time())
    house.local.inject(None)


# 502 and 504 are to discord.py what 500 is. What a second request meets where it meets 500 is what it meets when cut.
FAULTS = {
    "500 once": requests(status(500), last=1),
    "503 thrice": requests(status(503), last=3),
    "500 all the time": requests(status(500)),
    "429 for answers": requests(limited, "/callback"),
    "429 for webhooks": requests(limited, "/webhooks/"),
    "429 for the channel": requests(limited, "/channels/"),
    "429 for everything": Fault(everything_limited),
    "no answer to answers": requests(silence, "/callback"),
    "no answer to webhooks": requests(silence, "/webhooks/"),
    "no answer at all": requests(silence),
    "cut before the first": requests(cut, last=1),
    "cut before the second": requests(cut, first=2, last=2),
    "cut after the first": requests(lost(), last=1),
    "cut after the second": requests(lost(), first=2, last=2),
    "500 after the first": requests(lost(500), last=1),
    "500 after the second": requests(lost(500), first=2, last=2),
}
# Marking a die and rolling on are shown as a throw is, and the clock's grace as its reminder.
SHOWN = {name: press for name, press in PRESSES.items() if name not in ("mark a die", "roll on", "grace")}


@pytest.mark.parametrize("fault", FAULTS)
async def test_requests_fail(tmp_path: Path, fault: str) -> None:
    async with opened(tmp_path / "farkle.sqlite3") as house:
        await ensure_guild(house, FAULTS[fault], SHOWN)
