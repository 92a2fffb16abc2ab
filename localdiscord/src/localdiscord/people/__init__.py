"""What people do, checked as Discord's client checks it before it sends anything to a bot."""
