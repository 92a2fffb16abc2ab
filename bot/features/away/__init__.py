"""People who are away, whose turns wait for them."""
