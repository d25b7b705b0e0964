import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Characters of a line, as in Prettier's settings, which wrap code but not comments. */
const maxWidth = 120;
/** Matches a line that is a comment, or code with a comment after it. */
const commentPattern = /^\s*(?:\/\/|\/?\*)|\s\/\/ [^"'`]*$/;

/** Returns the comment lines of a text that are too wide. An address cannot be wrapped. */
function tooWide(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => line.length > maxWidth && commentPattern.test(line) && !/https?:\/\/\S{60}/.test(line));
}

test("comments are at most 120 characters wide", () => {
  const files = globSync(["src/**/*.{ts,tsx,css}", "scripts/**/*.mjs", "tests/**/*.{ts,tsx,mjs}"]);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((path) => tooWide(readFileSync(path, "utf8")).map((line) => `${path}: ${line}`))).toEqual([]);
});

test("the check finds only wide comments", () => {
  const words = "word ".repeat(24);
  expect(tooWide(`// ${words}`)).toHaveLength(1);
  expect(tooWide(` * ${words}`)).toHaveLength(1);
  expect(tooWide(`const a = 1; // ${words}`)).toHaveLength(1);
  expect(tooWide(`const text = "see // ${words}";`)).toHaveLength(0);
});
