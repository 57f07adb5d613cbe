"""The HTTP calls; docs/wire.md lists them."""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import ExitStack
from functools import lru_cache
from typing import Annotated, Any, cast

from litestar import MediaType, Response, Router, WebSocket, get, post, put, websocket
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from .. import __version__
from ..bots.levels import THINKING
from ..kernel.ask import seat_of
from ..kernel.errors import BadInput
from ..kernel.game import Game, Settings
from ..kernel.registry import game_ids, game_of
from ..text import rules_page, source_of
from .calling import (
    FURTHEST,
    Anyone,
    AnyRequest,
    Known,
    Lang,
    SeatLetter,
    TableId,
    TheHouse,
    any_guest,
    seat_number,
    the_guest,
)
from .door import PUBLIC, address_of, need_host, need_no_guess, note_miss, privately, token_of
from .errors import Forbidden, FullHouse, Missing, error_shown
from .hub import Connection
from .live import Live, seat_wanted
from .look_back import LOOK_BACK
from .markdown import page_of
from .me import ABOUT_ME
from .wire import (
    BotWish,
    Box,
    Cards,
    ErrorAnswer,
    GameInfo,
    GameList,
    Health,
    NewAnswer,
    NewLeaving,
    NewStanding,
    NewTable,
    NewUndo,
    Promised,
    Refused,
    Rematch,
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


@get("/healthz", summary="Does the server do its part?")
async def healthz(request: AnyRequest) -> Response[Health]:
    """``ok``; or 503, and what fails: a part of this process that has ended, or the database."""
    failing = await request.app.state.house.health.failing()
    status = f"failing: {', '.join(failing)}" if failing else "ok"
    return Response(Health(status, __version__), status_code=503 if failing else 200, headers={"cache-control": "no-store"})


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
        [house.card(table, id) for table in await house.tables.open_tables()],
        [house.card(table, id) for table in mine],
        house.config.finished_days,
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
async def set_seat(
    request: AnyRequest, house: TheHouse, known: Known, id: TableId, seat: SeatLetter, data: JSONBody[SeatWish]
) -> TableInfo:
    """Before the start; when no seat is open any more, the game starts."""
    if data.kind == "bot" and await house.tables.begins_with_bots_alone(id, known, seat_number(seat)):
        house.bot_tables.check(address_of(request))
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
async def start(request: AnyRequest, house: TheHouse, known: Known, id: TableId) -> TableInfo:
    """Bots of level normal take the open seats."""
    if await house.tables.begins_with_bots_alone(id, known):
        house.bot_tables.check(address_of(request))
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
            if house.hub.count_all(id) >= house.config.onlookers and not table.concerns(guest.id if guest else None):
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
        *ABOUT_ME, games, game_cards, text, rules, tables, promise, new_table, learn, table, table_cards, set_seat, sit, leave,
        start, view, story, answer, undo, standing, leave_game, come_back, choose_bot, end_lesson, rematch, *LOOK_BACK,
    ]  # fmt: skip
    errors = {status: ResponseSpec(ErrorAnswer, generate_examples=False, description=what) for status, what in ERRORS.items()}
    for call in calls:
        call.responses = {**errors, **(call.responses or {})}
    dependencies = {"known": Provide(the_guest), "guest": Provide(any_guest)}
    return Router("/api", route_handlers=[*calls, live], dependencies=dependencies, after_request=privately)
