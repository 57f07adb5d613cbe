"""The application, and how it is served."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import structlog
import uvicorn
from alembic.util.exc import CommandError
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..kernel.errors import BadInput
from .api import api_router, healthz
from .config import LARGEST, Config
from .errors import TooLarge, Unstored, error_shown, status_of
from .house import CHANNEL, House
from .pages import PACKED_HERE, front_end
from .reading import HouseRequest
from .wire import ErrorAnswer, ErrorBody

log = structlog.get_logger("undercroft.app")

SAFETY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}  # fmt: skip
"""Sent with everything. Styles may be inline: boards place their pieces by style attributes."""

LISTEN, SILENCE = 2.5, 4.0
"""Seconds between two signs of life that every tab is asked for, and until one that gives none is given up. A browser gives them by
itself, also for a tab that nobody looks at. With :attr:`.Config.grace` all see within ten seconds who has gone."""

AnyRequest = Request[Any, Any, Any]


def create_app(
    config: Config | None = None, channels: ChannelsBackend | None = None, clock: Callable[[], float] = time.time
) -> Litestar:
    """The application.

    :param channels: carries news between processes that serve one database (Redis, PostgreSQL); one process needs none.
    :param clock: seconds since 1970, for tests.
    :raises Unstored: the database cannot be opened.
    """
    config = config or Config()
    plugin = ChannelsPlugin(channels or MemoryChannelsBackend(), channels=[CHANNEL])
    house = House(config, plugin, clock)

    def the_house() -> House:
        return house

    async def slow_down(request: AnyRequest) -> None:
        house.requests.check(request.client.host if request.client else "?")

    return Litestar(
        route_handlers=[healthz, api_router(), front_end(config.static)],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        request_class=HouseRequest,
        before_request=slow_down,
        lifespan=[house.open],
        plugins=[plugin],
        csrf_config=CSRFConfig(secret=house.key),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PACKED_HERE),
        request_max_body_size=LARGEST,
        after_request=_safely,
        exception_handlers={BadInput: _bad_input, HTTPException: _http, Exception: _broken},
        openapi_config=OpenAPIConfig(
            title="Undercroft", version=__version__, path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
            description="Tables for dungeon board games. docs/wire.md of the project describes every call and the socket.",
        ),
        state=State({"house": house}),
        logging_config=None,
    )  # fmt: skip


def _safe(response: Response[Any]) -> Response[Any]:
    for name, value in SAFETY.items():
        response.headers.setdefault(name, value)
    return response


async def _safely(response: Response[Any]) -> Response[Any]:
    return _safe(response)


def _error(status: int, body: ErrorBody) -> Response[ErrorAnswer]:
    return _safe(Response(ErrorAnswer(body), status_code=status, media_type="application/json"))


def _bad_input(_request: AnyRequest, problem: BadInput) -> Response[ErrorAnswer]:
    status = status_of(problem)
    if status >= 500:
        log.error("unstored", problem=repr(getattr(problem, "problem", problem)))
    return _error(status, error_shown(problem, getattr(problem, "why", None)))


def _http(request: AnyRequest, problem: HTTPException) -> Response[ErrorAnswer]:
    """Errors of the framework in our words."""
    status = problem.status_code
    if status == 413:
        return _bad_input(request, TooLarge())
    if status >= 500:
        return _broken(request, problem)
    key = {403: "form", 404: "no-page", 405: "method"}.get(status, "bad-request")
    sentences = {
        "form": "This request lacks the token of its page; reload the page.",
        "no-page": "There is nothing at this address.",
        "method": "This address does not understand {method}.",
        "bad-request": "This request is not understood: {why}",
    }
    return _error(status, error_shown(BadInput(key, sentences[key], method=request.method, why=_why(problem))))


def _why(problem: HTTPException) -> str:
    details = problem.extra if isinstance(problem.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in details if isinstance(each, dict)]
    return ("; ".join(said) or problem.detail)[:300]


def _broken(request: AnyRequest, problem: Exception) -> Response[ErrorAnswer]:
    log.error("broken", path=request.url.path, exc_info=problem)
    return _error(500, error_shown(BadInput("broken", "Something went wrong here; it has been noted.")))


# -- serving ---------------------------------------------------------------------------------------------------------------------


def serve(host: str, port: int, database: str | None, open_browser: bool = False) -> None:
    """Serve until interrupted; prints the address.

    :param database: SQLAlchemy URL, or None for ``$UNDERCROFT_DATABASE``, else the file in the user's data folder.
    :raises BadInput: the port is taken, or the database cannot be opened.
    """
    listener = _listen(host, port)
    config = Config()
    if database:
        config = replace(config, database=database if "://" in database else f"sqlite:///{database}")
    try:
        app = create_app(config)
    except Unstored as unstored:
        listener.close()
        raise unopened(config.database, unstored) from None
    _log_plainly()
    port = listener.getsockname()[1]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Undercroft is open at {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
    server = uvicorn.Server(
        uvicorn.Config(
            app, log_level="warning", access_log=False, ws_max_size=16 * LARGEST, ws_per_message_deflate=False, server_header=False,
            timeout_graceful_shutdown=3, ws_ping_interval=LISTEN, ws_ping_timeout=SILENCE,
        )
    )  # fmt: skip
    collect_seldom()
    server.run(sockets=[listener])


def collect_seldom() -> None:
    """Make the garbage collector skip what is loaded for good, and rarely walk the cached matches.

    They hold no cycles, and a full walk over some hundred of them stops every table for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def unopened(database: str, unstored: Unstored) -> BadInput:
    """The sentence for a database that cannot be opened; without its password."""
    try:
        database = make_url(database).render_as_string(hide_password=True)
    except SQLAlchemyError:
        database = database.partition("://")[0]
    problem = unstored.problem
    while isinstance(problem, Unstored):
        problem = problem.problem
    if isinstance(problem, CommandError):  # Alembic knows no such schema
        sentence = "The database {database} is of a newer version of Undercroft: update the program, or choose another database."
        return BadInput("database-newer", sentence, database=database)
    why = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0].rstrip(".")
    return BadInput("database", "The database {database} cannot be opened: {why}.", database=database, why=why[:200])


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < 1 << 16:
        sentence = "{name} is a number from {low} to {high}, not {value}."
        raise BadInput("number-range", sentence, name="port", low=0, high=65535, value=str(port)[:40])
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)  # whoever comes before the server is ready waits
    except (OSError, OverflowError) as problem:
        listener.close()
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            sentence = "Port {port} is taken by another program; choose another with --port."
            raise BadInput("port-taken", sentence, port=port) from None
        raise BadInput("port", "Cannot listen on {host}, port {port}: {why}.", host=host, port=port, why=str(problem)) from None
    return listener


def _log_plainly() -> None:
    """One line an event: for people on a terminal, JSON elsewhere."""
    plain = structlog.dev.plain_traceback  # others show the values of variables: hidden cards, secrets
    to_read: list[Any] = [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    to_parse: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *(to_read if sys.stderr.isatty() else to_parse),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
