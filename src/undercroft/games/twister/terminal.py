"""Dungeon Twister as text: whose turn with what points, everybody's cards, who stands where; and the dungeon as a map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.ask import thing_of
from ...terminal.screen import Screen
from ...text import folded
from .board import SQUARE_NAMES
from .described import LINE_NAMES, Described, place_called, where
from .tokens import ACTION_CARDS, COMBAT_CARDS

SIDE = 5
BEFORE = ("starters", "hide")
"""The phases before the first turn, when nobody has used anything yet."""
TO_HIDE = 10
"""Tokens that each side hides."""
LETTERS = "abcdefghijklmnopqrst"
KINDS = {
    "warrior": "W", "wall-walker": "L", "cleric": "C", "mekanork": "M", "thief": "T", "wizard": "Z", "troll": "R", "goblin": "G",
    "armor": "[", "sword": "/", "rope": "~", "speed-potion": "%", "fireball-wand": "^", "treasure": "$",
}  # fmt: skip
"""What stands for a token on the map: a letter for a character (small for the second side), a sign for an object."""
VERBS = (
    "move", "attack", "jump", "turn", "reveal", "break", "open", "close", "through", "heal", "fire", "recover", "drink",
    "take", "drop", "give", "swap", "stop",
)  # fmt: skip
"""What there is to do, in a move and between moves."""


class TwisterScreen(Screen):
    """The game in sentences, and the dungeon as a map."""

    reads_cards = True
    tells_rooms = True

    def board(self) -> list[str]:
        """The game in sentences."""
        laid = self.laid
        if laid["mover"] and any(ask["what"] == "step" for ask in self.view["asks"]):
            return [self._moving()]
        begins = laid["phase"] == "starters" and not any(piece["seat"] == self.view["seat"] for piece in laid["pieces"])
        lines = self.about() if begins else []
        if laid["phase"] == "turns":
            lines.append(self._turn())
        if laid["phase"] not in BEFORE:
            lines += [self._player(player) for player in laid["players"]]
        for seat in "AB":
            if pieces := [self._piece(piece) for piece in laid["pieces"] if piece["seat"] == seat and piece["character"]]:
                lines.append(self.say("characters", name=self.names[seat], pieces=", ".join(pieces)))
        if things := [self._thing(piece) for piece in laid["pieces"] if not piece["character"] and not piece["carrier"]]:
            lines.append(self.say("objects", pieces=", ".join(things)))
        lines += self._dark()
        if laid["hand"]:
            lines.append(self.say("hand", pieces=self._words(laid["hand"])))
        for seat, hand in self.view.get("hands", {}).items():
            if hand:
                lines.append(self.say("hand-of", name=self.names[seat], pieces=self._words(hand)))
        if laid["battle"]:
            lines.append(self._battle(laid["battle"]))
        return lines + self._unable()

    def _unable(self) -> list[str]:
        """Which of the reader's characters can do nothing in this turn, and why: they are in no line of what may be done."""
        acts = [option["id"].split(":") for ask in self.view["asks"] if ask["what"] == "act" for option in ask["options"]]
        able, why = {name for _, name, *_ in (each for each in acts if len(each) > 1)}, self.view["why"]
        lines = []
        for piece in self.laid["pieces"] if acts else []:
            id = piece["id"]
            reason = why.get(f"do:move:{id}") or why.get(f"piece:{id}")
            if reason and piece["character"] and piece["seat"] == self.view["seat"] and not piece["carrier"] and id not in able:
                said = self.texts.why(self.view["game"], reason, self.names, self.view["seat"])
                lines.append(self.ui("say-idle", piece=self._word(piece["kind"]), why=said))
        return lines

    def about(self) -> list[str]:
        """What brings points, and what an action costs."""
        return [self.ui("starter-more", count=4), self.say("prices")]

    def map(self) -> list[str]:
        """The map, when a card, an action or a place is to be chosen. In the middle of these it has just been seen; at first all is
        dark."""
        return picture(self.laid, self._room_word) if self._shows_dungeon() else []

    def rooms(self) -> dict[str, list[str]]:
        """The rooms that lie face up, when the map would be drawn; who is in them is said of the players' characters."""
        if not self._shows_dungeon():
            return {}
        told = self._described()
        return {each["place"]: _indented(told.plan(each["place"])) for each in self.laid["places"] if each["room"]}

    def room_lines(self, wanted: str) -> list[str]:
        """A room or starting line by its name or that of one of its squares: what it is made of, and who is there."""
        told = self._described()
        if wanted:
            names = [name] if (name := place_called(wanted)) else []
        else:
            placed = [LINE_NAMES[0], *[place["place"] for place in self.laid["places"]], LINE_NAMES[1]]
            names = [
                name for name in placed if name not in LINE_NAMES or any(where(each["at"]) == name for each in self.laid["pieces"])
            ]
        lines = []
        for name in names:
            lines += _indented([*(told.plan(name) or [f"{told.title(name)}."]), *told.here(name)])
            lines += [f"  {own}" for own in self._own_hidden(name)]
        return lines

    def aimed(self, wanted: str) -> dict[str, Any] | None:
        """Why a character that may move cannot get to a square, as the screen says when one points there."""
        who, _, square = wanted.rpartition(" ")
        square = next((name for name in SQUARE_NAMES if name.casefold() == square), "")
        mover, barred = self.laid["mover"], self.view["why"].get(f"square:{square}") or self.view["why"].get("square")
        if square and mover and self.called(f"piece:{mover['piece']}", who):  # in the middle of its move
            return dict(barred) if barred and square not in mover["reach"] else {}
        walks = {option["id"]: option["then"] for ask in self.view["asks"] for option in ask["options"] if option["key"] == "move"}
        for id, walk in walks.items():
            if square and self.called(id.replace("move", "piece"), who):
                barred = walk["why"].get(square)
                if barred is not None:
                    return dict(walk["reasons"][barred])
                return {} if square in walk["reach"] else dict(walk["far"])
        return None

    def card_lines(self, wanted: str) -> list[str]:
        """What is said of a kind of character or object, with where each of them is; or of an action or combat card."""
        wanted = folded(wanted)
        names = {kind: folded(self._word(kind)) for kind in KINDS}
        found = [kind for kind in KINDS if wanted in (names[kind], kind)] or [kind for kind in KINDS if wanted in names[kind]]
        lines = []
        for kind in found:
            owner = kind == "treasure" and self.view["settings"].get("treasure_to") == "owner"
            text = f"{self.family}-text-{kind}-owner" if owner else f"{self.family}-text-{kind}"
            lines.append(f"{self._word(kind)}. {self.texts.format(text)}")
            lines += [f"  {self.say('card-at', name=self.names[seat], where=self._whereabouts(seat, kind))}" for seat in "AB"]
        number = wanted.rpartition(" ")[2].removeprefix("+")
        for cards in ("actions", "combat"):
            if number in ACTION_CARDS if cards == "actions" else number in COMBAT_CARDS:
                held = [self.names[player["seat"]] for player in self.laid["players"] if number in player[cards]]
                known = self.say("card-held", names=held) if held else self.say("card-spent")
                lines.append(self.say(f"card-{'action' if cards == 'actions' else cards}", card=number, where=known))
        return lines

    def _whereabouts(self, seat: str, kind: str) -> str:
        """Where a side's piece of a kind is, as far as the reader may know."""
        id = f"{seat.lower()}-{kind}"
        for piece in self.laid["pieces"]:
            if piece["id"] == id:
                return self._described().piece(piece).removeprefix(f"{self._word(kind)} ")
        if fate := self.laid["fates"].get(id):
            return self.say(f"fate-{fate}")
        for place in self.laid["places"]:
            if id in (place["tokens"][seat] or []):
                return self.say("card-hidden", place=place["place"])
        return self.say("card-in-hand") if id in self.laid["hand"] else self.say("card-unknown")

    def _own_hidden(self, name: str) -> list[str]:
        """What the reader knows to lie face down on a room."""
        places = [place for place in self.laid["places"] if place["place"] == name]
        known = [tokens for place in places for tokens in place["tokens"].values() if tokens]
        return [self.ui("sr-your-hidden", names=[self._word(id[2:]) for id in tokens]) for tokens in known]

    def _described(self) -> Described:
        return Described(self.laid, self.ui, self._word, self.names, self.view["seat"])

    def _room_word(self, name: str) -> str:
        """The number and arrow of a room."""
        return self._word(name)

    def _shows_dungeon(self) -> bool:
        laid, asked = self.laid, {ask["what"] for ask in self.view["asks"]}
        dark = laid["phase"] == "starters" or (laid["phase"] == "hide" and len(laid["hand"]) < TO_HIDE)
        return not (asked and (dark or asked & {"step", "combat"}))

    def signs(self) -> list[str]:
        """What the signs of the map mean."""
        return [self.say("signs", signs=", ".join(f"{sign} {self._word(kind)}" for kind, sign in KINDS.items()))]

    def way(self, place: str) -> list[str]:
        """The steps of whoever is moving to a square in its reach, by the way that the view shows."""
        mover = self.laid["mover"]
        if not mover or not any(ask["what"] == "step" for ask in self.view["asks"]):
            return []
        before = {square.lower(): came for square, came in mover["reach"].items()}
        names = {square.lower(): square for square in mover["reach"]}
        steps: list[str] = []
        at = place.lower()
        while at in before and len(steps) < len(before):
            steps.insert(0, f"go:{names[at]}")
            at = before[at].lower()
        return steps if at == mover["path"][-1].lower() else []

    def thing(self, id: str) -> str:
        """A piece, room, square, card or action in words."""
        kind, name = thing_of(id)
        verb, piece = thing_of(name)
        if kind == "do" and name:
            what = self.texts.find(f"{self.family}-ui-do-{verb}")
            return f"{self.thing(f'piece:{piece}')}: {what.lower()}" if piece and what else what
        if kind == "piece" and name:
            return f"{self._word(name[2:])} ({name[0].upper()})"
        if kind == "draw":
            return self.texts.find(f"{self.family}-do-draw-{name}")
        return self.texts.find(f"{self.family}-cli-object-{kind}" + ("" if name else "s"), {"id": name})

    def things(self) -> list[str]:
        """The screen objects of everything that lies open, of all squares and rooms, and the actions of own characters."""
        columns = [*LETTERS, "A-", "B-"]
        squares = [f"square:{column}{row}" for column in columns for row in range(1, 2 * SIDE + 1)]
        pieces = self.laid["pieces"]
        own = [piece["id"] for piece in pieces if piece["character"] and piece["seat"] == self.view["seat"]]
        rooms = [f"place:{place['place']}" for place in self.laid["places"]]
        buttons = [f"do:{verb}:{id}" for id in own for verb in VERBS]
        return [*[f"piece:{piece['id']}" for piece in pieces], *squares, *rooms, *buttons]

    def _words(self, tokens: list[str]) -> str:
        return ", ".join(self._word(id[2:]) for id in tokens)

    def _word(self, kind: str) -> str:
        return self.texts.format(f"{self.family}-card-{kind}")

    def _turn(self) -> str:
        laid = self.laid
        potion = sum(laid["boost"].values())
        limit = int(self.view["settings"].get("turn_limit", 0))
        last = "no"
        if limit and laid["turn"] + (not laid["card"]) >= limit - 1:  # each side has one of the last two turns
            last = "you" if laid["active"] == self.view["seat"] else "other"
        return self.say(
            "turn" if laid["card"] else "before-turn",
            turn=laid["turn"], name=self.names[laid["active"]], card=laid["card"], left=laid["left"], potion=potion,
            limit=limit, last=last,
        )  # fmt: skip

    def _player(self, player: dict[str, Any]) -> str:
        return self.say(
            "player", name=self.names[player["seat"]], points=player["points"], actions=" ".join(player["actions"]) or "—",
            combat=" ".join(player["combat"]), figures=self.figures(player["seat"]), out=player["out"], lost=player["lost"],
        )  # fmt: skip

    def _piece(self, piece: dict[str, Any]) -> str:
        """A character with its square, what it carries and how it is."""
        notes = [self._word(piece["load"][2:]).lower()] if piece["load"] else []
        notes += [self.say(state) for state in ("wounded", "idle") if piece[state]]
        if piece["id"] in self.laid["boost"]:
            notes.append(self.say("boost", count=self.laid["boost"][piece["id"]]))
        return f"{self._word(piece['kind'])} {piece['at']}" + (f" ({', '.join(notes)})" if notes else "")

    def _thing(self, piece: dict[str, Any]) -> str:
        return f"{self._word(piece['kind'])} {piece['at']}"

    def _dark(self) -> list[str]:
        """What lies hidden on which room: how much to everybody, what to its owner."""
        laid = self.laid
        if laid["phase"] in BEFORE:
            places = [place for place in laid["places"] if any(place["hidden"].values())]
        else:
            places = [place for place in laid["places"] if not place["room"]]
        if not places:
            return []
        counted = [self.say("dark-room", place=place["place"], a=place["hidden"]["A"], b=place["hidden"]["B"]) for place in places]
        lines = [self.say("dark", rooms="; ".join(counted))]
        for seat in "AB":
            known = [(place["place"], place["tokens"][seat]) for place in places if place["tokens"][seat]]
            if known:
                lines.append(
                    self.say(
                        "hidden", name=self.names[seat], pieces="; ".join(f"{at} {self._words(tokens)}" for at, tokens in known)
                    )
                )
        return lines

    def _moving(self) -> str:
        mover = self.laid["mover"]
        ends = [square for square in mover["reach"] if square not in mover["over"]]
        return self.say(
            "moving", character=self._word(mover["piece"][2:]), square=mover["path"][-1], steps=mover["steps"],
            path=" ".join(mover["path"]), reach=" ".join(sorted(ends, key=lambda square: (len(square), square))) or "none",
        )  # fmt: skip

    def _battle(self, battle: dict[str, Any]) -> str:
        """Both sides with their totals, and who would be killed by a defeat."""

        def side(fighters: list[dict[str, Any]]) -> str:
            wounded = f" ({self.say('wounded')})"
            return ", ".join(
                f"{self._word(each['piece'][2:])} {each['counts']}{wounded if each['wounded'] else ''}" for each in fighters
            )

        sums = self.say(
            "battle", attackers=side(battle["attackers"]), attack=battle["attack"],
            defenders=side(battle["defenders"]), defence=battle["defence"],
        )  # fmt: skip
        lost = {each["piece"]: each["lost"] for each in [*battle["attackers"], *battle["defenders"]]} | battle["along"]
        stakes = [self.ui("told-stakes")] if "wounded" in lost.values() else []
        stakes += [self._killed(piece, cause) for piece, cause in lost.items() if cause != "wounded"]
        mine = any(ask["what"] == "combat" for ask in self.view["asks"])
        return " ".join([sums, *stakes, self.ui("told-tie"), *([self.ui("combat-more")] if mine else [])])

    def _killed(self, piece: str, cause: str) -> str:
        """That somebody would be killed by a defeat, why, and for whom that counts."""
        seat, other = "AB" if piece.startswith("a-") else "BA"
        args = {"seat": seat, "piece": piece, "character": piece[2:], "cause": cause, "target_seat": other}
        return self.texts.format("twister-told-lost", **self.texts.named(self.game, args, self.names, self.view["seat"]))


def _indented(lines: list[str]) -> list[str]:
    """Sentences of one room: all but the first stand in."""
    return [*lines[:1], *[f"  {line}" for line in lines[1:]]]


# -- the map --------------------------------------------------------------------------------------------------------------------


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


SCREEN = TwisterScreen
