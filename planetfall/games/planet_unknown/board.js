// Nothing at this table has to be immediate: every move is a button that the server wrote.
