"""Whatever failed is tried again within five seconds of its being possible again, by a clock that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from selectors import DefaultSelector
from types import SimpleNamespace
from typing import Any, TypeVar, cast
from unittest.mock import AsyncMock, Mock

import pytest
from sqlalchemy.exc import OperationalError

from undercroft.server.bots import BotKeeper
from undercroft.server.errors import Unstored
from undercroft.server.jobs import LEASE, Due
from undercroft.server.news import PostgresNews
from undercroft.server.store import Store
from undercroft.server.tables import Tables

pytestmark = pytest.mark.once

T = TypeVar("T")
SOON = 5.0
"""Seconds after which bots and news go on at the latest."""
BACK = [0.3, 2.0, 3.9, 11.0, 40.0]
"""Seconds after which what was away is there again."""
AWAY = Unstored(OperationalError("INSERT", None, OSError("away")))


class AtOnce(asyncio.SelectorEventLoop):
    """A loop where nothing takes time but waiting, and that is over at once."""

    def __init__(self) -> None:
        self.passed = 0.0
        super().__init__(Jumping(self))

    def time(self) -> float:
        """The seconds that were waited for."""
        return self.passed


class Jumping(DefaultSelector):
    """Waits for nothing: the loop's clock is put forward by so much."""

    def __init__(self, loop: AtOnce) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        """What is ready already."""
        assert timeout is not None, "nothing will ever happen"
        self.loop.passed += timeout
        return super().select(0)


def told(story: Awaitable[T]) -> T:
    """The end of a story, at once."""

    async def tell() -> T:
        return await story

    with asyncio.Runner(loop_factory=AtOnce) as runner:
        return runner.run(tell())


def now() -> float:
    """How much time has passed in a story."""
    return asyncio.get_running_loop().time()


def keeper(store: Any, tables: Any = None) -> BotKeeper:
    """One who looks for work, or gives what was thought out."""
    keeper = BotKeeper(cast(Store, store), cast(Tables, tables), 1, 0.0, "me")
    keeper.workers = Mock(count=1, idle=1, run=AsyncMock())
    return keeper


@pytest.mark.parametrize("answers", [True, False], ids=["database", "no-database"])
def test_the_work_of_a_process_that_was_killed_is_soon_anothers(answers: bool) -> None:
    """Its lease runs out, and somebody looks; also one who could not the time before."""

    async def story() -> list[float]:
        looked: list[float] = []

        async def read(_: Callable[..., Any]) -> list[Any]:
            looked.append(now())
            if not answers:
                raise AWAY
            return []

        looking = asyncio.create_task(keeper(SimpleNamespace(sqlite=False, read=read)).run())
        await asyncio.sleep(100)
        looking.cancel()
        return [later - sooner for sooner, later in zip(looked, [*looked[1:], now()], strict=True)]

    assert LEASE + max(told(story())) <= SOON


@pytest.mark.parametrize("back", BACK)
@pytest.mark.parametrize("takes", [True, False], ids=["little", "nothing"])
def test_a_move_that_was_thought_out_is_soon_stored(back: float, takes: bool) -> None:
    """The database takes nothing until then, or only what is smaller."""

    async def story() -> float:
        async def answer_bot(*_: Any) -> None:
            if now() < back:
                raise AWAY

        async def takes_it() -> bool:
            return takes or now() >= back

        house = keeper(SimpleNamespace(sqlite=False, takes=takes_it), SimpleNamespace(answer_bot=answer_bot))
        await house._give(Due("fox", 1, 1, 0, 0), "lay", "3")
        return now() - back

    assert 0 <= told(story()) <= SOON


@pytest.mark.parametrize("back", BACK)
def test_news_are_soon_heard_again(monkeypatch: pytest.MonkeyPatch, back: float) -> None:
    async def story() -> float:
        heard = asyncio.Event()

        async def listen(_: PostgresNews) -> None:
            if now() < back:
                raise AWAY
            heard.set()
            await asyncio.sleep(1000)

        monkeypatch.setattr(PostgresNews, "_listen", listen)
        news = PostgresNews(cast(Store, None), lambda _: None)
        await news.on_startup()
        await heard.wait()
        heard_after = now() - back
        await news.on_shutdown()
        return heard_after

    assert 0 <= told(story()) <= SOON


@pytest.mark.parametrize("back", BACK)
def test_news_are_soon_told_again(monkeypatch: pytest.MonkeyPatch, back: float) -> None:
    async def story() -> float:
        told = asyncio.Event()

        def submit(_: Callable[..., Any]) -> Future[None]:
            done: Future[None] = Future()
            if now() < back:
                done.set_exception(AWAY)
            else:
                done.set_result(None)
                told.set()
            return done

        def again(data: bytes) -> None:
            telling.append(asyncio.create_task(news.publish(data, ["tables"])))

        telling: list[asyncio.Task[None]] = []
        news = PostgresNews(cast(Store, SimpleNamespace(submit=submit)), again)
        monkeypatch.setattr(news, "_listening", Mock())
        await news.publish(b"{}", ["tables"])
        await told.wait()
        return now() - back

    assert 0 <= told(story()) <= SOON
