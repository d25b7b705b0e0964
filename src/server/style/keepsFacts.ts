import { readStatement } from "../notes/checking/reading/readStatement";

/** Groups of words that change what a sentence says, though they are neither terms nor numbers. */
const groups: Readonly<Record<string, string>> = {
  negation: "no not never none without denies denied deny negative absent nor neither cannot unable free",
  certainty: "possible possibly probable probably likely unlikely may might could suspected suspect perhaps if unless",
  mild: "mild mildly slight slightly minor",
  moderate: "moderate moderately",
  severe: "severe severely serious marked markedly",
  better: "better improved improving improves improvement resolved resolving",
  worse: "worse worsened worsening worsens",
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
  seldom: "sometimes occasionally occasional rarely rare intermittent intermittently",
  plan: "advise advised recommend recommended order ordered refer referred prescribe prescribed counsel counseled instructed",
  he: "he him his himself man men boy gentleman male",
  she: "she her hers herself woman women girl lady female",
  they: "they them their theirs themselves themself",
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

/**
 * Returns whether two texts name the same facts: terms with their polarity and certainty, drugs, numbers, frequencies,
 * sides and words that turn or grade a statement. Words outside the lexicon are not compared.
 */
export function keepsFacts(before: string, after: string): boolean {
  return factsOf(before) === factsOf(after);
}

/** Groups that are no fact by themselves. */
const grammar: ReadonlySet<string> = new Set(["he", "she", "they", "and", "or", "only", "all", "some"]);

/** Returns whether a text names no fact at all. */
export function hasNoFacts(text: string): boolean {
  return factsOf(text, grammar) === "";
}

/**
 * Returns the facts of a text in a comparable form, in alphabetical order. @param ignored groups of words to leave out
 */
function factsOf(text: string, ignored: ReadonlySet<string> = new Set()): string {
  const { mentions, quantities, frequencies, sides, tokens } = readStatement(text);
  return [
    ...mentions.map(
      ({ kind, name, polarity, isHedged, person }) => `${kind}:${name}:${polarity}:${isHedged}:${person}`,
    ),
    ...quantities.map(({ value, unit }) => `#${value}${unit ?? ""}`),
    ...frequencies.map(({ value }) => `@${value}`),
    ...sides.map(({ side }) => side),
    ...tokens.flatMap(({ text: word }) => groupOf.get(word.toLowerCase()) ?? []).filter((group) => !ignored.has(group)),
  ]
    .toSorted()
    .join("|");
}
