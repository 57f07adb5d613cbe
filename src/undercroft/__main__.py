"""``python -m undercroft``: the same as the command ``undercroft``."""

from __future__ import annotations

import sys

from .cli import main

sys.exit(main())
