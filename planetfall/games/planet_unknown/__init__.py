"""Planet Unknown, by Ryan Lambert and Adam Rehberg: settle a planet tile by tile from a turning space station."""
