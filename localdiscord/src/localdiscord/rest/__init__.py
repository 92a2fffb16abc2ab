"""REST v10: a gate that every request passes, and the routes behind it, as strict as Discord's."""
