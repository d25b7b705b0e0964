import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Vault } from "../../../src/server/platform/crypto/Vault";
import { hasPrefixes, prefixTokens, readQuery, searchWords } from "../../../src/server/visits/searchTokens";

const vault = new Vault(randomBytes(32));

test.each([
  ["", []],
  ["  \u0000 — !", []],
  ["Harold Whitfield", ["harold", "whitfield"]],
  ["O'Brien-MÜLLER", ["o", "brien", "muller"]],
  ["Lucía Nguyễn Łukasz Ødegård Strauß", ["lucia", "nguyen", "lukasz", "odegard", "strauss"]],
  ["knee KNEE Knee", ["knee"]],
  ["148/92, 500 mg", ["148", "92", "500", "mg"]],
  ["Σωκράτης Иван 山田 ＡＢＣ", ["σωκρατης", "иван", "山田", "abc"]],
])("searchWords(%j) is %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("prefixTokens has the prefixes of a word from three to twelve letters, and none of one or two", () => {
  const tokens = prefixTokens(vault, "nora", ["abcd ab", null]);
  expect(new Set(tokens)).toEqual(new Set(["abc", "abcd"].map(vault.tokensOf("nora"))));
  expect(prefixTokens(vault, "nora", ["hydrochlorothiazide"])).toHaveLength(10);
  expect(prefixTokens(vault, "nora", ["𝒜".repeat(20)])).toHaveLength(10);
});

test("readQuery cuts a long word to twelve letters for names, not for spoken words, and sets short words apart", () => {
  const { tokens, short } = readQuery(vault, "nora", "Hydrochlorothiazide Bo");
  const both = (word: string) => [vault.tokensOf("nora")(word), vault.token(word)];
  expect(tokens).toEqual([{ prefix: both("hydrochlorot"), spoken: both("hydrochlorothiazide") }]);
  expect(short).toEqual(["bo"]);
});

test("tokens depend on the owner and the master key, so that one clinician's tokens reveal nothing of another's", () => {
  const tokens = prefixTokens(vault, "nora", ["Harold"]);
  expect(prefixTokens(vault, "nora", ["Harold"])).toEqual(tokens);
  for (const other of [
    prefixTokens(vault, "kim", ["Harold"]),
    prefixTokens(new Vault(randomBytes(32)), "nora", ["Harold"]),
  ])
    expect(other.filter((token) => tokens.includes(token))).toEqual([]);
});

test("hasPrefixes finds the beginnings of words in any text", () => {
  expect(hasPrefixes(["Li Bo", null, "Knee"], ["li", "k"])).toBe(true);
  expect(hasPrefixes(["Li Bo", null, "Knee"], ["li", "n"])).toBe(false);
});
