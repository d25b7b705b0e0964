import type { RemovedSentence, Sentence, VisitDocument } from "../../shared/notes/document";
import { diffWords } from "../../shared/notes/diffWords";
import type { StyleRule } from "../../shared/style/styleRule";
import { hasNoFacts, keepsFacts } from "./keepsFacts";
import { hasName, wordsFault } from "./wordsFault";
import { lowerFirst } from "../platform/lowerFirst";

/** A change of style that a person made to a drafted sentence; `section` is the id of its section. */
export interface StyleEdit extends Pick<StyleRule, "kind" | "section" | "from" | "to"> {
  section_title: string;
  before: string;
  after: string;
}

/**
 * Maximum numbers of words and characters of a sentence that is compared, and of pairs of sentences in a section and in
 * a document.
 */
const limits = { sentence: 60, characters: 600, pairs: 40, pairsOfDocument: 120 } as const;

type Edited = Pick<VisitDocument, "sections" | "removed">;

/**
 * Returns the changes of style that people made to the drafted sentences of a document: words in other words, and
 * sentences without facts left out. Changed facts and changed names are not changes of style.
 */
export const editsOf = (document: Edited): StyleEdit[] => [...editsBySection(document)].flat();

/** Yields the changes of `editsOf` section by section, so that other requests can be handled in between. */
export function* editsBySection({ sections, removed }: Edited): Generator<StyleEdit[]> {
  let left: number = limits.pairsOfDocument;
  for (const section of sections) {
    const max = Math.min(limits.pairs, left);
    const drafted = removed.filter((each) => each.section === section.id && isShort(each)).slice(0, max);
    const edited = section.sentences.filter((each) => each.origin === "edited" && isShort(each)).slice(0, max);
    left -= Math.max(drafted.length, edited.length);
    yield editsOfSection(section, drafted, edited);
  }
}

function editsOfSection(
  section: VisitDocument["sections"][number],
  drafted: readonly RemovedSentence[],
  edited: readonly Sentence[],
): StyleEdit[] {
  const origin = { section: section.id, section_title: section.title };
  const pairs = pair(drafted, edited);
  // If a person wrote a sentence that is like no drafted one, it may replace any of them, so none counts as left out.
  const isRewritten = section.sentences.some(
    ({ origin, text }) => origin !== "drafted" && !pairs.some(({ after }) => after === text),
  );
  const leftOut = isRewritten ? [] : drafted.filter((each) => !pairs.some(({ before }) => before === each.text));
  return [
    ...pairs.flatMap(({ before, after }) => reworded(before, after).map((edit) => ({ ...origin, ...edit }))),
    ...leftOut
      .filter(({ text }) => !hasName(text) && hasNoFacts(text))
      .map(({ text }) => ({ ...origin, kind: "left_out" as const, from: text, to: "", before: text, after: "" })),
  ];
}

/** Whether a sentence is short enough to be compared with others quickly. */
const isShort = ({ text }: Pick<Sentence, "text">): boolean =>
  text.length <= limits.characters && text.split(/\s+/).length <= limits.sentence;

interface Pair {
  before: string;
  after: string;
}

/** Returns each edited sentence with the drafted one that it shares most words with: at least half of them. */
function pair(drafted: readonly RemovedSentence[], edited: readonly Sentence[]): Pair[] {
  const left = new Set(drafted.map(({ text }) => text));
  return edited.flatMap(({ text }) => {
    const best = [...left]
      .map((before) => ({ before, share: sharedWords(before, text) }))
      .reduce<{ before: string; share: number } | null>((a, b) => (a && a.share >= b.share ? a : b), null);
    if (!best || best.share < 0.5) return [];
    left.delete(best.before);
    return [{ before: best.before, after: text }];
  });
}

function sharedWords(one: string, other: string): number {
  const a = new Set(one.toLowerCase().split(/\s+/));
  const b = new Set(other.toLowerCase().split(/\s+/));
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

/** Returns the phrases that were replaced; none if anything else of the sentence's facts was changed. */
function reworded(before: string, after: string): (Pick<StyleEdit, "kind" | "from" | "to"> & Pair)[] {
  if (!keepsFacts(before, after)) return [];
  return replacements(before, after).flatMap((each) => {
    const from = bare(each.from, each.isFirst);
    const to = bare(each.to, each.isFirst);
    return from !== to && wordsFault(from, to) === null
      ? [{ kind: isShortForm(from, to) ? "abbreviation" : "wording", from, to, before, after } as const]
      : [];
  });
}

interface Replacement {
  from: string;
  to: string;
  /** Whether it begins the sentence. */
  isFirst: boolean;
}

/**
 * Returns what was replaced word by word. A word that was only added or removed is returned with the word beside it.
 */
function replacements(before: string, after: string): Replacement[] {
  const { left, right } = diffWords(before, after);
  const kept = (pieces: typeof left): string[] =>
    pieces.filter(({ isOnlyHere }) => !isOnlyHere).map(({ text }) => text);
  if (kept(left).join("") !== kept(right).join("")) return [];
  const a = wordsOf(left);
  const b = wordsOf(right);
  const found: Replacement[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (a[i]?.isCommon && b[j]?.isCommon) {
      i++;
      j++;
      continue;
    }
    const [fromStart, toStart] = [i, j];
    while (a[i] && !a[i]?.isCommon) i++;
    while (b[j] && !b[j]?.isCommon) j++;
    if (i === fromStart && j === toStart) return []; // the sides do not match
    const isOneSided = i === fromStart || j === toStart;
    if (isOneSided && a[i] && b[j]) {
      i++;
      j++;
    }
    const text = (words: typeof a, start: number, end: number): string =>
      words
        .slice(start, end)
        .map(({ word }) => word)
        .join(" ");
    found.push({ from: text(a, fromStart, i), to: text(b, toStart, j), isFirst: fromStart === 0 || toStart === 0 });
  }
  return found;
}

function wordsOf(pieces: readonly { text: string; isOnlyHere: boolean }[]): { word: string; isCommon: boolean }[] {
  return pieces.flatMap(({ text, isOnlyHere }) =>
    (text.match(/\S+/g) ?? []).map((word) => ({ word, isCommon: !isOnlyHere })),
  );
}

/** Returns a phrase without punctuation at its ends and, at the beginning of a sentence, without its capital letter. */
function bare(phrase: string, isFirst: boolean): string {
  const text = phrase.replace(/^[.,;:()“”"]+|[.,;:()“”"]+$/g, "");
  return isFirst && /^[A-Z][a-z]/.test(text) ? lowerFirst(text) : text;
}

const isShortForm = (from: string, to: string): boolean =>
  to.length < from.length && /^[A-Za-z]{1,6}$/.test(to) && (/[A-Z]/.test(to) || from.includes(" "));
