import { findDrugs } from "../../terms/findDrugs";

/** Matches a question about the last episode of the complaint: "When was the last time you had it?" */
export const asksForEpisodePattern =
  /\bwhen (?:was|were) (?:the|your) (?:very )?(?:last|most recent) (?:time (?:that )?(?:you (?:had|got|felt|experienced) (?:it|this|that|one|the (?:pain|feeling|symptoms?))\b|(?:it|this|that) happened)|(?:episode|attack|spell|bout|flare|migraine|headache|seizure)\b)|\bwhen did (?:it|this|that|you) last (?:happen|have (?:it|this|that|one)|get (?:it|this|that|one)|feel (?:it|this|that))\b/i;
/**
 * Matches a question about the last time the patient did something, and captures what: "When was the last time you |
 * ate?"
 */
const asksForActPattern =
  /\bwhen (?:was|were) the (?:very )?last time (?:that )?(?:you|he|she) ((?!were\b|was\b|saw me\b)[a-z]+(?: [a-z]+){0,5})\??$/i;
/** Matches such a question with the verb after "last": "When did you last | eat | any food?" */
const asksWhenDonePattern = /\bwhen did (?:you|he|she) last ([a-z]+)((?: [a-z]+){0,4})\??$/i;
/** Matches the start of such a question, whatever follows, with the act and the rest as the group. */
const asksWhenLastPattern = /\bwhen did (?:you|he|she|they) last (.+)$/i;
/**
 * Matches a question about the last one of a thing, with the thing as the group: "When was your last | A1c |?", "When
 * did you take your last | dose |?"
 */
export const asksOfThingPattern =
  /\b(?:when (?:was|were|is)|when did (?:you|he|she) (?:take|have|get|do|use|smoke|drink)|how long ago (?:was|were|did (?:you|he|she) (?:take|have|get))) (?:your|the|his|her) (?:very )?(?:last|most recent) ((?!(?:one|time|day|week|few|(?:menstrual )?periods?)\b)[a-z][a-z0-9' -]{1,30}?)\??$/i;
/** Matches a question about the time since the last one of a thing, with the thing as the group. */
const asksSincePattern =
  /\bhow long (?:has it been |is it |been )?since (?:your|the|his|her) (?:very )?(?:last|most recent) ([a-z][a-z0-9' -]{1,30}?)\??$/i;

/** An act or state whose last time is asked for, with its label and the words of a question for it. */
interface LastAct {
  label: string;
  words: RegExp;
  /** True if a note keeps the answer as said, with what it describes: "This morning, it was dark". */
  isKept: boolean;
}

/** The acts and states whose last time is asked for. Things and drugs have patterns of their own. */
const lastActs: readonly LastAct[] = [
  {
    label: "last meal",
    words: /^(?:ate|eat|(?:had|have) (?:any ?thing|something|a bite) to eat|(?:had|have) a (?:proper )?meal)\b/i,
    isKept: true,
  },
  { label: "last drink", words: /^(?:drank|drink|had (?:anything|something) to drink)\b/i, isKept: false },
  {
    label: "last urination",
    words: /^(?:peed?|wee|urinated?|pass(?:ed)? (?:any )?(?:urine|water)|go for a (?:pee|wee)|voided?)\b/i,
    isKept: true,
  },
  { label: "last wet diaper", words: /^have a wet (?:nappy|diaper)\b/i, isKept: true },
  {
    label: "last bowel movement",
    words: /^(?:poo|poop(?:ed)?|(?:open(?:ed)?|moved?) your bowels|(?:had|have) a (?:bowel movement|bm|poo|poop))\b/i,
    isKept: true,
  },
  { label: "last passed gas", words: /^pass(?:ed)? (?:gas|wind)\b/i, isKept: false },
  { label: "last felt well", words: /^(?:felt|feel) (?:well|normal|yourself|fine|good|ok|okay)\b/i, isKept: false },
  { label: "last vomiting", words: /^(?:vomited|vomit|threw up|throw up|were sick)\b/i, isKept: true },
];

/** Matches a drug that was last taken, and captures it: "took any | ibuprofen". */
const tookPattern = /^(?:took|take|had|have) (?:any |some |the |your |a dose of )?([a-z-]+)$/i;
/** Matches something that was last had or used, with it as the group: "have a | seizure", "used your | inhaler". */
const hadPattern = /^(?:had|have|got|get|took|take|did|do|used|use) (?:an?|any|your|the|some) ([a-z][a-z -]{2,25})$/i;
/** Matches a clinician who was last seen, with the clinician as the group: "saw your | dentist". */
const sawPattern =
  /^(?:(?:go )?see|saw|seen|visit(?:ed)?|go to|went to) (?:an?|your|his|her|the) ([a-z][a-z' -]{2,29})$/i;

/** Returns whether a question asks when the patient last did something, which does not date the complaint. */
export const asksForLastAct = (asked: string): boolean =>
  asksSincePattern.test(asked) ||
  (!asksForEpisodePattern.test(asked) &&
    (asksForActPattern.test(asked) || asksWhenDonePattern.test(asked) || asksOfThingPattern.test(asked)));

/** Returns the label of an act by which a clinician was seen: "saw your dentist" → "last dentist visit". */
function visitLabel(act: string): string | undefined {
  const seen = sawPattern.exec(act)?.[1];
  return seen && `last ${seen.toLowerCase()} visit`;
}

/** Returns the label of a question about when a clinician was last seen; undefined for other questions. */
export function lastVisitLabel(asked: string): string | undefined {
  const act = asksWhenLastPattern.exec(asked)?.[1];
  return act && visitLabel(act.replace("?", ""));
}

/** Returns the label for what a question asks the last time of: "last meal"; undefined for other questions. */
export function lastLabel(asked: string): string | undefined {
  if (!asksForLastAct(asked)) return undefined;
  const thing = (asksOfThingPattern.exec(asked) ?? asksSincePattern.exec(asked))?.[1];
  if (thing) return `last ${thing.replace(/^[A-Z](?=[a-z]+\b(?!'))/, (first) => first.toLowerCase())}`;
  const [, verb = "", object = ""] = asksWhenDonePattern.exec(asked) ?? [];
  const act = asksForActPattern.exec(asked)?.[1] ?? `${verb}${object}`;
  const drug = tookPattern.exec(act)?.[1] ?? "";
  if (findDrugs(drug).length > 0) return `last ${drug}`;
  const visit = visitLabel(act);
  if (visit) return visit;
  const label = lastActs.find(({ words }) => words.test(act))?.label;
  const had = label ? undefined : hadPattern.exec(act)?.[1]?.toLowerCase();
  if (had && /^used?\b/i.test(act)) return `last ${had} use`;
  return had && !/^(?:look|chance|thing|one|go|lot|bit)\b|\bperiods?$/.test(had) ? `last ${had}` : label;
}

/**
 * Returns the label of a question about the last time of something whose answer a note keeps as said: "last urination".
 * Undefined for other questions.
 */
export function keptLastLabel(asked: string): string | undefined {
  const act = asksWhenLastPattern.exec(asked)?.[1];
  return act === undefined ? undefined : lastActs.find(({ words, isKept }) => isKept && words.test(act))?.label;
}
