import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { rememberPerVisit } from "../reading/rememberPerVisit";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";

/**
 * Words that exclude each other, in notes and in speech: where a finding is, a movement, the quality or course of a
 * symptom. Phrases end with the word in question. Each pair counts both ways.
 */
const oppositeWords: readonly (readonly [words: string, opposites: string])[] = [
  ["medial|medially|inner|inside|inward", "lateral|laterally|outer|outside|outward"],
  ["anterior|anteriorly", "posterior|posteriorly"],
  ["upper", "lower"],
  ["proximal|proximally", "distal|distally"],
  ["supination|supinate|supinates|supinating", "pronation|pronate|pronates|pronating"],
  ["abduction|abduct|abducting", "adduction|adduct|adducting"],
  ["inversion|invert|inverting", "eversion|evert|everting"],
  ["dorsiflexion|dorsiflex|dorsiflexing", "plantarflexion|plantar flexion|plantarflex|plantar flex"],
  ["radial|radially", "ulnar"],
  ["systolic", "diastolic"],
  ["benign|noncancerous|not cancer", "malignant|cancerous"],
  ["sharp|stabbing|knifelike|piercing", "dull|pressure-like"],
  [
    "productive|wet cough|cough is wet|phlegm|sputum|mucus|bringing up",
    "nonproductive|(?:dry|hacking|tickly) cough|cough is dry|dry",
  ],
  [
    "constant|continuous|constantly|continuously|persistent|all the time|always there|never goes away|does not go away",
    "intermittent|intermittently|comes and goes|come and go|on and off|off and on|then it goes away|in waves|every now and then",
  ],
  ["sudden|suddenly|all of a sudden", "gradual|gradually|slowly"],
  ["lives? alone|living alone|lives? by (?:myself|himself|herself)", "lives? with|living with"],
];
/** A group of words, and the group of their opposites. */
interface Opposites {
  same: RegExp;
  opposite: RegExp;
}
const pattern = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, "i");
const opposites: readonly Opposites[] = oppositeWords
  .map(([one, other]) => [pattern(one), pattern(other)] as const)
  .flatMap(([one, other]) => [
    { same: one, opposite: other },
    { same: other, opposite: one },
  ]);
/** Matches any word in `oppositeWords`: most sentences have none. */
const anyPattern = pattern(oppositeWords.flat().join("|"));

/** Matches the words before one that is denied: "no pain with supination" can follow from what was said. */
const deniedPattern = /\b(?:no|not|without|den(?:y|ies|ied)|negative)\b[^.;]{0,60}$/i;

/**
 * Finds a word such as "lateral" or "constant" that was not said, if its opposite was said about the same thing: in a
 * statement that matches the sentence well, or in the answer to it. A word that was said counts if only its opposite
 * was said right before the same thing. Returns at most one fault.
 */
export function oppositeFaults(checked: CheckedSentence): Fault[] {
  const { visit, support } = checked;
  const { text } = checked.statement;
  if (!anyPattern.test(text)) return [];
  for (const { same, opposite } of opposites) {
    const match = same.exec(text);
    if (!match || opposite.test(text) || deniedPattern.test(text.slice(0, match.index))) continue;
    const isSaid = statedIn(visit, same.source).length > 0;
    const said = statedIn(visit, opposite.source);
    const heard = isSaid
      ? turnedWord(checked, same, opposite)
      : said.find((each) => support.ranked.some((one) => Math.abs(one.said.index - each.index) <= 1));
    if (heard)
      return [
        {
          kind: "finding",
          must: false,
          value: match[0],
          at: match.index,
          detail: `“${match[0]}” doesn’t match what was said`,
          heard,
        },
      ];
  }
  return [];
}

/** Maximum number of tokens from a word such as "distal" to what it describes. */
const maxDescribed = 2;

/**
 * Returns the keys of the terms and words right after the words that match a pattern: "phalanx" in "distal phalanx".
 */
function describedBy({ text, tokens, words, mentions }: Statement, pattern: RegExp): Set<string> {
  const match = pattern.exec(text);
  const end = match ? match.index + match[0].length : -1;
  const next = tokens.findIndex(({ start }) => start >= end);
  const isNext = (at: number): boolean => match !== null && next >= 0 && at >= next && at < next + maxDescribed;
  return new Set([
    ...words.filter(({ at }) => isNext(at)).map(({ stem }) => stem),
    ...mentions.filter(({ from }) => isNext(from)).map(({ kind, name }) => `${kind}:${name}`),
  ]);
}

/**
 * Returns a best match that has the opposite word before the same thing, if no statement has the word itself before it:
 * "distal phalanx" for "proximal phalanx", although "proximal joint" was said too.
 */
function turnedWord(
  { statement, visit, support }: CheckedSentence,
  same: RegExp,
  opposite: RegExp,
): SaidStatement | undefined {
  const described = describedBy(statement, same);
  const describes = (one: Statement, pattern: RegExp): boolean =>
    [...describedBy(one, pattern)].some((key) => described.has(key));
  if (described.size === 0 || visit.statements.some((one) => isStated(one) && describes(one, same))) return undefined;
  return support.best.find((one) => !one.isQuestion && describes(one, opposite));
}

/** Returns whether a statement states what it names: it is not a question, or one that was answered with yes. */
const isStated = ({ isQuestion, answer }: SaidStatement): boolean => !isQuestion || answer === "present";

/** Returns the statements that match a pattern, except questions that offer a choice or were not answered with yes. */
const statedIn = rememberPerVisit((visit, source): readonly SaidStatement[] => {
  const words = new RegExp(source, "i");
  return visit.statements.filter(
    ({ text, isQuestion, answer }) =>
      words.test(text) && (!isQuestion || (answer === "present" && !/\bor\b/i.test(text))),
  );
});
