"""A folder for each feature. The core imports none of them: it calls the hooks of `bot/hooks.py`."""
