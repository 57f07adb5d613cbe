"""The application."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from .. import __version__
from ..kernel.errors import BadInput
from .api import api_router, healthz
from .clock import now
from .config import LARGEST, Config
from .door import address_of, need_form, need_host, need_no_guess, note_miss, private, safely, with_sound_host
from .errors import TooLarge, error_shown, status_of
from .house import House
from .metrics import REFUSED, REQUESTS, Metrics
from .pages import PACKED_HERE, front_end
from .reading import HouseRequest
from .wire import ErrorAnswer, ErrorBody

log = structlog.get_logger("undercroft.app")

AnyRequest = Request[Any, Any, Any]


def create_app(config: Config | None = None, clock: Callable[[], float] = now) -> Litestar:
    """The application.

    :param clock: seconds since 1970, for tests.
    :raises Unstored: the database cannot be opened.
    """
    config = config or Config()
    house = House(config, clock)

    def the_house() -> House:
        return house

    async def at_the_door(request: AnyRequest) -> None:
        need_host(request, config)
        house.requests.check(address_of(request))
        need_form(request, house.key)
        if request.scope["path_template"].startswith("/api/tables/{id"):
            await need_no_guess(request, house, request.path_params["id"])

    return Litestar(
        route_handlers=[healthz, Metrics, api_router(), front_end(config.static)],
        middleware=[with_sound_host, REQUESTS.middleware],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        request_class=HouseRequest,
        before_request=at_the_door,
        lifespan=[house.open],
        plugins=[house.channels],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PACKED_HERE),
        request_max_body_size=LARGEST,
        after_request=safely,
        exception_handlers=IN_OUR_WORDS,
        openapi_config=OpenAPIConfig(
            title="Undercroft", version=__version__, path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
            description="Tables for dungeon board games. docs/wire.md of the project describes every call and the socket.",
        ),
        state=State({"house": house}),
        logging_config=None,
    )  # fmt: skip


def create_figures(house: House) -> Litestar:
    """What is told of a process that serves no tables: that it lives, and ``/metrics``."""

    def at_the_door(request: AnyRequest) -> None:
        need_host(request, house.config)

    return Litestar(
        route_handlers=[healthz, Metrics],
        before_request=at_the_door,
        after_request=safely,
        exception_handlers=IN_OUR_WORDS,
        openapi_config=None,
        state=State({"house": house}),
        logging_config=None,
    )


def _error(status: int, body: ErrorBody) -> Response[ErrorAnswer]:
    return private(Response(ErrorAnswer(body), status_code=status, media_type="application/json"))


def _bad_input(request: AnyRequest, problem: BadInput) -> Response[ErrorAnswer]:
    note_miss(request, request.app.state.house, problem)
    REFUSED.labels(problem.key).inc()
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
    key = {404: "no-page", 405: "method"}.get(status, "bad-request")
    if key == "bad-request" and _why(problem) in NO_BODY:
        key = "no-body"
    sentences = {
        "no-page": "There is nothing at this address.",
        "method": "This address does not understand {method}.",
        "no-body": "This call needs a JSON object in its body, and there is none.",
        "bad-request": "This request is not understood: {why}",
    }
    return _error(status, error_shown(BadInput(key, sentences[key], method=request.method, why=_why(problem))))


NO_BODY = ("data: 'data'", "data: Expected `object`, got `null`")
"""What the framework says of an empty body, and of null."""


def _why(problem: HTTPException) -> str:
    details = problem.extra if isinstance(problem.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in details if isinstance(each, dict)]
    return ("; ".join(said) or problem.detail)[:300]


def _broken(request: AnyRequest, problem: Exception) -> Response[ErrorAnswer]:
    log.error("broken", call=request.scope.get("path_template", ""), exc_info=problem)
    return _error(500, error_shown(BadInput("broken", "Something went wrong here; it has been noted.")))


IN_OUR_WORDS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    BadInput: _bad_input, HTTPException: _http, Exception: _broken,
}  # fmt: skip
"""How errors are told."""
