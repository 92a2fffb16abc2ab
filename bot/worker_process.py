"""What a worker process runs. It loads little, because each process takes the memory again."""

import os
import pickle
import threading
import traceback
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from typing import IO

_LENGTH = 8


def send(file: IO[bytes], data: bytes) -> None:
    """Sends data with its length to another process. Raises OSError."""
    file.write(len(data).to_bytes(_LENGTH, "big") + data)
    file.flush()


def receive(file: IO[bytes]) -> bytes:
    """The next data that another process sent. Raises OSError, or EOFError if that process has ended."""
    size = file.read(_LENGTH)
    data = file.read(int.from_bytes(size, "big"))
    if len(size) < _LENGTH or len(data) < int.from_bytes(size, "big"):
        raise EOFError
    return data


def work(niceness: int, most_bytes: int | None) -> None:
    """Runs the functions that the bot sends, pickled with their arguments, and answers with success, and the result or
    error.
    """
    answers = os.fdopen(os.dup(1), "wb")
    # Prints may not get among the answers, or those of the command line.
    os.dup2(2, 1)
    requests = SimpleQueue[bytes]()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    # If memory runs out, Linux ends this process before the bot, which may hold more.
    with suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as score:
        score.write("1000")
    if most_bytes is not None:
        # Only Unix has such limits.
        with suppress(ImportError, OSError):
            resource = import_module("resource")
            resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
    with suppress(OSError):
        while True:
            send(answers, _answer(requests.get()))


def _listen(requests: SimpleQueue[bytes]) -> None:
    """Reads requests until the bot ends, and then ends the process, during work, too."""
    try:
        with os.fdopen(0, "rb") as given:
            while True:
                requests.put(receive(given))
    finally:
        os._exit(0)


def _answer(request: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(request)
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        message = traceback.format_exc()
        try:
            return pickle.dumps((False, (error, message)))
        except Exception:
            # The error can't be pickled.
            return pickle.dumps((False, (RuntimeError(str(error)), message)))
