"""For operators: logs, incidents, metrics, health, login limits, the doctor."""
