"""The fixtures of all tests."""

pytest_plugins = "scenes"
