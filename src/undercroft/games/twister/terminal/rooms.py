"""The rooms as sentences or as a map, and what is said of a piece or card by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....text import folded
from ..board import SQUARE_NAMES
from ..described import LINE_NAMES, Described, place_called, where
from ..tokens import ACTION_CARDS, COMBAT_CARDS
from .map import GROUND, KINDS, covered, picture
from .words import BEFORE, TO_HIDE, Worded


class Roomed(Worded):
    """A view that tells what the dungeon is like."""

    def map(self) -> list[str]:
        """The map, when a card, an action or a place is to be chosen. In the middle of these it has just been seen; at first all is
        dark. Below it, what had no room on its square."""
        if not self.shows_dungeon():
            return []
        hidden = [
            self.ui("say-at", piece=self.ui(f"sr-{what}") if what in GROUND.values() else self.owned(what), square=square)
            for what, square in covered(self.laid)
        ]
        return [*picture(self.laid, self.word), *([self.say("covered", pieces=hidden)] if hidden else [])]

    def signs(self) -> list[str]:
        """What the signs of the map mean."""
        return [self.say("signs", signs=", ".join(f"{sign} {self.word(kind)}" for kind, sign in KINDS.items()))]

    def rooms(self) -> dict[str, list[str]]:
        """The rooms that lie face up, when the map would be drawn; who is in them is said of the players' characters."""
        if not self.shows_dungeon():
            return {}
        told = self.described()
        return {each["place"]: _indented(told.plan(each["place"])) for each in self.laid["places"] if each["room"]}

    def layout(self) -> list[str]:
        """Where the rooms lie, and how columns and rows are called."""
        return [self.described().layout()]

    def retold(self, heard: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
        """At first the layout and all rooms; then a room that has been revealed or turned, with what that has opened and closed.

        A portcullis, or a neighbour that is no longer dark, is no reason to tell a room anew: the log says it.
        """
        told, lines = self.described(), [] if heard else self.layout()
        if not self.shows_dungeon():
            return lines, heard or {"laid": None}
        before = heard.get("laid")
        lay = {place["place"]: _lies(place) for place in before["places"]} if before else {}
        for place in self.laid["places"]:
            if place["room"] and lay.get(place["place"]) != _lies(place):
                lines += _indented(told.plan(place["place"]))
        if before:
            lines += told.since(Described(before, self.ui, self.word, self.names, self.view["seat"]))
        return lines, {"laid": self.laid}

    def turn_brings(self, turned: Mapping[str, Any]) -> str:
        """What the turn of a room would open, wall off and take along, to go on from its name."""
        along = [self.ui("say-at", piece=self.owned(id), square=square) for id, square in turned["along"].items()]
        ways = {key: turned[key] or "none" for key in ("opened", "closed")}
        return self.ui("turn-brings", **ways, along=along or "none")

    def room_lines(self, wanted: str) -> list[str]:
        """A room or starting line by its name or that of one of its squares: what it is made of, and who is there."""
        told = self.described()
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

    def card_lines(self, wanted: str) -> list[str]:
        """What is said of a kind of character or object, with where each of them is; or of an action or combat card."""
        wanted = folded(wanted)
        names = {kind: folded(self.word(kind)) for kind in KINDS}
        found = [kind for kind in KINDS if wanted in (names[kind], kind)] or [kind for kind in KINDS if wanted in names[kind]]
        lines = []
        for kind in found:
            owner = kind == "treasure" and self.view["settings"].get("treasure_to") == "owner"
            text = f"{self.family}-text-{kind}-owner" if owner else f"{self.family}-text-{kind}"
            lines.append(f"{self.word(kind)}. {self.texts.format(text)}")
            for seat in "AB":
                ways = [self.described().exit(piece) for piece in self.laid["pieces"] if piece["id"] == f"{seat.lower()}-{kind}"]
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
                return self.described().piece(piece).removeprefix(f"{self.word(kind)} ")
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
        return [self.ui("sr-your-hidden", names=[self.word(id[2:]) for id in tokens]) for tokens in known]

    def shows_dungeon(self) -> bool:
        """Whether the dungeon helps with what is asked: not while all is dark, nor in the middle of a move or combat."""
        laid, asked = self.laid, {ask["what"] for ask in self.view["asks"]}
        dark = laid["phase"] == "starters" or (laid["phase"] == "hide" and len(laid["hand"]) < TO_HIDE)
        return not (asked and (dark or asked & {"step", "combat"}))


def _lies(place: Mapping[str, Any]) -> tuple[Any, ...]:
    """Which room lies at a place, and how; nothing of it while it lies face down."""
    return (place["room"]["name"], place["room"]["turns"]) if place["room"] else ()


def _indented(lines: list[str]) -> list[str]:
    """Sentences of one room: all but the first stand in."""
    return [*lines[:1], *[f"  {line}" for line in lines[1:]]]
