"""`python -m planetfall` is the command `planetfall`."""

from planetfall.cli import main

main()
