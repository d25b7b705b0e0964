import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** Names of tests in the last column of the tables. A name without a folder is in the folder of the one before. */
function namedTests(): string[] {
  const rows = readFileSync("docs/security.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.includes("*Not*"));
  return rows.flatMap((row) => {
    let folder = "";
    const names = [...(row.split("|").at(-2) ?? "").matchAll(/`([\w/]*\w)`/g)].map(([, name = ""]) => name);
    return names.map((name) => {
      if (!name.includes("/")) return `${folder}/${name}`;
      folder = dirname(name);
      return name;
    });
  });
}

test("every test that docs/security.md names exists", () => {
  const names = namedTests();
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => globSync(`tests/${name}{.test.ts,.unit.test.ts,/*.test.ts}`).length === 0)).toEqual([]);
});
