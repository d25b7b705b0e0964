import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proofOf, provingTests, statementsOf, tablePath } from "./coverageTable";

/** Number of statements in each section of the product text. */
const counts = { P1: 24, P2: 85, P3: 24, P4: 66, P5: 29, P6: 38, P7: 49, P8: 49, P9: 30 };
const ids = Object.entries(counts).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, "0")}`),
);

const statements = statementsOf(readFileSync(tablePath, "utf8"));

test("the coverage table lists every statement of the product text once", () => {
  expect(statements.map(({ id }) => id)).toEqual(ids);
});

test("the coverage table names the test that proves each statement, or says why there is none", () => {
  const unproven = statements.filter(({ proof }) => !/^(`[^`]+`: .+|(Later|Open): .{10,})$/.test(proof));
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test("the coverage table names only tests that exist and list the statement", () => {
  const tests = provingTests();
  const wrong = statements.filter(({ id, proof }) => {
    if (!proof.startsWith("`")) return false;
    const file = /^`([^`]+)`/.exec(proof)?.[1];
    return !existsSync(`tests/${file}`) || !tests.get(id)?.some((found) => proofOf(found) === proof);
  });
  expect(wrong.map(({ id, proof }) => `${id}: ${proof}`)).toEqual([]);
});

test("tests list only statements of the product text", () => {
  expect([...provingTests().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
