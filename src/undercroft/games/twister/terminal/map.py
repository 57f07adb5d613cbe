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
    for piece in sorted(laid["pieces"], key=lambda piece: piece["character"]):
        _mark(sheet, piece)
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


def _mark(sheet: Sheet, piece: dict[str, Any]) -> None:
    """A piece on its square: a character takes the first sign, with ``+`` for a load or ``!`` wounded; an object what is free.

    A pit or gear stays to be seen behind it, before anything else: what a character carries is said in the sentences too.
    """
    y, x = sheet.square(piece["at"])
    sign = KINDS[piece["kind"]]
    if not piece["character"]:
        if not piece["carrier"]:
            first, ground = x + (sheet.lines[y][x] in "[/~%^$"), sheet.lines[y][x]
            sheet.lines[y][first] = sign
            if first == x and ground in "O@":
                sheet.lines[y][x + 1] = ground
        return
    if piece["carrier"]:
        return
    signs = "".join(sheet.lines[y][x : x + 2])
    ground = next((each for each in signs if each in "O@"), "")
    thing = signs[0] if signs[0] in "[/~%^$" else ""
    sheet.lines[y][x] = sign if piece["seat"] == "A" else sign.lower()
    sheet.lines[y][x + 1] = ground or ("!" if piece["wounded"] else "+" if piece["load"] else thing or " ")
