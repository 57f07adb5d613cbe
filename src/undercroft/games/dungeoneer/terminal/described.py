"""The dungeon in sentences, for whoever does without the map: where each space lies, its exits and where they lead, what it
gives, who is there; and everything that is printed on a card.

The browser's text mode says the same with the same messages (``web/src/games/dungeoneer/described.ts``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ....kernel.ask import parts_of
from ....text import folded
from ..cards.fields import ENTRANCE, SIDES
from .foretold import Foretold
from .words import Row, kind_of

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One space to the north, east, south, west; y grows to the south."""
MANY_PLACES = 4
"""A quest that is done at any of more places than these says so in its text."""
NEW_HERO = ("pick-hero", "new-hero")
"""Questions about which hero to play."""
TOPICS = (
    "peril", "glory", "ap", "blocked", "trap", "danger", "hazard", "lair", "challenge", "response", "threshold", "level", "quest",
)  # fmt: skip
"""Words that can be asked after, by their English name."""
LIES = ("space", "beyond", "on", "other")
"""Arguments that may be spaces of the map."""
BANDED = ("hero", "quest", "map", "winter")
"""Groups of cards that are no adventures: they have neither price nor timing."""


def exits_of(space: Mapping[str, Any], card: Mapping[str, Any]) -> list[Row]:
    """The exits of a laid card: north, east, south, west."""
    exits = card["exits"]
    return [exits[(side + 2 * space["turned"]) % 4] for side in range(4)]


class Described(Foretold):
    """A view that says what the map and the cards show."""

    # -- spaces ----------------------------------------------------------------------------------------------------------------

    def laid_at(self, id: str | None) -> Row | None:
        """A space of the map by its id."""
        return next((space for space in self.laid["map"] if space["id"] == id), None)

    def spot(self, id: str) -> str:
        """A space with where it lies, as the lines of choices name places: copies of a card have the same name."""
        space = self.laid_at(id)
        return self.named(id) if space is None else self.at(space)

    def at(self, space: Row) -> str:
        """The same of a card as it lies, or would lie."""
        return self.ui("told-of-spot", space=self.named(space["id"]), x=str(space["x"]), y=str(space["y"]))

    def threat(self, threat: Row) -> str:
        """What must be reached by which stat."""
        stats = f" {self.ui('map-or')} ".join(map(self.kind, threat["stats"]))
        return self.ui("map-threat", stat=stats, value=threat["value"])

    def where(self, x: int, y: int) -> str:
        """A way over the map: "2 east, 1 north"."""
        parts = [self.ui("map-eastwards" if x > 0 else "map-westwards", count=abs(x))] if x else []
        parts += [self.ui("map-southwards" if y > 0 else "map-northwards", count=abs(y))] if y else []
        return ", ".join(parts)

    def from_me(self, space: Row) -> str:
        """Where a space lies from one's hero; "" for where it stands, and for who has none."""
        own = next((player for player in self.laid["players"] if player["seat"] == self.view["seat"] and player["alive"]), None)
        here = self.laid_at(own["space"]) if own else None
        if here is None or here["id"] == space["id"]:
            return ""
        return self.ui("map-from", where=self.where(space["x"] - here["x"], space["y"] - here["y"]), you=True)

    def exits(self, space: Row) -> str:
        """The exits of a space with what they take, and where they lead."""
        said = []
        lies = {(each["x"], each["y"]): each for each in self.laid["map"]}
        for side, way in enumerate(exits_of(space, self.card(space["id"]))):
            if way["kind"] == "wall":
                continue
            free = "held" if side in space.get("held", ()) else "sprung" if side in space.get("sprung", ()) else ""
            x, y = (here + step for here, step in zip((space["x"], space["y"]), STEPS[side], strict=True))
            beyond = lies.get((x, y))
            leads = (
                self.ui("told-of-unexplored", x=str(x), y=str(y))
                if beyond is None
                else self.ui("told-of-to", space=self.at(beyond))
            )
            opened = f" ({self.ui(f'map-{free}')})" if free else ""
            back = f" ({self.back(beyond, side)})" if beyond is not None and self.back(beyond, side) else ""
            said.append(f"{self.ui(f'map-{SIDES[side]}')}: {self.kept_by(way)}{opened}, {leads}{back}")
        return self.ui("map-exits", exits="; ".join(said))

    def kept_by(self, way: Row) -> str:
        """What an exit is, and what it takes to get through."""
        return self.kind(way["kind"]) + (f", {self.threat(way)}" if way["kind"] != "open" else "")

    def back(self, beyond: Row, side: int) -> str:
        """What tests whoever comes back from the space beyond a side; "" where nothing does."""
        way = exits_of(beyond, self.card(beyond["id"]))[(side + 2) % 4]
        return self.ui("told-of-back", exit=f"{self.kind(way['kind'])}, {self.threat(way)}") if way.get("stats") else ""

    def gives(self, card: Row, taken: str = "false") -> str:
        """What entering a space gives, and whether it was taken in this turn already, or comes for staying."""
        args = {"peril": card["peril"], "glory": card["glory"], "dice": bool(self.laid["solo"]), "taken": taken}
        return self.ui("told-of-gives", **args)

    def hazards(self, card: Row) -> list[str]:
        """Danger, spikes and a pit."""
        danger = [self.ui("map-danger", count=card["danger"])] if card["danger"] else []
        return danger + [self.ui(f"map-{each}", threat=self.threat(card[each])) for each in ("spikes", "pit") if card[each]]

    def made(self, space: Row) -> list[str]:
        """What a space is made of: its exits, what it gives, what its card says, which tells its hazards, too."""
        card = self.card(space["id"])
        return [self.exits(space), self.gives(card, self.taken(space)), *self.does_there(card)]

    def does_there(self, card: Row) -> list[str]:
        """What a space does, in the words of its card; else its hazards."""
        text = " ".join(str(card["text"].get(self.texts.lang, "")).split())
        return [text.removesuffix(".")] if text else self.hazards(card)

    def taken(self, space: Row) -> str:
        """Whether what a space gives was taken in this turn, or that began there: a hero that has been nowhere else still gets it
        for staying."""
        if space["new"]:
            return "false"
        active = next((each for each in self.laid["players"] if each["seat"] == self.laid["active"]), None)
        others = [each for each in self.laid["map"] if not each["new"] and each is not space]
        stays = active and active["space"] == space["id"] and not others
        return "stays" if stays else "began" if space.get("taken") == "began" else "true"

    def here(self, space: Row) -> list[str]:
        """Who and what is in a space, and which open quests it is for."""
        id, battle = space["id"], self.laid["battle"]
        heroes = [
            self.ui("map-lying", name=self.names[each["seat"]]) if each["down"] else self.names[each["seat"]]
            for each in self.laid["players"] if each["alive"] and each["space"] == id
        ]  # fmt: skip
        foes = [self.named(each["monster"]) for each in battle["attacks"] if each["monster"] and not each["gone"]] if battle else []
        said = [self.ui("map-here", names=", ".join(heroes))] if heroes else []
        said += [self.ui("told-of-foes", cards=", ".join(foes))] if foes and battle["space"] == id else []
        said += [self.ui("map-token", quest=self.named(quest)) for quest, at in self.laid["quests"]["dropped"].items() if at == id]
        told = [quest for quest, at in self.laid["quests"]["dropped"].items() if at == id]
        for goal in self.laid["quests"]["goals"]:
            if id == goal["space"] or id in goal["spaces"]:
                quest, me = goal["quest"], self.view["seat"]
                said.append(
                    self.ui("map-goal", quest=self.named(quest), role=self.role(quest, id, me)) if quest else self.ui("map-home")
                )
                told.append(goal["quest"])
        for each in self.laid["players"]:  # the quests of others are open
            if each["alive"] and each["seat"] != self.view["seat"]:
                rival = [
                    quest for quest in each["quests"] if quest not in told and self.goes_on(quest, id, quest in each["escorts"])
                ]
                said += [
                    self.ui(
                        "map-goal-other", quest=self.named(quest), name=self.names[each["seat"]],
                        role=self.role(quest, id, each["seat"]),
                    ) for quest in rival
                ]  # fmt: skip
        return said

    def role(self, quest: str, space: str, seat: str | None) -> str:
        """What is done with the token of an escort on a card: ``fetch`` where it begins, then ``deliver``; "" of other quests."""
        card = self.card(quest)
        if "escort" not in card["categories"]:
            return ""
        taken = any(quest in each["escorts"] for each in self.laid["players"] if each["seat"] == seat)
        return "fetch" if not taken and card["places"][0] == kind_of(space, self.cards) else "deliver"

    def goes_on(self, quest: str, space: str, taken: bool = False) -> bool:
        """Whether a quest names this card, of not too many, or any entrance and this is one; with its token taken along, only where
        that is to be delivered."""
        places = self.card(quest)["places"]
        names = [kind_of(space, self.cards), *([ENTRANCE] if self.card(space)["entrance"] else [])]
        return len(places) <= MANY_PLACES and any(name in places[int(taken) :] for name in names)

    def way_of(self, quest: str, taken: bool) -> str:
        """A quest of somebody else with the spaces that it names, of not too many: of an escort from where to where."""
        card = self.card(quest)
        few = card["places"][int(taken) :] if len(card["places"]) <= MANY_PLACES else []
        places = [self.named(place) if place in self.cards else self.kind(place) for place in few]
        escort = "escort" in card["categories"]
        where = ("→ " if taken else "") + (" → " if escort else ", ").join(places)
        return f"{self.named(quest)} ({where})" if places else self.named(quest)

    def head(self, space: Row) -> str:
        """A space's name, where it lies, and what kind it is."""
        return self.ui("told-of-space", spot=self.at(space), type=self.kinds(self.card(space["id"]), "ice" in space))

    def kinds(self, card: Row, frozen: bool = False) -> str:
        """The type of a map card, its terrain and symbols, and whether ice lies on it."""
        type = "entrance" if card["entrance"] else card["type"]
        return ", ".join(map(self.word, (type, *card["terrain"], *card["symbols"], *(["ice"] if frozen else []))))

    def place(self, id: str) -> str:
        """A space in sentences, on one line; of one that lies, where from one's hero."""
        space = self.laid_at(id)
        if space is None:
            return self.named(id)
        return ". ".join([*filter(None, [self.head(space), self.from_me(space)]), *self.made(space), *self.here(space)]) + "."

    def rooms(self) -> dict[str, list[str]]:
        """Every space, where the map would be drawn. How far from one's hero is left out: each step would change them all."""
        told = {space["id"]: [self.head(space), *self.made(space), *self.here(space)] for space in self.laid["map"]}
        return {id: [". ".join(said) + "."] for id, said in told.items()} if self.shows_map() else {}

    def retold(self, heard: Row) -> tuple[list[str], Row]:
        """The spaces of which something new is to be told: not those that somebody left, or that have been entered in this turn."""
        facts = {space["id"]: self.facts(space) for space in self.laid["map"]}
        rooms = self.rooms()
        return [
            line for id, told in rooms.items() if not facts[id] <= heard.get(id, set()) for line in told
        ], facts if rooms else heard

    def facts(self, space: Row) -> set[str]:
        """What would be news of a space."""
        heroes = [
            f"{each['seat']} {each['down']}" for each in self.laid["players"] if each["alive"] and each["space"] == space["id"]
        ]
        here = [each for each in self.here(space) if not each.startswith(self.ui("map-here", names="").rstrip())]
        return {self.head(space), self.exits(space), *self.hazards(self.card(space["id"])), *heroes, *here}

    def room_lines(self, wanted: str) -> list[str]:
        """The spaces that are called so, or that lie at a place as "0:-1"."""
        wanted = folded(wanted)
        names = {space["id"]: folded(self.named(space["id"])) for space in self.laid["map"]}
        places = {f"{space['x']}:{space['y']}": space["id"] for space in self.laid["map"]}
        found = [places[wanted]] if wanted in places else [id for id, name in names.items() if wanted == name]
        return [self.place(id) for id in found or [id for id, name in names.items() if wanted in name]]

    def shows_map(self) -> bool:
        """Whether something is to be done on the map."""
        asked = {ask["what"] for ask in self.view["asks"]}
        return not asked or bool(asked & {"lord", "hero", "lay", "swap", "swap-with", "entrance", "rise-at"})

    def would_lie(self, args: Mapping[str, Any]) -> str:
        """The exits of a card at a place where it may be laid, and where they would lead."""
        said = self.exits({"id": args["space"], "x": args["x"], "y": args["y"], "turned": int(args["turned"])})
        return said[:1].lower() + said[1:]

    def has_twin(self, id: str | None) -> bool:
        """Whether another laid card is called like this one."""
        names = [self.named(each["id"]) for each in self.laid["map"]]
        return bool(id and self.laid_at(id)) and names.count(self.named(id or "")) > 1

    def placed(self, args: Row) -> Row:
        """Arguments in which a space whose name another one has, too, is said with where it lies."""
        return {**args, **{arg: self.spot(args[arg]) for arg in LIES if self.has_twin(args.get(arg))}}

    def apart(self, option: Mapping[str, Any]) -> list[str]:
        """What tells an option from others of the same words: which way one goes, how a card would lie."""
        if option["key"] == "lay":
            return [self.would_lie(option["args"])]
        moves = option["key"].startswith("move")
        cost = self.texts.format(f"{self.family}-part-cost", glory=0, ap=1)
        return [cost, self.ui(f"map-{SIDES[int(parts_of(option['id'])[-1])]}")] if moves else []

    # -- cards -----------------------------------------------------------------------------------------------------------------

    def word(self, id: str) -> str:
        """A word of the game; the word itself where a pack brings its own."""
        own = re.sub("^(type|people|calling)-", "", id)
        return self.texts.find(f"{self.family}-kind-{id}") or own

    def band(self, card: Row) -> str:
        """What kind of card it is, when it is played or how long it stays, and its types."""
        group = card["group"]
        if group == "hero":
            return ", ".join(self.word(f"{of}-{card[of].lower()}") for of in ("people", "calling"))
        if group == "quest":
            return ", ".join([self.word("quest"), *map(self.word, card["categories"])])
        if group == "map":
            return self.kinds(card)
        if group == "winter":
            return self.word(group)
        words = [self.word(group)]
        if group not in ("monster", "trap"):
            words.append(self.word(card["timing"] if card["timing"] in ("response", "any") else card["duration"]))
        types = [self.word(f"type-{type}") for type in card["types"]]
        return ", ".join([*dict.fromkeys([*words, *types])])

    def reward(self, card: Row) -> list[str]:
        """What a quest brings."""
        given = card["reward"]
        reward = [self.ui(f"card-plus-{what}", count=given[what]) for what in ("level", "life", "glory") if given[what]]
        return [self.ui("sr-list", what=self.ui("told-of-reward"), cards=", ".join(reward)).removesuffix(".")] if reward else []

    def printed(self, id: str) -> list[str]:
        """Everything that is printed on a card, as sentences without their stops; that it is designed here at the end."""
        card = self.card(id)
        said = [self.named(id), self.band(card)]
        if card["group"] not in BANDED:
            side = "glory" if card["group"] in ("boon", "treasure") else "peril"
            said.append(self.ui(f"card-costs-{side}", cost=str(card["cost"])))
        if card["group"] == "hero":
            said.append(self.ui("told-of-hero", life=card["life"], boons=card["boons"], treasures=card["treasures"]))
            said += [self.ui("told-of-level", level=level, **stats) for level, stats in enumerate(card["levels"], 1)]
        if card["group"] == "map":
            said += [self.gives(card), *([] if card["text"].get(self.texts.lang) else self.hazards(card))]
        if body := card.get("body") or card.get("monster"):
            said.append(self.ui("card-body", **{**body, "forms": ", ".join(map(self.kind, body["forms"]))}))
        if card["group"] != "quest" and card.get("threat"):
            said.append(self.threat(card["threat"]))
        if text := " ".join(str(card["text"].get(self.texts.lang, "")).split()):
            said.append(text.removesuffix("."))
        said += [self.ui("told-of-kill")] if card["group"] == "monster" else []
        said += self.reward(card) if card["group"] == "quest" else []
        said += [self.ui("designed")] if card["designed"] else []
        return [each[:1].upper() + each[1:] for each in said]

    def whole(self, id: str) -> str:
        """A card in sentences."""
        return ". ".join(self.printed(id)) + "."

    def card_lines(self, wanted: str) -> list[str]:
        """What is printed on the cards that are called so; of spaces on the map also what is there."""
        wanted = folded(wanted)
        known = {id: self.named(id) for id in self.cards}
        found = [id for id, name in known.items() if wanted in (folded(name), id)]
        found = found or [id for id, name in known.items() if wanted in folded(name)]
        lines = []
        for id in found:
            laid = [space["id"] for space in self.laid["map"] if kind_of(space["id"], self.cards) == id]
            lines += [self.whole(id), *[f"  {self.place(space)}" for space in laid]]
            lines += [f"  {self.unlaid(id)}"] if self.card(id)["group"] == "map" and not laid else []
        return lines or self.topic(wanted)

    def unlaid(self, id: str) -> str:
        """That a map card is not on the map, and the exits that it has as it is printed."""
        ways = zip(SIDES, exits_of({"turned": 0}, self.card(id)), strict=True)
        exits = [f"{self.ui(f'map-{side}')}: {self.kept_by(way)}" for side, way in ways if way["kind"] != "wall"]
        return self.say("unlaid", exits="; ".join(exits))

    def topic(self, wanted: str) -> list[str]:
        """What the rules say of a word of the table, in a sentence."""
        wanted, limited, solo = folded(wanted), self.view["settings"]["limited_movement"], self.laid["solo"]
        found = [each for each in TOPICS if wanted in folded(self.say(f"words-{each}")).split(", ")]
        return [f"  {self.say(f'topic-{each}', limited=limited, saves=not limited and not solo, solo=solo)}" for each in found]

    def asked_about(self) -> list[str]:
        """The one card that a question is about: on which end of the deck it goes, whom a monster follows."""
        asked: list[Row] = next((ask["options"] for ask in self.view["asks"] if not ask["may"]), [])
        cards = {option["args"].get("card") for option in asked}
        words = len(asked) > 1 and asked[0]["touches"][:1] and asked[0]["touches"][0].startswith("act:")
        return [str(card) for card in cards if card] if words and len(cards) == 1 else []

    def offered(self) -> list[str]:
        """What is printed on what may be chosen or is asked about: heroes, a card that was looked at; or the map card to be
        laid, with the open quests that it is for."""
        heroes = [option["args"]["hero"] for ask in self.view["asks"] if ask["what"] in NEW_HERO for option in ask["options"]]
        laying = [option["args"]["space"] for ask in self.view["asks"] for option in ask["options"] if option["key"] == "lay"]
        own = next((player for player in self.laid["players"] if player["seat"] == self.view["seat"]), None)
        lines = [self.whole(id) for id in [*heroes, *self.asked_about()]]
        for id in dict.fromkeys(laying):
            open_quests = dict.fromkeys([*own["quests"], *self.laid["quests"]["global"]]) if own else {}
            serves = [
                self.ui("map-goal", quest=self.named(quest), role=self.role(quest, id, self.view["seat"])) for quest in open_quests
                if self.goes_on(quest, id)
            ]  # fmt: skip
            lines.append(". ".join([*self.printed(id), *serves]) + ".")
        return lines
