"""What the fields of a moon do, in a few words: as the board prints them, and for one marker."""

from planetfall.games.galileo_project.words import Words

__all__ = ["ahead", "now", "segment"]


def segment(w: Words, moon: str, number: int) -> str:
    """What begins with a segment of a moon, in a word or two; empty if nothing but its VP."""
    c = w.components
    if number == 0 or moon == "callisto":
        return ""
    if moon == "io":
        saves = c.io.saves[number]
        return w.say("segment-io-all") if saves == "all" else w.say("segment-io", amount=saves)
    if moon == "europa":
        less = c.europa.saves[number]
        return w.say("segment-europa", amount=less) if less > c.europa.saves[number - 1] else ""
    if c.ganymede.tucked[number] > c.ganymede.tucked[number - 1]:
        return w.say("segment-tucked", tucked=c.ganymede.tucked[number])
    return w.say(f"segment-{c.ganymede.ability[number]}")


def now(w: Words, moon: str, field: int, segment: int, count: int) -> str:
    """What the field of a marker does; `count` is how many robots Callisto counts."""
    c = w.components
    if moon == "io":
        saves = c.io.saves[segment]
        if saves == "all":
            return w.say("now-io-all", mc=c.io.use_mc)
        return w.say("now-io", mc=c.io.use_mc, amount=saves) if saves else w.say("now-io-none")
    if moon == "europa":
        if c.europa.saves[segment]:
            return w.say("now-europa", amount=c.europa.saves[segment])
        return w.say("now-europa-none" if field < max(c.europa.bonus_fields, default=0) else "now-europa-done")
    if moon == "ganymede":
        return w.say(f"now-ganymede-{c.ganymede.ability[segment]}", tucked=c.ganymede.tucked[segment])
    vp = c.callisto.vp[segment]
    return w.say("now-callisto", vp=vp, count=count) if vp else w.say("now-callisto-none")


def ahead(w: Words, moon: str, field: int) -> str:
    """The next field that does something new."""
    entry = getattr(w.components, moon)
    steps = {first: segment(w, moon, number) for number, first in enumerate(entry.fields)}
    if moon == "callisto":
        steps = {first: w.say("segment-vp-each", vp=vp) for first, vp in zip(entry.fields, entry.vp, strict=True)}
    if moon in ("europa", "callisto"):
        bonus = w.say("ahead-energy" if entry.bonus.effect == "energy" else "ahead-modifier", amount=entry.bonus.amount)
        steps |= dict.fromkeys(entry.bonus_fields, bonus)
    coming = [(first, what) for first, what in sorted(steps.items()) if first > field and what]
    return w.say("ahead", field=coming[0][0], what=coming[0][1]) if coming else ""
