# `make test` is the whole gate, on a fresh machine too. Each part can be run by itself.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.tools-installed
CHECKED := serve.py engine ui tools tests e2e examples assets
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
PIN := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
  --no-annotate --custom-compile-command "make pins" pyproject.toml

# What Python compiles is kept: each process would else compile all tests anew, which takes it ten seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: test lint types unit soak build e2e browser pins

test:
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory --jobs=2 lint types build
	@$(MAKE) --no-print-directory unit
	@SITE=dist $(MAKE) --no-print-directory e2e

lint: $(STAMP)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/pytest tests -n 2 --dist worksteal

# Long random tests, which the gate leaves out; the last need a built site. SOAK_MINUTES=5 makes them shorter.
soak: $(STAMP) browser build
	$(BIN)/pytest tests -m soak
	SITE=dist $(BIN)/pytest e2e -m soak -rs

build:
	$(PYTHON) serve.py build

e2e: browser
	$(BIN)/pytest e2e -n 2 --dist worksteal -rs

browser: $(STAMP)
	@$(BIN)/python -m tools.browser

# The development tools with all that they need, by their hashes; renewed when the pins change. What has to be built is
# built with the setuptools that came before it: pip would else fetch some for itself, unpinned.
$(STAMP): tools/requirements-build.txt tools/requirements.txt tools/requirements-peers.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.hexversion < 0x030B0000)' || \
	  { echo "make: Python 3.11 or newer is needed: make PYTHON=python3.x" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "make: cannot make .venv: install the venv module (on Debian: python3-venv)" >&2; exit 1; }
	$(PIP) --only-binary=:all: -r tools/requirements-build.txt
	$(PIP) --no-build-isolation -r tools/requirements.txt
	$(PIP) --only-binary=:all: --no-deps -r tools/requirements-peers.txt
	@touch $@

# After a change of the tools in pyproject.toml: pins them anew, with what they need, for every system and Python. What
# they need stays at the version it has; `make pins PINS=--upgrade` takes the newest.
pins: $(STAMP)
	$(PIN) $(PINS) --extra build --output-file tools/requirements-build.txt
	$(PIN) $(PINS) --extra dev --output-file tools/requirements.txt
	$(PIN) $(PINS) --extra peers --no-deps --output-file tools/requirements-peers.txt
	@$(MAKE) --no-print-directory $(STAMP)
