"""The games that are played: pure values and functions, without I/O, clock, chance or asyncio."""
