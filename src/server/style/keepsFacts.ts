import { unitAt } from "../facts/lexicon/doseTerms";
import type { Token } from "../facts/lexicon/tokenize";
import { findDrugs } from "../facts/terms/findDrugs";
import { readStatement } from "../notes/checking/reading/readStatement";

/** Groups of words that change what a sentence says, though they are neither terms nor numbers. */
const groups: Readonly<Record<string, string>> = {
  negation:
    "no not never none nothing without denies denied deny negative absent nor neither cannot unable free lack lacks lacked lacking fail fails failed minus excluding hardly barely scarcely",
  refusal: "refuse refuses refused refusing decline declines declined declining",
  exclusion: "rule rules ruled ruling exclude excludes excluded",
  certainty:
    "possible possibly probable probably likely unlikely may might could suspected suspect perhaps if unless questionable query presumed presumably presumptive apparent apparently seems seemed appears appeared suspicious suggests suggestive concern concerned concerning worried",
  mild: "mild mildly slight slightly minor",
  moderate: "moderate moderately",
  severe: "severe severely serious marked markedly",
  better: "better improved improving improves improvement resolved resolving",
  worse: "worse worsened worsening worsens progressive progressing progressed deteriorating deteriorated",
  fresh: "new newly onset",
  again: "again recurrent recurring recurred relapsed refractory",
  stable: "stable unchanged",
  more: "increase increased increases increasing raise raised up",
  less: "decrease decreased decreases decreasing reduce reduced lowered down",
  begin: "start started starts starting begin begins began initiate initiated",
  end: "stop stopped stops stopping hold held discontinue discontinued",
  continuation: "continue continued continues continuing",
  past: "history former formerly previous previously past prior ago had",
  present: "current currently today now tonight",
  lasting: "chronic chronically",
  sudden: "acute acutely sudden suddenly",
  often: "always often frequently frequent constant constantly daily nightly",
  taking: "take takes took taken taking use uses used using",
  tolerance: "intolerant intolerance sensitive",
  hospital: "admitted hospitalized discharged transferred",
  death: "died dead deceased",
  seldom: "seldom sometimes occasionally occasional rarely rare intermittent intermittently",
  plan: "advise advised recommend recommended order ordered refer referred prescribe prescribed counsel counseled instructed",
  he: "he him his himself man men boy gentleman male",
  she: "she her hers herself woman women girl lady female",
  they: "they them their theirs themselves themself",
  bilateral: "bilateral bilaterally bilat",
  leftLetter: "l lt",
  rightLetter: "r rt",
  inner: "medial medially inner",
  outer: "lateral laterally outer",
  near: "proximal proximally",
  far: "distal distally",
  front: "anterior anteriorly front ventral",
  back: "posterior posteriorly dorsal",
  upper: "upper superior above",
  under: "lower inferior below",
  inside: "internal internally",
  outside: "external externally",
  before: "before yesterday",
  after: "after tomorrow",
  and: "and both",
  or: "or either",
  only: "only just except but",
  all: "all every any entire",
  some: "some few several many",
  abnormal: "abnormal abnormally positive",
  normal: "normal normally unremarkable",
  family: "mother father sister brother son daughter wife husband partner family",
};

const groupOf = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.split(" ").map((word) => [word, group] as const)),
);

/** Number words, also without a unit. */
const numberWords = new Set(
  "zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred hundreds thousand half quarter third dozen dozens once twice thrice double triple couple pair".split(
    " ",
  ),
);
/** Names of days and months, and words for times other than now. "may" is in the group of certainty. */
const timeWords = new Set(
  "monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december last next day days week weeks month months year years hour hours minute minutes morning afternoon evening night".split(
    " ",
  ),
);

/** Written short forms with a slash or a sign, each with its full words. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})w\/o(?!\p{L})/giu, "without"],
  [/(?<!\p{L})r\/o(?!\p{L})/giu, "rule out"],
  [/(?<!\p{L})h\/o(?!\p{L})/giu, "history of"],
  [/(?<!\p{L})s\/p(?!\p{L})/giu, "status post"],
  [/(?<!\p{L})f\/u(?!\p{L})/giu, "follow up"],
  [/(?<!\p{L})b\/l(?!\p{L})/giu, "bilateral"],
  [/(?<!\p{L})c\/o(?!\p{L})/giu, "complains of"],
  [/(?<!\p{L})d\/t(?!\p{L})/giu, "due to"],
  [/(?<!\p{L})y\/o(?!\p{L})/giu, "year old"],
  [/(?<!\p{L})w\/(?!\p{L})/giu, "with"],
  [/(?<!\p{L})hx(?!\p{L})/giu, "history"],
  [/[-−–]ve(?!\p{L})/giu, "negative"],
  [/\+ve(?!\p{L})/giu, "positive"],
  [/\?/g, " questionable "],
  [/[¼-¾⅐-⅞]/g, " half "],
];

/**
 * Returns whether two texts name the same facts: terms with their polarity and certainty, drugs, numbers, frequencies,
 * sides, and words that negate, weaken or strengthen a statement. Words outside the lexicon are not compared.
 */
export function keepsFacts(before: string, after: string): boolean {
  return factsOf(before) === factsOf(after);
}

/** Groups that are not facts by themselves. */
const grammar: ReadonlySet<string> = new Set(["he", "she", "they", "and", "or", "only", "all", "some"]);

/** Returns whether a text names no fact at all. */
export function hasNoFacts(text: string): boolean {
  return factsOf(text, grammar) === "";
}

/**
 * Returns the facts of a text in a comparable form, in alphabetical order.
 * @param ignored groups of words to leave out
 */
function factsOf(text: string, ignored: ReadonlySet<string> = new Set()): string {
  const written = withoutShortForms(text);
  const { mentions, quantities, frequencies, sides, tokens } = readStatement(written);
  const read = [...mentions, ...quantities, ...frequencies];
  return [
    ...mentions.map(
      ({ kind, name, polarity, isHedged, person }) => `${kind}:${name}:${polarity}:${isHedged}:${person}`,
    ),
    ...quantities.map(({ value, unit }) => `#${value}${unit ?? ""}`),
    ...frequencies.map(({ value }) => `@${value}`),
    ...sides.map(({ side }) => side),
    ...findDrugs(written).map(({ generic }) => `drug ${generic}`),
    ...tokens.flatMap(({ text: word }) => groupNamed(word) ?? []).filter((group) => !ignored.has(group)),
    ...tokens.flatMap((_, at) => (read.some(({ from, to }) => at >= from && at < to) ? [] : countAt(tokens, at))),
  ]
    .toSorted()
    .join("|");
}

/** Returns a text with its written short forms as words. */
export const withoutShortForms = (text: string): string =>
  /[/?+¼-¾⅐-⅞]|[-−–]ve|hx/i.test(text)
    ? shortForms.reduce((whole, [form, words]) => whole.replace(form, words), text)
    : text;

/** Matches the end of a contracted "not", with or without its apostrophe. */
const contractedPattern = /n't$|^(?:do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)nt$/;

const groupNamed = (word: string): string | undefined =>
  contractedPattern.test(word) ? "negation" : groupOf.get(word);

/** Returns whether a word is one of those that `keepsFacts` compares. */
export const isFactWord = (word: string): boolean =>
  groupNamed(word) !== undefined || numberWords.has(word) || timeWords.has(word);

/** Returns what a token counts or measures outside the quantities and frequencies: a number, a time or a unit. */
function countAt(tokens: readonly Token[], at: number): string[] {
  const word = tokens[at]?.text ?? "";
  const unit = word === "in" ? null : unitAt(tokens, at); // "in" is seldom an inch
  if (unit) return [`unit ${unit.value}`];
  return numberWords.has(word) || timeWords.has(word) || /\d/.test(word) ? [`count ${word}`] : [];
}
