"""What an operator needs: logs, incidents, metrics and health, logins that last for the day, the doctor."""
