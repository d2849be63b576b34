# `make test` is the whole gate, on a fresh machine too. Each part can be run by itself.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.tools-installed
CHECKED := serve.py engine ui tools tests e2e assets

.PHONY: test lint types unit build e2e browser

test:
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory build
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory e2e

lint: $(STAMP)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/pytest tests -n 2

build:
	$(PYTHON) serve.py build

e2e: browser
	$(BIN)/pytest e2e -n 2 -rs

browser: $(STAMP)
	@$(BIN)/python -m tools.browser

# The development tools, as pyproject.toml pins them; renewed when that file changes.
$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.hexversion < 0x030B0000)' || \
	  { echo "make: Python 3.11 or newer is needed: make PYTHON=python3.x" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "make: cannot make .venv: install the venv module (on Debian: python3-venv)" >&2; exit 1; }
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' > .venv/tools.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r .venv/tools.txt
	@touch $@
