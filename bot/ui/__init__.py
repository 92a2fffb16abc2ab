"""What players see and press: each button's `custom_id` holds its full address, and the router finds its room."""
