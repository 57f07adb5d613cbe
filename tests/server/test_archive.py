"""Looking back stands in nobody's way: replays come in pages, are made elsewhere and once, are kept, and are charged by what they
cost."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.record import Record
from undercroft.server import archive, look_back, replay
from undercroft.server.archive import Archive
from undercroft.server.errors import TooBusy, TooFast
from undercroft.server.house import House
from undercroft.server.limits import Limiter
from undercroft.server.replay import PAGE_ONE, count_of, packed_replay, steps_of
from undercroft.server.shelf import Shelf
from undercroft.server.workers import Workers

from .conftest import ME, Browser, config_of, error_of, opened
from .test_open_replay import played


@pytest.fixture(scope="module")
def long_game() -> Record:
    """A game whose replay has more than one page."""
    return played("twister", 400)


class Maker:
    """Stands in for what makes replays: counts, and takes its time until it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, held: bool = False) -> None:
        self.calls = 0
        self.begun, self.go_on = Event(), Event()
        if not held:
            self.go_on.set()
        monkeypatch.setattr(look_back, "packed_replay", self)
        self.__name__ = "packed_replay"

    def __call__(self, *arguments: Any) -> bytes:
        self.calls += 1
        self.begun.set()
        assert self.go_on.wait(20)
        return packed_replay(*arguments)


@pytest.fixture
def finished(anna: Browser) -> str:
    """A game that Anna has played to its end."""
    id: str = anna.table(ME, ME)["id"]
    anna.play(id)
    return id


# -- pages --------------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("eyes", ["all", None, 0])
def test_pages_of_a_replay_are_the_whole_of_it(long_game: Record, eyes: replay.Eyes) -> None:
    passes = [place % 7 == 0 for place in range(len(long_game.answers))]
    whole, paged = steps_of(long_game, eyes, passes), list[Any]()
    while len(paged) < count_of(long_game):
        paged += steps_of(long_game, eyes, passes, len(paged), 90)
    assert paged == whole


@pytest.mark.once
def test_pages_of_a_running_game_are_the_whole_of_it(long_game: Record) -> None:
    whole, paged = replay.steps_so_far(long_game, 1), list[Any]()
    while len(paged) < replay.count_so_far(long_game, 1):
        paged += replay.steps_so_far(long_game, 1, len(paged), 90)
    assert paged == whole


def test_the_first_page_is_short_and_says_how_long_the_game_is(anna: Browser, finished: str) -> None:
    first = anna.get(f"/api/tables/{finished}/replay?seat=all").json()
    whole = anna.replay(finished, "seat=all")
    assert len(first["steps"]) == min(PAGE_ONE, first["count"])
    assert len(whole["steps"]) == whole["count"]
    assert whole["steps"][-1]["view"]["over"]
    assert anna.get(f"/api/tables/{finished}/replay?since={2**63}").status_code == 400
    beyond = anna.get(f"/api/tables/{finished}/replay?seat=all&since=99999")
    assert beyond.json()["steps"] == []
    assert anna.get(f"/api/tables/{finished}/replay?since=-1").status_code == 400


def test_only_the_first_page_proves_the_chance(anna: Browser, finished: str) -> None:
    first, later = (anna.get(f"/api/tables/{finished}/replay?since={since}").json() for since in (0, 1))
    assert first["proof"]["good"]
    assert later["proof"] is None


# -- in nobody's way ----------------------------------------------------------------------------------------------


@pytest.fixture
def crowd() -> Iterator[ThreadPoolExecutor]:
    """Sixty who ask at once."""
    with ThreadPoolExecutor(60) as pool:
        yield pool


@pytest.mark.once
def test_an_address_that_asks_for_much_waits_for_itself_alone(tmp_path: Path) -> None:
    """Another's first page once waited for all forty of it: 93 seconds."""

    class InOrder(Workers):
        def __init__(self) -> None:
            super().__init__(1)
            self.made: list[str] = []

        async def run(self, work: Callable[..., Any], *arguments: Any, rank: int = 0, begin: Callable[[], None] = print) -> Any:
            await self._turn(rank)
            self.made.append(arguments[0])
            await asyncio.sleep(0)
            self._next()
            return b""

    async def story() -> list[str]:
        workers = InOrder()
        looking = Archive(workers, Shelf(tmp_path, 10**6), Limiter(1e6, 1e6))
        asked = [asyncio.create_task(looking.bring("flood", 1, False, str, f"flood {page}")) for page in range(20)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked += [asyncio.create_task(looking.bring("other", 1, False, str, f"other {page}")) for page in range(2)]
        await asyncio.gather(*asked)
        return workers.made

    made = asyncio.run(story())
    assert made[0] == "flood 0"
    assert made.index("other 0") <= 2
    assert made.index("other 1") <= 5
    assert [each for each in made if each.startswith("flood")] == [f"flood {page}" for page in range(20)]


def test_views_are_answered_while_sixty_replays_are_made(
    client: TestClient[Any], finished: str, anna: Browser, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They once took every thread that reads from the database."""
    maker = Maker(monkeypatch, held=True)
    running = anna.table(ME, ME)["id"]
    asked = [crowd.submit(client.get, f"/api/tables/{finished}/replay?since={since}") for since in range(60)]
    assert maker.begun.wait(20)
    try:
        view = anna.view(running)
        assert anna.choose(running, view).status_code == 200
        assert not any(future.done() for future in asked)
    finally:
        maker.go_on.set()
    assert {future.result().status_code for future in asked} == {200}


@pytest.mark.once
def test_whoever_plays_goes_between_those_who_look_back() -> None:
    """Sixty whose replays lie ready once all went on before the next move was heard."""

    order = list[str]()

    async def together() -> None:
        kept = Archive(Workers(0), Shelf(Path("none"), 0), Limiter(1.0, 1.0))

        async def look_back() -> None:
            await kept.turns.take()
            order.append("look")

        async def play() -> None:
            while order.count("look") < 60:
                await asyncio.sleep(0)
                order.append("move")

        await asyncio.gather(*[look_back() for _ in range(60)], play())

    asyncio.run(together())
    assert max(len(looks.split()) for looks in " ".join(order).split("move")) <= 2 * archive.TOGETHER


def test_who_waits_for_a_table_that_is_not_free_keeps_nobody_from_looking_back(
    client: TestClient[Any], house: House, finished: str, anna: Browser, crowd: ThreadPoolExecutor
) -> None:
    """Two of them kept everybody."""
    running = anna.table(ME, ME)["id"]

    with client.portal() as portal:
        table = portal.call(house.tables.get, running)
        portal.call(table.lock.acquire)
        try:
            waiting = [crowd.submit(anna.get, f"/api/tables/{running}/replay?since={since}") for since in range(2)]
            while house.archive._asked < 2:
                sleep(0.01)
            assert Browser(client).get(f"/api/tables/{finished}/replay").status_code == 200
            assert not any(future.done() for future in waiting)
        finally:
            portal.call(table.lock.release)
    assert {future.result(20).status_code for future in waiting} == {200}
    assert house.archive._asked == 0


@pytest.mark.once
def test_who_waits_for_a_table_is_one_of_those_who_wait_and_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_WAITING", 2)
    library = an_archive(tmp_path)
    with library.asking("a", 600):
        with pytest.raises(TooFast), library.asking("a", 600):
            pass
        with library.asking("b", 600), pytest.raises(TooBusy):
            asyncio.run(library.bring("c", 1, False, made_slowly, 0.0, b"x"))
    assert asyncio.run(library.bring("c", 1, False, made_slowly, 0.0, b"x")) == b"x"


def test_who_asks_for_the_same_at_once_waits_for_the_same_work(
    client: TestClient[Any], finished: str, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = Maker(monkeypatch, held=True)
    asked = [crowd.submit(client.get, f"/api/tables/{finished}/replay?seat=all") for _ in range(20)]
    assert maker.begun.wait(20)
    maker.go_on.set()
    wait(asked)
    assert len({future.result().content for future in asked}) == 1
    assert maker.calls == 1


def test_one_table_is_loaded_once_however_many_want_it(
    client: TestClient[Any], house: Any, finished: str, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    from undercroft.server import tables

    loads, go_on, load = list[str](), Event(), tables.load_table

    def loaded(db: Any, id: str) -> Any:
        loads.append(id)
        assert go_on.wait(20)
        return load(db, id)

    monkeypatch.setattr(tables, "load_table", loaded)
    monkeypatch.setattr(house, "_hear", lambda _: None)  # how the game ended may be heard late, and is a reason to read it again
    house.tables.forget(finished)
    asked = [crowd.submit(client.get, f"/api/tables/{finished}") for _ in range(20)]
    while not loads:
        pass
    go_on.set()
    assert {future.result().status_code for future in asked} == {200}
    assert loads == [finished]


def test_what_is_read_waits_for_no_game_that_is_played_back(
    client: TestClient[Any], house: House, anna: Browser, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a file two are read at once, and two games are played back at once."""
    from undercroft.server import tables

    loads, go_on, load = list[str](), Event(), tables.load_table
    cold = [anna.table(ME, ME)["id"] for _ in range(2)]

    def loaded(db: Any, id: str) -> Any:
        loads.append(id)
        assert go_on.wait(20)
        return load(db, id)

    monkeypatch.setattr(tables, "load_table", loaded)
    for id in cold:
        house.tables.forget(id)
    asked = [crowd.submit(client.get, f"/api/tables/{id}") for id in cold]
    try:
        while len(loads) < 2:
            sleep(0.01)
        assert anna.get("/api/tables").status_code == 200
        assert not any(future.done() for future in asked)
    finally:
        go_on.set()
    assert {future.result().status_code for future in asked} == {200}


# -- kept ---------------------------------------------------------------------------------------------------------


def test_what_was_made_is_kept_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME)["id"]
        anna.play(id)
        seen = anna.replay(id, "seat=all")
    with opened(config_of(tmp_path)) as client:
        anna.client = client
        maker = Maker(monkeypatch)
        assert anna.replay(id, "seat=all") == seen
        assert maker.calls == 0


def test_a_running_game_is_not_kept(anna: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    id = anna.table(ME, ME)["id"]
    anna.choose(id, anna.view(id))
    anna.replay(id)
    assert not (tmp_path / "replays").exists()


@pytest.mark.once
def test_a_shelf_gives_up_what_was_not_wanted_longest(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf", most=100)
    for age, key in enumerate("abcd"):
        shelf.put(key, b"." * 25)
        os.utime(tmp_path / "shelf" / key, (age, age))
    assert shelf.get("a") == b"." * 25  # wanted just now
    shelf.put("e", b"." * 25)
    assert [key for key in "abcde" if shelf.get(key)] == ["a", "d", "e"]


@pytest.mark.once
def test_a_shelf_of_several_processes_counts_what_others_put_there(tmp_path: Path) -> None:
    shelves = [Shelf(tmp_path, most=100) for _ in range(2)]
    for number in range(40):
        shelves[number % 2].put(f"{number}", b"." * 10)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 200


@pytest.mark.once
def test_a_shelf_that_cannot_be_written_keeps_nothing_and_hurts_nobody(tmp_path: Path) -> None:
    (tmp_path / "shelf").write_text("a file is in the way")
    shelf = Shelf(tmp_path / "shelf", most=100)
    shelf.put("a", b".")
    assert shelf.get("a") is None


@pytest.mark.once
def test_what_another_version_made_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number may be the same: rules, cards and views are looked at."""

    async def made(body: bytes) -> bytes:
        return await an_archive(tmp_path).bring("a", 1, True, made_slowly, 0.0, body)

    asyncio.run(made(b"x"))
    before = {file.name for file in tmp_path.iterdir()}
    monkeypatch.setattr(archive, "installed", lambda: "another")
    asyncio.run(made(b"x"))
    assert len({file.name for file in tmp_path.iterdir()} - before) == 1


# -- charged by what it costs -------------------------------------------------------------------------------------


def test_an_address_pays_for_what_is_made_and_not_for_what_lies_ready(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, replays=(0.0, 1.5 * PAGE_ONE))) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME)["id"]
        anna.play(id)
        path = f"/api/tables/{id}/replay?seat="
        assert anna.get(path + "all").status_code == 200
        assert error_of(anna.get(path + "A"), 429) == "too-fast"
        assert [anna.get(path + "all").status_code for _ in range(5)] == [200] * 5


def made_slowly(seconds: float, body: bytes = b"") -> bytes:
    """Work for an archive."""
    Event().wait(seconds)
    return body


def an_archive(tmp_path: Path, count: int = 0) -> Archive:
    return Archive(Workers(count), Shelf(tmp_path, 1000), Limiter(0, 1000))


@pytest.mark.once
def test_when_too_many_wait_the_next_is_asked_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_WAITING", 2)

    async def three() -> list[Any]:
        library = an_archive(tmp_path)
        works = [library.bring("a", 1, False, made_slowly, 0.01, str(number).encode()) for number in range(3)]
        return await asyncio.gather(*works, return_exceptions=True)

    *first, last = asyncio.run(three())
    assert first == [b"0", b"1"]
    assert isinstance(last, TooBusy)


@pytest.mark.once
def test_who_goes_away_takes_nothing_from_those_who_wait_for_the_same(tmp_path: Path) -> None:
    async def two() -> bytes:
        library = an_archive(tmp_path)
        first, second = (asyncio.create_task(library.bring("a", 1, True, made_slowly, 0.05, b"x")) for _ in range(2))
        await asyncio.sleep(0.01)
        first.cancel()
        return await second

    assert asyncio.run(two()) == b"x"


@pytest.mark.once
def test_a_refused_wish_leaves_nothing_behind(tmp_path: Path) -> None:
    async def refused() -> bytes:
        library = an_archive(tmp_path)
        with pytest.raises(TooFast):
            await library.bring("poor", 2000, True, made_slowly, 0.0)
        return await library.bring("rich", 1000, True, made_slowly, 0.0, b"x")

    assert asyncio.run(refused()) == b"x"


# -- in another process -------------------------------------------------------------------------------------------


def my_process(_: int) -> bytes:
    """Who works."""
    return str(os.getpid()).encode()


def dies(_: int) -> bytes:
    """A process that is killed at its work."""
    os._exit(9)


@pytest.mark.once
def test_another_process_works_and_a_killed_one_is_replaced(tmp_path: Path, long_game: Record) -> None:
    async def work() -> tuple[bytes, bytes, bytes]:
        library = an_archive(tmp_path, count=1)
        bring: Callable[..., Any] = library.bring
        first = await bring("a", 1, False, my_process, 1)
        os.kill(int(first), signal.SIGKILL)  # while it is idle: whoever comes next must not pay for it
        await asyncio.sleep(0.2)
        assert await bring("a", 1, False, my_process, 3) != first
        with pytest.raises(Exception, match="terminated"):
            await bring("a", 1, False, dies, 1)
        page = await bring("a", 1, False, packed_replay, long_game.dumps(), "all", 0, None, (), [], False, False)
        second = await bring("a", 1, False, my_process, 2)
        library.close()
        return first, second, page

    first, second, page = asyncio.run(work())
    assert len({first, second, str(os.getpid()).encode()}) == 3
    assert gzip.decompress(page).startswith(b'{"steps":[{"view":')
