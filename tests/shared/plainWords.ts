import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";

/**
 * Words that do not belong in prose (see CONTRIBUTING.md), with their forms. A line break in a comment counts as a
 * space.
 */
export const unwanted = {
  told: /\b(?:told|tells?|telling)\b/gi,
  nobody: /\b(?:nobody|somebody)\b/gi,
  stands: /\bstands?\b/gi,
  "goes on": /\b(?:go|goes|went)[\s*/]+on\b/gi,
  anew: /\banew\b/gi,
  "heard of": /\bheard[\s*/]+of\b/gi,
  "is no more": /(?<!\bthere )\bis[\s*/]+no[\s*/]+more\b(?!\s+than)/gi,
};

/** Strings that the product text fixes to the letter and that contain such a word: none so far. */
const fixedByProduct: string[] = [];

export interface Prose {
  text: string;
  /** Offset in the file. */
  start: number;
}

/** Returns the comments, strings, template texts and JSX texts of a module. */
export function proseOf(path: string, source: string): Prose[] {
  const { program, comments } = parseSync(path, source);
  const found: Prose[] = comments.map(({ value, start }) => ({ text: value, start: start + 2 }));
  const add = (text: string, start: number): void => void found.push({ text, start });
  new Visitor({
    Literal: ({ value, start }) => typeof value === "string" && add(value, start + 1),
    TemplateElement: ({ value, start }) => add(value.raw, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(program);
  return found;
}

/**
 * Returns the titles of a test file: the first argument of describe, test and it, also behind `.each(…)` or `.skip`.
 */
export function titlesOf(path: string, source: string): Prose[] {
  const found: Prose[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !/^(?:describe|test|it)\b/.test(source.slice(callee.start, callee.end))) return;
      if (title.type === "Literal" || title.type === "TemplateLiteral") {
        found.push({ text: source.slice(title.start, title.end), start: title.start });
      }
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** Returns the occurrences of a word in prose, as `file:line: text of that line`. */
export function occurrences(
  word: RegExp,
  path: string,
  source: string,
  prose: Prose[],
  fixed: string[] = fixedByProduct,
): string[] {
  const lines = source.split("\n");
  return prose
    .filter(({ text }) => !fixed.includes(text))
    .flatMap(({ text, start }) => [...text.matchAll(word)].map(({ index }) => start + index))
    .toSorted((a, b) => a - b)
    .map((offset) => source.slice(0, offset).split("\n").length)
    .map((line) => `${path}:${line}: ${lines[line - 1]?.trim()}`);
}

interface Corpus {
  lines: number;
  files: { path: string; source: string; prose: Prose[] }[];
}

/** Reads the files that match the globs, each with the prose that `read` returns. */
export function corpus(globs: string[], read: typeof proseOf): Corpus {
  const files = globSync(globs)
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(path, "utf8") }))
    .map(({ path, source }) => ({ path, source, prose: read(path, source) }));
  return { lines: files.reduce((sum, { source }) => sum + source.split("\n").length, 0), files };
}

/** Returns the occurrences of a word if there are more than `maxPerThousand` per 1,000 lines, otherwise none. */
export function excess(word: RegExp, { lines, files }: Corpus, maxPerThousand: number): string[] {
  const found = files.flatMap(({ path, source, prose }) => occurrences(word, path, source, prose));
  return (found.length * 1000) / lines > maxPerThousand ? found : [];
}
