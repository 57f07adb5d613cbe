"""The thirteen monsters, a story each."""

from __future__ import annotations

from .table import Table, table

LORD = "dungeonlord"


def assault(monster: str, hero: str = "roderik 2", **more: object) -> Table:
    """The first seat has declared one monster against the second, in the library; the dice are still to come."""
    given: dict[str, object] = {
        "heroes": {"b": hero}, "hands": {"a": monster}, "peril": {"b": 9}, "at": {"b": "library"}, "phase": LORD, **more,
    }  # fmt: skip
    t = table(**given)  # type: ignore[arg-type]
    return t.does("a", "declare", *[f"add:{each}:B" for each in monster.split(", ")])


def paid(t: Table) -> int:
    """What the declaration has cost the second seat, before any reward."""
    return 9 - t.peril("b")


def rolled(t: Table) -> list[int]:
    """The totals of the monsters' attack rolls."""
    return [args["total"] for args in t.told("monster-rolls") if args["of"] == "attack"]


def defended(t: Table) -> list[int]:
    """The totals of the monsters' counter rolls."""
    return [args["total"] for args in t.told("monster-rolls") if args["of"] == "counter"]


def test_zombie() -> None:
    """1 peril; melee 2; one life; both copies may attack together."""
    t = assault("zombie, zombie-2").rolls(4, 1, 3, 6).does("a", "done")
    assert paid(t) == 2
    assert rolled(t) == [6, 3]
    assert t.life("b") == 5
    t.does("a", "hand:zombie")
    assert t.discarded("zombie-2")  # struck by the counter roll
    assert t.glory("b") == 1


def test_night_hamster() -> None:
    """1 peril; melee 2; vermin, so the crypt does not help it."""
    t = assault("night-hamster", at={"b": "crypt"}).rolls(3, 2).does("a", "done")
    assert paid(t) == 1
    assert rolled(t) == [5]
    assert t.life("b") == 5


def test_crouching_skeleton() -> None:
    """2 peril; melee 2; in defence its speed is 3 and its magic 1."""
    t = assault("crouching-skeleton", hero="lorel 2", ap={"b": 1}).rolls(2, 2).does("a", "done")
    assert paid(t) == 2
    assert rolled(t) == [4]
    t.rolls(4, 3).does("b", "challenge:crouching-skeleton", "magic")
    assert defended(t) == [3 + 1]
    assert t.discarded("crouching-skeleton")


def test_grave_wraith() -> None:
    """3 peril; attacks with magic 3; its strike also costs 1 glory."""
    t = assault("grave-wraith", glory={"b": 2}).rolls(4, 1).does("a", "done")
    assert paid(t) == 3
    assert rolled(t) == [7]
    assert (t.life("b"), t.glory("b")) == (5, 1)


def test_grave_wraith_cannot_take_what_is_not_there() -> None:
    t = assault("grave-wraith").rolls(4, 1).does("a", "done")
    assert t.glory("b") == 0


def test_bugbear() -> None:
    """3 peril; melee 2; when defeated it wounds every hero in its space, also by a counter roll."""
    t = assault("bugbear", seats=3, at={"a": "library", "b": "library", "c": "crypt"}).rolls(1, 6).does("a", "done")
    assert rolled(t) == [3]
    assert (t.life("a"), t.life("b"), t.life("c")) == (5, 5, 6)
    assert t.glory("b") == 1


def test_legion() -> None:
    """4 peril; before the response every hero in the space faces a magic threat of 4; then melee 3."""
    t = assault("legion", hands={"a": "legion", "b": "create-darkness"}, glory={"b": 2}).rolls(2).does("a", "done")
    assert paid(t) == 4
    assert t.life("b") == 5  # 2 + 1
    assert t.asked == ("B", "respond")
    t.rolls(1, 6).does("b", "pass")
    assert rolled(t) == [1 + 3]


def test_ruling_36_legion_is_a_demon() -> None:
    """So the mask that weakens demons weakens it."""
    t = assault("legion", readied={"b": "mask-of-the-unburied"}).rolls(6, 3, 6).does("a", "done")
    assert rolled(t) == [3 + 3 - 1]


def test_ruling_39_the_order_of_a_monsters_stats() -> None:
    """Life, melee, magic, speed: Draky has one life, and is quick."""
    draky = table().g.cards.quests["slay-draky"].monster
    assert draky is not None
    assert (draky.life, draky.stats) == (1, {"melee": 2, "magic": 2, "speed": 3})


def test_cackling_witch() -> None:
    """4 peril; magic 3; two lives; the struck player discards a readied card of own choice."""
    t = assault("cackling-witch", readied={"b": "rooted-stance, ashen-cloak"}).rolls(6, 1).does("a", "done")
    assert paid(t) == 4
    assert rolled(t) == [9]
    assert t.asked == ("B", "give-up")
    t.does("b", "rooted-stance")
    assert t.player("b").inventory == ["ashen-cloak"]
    assert t.discarded("rooted-stance")


def test_ruling_26_the_struck_player_picks_from_all_readied_cards() -> None:
    """What hangs under a treasure of one's own and a permanent bane are readied too; another's curse is not one's own."""
    hung = {"under": {"barrow-blade": ["gravediggers-whetstone", "creeping-rust"]}}
    t = assault("cackling-witch", readied={"b": "barrow-blade, oiled-gears"}, position=hung)
    t.rolls(6, 1).does("a", "done")
    assert t.options == {"barrow-blade", "gravediggers-whetstone", "oiled-gears"}
    t.does("b", "oiled-gears")
    assert t.player("b").banes == []
    assert t.discarded("oiled-gears")


def test_ruling_26_an_attachment_may_go_alone() -> None:
    hung = {"under": {"barrow-blade": ["gravediggers-whetstone"]}}
    t = assault("cackling-witch", readied={"b": "barrow-blade"}, position=hung)
    t.rolls(6, 1).does("a", "done").does("b", "gravediggers-whetstone")
    assert t.player("b").inventory == ["barrow-blade"]
    assert t.g.under == {}


def test_barrow_knight() -> None:
    """5 peril; melee 4; two lives: one wound sends it to the lair or away, not to the hand."""
    t = assault("barrow-knight").rolls(1, 6).does("a", "done")
    assert paid(t) == 5
    assert rolled(t) == [5]
    assert t.options == {"lair:barrow-knight", "discard:barrow-knight"}


def test_bone_colossus() -> None:
    """6 peril; melee 4; three lives; its strike knocks down."""
    t = assault("bone-colossus", ap={"b": 1}).rolls(4, 1).does("a", "done")
    assert paid(t) == 6
    assert rolled(t) == [8]
    assert (t.life("b"), t.player("b").down, t.player("b").standup) == (5, True, 0)
    assert t.options == {"stand-up", "pass"}  # no challenge lying down
    t.does("b", "stand-up")
    assert not t.player("b").down


def test_gloom_bats() -> None:
    """3 peril; attack with speed 4; two lives; melee 1 in defence."""
    t = assault("gloom-bats", ap={"b": 1}).rolls(2, 2).does("a", "done")
    assert paid(t) == 3
    assert rolled(t) == [6]
    assert t.life("b") == 5
    t.rolls(2, 1).does("b", "challenge:gloom-bats", "melee")
    assert defended(t) == [1 + 1]
    assert t.options == {"lair:gloom-bats", "discard:gloom-bats"}


def test_shroud_spider() -> None:
    """4 peril; its player picks the form; only the speed strike knocks down, and standing up asks for a melee roll."""
    t = assault("shroud-spider").does("a", "done")
    assert t.asked == ("A", "form")
    assert t.options == {"melee", "speed"}
    t.rolls(4, 1).does("a", "speed")
    assert rolled(t) == [8]
    assert (t.life("b"), t.player("b").down, t.player("b").standup) == (5, True, 4)


def test_shroud_spider_in_melee_only_wounds() -> None:
    t = assault("shroud-spider").does("a", "done").rolls(6, 1).does("a", "melee")
    assert rolled(t) == [8]
    assert (t.life("b"), t.player("b").down) == (5, False)


def test_soot_imp() -> None:
    """3 peril; magic or speed; a speed strike takes a card from the hand, by lot."""
    t = assault("soot-imp", hands={"a": "soot-imp", "b": "backpack, barrow-blade"}).does("a", "done")
    assert t.options == {"magic", "speed"}
    t.rolls(6, 1, "barrow-blade").does("a", "speed")
    assert rolled(t) == [8]
    assert (t.life("b"), t.player("b").hand) == (5, ["backpack"])
    assert t.discarded("barrow-blade")


def test_soot_imp_by_magic_leaves_the_hand_alone() -> None:
    t = assault("soot-imp", hands={"a": "soot-imp", "b": "backpack"}).does("a", "done").rolls(6, 1).does("a", "magic")
    assert (t.life("b"), t.player("b").hand) == (5, ["backpack"])


def test_ghoul_pack() -> None:
    """4 peril; melee 3; +1 for each other undead that attacks the same hero: vermin do not count."""
    t = assault("ghoul-pack, zombie, zombie-2, night-hamster").rolls(1, 1, 1, 1, 1, 1, 1, 1).does("a", "done")
    assert paid(t) == 4 + 1 + 1 + 1
    assert rolled(t) == [1 + 3 + 2, 3, 3, 3]


def test_ghoul_pack_finds_no_help_in_defence() -> None:
    t = assault("ghoul-pack, zombie", ap={"b": 1}).rolls(1, 1, 1, 1).does("a", "done")
    t.rolls(1, 1).does("b", "challenge:ghoul-pack", "melee")
    assert defended(t) == [1 + 3]
