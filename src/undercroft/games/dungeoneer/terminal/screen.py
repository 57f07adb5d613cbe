"""Dungeoneer as text: whose turn, everybody's hero, one's own hand and quests with their texts, the battle with its
odds; and the dungeon as a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....kernel.ask import thing_of
from ..cards.fields import SIDES
from ..rules.quests import CANNOT_GIVE
from . import map as drawn
from .story import Storied
from .words import Row

FULL = ("lord", "hero", "discard", "pick-hero", "new-hero")
"""Questions before which all of the table is shown; before others, what has just changed, and ``b`` shows the rest."""
STEPS = {"attack": 1, "response": 2, "rolls": 3, "compare": 5, "challenge": 6, "lair": 7, "reward": 8}
GAME_QUIET = ("window", "respond", "challenge")
"""Questions at which one's hand is not shown."""
TELLING = {"odds", "changes", "idle"}
"""What of a forecast tells what a card does."""
BEFORE_ROLLS = ("attack", "response", "rolls")
"""Steps of a battle in which dice are still to fall."""
CHOSEN = ("declare", "payer", "reward")
"""Questions about which of the players."""
BY_WORD = ("hand", "card", "space", "quest", "attack", "hero-card")
"""Kinds of screen objects that are cards."""


class DungeoneerScreen(Storied):
    """A view with the words for it."""

    reads_cards = True
    tells_rooms = True
    brief = briefer = True

    # -- words -----------------------------------------------------------------------------------------------------------------

    def text(self, id: str) -> str:
        """What a card says, in one line: a monster's figures, then its text."""
        card = self.card(id)
        parts = [str(card["text"].get(self.texts.lang, ""))]
        if body := card.get("body") or card.get("monster"):
            forms = ", ".join(map(self.kind, body["forms"]))
            parts.insert(0, self.ui("card-body", **{**body, "forms": forms}) + ".")
        return " ".join(" ".join(parts).split())

    def row(self, what: str, cards: Iterable[str]) -> list[str]:
        """A line that names cards; none where there are none."""
        found = list(cards)
        if not found:
            return []
        title = self.ui(what)
        return ["  " + self.ui("sr-list", what=title[:1].upper() + title[1:], cards=", ".join(found))]

    # -- the table -------------------------------------------------------------------------------------------------------------

    def turn(self) -> str:
        """Which turn, of how many if that is limited, whose and which phase."""
        laid = self.laid
        if not laid["active"]:
            return self.ui("watch-setup")
        phase = self.ui("map-phase-map") if laid["phase"] == "map" else self.kind(laid["phase"])
        said = self.ui("map-turns", turn=laid["turn"], limit=self.view["settings"].get("turn_limit", 0))
        if self.view["over"]:
            return f"{said}."
        mine = laid["active"] == self.view["seat"]
        whose = self.ui("map-turn-you") if mine else self.ui("turn-of", name=self.names[laid["active"]])
        return f"{said}. {whose[:1].upper()}{whose[1:]}: {phase}."

    def player(self, player: Row, more: bool) -> list[str]:
        """A hero with its figures, and where it is; with ``more``, what it has in play."""
        name = self.names[player["seat"]]
        if not player["hero"]:
            return []
        if not player["alive"]:
            return [f"{name}: {self.named(player['hero'])}. {self.ui('sr-defeated')}"]
        line = self.ui(
            "sr-player", hero=self.named(player["hero"]), level=player["level"], life=player["life"], most=player["most"],
            glory=player["glory"], peril=player["peril"], ap=player["ap"] + player["fall_ap"], **player["stats"],
            quests=len(player["completed"]), hand=player["hand"],
        )  # fmt: skip
        where = [self.ui("sr-in", space=self.spot(player["space"]))] if player["space"] else []
        if player["thresholds"]:
            sides = ", ".join(self.ui(f"map-{SIDES[side]}") for side in player["thresholds"])
            where.append(self.ui("told-of-threshold", sides=sides))
        state = [self.ui("down")] if player["down"] else []
        if player["saved"]:
            state.append(self.ui("saved", uses=self.view["settings"]["saved_ap"]))
        lines = [" ".join([f"{name}: {line}", *where, *([f"({', '.join(state)})"] if state else [])])]
        return lines + (self.in_play(player) if more else [])

    def in_play(self, player: Row) -> list[str]:
        """What lies before a player."""
        others = player["quests"] if player["seat"] != self.view["seat"] else []
        quests = [self.way_of(quest, quest in player["escorts"]) for quest in others]
        (boons, most_boons), (treasures, most_treasures) = player["boons"], player["treasures"]
        limits = {"boons": boons, "most_boons": most_boons, "treasures": treasures, "most_treasures": most_treasures}
        return [
            f"  {self.ui('told-of-limits', **limits)}",
            *self.row("inventory", [self.item(card) for card in player["inventory"]]),
            *self.row("card-on-hero", map(self.named, player["on_hero"])), *self.row("banes", map(self.named, player["banes"])),
            *self.row("lair", map(self.named, player["lair"])), *self.row("quests", quests),
            *self.row("escorts", map(self.named, player["escorts"])),
        ]  # fmt: skip

    def item(self, card: Row) -> str:
        """A readied card with its tokens, what hangs under it, and whether it is used up for now."""
        notes = [self.ui("card-tokens", count=card["tokens"])] if card["tokens"] else []
        notes += [self.named(each) for each in card["under"]]
        notes += [self.say("used")] if card["spent"] else []
        return self.named(card["id"]) + (f" ({', '.join(notes)})" if notes else "")

    def hand(self) -> list[str]:
        """One's own cards, each with its cost and text."""
        lines = []
        if self.laid["hand"]:
            lines.append(self.say("hand"))
            for card in self.laid["hand"]:
                printed = self.card(card["id"])
                name, band = self.named(card["id"]) + " ★" * printed["designed"], self.band(printed)
                cost = self.ui("sr-cost", card=name, cost=card["cost"])
                lines.append(f"  {cost}. {band[:1].upper()}{band[1:]}. {self.text(card['id'])}")
        for seat, hand in self.view.get("hands", {}).items():
            if hand and seat != self.view["seat"]:
                lines.append(self.say("hand-of", name=self.names[seat], cards=", ".join(map(self.named, hand))))
        return lines + self.row("map-hand", map(self.named, self.laid["map_hand"]))

    def quests(self) -> list[str]:
        """The quests that one may complete: what is needed, how far it is."""
        lines = [self.say("quests")] if self.laid["quests"]["goals"] else []
        for goal in self.laid["quests"]["goals"]:
            if goal["quest"] is None:
                lines.append("  " + self.ui("goal-home", steps=goal["steps"]))
                continue
            quest = self.named(goal["quest"])
            wounds = self.laid["quests"]["wounds"].get(goal["quest"], 0)
            more = [self.ui("card-quest-wounds", count=wounds)] if wounds else []
            if goal.get("asks") and goal["missing"] != CANNOT_GIVE:  # that says the numbers itself
                each = ", ".join([self.texts.format(f"{self.family}-part-asked", **asked) for asked in goal["asks"]])
                more.append(self.ui("goal-asks", each=each))
            shared = goal["quest"] in self.laid["quests"]["global"]
            lines.append("  " + self.ui("sr-goal", quest=quest, shared=shared, where=", ".join([self.goal(goal), *more])))
            lines.append(
                "    " + " ".join([self.text(goal["quest"]), *[f"{each}." for each in self.reward(self.card(goal["quest"]))]])
            )
            lacks: Row = next((each for each in goal.get("asks", ()) if each["have"] < each["count"]), {})
            if goal["missing"] and goal["stage"] not in ("go", "search"):
                lines.append("    " + self.texts.format(f"{self.family}-why-{goal['missing']}", quest=quest, **lacks))
        return lines

    def goal(self, goal: Row) -> str:
        """How far a quest is."""
        said = self.ui(f"goal-{goal['stage']}", steps=goal["steps"])
        if not goal["steps"]:
            return said
        there = self.ui("sr-nearest", where=said, space=self.spot(goal["space"]))
        return there if goal["percent"] is None else self.say("chance-there", where=there, percent=goal["percent"])

    def piles(self) -> list[str]:
        """How much is left, and what one knows of the order."""
        laid = self.laid
        if not laid["turn"]:
            return []
        line = [self.ui("deck-left", count=laid["deck"]), self.ui("map-left", count=laid["maps_left"])]
        if winter := laid.get("winter"):
            line.append(self.ui("ice-left", count=winter["left"], value=winter["least"] if winter["on"] else 0))
        lines = [self.say("piles", piles=", ".join(line))]
        for end in ("top", "bottom"):
            if laid["known"][end]:
                lines.append("  " + self.ui(f"known-{end}", cards=", ".join(map(self.named, laid["known"][end]))))
        return lines + self.row("roaming", map(self.named, laid["roaming"]))

    # -- battles ---------------------------------------------------------------------------------------------------------------

    def battle(self) -> list[str]:
        """The battle: where, which step, each attack with its odds."""
        battle = self.laid["battle"]
        if battle is None:
            return []
        step = STEPS[battle["step"]]
        head = [self.ui("battle-in", space=self.named(battle["space"])), self.attacked(battle)]
        head.append(self.ui("step-of", step=step, name=self.ui(f"step-{step}")))
        lines = [". ".join(part.rstrip(".") for part in head) + "."]
        rolled = battle["step"] not in BEFORE_ROLLS
        for attack in battle["attacks"]:
            lines.append(f"  {self.attack(attack, rolled)}")
            if attack["monster"] and not attack["gone"] and not rolled:
                kill = "" if battle["quest"] else f" {self.ui('told-of-kill')}."
                lines.append(f"    {self.text(attack['monster'])}{kill}")
        for trap in [each for each in battle["traps"] if not rolled]:
            lines += [f"  {self.trap(trap, rolled)}", f"    {self.text(trap['card'])}"]
        if battle["helps"]:
            played = [f"{self.named(each['card'])} ({self.names[each['seat']]})" for each in battle["helps"]]
            lines.append(f"  {self.ui('helps')} {', '.join(played)}")
        return lines

    def attacked(self, battle: Row) -> str:
        """Who attacks whom: my own challenge is no attack on me."""
        me, standing = self.view["seat"], [each for each in battle["attacks"] if not each["gone"]]
        first = next(iter(standing), None)
        if first and first["by_hero"] and first["monster"]:
            you = "yes" if first["owner"] == me else "no"
            return self.ui("bold-hero-attacks", you=you, name=self.names[first["owner"]], card=self.named(first["monster"]))
        if first and battle["target"] == me:
            return self.ui("bold-attacked", count=len(standing))
        return self.ui("bold-attacked-other", name=self.whom(battle["target"]))

    def form_asked(self) -> list[str]:
        """For which monster one chooses how it attacks: it may be one that is nobody's card."""
        battle, asked = self.laid["battle"], {ask["what"] for ask in self.view["asks"]}
        if battle is None or "form" not in asked:
            return []
        foe = next((each for each in battle["attacks"] if not each["form"] and not each["gone"] and not each["by_hero"]), None)
        if foe is None or foe["hero"] is None:
            return []
        others = foe["owner"] is None and foe["hero"] != self.view["seat"]
        said = self.ui("say-form", card=self.named(foe["monster"]), name=self.whom(foe["hero"]), quest=others)
        return [said[:1].upper() + said[1:]]

    def attack(self, attack: Row, rolled: bool) -> str:
        """One attack: who against whom; until all dice have fallen, what both add to them and the odds."""
        monster = self.named(attack["monster"]) if attack["monster"] else ""
        owner, hero = (self.whom(attack[side]) if attack[side] else "" for side in ("owner", "hero"))
        who, whom = (owner, monster or hero) if attack["by_hero"] else (monster, hero)
        if attack["gone"]:
            return f"{who}: {self.ui('res-gone')}"
        line = self.say("attack", who=who, whom=whom) if whom else who
        if attack["form"]:
            line += f": {self.kind(attack['form'])}"
        if rolled:
            pass
        elif attack["total"] is not None:
            line += ", " + self.say("total", total=attack["total"], counter=attack["counter"])
        elif attack["attack"] is not None:
            line += ", " + self.say("dice", attack=attack["attack"], counter=attack["counter"])
        if monster:
            line += f"; {self.ui('life')} {attack['life']}"
        if not (shares := attack["odds"]):
            return line
        fight = self.fight(shares, whose=self.side_of(attack))
        return "; ".join([line, fight, *self.beside({attack["form"]: shares})])

    def trap(self, trap: Row, rolled: bool) -> str:
        """A trap in a battle and everybody's chance."""
        forms = f" {self.ui('map-or')} ".join(map(self.kind, trap["stats"]))
        line = self.ui("sr-trap", card=self.named(trap["card"]), form=forms, needs=self.needs(trap)).rstrip(".")
        odds = ", ".join(f"{self.whom(seat)} {self.ui('percent', n=chance)}" for seat, chance in trap["odds"].items())
        return f"{line}; {self.say('succeed', each=odds)}" if odds and not rolled else line

    def hazard(self, roll: Row) -> str:
        """What a hazard of the space is, before its roll; "" for other rolls, which the log has told the cause of."""
        seat = next((player for player in self.laid["players"] if player["seat"] == roll["seat"]), None)
        if roll["source"] != "hazard" or seat is None or not seat["space"]:
            return ""
        pit = bool(self.card(seat["space"])["pit"])
        word, harm = self.kind("pit" if pit else "spikes"), {"what": "knockdown", "n": 0} if pit else {"what": "wound", "n": 1}
        return self.say("hazard", what=f"{word[:1].upper()}{word[1:]}", harm=self.harms([harm])) + " "

    def rolls(self) -> list[str]:
        """The rolls about to be made, for whoever is asked before them."""
        lines = []
        for roll in (self.laid["moment"] or {"rolls": []})["rolls"]:
            who = self.whom(roll["seat"]) if roll["seat"] else self.named(roll["monster"]) if roll["monster"] else "—"
            key = f"roll-{roll['of']}" + ("" if roll["percent"] is not None else "-open")
            needs = self.needs(roll) if roll["needs"] else "?"
            said = self.ui(key, who=who, form=self.kind(roll["form"]), needs=needs, percent=roll["percent"])
            lines.append("  " + self.hazard(roll) + said[:1].upper() + said[1:])
        return lines

    def plan(self) -> list[str]:
        """The joint declaration: while one chooses one's own, and once it is shown."""
        planned = [
            self.ui("sr-plan", card=self.named(each["card"]), name=self.names[each["target"]], cost=each["cost"])
            for each in self.laid["declared_now"]
        ]
        if not planned or self.laid["battle"] is not None:  # what is left of it is told with the battle
            return []
        said = self.ui("sr-list", what=self.ui("declaration"), cards="; ".join(planned))
        return [said if self.laid["declared"] else f"{said} {self.ui('perils', each=', '.join(map(self.keeps, self.rivals())))}"]

    def keeps(self, rival: Row) -> str:
        """How much peril what is planned leaves to a player."""
        taken = sum([each["cost"] for each in self.laid["declared_now"] if each["target"] == rival["seat"]])
        return f"{self.names[rival['seat']]} {rival['peril'] - taken}"

    # -- what the house asks for -------------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        """The game in sentences: before a choice in one's turn all of it, at other moments what has just changed."""
        asked = {ask["what"] for ask in self.view["asks"]}
        full = not asked or bool(asked & set(FULL))
        players = [line for player in self.laid["players"] if full or self.concerns(player) for line in self.player(player, full)]
        lines = [self.turn(), *self.plan(), *self.battle(), *self.form_asked(), *self.rolls(), *self.offered(), *players]
        if not full:
            return lines
        own = next((player for player in self.laid["players"] if player["seat"] == self.view["seat"]), None)
        here = [self.place(own["space"])] if own and own["space"] and own["alive"] else []
        return [*lines, *here, *self.quests(), *self.hand(), *self.piles()]

    def concerns(self, player: Row) -> bool:
        """Whether a player has to do with what goes on: it is the reader, it is its turn, or it fights."""
        fights = self.laid["battle"]["attacks"] if self.laid["battle"] else []
        seats = {self.view["seat"], self.laid["active"], *[each[side] for each in fights for side in ("owner", "hero")]}
        return player["seat"] in seats or any(ask["what"] in CHOSEN for ask in self.view["asks"])

    def who(self, row: Mapping[str, Any]) -> str:
        return f"{self.names[row['seat']]} ({self.known_as(row['hero'])})"

    def odds(self) -> list[str]:
        """Every chance that the table knows now: of the battle, of the rolls to come, of what may be tried."""
        tried = [
            f"  {self.option(option)}" for ask in self.view["asks"] for option in ask["options"]
            if option["args"].get("percent") is not None or {"odds", "risks"} & (option.get("then") or {}).keys()
        ]  # fmt: skip
        return [*self.battle(), *self.rolls(), *tried]

    def map(self) -> list[str]:
        """The map, when something is to be done on it."""
        if not self.shows_map():
            return []
        cards = {space["id"]: self.card(space["id"]) for space in self.laid["map"]}
        ghosts = [option["args"] for ask in self.view["asks"] for option in ask["options"] if option["key"] == "lay"]
        places = {(args["x"], args["y"]) for args in ghosts}
        return drawn.picture(self.laid, cards, self.named, places, self.width)

    def signs(self) -> list[str]:
        """What the signs of the map mean."""
        return [self.say("signs", ice="winter" in self.laid)]

    def option(self, option: Mapping[str, Any]) -> str:
        """An option as a line: with the way one goes, what a new space gives, the odds of a fight, who may fail at what."""
        args, then = option["args"], option.get("then") or {}  # a step taken has none
        brief = self.in_brief(str(args.get("card") or ""))
        line = super().option({**option, "args": {**self.placed(args), **({"doing": ""} if brief else {})}})
        notes = [brief] if brief and then.keys() & TELLING else []
        notes += self.apart(option)
        given = then.get("enters") or {}
        if given.get("dice"):
            notes.append(self.say("gives-dice", dice=given["dice"], glory=given["glory"]))
        elif given.get("glory") or given.get("peril"):
            mine = given["seat"] == self.view["seat"]
            named = {"you": mine, "name": self.names[given["seat"]]}
            notes.append(self.say("gives", peril=given.get("peril", 0), glory=given["glory"], **named))
        if args.get("gives"):
            notes.append(self.texts.format(f"{self.family}-part-gives", **args).strip("()"))
        notes += self.foretold(option["key"], args, then)
        notes += self.does(option, then)
        return f"{line} ({'; '.join(notes)})" if notes else line

    def alike(self, option: Row) -> str:
        """A card for X that does as much for less is listed with that."""
        args, changes = option["args"], (option.get("then") or {}).get("changes")
        if not changes or not args.get("x"):
            return super().alike(option)
        chances = [(each["what"], each["seat"], each["card"], each["after"]) for each in changes]
        return f"{option['touches']} {chances}"

    def does(self, option: Mapping[str, Any], then: Row) -> list[str]:
        """What a card does, where no chance tells it and one's hand is not shown with it; once for a card with several targets."""
        card, quiet = option["args"].get("card"), [ask for ask in self.view["asks"] if ask["what"] in GAME_QUIET]
        if not card or not option["key"].startswith(("play", "use")) or self.group(card) == "hero" or then.keys() & TELLING:
            return []
        same = [each["id"] for ask in quiet for each in ask["options"] if each["args"].get("card") == card]
        return [self.text(card).removesuffix(".")] if same[:1] == [option["id"]] else []

    def asked(self, ask: Mapping[str, Any]) -> str:
        """A question; the challenge step says only what may be done in it, and without a challenge it is like any other moment."""
        if ask["what"] == "reward" and not self.laid["solo"]:
            return f"{super().asked(ask)} {self.ui('reward-what')}"
        if ask["what"] != "challenge":
            return super().asked(ask)
        blows = [option for option in ask["options"] if option["key"].startswith("challenge")]
        if not blows:
            return super().asked({**ask, "what": "window"})
        heroes = any(touched.startswith("seat:") for option in blows for touched in option["touches"][:1])
        cards = any(option["key"].startswith(("play", "use")) for option in ask["options"])
        said = self.ui("say-challenge", heroes=str(heroes).lower(), cards=str(cards).lower())
        return said[0].upper() + said[1:]

    def thing(self, id: str) -> str:
        """A screen object in words; "" for what is no object of this game."""
        kind, name = thing_of(id)
        if kind == "seat" and self.names.get(name, name) != name:
            return self.names[name]
        if kind == "hero":
            hero = next((player["hero"] for player in self.laid["players"] if player["seat"] == name), None)
            return self.named(hero) if hero else self.say("object-hero", id=name)
        if kind == "space" and self.has_twin(name):
            return self.spot(name)
        if kind in BY_WORD:
            return self.known_as(name)
        if kind in ("form", "stat"):
            return self.texts.format(f"{self.family}-kind-{name}")
        if kind == "act":
            return self.texts.find(f"{self.family}-do-{name}") or self.say("object-act", id=name)
        return self.texts.find(f"{self.family}-cli-object-{kind}", {"id": name})


SCREEN = DungeoneerScreen
