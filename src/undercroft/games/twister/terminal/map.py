"""The dungeon on squared paper: rooms, walls, bars, and a sign for every piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SIDE = 5
LETTERS = "abcdefghijklmnopqrst"
KINDS = {
    "warrior": "W", "wall-walker": "L", "cleric": "C", "mekanork": "M", "thief": "T", "wizard": "Z", "troll": "R", "goblin": "G",
    "armor": "[", "sword": "/", "rope": "~", "speed-potion": "%", "fireball-wand": "^", "treasure": "$",
}  # fmt: skip
"""What stands for a token on the map: a letter for a character (small for the second side), a sign for an object."""
GROUND = {"O": "pit", "@": "gear"}
"""What stands for what is under a token."""


class Sheet:
    """The dungeon on squared paper: three columns and two lines a square, 74 characters wide."""

    WIDTH, HEIGHT = 74, 2 * 2 * SIDE + 1

    def __init__(self) -> None:
        self.lines = [[" "] * self.WIDTH for _ in range(self.HEIGHT)]

    def square(self, name: str) -> tuple[int, int]:
        """Where a square's first sign stands: line and column."""
        if name[1] == "-":
            return 2 * int(name[2:]) - 1, 4 if name[0] == "A" else 71
        return 2 * int(name[1:]) - 1, 8 + 3 * LETTERS.index(name[0])

    def room(self, number: int, room: dict[str, Any]) -> None:
        """Draw a room's floor and walls at its place."""
        plan = [list(line) for line in room["plan"]]
        for _ in range(room["turns"]):
            plan = turned(plan)
        gates = gate_states(room)
        top, left = number % 2 * 2 * SIDE, 7 + number // 2 * 3 * SIDE
        for y, line in enumerate(plan):
            for x in range(2 * SIDE + 1):
                sign = line[4 * (x // 2) + 2 * (x % 2)]
                self.draw(top + y, left + 3 * (x // 2) + x % 2, y, x, sign, gates)

    def draw(self, y: int, x: int, row: int, column: int, sign: str, gates: list[str]) -> None:
        """One part of a room's drawing: a corner, a wall, a square."""
        if row % 2 and column % 2:
            self.lines[y][x] = {".": "·"}.get(sign, sign)
            return
        if sign in "H=":
            state = gates.pop(0) if gates else "closed"
            sign = {"open": ":", "broken": "x"}.get(state, sign)
        if row % 2:
            if sign != " ":
                self.lines[y][x] = sign
        elif column % 2 and sign != " ":
            self.lines[y][x : x + 2] = sign * 2
        elif not column % 2 and sign == "+":
            self.lines[y][x] = "+"


def turned(plan: list[list[str]]) -> list[list[str]]:
    """A drawing a quarter turn to the right."""
    signs = {"|": "-", "-": "|", "H": "=", "=": "H"}
    size = 2 * SIDE + 1
    out = [[" "] * (4 * SIDE + 1) for _ in range(size)]
    for row in range(size):
        for column in range(size):
            sign = plan[row][4 * (column // 2) + 2 * (column % 2)]
            y, x = column, size - 1 - row
            for at in range(3) if sign in signs and y % 2 == 0 else (1,):
                out[y][4 * (x // 2) + (x % 2) * (at + 1)] = signs.get(sign, sign)
    return out


def gate_states(room: dict[str, Any]) -> list[str]:
    """The states of a room's portcullises in the order in which its turned drawing meets them."""
    marks: list[tuple[int, int, str]] = []
    states = iter(room["gates"])
    size = 2 * SIDE + 1
    for row in range(1, size):
        for column in range(1, size):
            if row % 2 != column % 2 and room["plan"][row][4 * (column // 2) + 2 * (column % 2)] in "H=":
                marks.append((row, column, ""))
    # Portcullises are numbered square by square, each with its east edge before its south edge.
    marks.sort(key=lambda mark: ((mark[0] - 1) // 2, (mark[1] - 1) // 2, mark[0] % 2 == 0))
    marks = [(row, column, next(states)) for row, column, _ in marks]
    for _ in range(room["turns"]):
        marks = [(column, size - 1 - row, state) for row, column, state in marks]
    return [state for _, _, state in sorted(marks)]


def picture(laid: dict[str, Any], word: Callable[[str], str] = str) -> list[str]:
    """The dungeon as one sees it from above; above and below it, each place with the number and arrow of its room.

    :param word: says what a room is called.
    """
    sheet = Sheet()
    for number, place in enumerate(laid["places"]):
        if place["room"]:
            sheet.room(number, place["room"])
        else:
            top, left = number % 2 * 2 * SIDE, 7 + number // 2 * 3 * SIDE
            for y in range(1, 2 * SIDE):
                sheet.lines[top + y][left + 1 : left + 3 * SIDE] = "#" * (3 * SIDE - 1)
            label = f" {place['place']} "
            sheet.lines[top + SIDE][left + 6 : left + 6 + len(label)] = label
    for row in range(1, 11):
        sheet.lines[2 * row - 1][0:2] = f"{row:>2}"
        for letter in "AB":
            y, x = sheet.square(f"{letter}-{row}")
            sheet.lines[y][x] = "·"
    for square, pieces in _by_square(laid).items():
        _mark(sheet, square, pieces)
    header = "    A   " + "  ".join(LETTERS) + "    B"
    lines = [header, *["".join(line).rstrip() for line in sheet.lines]]
    return [_titles(laid, 0, word), *(lines if lines[-1] else lines[:-1]), _titles(laid, 1, word)]


def _titles(laid: dict[str, Any], row: int, word: Callable[[str], str]) -> str:
    """The names of the four places in a row over their middles: "IV: 2 ↻"."""
    line = " " * 7
    for place in laid["places"][row::2]:
        title = f"{place['place']}: {word(place['room']['name'])}" if place["room"] else place["place"]
        line += title.center(3 * SIDE)
    return line.rstrip()


def covered(laid: dict[str, Any]) -> list[tuple[str, str]]:
    """What has no sign on the map, for want of room on its square: a piece by its id, ``gear`` or ``pit``; each with its square."""
    sheet = Sheet()
    for number, place in enumerate(laid["places"]):
        if place["room"]:
            sheet.room(number, place["room"])
    return [(what, square) for square, pieces in _by_square(laid).items() for what in _mark(sheet, square, pieces)]


def _by_square(laid: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Who and what is on each square and not carried: characters first, of these the standing ones."""
    found: dict[str, list[dict[str, Any]]] = {}
    for piece in sorted(laid["pieces"], key=lambda piece: (not piece["character"], bool(piece.get("wounded")))):
        if not piece["carrier"]:
            found.setdefault(piece["at"], []).append(piece)
    return found


def _mark(sheet: Sheet, square: str, pieces: list[dict[str, Any]]) -> list[str]:
    """The signs of a square: two characters have one each, and so have two objects; beside one alone stands the pit or gear under
    it, then ``!`` for a wound, the object beside it, ``+`` for a load. Return what has no sign.
    """
    y, x = sheet.square(square)
    ground = sheet.lines[y][x] if sheet.lines[y][x] in GROUND else ""
    signs = [_sign(piece) for piece in pieces]
    first, alike = pieces[0], [piece for piece in pieces if piece["character"] == pieces[0]["character"]]
    if len(alike) > 1:
        second = signs[1]
    else:
        state = "!" if first.get("wounded") else "+" if first.get("load") and len(pieces) == 1 else ""
        second = ground or state or "".join(signs[1:2])
    sheet.lines[y][x] = signs[0]
    sheet.lines[y][x + 1] = second or " "
    shown = 1 + (bool(signs[1:]) and second == signs[1])
    return [piece["id"] for piece in pieces[shown:]] + ([GROUND[ground]] if ground and second != ground else [])


def _sign(piece: dict[str, Any]) -> str:
    """What stands for a piece: a small letter for a character of the second side."""
    sign = KINDS[piece["kind"]]
    return sign.lower() if piece["character"] and piece["seat"] == "B" else sign
