import { rememberResults } from "../../../platform/rememberResults";
import { findFrequencies } from "../../../facts/lexicon/doseTerms";
import { findDrugNames } from "../../../facts/lexicon/findDrugNames";
import { findTerms } from "../../../facts/lexicon/findTerms";
import { type Token, tokenize } from "../../../facts/lexicon/tokenize";
import { endsClause, isDenied } from "./isDenied";
import { readQuantities } from "./readQuantities";
import type { ContentWord, Mention, Statement } from "./Statement";
import { stem } from "./stem";
import { stopWords, strongHedges } from "./wordLists";

/**
 * Reads one sentence of a note, or of a visit after `cleanSpeech`, for comparison. Callers must not change the result.
 */
export const readStatement = rememberResults(statementOf);

function statementOf(text: string): Readonly<Statement> {
  const tokens = tokenize(text);
  const mentions = readMentions(text, tokens);
  const frequencies = findFrequencies(tokens);
  const terms = [...mentions, ...frequencies];
  const covered = new Set(terms.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const words = readWords(text, tokens, covered);
  const quantities = readQuantities(text, tokens);
  const keys = new Set([
    ...mentions.map(({ kind, name }) => `${kind}:${name}`),
    ...words.map(({ stem: key }) => key),
    ...quantities.map(({ value }) => `#${value}`),
    ...frequencies.map(({ value }) => `@${value}`),
  ]);
  return { text, tokens, mentions, words, quantities, frequencies, sides: readSides(tokens), keys };
}

/** Maximum number of tokens from a relative to a term that is about that relative. */
const maxFromRelative = 12;

/** Finds the clinical terms and drugs of a sentence, in order. */
function readMentions(text: string, tokens: readonly Token[]): Mention[] {
  const people = findTerms(tokens, ["relative"]);
  const personFor = (from: number): string | null => {
    const near = people.findLast(
      (person) =>
        person.from < from &&
        from - person.from <= maxFromRelative &&
        !hasClauseEndBetween(text, tokens, person.from, from),
    );
    return near && !returnsToPatient(tokens, near.to, from) ? near.name : null;
  };
  const terms = findTerms(tokens).filter((term) => !isInIdiom(tokens, term.from, term.name));
  const drugs = findDrugNames(tokens).filter(
    ({ isAmbiguous, start, to }) =>
      (!isAmbiguous || /^[A-Z]/.test(text.slice(start))) && !afterSubstancePattern.test(tokens[to]?.text ?? ""),
  );
  const found = [
    ...terms.map(({ kind, name, group, from, to, start, end }) => ({ kind, name, group, from, to, start, end })),
    ...drugs.map(({ inn, drugClass, from, to, start, end, ...drug }) => ({
      kind: "drug" as const,
      name: inn,
      group: drugClass,
      from,
      to,
      start,
      end,
      drug: { inn, drugClass, name: drug.name, isBrand: drug.isBrand, isAmbiguous: drug.isAmbiguous },
    })),
  ];
  return found
    .map(({ end, ...mention }): Mention => ({
      ...mention,
      words: text.slice(mention.start, end),
      polarity: isDenied(text, tokens, mention.from, mention.to) ? "absent" : "present",
      isHedged: isHedged(text, tokens, mention.from),
      person: mention.kind === "relative" ? null : personFor(mention.from),
    }))
    .toSorted((a, b) => a.from - b.from);
}

/** Matches words after a substance of the body, which is then not a drug: "iron deficiency", "iron overload". */
const afterSubstancePattern = /^(?:deficiency|deficient|overload|stores)$/;

function hasClauseEndBetween(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (endsClause(text, tokens[i], tokens[i + 1])) return true;
  return false;
}

/** Words after which a clause that began with a relative is about the patient. */
const patientWords = new Set(["i", "my", "me", "he", "she", "his", "her", "you", "your", "patient", "myself"]);

/**
 * Returns whether a word for the patient occurs between a relative and a term, so that the term is about the patient:
 * "I" in "my wife says that I have a fever".
 */
function returnsToPatient(tokens: readonly Token[], from: number, to: number): boolean {
  let start = from;
  while (/^(?:he|she)$/.test(tokens[start]?.text ?? "")) start++; // "my father, he had a stroke"
  for (let i = start; i < to; i++) if (patientWords.has(tokens[i]?.text ?? "")) return true;
  return false;
}

/** Words before "back" that make it an adverb and not a body part: "come back". */
const wordsBeforeAdverbBack = new Set([
  "come",
  "came",
  "go",
  "went",
  "going",
  "get",
  "got",
  "be",
  "call",
  "see",
  "put",
  "again",
  "right",
  "way",
  "coming",
  "bring",
  "you",
  "him",
  "them",
  "it",
  "me",
  "dial",
  "cut",
  "scale",
  "gone",
  "been",
  "heard",
  "hear",
  "her",
  "look",
  "looking",
  "follow",
  "wait",
  "sit",
  "lay",
  "move",
  "forth",
]);

/** Matches words beside "CVA" if it is the costovertebral angle and not a stroke. */
const besideAnglePattern = /^(?:tender\w*|angle|flanks?|kidneys?|percussion)$/;

/** Returns whether a term is part of an idiom: "come back" names no body part, "fell asleep" no fall. */
function isInIdiom(tokens: readonly Token[], from: number, name: string): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const after = tokens[from + 1]?.text ?? "";
  if (name === "back")
    return (
      wordsBeforeAdverbBack.has(before) ||
      (/^(?:in|to|then|when|from|up|at|on|home|for|with|and|here|again)$/.test(after) &&
        !/^(?:my|your|the|his|her|lower|upper|low)$/.test(before))
    );
  if (name === "stroke")
    return tokens[from]?.text === "cva" && tokens.some(({ text }) => besideAnglePattern.test(text));
  if (name === "chest") return after === "x" || after === "xray";
  if (name === "falls")
    return after === "asleep" || (/^(?:this|last|the|next)$/.test(before) && tokens[from]?.text === "fall");
  if (name === "head") return /^(?:go|going|gonna)$/.test(before) || before === "heads";
  return false;
}

/**
 * Returns whether a strong hedge ("maybe", "likely") is in the same clause, at most eight tokens before the term or
 * three after its first token.
 */
function isHedged(text: string, tokens: readonly Token[], from: number): boolean {
  for (let i = from - 1; i >= 0 && from - i <= 8 && !endsClause(text, tokens[i], tokens[i + 1]); i--)
    if (strongHedges.has(tokens[i]?.text ?? "")) return true;
  for (let i = from + 1; i <= from + 3 && !endsClause(text, tokens[i - 1], tokens[i]); i++)
    if (strongHedges.has(tokens[i]?.text ?? "")) return true;
  return false;
}

/** Words that a note has for another word of speech, with the stem of both. */
const sameWords: ReadonlyMap<string, string> = new Map(
  ["admitted", "admission", "admissions", "hospitalized", "hospitalised", "hospitalization", "hospitalizations"].map(
    (word) => [word, "hospitaliz"],
  ),
);

/** Returns the content words of a sentence, without the tokens in `covered`, which belong to terms. */
function readWords(text: string, tokens: readonly Token[], covered: ReadonlySet<number>): ContentWord[] {
  return tokens.flatMap((token, at): ContentWord[] => {
    if (covered.has(at) || token.text.length < 3 || stopWords.has(token.text) || /^\d/.test(token.text)) return [];
    return [
      {
        stem: sameWords.get(token.text) ?? stem(token.text),
        at,
        polarity: isDenied(text, tokens, at, at + 1) ? "absent" : "present",
      },
    ];
  });
}

/** Words after "left" and "right" that keep these from naming a side: "right now". */
const notASide = new Set([
  "now",
  "away",
  "here",
  "there",
  "after",
  "before",
  "where",
  "when",
  "off",
  "at",
  "the",
  "over",
  "it",
  "them",
  "him",
  "her",
  "us",
  "me",
  "out",
  "so",
  "i",
  "we",
  "and",
  "okay",
  "alright",
  "yeah",
  "that",
  "well",
  "this",
  "last",
  "yesterday",
]);
/** Words before "left" and "right" that can keep these from naming a side: "that is right". */
const notBeforeSide = new Set([
  "all",
  "that",
  "is",
  "are",
  "be",
  "i",
  "we",
  "they",
  "he",
  "she",
  "have",
  "has",
  "had",
  "just",
  "yeah",
  "okay",
  "not",
  "alright",
]);

/** Finds "left" and "right" as sides: "left knee", but not "right now" or "I left". */
function readSides(tokens: readonly Token[]): Statement["sides"] {
  return tokens.flatMap(({ text }, at) => {
    if (text !== "left" && text !== "right") return [];
    const next = tokens[at + 1]?.text ?? "";
    const before = tokens[at - 1]?.text ?? "";
    if (notASide.has(next) && !/^(?:the|your|my|his|her|on)$/.test(before)) return [];
    if (text === "left" && before === "patient" && !next) return [];
    if (notBeforeSide.has(before) && (text === "left" || !next)) return [];
    return [{ side: text, at }] as const;
  });
}
