import { globSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { namedBy } from "../../../src/main/ehr/page/findTarget";
import { addressPatterns } from "../../../src/main/ehr/wizard/findFormIdentity";
import { type Attack, attacksOn, attackText } from "./attackTexts.ts";
import { constructedPatterns, type FoundPattern, literalPatterns } from "./collectPatterns.ts";
import { growsTooFast } from "./growsTooFast.ts";

/** Modules that build expressions from texts and need no service to be loaded. */
const readers = [
  "src/server/facts/{acts,answers,frames,lexicon,resolve,roles,segment,statements,terms}/**/*.ts",
  "src/server/notes/{checking,writing}/**/*.ts",
  "src/server/transcription/{inferSpeakers,readTypedTranscript,speakerCues}.ts",
  "src/main/ehr/identity/{readBirthDate,shownCharacters}.ts",
  "src/renderer/precharting/appointmentFromEhr.ts",
];

/**
 * Files with expressions that are not linear: of patterns of at most 300 characters, addresses, a company's name, and
 * (`deriveReading`) the first 1,000 characters of an element that a clinician points at when an EHR is set up.
 */
const notLinear = [
  "src/main/ehr/profile/matchPattern.ts",
  "src/main/ehr/wizard/deriveReading.ts",
  "src/renderer/base/access.ts",
  "src/renderer/base/copyright.ts",
];

const worstOf = (pattern: RegExp): Attack | undefined =>
  attacksOn(pattern).find((attack) => growsTooFast(pattern, attack));

const report = (found: FoundPattern[]): string[] =>
  found.flatMap(({ file, pattern }) => {
    const worst = worstOf(pattern);
    return worst ? [`${file}: ${pattern} on ${JSON.stringify(attackText(worst, 1).slice(0, 80))}, repeated`] : [];
  });

describe("the work of each regular expression", () => {
  test("grows no faster than its text if it is a literal", { timeout: 240_000 }, () => {
    const found = literalPatterns(["src/{server,shared,main,renderer}/**/*.{ts,tsx}"]).filter(
      ({ file }) => !notLinear.includes(file),
    );
    expect(found.length).toBeGreaterThan(1_000);
    expect(report(found)).toEqual([]);
  });

  describe("that is constructed", () => {
    let found: FoundPattern[] = [];
    beforeAll(async () => {
      found = await constructedPatterns(readers);
    });

    test("grows no faster than its text", { timeout: 120_000 }, () => {
      expect(found.length).toBeGreaterThan(100);
      expect(found.map(({ file }) => file)).toEqual(
        expect.arrayContaining(readers.slice(-2).flatMap((glob) => globSync(glob))),
      );
      expect(report(found)).toEqual([]);
    });
  });
});

describe("the work of each regular expression that is constructed for a page of an EHR", () => {
  const label = "Assessment and plan".padEnd(200, " a");
  const { asParameter, inPath } = addressPatterns("MRN 4711");
  test.each([
    ["src/main/ehr/page/findTarget.ts", namedBy("Note")],
    ["src/main/ehr/page/findTarget.ts", namedBy(label)],
    ["src/main/ehr/page/findTarget.ts", namedBy("a:* ".repeat(50))],
    ["src/main/ehr/wizard/findFormIdentity.ts", asParameter],
    ["src/main/ehr/wizard/findFormIdentity.ts", inPath],
    ["src/main/ehr/wizard/findFormIdentity.ts", addressPatterns("a".repeat(200)).asParameter],
    ["src/main/ehr/wizard/findFormIdentity.ts", addressPatterns("a".repeat(200)).inPath],
  ])("grows no faster than its text: %s %s", { timeout: 60_000 }, (file, pattern) => {
    expect(report([{ file, pattern }])).toEqual([]);
  });
});

describe("the check of regular expressions", () => {
  test.each([
    [/\s+$/],
    [/\b[a-z']+-,?\s+(?=[a-z])/gi],
    [/\bwhen did\b.*\bhappen/],
    [/^no ((?:[a-z-]+ ?){1,5}?) but (I .+)$/i],
    [/^(?:a+)+$/],
    [/(?:,? (?:and|so))+$/],
  ])("finds that %s takes too long", { timeout: 120_000 }, (pattern) => {
    expect(worstOf(pattern)).toBeDefined();
  });

  test.each([[/(?<!\s)\s+$/], [/^\s*[a-z]+(?: [a-z]+)*$/], [/[,.] {0,3}\bcomma\b/g]])("accepts %s", (pattern) => {
    expect(worstOf(pattern)).toBeUndefined();
  });
});
