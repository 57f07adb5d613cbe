"""A whole game of Dungeon Twister in two browsers, from the lobby to the result: one with mouse and keys, one on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Server, Visitor, serving, visits
from .hands import number, seam, until_at
from .twister_whole import HIDES, MIDDLES, STARTERS, Pair, in_both_themes, sit_down


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose chance is known (:mod:`.twister_whole`)."""
    yield from serving(tmp_path_factory.mktemp("whole"), "tests.e2e.twister_whole")


@pytest.fixture
def visitor(browser: Browser, fixed: Server) -> Iterator[Visitor]:
    yield from visits(browser, fixed)


def test_a_whole_game_of_dungeon_twister(visitor: Visitor) -> None:
    pair = sit_down(visitor)
    pair.milestone("table")
    set_up(pair)
    first_turns(pair)
    fight_and_turn(pair)
    carry(pair)
    fireball_and_rope(pair)
    exit_and_result(pair)


def set_up(pair: Pair) -> None:
    """Four starters each in secret, then twenty tokens hidden one by one; at the end the starters are shown to both."""
    for player in pair.players:
        for kind, square in STARTERS[player.letter].items():
            if kind == list(STARTERS["B"])[-1] and player is pair.b:
                pair.milestone("starters")
            player.put(player.token(kind), square)
    pair.milestone("hiding")
    for n, (mine, theirs) in enumerate(zip(HIDES["A"].items(), HIDES["B"].items(), strict=True)):
        pair.a.put(pair.a.token(mine[0]), MIDDLES[mine[1]])
        if n == 9:
            pair.milestone("last-to-hide")
            pair.shown(*[player.token(kind) for player in pair.players for kind in STARTERS[player.letter]])
        pair.b.put(pair.b.token(theirs[0]), MIDDLES[theirs[1]])
    pair.milestone("begin")


def first_turns(pair: Pair) -> None:
    """The first card is the 2: both turn up the rooms before their line, and who may places what lay there."""
    a, b = pair.players
    a.card("2")
    pair.shown("b-goblin", "b-cleric")
    a.act("warrior", "reveal", "c3")
    pair.milestone("revealed")
    a.put("b-goblin", "a2")
    a.put("b-cleric", "b2")
    pair.shown("a-fireball-wand", "a-rope")
    a.act("wizard", "reveal", "c8")
    pair.milestone("other-places")
    b.put("a-fireball-wand", "a7")
    b.put("a-rope", "b9")
    a.end()

    b.card("2")
    pair.shown("a-goblin", "a-treasure")
    b.act("thief", "reveal", "r8")
    b.put("a-goblin", "s6")
    b.put("a-treasure", "t6")
    pair.shown("a-troll", "b-treasure")
    b.act("thief", "reveal", "r3")
    b.put("a-troll", "q1")
    a.put("b-treasure", "t1")
    pair.milestone("rooms-filled")
    b.end()


def fight_and_turn(pair: Pair) -> None:
    """Two against one by secret cards; the wand and the rope are taken; a room is turned, laid back, and turned."""
    a, b = pair.players
    a.card("5")
    a.walk("thief", "a3")
    a.choose("a-thief")
    a.press(a.page.locator('.pieces [data-piece="b-goblin"]'))
    plan = a.page.locator(".fight")
    for name in ("Warrior", "Thief", "Goblin"):
        expect(plan).to_contain_text(name)
    pair.milestone("attack-planned")
    with a.once():
        a.press(seam(a.page).locator("button.pri"))
    a.card("3", "combat")
    pair.milestone("sealed")
    known = b.sees()
    assert known["sealed"] is None
    assert [sorted(player["combat"]) for player in known["board"]["players"]] == [list("012233456")] * 2
    assert "3" not in b.page.locator(".fight .card-face").all_inner_texts()
    b.card("1", "combat")
    pair.milestone("fought")
    for player in pair.players:
        assert player.page.locator(".fight .card-face").all_inner_texts() == ["3", "1"]

    a.walk("wizard", "a7", "take")
    a.walk("mekanork", "b9", "take", "a9")
    a.choose("a-mekanork")
    a.page.keyboard.press("r")
    pair.milestone("turn-previewed", looking_ahead=True)
    with a.once():
        a.page.keyboard.press("Enter")
    pair.milestone("turned")
    turned = number(a.page)
    assert (a.at("a-mekanork"), a.at("a-wizard")) == ("b6", "d6")
    a.page.locator("[data-undo]").click()
    until_at(a.page, turned - 1)
    pair.milestone("turned-back")
    assert (b.at("a-mekanork"), b.at("a-wizard")) == ("a9", "a7")
    a.act("mekanork", "turn")
    assert (b.at("a-mekanork"), b.at("a-wizard")) == ("b6", "d6")
    a.end()


def carry(pair: Pair) -> None:
    """The Cleric takes up the wounded Goblin and carries it off; the line's Wizard makes way."""
    b = pair.b
    b.card("5")
    b.walk("cleric", "a2", "take", "c1")
    assert b.piece("b-cleric")["load"] == "b-goblin"
    pair.milestone("carrying")
    b.walk("cleric", "e1")
    b.walk("wizard", "B-5")
    b.end()


def fireball_and_rope(pair: Pair) -> None:
    """A fireball kills the bearer and the wounded; the rope is laid over a pit and crossed, and crossed again without a load."""
    a, b = pair.players
    a.card("4")
    a.walk("wizard", "e4")
    a.choose("a-wizard")
    a.page.keyboard.press("f")
    pair.milestone("fireball-planned")
    with a.once():
        a.page.keyboard.press("Enter")
    pair.milestone("fireball")
    assert a.points() == b.points() == [2, 0]
    assert a.sees()["board"]["fates"] == {"b-goblin": "killed", "b-cleric": "killed", "a-fireball-wand": "gone"}
    a.walk("mekanork", "c6", "drop", "d6")
    assert b.at("a-rope") == "c6"
    pair.milestone("rope-laid")
    a.end()

    b.card("3")
    b.walk("wizard", "B-6")
    b.end()
    a.card("3")
    a.walk("mekanork", "b6")
    assert [entry["args"]["path"] for entry in b.sees()["journal"] if entry["key"] == "moves"][-1] == ["d6", "c6", "b6"]
    pair.milestone("rope-crossed")


def exit_and_result(pair: Pair) -> None:
    """The Goblin leaves with the treasure, three points, five in all; the turn is ended and with it the game."""
    a, b = pair.players
    a.walk("goblin", "t6", "take", "B-7")
    assert a.points() == b.points() == [5, 0]
    pair.milestone("five-points")
    a.end()
    for player in pair.players:
        player.page.locator("[data-turn='over']").wait_for()
    for player, words in ((a, ("The game is over.", "You win")), (b, ("Гру завершено.", "Перемога: Anna"))):
        for each in words:
            expect(seam(player.page)).to_contain_text(each)
    # The end opens what was never revealed.
    pair.hidden = {player.letter: set() for player in pair.players}
    for player in pair.players:
        places = player.sees()["board"]["places"]
        assert all(len(each["tokens"][side]) == each["hidden"][side] for each in places for side in "AB")
        expect(player.page.locator(".plan .q")).to_have_count(0)
    pair.milestone("result")
    assert a.sees()["result"]["winners"] == ["A"]

    # The record of it all follows from the rules and from what was promised before the first card.
    seam(a.page).get_by_role("link", name="Watch the replay").click()
    expect(a.page.locator("summary")).to_contain_text(re.compile(r"all 10 outcomes of chance are checked"))
    in_both_themes(a.page, "22-replay-A")
