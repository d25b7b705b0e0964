import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proofOf, provingTests, statementsOf, tablePath } from "./coverageTable";

/** How many statements each section of the product text has. */
const counts = { P1: 24, P2: 85, P3: 24, P4: 66, P5: 29, P6: 38, P7: 49, P8: 49, P9: 30 };
const ids = Object.entries(counts).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, "0")}`),
);

const statements = statementsOf(readFileSync(tablePath, "utf8"));

test("every statement of the product text stands in the table once", () => {
  expect(statements.map(({ id }) => id)).toEqual(ids);
});

test("every statement names the test that proves it, or says why none does", () => {
  const unproven = statements.filter(({ proof }) => !/^(`[^`]+`: .+|(Later|Open): .{10,})$/.test(proof));
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test("every test that is named exists and says that it proves the statement", () => {
  const tests = provingTests();
  const wrong = statements.filter(({ id, proof }) => {
    if (!proof.startsWith("`")) return false;
    const file = /^`([^`]+)`/.exec(proof)?.[1];
    return !existsSync(`tests/${file}`) || !tests.get(id)?.some((found) => proofOf(found) === proof);
  });
  expect(wrong.map(({ id, proof }) => `${id}: ${proof}`)).toEqual([]);
});

test("no test names a statement that the product text does not have", () => {
  expect([...provingTests().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
