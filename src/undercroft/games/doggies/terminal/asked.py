"""What may be chosen, with what it costs and brings; and what is asked after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.ask import thing_of
from ....text import folded
from ..grid import FACING, SIDES
from .rooms import Roomed
from .words import BEYOND, Row, signed, spare, turned, turned_in_place

TOPICS = (
    "explore", "leave", "sleep", "countdown", "paw", "monster", "trophy", "shield", "potion", "trap", "vagabond", "key", "portal",
    "hole", "quest", "coin",
)  # fmt: skip
"""What the rules can be asked about by a word."""
STEPS = ("go", "portal", "break-through")
"""The options that lead into a room."""
OUTSIDE = ("out", "break-out")
"""Those that lead out of the dungeon."""
OWN_WORDS = ("fight", "force", "pass", "pass-monster", "claim", "claim-potion", "hire", "disarm", "disarm-potion")
"""The decisions whose costs are told by figures alone, so that they are called without them."""
NO_WAY = ("no-way-on", "monster-there", "trap-there", "door", "rivals-paw")
"""Why a room beside is not offered although no wall is between."""
SHORTEST = 3
"""From how many letters on a card is known by a part of its name."""
SHUT_OR_BROKEN = ("wall", "broken")
"""Sides over which a turn shuts no way: there was none, or it stays broken open."""
DISARMS = ("disarm", "disarm-potion")
"""Those after which a trap is shut."""
ALL_SAID = ("take", "leap")
"""Those that say themselves what they cost."""


class Asked(Roomed):
    """A view that asks, and says why not; what ends the round for the reader stands behind the ways on."""

    def __init__(self, view: Row, *args: Any, **named: Any) -> None:
        asks = [{**ask, "options": sorted(ask["options"], key=lambda option: option["key"] in OUTSIDE)} for ask in view["asks"]]
        super().__init__({**view, "asks": asks}, *args, **named)

    def asked(self, ask: Mapping[str, Any]) -> str:
        """A question, with the card that is laid, the room one is in."""
        said, walk = super().asked(ask), self.laid["walk"]
        if ask["what"] == "place":
            card = self.laid["drawn"]
            return " ".join([self.say("drawn", room=self.word(card["id"])), self.what(card), self.shape(card), said])
        here = self.at_cell(walk["cell"]) if walk else None
        if here is None:
            return said
        if ask["what"] == "room":
            shuts = any(option["key"] in DISARMS for option in ask["options"])
            return " ".join([self.room(here), *([self.ui("trap-shut")] if shuts else []), said])
        return " ".join([self.say("here", room=self.place(here)), *self._barred(here), said])

    def _barred(self, here: Row) -> list[str]:
        """The rooms beside one that would be entered, but for what is there or behind."""
        found = []
        for side in SIDES:
            room = self.at.get((here["x"] + BEYOND[side][0], here["y"] + BEYOND[side][1]))
            why = self.view["why"].get(f"space:{room['card']['id']}") if room else None
            if room and why and why["key"] in NO_WAY:
                found.append(self.say("barred", room=self.place(room), why=self.why(why)))
        return found

    # -- options ---------------------------------------------------------------------------------------------------------------

    def option(self, option: Mapping[str, Any]) -> str:
        """An option as a line to choose; on the way out with what it costs and brings."""
        key, args = option["key"], option["args"]
        if option.get("said"):
            return str(option["said"])
        if key == "dog":
            return self.dog_line(args["dog"])
        if key == "place":
            return self.say("turned", ways=self._lies(option))
        if key == "rotate":
            return self._turns(args)
        if key == "break" or key in STEPS:
            return self._step(option)
        then = (option.get("then") or {}).get("burden")
        if then is None:
            return super().option(option)
        if key in OUTSIDE:
            return f"{super().option(option)}. {self.say('outside', **self.burden(then))}"
        if key == "disarm":
            args = {**args, "card": self._owned(args["card"])}
        said = self.say(f"do-{key}", **self.texts.named(self.game, args)) if key in OWN_WORDS else super().option(option)
        changes = [] if key in ALL_SAID else self._changes(then, won=key == "hire" and args["paw"])
        return self.say("changes", said=said, changes=changes) if changes else f"{said}."

    def _owned(self, card: str) -> str:
        """A card of the reader's dog; a vagabond by the side it was hired by, earlier or on this way."""
        card = card.removesuffix("-two")
        mine, hired = self.mine(), self.with_card(card)
        for taken in mine["taken"] if mine else []:
            if taken["card"]["id"] == card:
                return self.taken(taken)
        for step in self.laid["walk"]["path"]:
            if hired and step["cell"] == hired["cell"] and step["did"].startswith("hire:"):
                return self.taken({"card": hired["card"], "side": step["did"].partition(":")[2]})
        return card

    def _step(self, option: Mapping[str, Any]) -> str:
        """A step into a room, and what is there."""
        room = self.with_card(option["args"]["space"])
        if room is None:
            return super().option(option)
        args = {**option["args"], "space": self.place(room)}
        said = self.say("portal", **args) if option["key"] == "portal" else super().option({**option, "args": args})
        return said if option["key"] == "break" else f"{said}. {self.what(room['card'], room)}"

    def _turns(self, args: Row) -> str:
        """A room that is turned, and where its exits would lead."""
        room = self.with_card(args["space"])
        assert room is not None
        sides = turned_in_place(room, args["turned"])
        said = self.say("turns", room=self.place(room), ways=self.ways(room["x"], room["y"], sides))
        shut = self._shut(room, sides)
        return f"{said}. {self.ui('aloud-shuts', rooms=', '.join(shut))}" if shut else said

    def _shut(self, room: Row, sides: list[str]) -> list[str]:
        """The rooms beside one from which no exit would lead into it any more, if its sides were these."""
        found = []
        for number, side in enumerate(SIDES):
            beside = self.at.get((room["x"] + BEYOND[side][0], room["y"] + BEYOND[side][1]))
            shuts = sides[number] == "wall" and room["sides"][number] not in SHUT_OR_BROKEN
            if shuts and beside and not beside["covered"] and beside["sides"][FACING[number]] not in SHUT_OR_BROKEN:
                found.append(self.place(beside))
        return found

    def burden(self, burden: Row) -> Row:
        """How one stands on the way."""
        coins, quests = burden["coins"], burden["quests"]
        told = {
            "coins": f"{signed(coins)}{abs(coins)}",
            "count": abs(coins),
            "quests": quests,
            "bonus": f"{signed(quests)}{abs(quests)}",
        }
        return {"left": spare(burden), "paws": burden["paws"], **told}

    def _changes(self, then: Row, won: bool = False) -> list[str]:
        """What a decision costs and brings.

        :param won: the paw that it takes brings another one.
        """
        now, found = self.laid["walk"]["burden"], list[str]()
        if then["damage"] != now["damage"]:
            found.append(self.ui("change-damage", count=then["damage"] - now["damage"], left=str(spare(then))))
        for what, text in (("paws", "paws"), ("coins", "coins"), ("shields", "shields"), ("keys", "keys")):
            if what == "paws" and won:
                found += [f"{sign}{self.say(text, count=1)}" for sign in "−+"]
            elif more := then[what] - now[what]:
                found.append(f"{signed(more)}{self.say(text, count=abs(more))}")
        for weapon in ("sword", "bow", "fireball"):
            if more := then["sum"].get(weapon, 0) - now["sum"].get(weapon, 0):
                found.append(f"{signed(more)}{self.say('symbol', weapon=weapon, count=abs(more))}")
            if more := then["potions"].get(weapon, 0) - now["potions"].get(weapon, 0):
                found.append(f"{signed(more)}{abs(more)} {self.word(f'potion-{weapon}').lower()}")
        return found

    def alike(self, option: dict[str, Any]) -> str:
        """A room that is turned lies the same way where its exits do."""
        if option["key"] != "rotate":
            return super().alike(option)
        room = self.with_card(option["args"]["space"])
        assert room is not None
        return f"{room['cell']} {turned_in_place(room, option['args']['turned'])}"

    # -- where the card is laid ------------------------------------------------------------------------------------------------

    def pairs(self, what: str) -> dict[str, list[dict[str, Any]]]:
        """The card that is drawn: first where it lies, then how; ways to turn it that are the same are one."""
        found: dict[str, dict[int, dict[str, Any]]] = {}
        for ask in self.view["asks"] if what == "place" else []:
            for option in ask["options"]:
                found.setdefault(option["args"]["cell"], {}).setdefault(option["args"]["same"], option)
        return {cell: [*options.values()] for cell, options in found.items()}

    def pair_lines(self, what: str, numbered: Mapping[str, dict[str, Any]]) -> list[str]:
        """The places, each with the rooms that it joins."""
        lines = []
        for number, option in numbered.items():
            x, y = option["args"]["x"], option["args"]["y"]
            if option["id"].startswith("hold:"):
                said = self.say("spot", cell=self.cell(x, y), rooms=self._joined(x, y))
            else:
                said = self.say("only", cell=self.cell(x, y), ways=self._lies(option))
            lines.append(f"  {number}. {said}")
        return lines

    def place_lines(self, what: str, numbered: Mapping[str, dict[str, Any]], several: bool) -> list[str]:
        """How the card may lie there: where its exits would lead."""
        args = next(iter(numbered.values()))["args"]
        lines = [self.say("how", cell=self.cell(args["x"], args["y"]))]
        lines += [f"  {number}. {self.option(option)}" for number, option in numbered.items()]
        return [*lines, *([f"  {self.say('elsewhere')}"] if several else [])]

    def stays(self, what: str) -> str:
        """Places keep their numbers while a card is laid."""
        drawn = self.laid["drawn"]
        return f"{self.laid['round']}/{drawn['id']}" if what == "place" and drawn else ""

    def _joined(self, x: int, y: int) -> list[str]:
        """The rooms with an exit to a free place."""
        found = []
        for number, side in enumerate(SIDES):
            room = self.at.get((x + BEYOND[side][0], y + BEYOND[side][1]))
            if room and not room["covered"] and room["sides"][(number + 2) % 4] != "wall":
                found.append(self.say("joined", side=side, room=self.place(room)))
        return found

    def _lies(self, option: Mapping[str, Any]) -> str:
        """Where the exits of the drawn card would lead."""
        args = option["args"]
        return self.ways(args["x"], args["y"], turned(self.laid["drawn"]["sides"], args["turned"]))

    # -- things and topics -----------------------------------------------------------------------------------------------------

    def way(self, place: str) -> list[str]:
        """The step into the room that is called so."""
        for ask in self.view["asks"]:
            for option in ask["options"]:
                if option["key"] in STEPS and self.spot(f"space:{option['args']['space']}") == folded(place):
                    return [option["id"]]
        return []

    def thing(self, id: str) -> str:
        """A room, a place, a button, a card in words."""
        kind, name = thing_of(id)
        if kind in ("space", "turn", "side"):
            room = self.with_card(name.partition(":")[0])
            return self.place(room) if room else ""
        if kind == "place":
            return self.say("free-name")
        if kind == "piece":
            return self.cell_called(name)
        if kind == "hole" and name:
            return self.say("hole-at", cell=self.cell_called(name))
        if kind == "out" and name:
            return self.ui("map-out", side=name)
        if kind == "action":
            return self.texts.find(f"{self.family}-do-{name}")
        if kind == "deed":
            return self.texts.find(f"{self.family}-cli-deed-{name.partition(':')[0]}")
        return self.word(name) if kind in ("dog", "quest", "taken") else ""

    def use(self, id: str) -> str:
        """What a room does that can be chosen now."""
        kind, name = thing_of(id)
        room = self.with_card(name) if kind == "space" else None
        return f"{self.what(room['card'], room)} {self.exits(room['x'], room['y'], room['sides'])}" if room else ""

    def topic(self, wanted: str) -> list[str]:
        """What the rules say of a word; of a card that lies nowhere, what it says."""
        told = [self.say(f"about-{topic}") for topic in TOPICS if wanted in map(folded, self.say(f"words-{topic}").split(", "))]
        nowhere = not told and not any(self.called(f"space:{place['card']['id']}", wanted) for place in self.laid["rooms"])
        return self.card_lines(wanted) if nowhere and len(wanted) >= SHORTEST else told

    def about(self) -> list[str]:
        """What wins, what a turn is, and the words that can be asked after."""
        words = [self.say(f"words-{topic}").partition(",")[0] for topic in TOPICS]
        return [self.say("about"), self.say("topics", words=words)]
