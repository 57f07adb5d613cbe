"""The dungeon and the cards in sentences: the terminal without its map, and the browser's text mode."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.house.test_terminal import NAMES, RAW, flat, hero_phase, match_of, sit
from tests.games.dungeoneer.table import USUAL_MAP, Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of
from undercroft.terminal.screen import Screen, screen_of
from undercroft.text import LANGUAGES, Texts

SHARED = Path(__file__).parent / "described.json"
"""A board with its sentences: the browser's tests read it too, so that both say the same. ``python -m`` this file writes it."""

ON_THE_TABLE = (
    "kron", "roderik", "free-caedmans-soul", "slay-draky", "feed-the-font", "hidden-phylactery", "maiden-in-distress",
    "leaden-weight", "fend-off", "zombie", "whispering-darts", "unkind-boulder", "barrow-blade", "weeping-fork", "mighty-blow-2",
)  # fmt: skip
"""Cards of each group, which are told in that file."""


APART = (
    {"id": "move:0", "key": "move", "args": {"space": "corridor"}, "touches": ["space:corridor"]},
    {"id": "move:3", "key": "move-blocked", "args": {"space": "library"}, "touches": ["space:library"]},
    {"id": "lay", "key": "lay", "args": {"space": "weeping-fork", "x": 1, "y": 1, "turned": True}, "touches": ["place:1:1"]},
    {"id": "end", "key": "end-hero", "args": {}, "touches": ["act:end"]},
)
"""Choices of which some would have the same words, told in that file beside a second corridor."""


def story() -> Table:
    """A dungeon with whatever can be told of one: every kind of exit and hazard, a hero that lies, quests, a space taken."""
    return table(
        hands={"a": "leaden-weight, fend-off"}, at={"b": "corridor"}, players={"b": {"down": True}}, glory={"a": 3},
        quests={"a": "slay-draky", "b": "free-caedmans-soul"}, global_quests="feed-the-font",
        position={"visited": ["crypt", "tomb-antechamber"], "start_space": "tomb-antechamber"},
    )  # fmt: skip


def until(what: str, **settings: Any) -> Match:
    """A game played on with first choices until seat A is asked this."""
    match = Match(GAME, GAME.read_settings(settings, 2), 2, SampledNature(Random(1)))
    while not any(ask.seat == 0 and ask.what == what for ask in match.asks()):
        ask = match.asks()[0]
        match.answer(ask.seat, view_of(match, ask.seat)["asks"][0]["options"][0]["id"], ask.what)
    return match


def screen(match: Any, lang: str = "en") -> Screen:
    return screen_of(view_of(match, 0), Texts(lang), NAMES)


def sentences(match: Any, lang: str) -> dict[str, dict[str, str]]:
    told = screen(match, lang)
    cards = {id: told.whole(id) for id in told.cards}  # type: ignore[attr-defined]
    spaces = {id: lines[0] for id, lines in told.rooms().items()}
    corridor = told.laid_at("corridor")  # type: ignore[attr-defined]
    told.laid["map"].append({**corridor, "id": "corridor-2", "y": -2})  # type: ignore[attr-defined]
    return {"spaces": spaces, "cards": cards, "apart": [told.apart(each) for each in APART]}  # type: ignore[attr-defined]


def whole() -> dict[str, Any]:
    match = match_of(story())
    view = view_of(match, 0)
    cards = plain(GAME.cards(view["settings"]))
    shown = {*ON_THE_TABLE, *[space["id"] for space in view["board"]["map"]]}
    said = {lang: sentences(match, lang) for lang in LANGUAGES}
    for each in said.values():
        each["cards"] = {id: text for id, text in each["cards"].items() if id in shown}
    return {
        "board": view["board"],
        "cards": {id: cards[id] for id in cards if id in shown},
        "names": NAMES,
        "choices": APART,
        "said": said,
    }


def test_a_space_is_told_in_sentences() -> None:
    told = sentences(match_of(story()), "en")["spaces"]
    assert told["crypt"] == (
        "Crypt (0:1), room. Exits: north: open, to the Tomb Antechamber (0:0); east: open, unexplored (1:1); "
        "south: open, unexplored (0:2); west: blocked, melee 4+, unexplored (-1:1). "
        "Entering gives 3 peril, 3 glory (already taken this turn). "
        "Undead attacking a hero here get +1 to their attack rolls. Here: Ann. Bo: place of the quest Free Caedman’s Soul."
    )
    assert told["corridor"].endswith("Entering gives 2 peril, 1 glory. Here: Bo (knocked down).")


def test_the_browser_says_the_same_as_the_terminal() -> None:
    kept = json.loads(SHARED.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(whole())), f"write it anew: python -m {__name__}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_read_by_its_name_with_all_that_is_printed_on_it(lang: str) -> None:
    match = match_of(story())
    cards = plain(GAME.cards(view_of(match, 0)["settings"]))
    told = sentences(match, lang)["cards"]
    own = Texts(lang).format("dungeoneer-ui-designed").casefold()
    for id, card in cards.items():
        assert told[id].startswith(f"{card['name'][lang]}. "), id
        assert " ".join(card["text"].get(lang, "").split()).removesuffix(".") in told[id]
        assert (own in told[id].casefold()) is card["designed"], id
        assert not re.search(rf"{RAW}|\.\.", told[id]), told[id]
    hero = told["kron"]
    for level in cards["kron"]["levels"]:
        assert all(str(value) in hero for value in level.values())


def test_without_the_map_what_has_changed_is_told() -> None:
    """All spaces when the map is put aside; then those that are not as they were."""
    lines = flat(sit(hero_phase(), "m", "move:0")).split("Your choice: ")
    heads = [re.findall(r"^(\w[\w ]*) \(-?\d:-?\d\), (?:entrance|room|\w*\s?tunnel)\. Exits", part, re.MULTILINE) for part in lines]
    assert set(heads[2 - 1]) == {"Tomb Antechamber", "Corridor", "Dark Crossroads", "Crypt", "Library"}
    assert heads[2] == ["Tomb Antechamber"], "the one that was entered, and that once"


@pytest.mark.parametrize("typed", ["s crypt", "room crypt", "s 0:1"])
def test_a_space_is_asked_for_by_its_name_or_its_place(typed: str) -> None:
    assert "Crypt (0:1), room. Exits: " in flat(sit(hero_phase(), typed)).partition(typed)[2]
    assert "No room is called “cellar”" in flat(sit(hero_phase(), "s cellar"))


def test_a_space_says_where_it_lies_from_ones_hero() -> None:
    assert "Corridor (0:-1), tunnel. 2 north of you. Exits: " in flat(sit(hero_phase(), "s corridor"))


def test_a_card_to_be_laid_says_what_it_is_and_where_its_exits_would_lead() -> None:
    told = flat(sit(until("lay")))
    assert re.search(r"^\w[\w ]+\. (Room|Tunnel|Grim tunnel)\. Entering gives", told, re.MULTILINE)
    assert re.search(r"1\. Lay .* at -?\d:-?\d.* \(exits: .*(?:, to \w[\w ]* \(-?\d:-?\d\)).*\)", told)


def test_a_way_says_its_price_and_its_side() -> None:
    north, other, laid, end = sentences(match_of(story()), "en")["apart"]
    assert (north, other, end) == (["1 AP", "north"], ["1 AP", "west"], [])
    assert re.match(r"^exits: .*west: \w+.*, to the Crypt \(0:1\)", laid[0])


def test_of_two_spaces_of_one_name_a_choice_says_which() -> None:
    far = {**USUAL_MAP, "corridor-2": (CENTRE + 2 * STEPS[NORTH], 0)}
    told = flat(sit(match_of(table(map=far, hands={"a": "labyrinths-favor"}, glory={"a": 9}))))
    assert "Play Labyrinth’s Favor on Corridor (0:-2) for 3 glory" in told
    assert re.search(r"Play Labyrinth’s Favor on Library for 3 glory +\d+\. ", told)
    assert "Corridor, tunnel" not in told


def test_why_not_knows_players_and_heroes_by_name_and_spaces_of_one_name_apart() -> None:
    far = {**USUAL_MAP, "corridor-2": (CENTRE + 2 * STEPS[NORTH], 0)}
    match = match_of(table(map=far, at={"a": "crypt", "b": "corridor"}))
    told = flat(sit(match, "? bo", "? kron axereaver", "? corridor"))
    assert "Bo: That hero is in another space" in told
    assert "Kron Axereaver: " in told.partition("? kron axereaver")[2].partition("Your choice")[0]
    assert "Corridor (0:-1): That space is not next to your hero" in told


def test_what_a_space_gives_for_staying_is_not_said_to_be_taken() -> None:
    told = sentences(match_of(table()), "en")["spaces"]
    assert "3 peril, 3 glory (for staying the whole turn, not for coming back)" in told["crypt"]
    assert "already taken" not in "".join(told.values())


def test_a_card_that_was_looked_at_is_told_where_it_is_asked_about() -> None:
    option = {"id": "", "key": "scry-top", "args": {"card": "zombie"}, "touches": ["act:top"]}
    told = screen(match_of(story()))
    told.view["asks"] = [{"what": "scry", "may": False, "options": [option, {**option, "touches": ["act:bottom"]}]}]
    assert told.offered()[0].startswith("Zombie. Monster")  # type: ignore[attr-defined]
    told.view["asks"][0]["options"][1]["args"] = {"card": "leaden-weight"}
    assert told.offered() == []  # type: ignore[attr-defined]


def test_what_attacks_says_what_is_printed_on_it() -> None:
    told = flat(sit(until("respond")))
    assert re.search(r"you strike \d+%\s+Life \d, melee \d.*attacks in .*strike: ", told.partition("Battle: ")[2])


def test_after_the_end_nobody_begins_a_turn() -> None:
    told = screen(match_of(story()))
    assert told.turn().endswith("Your turn: Hero phase.")  # type: ignore[attr-defined]
    told.view["over"] = True
    assert re.fullmatch(r"Turn \d+\.", told.turn())  # type: ignore[attr-defined]


def test_a_hazard_is_named_before_its_roll() -> None:
    match = match_of(
        table(map={**USUAL_MAP, "troll-bridge": (CENTRE + 2 * STEPS[SOUTH], 0)}, hands={"a": "lucky-tumble"}, glory={"a": 9})
    )
    match.answer(0, "move:2")
    assert re.search(r"Pit, on a failure: knocked down, .*\. You: speed 5\+, success \d+%", flat(sit(match)))


def test_the_hand_marks_what_is_designed_here() -> None:
    told = flat(sit(match_of(story())))
    assert "Your hand (★ Undercroft’s own card):" in told
    assert "Leaden Weight ★, cost 3. Bane, " in told
    assert re.search(r"Fend Off, cost \d\. Boon, response\. ", told)


def test_heroes_to_choose_among_are_told_with_their_figures() -> None:
    told = flat(sit(until("pick-hero", hero_choice=True)))
    assert re.search(r"\. Life \d, boons up to \d, treasures up to \d\. Level 1: melee \d, magic \d, speed \d\.", told)


def test_a_space_that_serves_a_quest_of_somebody_else_says_so_and_whose_it_is() -> None:
    told = sentences(match_of(story()), "en")["spaces"]
    assert "Bo: place of the quest Free Caedman’s Soul" in told["crypt"]
    assert "place of the quest" not in told["corridor"]


def test_an_entrance_serves_a_rivals_quest_to_bring_somebody_to_any_entrance() -> None:
    goes = {**USUAL_MAP, "inner-sanctum": (CENTRE + 2 * STEPS[NORTH], 0)}
    quest = "Bo: place of the quest Maiden in Distress"

    def told(**player: Any) -> set[str]:
        t = table(map=goes, quests={"b": "maiden-in-distress"}, players={"b": player})
        return {space for space, said in sentences(match_of(t), "en")["spaces"].items() if quest in said}

    assert told() == {"inner-sanctum", "tomb-antechamber"}
    assert told(escorts=["maiden-in-distress"]) == {"tomb-antechamber"}, "with its charge along, only where it goes"


if __name__ == "__main__":
    SHARED.write_text(json.dumps(whole(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
