import { lowerFirst } from "../../../../platform/lowerFirst";
import { listOf } from "../listOf";

/** Matches a clause that is not about the patient's present habit: "my husband smokes", "I used to", "I worry". */
const notOwnNowPattern =
  /\b(?:used to|was|were|did|had|tried|quit|stopped|gave up|ago|before|never|none|without|years old|in (?:college|university|the past)|when (?:I|we) (?:was|were)|he|she|they|husband|wife|mother|father|mom|mum|dad|parents?|son|daughter|brother|sister|boyfriend|girlfriend|roommates?|doctor|said|says|told|should|recommend\w*|instead|cannot|if I really|worry|worried)\b|\bno\b(?! more than\b)/i;

/** Source of a pattern for how much: "one or two", "half a". */
const howMuch =
  "(?:(?:about|up to|half) )?(?:\\d{1,3}(?: (?:to|or) \\d{1,3})?|an?|a couple(?: of)?|couple(?: of)?|a few|half an?) (?:(?:small|large|big|of) )?";
/** Sources of patterns for the units of each habit. */
const units: Readonly<Record<string, string>> = {
  smoking: "(?:cigarettes?|packs?|cigars?|puffs?)",
  vaping: "(?:puffs?|pods?|cartridges?)",
  alcohol:
    "(?:drinks?|beers?|glass(?:es)?(?: of (?:red |white )?[a-z]{3,12})?|pints?|shots?|bottles?(?: of [a-z]{3,12})?|units?|cans?|cocktails?)",
  drugs: "(?:joints?|grams?|puffs?|edibles?|lines?)",
};
/** Patterns for how much of each habit, with the time that follows: "two beers a week". */
const amounts = new Map(
  Object.entries(units).map(([topic, unit]) => [
    topic,
    new RegExp(`\\b${howMuch}${unit}\\b(?: (?:a|an|per|each|every) (?:day|night|week|weekend|month|year)\\b)?`, "i"),
  ]),
);
/** How often the patient smokes, drinks or uses a drug, with the note's wording; null: the wording of the answer. */
const occasions: readonly (readonly [pattern: RegExp, words: string | null])[] = [
  [/\bnot (?:very |that |so |too |really )?often\b/i, "not often"],
  [/\b(?:not|nothing) (?:really )?(?:regular|regularly|every day|daily)\b/i, "not regularly"],
  [/\bnot (?:(?:very|that|too|so|really) )?much\b|\bnot a (?:whole )?lot\b/i, "not much"],
  [/\b(?:less than )?(?:once|twice|\d (?:to \d |or \d )?times) (?:a|per|each|every) (?:day|week|month|year)\b/i, null],
  [/\ba couple(?: of)? times (?:a|per|each|every) (?:day|week|month|year)\b/i, null],
  [/\bevery (?:once in a while|now and then|so often|day|night|weekend|other day)\b|\bonce in a ?while\b/i, null],
  [/\b(?:rarely|seldom|hardly ever|occasionally|sometimes|daily|socially)\b/i, null],
  [/\bon (?:(?:some|special|rare|certain) )?occasions?\b/i, null],
  [/\b(?:on|at|over) (?:the |a )?weekends?\b/i, "on weekends"],
  [/\b(?:at|during) (?:a )?part(?:y|ies)\b/i, "at parties"],
  [/\b(?:at|during|for) (?:weddings|holidays|celebrations)\b/i, null],
  [/\bwith (?:my |some |a few )?friends(?: (?:or|and) (?:family|relatives))?\b/i, null],
  [/\bwhen (?:I am )?meeting up with friends\b/i, "when meeting up with friends"],
];
/** Matches a drink without an amount: "wine". */
const drinksPattern = /(?<!\bof )\b(?:(?:red |white )?wine|beer)\b(?! (?:glass|bottle))/i;
/** Matches hesitation between the words of an answer: "like", "maybe", "I guess". */
const hesitationPattern =
  /\b(?:like|maybe|perhaps|probably|just|really|kind of|sort of|you know|I (?:think|guess|mean|would say|suppose)|may be|honestly|actually|only)\b,? ?/gi;

/**
 * Returns how much, how often and when a patient has a habit, from an answer that cannot be written as a sentence:
 * "like if I am with friends, maybe on a weekend" gives "with friends on weekends". Null if the answer says none of it.
 * Clauses about the past, a denial or another person are left out.
 * @param topic "smoking", "vaping", "alcohol" or "drugs".
 */
export function habitPhrases(topic: string, said: string): string | null {
  const clauses = said
    .replace(/\bI do not know\b|\bor something(?: like that)?\b|\band stuff\b/gi, "")
    .split(/[,;.]|\b(?:but|although|because|'cause)\b/)
    .map((clause) => clause.replace(hesitationPattern, "").replace(/ {2,}/g, " ").trim());
  const found = clauses.flatMap((clause) => (notOwnNowPattern.test(clause) ? [] : phrasesIn(topic, clause)));
  const unique = [...new Set(found)];
  // "Sometimes" adds nothing to "on weekends".
  const phrases = unique.length > 1 ? unique.filter((phrase) => phrase !== "sometimes") : unique;
  const joined = phrases.reduce(
    (text, phrase) => `${text}${/^(?:on|at|with|during|for|when) /.test(phrase) ? " " : ", "}${phrase}`,
    phrases.shift() ?? "",
  );
  return joined === "" ? null : lowerFirst(joined);
}

/** Returns the parts of a habit in one clause, in the order in which they are said. */
function phrasesIn(topic: string, clause: string): string[] {
  const amountPattern = amounts.get(topic);
  const patterns = [
    ...occasions,
    ...(amountPattern ? [[amountPattern, null] as const] : []),
    ...(topic === "alcohol" ? [[drinksPattern, null] as const] : []),
  ];
  const at: { start: number; end: number; words: string }[] = [];
  for (const [pattern, words] of patterns) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const end = match.index + match[0].length;
    if (at.some((other) => match.index < other.end && other.start < end)) continue;
    at.push({ start: match.index, end, words: words ?? plain(match[0].toLowerCase()) });
  }
  return at.toSorted((a, b) => a.start - b.start).map(({ words }) => words);
}

/** Returns an amount in correct words: "couple beers" → "a couple of beers". */
const plain = (words: string): string =>
  words
    .replace(/^couple\b/, "a couple")
    .replace(/\b(a couple) (?!of\b)/, "$1 of ")
    .replace("awhile", "a while");

/** Matches words that say that a habit has ended: "I used to smoke", but not "I used to smoke more". */
const usedToPattern =
  /\b(?:I )?used to\b(?! be\b)(?! (?:[a-z]+ )?(?:it |a lot |much |way |even |a bit )?(?:more|less)\b)/i;
/** Matches words with which "used to" ends no habit of the patient: "not as much as I used to", "he used to". */
const presentHabitPattern =
  /\b(?:husband|wife|he|she|they|still|now I|cut(?:ting)? (?:it )?down|(?:than|as|like) I used to|trying to)\b/i;
/** Matches at what age a habit ended: "until when I was like 65". */
const untilAgePattern = /\b(?:until|till)\b[^.,]{0,20}?\b(?:I was |age )(?:like |about |around |maybe )?(\d{1,2})\b/i;
/** Matches how long ago something was: "10 years ago". */
const endedAgoPattern =
  /\b((?:about |around |over )?(?:\d{1,2}|a few|a couple of|several) (?:years?|months?|weeks?) ago)\b/i;

/**
 * Returns until when a patient had a habit that has ended: "until about age 65", "quit 10 years ago"; "" if the answer
 * does not say when. Null if it does not say that the habit has ended.
 */
export function endOfHabit(said: string): string | null {
  if (!usedToPattern.test(said) || presentHabitPattern.test(said)) return null;
  const age = untilAgePattern.exec(said)?.[1];
  if (age) return `until about age ${age}`;
  const ago = endedAgoPattern.exec(said)?.[1];
  return ago && /\b(?:quit|stopped|gave (?:it )?up|until|till)\b/i.test(said) ? `quit ${ago}` : "";
}

/** Matches drugs that an answer names: "cocaine a few times and MDMA". */
const drugNamePattern =
  /\b(?:marijuana|cannabis|weed|cocaine|crack|heroin|crystal meth|meth|amphetamines|ecstasy|mdma|lsd|mushrooms|ketamine)\b/gi;
/** Matches a verb for use in the past: "I tried it when I was younger". */
const pastUsePattern = /\b(?:used|tried|dabbled|experimented|did|smoked|took)\b/i;

/**
 * Returns the past use of drugs in an answer that cannot be written as a sentence: "we used cocaine a few times and
 * MDMA, like 30 years ago" gives "Used cocaine and MDMA 30 years ago". Null if it names no drug, or not how long ago.
 */
export function pastDrugUse(said: string): string | null {
  if (!pastUsePattern.test(said) || /\b(?:never|not|he|she|they|friends? (?:has|have|did))\b/i.test(said)) return null;
  const names = [...new Set([...said.matchAll(drugNamePattern)].map(([name]) => written(name.toLowerCase())))];
  const ago = endedAgoPattern.exec(said)?.[1];
  return names.length > 0 && ago ? `Used ${listOf(names, "and")} ${ago}` : null;
}

/** Returns a drug as written in a note. */
const written = (name: string): string =>
  /^(?:mdma|lsd)$/.test(name) ? name.toUpperCase() : name === "weed" ? "cannabis" : name;
