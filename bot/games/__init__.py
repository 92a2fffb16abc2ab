"""Pure values and functions: no I/O, clock, chance or asyncio."""
