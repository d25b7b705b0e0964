/** Past forms of common verbs that do not end in "-ed". */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    have: "had",
    get: "got",
    feel: "felt",
    take: "took",
    go: "went",
    come: "came",
    make: "made",
    think: "thought",
    drink: "drank",
    eat: "ate",
    sleep: "slept",
    know: "knew",
    wear: "wore",
    hurt: "hurt",
    see: "saw",
    keep: "kept",
    run: "ran",
    give: "gave",
    find: "found",
    become: "became",
    lose: "lost",
    fall: "fell",
    hear: "heard",
    begin: "began",
    wake: "woke",
    say: "said",
    bring: "brought",
    hit: "hit",
    put: "put",
    quit: "quit",
    read: "read",
    break: "broke",
    catch: "caught",
    throw: "threw",
    grow: "grew",
    leave: "left",
    swim: "swam",
    spend: "spent",
    undergo: "underwent",
    do: "did",
    stand: "stood",
    sit: "sat",
    drive: "drove",
    ride: "rode",
    lie: "lay",
    send: "sent",
    cut: "cut",
    hold: "held",
    speak: "spoke",
    tell: "told",
    bleed: "bled",
    bite: "bit",
    sting: "stung",
  }),
);

/** Matches common verbs that form their past with "-ed". */
const regularPattern =
  /^(?:use|help|seem|like|work|smoke|live|want|need|notice|try|walk|exercise|cough|play|experience|develop|start|stop|change|check|call|visit|suffer|tend|tolerate|relieve|improve|worsen|vomit|wheeze|ache|itch|injure|twist|sprain|receive|pass|look|move|happen|last|occur|ask|mention|complain|enjoy|travel|follow|watch|avoid|skip|miss|stay|return|settle|ease|gain|require|respond|attempt)$/;

/** Returns whether a word in lower case is the base form of a common verb: "take", but not "takes". */
export function isBaseVerb(word: string): boolean {
  return irregular.has(word) || regularPattern.test(word);
}

/** Returns the past form of a common verb in its base form: "have" → "had", "notice" → "noticed". */
export function pastTense(verb: string): string {
  const known = irregular.get(verb);
  if (known) return known;
  if (verb === "stop" || verb === "skip") return `${verb}ped`;
  if (/e$/.test(verb)) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** Past forms of common verbs that do not end in "-ed": "had", "took". */
export const irregularPasts: ReadonlySet<string> = new Set(irregular.values());
