"""The dungeon in sentences, for whoever does without the map: each room's gear, pits, walls, bars, ways out, and who is there.

The browser's text mode says the same with the same messages (``web/src/games/twister/described.ts``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .board import GATE_STATES, LINES, NEXT, PLACE, PLACE_NAMES, PLACE_OF, SQUARE, SQUARE_NAMES, SQUARES_OF
from .rooms import EAST, GATE, GEAR, OPEN, PIT, ROOM_INDEX, ROOMS, SIDE, SOUTH, WALL, Edges
from .state import HIDE, STARTERS

Say = Callable[..., str]
"""A message of the game by its key, with its arguments."""
LINE_NAMES = ("A", "B")
"""What the starting lines are called, beside the places."""


class Described:
    """A board in words.

    :param laid: the game's part of a view.
    :param say: gives a message of the game's screen.
    :param word: what a kind of piece is called.
    :param names: the players' names by seat letter.
    :param me: the reader's seat; None for a spectator.
    """

    def __init__(
        self, laid: Mapping[str, Any], say: Say, word: Callable[[str], str], names: Mapping[str, str], me: str | None
    ) -> None:
        self.laid, self.say, self.word, self.names, self.me = laid, say, word, names, me
        self.rooms = {PLACE[place["place"]]: place["room"] for place in laid["places"]}

    def plan(self, name: str) -> list[str]:
        """What a room is made of; one line for a room that lies face down, none for a starting line."""
        if name in LINE_NAMES:
            return []
        place = PLACE[name]
        room = self.rooms[place]
        if not room:
            return [self._dark(place)]
        twin = next(
            (PLACE_NAMES[at] for at, other in self.rooms.items() if other and other["number"] == room["number"] and at != place),
            "none",
        )
        kinds = ROOMS[ROOM_INDEX[room["name"]]].kinds[room["turns"]]
        squares = [SQUARE_NAMES[square] for square in SQUARES_OF[place]]
        pits = [square for square, kind in zip(squares, kinds, strict=True) if kind == PIT]
        lines = [
            self.say("say-room", place=name, number=room["number"], way=room["way"], twin=twin),
            self.say("say-ground", gear=squares[kinds.index(GEAR)], pits=pits),
        ]
        for key, side in (("rows", SOUTH), ("columns", EAST)):
            if walls := self._walls(place, side):
                lines.append(self.say(f"say-walls-{key}", walls="; ".join(walls)))
        for state in GATE_STATES:
            if gates := self._gates(place, state):
                lines.append(self.say("say-bars", state=state, where="; ".join(gates)))
        ways = self._ways(place)
        return [*lines, self.say("say-ways", ways="; ".join(ways)) if ways else self.say("say-no-way")]

    def here(self, name: str) -> list[str]:
        """Who and what is in a room or on a starting line, by owner."""
        inside = [piece for piece in self.laid["pieces"] if not piece["carrier"] and where(piece["at"]) == name]
        lines = []
        for seat in sorted({piece["seat"] for piece in inside}, key=lambda seat: (seat != self.me, seat)):
            pieces = "; ".join(self.piece(piece) for piece in inside if piece["seat"] == seat)
            lines.append(self.say("say-yours" if seat == self.me else "say-theirs", name=self.names[seat], pieces=pieces))
        if name in LINE_NAMES and name != self.me and self.laid["phase"] in (STARTERS, HIDE):
            return [self.say("say-unshown", name=self.names[name])]
        if not lines and (name in LINE_NAMES or self.rooms[PLACE[name]]):
            return [self.say("say-nobody")]
        return lines

    def layout(self) -> str:
        """Where the rooms lie between the lines, and how columns and rows are called."""
        return self.say("say-layout", **{f"p{number}": name for number, name in enumerate(PLACE_NAMES, 1)})

    def square(self, name: str) -> list[str]:
        """A square by itself: what it is, and what stands on each of its sides; none in a room that lies face down."""
        square = SQUARE[name]
        place = PLACE_OF[square]
        if place >= 0 and not self.rooms[place]:
            return []
        sides: dict[str, list[str]] = {}
        for side, beyond in enumerate(NEXT[square]):
            if beyond >= 0:
                sides.setdefault(self._side(square, side), []).append(SQUARE_NAMES[beyond])
        kind = self._kind(name)
        ground = "line" if kind is None else "pit" if kind == PIT else "gear" if kind == GEAR else "floor"
        order = ("open", "dark", "wall", "closed", "broken")
        told = [self.say(f"say-side-{what}", squares=sides[what]) for what in order if what in sides]
        return [" ".join([self.say("say-square", square=name, ground=ground), *told])]

    def _side(self, square: int, side: int) -> str:
        """What is between a square and the next one: ``open``, ``wall``, ``dark`` or the state of a portcullis."""
        beyond, place = NEXT[square][side], PLACE_OF[square]
        other = PLACE_OF[beyond]
        edge = self._edge(place, SQUARES_OF[place].index(square), side) if place >= 0 else OPEN
        if edge >= GATE:
            gate: str = self.rooms[place]["gates"][edge - GATE - ROOMS[ROOM_INDEX[self.rooms[place]["name"]]].gates.start]
            return gate
        if edge == WALL:
            return "wall"
        if other < 0:
            return "open"
        if not self.rooms[other]:
            return "dark"
        return "open" if self._edge(other, SQUARES_OF[other].index(beyond), side + 2 & 3) != WALL else "wall"

    def ways(self) -> dict[tuple[str, str], str]:
        """Between every two squares of different rooms that touch: whether the way is ``open``, walled, or still unknown."""
        found = {}
        for place in self.rooms:
            for square in SQUARES_OF[place] if self.rooms[place] else ():
                for side, beyond in enumerate(NEXT[square]):
                    if beyond >= 0 and PLACE_OF[beyond] != place:
                        here, there = sorted((SQUARE_NAMES[square], SQUARE_NAMES[beyond]), key=lambda name: SQUARE[name])
                        found[here, there] = self._side(square, side)
        return found

    def since(self, before: Described) -> list[str]:
        """Which ways a new room has walled off since then, and whom all that has changed shuts in or sets free. What a turned room
        opens and closes, the log says."""
        then, lay = before.ways(), before.rooms
        still = {PLACE_NAMES[at] for at, room in self.rooms.items() if room and (was := lay[at]) and was["turns"] == room["turns"]}
        walled = [
            f"{here}\u2013{there}" for (here, there), way in self.ways().items()
            if way == "wall" and then.get((here, there)) == "dark" and {where(here), where(there)} & still
        ]  # fmt: skip
        lines = [self.say("say-walled", ways=walled)] if walled else []
        shut = [{piece["id"]: piece for piece in each.laid["pieces"] if _shut(piece)} for each in (before, self)]
        for key, ids, pieces in (
            ("shut", shut[1].keys() - shut[0].keys(), shut[1]),
            ("freed", shut[0].keys() - shut[1].keys(), {each["id"]: each for each in self.laid["pieces"] if each.get("exit")}),
        ):
            if named := [self.say("say-at", piece=self._named(id), square=pieces[id]["at"]) for id in pieces if id in ids]:
                lines.append(self.say(f"say-{key}", pieces=named))
        return lines

    def exit(self, piece: dict[str, Any]) -> str:
        """How far a character is from its exit, or what bars the way there; "" for whoever cannot walk."""
        exit = piece.get("exit")
        if not exit:
            return ""
        by = next((each for each in self.laid["pieces"] if each["id"] == exit.get("by")), None)
        held = self.say("say-at", piece=self._named(by["id"]), square=by["at"]) if by else ""
        return self.say("say-exit", **{"squares": 0, "walls": 0, "acts": 0, **exit, "by": held})

    def title(self, name: str) -> str:
        """What a room or starting line is called."""
        return self.say("say-line", seat=name) if name in LINE_NAMES else self.say("say-in", place=name)

    def _dark(self, place: int) -> str:
        hidden, names = self.laid["places"][place]["hidden"], {"a_name": self.names["A"], "b_name": self.names["B"]}
        return self.say("say-dark", place=PLACE_NAMES[place], a=hidden["A"], b=hidden["B"], me=self.me or "none", **names)

    def piece(self, piece: dict[str, Any]) -> str:
        """A piece with its square, what it carries, how it is, and what is under it."""
        notes = [self.say("sr-carries", item=self._named(piece["load"]))] if piece.get("load") else []
        notes += [self.say(f"sr-{state}") for state in ("wounded", "idle") if piece.get(state)]
        if boost := self.laid["boost"].get(piece["id"]):
            notes.append(self.say("say-potion", count=boost))
        if piece["character"] and self._kind(piece["at"]) in (PIT, GEAR):
            notes.append(self.say("say-on-pit" if self._kind(piece["at"]) == PIT else "say-on-gear"))
        said = self.say("say-at", piece=self.word(piece["kind"]), square=piece["at"])
        return f"{said} ({', '.join(notes)})" if notes else said

    def _named(self, piece: str) -> str:
        return self.say("piece-of", piece=self.word(piece[2:]), seat=piece[0].upper())

    def is_pit(self, square: str) -> bool:
        """Whether a square is known to be a pit."""
        return self._kind(square) == PIT

    def _kind(self, square: str) -> int | None:
        place = PLACE_OF[SQUARE[square]]
        room = self.rooms[place] if place >= 0 else None
        return ROOMS[ROOM_INDEX[room["name"]]].kinds[room["turns"]][SQUARES_OF[place].index(SQUARE[square])] if room else None

    def _edge(self, place: int, local: int, side: int) -> int:
        room = self.rooms[place]
        edges: Edges = ROOMS[ROOM_INDEX[room["name"]]].edges[room["turns"]][local]
        return edges[side]

    def _walls(self, place: int, side: int) -> list[str]:
        """The walls inside a room on that side of its squares, by the two rows or columns that they stand between."""
        beyond, along = (SIDE, 1) if side == SOUTH else (1, SIDE)
        found = []
        for line in range(SIDE - 1):
            walls = [step for step in range(SIDE) if self._edge(place, line * beyond + step * along, side) == WALL]
            if walls:
                here, there = (self._split(place, (line + more) * beyond)[side == SOUTH] for more in (0, 1))
                at = [self._split(place, step * along)[side != SOUTH] for step in walls]
                found.append(self.say("say-wall", start=here, end=there, at=at))
        return found

    def _split(self, place: int, local: int) -> tuple[str, str]:
        """The column and row of a square of a room."""
        square = SQUARE_NAMES[SQUARES_OF[place][local]]
        return square[0], square[1:]

    def _between(self, place: int, local: int, beyond: int) -> str:
        """Between which squares a portcullis is."""
        squares = SQUARES_OF[place]
        return self.say("say-between", start=SQUARE_NAMES[squares[local]], end=SQUARE_NAMES[squares[local + beyond]])

    def _gates(self, place: int, state: str) -> list[str]:
        """Where a room's portcullises of that state are."""
        room = self.rooms[place]
        first = ROOMS[ROOM_INDEX[room["name"]]].gates.start
        found = []
        for local in range(SIDE * SIDE):
            for side, beyond in ((EAST, 1), (SOUTH, SIDE)):
                edge = self._edge(place, local, side)
                if edge >= GATE and room["gates"][edge - GATE - first] == state:
                    found.append(self._between(place, local, beyond))
        return found

    def _ways(self, place: int) -> list[str]:
        """Where one gets out of a room: every neighbour with the squares from which it is open on both sides."""
        ways: dict[str, list[str]] = {}
        for local, square in enumerate(SQUARES_OF[place]):
            for side, beyond in enumerate(NEXT[square]):
                if beyond < 0 or PLACE_OF[beyond] == place or self._edge(place, local, side) != OPEN:
                    continue
                other = PLACE_OF[beyond]
                if other >= 0 and self.rooms[other] and self._edge(other, SQUARES_OF[other].index(beyond), side + 2 & 3) != OPEN:
                    continue
                ways.setdefault(where(SQUARE_NAMES[beyond]), []).append(SQUARE_NAMES[square])
        order = [*LINE_NAMES[:1], *PLACE_NAMES, *LINE_NAMES[1:]]
        return [self._way(name, ways[name]) for name in order if name in ways]

    def _way(self, name: str, squares: list[str]) -> str:
        if name in LINE_NAMES:
            return self.say("say-way-line", seat=name, squares=squares)
        return self.say("say-way" if self.rooms[PLACE[name]] else "say-way-dark", place=name, squares=squares)


def _shut(piece: Mapping[str, Any]) -> bool:
    """Whether no way leads a character to its exit, on foot and without a turn of a room."""
    return bool(piece.get("exit")) and piece["exit"]["way"] == "no"


def where(square: str) -> str:
    """The name of the room that a square is in, or of the starting line."""
    place = PLACE_OF[SQUARE[square]]
    return LINE_NAMES[SQUARE[square] in LINES[1]] if place < 0 else PLACE_NAMES[place]


def place_called(wanted: str) -> str:
    """The room or starting line that is called so, or that a square of that name is in; "" for none."""
    wanted = wanted.strip()
    names = {name.casefold(): name for name in (*PLACE_NAMES, *LINE_NAMES)}
    squares = {name.casefold(): name for name in SQUARE_NAMES}
    known = wanted.casefold().rpartition(" ")[2]
    return names.get(known) or (where(squares[known]) if known in squares else "")
