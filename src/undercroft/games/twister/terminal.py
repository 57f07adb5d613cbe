"""Dungeon Twister as text: whose turn with what points, everybody's cards, who stands where; and the dungeon as a map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel.ask import thing_of
from ...terminal.screen import Screen
from ...text import folded
from .board import SQUARE_NAMES
from .described import LINE_NAMES, Described, place_called, where
from .spots import grouped, spot
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
PAIRS = ("starter", "hide", "place")
"""The questions that put a token somewhere."""
TOPICS = ("carry", "leaves", "turns", "attacks", "jumps", "reveals", "wounded", "moves")
"""What one may ask about by a word for it."""


class TwisterScreen(Screen):
    """The game in sentences, and the dungeon as a map."""

    reads_cards = True
    tells_rooms = True
    brief = True
    spares = ("combat",)

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
        if laid["won"]:
            count = next(player["points"] for player in laid["players"] if player["seat"] == laid["won"])
            mine = laid["won"] == self.view["seat"]
            lines.append(self.ui("won-you" if mine else "won-other", count=count, name=self.names[laid["won"]]))
        return lines + self._first_attack() + self._unable()

    def _first_attack(self) -> list[str]:
        """How a combat goes, before the first one is chosen."""
        attacks = any(option["key"] == "attack" for ask in self.view["asks"] for option in ask["options"])
        fought = any(entry["key"] == "attacks" for entry in self.view["journal"])
        return [self.texts.format(f"{self.family}-note-attacks")] if attacks and not fought else []

    def _unable(self) -> list[str]:
        """Which of the reader's characters can do nothing in this turn, and why: they are in no line of what may be done."""
        acts = [option["id"].split(":") for ask in self.view["asks"] if ask["what"] == "act" for option in ask["options"]]
        spent = not self.laid["left"] and not self.laid["boost"]
        able, why = {name for _, name, *_ in (each for each in acts if len(each) > 1)}, self.view["why"]
        lines = []
        for piece in self.laid["pieces"] if acts and not spent else []:
            id = piece["id"]
            reason = why.get(f"do:move:{id}") or why.get(f"piece:{id}")
            if (
                reason
                and reason["key"] != "no-points-left"
                and piece["character"]
                and piece["seat"] == self.view["seat"]
                and not piece["carrier"]
                and id not in able
            ):
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

    def layout(self) -> list[str]:
        """Where the rooms lie, and how columns and rows are called."""
        return [self._described().layout()]

    def retold(self, heard: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
        """At first the layout and all rooms; then a room that has been revealed or turned, with what that has opened and closed.

        A portcullis, or a neighbour that is no longer dark, is no reason to tell a room anew: the log says it.
        """
        told, lines = self._described(), [] if heard else self.layout()
        if not self._shows_dungeon():
            return lines, heard or {"laid": None}
        before = heard.get("laid")
        lay = {place["place"]: _lies(place) for place in before["places"]} if before else {}
        for place in self.laid["places"]:
            if place["room"] and lay.get(place["place"]) != _lies(place):
                lines += _indented(told.plan(place["place"]))
        if before:
            lines += told.since(Described(before, self.ui, self._word, self.names, self.view["seat"]))
        return lines, {"laid": self.laid}

    def room_lines(self, wanted: str) -> list[str]:
        """A room or starting line by its name or that of one of its squares: what it is made of, and who is there."""
        told = self._described()
        if wanted:
            names = [name] if (name := place_called(wanted)) else []
        else:
            placed = [LINE_NAMES[0], *[place["place"] for place in self.laid["places"]], LINE_NAMES[1]]
            names = [
                name
                for name in placed
                if name not in LINE_NAMES
                or self.laid["phase"] in BEFORE
                or any(where(each["at"]) == name for each in self.laid["pieces"])
            ]
        lines = []
        square = next((each for each in SQUARE_NAMES if each.casefold() == wanted.casefold().rpartition(" ")[2]), "")
        lines += told.square(square) if square else []
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
            for seat in "AB":
                ways = [self._described().exit(piece) for piece in self.laid["pieces"] if piece["id"] == f"{seat.lower()}-{kind}"]
                at = self.say("card-at", name=self.names[seat], where=self._whereabouts(seat, kind))
                lines.append("  " + " ".join(filter(None, [at, *ways])))
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

    def mine_to_move(self) -> bool:
        """Whether it is the reader's turn; tokens and combat cards are asked for in the other's turn too."""
        return self.laid["active"] in (None, self.view["seat"])

    def topic(self, wanted: str) -> list[str]:
        """What the rules say of carrying, leaving, turning and the like."""
        told = []
        for topic in TOPICS:
            if wanted in [folded(word) for word in self.say(f"words-{topic}").split(", ")]:
                settings = {id: str(value).lower() for id, value in self.view["settings"].items()}
                told += [self.texts.format(f"{self.family}-note-{topic}", **settings)] if topic != "carry" else []
                told += [self.say("about-carry")] if topic in ("carry", "leaves") else []
        return told

    def log(self, entry: Mapping[str, Any]) -> str:
        """A line of the journal; who places a single token is told when it is placed."""
        single = entry["key"] == "to-place" and entry["args"]["count"] == 1
        return "" if single else super().log(entry)

    # -- what may be chosen ----------------------------------------------------------------------------------------------------

    def option(self, option: Mapping[str, Any]) -> str:
        """An option as a line to choose; an attack with what makes up the strengths, and with whoever would be killed."""
        said = super().option(option)
        if option.get("said"):
            return said
        if option["key"] == "attack":
            return self._at_stake(said, option["then"]["battle"])
        return self._combat_card(option["args"]["card"]) or said if option["key"] == "combat" else said

    def _at_stake(self, said: str, battle: dict[str, Any]) -> str:
        """An attack with who fights with what, where it does not say so itself, and who would be killed by a defeat."""
        fighters = [*battle["attackers"], *battle["defenders"]]
        if len(battle["attackers"]) > 1 or len(battle["defenders"]) > 1 or any(each["item"] for each in fighters):
            sides = {side: self._side(battle[side]) for side in ("attackers", "defenders")}
            said += f" ({self.say('fight-sum', **sides)})"
        lost = {each["piece"]: each["lost"] for each in fighters} | battle["along"]
        killed = [self._killed(piece, cause) for piece, cause in lost.items() if cause != "wounded"]
        return " ".join([f"{said}.", *killed]) if killed else said

    def _combat_card(self, card: str) -> str:
        """A combat card with what it makes, and up to which card of the other side that wins."""
        battle, me = self.laid["battle"], self.view["seat"]
        if not battle:
            return ""
        sums = [battle["attack"], battle["defence"]]
        mine, other = sums if battle["attackers"][0]["piece"][0].upper() == me else sums[::-1]
        less = [int(theirs) for theirs in next(player["combat"] for player in self.laid["players"] if player["seat"] != me)]
        beaten = [each for each in less if mine + int(card) > other + each]
        ties = mine + int(card) - other in less
        wins = "all" if len(beaten) == len(less) else str(max(beaten)) if beaten else "none" if ties else "never"
        return self.say(
            "combat-card", card=card, total=mine + int(card), wins=wins, ties=str(mine + int(card) - other) if ties else "none"
        )

    def alike(self, option: dict[str, Any]) -> str:
        """Attacks of several who would fight together are one and the same, unless a potion pays for one of them."""
        attacker = option["args"].get("piece")
        if option["key"] != "attack" or attacker in self.laid["boost"]:
            return str(option["id"])
        battle = option["then"]["battle"]
        return " ".join([battle["target"], *[each["piece"] for each in battle["attackers"]]])

    def stays(self, what: str) -> str:
        """Actions keep their numbers for a turn, tokens for as long as they are put out."""
        placing = self.laid["placing"]
        of = f"{placing['place']}/{placing['seat']}" if placing else self.laid["phase"]
        return f"{self.laid['turn']}/{of}" if what in ("act", *PAIRS) else ""

    def pairs(self, what: str) -> dict[str, list[dict[str, Any]]]:
        """Putting tokens out: first which one, then where."""
        found: dict[str, list[dict[str, Any]]] = {}
        for ask in self.view["asks"] if what in PAIRS else []:
            for option in ask["options"]:
                found.setdefault(option["args"]["item_piece"], []).append(option)
        return found

    def pair_lines(self, what: str, numbered: Mapping[str, dict[str, Any]]) -> list[str]:
        """The tokens that may be put out; of starters also how they run and fight."""
        lines = []
        for number, option in numbered.items():
            name = self._put_name(what, option)
            figures = {each: option["args"][each] for each in ("speed", "strength") if each in option["args"]}
            lines.append(f"  {number}. {self.say('token-figures', piece=name, **figures) if figures else name}")
        told = {"starter": TO_HIDE + 4, "hide": TO_HIDE}.get(what, len(self.laid["hand"]))  # how one answers is said once
        args = next(iter(numbered.values()))["args"]
        example = f"{self._word(args['item'])} {args.get('place') or args['square']}"
        return lines + ([self.say("which-token", example=example)] if len(self.laid["hand"]) == told else [])

    def place_lines(self, what: str, numbered: Mapping[str, dict[str, Any]], several: bool) -> list[str]:
        """Where the token may go: the dots, the rooms with what they still take, or the squares with what is to be said of each."""
        first = next(iter(numbered.values()))
        lines = [self.say(f"hold-{first['key']}", piece=self._put_name(what, first))]
        if what == "place":
            word = {kind: self._word(kind) for kind in KINDS}
            spots = {f"{n}.\u00a0{each['args']['square']}": spot(self.say, each["args"], word) for n, each in numbered.items()}
            lines += grouped(self.say, spots)
        else:
            lines.append("  " + "  ".join(f"{n}.\u00a0{self._goes(each)}" for n, each in numbered.items()))
        return [*lines, *([f"  {self.say('hold-other')}"] if several else [])]

    def _goes(self, option: dict[str, Any]) -> str:
        """A dot, or a room with the number of tokens that it still takes."""
        for place in self.laid["places"]:
            if place["place"] == option["args"].get("place"):
                free = place["limit"] - sum(place["hidden"].values())
                return self.say("room-free", place=place["place"], count=free).replace(" ", "\u00a0")
        return str(option["args"]["square"])

    def _put_name(self, what: str, option: dict[str, Any]) -> str:
        """What a token to be put out is called; of those of a new room also whose it is."""
        id = option["args"]["item_piece"]
        return self._owned(id) if what == "place" else self._word(id[2:])

    def _owned(self, id: str) -> str:
        return self.ui("piece-of", piece=self._word(id[2:]), seat=id[0].upper())

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
        if mover and any(ask["what"] == "step" for ask in self.view["asks"]):
            return _steps(mover["reach"], place, mover["path"][-1])
        who, _, square = place.rpartition(" ")
        for option in [option for ask in self.view["asks"] for option in ask["options"] if option["key"] == "move" and who]:
            piece = next(piece for piece in self.laid["pieces"] if piece["id"] == option["args"]["piece"])
            if self.called(f"piece:{piece['id']}", folded(who)) and square.lower() not in map(str.lower, option["then"]["over"]):
                steps = _steps(option["then"]["reach"], square, piece["at"])
                return [option["id"], *steps] if steps else []
        return []

    def stops(self) -> str:
        """Stop, where nothing can be picked up or handed over on the square."""
        options = [option["id"] for ask in self.view["asks"] if ask["what"] == "step" for option in ask["options"]]
        return "stop" if "stop" in options and not any(id.startswith(("take:", "give:", "swap:")) for id in options) else ""

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
        notes = [self._owned(piece["load"])] if piece["load"] else []
        notes += [self.say(state) for state in ("wounded", "idle") if piece[state]]
        if piece["id"] in self.laid["boost"]:
            notes.append(self.say("boost", count=self.laid["boost"][piece["id"]]))
        return f"{self._word(piece['kind'])} {piece['at']}" + (f" ({', '.join(notes)})" if notes else "")

    def _thing(self, piece: dict[str, Any]) -> str:
        return f"{self._owned(piece['id'])} {piece['at']}"

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
                        "hidden",
                        name=self.names[seat],
                        pieces="; ".join(f"{at}\u00a0{self._words(tokens)}" for at, tokens in known),
                    )
                )
        return lines

    def _moving(self) -> str:
        mover = self.laid["mover"]
        ends = [square for square in mover["reach"] if square not in mover["over"]]
        over = sorted(mover["over"], key=lambda square: (len(square), square))
        return self.say(
            "moving", character=self._word(mover["piece"][2:]), square=mover["path"][-1], steps=mover["steps"],
            path=" ".join(mover["path"]), reach=" ".join(sorted(ends, key=lambda square: (len(square), square))) or "none",
        ) + (f" {self.say('passing', squares=' '.join(over))}" if over else "")  # fmt: skip

    def _battle(self, battle: dict[str, Any]) -> str:
        """Both sides with their totals, and who would be killed by a defeat."""
        sums = self.say(
            "battle", attackers=self._side(battle["attackers"]), attack=battle["attack"],
            defenders=self._side(battle["defenders"]), defence=battle["defence"],
        )  # fmt: skip
        lost = {each["piece"]: each["lost"] for each in [*battle["attackers"], *battle["defenders"]]} | battle["along"]
        stakes = [self.ui("told-stakes")] if "wounded" in lost.values() else []
        stakes += [self._killed(piece, cause) for piece, cause in lost.items() if cause != "wounded"]
        mine = any(ask["what"] == "combat" for ask in self.view["asks"])
        return " ".join([sums, *stakes, self.ui("told-tie"), *([self.ui("combat-more")] if mine else [])])

    def _side(self, fighters: list[dict[str, Any]]) -> str:
        """Those of a side with what each counts by itself, and the object that adds to it: "Goblin 1 + Armor 1"."""
        said = []
        for each in fighters:
            more = f" + {self._word(each['item'][2:])} {each['counts'] - each['own']}" if each["item"] else ""
            wounded = f" ({self.say('wounded')})" if each["wounded"] else ""
            said.append(f"{self._word(each['piece'][2:])} {each['own']}{wounded}{more}")
        return ", ".join(said)

    def _killed(self, piece: str, cause: str) -> str:
        """That somebody would be killed by a defeat, why, and for whom that counts."""
        seat, other = "AB" if piece.startswith("a-") else "BA"
        args = {"seat": seat, "piece": piece, "character": piece[2:], "cause": cause, "target_seat": other}
        return self.texts.format("twister-told-lost", **self.texts.named(self.game, args, self.names, self.view["seat"]))


def _steps(reach: Mapping[str, str], place: str, start: str) -> list[str]:
    """The steps to a square, in whatever letters it is typed: none where it is not in reach."""
    before = {square.lower(): came for square, came in reach.items()}
    names = {square.lower(): square for square in reach}
    steps: list[str] = []
    at = place.lower()
    while at in before and len(steps) < len(before):
        steps.insert(0, f"go:{names[at]}")
        at = before[at].lower()
    return steps if at == start.lower() else []


def _lies(place: Mapping[str, Any]) -> tuple[Any, ...]:
    """Which room lies at a place, and how; nothing of it while it lies face down."""
    return (place["room"]["name"], place["room"]["turns"]) if place["room"] else ()


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
