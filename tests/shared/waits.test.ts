import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches a wait for a fixed time, after `await`. */
const waitPattern = /\bawait (?:delay|sleep|setTimeout)\(|waitForTimeout\(|await new Promise\(.*\bsetTimeout\(/;

/** Returns the lines of a test that wait for a fixed time without a comment, beside or above, that gives the reason. */
function unexplained(source: string): string[] {
  const lines = source.split("\n");
  return lines.filter((line, i) => waitPattern.test(line) && !/\/\/ /.test(`${lines[i - 1] ?? ""}${line}`));
}

test("tests wait for conditions, or say why they wait for a fixed time", () => {
  const files = globSync("tests/**/*.test.{ts,tsx}").filter((path) => !path.endsWith("waits.test.ts"));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => unexplained(readFileSync(path, "utf8")).map((line) => `${path}: ${line}`))).toEqual(
    [],
  );
});

test("the check finds waits without a reason only", () => {
  expect(unexplained("await delay(20);")).toHaveLength(1);
  expect(unexplained("await page.waitForTimeout(20);")).toHaveLength(1);
  expect(unexplained("await new Promise((resolve) => setTimeout(resolve, 20));")).toHaveLength(1);
  expect(unexplained("await delay(20); // the pause under test")).toHaveLength(0);
  expect(unexplained("// a slow reader\nawait delay(20);")).toHaveLength(0);
  expect(unexplained("const timer = setTimeout(resolve, 20);")).toHaveLength(0);
});
