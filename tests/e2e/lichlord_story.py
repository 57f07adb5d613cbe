"""The server of the Lich Lord's browser tests: chance is known, moments last no longer than they take, tables may begin in a story.

A story is chosen by the table's turn limit, which none of them reaches; without one a game begins as ever.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from undercroft.bots.heuristic import heuristic_of
from undercroft.games.dungeoneer.game import GAME as LICH_LORD
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel import registry
from undercroft.kernel.ask import Choose, Option
from undercroft.kernel.game import Settings
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

KEY = b"tomb 446"
"""The stream of chance of every table; with it whole games alone and for two are short (:mod:`.lichlord_whole`)."""
TURN, SIEGE, FALL, THIRD, GROWN, LORD, ALONE, ANSWERS, ABILITY, BANE = range(9001, 9011)
"""The stories: a turn begins; an attack on the second seat; the same with one life left; the last quest; the middle of a game in
the hero phase, and in the phase of villainy; one player alone with many cards; an attack that two cards answer, or an ability; the
attack on the second seat with a bane in the first's hand."""
MAP = {
    "tomb-antechamber": (0, 0, 0), "corridor": (0, -1, 0), "dark-crossroads": (1, 0, 0), "crypt": (0, 1, 0), "library": (-1, 0, 0),
}  # fmt: skip


def hero(hero: str, level: int, space: str, **more: Any) -> dict[str, Any]:
    """A seat of a position, at its best unless said otherwise."""
    return {"hero": hero, "level": level, "life": 6, "space": space, "glory": 3, "peril": 3, **more}


def position(seats: int, **more: Any) -> dict[str, Any]:
    """A position on the small map, the first seat to act in its fifth turn."""
    others = {"C": hero("lorel", 2, "corridor", quests=["slay-draky"]), "D": hero("raka", 2, "corridor")}
    players = {**more.pop("players"), **others}
    return {
        "players": {letter: players[letter] for letter in "ABCD"[:seats]}, "active": "A", "turn": 5, "map": MAP, "visited": [],
        "global_quests": ["maiden-in-distress"], **more,
    }  # fmt: skip


def turn(seats: int) -> dict[str, Any]:
    """Something of everything to do: an encounter that somebody can pay, one that is too dear, a map card for both turns, moves."""
    first = hero("kron", 2, "tomb-antechamber", hand=["barrow-knight", "fend-off", "lucky-tumble", "zombie"],
                 quests=["free-caedmans-soul"])  # fmt: skip
    second = hero("roderik", 2, "library", quests=["black-ledger"])
    return position(
        seats, players={"A": first, "B": second}, phase="reset", maps_left=["corridor-2"],
    )  # fmt: skip


def siege(
    seats: int, life: int = 6, hand: tuple[str, ...] = ("fend-off",), who: str = "roderik", more: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Two monsters, and a hero that has an answer and a saved action point."""
    first = hero("kron", 2, "crypt", hand=["barrow-knight", "bone-colossus", "zombie", *more], quests=["free-caedmans-soul"])
    second = hero(who, 2, "library", hand=list(hand), peril=12, ap=1, life=life, quests=["black-ledger"])
    return position(seats, players={"A": first, "B": second}, phase="dungeonlord")


def third(seats: int) -> dict[str, Any]:
    """Two quests done, and all that the third takes."""
    first = hero("kron", 3, "crypt", ap=3, completed=["death-knell", "magic-fish"], inventory=["rooted-stance"],
                 quests=["free-caedmans-soul"])  # fmt: skip
    second = hero("roderik", 2, "library", completed=["rat-mother"], quests=["black-ledger"])
    return position(seats, players={"A": first, "B": second}, phase="hero", visited=["crypt"])


def alone(seats: int) -> dict[str, Any]:
    """A hand of ten, as they come together alone."""
    hand = ["fend-off", "lucky-tumble", "door-of-smoke", "third-eye", "wolfs-pace", "gravebreakers-oath", "stubborn-legs",
            "labyrinths-favor", "turned-blade", "answering-steel"]  # fmt: skip
    first = hero("kron", 2, "crypt", ap=4, peril=0, hand=hand, quests=["free-caedmans-soul", "black-ledger", "slay-draky"])
    return position(
        seats, players={"A": first, "B": {}}, phase="hero", visited=["crypt"], peril_deck={}, global_quests=[], quests_left=[]
    )


class Watched(Run):
    """A game between bots that is stopped at the first settled point of a phase of the first seat, some turns on."""

    def __init__(self, game: Dungeoneer, state: State, phase: str) -> None:
        super().__init__(game, state, SampledNature(Random(7)))
        self.phase = phase
        self.found: dict[str, Any] | None = None

    def settle(self) -> None:
        g: Any = self.state
        if self.found is None and g.turn >= 10 and g.active == 0 and g.phase == self.phase:
            self.found = LICH_LORD.to_position(g)


def grown(seats: int, phase: str) -> dict[str, Any]:
    """The middle of a game, as bots came to it."""
    game, chance, likely = LICH_LORD, Random(7).random, heuristic_of("lichlord").likely
    run = Watched(game, game.new(game.read_settings({}, seats), seats), phase)
    run.begin()
    while run.found is None:
        ask = run.asks()[0]
        run.give(ask, likely(run.state, ask, chance))
    return run.found


class Story(Dungeoneer):
    """The Lich Lord from one of the stories on."""

    def new(self, settings: Settings, seats: int) -> State:
        begun: dict[str, Any] | None = {
            TURN: lambda: turn(seats), SIEGE: lambda: siege(seats), FALL: lambda: siege(seats, 1, ()), THIRD: lambda: third(seats),
            ANSWERS: lambda: siege(seats, hand=("fend-off", "turned-blade")), ABILITY: lambda: siege(seats, who="vashti"),
            BANE: lambda: siege(seats, more=("leaden-weight",)),
            ALONE: lambda: alone(seats), GROWN: lambda: grown(seats, "hero"), LORD: lambda: grown(seats, "dungeonlord"),
        }.get(int(settings["turn_limit"]), lambda: None)()  # fmt: skip
        return super().new(settings, seats) if begun is None else LICH_LORD.from_position(begun)

    def spare(self, state: State, ask: Choose) -> Option | None:
        """Nothing: the scripts of these tests answer all that the rules ask, and bots here wait for nobody."""
        return None


GAME = Story("lichlord", ("lich_lord",))
registry.HOUSE["lichlord"] = f"{__package__}.lichlord_story:GAME"  # bot processes import this file too


def main() -> None:
    """``python -m tests.e2e.lichlord_story PORT FILE``: serve on loopback until killed."""
    import uvicorn

    from undercroft.kernel import proof
    from undercroft.server import app, config, table

    table.stream_key = proof.stream_key = lambda secret, entropy=(): KEY  # type: ignore[attr-defined]
    free = (1e6, 1e6)
    settings = config.Config(
        database=f"sqlite:///{sys.argv[2]}", pace=0.0, regret=0.0, moment=0.0, workers=1, requests=free,
        creations=free, messages=free, readers=0, shelf=Path(sys.argv[2]).parent / "replays",
    )  # fmt: skip
    uvicorn.run(app.create_app(settings), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
