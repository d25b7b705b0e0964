import type { Sentence } from "../../segment/Sentence";
import { lowerFirst } from "../../../platform/lowerFirst";

/** A question, a short answer to it, and the answer as a sentence of its own. */
type Completion = readonly [
  asked: RegExp,
  said: RegExp,
  full: (asked: RegExpExecArray, said: RegExpExecArray) => string,
];

/** Source of a pattern for words before an answer that add nothing. */
const lead = "(?:(?:oh|well|um|uh|yeah|yes|no|just|only|I think)[,.]? ){0,3}";
/** Source of a pattern for something that is used or taken, in a question. */
const taken =
  "\\b(?:us(?:e|ing)|tak(?:e|ing)|on)(?: still)? (?:(?:your|the|his|her|any) )?((?:[a-z]+ )?[a-z-]{4,20})(?: (?:every day|daily|regularly|at the moment|still|at all))*\\??$";
/** Names of diseases that patients shorten. */
const diseases: Readonly<Record<string, string>> = {
  bp: "high blood pressure",
  pressure: "high blood pressure",
  "blood pressure": "high blood pressure",
  sugar: "diabetes",
  thyroid: "thyroid disease",
  cholesterol: "high cholesterol",
};
/** Acts that can hurt, as said after "when". */
const acts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:urinat\w*|pee(?:ing)?|pass(?:ing)? (?:water|urine)|wee(?:ing)?|waterworks)\b/i, "urinate"],
  [/\bswallow(?:ing)?\b/i, "swallow"],
  [/\bchew(?:ing)?\b/i, "chew"],
];

/** Short answers with what they mean beside their questions. */
const completions: readonly Completion[] = [
  [
    new RegExp(taken, "i"),
    new RegExp(`^${lead}(?:I )?(?:have |had )?(?:ran|run) out(?: of (?:it|them))?((?: |, )[a-z0-9 ]{3,30})?\\.?$`, "i"),
    ([, what = ""], [, when = ""]) => `I ran out of the ${what.toLowerCase()}${when.replace(/^,/, "")}`,
  ],
  [
    new RegExp(taken, "i"),
    new RegExp(
      `^${lead}((?:when|if) I (?:remember|can afford (?:it|them)|think of it)|most days|most of the time)\\.?$`,
      "i",
    ),
    ([whole = "", what = ""], [, when = ""]) =>
      `I ${/\bus(?:e|ing)\b/i.test(whole) ? "use" : "take"} the ${what.toLowerCase()} ${lowerFirst(when)}`,
  ],
  [
    /\b(smok(?:e|ing)|vap(?:e|ing)|drink)(?: at all| still)?\??$/i,
    new RegExp(
      `^${lead}(?:I )?(?:have |had )?(?:(?:packed|jacked|chucked) (?:it|them|that) (?:all )?in|(?:gave|given) (?:(?:it|them|that) )?up|knocked (?:it|that) on the head|kicked (?:it|the habit))((?: (?!must|it|but|and)[a-z0-9 ]{3,30})?)\\.?$`,
      "i",
    ),
    ([, habit = ""], [, when = ""]) => `I quit ${gerundOf(habit)}${when.replace(/^,/, "")}`,
  ],
  [
    /\b(?:what happened|how did (?:that|it|this) happen)\b[^?]{0,30}\??$/i,
    new RegExp(
      `^${lead}((?:fell|slipped|tripped|twisted|rolled|hit|banged|caught|stubbed|dropped|jammed|burn(?:ed|t)|cut|walked into|ran into|bumped|stepped|landed|got (?:hit|kicked|bitten|stung|struck|knocked|punched|stuck)|was (?:hit|kicked|bitten|stung|struck|knocked|punched))\\b[^.;?]{0,60})\\.?$`,
      "i",
    ),
    (_asked, [, account = ""]) => `I ${lowerFirst(account)}`,
  ],
  [
    /^(?:(?:and|so|okay),? )*(?:can|could|are|were) you (?:(?:able to|still|now) ){0,2}((?!(?:tell|show|say|describe|remember|think|go on)\b)[a-z]+(?: [a-z]+){0,4})\?$/i,
    /^(?:(?:well|oh|yeah|yes),? )*(?:(?:but|just|only) )*(barely|hardly|just about|only just|with (?:a (?:stick|cane|walker|frame|bit of help)|difficulty|help|crutches|trouble))\.?$/i,
    ([, act = ""], [, how = ""]) =>
      /^with\b/i.test(how)
        ? `I can ${act.toLowerCase()} ${how.toLowerCase()}`
        : `I can ${how.toLowerCase()} ${act.toLowerCase()}`,
  ],
  [
    /\b(?:known case of|history of|have|any|got|suffer\w*)\b[^?]{0,30}\b(?:sugar|bp|blood pressure|pressure|thyroid|cholesterol)\b/i,
    new RegExp(
      `^${lead}(bp|blood pressure|pressure|sugar|thyroid|cholesterol)(?:,? (?:for |since |the past |past )?((?:about )?(?:\\d+|a few|several|many) (?:years|months)))?\\.?$`,
      "i",
    ),
    (_asked, [, name = "", length = ""]) =>
      `I have ${length ? "had " : ""}${diseases[name.toLowerCase()] ?? name}${length ? ` for ${length}` : ""}`,
  ],
  [
    /\byour (dad|father|mum|mom|mother|brother|sister|husband|wife|grandmother|grandfather)\b[^?]{0,20}\balive\b/i,
    /^(?:(?:no|nope|oh|sadly),? )*(?:has |is )?((?:passed(?: away)?|died)\b[^.;?]{0,40})\.?$/i,
    ([, who = ""], [, death = ""]) => `my ${who.toLowerCase()} ${lowerFirst(death)}`,
  ],
  [
    /\b(?:what|how) did (he|she) (?:die|pass)\b/i,
    /^(?:(?:his|her|the|bad) )?(heart|liver|kidneys?|lungs?)(?: (?:trouble|problems?))?\.?$/i,
    ([, who = ""], [, organ = ""]) => `${who.toLowerCase()} had ${organ.toLowerCase().replace(/s$/, "")} problems`,
  ],
];

/** Returns a habit as what is quit: "smoke" → "smoking". */
const gerundOf = (habit: string): string => (/^s/i.test(habit) ? "smoking" : /^v/i.test(habit) ? "vaping" : "drinking");

/** Matches an answer that an act hurts, as the group: "It | burns | a bit". */
const hurtsPattern = new RegExp(
  `^${lead}(?:it )?(?:(?:really|kind of|sort of) )?(burns|stings|hurts|burning|stinging|(?:is )?(?:painful|sore))(?: (?:a (?:bit|little|lot)|like (?:hell|fire|mad|crazy)|badly|every time|sometimes))*\\.?$`,
  "i",
);
/** Maximum number of words of an answer that says too little alone. */
const maxWords = 10;

/** Returns what hurts when the act that a question names is done: "It burns" → "it burns when I urinate". */
function hurtsWhen(asked: string, said: string): string | null {
  const act = acts.find(([pattern]) => pattern.test(asked))?.[1];
  const how = act ? hurtsPattern.exec(said)?.[1]?.toLowerCase() : undefined;
  if (!act || !how) return null;
  const verb = how
    .replace(/^burning$/, "burns")
    .replace(/^stinging$/, "stings")
    .replace(/^(?=painful|sore)/, "is ");
  return `it ${verb} when I ${act}`;
}

/**
 * Returns a turn whose first sentence answers in a few words that mean something only beside the question, as a
 * sentence of its own: "Using your inhaler?" "Ran out." → "I ran out of the inhaler". Other turns are returned
 * unchanged.
 */
export function fullAnswer(turn: readonly Sentence[], question: Sentence): readonly Sentence[] {
  const [first, ...later] = turn;
  if (!first || first.text.split(" ").length > maxWords) return turn;
  const full = hurtsWhen(question.text, first.text) ?? completed(question.text, first.text);
  if (full === null) return turn;
  const asked = { turn: question.turn, start: question.start, end: question.end };
  return [{ ...first, text: full, before: [asked, ...(first.before ?? [])] }, ...later];
}

/** Returns the first completion of an answer to its question; null if none fits. */
function completed(asked: string, said: string): string | null {
  for (const [asks, says, full] of completions) {
    const saying = says.exec(said);
    const asking = saying ? asks.exec(asked) : null;
    if (saying && asking) return full(asking, saying);
  }
  return null;
}
