"""Each of the twelve quests: nine hunts, three for most trophies of a weapon (§1, §7.3)."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Table, table
from undercroft.games.doggies.cards import QUESTS, ROOMS, WEAPONS
from undercroft.text import LANGUAGES, Texts

HUNTS = {
    "hunt-ifrit": "ifrit-sword ifrit-bow ifrit-fireball",
    "hunt-tick": "tick-sword tick-bow tick-fireball",
    "hunt-squirrel": "squirrel-sword squirrel-bow squirrel-fireball",
    "hunt-skeledog": "skeledog-sword skeledog-bow skeledog-fireball",
    "hunt-cat": "cat-sword cat-bow cat-fireball",
    "hunt-mimic": "mimic-sword mimic-bow mimic-fireball",
    "hunt-cerberus": "cerberus-1 cerberus-2 cerberus-3",
    "hunt-golem": "golem-1 golem-2 golem-3",
    "hunt-eyecat": "eyecat-1 eyecat-2 eyecat-3",
}
MOST = {"most-sword": ("cat", "sword"), "most-bow": ("skeledog", "bow"), "most-fireball": ("mimic", "fireball")}
"""By quest: a monster of three trophies, and the weapon."""


def scored(t: Table, quest: str) -> list[int]:
    """How often each seat has completed a quest at the end of the game, with the coins checked on the way."""
    for seat in "ABCD"[: t.g.seats]:
        if t.dog(seat).where == "in":
            t.sleeps(seat)
    assert t.g.over
    rows = {row["seat"]: row for row in t.view()["result"]["rows"]}
    for row in rows.values():
        assert row["figures"]["quest_coins"]["value"] == sum(QUESTS[id].coins * times for id, times in row["quests"].items())
    return [rows[seat]["quests"].get(quest, 0) for seat in sorted(rows)]


def test_there_are_nine_hunts_and_three_for_most_trophies() -> None:
    assert sorted(QUESTS) == sorted([*HUNTS, *MOST])
    assert {quest.monster for quest in QUESTS.values()} == {name.removeprefix("hunt-") for name in HUNTS} | {""}
    assert all(quest.coins == (2 if quest.monster else 5) for quest in QUESTS.values())


@pytest.mark.parametrize("quest", HUNTS)
def test_a_shared_hunt_pays_everyone_two_coins_for_each(quest: str) -> None:
    first, second, third = HUNTS[quest].split()
    t = table("", f"joan {first} {second}", f"robin {third}", "ruta", shared=f"{quest} most-sword most-bow", round=3)
    assert scored(t, quest) == [2, 1, 0]
    assert t.view()["board"]["shared"][0]["counts"] == {"A": 2, "B": 1, "C": 0}


@pytest.mark.parametrize("quest", HUNTS)
def test_a_personal_hunt_pays_its_owner_alone(quest: str) -> None:
    first, second, third = HUNTS[quest].split()
    t = table("", f"joan quest={quest} {first}", f"robin {second} {third}", shared="most-sword most-bow", round=3)
    assert scored(t, quest) == [1, 0]
    assert t.score("A").quests[0] == (quest, 1)


@pytest.mark.parametrize("quest", HUNTS)
def test_a_hunt_counts_no_other_monster(quest: str) -> None:
    others = " ".join(cards.split()[0] for name, cards in HUNTS.items() if name != quest)
    t = table("", f"joan dragon-1 keyfly-1 {others}", "robin", shared=f"{quest} most-sword", round=3)
    assert scored(t, quest) == [0, 0]


# -- most trophies -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quest", MOST)
def test_most_trophies_pay_one_player_five_coins(quest: str) -> None:
    """Two against one, whatever the boards show."""
    monster, weapon = MOST[quest]
    two, one = f"{monster}-{weapon} ifrit-{weapon}", f"tick-{weapon}"
    t = table("", f"robin {one}", f"ruta {two}", "joan", shared=f"{quest} hunt-golem hunt-eyecat", round=3)
    assert scored(t, quest) == [0, 1, 0]
    assert t.told("most") == [{"quest": quest, "what": weapon, "seat": "B", "count": 2, "coins": 5, "own": False, "seats": []}]


@pytest.mark.parametrize("id", QUESTS)
def test_its_card_says_what_it_wants_and_what_that_brings(id: str) -> None:
    t = table("", f"joan quest={id}")
    own, quest = t.view("A")["board"]["own"], QUESTS[id]
    assert (own["kind"], own["what"]) == (("hunt", quest.monster) if quest.monster else ("most", WEAPONS[quest.weapon]))
    assert own["coins"] == quest.coins
    assert t.view("A")["board"]["dogs"][0]["quest"] == {key: own[key] for key in ("quest", "kind", "what", "coins")}
    for language in LANGUAGES:
        assert str(quest.coins) in Texts(language).format(f"doggies-ui-quest-{own['kind']}", what=own["what"])


@pytest.mark.parametrize(("has", "count"), [
    ("bitecalibur", 2), ("potion-sword", 1), ("potion-sword potion-sword", 2), ("vagabond-sword:paw", 1), ("vagabond-bow:two", 1),
    ("vagabond-sword:two", 0), ("ifrit-sword", 1), ("ifrit-bow", 0), ("cerberus-1", 0), ("trap-sword-1", 0),
])  # fmt: skip
def test_what_counts_is_trophies_and_potions_and_no_base_symbol(has: str, count: int) -> None:
    t = table("", f"joan {has}", "robin", shared="most-sword hunt-golem")
    (standing,) = [quest for quest in t.view()["board"]["shared"] if quest["quest"] == "most-sword"]
    assert standing["counts"] == {"A": count, "B": 0}
    assert standing["holder"] == ("A" if count else None)


def test_a_tie_goes_to_more_base_symbols() -> None:
    """Joan's board has two swords, Ruta's one, Robin's none."""
    how = {"shared": "most-sword hunt-golem hunt-eyecat", "round": 3}
    assert scored(table("", "ruta ifrit-sword", "joan tick-sword", "robin mimic-sword", **how), "most-sword") == [0, 1, 0]
    assert scored(table("", "ruta ifrit-sword", "joan", "robin mimic-sword", **how), "most-sword") == [1, 0, 0]


def test_base_symbols_decide_only_between_those_who_tie() -> None:
    t = table("", "joan ifrit-sword", "robin tick-sword mimic-sword", shared="most-sword hunt-golem", round=3)
    assert scored(t, "most-sword") == [0, 1]


def test_whoever_still_ties_gets_nothing() -> None:
    """Joan and Bonk have two swords each, and nobody below them is asked."""
    t = table("", "joan ifrit-sword", "bonk tick-sword", "ruta", shared="most-sword hunt-golem hunt-eyecat", round=3)
    assert scored(t, "most-sword") == [0, 0, 0]
    assert t.told("most-nobody") == [{"quest": "most-sword", "what": "sword", "count": 1, "seats": ["A", "B"]}]


def test_where_nobody_has_any_nobody_ties() -> None:
    t = table("", "joan", "bonk", shared="most-sword hunt-golem", round=3)
    assert scored(t, "most-sword") == [0, 0]
    assert t.told("most-nobody") == [{"quest": "most-sword", "what": "sword", "count": 0, "seats": []}]


def test_a_personal_one_pays_its_owner_only_if_it_has_most_of_all() -> None:
    how = {"shared": "hunt-golem hunt-eyecat", "round": 3}
    most, less = "joan quest=most-bow tick-bow mimic-bow", "joan quest=most-bow tick-bow"
    assert scored(table("", most, "bonk ifrit-bow", **how), "most-bow") == [1, 0]
    assert scored(table("", less, "bonk ifrit-bow cat-bow", **how), "most-bow") == [0, 0]
    assert scored(table("", less, "bonk ifrit-bow", **how), "most-bow") == [1, 0], "tied, and only Joan has a bow on her board"
    assert scored(table("", less, "robin ifrit-bow", **how), "most-bow") == [0, 0], "tied, and Robin has two"


def test_a_failed_personal_quest_costs_nothing() -> None:
    t = table("", "joan quest=hunt-mimic coin-1", "robin", shared="hunt-golem hunt-eyecat", round=3).sleeps("A", "B")
    assert t.score("A").total == 1
    assert ("hunt-mimic", "A") in [(args["quest"], args["seat"]) for args in t.told("own-quest-failed")]


AND = {"en": " and ", "ru": " и ", "uk": " і "}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quest", HUNTS)
def test_a_hunt_says_what_beats_its_monster_and_how_many_such_cards_there_are(lang: str, quest: str) -> None:
    texts, cards = Texts(lang), [room for room in ROOMS.values() if room.name == QUESTS[quest].monster]
    needs = [texts.format("doggies-ui-symbol", weapon=WEAPONS[n], count=count) for n, count in enumerate(cards[0].needs) if count]
    for told in (
        texts.format("doggies-ui-quest-hunt", what=QUESTS[quest].what),
        texts.format("doggies-part-goal", goal="hunt", what=QUESTS[quest].what),
    ):
        assert f": {AND[lang].join(needs)};" in told.replace("beaten by ", ": ")
        assert str(len(cards)) in told.split(";")[1]
