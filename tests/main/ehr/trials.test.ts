import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/ehr-trials.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, trial, tests] = /^\| (\d+)\. .* \| (.+) \|$/.exec(line) ?? [];
    return trial && tests ? [{ trial: Number(trial), tests: tests.split(" · ") }] : [];
  });

test("docs/ehr-trials.md has the eleven trials, each with a test", () => {
  expect(rows.map(({ trial }) => trial)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test.each(rows)("the tests of trial $trial exist by their names", ({ tests }) => {
  for (const each of tests) {
    const [, file, title] = /^`([\w./]+)`: (.+)$/.exec(each) ?? [];
    const source = readFileSync(`tests/desktop/ehr/${file}.test.ts`, "utf8");
    expect(source.includes(title!), each).toBe(true);
  }
});
