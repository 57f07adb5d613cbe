"""Why something cannot be done is true: the reasons are held against the table, from which they were not read.

So a card or a space that a rule forgets to offer is found out, however well a reason sounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.conformance.tables import moments
from undercroft.games.dungeoneer.rules.uses import work_of
from undercroft.games.dungeoneer.rules.values import price
from undercroft.games.dungeoneer.state.attacks import Attack
from undercroft.games.dungeoneer.state.fighters import name_in
from undercroft.games.dungeoneer.state.state import HERO, LORD, State
from undercroft.kernel.ask import seat_of, thing_of
from undercroft.kernel.shapes import Refusal
from undercroft.kernel.view import look

POSITIONS = 15
"""How many moments of each variant are looked at."""


class Told:
    """A thing, the reason that it has, and whom that was told."""

    def __init__(self, g: State, seat: int, thing: str, why: Refusal) -> None:
        self.g, self.seat, self.why = g, seat, why
        thing, _, self.aim = thing.partition(">")
        self.kind, self.name = thing_of(thing)
        self.me = g.players[seat]

    @property
    def args(self) -> dict[str, Any]:
        return self.why.args

    @property
    def is_encounter(self) -> bool:
        return self.kind != "act" and self.g.cards.adventures[self.name].kind in ("monster", "trap")

    @property
    def lowest(self) -> int:
        """What a card in hand or lair costs at least."""
        return price(self.g, self.seat, self.name, max(0, self.g.cards.adventures[self.name].x[0]))

    @property
    def attacks(self) -> list[Attack]:
        """The attacks of the monster that this is."""
        return [] if self.g.battle is None else [each for each in self.g.battle.attacks if name_in(self.g, each) == self.name]

    @property
    def past_response(self) -> bool:
        """Whether the hero is in a battle whose second step is over."""
        battle = self.g.battle
        return battle is not None and battle.defender == self.seat and battle.step not in ("attack", "response")

    def in_phase(self, phase: str) -> bool:
        return self.g.phase == phase and self.g.active == self.seat

    def stands_at(self, other: str) -> str:
        return self.g.players[seat_of(other)].space


TRUE: dict[str, Callable[[Told], bool]] = {
    "too-little-glory": lambda t: t.me.glory < t.args["cost"] and (t.kind != "hand" or t.args["cost"] >= t.lowest),
    "nobody-can-pay": lambda t: t.args["cost"] == t.lowest > max(t.g.players[other].peril for other in t.g.others(t.seat)),
    # In the Dungeonlord phase what is declared already takes from the peril.
    "cannot-pay": lambda t: t.g.players[seat_of(t.aim[-1])].peril < t.args["cost"] or t.g.phase == LORD,
    "not-an-encounter": lambda t: t.kind == "card" or not t.is_encounter,
    "declared-already": lambda t: t.g.declared,
    "works-by-itself": lambda t: work_of(t.g, t.me.hero if t.kind == "hero" else t.name).use is None,
    "only-in-hero-phase": lambda t: not t.in_phase(HERO),
    "only-in-lord-phase": lambda t: not t.in_phase(LORD) and bool(t.g.others(t.seat)),
    "only-as-response": lambda t: not t.past_response,
    "response-is-over": lambda t: t.past_response,
    "in-battle": lambda t: t.g.battle is not None and t.g.active == t.seat,
    "before-dice": lambda t: t.g.active == t.seat,
    "you-are-here": lambda t: t.name == t.me.space,
    "not-next-to-you": lambda t: t.kind == "space" and t.name not in t.g.dungeon.adjacent(t.me.space),
    "wall": lambda t: t.kind == "space" and t.name not in [space for _, space in t.g.dungeon.ways(t.me.space)],
    "no-ap": lambda t: t.me.ap < 1,
    "knocked-down": lambda t: t.me.down,
    "is-whole": lambda t: t.me.life >= t.g.cards.heroes[t.me.hero].life,
    "not-in-your-space": lambda t: t.stands_at(t.name) != t.me.space,
    "in-another-space": lambda t: t.stands_at(t.name) != t.me.space,
    "not-yours": lambda t: t.name not in t.me.quests,
    "nothing-to-declare": lambda t: not any(
        t.g.players[other].peril >= Told(t.g, t.seat, f"hand:{name}", t.why).lowest
        for name in [*t.me.hand, *t.me.lair] if t.g.cards.adventures[name].kind in ("monster", "trap")
        for other in t.g.others(t.seat)
    ),
    "defeated": lambda t: not t.me.alive,
    "only-in-challenge": lambda t: t.kind != "attack" or not any(attack.gone for attack in t.attacks),
    "not-in-this-fight": lambda t: all(attack.gone for attack in t.attacks),
}  # fmt: skip
"""By reason: whether it is true of the thing. Others are told by stories alone (``test_why.py``)."""


def test_every_reason_is_true_of_its_thing() -> None:
    told: Counter[str] = Counter()
    for match in moments("lichlord", 13, POSITIONS, 0.2):
        for seat in {ask.seat for ask in match.asks()}:
            for thing, why in look(match, seat).why.items():
                told[why.key] += 1
                true = TRUE.get(why.key)
                assert true is None or true(Told(match.state, seat, thing, why)), f"{thing}: {why} is not so"
    assert len(told.keys() & TRUE.keys()) > len(TRUE) // 2, told  # which rare ones chance brings is left to it
    known = sum(count for key, count in told.items() if key in TRUE)
    assert known > 0.6 * told.total(), told
