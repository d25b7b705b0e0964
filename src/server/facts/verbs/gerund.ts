/** Gerunds that the rules in `gerund` do not form, also those of past forms, which answers have: "when I stood". */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    have: "having",
    be: "being",
    get: "getting",
    take: "taking",
    lie: "lying",
    die: "dying",
    tie: "tying",
    see: "seeing",
    run: "running",
    sit: "sitting",
    put: "putting",
    cut: "cutting",
    quit: "quitting",
    stop: "stopping",
    swim: "swimming",
    plan: "planning",
    vomit: "vomiting",
    begin: "beginning",
    forget: "forgetting",
    hit: "hitting",
    let: "letting",
    rub: "rubbing",
    jog: "jogging",
    nap: "napping",
    skip: "skipping",
    step: "stepping",
    trip: "tripping",
    drop: "dropping",
    grab: "grabbing",
    grip: "gripping",
    wet: "wetting",
    refer: "referring",
    admit: "admitting",
    stood: "standing",
    sat: "sitting",
    bent: "bending",
    ran: "running",
    ate: "eating",
    drank: "drinking",
    lay: "lying",
    slept: "sleeping",
    woke: "waking",
    got: "getting",
    went: "going",
    took: "taking",
    swam: "swimming",
    rode: "riding",
    drove: "driving",
    fell: "falling",
    threw: "throwing",
  }),
);

/** Returns the gerund of a verb in lower case: "walk" → "walking", "stood" → "standing". */
export function gerund(verb: string): string {
  const lower = verb.toLowerCase();
  const known = irregular.get(lower);
  if (known) return known;
  if (lower.endsWith("ing")) return lower;
  if (/[^aeiouy]e$|[aeiou][cgkstvz]e$|ure$|ove$/.test(lower) && !/(?:ee|ye|oe)$/.test(lower))
    return `${lower.slice(0, -1)}ing`;
  return `${lower}ing`;
}
