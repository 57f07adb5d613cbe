"""How the body of a request is read."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class HouseRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested ever so deeply: that is the sender's fault."""

    async def json(self) -> Any:
        """The body."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("The JSON is nested too deeply.") from None
