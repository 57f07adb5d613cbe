"""A combat in sentences: both sides with their strength, who would be killed, and what a card makes."""

from __future__ import annotations

from typing import Any

from .words import Worded


class Fighting(Worded):
    """A view that tells of combats."""

    def fight(self, battle: dict[str, Any]) -> str:
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
            more = f" + {self.word(each['item'][2:])} {each['counts'] - each['own']}" if each["item"] else ""
            wounded = f" ({self.say('wounded')})" if each["wounded"] else ""
            said.append(f"{self.word(each['piece'][2:])} {each['own']}{wounded}{more}")
        return ", ".join(said)

    def at_stake(self, said: str, battle: dict[str, Any]) -> str:
        """An attack with who fights with what, where it does not say so itself, and who would be killed by a defeat."""
        fighters = [*battle["attackers"], *battle["defenders"]]
        if len(battle["attackers"]) > 1 or len(battle["defenders"]) > 1 or any(each["item"] for each in fighters):
            sides = {side: self._side(battle[side]) for side in ("attackers", "defenders")}
            said += f" ({self.say('fight-sum', **sides)})"
        lost = {each["piece"]: each["lost"] for each in fighters} | battle["along"]
        killed = [self._killed(piece, cause) for piece, cause in lost.items() if cause != "wounded"]
        return " ".join([f"{said}.", *killed]) if killed else said

    def _killed(self, piece: str, cause: str) -> str:
        """That somebody would be killed by a defeat, why, and for whom that counts."""
        seat, other = "AB" if piece.startswith("a-") else "BA"
        args = {"seat": seat, "piece": piece, "character": piece[2:], "cause": cause, "target_seat": other}
        carrier = next((each["carrier"] for each in self.laid["pieces"] if each["id"] == piece), None)
        if cause == "carried" and carrier:
            said = self.texts.named(self.game, args, self.names, self.view["seat"])
            return self.say("lost-carried", carrier=self.word(carrier[2:]), **said)
        return self.texts.format("twister-told-lost", **self.texts.named(self.game, args, self.names, self.view["seat"]))

    def combat_card(self, card: str) -> str:
        """A combat card with what it makes, and up to which card of the other side that wins."""
        battle, me = self.laid["battle"], self.view["seat"]
        if not battle:
            return ""
        sums = [battle["attack"], battle["defence"]]
        mine, other = sums if battle["attackers"][0]["piece"][0].upper() == me else sums[::-1]
        less = [int(theirs) for theirs in next(player["combat"] for player in self.laid["players"] if player["seat"] != me)]
        beaten = [each for each in less if mine + int(card) > other + each]
        ties = mine + int(card) - other in less
        best = str(max(beaten)) if any(beaten) else "least" if beaten else "none" if ties else "never"
        wins = "all" if len(beaten) == len(less) else best
        return self.say(
            "combat-card", card=card, total=mine + int(card), wins=wins, ties=str(mine + int(card) - other) if ties else "none"
        )

    def alike(self, option: dict[str, Any]) -> str:
        """Attacks of several who would fight together are one and the same, unless a potion pays for one of them. A jump of
        the Wizard to where it flies in a walk, for the same price and no card, is that walk."""
        if option["key"] == "jump" and option["args"]["character"] == "wizard":
            moves = [
                each for ask in self.view["asks"] for each in ask["options"] if each["id"] == f"move:{option['args']['piece']}"
            ]
            square = option["args"]["square"]
            walks = [each for each in moves if square in each["then"]["reach"] and square not in each["then"]["over"]]
            return str((walks or [option])[0]["id"])
        attacker = option["args"].get("piece")
        if option["key"] != "attack" or attacker in self.laid["boost"]:
            return str(option["id"])
        battle = option["then"]["battle"]
        return " ".join([battle["target"], *[each["piece"] for each in battle["attackers"]]])

    def first_attack(self) -> list[str]:
        """How a combat goes, before the first one is chosen."""
        attacks = any(option["key"] == "attack" for ask in self.view["asks"] for option in ask["options"])
        fought = any(entry["key"] == "attacks" for entry in self.view["journal"])
        return [self.texts.format(f"{self.family}-note-attacks")] if attacks and not fought else []
