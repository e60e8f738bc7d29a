# Two commands on a fresh machine: `make play` and `make test`. Both install what they need into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell sed -n 's/^    "\(planetfall.*\.py\)",$$/\1/p' setup.py) setup.py # what is compiled stands there

# Tests in a browser mostly wait, so two more at a time than there are cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

# While the rules are compiled the rest of the tools is fetched, and style and types are checked.
MAKEFLAGS += --jobs=2

.PHONY: play test build check fix bench screenshots clean

play: build
	@$(BIN)/planetfall serve --open

test: build check $(VENV)/browser
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	@PLANETFALL_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m interpreted

# Everything but the tests: style, types, layers. The compiler has a cache of types of its own.
check: $(VENV)/dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --cache-dir .mypy_cache/check
	@$(BIN)/lint-imports

fix: $(VENV)/dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: build
	@$(BIN)/planetfall bench

# make goes by time stamps, the guard by contents: where it disagrees, build again.
build: $(VENV)/built
	@$(BIN)/python planetfall/_guard.py 2>/dev/null || { rm -f $(VENV)/built && $(MAKE) --no-print-directory $(VENV)/built; }

# Compiled whenever a source is newer; a build that fails leaves nothing compiled behind.
$(VENV)/built: $(VENV)/installed $(SOURCES)
	@echo "Compiling the rules (a minute or two) …"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/installed: pyproject.toml
	@echo "Installing into $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit("Planetfall needs Python 3.11 or newer, this is " + sys.version) if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade "pip>=25.1"
	@$(PIP) install --group build
	@PLANETFALL_COMPILE=0 PYTHONWARNINGS=ignore $(PIP) install --no-build-isolation --config-settings editable_mode=compat --editable .
	@touch $@

$(VENV)/dev: $(VENV)/installed
	@$(PIP) install --group dev
	@touch $@

# The pages are tested in a real browser: the system's Chromium, or else one that Playwright brings.
$(VENV)/browser: $(VENV)/dev
	@$(BIN)/python -m tests.browser
	@touch $@

screenshots: build $(VENV)/browser
	@$(BIN)/python -m tests.screenshots docs/pictures

clean:
	rm -rf $(VENV) build planetfall.egg-info planetfall/_built.json planetfall__mypyc.*
	find planetfall -name '*.so' -delete
