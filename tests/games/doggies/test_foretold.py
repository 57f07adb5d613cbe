"""What a step costs and brings is seen before it, with what is forced behind it (§3.2); at the end the score has its quests."""

from __future__ import annotations

from typing import Any

from tests.games.doggies.table import Table, column, table
from undercroft.kernel.view import view_of


def burdens(story: Table) -> dict[str, Any]:
    """How A's dog would stand after each option."""
    return {option["id"]: option["then"]["burden"] for ask in view_of(story.match, 0)["asks"] for option in ask["options"]}


def test_a_trap_that_can_only_be_taken_along_says_its_paw_and_its_coin_before_the_step() -> None:
    burden = burdens(table("trap-bow-1@NS\nstart", "joan").does("A", "leave"))["go:n"]
    assert (burden["paws"], burden["coins"]) == (4, -1)


def test_a_trap_that_can_be_disarmed_says_no_price_before_the_step() -> None:
    story = table("coin-1@NSW\ntrap-bow-1@NS\nstart", "joan")
    story.match.state.dogs[0].potions = (0, 1, 0)
    burden = burdens(story.does("A", "leave"))["go:n"]
    assert (burden["paws"], burden["coins"]) == (5, 0)


def test_the_coins_of_a_way_say_how_many_are_from_quests() -> None:
    story = table("ifrit-sword@NS\nstart", "joan")
    story.match.state.dogs[0].quest = "hunt-ifrit"
    story.match.state.shared = ()
    burden = burdens(story.does("A", "leave", "go:n"))["fight"]
    assert (burden["coins"], burden["quests"]) == (2, 2)


def test_the_figures_of_a_game_that_is_over_are_those_of_its_result() -> None:
    story = table("", "joan", "robin", round=3).sleeps("A", "B")
    view = view_of(story.match, 0)
    for row in view["result"]["rows"]:
        coins = next(dog["coins"] for dog in view["board"]["dogs"] if dog["seat"] == row["seat"])
        assert coins == view["figures"][row["seat"]]["purse"]["value"] == row["total"]
        assert row["figures"]["costs"]["minus"], "what is taken off is shown with a minus"


def path_of(story: Table) -> list[dict[str, Any]]:
    path: list[dict[str, Any]] = view_of(story.match, 0)["board"]["walk"]["path"]
    return path


def test_the_rooms_of_a_way_say_what_each_did_to_its_coins_and_add_up_to_them() -> None:
    story = table(column("coin-1@NSW", "ifrit-sword", "trap-bow-1"), "joan")
    story.match.state.dogs[0].quest = "hunt-ifrit"
    story.match.state.shared = ()
    story.does("A", "leave", "go:n", "claim", "go:n", "fight", "go:n")
    assert [(step.get("coins", 0), step.get("quests", 0)) for step in path_of(story)] == [(0, 0), (1, 0), (0, 2), (-1, 0)]
    burden = view_of(story.match, 0)["board"]["walk"]["burden"]
    assert (burden["coins"], burden["quests"]) == (2, 2)


def test_a_trap_taken_along_without_a_question_says_why() -> None:
    story = table("trap-bow-1@NS\nstart", "joan").does("A", "leave", "go:n")
    assert path_of(story)[-1]["forced"] == "lack"


def test_a_door_that_a_key_opens_is_said_in_the_way_and_in_the_log() -> None:
    story = table("door-1@nEsW\nstart", "pluto", "joan").does("A", "leave", "go:n")
    assert path_of(story)[-1]["key"]
    story.does("A", "out:e")
    assert [event.args["opened"] for event in story.match.journal if event.key == "goes-through"] == [True]
