"""The command line as a fixture."""

from tests.support.command_line import command_line as command_line
