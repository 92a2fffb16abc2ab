"""The gateway v10: one session per shard, resumed or begun anew, and the events that go to the bot."""
