import { describe, expect, test } from "vitest";
import { corpus, excess, occurrences, proseOf, titlesOf, unwanted } from "./plainWords";

/**
 * Most occurrences of an unwanted word in 1,000 lines. Not zero, because quoted speech and product texts have some of
 * these words.
 */
const maxPerThousandLines = 0.2;
const words = Object.entries(unwanted);

describe("words of comments, strings and texts in src and scripts", () => {
  const code = corpus(["src/**/*.{ts,tsx}", "scripts/**/*.mjs"], proseOf);

  test.each(words)("“%s” occurs at most 0.2 times per 1,000 lines", (_, word) => {
    expect(excess(word, code, maxPerThousandLines)).toEqual([]);
  });
});

describe("words of test titles", () => {
  const tests = corpus(["tests/**/*.test.{ts,tsx}"], titlesOf);

  test.each(words)("“%s” occurs at most 0.2 times per 1,000 lines", (_, word) => {
    expect(excess(word, tests, maxPerThousandLines)).toEqual([]);
  });
});

describe("the check of words", () => {
  const sample = [
    "/** Nobody is",
    " * told. */",
    'const told = "she stands";',
    "const html = <p>It goes",
    "on</p>;",
    "export const text = `${told} told ${html}`; // told",
    "const pattern = /told/;",
  ].join("\n");
  const found = (word: RegExp, fixed?: string[]): string[] =>
    occurrences(word, "sample.tsx", sample, proseOf("sample.tsx", sample), fixed);

  test("finds a word in comments, strings, templates and JSX only", () => {
    expect(found(unwanted.told)).toEqual([
      "sample.tsx:2: * told. */",
      "sample.tsx:6: export const text = `${told} told ${html}`; // told",
      "sample.tsx:6: export const text = `${told} told ${html}`; // told",
    ]);
    expect(found(unwanted.nobody)).toEqual(["sample.tsx:1: /** Nobody is"]);
    expect(found(unwanted["goes on"])).toEqual(["sample.tsx:4: const html = <p>It goes"]);
  });

  test("exempts strings that the product text fixes", () => {
    expect(found(unwanted.stands)).toHaveLength(1);
    expect(found(unwanted.stands, ["she stands"])).toEqual([]);
  });

  test("reads only the titles of a test file", () => {
    const source = 'describe("told", () => { test.each([1])(`told ${1}`, () => say("told")); });';
    expect(occurrences(unwanted.told, "sample.ts", source, titlesOf("sample.ts", source))).toHaveLength(2);
  });

  test("lists every occurrence of a word that is too frequent", () => {
    const files = [{ path: "a.ts", source: "// told\n// told", prose: proseOf("a.ts", "// told\n// told") }];
    expect(excess(unwanted.told, { lines: 1000, files }, maxPerThousandLines)).toEqual([
      "a.ts:1: // told",
      "a.ts:2: // told",
    ]);
    expect(excess(unwanted.told, { lines: 10_000, files }, maxPerThousandLines)).toEqual([]);
  });
});
