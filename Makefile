# Each target sets up .venv by itself, and skips that when nothing changed.
PYTHON ?= python3
IN_VENV := .venv/bin/

.PHONY: play test check run benchmark

play: .venv/ready
	$(IN_VENV)python -m bot sandbox

test: .venv/ready
	$(IN_VENV)python -m pytest --numprocesses auto

check: .venv/ready
	$(IN_VENV)ruff check .
	$(IN_VENV)ruff format --check .
	$(IN_VENV)mypy

run: .venv/ready
	$(IN_VENV)python -m bot run

benchmark: .venv/ready
	$(IN_VENV)python -m tools.benchmark

.venv/ready: pyproject.toml constraints.txt
	@echo "Setting up .venv, about a minute …"
	$(PYTHON) -m venv .venv
	$(IN_VENV)python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt '.[dev]'
	rm -rf build farkle_bot.egg-info
	touch $@
