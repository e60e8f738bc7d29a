"""The table in the browser: seats, records, tentative turns, live pages."""
