"""What the `planetfall` command can do, one room for each kind of use."""
