# `make test` runs the whole gate, also on a fresh machine. Each part can be run by itself.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.tools-installed
CHECKED := serve.py engine ui tools tests e2e examples assets
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes
PIN := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
  --no-annotate --custom-compile-command "make pins" pyproject.toml

# Keep .pyc files: otherwise each process compiles all tests again, which takes ten seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: test lint types unit soak build e2e browser pins

# Two at a time, since each of these alone, but for the tests, keeps one core busy.
test:
	@$(MAKE) --no-print-directory --jobs=2 browser build
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory --jobs=2 types unit
	@SITE=dist $(MAKE) --no-print-directory e2e

lint: $(STAMP)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/pytest tests -n 2 --dist worksteal

# Long random tests and repetitions, which the gate leaves out, and property tests with all examples; the end-to-end ones need a built site. SOAK_MINUTES=5 shortens them.
soak: $(STAMP) browser build
	EXAMPLES=all $(BIN)/pytest tests -m "soak or hypothesis"
	SITE=dist $(BIN)/pytest e2e -m soak -rs

build:
	$(PYTHON) serve.py build

# Three workers for two cores: tests wait for animations, clocks and computers' thoughts.
e2e: browser
	$(BIN)/pytest e2e -n 3 --dist worksteal -rsfE

browser: $(STAMP)
	@$(BIN)/python -m tools.browser

# The development tools with all dependencies, pinned by hashes; installed again when the pins change. Source packages are
# built with the pinned setuptools: otherwise pip would fetch an unpinned one.
$(STAMP): tools/requirements-build.txt tools/requirements.txt tools/requirements-peers.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.hexversion < 0x030B0000)' || \
	  { echo "make: Python 3.11 or newer is needed: make PYTHON=python3.x" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "make: cannot make .venv: install the venv module (on Debian: python3-venv)" >&2; exit 1; }
	$(PIP) --only-binary=:all: -r tools/requirements-build.txt
	$(PIP) --no-build-isolation -r tools/requirements.txt
	$(PIP) --only-binary=:all: --no-deps -r tools/requirements-peers.txt
	@touch $@

# After a change of the tools in pyproject.toml: pin them again, with dependencies, for every system and Python.
# Dependencies keep their versions; `make pins PINS=--upgrade` takes the newest.
pins: $(STAMP)
	$(PIN) $(PINS) --extra build --output-file tools/requirements-build.txt
	$(PIN) $(PINS) --extra dev --output-file tools/requirements.txt
	$(PIN) $(PINS) --extra peers --no-deps --output-file tools/requirements-peers.txt
	@$(MAKE) --no-print-directory $(STAMP)
