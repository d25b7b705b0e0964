import type { NoteSection } from "../../../shared/notes/document";
import { type SavedSentence, withoutFindings } from "../editor/toSentences";
import { sentenceCase } from "../../../shared/sentenceCase";

/** What to search for. `text` is taken literally, not as a pattern. */
export interface Search {
  text: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/**
 * One occurrence in a sentence. `text` is the whole sentence as it was searched, and `at` the index in it of the first
 * character. `section` is the section's title. `id` is unique within the note. `isCapital`: the occurrence has one
 * capital, at its beginning, which the text searched for lacks, as at the start of a sentence.
 */
export interface Match {
  id: string;
  section: string;
  sentenceId: string;
  text: string;
  at: number;
  length: number;
  isCapital: boolean;
}

/** Returns the text that replaces a match: the replacement, with a capital if the match has one: “Patient” for “Pt”. */
export const replacementOf = ({ isCapital }: Match, replacement: string): string =>
  isCapital ? sentenceCase(replacement) : replacement;

/** Finds all occurrences in a note, in its order, without overlaps. Pure. */
export function findMatches(sections: readonly NoteSection[], search: Search): Match[] {
  if (search.text === "") return [];
  return sections.flatMap(({ title, sentences }) =>
    sentences.flatMap(({ id, text }) =>
      occurrences(text, search).map((at) => ({
        id: `${id} ${at}`,
        section: title,
        sentenceId: id,
        text,
        at,
        length: search.text.length,
        isCapital: beginsWithCapital(text.slice(at, at + 2), search.text),
      })),
    ),
  );
}

/** Whether a match has the one capital that its search lacks: “Left” for “left”, but not “GERD” for “gerd”. */
function beginsWithCapital(match: string, sought: string): boolean {
  const [first = "", second = ""] = match;
  return first !== sought.charAt(0) && /\p{Lu}/u.test(first) && !/\p{Lu}/u.test(second);
}

function occurrences(text: string, { text: sought, matchCase, wholeWords }: Search): number[] {
  // Not toLowerCase of the whole text, which can change its length.
  const isEqual = (at: number): boolean => {
    const here = text.slice(at, at + sought.length);
    return here === sought || (!matchCase && here.toLowerCase() === sought.toLowerCase());
  };
  const isWord = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  const found: number[] = [];
  for (let at = 0; at + sought.length <= text.length; at += 1) {
    if (!isEqual(at)) continue;
    const end = at + sought.length;
    const cutsWord = (isWord(at - 1) && isWord(at)) || (isWord(end - 1) && isWord(end));
    if (wholeWords && cutsWord) continue;
    found.push(at);
    at = end - 1;
  }
  return found;
}

/**
 * Returns the sections that change, as a save sends them, with the matches replaced. A sentence whose text has changed
 * since it was searched stays as it is; one that becomes empty is left out. Pure.
 */
export function replaceMatches(
  sections: readonly NoteSection[],
  matches: readonly Match[],
  replacement: string,
): { key: string; sentences: SavedSentence[] }[] {
  const bySentence = Map.groupBy(matches, ({ sentenceId }) => sentenceId);
  return sections.flatMap(({ key, sentences }) => {
    const changed = sentences.map((sentence): SavedSentence => {
      const own = (bySentence.get(sentence.id) ?? []).filter(({ text }) => text === sentence.text);
      if (own.length === 0) return withoutFindings(sentence);
      const text = withReplaced(sentence.text, own, replacement);
      return { ...withoutFindings(sentence), text, origin: sentence.origin === "typed" ? "typed" : "edited" };
    });
    const isChanged = changed.some(({ text }, i) => text !== sentences[i]?.text);
    return isChanged ? [{ key, sentences: changed.filter(({ text }) => text !== "") }] : [];
  });
}

/**
 * Returns the text of a sentence with these occurrences replaced, without the spaces that a removal leaves. Takes time
 * proportional to the length of the result.
 */
function withReplaced(text: string, matches: readonly Match[], replacement: string): string {
  const pieces: string[] = []; // not empty, from the end to the beginning
  const prepend = (piece: string): void => void (piece !== "" && pieces.push(piece));
  let end = text.length;
  for (const match of matches.toSorted((a, b) => b.at - a.at)) {
    const { at, length } = match;
    const before = text.charAt(at - 1);
    prepend(text.slice(at + length, end));
    const after = pieces.at(-1) ?? "";
    if (replacement === "" && (before === "" || before === " ") && after.startsWith(" ")) {
      pieces.pop();
      prepend(after.slice(1));
    }
    prepend(replacementOf(match, replacement));
    end = at;
  }
  prepend(text.slice(0, end));
  return pieces.toReversed().join("").trim();
}
