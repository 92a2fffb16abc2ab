"""The games: pure values and functions, without I/O, clock, chance or asyncio."""
