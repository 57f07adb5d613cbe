"""The HTTP calls; docs/wire.md lists them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import lru_cache
from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from .. import __version__
from ..bots.levels import THINKING
from ..kernel.ask import LETTERS, seat_of
from ..kernel.errors import BadInput
from ..kernel.game import Game, Settings
from ..kernel.registry import game_ids, game_of
from ..text import rules_page, source_of
from .door import FORM, PUBLIC, address_of, form_token, need_host, need_no_guess, note_miss, privately, token_of
from .errors import Forbidden, FullHouse, Missing, error_shown
from .guests import COOKIE, COOKIE_AGE, Guest
from .house import House
from .hub import Connection
from .live import Live, seat_wanted
from .markdown import page_of
from .pages import PACKED_HERE, accepted_of
from .replay import FRAMES, PAGE, PAGE_ONE, Eyes, packed_frames, packed_proof, packed_replay
from .table import Table
from .wire import (
    BotWish,
    Box,
    Cards,
    ErrorAnswer,
    GameInfo,
    GameList,
    Health,
    Me,
    NewAnswer,
    NewLeaving,
    NewName,
    NewStanding,
    NewTable,
    NewUndo,
    Promised,
    Proof,
    Refused,
    Rematch,
    Replay,
    RulesPage,
    SeatWish,
    SettingInfo,
    Sitting,
    Story,
    TableInfo,
    TableLists,
    TableView,
    encode,
)

OFFERED = list(THINKING)
AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Known = NamedDependency[Guest]
Anyone = NamedDependency[Guest | None]
TableId = Annotated[str, PathParameter(description="A table's id, such as amber-fox-4k7m-2x9d-3t6f.")]
Lang = Annotated[str, PathParameter(description="en, ru or uk.")]
SeatLetter = Annotated[str, PathParameter(description="A seat's letter.")]


FURTHEST = 1_000_000
"""No game has so many steps or entries."""
READY = {PACKED_HERE: True}
"""Of calls whose answers come packed."""


def made(what: type) -> dict[int, ResponseSpec]:
    """The answer of a call that sends what another process has made."""
    return {200: ResponseSpec(what, generate_examples=False)}


async def the_guest(request: AnyRequest, house: TheHouse) -> Guest:
    """Who asks; :class:`Forbidden` for a browser without session."""
    return await house.guests.need(token_of(request))


async def any_guest(request: AnyRequest, house: TheHouse) -> Guest | None:
    """Who asks, if known."""
    return await house.guests.find(token_of(request))


def seat_number(letter: str) -> int:
    """The seat with a letter; :class:`Missing` if there is none such."""
    if len(letter) != 1 or letter not in LETTERS:
        raise Missing("seat-unknown", "This table has no seat {seat}.", seat=letter[:10])
    return seat_of(letter)


@get("/healthz", summary="Is the server alive?")
async def healthz() -> Health:
    """The server is alive."""
    return Health("ok", __version__)


@get("/me", summary="Who am I? Makes the session.")
async def me(request: AnyRequest, house: TheHouse, guest: Anyone) -> Response[Me]:
    """The guest of this browser; a new one with a cookie if it has none."""
    cookies, session = [], token_of(request)
    secure = request.url.scheme == "https"
    if guest is None or session is None:
        house.creations.check(f"guest {address_of(request)}")
        guest, session = await house.guests.new()
        cookies = [Cookie(COOKIE, value=session, httponly=True, samesite="lax", path="/", max_age=COOKIE_AGE, secure=secure)]
    form = form_token(house.key, session)
    if request.cookies.get(FORM) != form:
        cookies.append(Cookie(FORM, value=form, samesite="lax", path="/", max_age=COOKIE_AGE, secure=secure))
    return Response(Me(guest.id, guest.name, guest.named), cookies=cookies)


@post("/me", status_code=200, summary="Choose a name.")
async def rename(request: AnyRequest, house: TheHouse, data: JSONBody[NewName]) -> Me:
    """Names the guest, at all tables."""
    guest = await house.guests.rename(token_of(request), data.name)
    house.renamed(guest.id)
    return Me(guest.id, guest.name, guest.named)


@get("/games", summary="What can be played.", sync_to_thread=False)
def games() -> Response[GameList]:
    """All games with their options."""
    known = GameList(
        [
            GameInfo(
                game.id,
                game.family,
                dict(game.words),
                Box(*game.box),
                list(game.seats),
                game.usual_seats,
                game.minutes,
                [SettingInfo(**setting.to_json()) for setting in game.settings],
                OFFERED,
                game.lesson is not None,
            )
            for game in map(game_of, game_ids())
        ]
    )
    return Response(known, headers=PUBLIC)


@get("/text/{lang:str}", media_type=MediaType.TEXT, summary="The messages of a language (Fluent).", sync_to_thread=False)
def text(request: AnyRequest, lang: Lang) -> Response[str]:
    """The house's and every game's messages."""
    try:
        source = source_of(lang)
    except BadInput as problem:
        raise Missing(problem.key, str(problem), **problem.args_) from None
    tag = f'"{hashlib.sha256(source.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, **PUBLIC}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(source, headers=headers, media_type=MediaType.TEXT)


@get("/rules/{game:str}/{lang:str}", summary="The rules page of a game.", sync_to_thread=True)
def rules(game: Annotated[str, PathParameter(description="A game's id.")], lang: Lang) -> Response[RulesPage]:
    """HTML, with the rulings."""
    try:
        return Response(page_of(rules_page(game, lang)), headers=PUBLIC)
    except BadInput as problem:
        raise Missing(problem.key, str(problem), **problem.args_) from None


@get("/games/{id:str}/cards", summary="The cards of a game.")
async def game_cards(request: AnyRequest, id: Annotated[str, PathParameter(description="A game's id.")]) -> Response[Cards]:
    """What is printed on them, with the house's own options."""
    try:
        game = game_of(id)
    except BadInput as problem:
        raise Missing(problem.key, str(problem), **problem.args_) from None
    return await _cards(request, game, game.read_settings({}, game.usual_seats), PUBLIC)


@get("/tables/{id:str}/cards", summary="The cards of a table.")
async def table_cards(request: AnyRequest, house: TheHouse, id: TableId) -> Response[Cards]:
    """What is printed on the cards that its options bring into play; the same as long as the table is there."""
    found = await house.tables.get(id)
    return await _cards(request, game_of(found.game), found.settings, {})


async def _cards(request: AnyRequest, game: Game[Any], settings: Settings, more: dict[str, str]) -> Response[Cards]:
    body, tag = await asyncio.to_thread(cards_of, game.id, json.dumps(settings, sort_keys=True))
    headers = {"etag": tag, **more}
    if request.headers.get("if-none-match") == tag:
        return Response(cast(Any, ""), status_code=304, headers=headers)
    return Response(cast(Any, body), headers=headers, media_type=MediaType.JSON)


@lru_cache(32)
def cards_of(game: str, settings: str) -> tuple[bytes, str]:
    """The cards of a game with these options (JSON) as they are sent, and their tag."""
    body = encode(Cards(game_of(game).cards(json.loads(settings))))
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@get("/tables", summary="Tables to join, and my own.")
async def tables(house: TheHouse, guest: Anyone) -> TableLists:
    """Public tables with a free seat; the tables I made or sit at, latest first."""
    id = guest.id if guest else None
    mine = await house.tables.tables_of(id) if id else []
    return TableLists(
        [house.card(table, id) for table in await house.tables.open_tables()], [house.card(table, id) for table in mine]
    )


@post("/promises", summary="Be shown a commitment, to make a table of it.")
async def promise(request: AnyRequest, house: TheHouse, known: Known) -> Promised:
    """A secret is drawn and stored now; ask for it before sending a share of the chance. It makes one table within the hour."""
    house.creations.check(f"promise {address_of(request)}")
    return Promised(*await house.promises.new(known.id))


@post("/tables", summary="Make a table.")
async def new_table(request: AnyRequest, house: TheHouse, known: Known, data: JSONBody[NewTable]) -> TableInfo:
    """It starts at once when no seat is open."""
    house.creations.check(f"table {address_of(request)}")
    if data.branch:
        await need_no_guess(request, house, data.branch.table)
    if data.bots_alone:
        house.bot_tables.check(address_of(request))
    return house.info(await house.tables.create(data, known), known.id)


@post("/games/{id:str}/lesson", summary="Learn a game.")
async def learn(
    request: AnyRequest, house: TheHouse, known: Known, id: Annotated[str, PathParameter(description="A game's id.")]
) -> TableInfo:
    """A new table where a guide says what to do, against bots. Chance is written down, so there is no proof."""
    house.creations.check(f"table {address_of(request)}")
    return house.info(await house.tables.learn(id, known), known.id)


@get("/tables/{id:str}", summary="A table.")
async def table(house: TheHouse, guest: Anyone, id: TableId) -> TableInfo:
    """As this guest sees it."""
    found = await house.tables.get(id, fresh=True)
    house.looks.note([id])
    return house.info(found, guest.id if guest else None)


@put("/tables/{id:str}/seats/{seat:str}", summary="The host opens a seat or puts a bot there.")
async def set_seat(house: TheHouse, known: Known, id: TableId, seat: SeatLetter, data: JSONBody[SeatWish]) -> TableInfo:
    """Before the start; when no seat is open any more, the game starts."""
    return house.info(await house.tables.set_seat(id, known, seat_number(seat), data), known.id)


@post("/tables/{id:str}/seats/{seat:str}/sit", status_code=200, summary="Sit down.")
async def sit(house: TheHouse, known: Known, id: TableId, seat: SeatLetter, data: JSONBody[Sitting | None] = None) -> TableInfo:
    """The last one to sit down starts the game."""
    entropy = data.entropy if data else ""
    return house.info(await house.tables.sit(id, known, seat_number(seat), entropy), known.id)


@post("/tables/{id:str}/seats/{seat:str}/leave", status_code=200, summary="Stand up before the start.")
async def leave(house: TheHouse, known: Known, id: TableId, seat: SeatLetter) -> TableInfo:
    """The seat is open again."""
    return house.info(await house.tables.leave(id, known, seat_number(seat)), known.id)


@post("/tables/{id:str}/start", status_code=200, summary="The host starts.")
async def start(house: TheHouse, known: Known, id: TableId) -> TableInfo:
    """Bots of level normal take the open seats."""
    return house.info(await house.tables.start(id, known), known.id)


@get("/tables/{id:str}/view", summary="What I may see of the game.")
async def view(
    house: TheHouse, guest: Anyone, id: TableId, seat: Annotated[str | None, QueryParameter(description="One of my seats.")] = None
) -> TableView:
    """The view of my seat, or a spectator's."""
    shown = await house.tables.view(id, guest.id if guest else None, seat_wanted(seat), fresh=True)
    house.looks.note([id])
    return shown


@get("/tables/{id:str}/story", summary="What happened since an entry, one by one.")
async def story(
    request: AnyRequest, house: TheHouse, guest: Anyone, id: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=FURTHEST, description="The number of the journal's first entry that is wanted.")],
    seat: Annotated[str | None, QueryParameter(description="One of my seats.")] = None,
) -> Story:  # fmt: skip
    """The frames of my seat, or a spectator's: what the live socket would have sent."""
    house.stories.check(address_of(request))
    return Story(await house.tables.story(id, guest.id if guest else None, seat_wanted(seat), since))


@post("/tables/{id:str}/answers", status_code=200, summary="Answer an open question.")
async def answer(house: TheHouse, known: Known, id: TableId, data: JSONBody[NewAnswer]) -> TableView:
    """The view after it."""
    seat = seat_of(data.seat)
    message = "" if data.id is None else str(data.id)
    try:
        await house.tables.answer(id, known, seat, data.what, data.at, data.option, message, data.joined)
    except BadInput as problem:
        problem.why = await house.why(id, data, problem)  # type: ignore[attr-defined]
        raise
    return await house.tables.view(id, known.id, seat)


@post("/tables/{id:str}/undo", status_code=200, summary="Take back my last answer.")
async def undo(house: TheHouse, known: Known, id: TableId, data: JSONBody[NewUndo]) -> TableView:
    """The view after it."""
    message = "" if data.id is None else str(data.id)
    await house.tables.undo(id, known, seat_of(data.seat), data.number, message)
    return await house.tables.view(id, known.id, seat_of(data.seat))


@post("/tables/{id:str}/seats/{seat:str}/standing", status_code=200, summary="When I want to be asked quiet questions.")
async def standing(house: TheHouse, known: Known, id: TableId, seat: SeatLetter, data: JSONBody[NewStanding]) -> TableView:
    """Private; at other moments the house passes for this seat. The view after it."""
    number = seat_number(seat)
    await house.tables.set_standing(id, known, number, data)
    return await house.tables.view(id, known.id, number)


@post("/tables/{id:str}/leave", status_code=200, summary="Leave the game.")
async def leave_game(house: TheHouse, known: Known, id: TableId, data: JSONBody[NewLeaving]) -> TableInfo:
    """With all my seats; ``how`` is what ``leaving`` of the table said would follow. Where a bot plays on, I may come back."""
    return house.info(await house.tables.leave_game(id, known, data.how), known.id)


@post("/tables/{id:str}/back", status_code=200, summary="Come back to a game I have left.")
async def come_back(house: TheHouse, known: Known, id: TableId) -> TableInfo:
    """From now on I am asked again, and no bot for me."""
    return house.info(await house.tables.come_back(id, known), known.id)


@put("/tables/{id:str}/seats/{seat:str}/bot", summary="Which bot plays for somebody who has left.")
async def choose_bot(house: TheHouse, known: Known, id: TableId, seat: SeatLetter, data: JSONBody[BotWish]) -> TableInfo:
    """Whoever plays at the table may choose it."""
    return house.info(await house.tables.choose_bot(id, known, seat_number(seat), data.level), known.id)


@post("/tables/{id:str}/lesson/end", status_code=200, summary="Go on without the guide.")
async def end_lesson(house: TheHouse, known: Known, id: TableId) -> TableInfo:
    """From now on the lesson is a game like any other."""
    return house.info(await house.tables.end_lesson(id, known), known.id)


@post("/tables/{id:str}/rematch", status_code=200, summary="Once more, with the same people.")
async def rematch(
    request: AnyRequest, house: TheHouse, known: Known, id: TableId, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    """The same new table for everybody who asks."""
    house.creations.check(f"table {address_of(request)}")
    return house.info(await house.tables.rematch(id, known, data or Rematch()), known.id)


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
    found, eyes = await _to_look_back_at(house, guest, id, seat)
    over = found.shown_over
    record = found.record() if over else await house.tables.record_so_far(found)
    wishes = await house.tables.wishes(found) if over and since == 0 else []
    passes = tuple(found.log.passes) if over else ()
    proven = over and found.guided is None
    arguments = (record.dumps(), eyes, since, None if over else eyes, passes, wishes, proven, found.early)
    return await _brought(request, house, PAGE if since else PAGE_ONE, over, packed_replay, *arguments)


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
    found, eyes = await _to_look_back_at(house, guest, id, seat)
    over = found.shown_over
    record = found.record() if over else await house.tables.record_so_far(found)
    return await _brought(request, house, FRAMES, over, packed_frames, found.id, record.dumps(), eyes, since)


async def _brought(
    request: AnyRequest, house: House, cost: float, keep: bool, make: Callable[..., bytes], *arguments: Any
) -> Response[bytes]:
    """The answer that is made by another process, or was made before."""
    body = await house.archive.bring(address_of(request), cost, keep, make, *arguments)
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
    return await _brought(request, house, PAGE_ONE, True, packed_proof, found.record().dumps(), found.early)


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


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, id: TableId) -> None:
    """Table and view at once and after every change; answers and undos."""
    with ExitStack() as held:
        try:
            need_host(socket, house.config)
            if not _same_origin(socket):
                raise Forbidden("origin", "This socket was opened by another site.")
            house.requests.check(address_of(socket))
            held.enter_context(house.from_address.one(address_of(socket)))
            await need_no_guess(socket, house, id)
            guest = await house.guests.find(token_of(socket))
            if guest is not None:
                held.enter_context(house.by_guest.one(guest.id))
            table = await house.tables.get(id, fresh=True)
            if house.hub.count(id) >= house.config.onlookers and not table.concerns(guest.id if guest else None):
                raise FullHouse()
        except BadInput as problem:
            note_miss(socket, house, problem)
            await socket.accept()
            await socket.send_text(encode(Refused(None, error_shown(problem))).decode())
            await socket.close(code=4000 + getattr(problem, "status", 400), reason=problem.key)
            return
        await socket.accept()
        wanted = seat_wanted(socket.query_params.get("seat"))
        await Live(house, Connection(socket, id, guest, wanted)).serve()


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which site opened a socket; programs need not."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


ERRORS = {
    400: "The input is wrong.", 403: "It is not yours to do.", 404: "There is no such thing.", 409: "Somebody was faster.",
    413: "More than 64 kB.", 421: "The house has another name.", 429: "Too fast.", 503: "It cannot be stored right now.",
}  # fmt: skip
"""What may be answered to any call instead, as :class:`ErrorAnswer`."""


def api_router() -> Router:
    """Everything under ``/api``."""
    calls = [
        me, rename, games, game_cards, text, rules, tables, promise, new_table, learn, table, table_cards, set_seat, sit, leave,
        start, view, story, answer, undo, standing, leave_game, come_back, choose_bot, end_lesson, rematch, replay, frames,
        record, proof,
    ]  # fmt: skip
    errors = {status: ResponseSpec(ErrorAnswer, generate_examples=False, description=what) for status, what in ERRORS.items()}
    for call in calls:
        call.responses = {**errors, **(call.responses or {})}
    dependencies = {"known": Provide(the_guest), "guest": Provide(any_guest)}
    return Router("/api", route_handlers=[*calls, live], dependencies=dependencies, after_request=privately)
