"""The map: where cards lie, what links them, where a card may be laid (rules §7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from ..cards.fields import Exit, MapCard

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ROW: Final = 256
STEPS: Final[tuple[int, ...]] = (-ROW, 1, ROW, -1)
"""From a position to the one beyond each side."""
CENTRE: Final = 128 * ROW + 128
"""Positions are numbers, row by row; the entrance lies here."""

Spot: TypeAlias = tuple[int, int, int]
"""A position, and as bits by side where it touches cards, and where their exits face it."""
Swap: TypeAlias = tuple[str, str, int, int]
"""Two cards that change places, and whether each is turned then."""


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) % 4


def side_towards(here: int, there: int) -> int:
    """The side on which a position touches another; -1 if it does not."""
    step = there - here
    if step == 1:
        return EAST
    if step == -1:
        return WEST
    if step == ROW:
        return SOUTH
    return NORTH if step == -ROW else -1


def place_of(position: int) -> tuple[int, int]:
    """Column and row of a position, the entrance at 0, 0; columns grow eastwards, rows southwards."""
    return position % ROW - 128, position // ROW - 128


class Dungeon:
    """The laid map cards. Never changed: laying and shifting make a new one, so that copies of a state share it.

    Since nothing changes, some answers are remembered. The figures are the instructions that a decision of random play with four
    seats would cost more without (``benchmarks.instructions``).

    :param maps: all map cards of the table by name.
    :param lies: position of each laid card, and 1 if it is turned by 180 degrees.
    """

    __slots__ = ("_around", "_border", "_distances", "_movable", "_open", "_swaps", "_ways", "at", "lies", "maps")

    def __init__(self, maps: dict[str, MapCard], lies: dict[str, tuple[int, int]] | None = None) -> None:
        self.maps = maps
        self.lies = lies or {}
        self.at: dict[int, str] = {lie[0]: name for name, lie in self.lies.items()}
        self._open: dict[int, int] = {position: maps[name].openings[self.lies[name][1]] for position, name in self.at.items()}
        self._border: list[Spot] | None = None
        """9 %, of these 4 since :meth:`laid` hands it on."""
        self._around: dict[int, Spot] | None = None
        """76 %."""
        self._ways: dict[str, list[tuple[int, str]]] = {}
        """4 %."""
        self._distances: dict[str, int] = {}
        """1.1 %."""
        self._movable: list[str] | None = None
        """Nothing; but with two seats 4 % of the bytecodes."""
        self._swaps: dict[bool, list[Swap]] = {}
        """3 %; by whether no map card is left."""

    def exit(self, name: str, side: int) -> Exit:
        """The exit or wall on one side of a laid card."""
        return self.maps[name].exits[(side + 2 * self.lies[name][1]) % 4]

    def beyond(self, name: str, side: int) -> str:
        """The card that touches ``name`` on a side, or ""."""
        return self.at.get(self.lies[name][0] + STEPS[side], "")

    def adjacent(self, name: str) -> list[str]:
        """All touching cards, walls or not."""
        return [other for side in range(4) if (other := self.beyond(name, side))]

    def ways(self, name: str) -> list[tuple[int, str]]:
        """Sides with a working exit, and the space beyond each."""
        found = self._ways.get(name)
        if found is None:
            position = self.lies[name][0]
            opened = self._open[position]
            found = [(side, self.at[position + STEPS[side]]) for side in range(4)
                     if opened >> side & 1 and position + STEPS[side] in self.at]  # fmt: skip
            self._ways[name] = found
        return found

    def reach(self, starts: Iterable[str]) -> dict[str, int]:
        """Moves to every space that can be walked to, by the shortest way from any of ``starts``."""
        far = dict.fromkeys(starts, 0)
        queue = list(far)
        for name in queue:
            for _, other in self.ways(name):
                if other not in far:
                    far[other] = far[name] + 1
                    queue.append(other)
        return far

    def entrances(self) -> list[str]:
        """The laid entrances."""
        return [name for name in self.lies if self.maps[name].entrance]

    def from_entrance(self, name: str) -> int:
        """Moves to the nearest entrance."""
        if not self._distances:
            self._distances = self.reach(self.entrances())
        return self._distances[name]

    def cards_apart(self, name: str, most: int) -> list[str]:
        """The other cards at most ``most`` steps away, from card to touching card, walls or not."""
        far = {name: 0}
        queue = [name]
        for each in queue:
            if far[each] < most:
                for other in self.adjacent(each):
                    if other not in far:
                        far[other] = far[each] + 1
                        queue.append(other)
        return queue[1:]

    def laid(self, name: str, position: int, turned: int) -> Dungeon:
        """The dungeon with one more card laid."""
        grown = Dungeon(self.maps)
        grown.lies = {**self.lies, name: (position, turned)}
        grown.at = {**self.at, position: name}
        grown._open = {**self._open, position: self.maps[name].openings[turned]}
        if self._border is not None:  # nothing has changed but at the card
            near = [position + step for step in STEPS]
            border = [each for each in self._border if each[0] != position and each[0] not in near]
            border += [grown._spot(each) for each in near if each not in grown._open]
            grown._border = sorted([each for each in border if each[2]])
        return grown

    def without(self, name: str) -> Dungeon:
        """The dungeon without one card."""
        return Dungeon(self.maps, {each: lie for each, lie in self.lies.items() if each != name})

    def places(self, name: str, last: bool) -> list[tuple[int, int]]:
        """Every legal (position, turned) for a card that is not laid; ``last``: it may close the dungeon (§7)."""
        return fitting(self.maps[name], self.border(), last)

    def border(self) -> list[Spot]:
        """Empty positions that some exit faces, in order."""
        if self._border is None:
            empty = {position + step for position in self._open for step in STEPS if position + step not in self._open}
            spots = [self._spot(position) for position in empty]
            self._border = sorted([each for each in spots if each[2]])
        return self._border

    def _spot(self, position: int) -> Spot:
        touched, exits = 0, 0
        for side in range(4):
            theirs = self._open.get(position + STEPS[side])
            if theirs is not None:
                touched |= 1 << side
                exits |= (theirs >> opposite(side) & 1) << side
        return position, touched, exits

    def _border_without(self, here: int) -> list[Spot]:
        """The border of the dungeon less the card at ``here``: its neighbours have one less beside them, and its place is empty."""
        left = self.around()[here]
        rest = [left] if left[2] else []
        for spot in self.border():
            position, touched, exits = spot
            side = side_towards(position, here)
            if side < 0:
                rest.append(spot)
            elif exits & ~(1 << side):
                rest.append((position, touched & ~(1 << side), exits & ~(1 << side)))
        return rest

    def around(self) -> dict[int, Spot]:
        """The spot of each laid card."""
        if self._around is None:
            self._around = {position: self._spot(position) for position in self._open}
        return self._around

    def is_whole(self, last: bool) -> bool:
        """Whether everything lies legally: exits meet exits, every space has a way to an entrance, the dungeon is not closed."""
        for position, opened in self._open.items():
            for side in (EAST, SOUTH):
                other = self._open.get(position + STEPS[side])
                if other is not None and (opened >> side & 1) != (other >> opposite(side) & 1):
                    return False
        return hangs_together(self._open, self._starts(), last)

    def _starts(self) -> list[int]:
        """Where the entrances lie."""
        return [self.lies[name][0] for name in self.entrances()]

    def moves(self, name: str) -> list[tuple[int, int]]:
        """Every other legal (position, turned) of a laid card, no entrance, so that every space keeps a way to an entrance. No move
        closes the dungeon: the exit that links the card now faces an empty place then."""
        here = self.lies[name][0]
        border = self._border_without(here)
        found = [place for place in fitting(self.maps[name], border, True) if place[0] != here]
        return self._linking(name, border, found) if found and len(self.ways(name)) > 1 else found

    def _linking(self, name: str, border: list[Spot], places: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Those places where a card links again what hangs on it where it lies; nowhere with less than two exits to meet. If
        nothing hangs on it, all of them."""
        part = self._parts_without(name)
        started = {part[position] for position in self._starts()}
        lost = set(part.values()) - started
        if not lost:
            return places
        between = {position for position, _, exits in border if exits & (exits - 1)}
        openings = self.maps[name].openings
        return [place for place in places if place[0] in between and links(openings[place[1]], place[0], part, lost, started)]

    def _parts_without(self, name: str) -> dict[int, int]:
        """Which part of the dungeon less one card every position belongs to: numbers, equal where one can walk from one to the
        other."""
        part = {name: -1}
        for number, start in enumerate(self.lies):
            if start not in part:
                part[start] = number
                queue = [start]
                for each in queue:
                    for _, other in self.ways(each):
                        if other not in part:
                            part[other] = number
                            queue.append(other)
        del part[name]
        return {self.lies[each][0]: number for each, number in part.items()}

    def movable(self) -> list[str]:
        """The laid cards that can be moved to another place; entrances cannot."""
        if self._movable is None:
            self._movable = [name for name in self.lies if not self.maps[name].entrance and self.moves(name)]
        return self._movable

    def swaps(self, last: bool) -> list[Swap]:
        """The pairs of cards that can change places, and how each is turned then; entrances stay."""
        found = self._swaps.get(last)
        if found is None:
            found = self._swaps[last] = list(self._each_swap(last))
        return found

    def can_swap(self, last: bool) -> bool:
        """Whether two cards can change places; stops at the first pair that is found."""
        return bool(self._swaps[last]) if last in self._swaps else any(True for _ in self._each_swap(last))

    def _each_swap(self, last: bool) -> Iterator[Swap]:
        names = [name for name in self.lies if not self.maps[name].entrance]
        for number, one in enumerate(names):
            for other in names[number + 1 :]:
                for a, b in self._turns(one, other):
                    if self._stays_whole(one, other, a, b, last):
                        yield one, other, a, b

    def _stays_whole(self, one: str, other: str, a: int, b: int, last: bool) -> bool:
        """Whether two cards that fit their new neighbours can change places."""
        here, there = self.lies[one][0], self.lies[other][0]
        at_there, at_here = self.maps[one].openings[a], self.maps[other].openings[b]
        if at_here == self._open[here] and at_there == self._open[there]:
            return True
        side = side_towards(here, there)
        if side >= 0:
            linked, other_linked = at_here >> side & 1, at_there >> opposite(side) & 1
            if linked != other_linked:
                return False
            if linked != self._open[here] >> side & 1:
                return hangs_together({**self._open, here: at_here, there: at_there}, self._starts(), last)
        return True  # exit for exit both match what they leave: ways are as they were, and as many exits face empty places

    def _turns(self, one: str, other: str) -> list[tuple[int, int]]:
        """How two cards could be turned when they change places, so that each fits all that stays where it is."""
        here, there = self.lies[one][0], self.lies[other][0]
        side = side_towards(here, there)  # what they have between them is looked at later
        ones = self._fit(self.maps[one], there, 0 if side < 0 else 1 << opposite(side))
        others = self._fit(self.maps[other], here, 0 if side < 0 else 1 << side) if ones else []
        return [(a, b) for a in ones for b in others]

    def _fit(self, card: MapCard, position: int, but: int) -> list[int]:
        """How a card could be turned to fit all neighbours of a position but those on the sides (bits) of ``but``."""
        _, touched, exits = self.around()[position]
        touched &= ~but
        return [turned for turned in card.turns if not (card.openings[turned] ^ exits) & touched]

    def swapped(self, one: str, other: str, a: int, b: int) -> Dungeon:
        """The dungeon with two cards exchanged, turned or not."""
        return Dungeon(self.maps, {**self.lies, one: (self.lies[other][0], a), other: (self.lies[one][0], b)})


def fitting(card: MapCard, border: list[Spot], last: bool) -> list[tuple[int, int]]:
    """Where a card fits on a border (:meth:`Dungeon.border`), and how it is turned there."""
    found = []
    open_elsewhere = last or len(border) > 1
    masks = [(turned, card.openings[turned]) for turned in card.turns]
    for position, touched, exits in border:
        for turned, mask in masks:
            # exit meets exit and wall meets wall; and unless it is the last, an exit faces an empty place: there or here
            if mask & touched == exits and (open_elsewhere or mask & ~touched):
                found.append((position, turned))
    return found


def links(mask: int, position: int, part: dict[int, int], lost: set[int], started: set[int]) -> bool:
    """Whether a card there links every lost part of a dungeon to one that has an entrance."""
    linked = {part[position + STEPS[side]] for side in range(4) if mask >> side & 1 and position + STEPS[side] in part}
    return lost <= linked and not started.isdisjoint(linked)


def hangs_together(opened: dict[int, int], starts: list[int], last: bool) -> bool:
    """Whether every position can be walked to from one of ``starts``, and (unless ``last``) some exit faces an empty place.

    :param opened: the openings at every position; exits meet exits.
    """
    seen = set(starts)
    stack = [*starts]
    faces = last
    while stack:
        position = stack.pop()
        mask = opened[position]
        for side in range(4):
            if mask >> side & 1:
                beyond = position + STEPS[side]
                if beyond not in opened:
                    faces = True
                elif beyond not in seen:
                    seen.add(beyond)
                    stack.append(beyond)
    return faces and len(seen) == len(opened)
