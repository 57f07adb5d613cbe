"""The HTTP calls by which one looks back at a game: its replay, record and proof."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from .archive import mark_on_shelf
from .calling import FURTHEST, Anyone, AnyRequest, TableId, TheHouse, seat_number
from .door import address_of
from .errors import Missing
from .guests import Guest
from .house import House
from .names import FORMER
from .pages import PACKED_HERE, accepted_of
from .replay import PAGE, PAGE_ONE, Eyes, packed_frames, packed_proof, packed_replay
from .table import Table
from .wire import FRAMES_AT_MOST, Proof, Replay, Story

READY = {PACKED_HERE: True}
"""Of calls whose answers come packed."""


def made(what: type) -> dict[int, ResponseSpec]:
    """The answer of a call that sends what another process has made."""
    return {200: ResponseSpec(what, generate_examples=False)}


@get("/tables/{id:str}/replay", summary="A game, step by step.", opt=READY, responses=made(Replay))
async def replay(
    request: AnyRequest,
    house: TheHouse,
    guest: Anyone,
    id: TableId,
    seat: Annotated[str, QueryParameter(description="A seat, none or all.")] = "none",
    since: Annotated[int, QueryParameter(ge=0, le=FURTHEST, description="The first step that is wanted.")] = 0,
) -> Response[bytes]:
    """From a seat's eyes (``A``), a spectator's (``none``), or with everything open (``all``). While it is played: one's own."""
    cost = PAGE if since else PAGE_ONE
    found, eyes, over, record = await _looked_back_at(request, house, guest, id, seat, cost)
    wishes = await house.tables.wishes(found) if over and since == 0 else []
    passes = tuple(found.log.passes) if over else ()
    proven = over and found.guided is None
    arguments = (record, eyes, since, None if over else eyes, passes, wishes, proven, found.early)
    return await brought(request, house, cost if over else 0, over, packed_replay, *arguments, mark=_mark_of(found))


@get("/tables/{id:str}/replay/frames", summary="The table at entries of its journal.", opt=READY, responses=made(Story))
async def frames(
    request: AnyRequest,
    house: TheHouse,
    guest: Anyone,
    id: TableId,
    seat: Annotated[str, QueryParameter(description="A seat, none or all.")] = "none",
    since: Annotated[int, QueryParameter(ge=0, le=FURTHEST, description="The number of the first entry.")] = 0,
) -> Response[bytes]:
    """Frames from the entry ``since`` on, as many as are given at once, through the same eyes as the replay."""
    found, eyes, over, record = await _looked_back_at(request, house, guest, id, seat, FRAMES_AT_MOST)
    arguments = (found.id, record, eyes, since)
    return await brought(request, house, FRAMES_AT_MOST if over else 0, over, packed_frames, *arguments, mark=_mark_of(found))


def _mark_of(table: Table) -> str:
    return mark_on_shelf(table.id, len(table.seats_of(FORMER)))


async def _looked_back_at(
    request: AnyRequest, house: House, guest: Guest | None, id: str, seat: str, cost: float
) -> tuple[Table, Eyes, bool, str]:
    """A game, the eyes through which this guest may look back at it, whether it is over, and its record, or the record of what may
    be told of it so far. That is charged here: it may take long until the table is free, and what comes of it is for one seat."""
    found, eyes = await _to_look_back_at(house, guest, id, seat)
    await house.archive.turns.take()
    if found.shown_over:
        return found, eyes, True, found.record().dumps()
    with house.archive.asking(address_of(request), cost):
        return found, eyes, False, (await house.tables.record_so_far(found)).dumps()


async def brought(
    request: AnyRequest, house: House, cost: float, keep: bool, make: Callable[..., bytes], *arguments: Any, mark: str = ""
) -> Response[bytes]:
    """The answer that is made by another process, or was made before; see :meth:`.archive.Archive.bring`."""
    body = await house.archive.bring(address_of(request), cost, keep, make, *arguments, mark=mark)
    headers = {"vary": "accept-encoding"}
    if "gzip" in accepted_of(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game.")
async def record(house: TheHouse, guest: Anyone, id: TableId) -> Response[str]:
    """A text file, with the secret."""
    found = await _to_look_at(house, guest, id)
    headers = {"content-disposition": f'attachment; filename="{found.id}.txt"'}
    return Response(found.record(guest.id if guest else None).dumps(), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{id:str}/proof", summary="The proof of Nature's answers in a finished game.", opt=READY, responses=made(Proof))
async def proof(request: AnyRequest, house: TheHouse, guest: Anyone, id: TableId) -> Response[bytes]:
    """Commitment, secret, and whether everything follows from them."""
    found = await _to_look_at(house, guest, id)
    arguments = (found.record().dumps(), found.early)
    return await brought(request, house, PAGE_ONE, True, packed_proof, *arguments, mark=_mark_of(found))


async def _to_look_back_at(house: House, guest: Guest | None, id: str, seat: str) -> tuple[Table, Eyes]:
    """A game and the eyes through which this guest may look back at it: while it is played a seat's own, whatever is asked for."""
    found = await house.tables.get(id, fresh=True)
    wanted: Eyes = seat if seat == "all" else None if seat == "none" else seat_number(seat)
    mine = found.seat_shown(guest.id if guest else None, wanted if isinstance(wanted, int) else None)
    if found.match is not None and mine is not None and not found.shown_over:
        return found, mine
    found.need_over()
    if isinstance(wanted, int) and wanted >= len(found.seats):
        raise Missing("seat-unknown", "This table has no seat {seat}.", seat=seat)
    return found, wanted


async def _to_look_at(house: House, guest: Guest | None, id: str) -> Table:
    """A finished game that this guest may look at."""
    found = await house.tables.get(id, fresh=True)
    found.seat_shown(guest.id if guest else None)
    found.need_over()
    return found


LOOK_BACK = [replay, frames, record, proof]
