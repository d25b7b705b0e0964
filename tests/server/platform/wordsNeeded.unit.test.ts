import { beforeAll, describe, expect, test } from "vitest";
import { PatternIndex } from "../../../src/server/platform/patterns/PatternIndex";
import { matchesOf } from "../../../src/server/platform/patterns/matchesOf";
import { Rewriter } from "../../../src/server/platform/patterns/Rewriter";
import { wordsNeeded } from "../../../src/server/platform/patterns/wordsNeeded";
import { longVisit } from "../../bench/longVisit";
import { constructedPatterns, type FoundPattern, literalPatterns } from "../../shared/patterns/collectPatterns";
import { attackText, attacksOn } from "../../shared/patterns/attackTexts";

const needed = (pattern: RegExp): string[] | null => {
  const words = wordsNeeded(pattern);
  return words && [...words].toSorted();
};

/*
 * Null if no words can be read from the pattern: a match could begin inside a word, with any letters or, with the flag
 * `u`, with a letter outside ASCII.
 */
describe("the starts of words that a match needs, three letters of each,", () => {
  test.each<[RegExp, string[] | null]>([
    [/\bkeep on taking\b/i, ["kee"]],
    [/\b(?:keep|stay) on/i, ["kee", "sta"]],
    [/^(?:(?:and|so),? )*ER\b/i, ["er"]],
    [/\bgr[ae]y\b/, ["gra", "gre"]],
    [/\bno(?:pe)?\b/i, ["no", "nop"]],
    [/\ba ?1c\b/i, ["a", "a1c"]],
    [/\b(?:really )?(?:tired|worn out)/i, ["tir", "wor"]],
    [/, (?=and then)/i, ["and"]],
    [/can't|won't/i, null],
    [/(?<=\bleft )knee/i, null],
    [/ knee\w*/i, ["kne"]],
    [/[a-z]+itis\b/i, null],
    [/\b(?:cough)?/i, null],
    [/\bcough\b/iu, null],
    [/\bK(?:elvin)?\b/i, ["k", "kel"]],
  ])("of %s are %j", (pattern, words) => {
    expect(needed(pattern)).toEqual(words);
  });
});

describe("a text that a pattern of the product matches", () => {
  let found: FoundPattern[] = [];
  beforeAll(async () => {
    const folders = ["src/server/facts/**/*.ts", "src/server/notes/{checking,writing}/**/*.ts"];
    found = [...literalPatterns(folders), ...(await constructedPatterns(folders))];
  }, 60_000);

  test("has one of its words", { timeout: 120_000 }, () => {
    const said = longVisit(3_000).map(([, text]) => text);
    const patterns = found.map(({ pattern }) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")));
    expect(patterns.length).toBeGreaterThan(1_000);
    let tried = 0;
    for (const pattern of patterns) {
      const index = new PatternIndex([pattern]);
      const texts = attacksOn(pattern).map((attack) => attackText(attack, 40));
      for (const text of [...said.slice(0, 60), ...texts]) {
        if (!pattern.test(text)) continue;
        tried += 1;
        expect([pattern, text, index.candidates(text)]).toEqual([pattern, text, [0]]);
      }
    }
    expect(tried).toBeGreaterThan(1_000);
  });
});

describe("the rewriting of a text by many patterns", () => {
  const rewrites = [
    [/\bcat\b/g, "dog"],
    [/\bdog bites\b/g, "dog barks"],
    [/\bbird\b/g, "cat"],
  ] as const;

  test("applies each pattern to what the ones before it have made", () => {
    expect(new Rewriter(rewrites).apply("The cat bites a bird")).toBe("The dog barks a cat");
  });

  test("can stop at the first change", () => {
    expect(new Rewriter(rewrites).applyFirst("The bird and the cat")).toBe("The bird and the dog");
  });
});

describe("the matches of a pattern", () => {
  test.each([
    [/\b[a-z]/g, "a few words"],
    [/x*/g, "axxb"],
    [/z/g, "none"],
  ])("are those of matchAll: %s in %j", (pattern, text) => {
    expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });
});
