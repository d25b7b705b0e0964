import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Vault } from "../../../src/server/platform/crypto/Vault";
import { prefixTokens, queryTokens, searchWords } from "../../../src/server/visits/searchTokens";

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

test("prefixTokens has every prefix of a word up to twelve letters", () => {
  const tokens = prefixTokens(vault, ["abc ab", null]);
  expect(new Set(tokens)).toEqual(new Set(["a", "ab", "abc"].map((prefix) => vault.token(prefix))));
  expect(prefixTokens(vault, ["hydrochlorothiazide"])).toHaveLength(12);
  expect(prefixTokens(vault, ["𝒜".repeat(20)])).toHaveLength(12);
});

test("queryTokens cuts a long word to twelve letters for names, not for spoken words", () => {
  const [token] = queryTokens(vault, "Hydrochlorothiazide");
  expect(token).toEqual({ prefix: vault.token("hydrochlorot"), spoken: vault.token("hydrochlorothiazide") });
});

test("a token depends on the key", () => {
  expect(new Vault(randomBytes(32)).token("harold")).not.toBe(vault.token("harold"));
});
