# Each target sets up .venv by itself, and skips that when nothing changed. Playing and hosting need no test tools.
PYTHON ?= python3
IN_VENV := .venv/bin/
PIP := $(IN_VENV)python -m pip install --quiet --disable-pip-version-check

# What was installed is not found any more after an update of Python. Then it is installed anew.
LOST := $(shell .venv/bin/python -c 'import dotenv' 2>/dev/null || echo --clear)

.PHONY: play run install test quick check $(if $(LOST),.venv/ready-to-run)

play: .venv/ready-to-play
	$(IN_VENV)python -m bot sandbox

run: install
	$(IN_VENV)python -m bot run

# What hosting needs, and the driver of PostgreSQL if it was there before.
install: .venv/ready-to-run $(wildcard .venv/with-postgresql)

# Compiled modules are kept, whatever the environment says: each process of the tests would compile them all anew. There
# are three processes for two cores, because tests wait for databases, browsers and other processes some of their time.
test: .venv/ready
	PYTHONDONTWRITEBYTECODE= $(IN_VENV)python -m pytest --dist worksteal \
		--numprocesses $$($(IN_VENV)python -c 'import os; print(3 * (os.cpu_count() or 1) // 2)') tests localdiscord/tests

# The tests that name what a recipe forgot.
quick: .venv/ready
	PYTHONDONTWRITEBYTECODE= $(IN_VENV)python -m pytest --dist worksteal --numprocesses 3 tests/ui tests/tools \
		tests/test_documents.py tests/test_docstrings.py tests/test_errors.py tests/test_layers.py tests/test_no_game_is_special.py \
		tests/test_privacy_document.py tests/test_refusals.py tests/games/test_public_names.py tests/store/test_guild_settings.py \
		tests/play/test_help.py tests/play/test_hoard.py tests/play/test_permissions.py

check: .venv/ready
	$(IN_VENV)ruff check .
	$(IN_VENV)ruff format --check .
	$(IN_VENV)mypy --num-workers 2
	cd localdiscord && ../$(IN_VENV)mypy

.venv/ready-to-run: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.13 …")'
	@echo "Setting up .venv, a minute or two …"
	$(PYTHON) -m venv $(LOST) .venv
	$(PIP) --require-hashes --requirement requirements.txt
	touch $@

.venv/with-postgresql: .venv/ready-to-run requirements-postgresql.txt
	$(PIP) --require-hashes --requirement requirements-postgresql.txt
	touch $@

# What it needs is there: the bot needs it, too.
.venv/ready-to-play: .venv/ready-to-run localdiscord/pyproject.toml
	$(PIP) --no-deps --editable ./localdiscord
	touch $@

.venv/ready: pyproject.toml constraints.txt localdiscord/pyproject.toml
	@echo "Setting up .venv with the test tools, about a minute …"
	$(PYTHON) -m venv .venv
	$(PIP) --constraint constraints.txt '.[dev,postgresql,solver]' --editable './localdiscord[dev]'
	rm -rf build farkle_bot.egg-info
	# Compiles what the coach computes with: each process of the tests would do it anew.
	-PYTHONDONTWRITEBYTECODE= $(IN_VENV)python -m pytest -q -k 'stronger_characters or compiled_walk' tests/coach/test_policies.py tests/coach/test_yahtzee_solved.py
	touch .venv/ready-to-run .venv/ready-to-play $@
