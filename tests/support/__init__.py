"""What tests share: places, people, steps, and what is looked at. It holds no tests."""
