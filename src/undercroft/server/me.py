"""The HTTP calls about oneself: who one is, and what the house keeps of that."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from .calling import Anyone, AnyRequest, Known, TheHouse
from .door import FORM, address_of, form_token, token_of
from .guests import COOKIE, COOKIE_AGE
from .look_back import READY, brought, made
from .mine import Mine, packed_mine
from .wire import Gone, Me, NewName

DATA_COST, DATA_MOST = 10, 3000
"""What it costs to write down a table, in steps of a replay; and all that one guest's can cost."""


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


@delete("/me", status_code=200, summary="Delete my data.")
async def part(request: AnyRequest, house: TheHouse, guest: Anyone) -> Response[Gone]:
    """The guest, its tables where nobody else sat, and its name at all others; also once more, for one who is gone."""
    house.creations.check(f"part {address_of(request)}")
    gone = Gone() if guest is None else await house.part(guest.id)
    secure = request.url.scheme == "https"
    ended = [Cookie(name, value="", path="/", max_age=0, samesite="lax", secure=secure) for name in (COOKIE, FORM)]
    return Response(gone, cookies=ended)


@get("/me/data", summary="Download my data.", opt=READY, responses=made(Mine))
async def my_data(request: AnyRequest, house: TheHouse, known: Known) -> Response[bytes]:
    """One file: the guest, its tables, and the records of those that are over."""
    tables = await house.tables.count_of(known.id)
    cost = min(DATA_MOST, DATA_COST * (1 + tables))
    answer = await brought(request, house, cost, False, packed_mine, house.config.database, known.id)
    answer.headers["content-disposition"] = 'attachment; filename="undercroft-data.json"'
    return answer


ABOUT_ME = [me, rename, part, my_data]
