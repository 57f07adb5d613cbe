"""Options of a table, labels, states and the registry."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from tests.kernel.toys import TOY
from undercroft.cli import main
from undercroft.kernel import registry
from undercroft.kernel.ask import Choose
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import RULINGS, Game, Label, Setting
from undercroft.kernel.nature import NoNature
from undercroft.kernel.options import Options
from undercroft.kernel.run import Run
from undercroft.kernel.shapes import plain
from undercroft.kernel.state import EVERYONE, Event, State, mask_of

# -- settings ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "read"), [
    (True, True), (False, False), ("true", True), ("Yes", True), ("on", True), ("1", True), ("FALSE", False), ("no", False),
    ("off", False), ("0", False),
])  # fmt: skip
def test_yes_and_no(value: Any, read: bool) -> None:
    assert Setting("quick", False).read(value) is read


@pytest.mark.parametrize("value", ["", "maybe", 1, 0, None, [], {}, 2.5])
def test_what_is_neither_yes_nor_no(value: Any) -> None:
    with pytest.raises(BadInput, match="Option quick is true or false"):
        Setting("quick", False).read(value)


@pytest.mark.parametrize(("value", "read"), [(2, 2), (5, 5), ("3", 3), ("-1", -1)])
def test_numbers(value: Any, read: int) -> None:
    assert Setting("wounds", 2, low=-1, high=5).read(value) == read


@pytest.mark.parametrize("value", [6, -2, "6", "", "five", "5-", "--5", "-", "1e1", "9" * 50, 2.0, True, None, []])
def test_what_is_no_number_in_the_range(value: Any) -> None:
    with pytest.raises(BadInput, match="Option wounds is a number from -1 to 5") as error:
        Setting("wounds", 2, low=-1, high=5).read(value)
    assert len(str(error.value)) < 120


@pytest.mark.parametrize("value", ["wilder", "", 1, None, ["calm"], "CALM"])
def test_what_is_no_choice(value: Any) -> None:
    with pytest.raises(BadInput, match="Option mood can be calm, wild, not"):
        Setting("mood", "calm", choices=("calm", "wild")).read(value)


def test_settings_are_completed_and_checked() -> None:
    assert TOY.read_settings({"goal": "12"}, 2) == {"dice": True, "goal": 12, "mood": "calm"}
    assert TOY.read_settings({"mood": "calm"}, 2)["mood"] == "calm"  # the default goes everywhere
    for given, seats, key in (
        ({"lava": 1}, 2, "setting-unknown"), ({"mood": "wild"}, 2, "setting-seats"), ({}, 4, "seats"), ({}, 1, "seats"),
    ):  # fmt: skip
        with pytest.raises(BadInput) as error:
            TOY.read_settings(given, seats)
        assert error.value.key == key


def test_an_error_as_json() -> None:
    with pytest.raises(BadInput) as error:
        TOY.read_settings({"lava": 1}, 2)
    assert error.value.to_json() == {
        "key": "setting-unknown", "args": {"game": "toy", "id": "lava", "known": "dice, goal, mood"},
        "text": "toy has no option lava; it has dice, goal, mood.",
    }  # fmt: skip


def test_a_label_as_json() -> None:
    assert plain(Label("lay", ["hand:5"], final=True, card="5").shown("5")) == {
        "id": "5", "key": "lay", "args": {"card": "5"}, "touches": ["hand:5"], "final": True, "warn": None, "then": None,
    }  # fmt: skip
    assert Label("lay", warn="useless").shown("5").warn == "useless"


def test_a_game_without_labels_still_names_its_options() -> None:
    state = TOY.new({}, 2)
    assert TOY.describe(state, Choose(0, "take", (1,)), 1).shown("1").args == {"option": "1"}
    assert TOY.result(state) is None


# -- state -------------------------------------------------------------------------------------------------------------------------


def test_masks() -> None:
    assert [mask_of([]), mask_of([0]), mask_of([1, 3])] == [0, 1, 10]
    assert EVERYONE < 0
    some, others = Event("secret", mask_of([1]), {}), Event("hint", ~mask_of([1]), {})
    for seat in (None, 0, 2):
        assert (some.seen_by(seat), others.seen_by(seat)) == (False, True)
    assert (some.seen_by(1), others.seen_by(1)) == (True, False)


def test_a_setting_says_its_group_where_it_has_one() -> None:
    assert Setting("odd", False, group=RULINGS).to_json()["group"] == "rulings"
    assert "group" not in Setting("odd", False).to_json()


def test_a_search_keeps_no_journal() -> None:
    state = TOY.new({}, 2)
    Run(TOY, state, NoNature()).begin()
    state.tell("anything", seat=0)
    assert state.journal is None
    with pytest.raises(NotImplementedError):
        State(Options({}, 2)).copy()


# -- registry ----------------------------------------------------------------------------------------------------------------------


def test_our_games_are_registered() -> None:
    assert registry.game_ids()[0] == "raiders"
    for id in registry.game_ids():
        game = registry.game_of(id)
        assert isinstance(game, Game)
        assert game.id == id
        assert game.usual_seats in game.seats
        assert all((folder / "en.ftl").exists() for folder in game.locales)


@pytest.mark.parametrize("id", ["chess", "", "RAIDERS", "x" * 9999])
def test_an_unknown_game_is_refused_in_one_sentence(id: str) -> None:
    with pytest.raises(BadInput, match="There is no game") as error:
        registry.game_of(id)
    assert error.value.key == "game-unknown"
    assert len(str(error.value)) < 200


def test_a_place_without_a_game_is_named_once_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def points(group: str) -> list[EntryPoint]:
        assert group == "undercroft.games"
        ours = "undercroft.kernel.registry"
        places = {"fake": f"{ours}:GROUP", "gone": "elsewhere:GAME", "empty": f"{ours}:NOTHING", "raiders": "elsewhere:GAME"}
        return [EntryPoint(id, place, group) for id, place in places.items()]

    monkeypatch.setattr(registry, "entry_points", points)
    registry._places.cache_clear()
    try:
        assert registry.game_ids() == list(registry.HOUSE)
        assert registry._places()["raiders"] == registry.HOUSE["raiders"]  # nobody replaces our own
        for id, why in (("fake", "it is not a Game"), ("gone", "No module named"), ("empty", "has no attribute")):
            with pytest.raises(BadInput, match=rf"The game {id} \(.*\) cannot be loaded: .*{why}") as error:
                registry.game_of(id)
            assert error.value.key == "game-broken"
            assert main(["simulate", id]) == 1
            lines = capsys.readouterr().err.splitlines()
            assert len(lines) == 3
            assert [line.count(f" {id} (") for line in lines].count(1) == 1
        for words in (["games", "--json"], ["simulate", "raiders", "--games", "1"], ["games", "--lang", "uk"]):
            assert main(words) == 0, "the others can be played"
            out, err = capsys.readouterr()
            assert "raiders" in out
            assert err.count("\n") == 3
    finally:
        registry._places.cache_clear()
