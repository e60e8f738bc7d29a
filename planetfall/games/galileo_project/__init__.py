"""Galileo Project, by Adrien Hesling: two powers, four moons of Jupiter, robots that make each other stronger."""
