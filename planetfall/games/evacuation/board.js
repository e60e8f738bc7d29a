// Every move of Evacuation is a button, which the table's own script handles.
