"""Evacuation, by Vladimír Suchý: bring a people from one world to another in four years."""
