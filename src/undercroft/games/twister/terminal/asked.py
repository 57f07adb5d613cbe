"""What one may type: squares to walk to, things by name, and words of the rules to ask about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel.ask import thing_of
from ....text import folded
from ..board import SQUARE_NAMES
from ..tokens import NAMES
from .map import LETTERS, SIDE
from .words import Worded

VERBS = (
    "move", "attack", "jump", "turn", "reveal", "break", "open", "close", "through", "heal", "fire", "recover", "drink",
    "take", "drop", "give", "swap", "stop",
)  # fmt: skip
"""What there is to do, in a move and between moves."""
TOPICS = ("carry", "leaves", "turns", "attacks", "jumps", "reveals", "wounded", "moves")
"""What one may ask about by a word for it."""


class Asked(Worded):
    """A view that knows what is meant by what is typed."""

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

    def aimed(self, wanted: str) -> dict[str, Any] | None:
        """Why a character that may move cannot get to a square, as the screen says when one points there."""
        who, _, square = wanted.rpartition(" ")
        square = next((name for name in SQUARE_NAMES if name.casefold() == square), "")
        mover, barred = self.laid["mover"], self.view["why"].get(f"square:{square}") or self.view["why"].get("square")
        if square and mover and self.called(f"piece:{mover['piece']}", who):  # in the middle of its move
            return self._beyond(barred) if barred and square not in mover["reach"] else self._no_end(square, mover["over"])
        walks = {option["id"]: option["then"] for ask in self.view["asks"] for option in ask["options"] if option["key"] == "move"}
        for id, walk in walks.items():
            if square and self.called(id.replace("move", "piece"), who):
                if any(piece["at"] == square and f"move:{piece['id']}" == id for piece in self.laid["pieces"]):
                    return {"key": "already-there", "args": {"square": square}}
                barred = walk["why"].get(square)
                if barred is not None:
                    return self._beyond(walk["reasons"][barred])
                return self._no_end(square, walk["over"]) if square in walk["reach"] else dict(walk["far"])
        return self._unmoved(who) if square else None

    def _unmoved(self, who: str) -> dict[str, Any] | None:
        """Why a character goes nowhere now; None where nobody is called so.

        Of two of a name one on the board is meant before one that has left it, and the reader's before the other.
        """
        me, why, mover = (self.view["seat"] or "none").lower(), self.view["why"], self.laid["mover"]
        laid = sorted((piece["id"] for piece in self.laid["pieces"] if piece["character"]), key=lambda id: id[0] != me)
        for id in [*laid, *(id.removeprefix("piece:") for id in why if id.startswith("piece:"))]:
            if self.called(f"piece:{id}", who):
                own = why.get(f"do:move:{id}") or (None if mover and id in laid else why.get(f"piece:{id}"))
                if own is None and id[0] != me:
                    own = {"key": "enemy-piece", "args": {}}
                own = own or why.get("do") or why.get("piece")
                return dict(own) if own else None
        return None

    def _beyond(self, barred: Mapping[str, Any]) -> dict[str, Any]:
        """Why one does not get to a square; a wall or bars before it might be gone round, and it is said that they cannot."""
        return {**barred, "round": barred["key"] in ("wall", "bars-closed")}

    def _no_end(self, square: str, over: Sequence[str]) -> dict[str, Any]:
        """Why a walk may pass a square but not end there; empty where it may."""
        if square not in over:
            return {}
        there = [piece for piece in self.laid["pieces"] if piece["at"] == square and piece["character"] and not piece["carrier"]]
        lying = [piece for piece in there if piece["wounded"] and piece["seat"] != self.view["seat"]]
        args: dict[str, Any] = {"square": square}
        for key, found in (("somebody-stands-there", [each for each in there if not each["wounded"]]), ("enemy-lies-there", lying)):
            for each in found[:1]:
                about = {"target": each["kind"], "target_piece": each["id"], "target_seat": each["seat"]}
                return {"key": key, "args": {**args, **about}}
        return {"key": "ends-on-pit" if self.described().is_pit(square) else "two-tokens-at-most", "args": args}

    def why(self, refusal: Mapping[str, Any]) -> str:
        """A reason in words, and of a wall or bars in the way that there is no way round."""
        said = super().why(refusal)
        return self.say("no-way-round", why=said) if refusal.get("round") else said

    def topic(self, wanted: str) -> list[str]:
        """What the rules say of carrying, leaving, turning and the like; of a piece what it can do and where it is, and of the
        reader's characters that another moves now."""
        mover, told = self.laid["mover"], list[str]()
        named = [id for id in NAMES if self.called(f"piece:{id}", wanted)]
        for kind in dict.fromkeys(id[2:] for id in named):
            told += self.card_lines(self.word(kind))
        for piece in self.laid["pieces"] if mover else []:
            if piece["id"] in named and self._waits(piece):
                told.append(f"  {self.object_name('piece:' + piece['id'])}: {self.why(self.view['why']['do'])}")
        for topic in TOPICS:
            if wanted in [folded(word) for word in self.say(f"words-{topic}").split(", ")]:
                settings = {id: str(value).lower() for id, value in self.view["settings"].items()}
                told += [self.texts.format(f"{self.family}-note-{topic}", **settings)] if topic != "carry" else []
                told += [self.say("about-carry")] if topic in ("carry", "leaves") else []
        return told

    def _waits(self, piece: Mapping[str, Any]) -> bool:
        """Whether this is a character of the reader's while another of them moves."""
        mover = self.laid["mover"]
        return bool(mover and piece["character"] and piece["seat"] == self.view["seat"] and piece["id"] != mover["piece"])

    def of_kind(self, id: str) -> Mapping[str, Any] | None:
        """While a character moves, other pieces are too far for it; a character that is asked after is told of for itself."""
        piece = next((each for each in self.laid["pieces"] if f"piece:{each['id']}" == id and each["character"]), None)
        if not piece or not self.laid["mover"]:
            return super().of_kind(id)
        return None if self._waits(piece) else {"key": "enemy-piece", "args": {}}

    def thing(self, id: str) -> str:
        """A piece, room, square, card or action in words."""
        kind, name = thing_of(id)
        verb, piece = thing_of(name)
        if kind == "do" and name:
            what = self.texts.find(f"{self.family}-ui-do-{verb}")
            return f"{self.thing(f'piece:{piece}')}: {what.lower()}" if piece and what else what
        if kind == "piece" and name:
            return f"{self.word(name[2:])} ({name[0].upper()})"
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
