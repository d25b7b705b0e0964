import type { Run } from "./toSentences";

/** Matches a text that ends with an abbreviation or a single capital, whose period does not end a sentence. */
const abbreviationPattern = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|No|approx|ca|e\.g|i\.e|etc|Fig|[A-Z])\.$/;
/** Matches the end of a sentence, with closing quotation marks and brackets. */
const sentenceEndPattern = /[.!?]["”’)\]]*$/;

/**
 * Splits a paragraph into sentences. A marked sentence whose text is unchanged is not split, whatever punctuation it
 * contains; other text ends a sentence at `.`, `!` or `?` followed by a space and a capital or digit.
 *
 * @param originalOf returns the text of a mark's sentence when editing began; null if unknown.
 * @returns the runs of each sentence, in order.
 */
export function splitProse(runs: readonly Run[], originalOf: (id: string) => string | null): Run[][] {
  const sentences: Run[][] = [];
  let current: Run[] = [];
  let before: Run | null = null;
  const close = () => {
    if (current.length > 0) sentences.push(current);
    current = [];
  };
  for (const [i, run] of runs.entries()) {
    const whole = isWhole(run, originalOf);
    if (run.text.trim() === "") {
      current.push(run);
      continue;
    }
    if (before && endsBefore(textOf(current), before, run, originalOf)) close();
    if (whole) current.push(run);
    else {
      const pieces = cut(run.text, i > 0 ? textOf(current) : "");
      for (const [k, text] of pieces.entries()) {
        if (k > 0) close();
        current.push({ ...run, text });
      }
    }
    before = run;
  }
  close();
  return sentences;
}

function isWhole(run: Run, originalOf: (id: string) => string | null): boolean {
  return run.id !== null && run.text.trim() === originalOf(run.id)?.trim();
}

/** Whether a sentence ends between `soFar`, the text of the current sentence, and the run that follows. */
function endsBefore(soFar: string, before: Run, next: Run, originalOf: (id: string) => string | null): boolean {
  if (isWhole(before, originalOf) && isWhole(next, originalOf)) return true;
  const ended = sentenceEndPattern.test(soFar.trimEnd()) && !abbreviationPattern.test(soFar.trimEnd());
  if (!ended) return false;
  if (before.id !== null && next.id !== null) return true;
  return /^\s*["“(]?[\p{Lu}\p{N}]/u.test(next.text) && (/\s$/.test(soFar) || /^\s/.test(next.text));
}

/** Splits text at the sentence ends inside it. @param lead text already in the sentence, to recognize abbreviations. */
function cut(text: string, lead: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]["”’)\]]*\s+(?=["“(]?[\p{Lu}\p{N}])/gu)) {
    const end = match.index + match[0].length;
    const soFar = (from === 0 ? lead : "") + text.slice(from, end);
    if (abbreviationPattern.test(soFar.trimEnd())) continue;
    pieces.push(text.slice(from, end));
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece !== "");
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");
