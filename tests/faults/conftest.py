"""What holds after every fault, unless a test says otherwise: nothing is logged as a crash."""

from tests.play.conftest import nothing_crashes

__all__ = ["nothing_crashes"]
