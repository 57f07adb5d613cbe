"""What a forecast names is offered: an option's ``then`` and the figures of the board promise no card, form or step that is none.

Each game says below what its forecasts promise; what they tell of the board is tested with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, step
from undercroft.games.raiders.cards import VALUE
from undercroft.kernel.match import Match
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.view import view_of

Json = dict[str, Any]


def offered(view: Json, what: str) -> list[str]:
    """The options of a seat's question; none if it is not asked that."""
    return [option["id"] for ask in view["asks"] if ask["what"] == what for option in ask["options"]]


def after(match: Match, view: Json, ask: Json, option: Json) -> Json:
    """The same seat's view once it has answered so."""
    later = match.copy()
    seat = "ABCDE".index(view["seat"])
    later.answer(seat, option["id"], ask["what"])
    return view_of(later, seat)


# -- what each game's forecasts promise --------------------------------------------------------------------------------------------


def raiders(match: Match, view: Json) -> Counter[str]:
    """The most that a hero can still lay is a card that it may lay now, where the table counts items."""
    contest, seen = view["board"]["contest"], Counter[str]()
    cards = offered(view, "lay")
    if cards and contest and view["seat"] in contest.get("most_left", {}):
        best = max(VALUE.get(card, 0) for card in cards)
        most = contest["most_left"][view["seat"]]
        assert most == best if match.settings["odds"] else most >= best, (most, cards)
        seen["most_left"] += 1
    return seen


def twister(match: Match, view: Json) -> Counter[str]:
    """The first steps of a walk are offered once it is begun, and what a mover could do where it stands once it has stopped."""
    seen = Counter[str]()
    for ask in view["asks"]:
        for option in ask["options"]:
            if option["key"] == "move":
                piece = option["id"].split(":")[1]
                later = after(match, view, ask, option)
                start = later["board"]["mover"]["reach"]
                assert start == option["then"]["reach"], piece
                first = {f"go:{square}" for square, before in start.items() if before not in start}
                assert first == {id for each in later["asks"] for id in offered(later, each["what"]) if id.startswith("go:")}
                seen["reach"] += 1
            if option["id"] == "stop" and view["board"]["mover"]["after"]:
                later = after(match, view, ask, option)
                options = {id for each in later["asks"] for id in offered(later, each["what"])}
                assert set(view["board"]["mover"]["after"]) <= options
                seen["after"] += 1
    return seen


def lichlord(match: Match, view: Json) -> Counter[str]:
    """The forms whose odds are shown are the forms that may be picked; nothing forecast is paid for with what is not there."""
    seen = Counter[str]()
    for ask in view["asks"]:
        for option in ask["options"]:
            then = option["then"] or {}
            assert all(then[name] >= 0 for name in ("ap", "glory", "left") if name in then), option
            seen["paid"] += bool(then)
            if option["id"].split(":")[0] in ("attack", "challenge") and "odds" in then:
                forms = offered(after(match, view, ask, option), "form")
                if forms:
                    assert set(forms) == set(then["odds"]), option
                    seen["odds"] += 1
    return seen


def doggies(match: Match, view: Json) -> Counter[str]:
    """What is decided in a room costs and brings what was said; the helper's way begins with the rooms that were walked."""
    seen = Counter[str]()
    best, walk = view["board"]["best"], view["board"]["walk"]
    if best:
        walked = [step["cell"] for step in walk["path"]] if walk else ["start"]
        assert best["cells"][: len(walked)] == walked
        seen["best"] += 1
    for ask in [ask for ask in view["asks"] if ask["what"] == "room"]:
        for option in ask["options"]:
            later = after(match, view, ask, option)["board"]["walk"]
            assert later is None or later["burden"] == option["then"]["burden"], option
            seen["decided"] += later is not None
    return seen


PROMISES: dict[str, tuple[Callable[[Match, Json], Counter[str]], set[str]]] = {
    "raiders": (raiders, {"most_left"}), "twister": (twister, {"reach", "after"}), "lichlord": (lichlord, {"paid", "odds"}),
    "doggies": (doggies, {"best", "decided"}),
}  # fmt: skip
"""By game: the check of a view, and what it must have come upon."""


@pytest.mark.parametrize("game", HOUSE)
def test_forecasts_name_only_what_is_offered(game: str) -> None:
    check, wanted = PROMISES[game]
    seen = Counter[str]()
    for variant in [variant for variant in VARIANTS if variant.game.id == game]:
        match, rng = variant.match(17), Random(17)
        while match.asks():
            if variant.now(rng, 0.3):
                for seat in {ask.seat for ask in match.asks()}:
                    seen += check(match, view_of(match, seat))
            step(match, rng)
    assert set(seen) == wanted
