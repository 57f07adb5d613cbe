"""Who leaves a game that is played, and comes back: each function changes the table in memory and returns the rows for its log.

The seat of whoever leaves stays theirs. As long as another person plays, a bot plays on for it; it gives the seat's answers.
"""

from __future__ import annotations

from dataclasses import replace

from ..kernel.ask import letter_of
from ..kernel.errors import BadInput, Illegal, Stale
from ..kernel.record import BACK, HANDED
from .errors import Forbidden, Taken
from .log import LogRow
from .seating import LEVEL, need_level
from .table import Table


def leave(table: Table, guest: str, how: str) -> list[LogRow]:
    """A guest leaves the game, with all seats that are theirs.

    :param how: what they were told would follow; :class:`Stale` if that has changed since.
    """
    match = table.need_match()
    mine = [seat for seat in need_playing(table, guest) if table.seats[seat].played]
    if not mine:
        raise Taken("left-already", "You have left this game already.")
    need_no_moment(table)
    follows = table.leaving(guest)
    if follows != how:
        raise Stale("stale", "The table has moved on since; look again and choose.")
    if follows == HANDED:
        need_nobody_asked(table, mine)
    since, turn = len(match.tape), match.game.turn_of(match.state)
    if follows != HANDED:
        match.leave(mine[0], how)
        return table.played(since, turn)
    for seat in mine:
        match.leave(seat, HANDED)
        table.seats[seat] = replace(table.seats[seat], level=LEVEL)
        table.passes.forget(seat, len(match.tape))
    return table.played(since, turn)


def come_back(table: Table, guest: str) -> list[LogRow]:
    """A guest takes back all seats that bots play for them."""
    match = table.need_match()
    handed = [seat for seat in need_playing(table, guest) if table.seats[seat].handed]
    if not handed:
        raise Taken("not-left", "Nobody plays for you here: you have not left.")
    need_no_moment(table)
    since, turn = len(match.tape), match.game.turn_of(match.state)
    for seat in handed:
        match.leave(seat, BACK)
        table.seats[seat] = replace(table.seats[seat], level=None)
        table.jobs.pop(seat, None)
    return table.played(since, turn)


def choose_bot(table: Table, guest: str, seat: int, level: str) -> list[LogRow]:
    """Somebody who plays chooses how strong the bot is that plays for another who has left."""
    if not any(table.seats[mine].played for mine in need_playing(table, guest)):
        raise Forbidden("handed-over", "A bot plays for you here; take the seat back first.")
    if seat >= len(table.seats) or not table.seats[seat].handed:
        raise BadInput("not-handed", "No bot plays for somebody on seat {seat}.", seat=letter_of(seat))
    table.seats[seat] = replace(table.seats[seat], level=need_level(level))
    return []


def need_no_moment(table: Table) -> None:
    """:class:`Taken` as long as a moment lasts, asked or not: if only those who are asked could leave, all would see who is."""
    if table.shown.lasting() is not None:
        raise Taken("moment-lasts", "Others may respond just now; try again in a moment.")


def need_nobody_asked(table: Table, mine: list[int]) -> None:
    """Refuse as long as somebody may respond to a moment that all have seen: a bot answers at once, so the table would go on as
    soon as the one leaves who was asked, and all would see who that was. To those who are not asked it is the same whoever is."""
    if any(table.shown.asked_quietly(seat) for seat in mine):
        raise Taken("answer-first", "You are asked just now: answer first, or pass; then you may leave.")
    if table.shown.waiting and not any(letter.isupper() for letter in table.shown.waiting):
        raise Taken("moment-lasts", "Others may respond just now; try again in a moment.")


def need_playing(table: Table, guest: str) -> list[int]:
    """The seats of a guest in a game that is played; :class:`Forbidden` without any."""
    match = table.need_match()
    if match.state.over and table.shown.lasting() is None:
        raise Illegal("over", "The game is over.")
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-seated", "You don't sit at this table.")
    return mine
