"""Dungeon Twister as text: whose turn with what points, everybody's cards, who stands where; and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .asked import Asked
from .fight import Fighting
from .putting import PAIRS, Putting
from .rooms import Roomed
from .words import BEFORE, TO_HIDE


class TwisterScreen(Roomed, Putting, Fighting, Asked):
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
        if laid["phase"] == "hide" and len(laid["hand"]) == TO_HIDE:
            lines.append(self.say("hide-more", by=self.view["settings"].get("reveal_placement", "others")))
        if laid["phase"] == "turns":
            lines.append(self._turn())
        if laid["phase"] not in BEFORE:
            lines += [self._player(player) for player in laid["players"]]
        for seat in "AB":
            if pieces := [self._piece(piece) for piece in laid["pieces"] if piece["seat"] == seat and piece["character"]]:
                lines.append(self.say("characters", **self._whose(seat), pieces=", ".join(pieces)))
        if things := [self._thing(piece) for piece in laid["pieces"] if not piece["character"] and not piece["carrier"]]:
            lines.append(self.say("objects", pieces=", ".join(things)))
        lines += self._dark()
        if laid["hand"]:
            lines.append(self.say("hand", pieces=self.words(laid["hand"])))
        for seat, hand in self.view.get("hands", {}).items():
            if hand:
                lines.append(self.say("hand-of", name=self.names[seat], pieces=self.words(hand)))
        if laid["battle"]:
            lines.append(self.fight(laid["battle"]))
        if laid["won"]:
            count = next(player["points"] for player in laid["players"] if player["seat"] == laid["won"])
            mine = laid["won"] == self.view["seat"]
            lines.append(self.ui("won-you" if mine else "won-other", count=count, name=self.names[laid["won"]]))
        return lines + self.first_attack() + self._unable()

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
                and reason["key"] not in ("no-points-left", "wounded")  # its wound stands beside its name
                and piece["character"]
                and piece["seat"] == self.view["seat"]
                and not piece["carrier"]
                and id not in able
            ):
                said = self.texts.why(self.view["game"], reason, self.names, self.view["seat"])
                lines.append(self.ui("say-idle", piece=self.word(piece["kind"]), why=said))
        return lines

    def about(self) -> list[str]:
        """What brings points, and what an action costs."""
        return [self.ui("starter-more", count=4), self.say("prices")]

    def log(self, entry: Mapping[str, Any]) -> str:
        """A line of the journal; who places a single token is told when it is placed, unless something is to be said of that."""
        single = entry["key"] == "to-place" and entry["args"]["count"] == 1 and entry["args"]["what"] in ("others", "rest")
        if entry["key"] == "goes-along":
            return self._along(entry["args"])
        return "" if single else super().log(entry)

    def _along(self, args: Mapping[str, Any]) -> str:
        """Whom a turned room has taken where."""
        at = zip(args["tokens"], args["squares"], strict=True)
        pieces = [self.ui("say-at", piece=self.word(id[2:]), square=square) for id, square in at]
        named = self.texts.named(self.game, {"seat": args["seat"]}, self.names, self.view["seat"])
        return self.say("along", pieces=pieces, **named)

    def option(self, option: Mapping[str, Any]) -> str:
        """An option as a line to choose; the turn of a room with what it opens, closes and takes along; an attack with what makes
        up the strengths, and with whoever would be killed."""
        said = super().option(option)
        if option.get("said"):
            return said
        if option["key"] == "turn":
            return f"{said}{self.turn_brings(option['then']['turn'])}"
        if option["key"] == "attack":
            return self.at_stake(said, option["then"]["battle"])
        return self.combat_card(option["args"]["card"]) or said if option["key"] == "combat" else said

    def gaps(self) -> list[str]:
        """That actions keep their numbers."""
        return [self.say("numbers")]

    def stays(self, what: str) -> str:
        """Actions keep their numbers for a turn, tokens for as long as they are put out."""
        placing = self.laid["placing"]
        of = f"{placing['place']}/{placing['seat']}" if placing else self.laid["phase"]
        return f"{self.laid['turn']}/{of}" if what in ("act", *PAIRS) else ""

    def _turn(self) -> str:
        laid = self.laid
        potion = sum(laid["boost"].values())
        limit = int(self.view["settings"].get("turn_limit", 0))
        last = "no"
        if limit and laid["turn"] + (not laid["card"]) >= limit - 1:  # each side has one of the last two turns
            last = "you" if laid["active"] == self.view["seat"] else "other"
        return self.say(
            "turn" if laid["card"] else "before-turn",
            turn=laid["turn"], **self._whose(laid["active"]), card=laid["card"], left=laid["left"], potion=potion,
            limit=limit, last=last,
        )  # fmt: skip

    def _whose(self, seat: str) -> dict[str, Any]:
        """A player by name, and whether it is the reader."""
        return {"name": self.names[seat], "you": seat == self.view["seat"]}

    def _player(self, player: dict[str, Any]) -> str:
        return self.say(
            "player", **self._whose(player["seat"]), points=player["points"], actions=" ".join(player["actions"]) or "—",
            combat=" ".join(player["combat"]), figures=self.figures(player["seat"]), out=player["out"], lost=player["lost"],
        )  # fmt: skip

    def _piece(self, piece: dict[str, Any]) -> str:
        """A character with its square, what it carries and how it is."""
        notes = [self.owned(piece["load"])] if piece["load"] else []
        lies = "lies" if piece["seat"] == self.view["seat"] and piece["kind"] != "troll" else "wounded"
        notes += [self.say(said) for state, said in (("wounded", lies), ("idle", "idle")) if piece[state]]
        if piece["id"] in self.laid["boost"]:
            notes.append(self.say("boost", count=self.laid["boost"][piece["id"]]))
        return f"{self.word(piece['kind'])} {piece['at']}" + (f" ({', '.join(notes)})" if notes else "")

    def _thing(self, piece: dict[str, Any]) -> str:
        return f"{self.owned(piece['id'])} {piece['at']}"

    def _dark(self) -> list[str]:
        """What lies hidden on which room: how much to everybody, what to its owner."""
        laid = self.laid
        if laid["phase"] in BEFORE:
            places = [place for place in laid["places"] if any(place["hidden"].values())]
        else:
            places = [place for place in laid["places"] if not place["room"]]
        if not places:
            return []
        me = self.view["seat"] or "none"
        counted = [
            self.say("dark-room", place=each["place"], a=each["hidden"]["A"], b=each["hidden"]["B"], me=me) for each in places
        ]
        lines = [self.say("dark", rooms="; ".join(counted))]
        for seat in "AB":
            known = [(place["place"], place["tokens"][seat]) for place in places if place["tokens"][seat]]
            if known:
                lines.append(
                    self.say(
                        "hidden",
                        **self._whose(seat),
                        pieces="; ".join(f"{at}\u00a0{self.words(tokens)}" for at, tokens in known),
                    )
                )
        return lines

    def _moving(self) -> str:
        mover = self.laid["mover"]
        ends = [square for square in mover["reach"] if square not in mover["over"]]
        over = sorted(mover["over"], key=lambda square: (len(square), square))
        said = self.say(
            "moving", character=self.word(mover["piece"][2:]), square=mover["path"][-1], steps=mover["steps"],
            path=" ".join(mover["path"]), reach=" ".join(sorted(ends, key=lambda square: (len(square), square))) or "none",
        )  # fmt: skip
        return " ".join([said, *([self.say("passing", squares=" ".join(over))] if over else []), *self._dangers()])

    def _dangers(self) -> list[str]:
        """Where enemies could attack whoever moves in their next turn, and throw a fireball."""
        said = []
        for each in self.laid["mover"]["dangers"]:
            if each["at"]:
                piece, squares = self.word(each["piece"][2:]), " ".join(each["at"])
                said.append(self.say("danger", piece=piece, count=each["strength"], squares=squares))
            if each["fire"]:
                said.append(self.say("burns", squares=" ".join(each["fire"])))
        return said


SCREEN = TwisterScreen
