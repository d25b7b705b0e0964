import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { DataKey } from "../../../src/server/platform/crypto/DataKey";
import { hasPrefixes, prefixTokens, readQuery, searchWords } from "../../../src/server/visits/searchTokens";

const newTokens = () =>
  new DataKey({ kind: "user", id: "0b8e6a52-5a2f-4c53-9a53-0d6a26f6e0aa" }, randomBytes(32)).tokens("visits");
const tokenOf = newTokens();

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

test("prefixTokens has the prefixes of a word from three to twelve letters", () => {
  const tokens = prefixTokens(tokenOf, ["abcd ab", null]);
  expect(new Set(tokens)).toEqual(new Set(["abc", "abcd"].map(tokenOf)));
  expect(prefixTokens(tokenOf, ["hydrochlorothiazide"])).toHaveLength(10);
  expect(prefixTokens(tokenOf, ["𝒜".repeat(20)])).toHaveLength(10);
});

test("readQuery cuts only the words of names to twelve letters", () => {
  const { tokens, short } = readQuery(tokenOf, "Hydrochlorothiazide Bo");
  expect(tokens).toEqual([{ prefix: tokenOf("hydrochlorot"), spoken: tokenOf("hydrochlorothiazide") }]);
  expect(short).toEqual(["bo"]);
});

test("tokens depend on the key, so that one clinician's tokens reveal nothing of another's", () => {
  const tokens = prefixTokens(tokenOf, ["Harold"]);
  expect(prefixTokens(tokenOf, ["Harold"])).toEqual(tokens);
  const other = prefixTokens(newTokens(), ["Harold"]);
  expect(other.filter((token) => tokens.includes(token))).toEqual([]);
});

test("hasPrefixes finds the beginnings of words in any text", () => {
  expect(hasPrefixes(["Li Bo", null, "Knee"], ["li", "k"])).toBe(true);
  expect(hasPrefixes(["Li Bo", null, "Knee"], ["li", "n"])).toBe(false);
});
