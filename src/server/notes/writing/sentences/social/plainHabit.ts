import { lowerFirst } from "../../../../platform/lowerFirst";

/** Matches hesitation in an answer about a habit: "I have | like maybe I do not know | a couple of drinks". */
const hesitationPattern =
  /(?<=^|\b(?:I|have|drink|smoke|do|did|use|used|had|was|and|but|for|it is|vape)\b[, ]{1,2})(?:(?:like|maybe|perhaps|well|honestly|ooh?|oh|uh|um|let us see|I do not know|I would say|I guess|I mean|you know|kind of|sort of|briefly like|just like)\b,? ?){1,6}/gi;

/** Verbs of the habits, in the present and the past: "I did for 2 years" is "I smoked for 2 years". */
const verbs: Readonly<Record<string, readonly [present: string, past: string]>> = {
  smoking: ["smoke", "smoked"],
  vaping: ["vape", "vaped"],
  alcohol: ["drink", "drank"],
};

/** Matches the topics of what a person consumes by habit. */
const ofHabit = /smoking|vaping|alcohol|drugs/;
/** Matches the topic of the home. */
const ofHome = /living/;
/** Patterns of wordings in answers about a topic, each with the plain words that replace them, applied in order. */
const wordings: readonly (readonly [topics: RegExp, pattern: RegExp, words: string])[] = [
  [
    ofHabit,
    /^(?:(?:ever|probably|maybe|like) )*since I was (?:(?:about|around|like|maybe|probably) )*(\d{1,2})(?: years old)?(?:,? (?:maybe|I think|probably|or so|I guess))?\??$/i,
    "since age $1",
  ],
  // "I gave up, must be ten years now", "I quit 10 years now"
  [
    ofHabit,
    /\b(gave up|quit|stopped),? (?:it )?(?:(?:ooh?|oh|er|um|well|maybe|must be|going on|about),? ){0,4}(\d+ (?:days|weeks|months|years)) now\b/gi,
    "$1 $2 ago",
  ],
  // "at parties and stuff, but that was when I was way younger"
  [ofHabit, /,? and (?:stuff|things|all that)(?: like that)?(?=$|[,.]| but\b| when\b)/gi, ""],
  [ofHabit, /,? but that was (?:back )?when I was (?:way |much |a lot |quite a bit )?younger\b.*$/gi, " when younger"],
  // "…, nothing that I do or used regularly", "but it was just those couple times"
  [
    ofHabit,
    /,? (?:but |and )?(?:it was |that was )?(?:just|only) (?:those|the|a) (?:couple(?: of)? |few )?times?(?=$|[,.])/gi,
    "",
  ],
  [
    ofHabit,
    /,? nothing (?:that )?(?:I )?(?:do|did|use|used|have|take)?(?: or (?:do|did|use|used))? ?(?:regularly|regular|major|serious|crazy|too much|heavy)(?=$|[,.])/gi,
    "",
  ],
  [
    ofHabit,
    /,? (?:and|but) (?:then )?I have not (?:ever )?(?:smoked |drunk |had (?:any|one) |done it )?since\b(?: then)?/gi,
    "",
  ],
  [ofHabit, /\b(a couple) (?=(?:years|months|weeks|days|times|drinks|beers)\b)/gi, "$1 of "],
  // "it is just me and my son", "just the two of us, me and my wife", "on my own"
  [
    ofHome,
    /^(?:(?:so|well|oh|no|yes|yeah),? )*(?:it is |there is )?(?:just |only )?(?:the \d of us|us \d|the (?:two|three|four|five) of us),? (?:so )?(?:it is )?(?:just )?(?:me,? (?:and )?)?(?=my |the )/i,
    "I live with ",
  ],
  [
    ofHome,
    /^(?:(?:so|well|oh|no|yes|yeah),? )*(?:it is |there is )?(?:just |only )?(?:me|myself)(?:,| and|, and) (?=my |the |our |\d)/i,
    "I live with ",
  ],
  [
    ofHome,
    /^(?:(?:so|well|oh|no|yes|yeah),? )*(?:it is |I am )?(?:just |all |only )?(?:on my own|by myself|alone|just me|me)(?= (?:since|now|at the moment|after|because)\b|$|[,.])/i,
    "I live alone",
  ],
];

/**
 * Returns an answer about a habit or the home in plain words: "I have like maybe I do not know a couple of drinks a
 * week" becomes "I have a couple of drinks a week", "it is just me and my son" becomes "I live with my son".
 * @param topic the topic of the question, e.g. "alcohol".
 * @param drug the drug that was asked about, which "it" means.
 */
export function plainHabit(topic: string, said: string, drug?: string): string {
  let text = said;
  if (ofHabit.test(topic) || ofHome.test(topic))
    text = text.replace(hesitationPattern, (words: string, at: number, whole: string) =>
      /^\d/.test(whole.slice(at + words.length)) ? "about " : "",
    );
  for (const [topics, pattern, words] of wordings) if (topics.test(topic)) text = text.replace(pattern, words);
  const [present, past] = verbs[topic] ?? [];
  if (present && past)
    text = text.replace(
      /^I (do|did)\b(?! (?:not|smoke|drink|vape|have|use|take|like|try|enjoy|dry|sober|rehab|detox|aa|the)\b)/i,
      (_all, verb: string) => (/did/i.test(verb) ? `I ${past}` : `I ${present}`),
    );
  if (drug) text = text.replace(/\b(tried|use|used|smoke|smoked|take|took|do|did) (?:it|that)\b/i, `$1 ${drug}`);
  return text.trim();
}

/** Matches how much and how often something is drunk, smoked or used: "a couple of drinks a week". */
const amountPattern =
  /\b(?:(?:about|around|up to|approximately|half) )?(?:\d{1,3}(?:\.\d{1,2})?(?: (?:(?:to|or) \d{1,3}|and a half))?|an?|a couple(?: of)?|a few|half an?) (?:(?:small|large|big|of) )?(?:drinks?|beers?|glass(?:es)?(?: of (?:red |white )?[a-z]{3,12})?|pints?|shots?|bottles?(?: of [a-z]{3,12})?|units?|cans?|cocktails?|cigarettes?|packs?|joints?|grams?)(?: (?:a|an|per|each|every|on a|on the|in a|at) (?:other )?(?:day|night|week|weekend|month|year|evening|saturday|friday|sunday|meal|dinner))?\b/gi;
/** Matches how often a habit is practiced: "twice a week", "on weekends". */
const oftenPattern =
  /\b(?:(?:once|twice|\d (?:to \d )?times) (?:a|per|each|every) (?:day|week|month|year)|once in a while|now and (?:then|again)|every (?:day|night|weekend|\d+ days or so|\d+ days|other day)|(?:on|over|at) (?:the |a )?weekends?|most (?:nights|days|evenings|weekends)|on (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|of an evening|with (?:my |a |the )?(?:dinners?|meals?|lunch|food|supper|game)|(?:at|on) (?:christmas|new year|weddings|parties|special occasions)|occasionally|rarely|hardly ever|socially)\b/i;
/**
 * Matches words for a habit of the past ("used to"), a denial ("never"), or another person's habit ("husband"). The
 * amount in such an answer is not the patient's at present.
 */
const notOwnNowPattern =
  /\b(?:used to|was|were|did|had|quit|stopped|gave up|ago|before|no|not|never|none|without|years old|in (?:college|university|the past|my)|he|she|they|husband|wife|mother|father|mom|mum|dad|parents?|son|daughter|brother|sister|partner|boyfriend|girlfriend|roommates?|friends?|doctor|said|says|told|should|recommend\w*|if|instead|down from|cut|less)\b/i;

/**
 * Returns the amount and frequency of a habit in an answer that cannot be written as a sentence; null if it has none.
 */
export function habitAmount(said: string): string | null {
  if (notOwnNowPattern.test(said.replace(/\bI do not know\b|,? or (?:maybe |probably |even ){0,2}less\b/gi, "")))
    return null;
  const found = [...said.matchAll(amountPattern)];
  const parts = found.map((match, i) => {
    const rest = said.slice(match.index + match[0].length, found[i + 1]?.index);
    return {
      words: [match[0], oftenPattern.exec(rest)?.[0] ?? ""].filter(Boolean).join(" "),
      isOr: /\bor\b/i.test(rest),
    };
  });
  const before = oftenPattern.exec(said.slice(0, found[0]?.index))?.[0] ?? "";
  const [first, ...more] = parts;
  if (!first) return before === "" ? null : lowerFirst(before);
  const single = more.length === 0 && !oftenPattern.test(first.words) && before !== "" ? ` ${before}` : "";
  const joined = more.reduce((text, { words }, i) => `${text} ${parts[i]?.isOr ? "or" : "and"} ${words}`, first.words);
  return lowerFirst(`${joined}${single}`);
}
