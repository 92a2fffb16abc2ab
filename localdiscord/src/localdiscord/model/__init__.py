"""What exists in the local Discord: servers, channels, people, messages and interactions, and all of them as JSON."""
