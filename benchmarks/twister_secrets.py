"""Do times or sizes tell what is hidden in Dungeon Twister? ``python -m benchmarks.twister_secrets [ROUNDS]`` measures it.

At one and the same table seat A chooses one thing or another that seat B may not know, by lot, and takes it back again. After each
choice B and a spectator ask for what the server gives them. Sizes must be equal to the byte. Times are compared by their medians;
``p`` says how often two heaps dealt out by lot differ at least as much: a small one (below 0.01) would mean that times tell.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx

from .people import Guest, Place

SHUFFLES = 1_000
STARTERS = ("stand:{}-thief:{}-2", "stand:{}-troll:{}-4", "stand:{}-wizard:{}-7", "stand:{}-goblin:{}-9")


class Pair(NamedTuple):
    """Two answers of seat A that nobody else can tell apart."""

    name: str
    what: str
    one: str
    other: str


class Watched:
    """A table of two, a spectator, and what was measured there."""

    def __init__(self, anna: Guest, boris: Guest, guest: Guest, table: str) -> None:
        self.anna, self.boris, self.guest = anna, boris, guest
        self.path = f"/api/tables/{table}"
        self.times: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.sizes: dict[tuple[str, str], set[int]] = defaultdict(set)

    async def view(self, who: Guest) -> dict[str, Any]:
        """What somebody sees."""
        found: dict[str, Any] = (await who.http.get(f"{self.path}/view")).json()
        return found

    async def answer(self, who: Guest, option: str = "", wish: str = "") -> None:
        """Somebody answers: this option, or one by lot of a question; a question wished for comes first."""
        view = await self.view(who)
        asks = sorted(view["asks"], key=lambda ask: (ask["what"] != wish, ask["may"]))
        ids = [each["id"] for each in asks[0]["options"]]
        chosen = option or random.choice([id for id in ids if id.startswith("attack")] or ids)
        await who.post(
            f"{self.path}/answers", {"seat": view["seat"], "what": asks[0]["what"], "at": asks[0]["at"], "option": chosen}
        )

    async def compare(self, pair: Pair, rounds: int) -> None:
        """Choose, look, take back, by lot one or the other."""
        for option in random.sample([pair.one, pair.other] * rounds, 2 * rounds):
            await self.answer(self.anna, option, pair.what)
            for name, who, tried in (
                ("B's view", self.boris, ""),
                ("spectator's view", self.guest, ""),
                ("B's refusal", self.boris, "end"),
            ):
                started = time.perf_counter()
                got = await self.refused(who, tried) if tried else await who.http.get(f"{self.path}/view")
                self.times[pair.name, name][option].append(time.perf_counter() - started)
                self.sizes[pair.name, name].add(len(got.content))
            number = (await self.view(self.anna))["number"]
            await self.anna.post(f"{self.path}/undo", {"seat": "A", "number": number})

    async def refused(self, who: Guest, option: str) -> httpx.Response:
        """The answer to a try that the rules forbid."""
        body = {"seat": "B", "what": "act", "at": 0, "option": option}
        return await who.http.post(
            f"{self.path}/answers", json=body, headers={"x-csrftoken": who.http.cookies.get("csrftoken") or ""}
        )


async def to_combat(watched: Watched) -> None:
    """Play by lot, with every attack that can be made, until A must seal a combat card and B has not."""
    while True:
        a = await watched.view(watched.anna)
        if a["over"]:
            raise SystemExit("this game came to no combat; try again")
        if any(ask["what"] == "combat" for ask in a["asks"]):
            return
        mover = watched.anna if any(not ask["may"] for ask in a["asks"]) else watched.boris
        await watched.answer(mover)


async def measure(place: Place, rounds: int) -> Watched:
    """The three pairs: a starter, a token hidden on a room, a sealed combat card."""
    anna, boris, guest = [await Guest(place).named(name) for name in ("Anna", "Boris", "Vera")]
    wish = {"game": "twister", "settings": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False, "watch": True}
    table = (await anna.post("/api/tables", wish))["id"]
    await boris.post(f"/api/tables/{table}/seats/B/sit", {})
    watched = Watched(anna, boris, guest, table)
    await watched.compare(Pair("starter", "starter", "stand:a-thief:A-2", "stand:a-troll:A-9"), rounds)
    for who, letter in ((anna, "a"), (boris, "b")):
        for starter in STARTERS:
            await watched.answer(who, starter.format(letter, letter.upper()))
    if not (await watched.view(anna))["asks"]:
        await watched.answer(boris)
    await watched.compare(Pair("hidden token", "hide", "hide:a-rope:III", "hide:a-cleric:III"), rounds)
    await to_combat(watched)
    await watched.compare(Pair("sealed card", "combat", "0", "6"), rounds)
    return watched


def chance_of(one: list[float], other: list[float]) -> float:
    """How often heaps dealt out by lot have medians at least as far apart."""
    far, heap = abs(median(one) - median(other)), one + other
    hits = 0
    for _ in range(SHUFFLES):
        random.shuffle(heap)
        hits += abs(median(heap[: len(one)]) - median(heap[len(one) :])) >= far
    return hits / SHUFFLES


def main() -> None:
    """Measure and print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        try:
            watched = asyncio.run(measure(place, rounds))
        finally:
            place.process.kill()
            place.process.wait()
    print(f"{rounds} times each; medians in milliseconds")
    print("| hidden | asked for | bytes | one | other | difference | p |\n|---|---|---:|---:|---:|---:|---:|")
    for key, times in watched.times.items():
        one, other = times.values()
        sizes = "/".join(map(str, sorted(watched.sizes[key])))
        middles = [1000 * median(each) for each in (one, other)]
        gap, chance = middles[1] - middles[0], chance_of(one, other)
        print(f"| {' | '.join(key)} | {sizes} | {middles[0]:.3f} | {middles[1]:.3f} | {gap:+.3f} | {chance:.2f} |", flush=True)


if __name__ == "__main__":
    main()
