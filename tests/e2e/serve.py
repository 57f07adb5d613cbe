"""The server of the browser tests: as players have it, but bots do not wait for eyes to follow, and one address may ask much."""

from __future__ import annotations

import sys
from pathlib import Path

from undercroft.server.app import create_app
from undercroft.server.config import Config


def main() -> None:
    """``python -m tests.e2e.serve PORT FILE``: serve on loopback until killed."""
    import uvicorn

    port, database = int(sys.argv[1]), sys.argv[2]
    free = (1e6, 1e6)
    config = Config(
        database=f"sqlite:///{database}", pace=0.02, regret=0.0, workers=1, requests=free, creations=free, stories=free,
        shelf=Path(database).parent / "replays",
    )  # fmt: skip
    uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="warning", access_log=False)


if __name__ == "__main__":  # bot processes import this file too
    main()
