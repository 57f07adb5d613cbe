"""The board as it leaves the server: its shape, its size, where each kind of quest goes on, how it ended."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.table import DEFEATED, Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS, Dungeon, place_of
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of

BOARD = {
    "phase": str, "turn": int, "active": str, "solo": bool, "winner": str, "declared": bool, "map": list,
    "players": list, "hand": list, "map_hand": list, "map_hands": dict, "quests": dict, "deck": int, "discards": list,
    "maps_left": int, "maps_below": list, "known": dict, "peril_deck": int, "peril_discards": list, "roaming": list, "fallen": list,
    "declared_now": list, "moment": dict, "battle": dict,
}  # fmt: skip
"""Every field of the board and its type; those in ``MAYBE`` may be null."""
MAYBE = {"active", "winner", "peril_deck", "moment", "battle"}
PLAYER = {
    "seat", "hero", "level", "life", "most", "stats", "boons", "treasures", "glory", "peril", "ap", "fall_ap", "saved", "less_ap",
    "hand", "inventory", "on_hero", "banes", "lair", "quests", "completed", "escorts", "space", "down", "standup", "thresholds",
    "alive",
}  # fmt: skip
ATTACK = {
    "monster", "owner", "hero", "by_hero", "form", "life", "hurt", "gone", "attack", "parts", "dice", "die", "total",
    "counter", "counter_parts", "counter_dice", "counter_die", "counter_total", "odds",
}  # fmt: skip
STEPS_OF_A_BATTLE = {"attack", "response", "rolls", "compare", "challenge", "lair", "reward"}
STAGES = {"go", "here", "search", "found", "carry", "ready", "home", "nowhere", "too-near"}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}), (3, {"no_blank_spots": True}), (2, {"resurrection": True}), (1, {}), (1, {"lair_in_solo": True}),
)  # fmt: skip


def sums(attack: dict[str, Any]) -> None:
    """That the parts of both rolls of an attack are what is shown as their sum, and with the die the total."""
    for value, prefix in (("attack", ""), ("counter", "counter_")):
        parts, die, total = attack[f"{prefix}parts"], attack[f"{prefix}die"], attack[f"{prefix}total"]
        assert (attack[value] is None) == (not parts)
        assert all(set(part) - {"why"} == {"card", "n"} for part in parts)
        assert all(part["n"] for part in parts[1:])
        assert (die is None) == (total is None)
        assert attack[f"{prefix}dice"] in (1, 2)
        if parts:
            assert attack[value] == sum(part["n"] for part in parts)
        if total is not None:
            assert 1 <= die <= 6
            assert total == attack[value] + die


def shape(board: dict[str, Any]) -> None:
    """That a board is as docs/wire.md says."""
    assert set(board) == set(BOARD)
    for field, kind in BOARD.items():
        value = board[field]
        assert isinstance(value, kind) or (value is None and field in MAYBE), field
    for space in board["map"]:
        assert set(space) - {"taken"} == {"id", "x", "y", "turned", "new", "sprung", "held"}
        assert space["turned"] in (0, 1)
        assert set(space["sprung"]) | set(space["held"]) <= {0, 1, 2, 3}
    for player in board["players"]:
        assert set(player) == PLAYER
        for limit in ("boons", "treasures"):
            used, most = player[limit]
            assert 0 <= used <= most or player["hero"] is None
        assert set(player["stats"]) == ({"melee", "magic", "speed"} if player["hero"] else set())
        assert all(set(card) == {"id", "tokens", "spent", "under"} for card in player["inventory"])
    assert all(set(card) == {"id", "cost"} for card in board["hand"])
    assert set(board["quests"]) == {"global", "dropped", "wounds", "goals"}
    for goal in board["quests"]["goals"]:
        assert set(goal) - {"asks"} == {"quest", "space", "spaces", "steps", "stage", "percent", "plus", "needs", "missing"}
        assert goal["stage"] in STAGES
        assert (goal["space"] is None) == (goal["steps"] is None)
    for plan in board["declared_now"]:
        assert set(plan) == {"card", "target", "x", "cost"}
    if board["moment"] is not None:
        assert board["moment"]["kind"] in GAME.moment_kinds
        for roll in board["moment"]["rolls"]:
            assert set(roll) == {"seat", "of", "form", "source", "needs", "danger", "percent", "monster"}
    if board["battle"] is not None:
        battle = board["battle"]
        assert set(battle) == {"step", "target", "defender", "heroes", "space", "quest", "helps", "attacks", "rewards", "traps"}
        assert battle["step"] in STEPS_OF_A_BATTLE
        for attack in battle["attacks"]:
            assert set(attack) == ATTACK
            sums(attack)
        assert all(
            set(trap) == {"owner", "card", "x", "needs", "danger", "stats", "odds", "fails", "sprung"} for trap in battle["traps"]
        )
        assert all(set(help) == {"seat", "card"} for help in battle["helps"])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_board_has_its_shape_at_every_question(seats: int, options: dict[str, Any]) -> None:
    rng = Random(2)
    match = Match(GAME, GAME.read_settings({"turn_limit": 14, **options}, seats), seats, SampledNature(Random(3)))
    while match.asks():
        asked = match.asks()[0].seat
        for seat in {asked, rng.choice([None, *range(seats)])}:
            board = plain(GAME.view(match.state, seat))  # type: ignore[arg-type]
            shape(board)
            assert json.loads(json.dumps(board)) == board, "plain data"
            assert seat in (None, asked) or board["moment"] is None
        ask = rng.choice(match.asks())
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    shape(plain(GAME.view(match.state, None)))  # type: ignore[arg-type]


def test_every_card_is_in_the_catalogue() -> None:
    """A client finds each id that the board names, without the number of the copy."""
    cards = plain(GAME.cards(GAME.read_settings({}, 4)))
    match = Match(GAME, GAME.read_settings({"turn_limit": 20}, 4), 4, SampledNature(Random(3)))
    rng = Random(1)
    while match.asks():
        ask = match.asks()[0]
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    board = plain(GAME.view(match.state, 0))  # type: ignore[arg-type]
    named = [space["id"] for space in board["map"]] + board["discards"] + [player["hero"] for player in board["players"]]
    named += [card["id"] for player in board["players"] for card in player["inventory"]]
    named += [quest for player in board["players"] for quest in [*player["quests"], *player["completed"]]] + board["quests"][
        "global"
    ]
    assert len(named) > 30
    for id in named:
        kind = id if id in cards else id.rpartition("-")[0]
        assert kind in cards
        assert all(cards[kind]["name"][lang] == GAME.word(id, lang) for lang in ("en", "ru", "uk"))


def crowded() -> Table:
    """A late game of four with full boards, in the middle of a declaration against everybody."""
    seats = "abcd"
    readied = {
        "a": "mighty-blow-2, third-eye, rooted-stance, barrow-blade",
        "b": "wolfs-pace, ring-of-magic, dented-visor, mail-of-small-bones",
        "c": "gravebreakers-oath, answering-steel, staff-of-cold-sparks, coffin-lid-shield",
        "d": "blessings-of-nakari, mask-of-the-unburied, ashen-cloak",
    }  # fmt: skip
    hands = {
        "a": "zombie, gloom-bats, legion, unkind-boulder, whispering-darts", "b": "fend-off, turned-blade, surge-of-will, bugbear",
        "c": "create-darkness, lucky-tumble, grave-wraith", "d": "stubborn-legs, night-hamster, shroud-spider",
    }  # fmt: skip
    quests = {
        "a": "slay-draky, saints-ashes",
        "b": "bone-regent, magic-fish",
        "c": "rat-mother, black-ledger",
        "d": "feed-the-font",
    }
    t = table(
        seats=4, heroes={"a": "kron 4", "b": "roderik 4", "c": "lorel 4", "d": "raka 4"},
        hands=hands, readied=readied, quests=quests, glory=dict.fromkeys(seats, 9), peril=dict.fromkeys(seats, 30),
        global_quests="death-knell, buried-armoury", at=dict.fromkeys(seats, "crypt"), phase=LORD,
    )  # fmt: skip
    dungeon = t.g.dungeon
    for card in sorted(t.g.map_bag):
        if places := dungeon.places(card, False):
            dungeon = Dungeon(t.g.cards.maps, {**dungeon.lies, card: places[0]})
    lies = {name: (*place_of(at), turned) for name, (at, turned) in dungeon.lies.items()}
    t.becomes(map=lies, maps_left=None, deck={"discards": t.g.deck.bag[4:]})
    t.does("a", "declare")
    for card in ("zombie", "gloom-bats", "legion", "unkind-boulder"):
        option = next((each for each in sorted(t.options) if each.startswith(f"add:{card}:B")), "")
        if option:
            t.does("a", option)
    return t.does("a", "done")


def test_the_view_of_a_late_game_of_four_stays_small() -> None:
    """32 kB of JSON at most, the journal aside, which is told once: in a battle on a full map, and at questions of long games."""
    t = crowded()
    assert t.g.battle is not None or t.g.plan
    assert len(t.g.dungeon.lies) >= 20
    assert max(len(json.dumps(plain(GAME.view(t.g, seat))).encode()) for seat in range(4)) < 32_000
    biggest = 0
    for seed in range(3):
        rng = Random(seed)
        match = Match(GAME, GAME.read_settings({"turn_limit": 60}, 4), 4, SampledNature(Random(seed)))
        while match.asks():
            ask = match.asks()[0]
            if match.state.turn > 16 and rng.random() < 0.15:  # type: ignore[attr-defined]
                biggest = max(biggest, len(json.dumps(view_of(match, ask.seat, told=len(match.journal))).encode()))
            match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    assert 5_000 < biggest <= 32_000


# -- quests ------------------------------------------------------------------------------------------------------------------------


def goal(t: Table, quest: str | None, seat: int = 0) -> tuple[Any, ...]:
    """Where a quest goes on: space, moves, stage, what is missing."""
    found = next(each for each in plain(GAME.view(t.g, seat))["quests"]["goals"] if each["quest"] == quest)
    return found["space"], found["steps"], found["stage"], found["missing"]


LINE = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "library": (CENTRE + STEPS[SOUTH], 0),
}  # fmt: skip


@pytest.mark.parametrize(("quest", "where", "stage"), [
    ("black-ledger", "library", "ready"),
    ("slay-draky", "inner-sanctum", "ready"),
    ("free-caedmans-soul", "crypt", "here"),
    ("feed-the-font", "drowned-well", "here"),
    ("magic-fish", "troll-bridge", "ready"),
    ("death-knell", "throne-of-ashes", "ready"),
    ("saints-ashes", "crypt", "here"),
])  # fmt: skip
def test_a_quest_far_away_and_where_one_stands(quest: str, where: str, stage: str) -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), where: (CENTRE + STEPS[SOUTH], 0)}
    for mine in (True, False):
        given: dict[str, Any] = {"quests": {"a": quest}} if mine else {"global_quests": quest}
        far = table(map=lies, at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, **given)
        assert goal(far, quest) == (where, 1, "go", None)
        here = table(map=lies, at={"a": where, "b": "tomb-antechamber"}, **given)
        space, steps, found, missing = goal(here, quest)
        assert (space, steps, found) == (where, 0, stage)
        assert (missing is None) == (stage == "ready" or quest == "saints-ashes")


def spaces(t: Table, quest: str | None) -> set[str]:
    """Where a quest can go on, by the view."""
    return set(next(each["spaces"] for each in plain(GAME.view(t.g, 0))["quests"]["goals"] if each["quest"] == quest))


def test_every_space_that_serves_a_quest_is_told() -> None:
    lies = {
        "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "passage": (CENTRE + 2 * STEPS[NORTH], 0),
        "corridor-2": (CENTRE + 3 * STEPS[NORTH], 0), "library": (CENTRE + STEPS[SOUTH], 0),
    }  # fmt: skip
    t = table(map=lies, at={"a": "tomb-antechamber"}, quests={"a": "black-ledger"}, global_quests="hidden-phylactery")
    assert spaces(t, "black-ledger") == {"library"}
    # Beside the entrance no die is high enough: there a search serves nothing.
    assert "corridor" not in spaces(t, "hidden-phylactery")
    assert spaces(t, "hidden-phylactery") == {"passage", "corridor-2"}


def test_a_search_goes_where_it_takes_the_fewest_points_and_says_how_it_is_rolled() -> None:
    lies = {"tomb-antechamber": (CENTRE, 0)}
    for number, space in enumerate(("corridor", "passage", "corridor-2", "passage-2", "dark-crossroads"), 1):
        lies[space] = (CENTRE + number * STEPS[NORTH], 0)

    def search(at: str, found_in: str = "") -> dict[str, Any]:
        t = table(map=lies, at={"a": at}, global_quests="hidden-phylactery")
        if found_in:
            t.g.used.add((0, f"found:hidden-phylactery:{found_in}"))
        (found,) = plain(GAME.view(t.g, 0))["quests"]["goals"]
        return {name: found[name] for name in ("space", "steps", "percent", "plus", "needs")}

    # 2 moves and a die that must show 6 take 8 points, 5 moves and one that must show 3 take 6.5; with 5 and 6 it is 6
    assert search("tomb-antechamber") == {"space": "corridor-2", "steps": 3, "percent": 33, "plus": 2, "needs": 7}
    assert search("dark-crossroads") == {"space": "dark-crossroads", "steps": 0, "percent": 67, "plus": 4, "needs": 7}
    assert search("passage", found_in="passage") == {"space": "passage", "steps": 0, "percent": None, "plus": None, "needs": None}


def test_a_quest_whose_space_is_not_laid_yet() -> None:
    assert goal(table(quests={"a": "slay-draky"}), "slay-draky") == (None, None, "nowhere", None)


@pytest.mark.parametrize(("quest", "where"), [("buried-armoury", "crypt"), ("hidden-phylactery", "corridor")])
@pytest.mark.parametrize("here", [True, False])
def test_a_search_that_no_die_can_win_sends_nobody_there(quest: str, where: str, here: bool) -> None:
    """Beside the entrance nothing is added to the die: it is no way to the goal, and no space to be marked."""
    lies = {"tomb-antechamber": (CENTRE, 0), where: (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=lies, at={"a": where if here else "tomb-antechamber"}, quests={"a": quest})
    assert goal(t, quest) == (None, None, "too-near", None)
    assert spaces(t, quest) == set()


def test_what_is_missing_is_said() -> None:
    assert goal(table(quests={"a": "free-caedmans-soul"}), "free-caedmans-soul")[3] == "cannot-give-that"
    ready = table(quests={"a": "free-caedmans-soul"}, readied={"a": "third-eye"})
    assert goal(ready, "free-caedmans-soul") == ("crypt", 0, "ready", None)


def test_what_a_sacrifice_asks_for_is_said_from_afar_with_what_one_has() -> None:
    def asks(quest: str, **set_up: Any) -> list[tuple[str, int, int]]:
        (found,) = plain(GAME.view(table(quests={"a": quest}, **set_up).g, 0))["quests"]["goals"]
        return [tuple(each.values()) for each in found.get("asks", ())]

    assert asks("feed-the-font", readied={"a": "third-eye, dented-visor"}) == [("worth", 6, 6)]
    assert asks("free-caedmans-soul", life={"a": 2}) == [("life", 3, 2), ("boon", 1, 0)]
    assert asks("slay-draky") == []


def test_a_search_that_has_found_its_goal() -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + 2 * STEPS[NORTH], 0)}
    t = table(map=lies, quests={"a": "hidden-phylactery"}, at={"a": "corridor"})
    assert goal(t, "hidden-phylactery") == ("corridor", 0, "search", "not-found-yet")
    t.becomes(used=[("A", "found:hidden-phylactery:corridor")])
    assert goal(t, "hidden-phylactery") == ("corridor", 0, "found", None)


def test_an_escort_is_carried_to_its_end() -> None:
    def carrying(at: str) -> Table:
        return table(quests={"a": "walled-in-mason"}, at={"a": at}, players={"a": {"escorts": ["walled-in-mason"]}})

    assert goal(carrying("crypt"), "walled-in-mason") == ("tomb-antechamber", 1, "carry", None)
    assert goal(carrying("tomb-antechamber"), "walled-in-mason")[:3] == ("tomb-antechamber", 0, "deliver")


def test_a_token_that_lies_somewhere_is_everybodys_goal() -> None:
    t = table(position={"dropped": {"saints-ashes": "library"}})
    for seat in (0, 1):
        assert goal(t, "saints-ashes", seat)[:3] == ("library", 2, "go")


def test_alone_the_way_home_is_the_last_goal() -> None:
    t = table(seats=1, players={"a": {"completed": ["slay-draky", "black-ledger", "magic-fish"]}})
    assert goal(t, None) == ("tomb-antechamber", 1, "home", None)


def test_others_and_spectators_have_no_goals_of_mine() -> None:
    t = table(quests={"a": "slay-draky"}, global_quests="black-ledger")
    assert [each["quest"] for each in plain(GAME.view(t.g, 1))["quests"]["goals"]] == ["black-ledger"]
    assert plain(GAME.view(t.g, None))["quests"]["goals"] == []


def test_wounds_of_a_quests_monster_stay() -> None:
    t = table(quests={"a": "slay-draky"}, position={"tokens": {"slay-draky": 1}})
    assert plain(GAME.view(t.g, None))["quests"]["wounds"] == {"slay-draky": 1}


# -- the end -----------------------------------------------------------------------------------------------------------------------


def test_how_it_ended() -> None:
    def ended(winner: str, seats: int = 2, **players: Any) -> dict[str, Any]:
        result = plain(GAME.result(table(seats=seats, players=players, position={"over": True, "winner": winner}).g))
        assert result is not None
        return result

    won = ended("A", a={"completed": ["slay-draky", "black-ledger", "magic-fish"]})
    assert won["winners"] == ["A"]
    assert [row["fate"] for row in won["rows"]] == ["third-quest", "beaten"]
    assert (won["rows"][0]["quests"], won["rows"][0]["completed"]) == (3, ["slay-draky", "black-ledger", "magic-fish"])
    assert [row["fate"] for row in ended("A", b=DEFEATED)["rows"]] == ["last-standing", "defeated"]
    assert [row["fate"] for row in ended("A")["rows"]] == ["ahead", "beaten"]  # the turn limit
    lost = ended("", 1, a=DEFEATED)
    assert lost == {**lost, "winners": [], "rows": [{**lost["rows"][0], "fate": "defeated"}]}
    assert lost["figures"]["turns"] == {"value": 5}
    assert plain(GAME.result(table().g)) is None
