import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

interface NamedTest {
  /** The path in `tests` without its ending, or a folder. */
  name: string;
  /** The beginning of a title in the file; absent if the whole file is meant. */
  title?: string;
}

/** Tests in the last column of the tables. A name without a folder is in the folder of the previous one. */
function namedTests(): NamedTest[] {
  const rows = readFileSync("docs/security.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.includes("*Not*"));
  return rows.flatMap((row) => {
    let folder = "";
    const named = [...(row.split("|").at(-2) ?? "").matchAll(/`([\w/]*\w)`(?:: "([^"]+?)(?: …)?")?/g)];
    return named.map(([, name = "", title]) => {
      const path = name.includes("/") ? name : `${folder}/${name}`;
      folder = dirname(path);
      return { name: path, ...(title !== undefined && { title }) };
    });
  });
}

const filesOf = ({ name }: NamedTest): string[] =>
  globSync(`tests/${name}{.test.ts,.test.tsx,.unit.test.ts,/*.test.ts}`);

test("every test that docs/security.md names exists", () => {
  const named = namedTests();
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((each) => filesOf(each).length === 0)).toEqual([]);
});

test("every title that docs/security.md quotes begins a title in its test file", () => {
  const quoted = namedTests().filter(({ title }) => title !== undefined);
  expect(quoted.length).toBeGreaterThan(5);
  const isIn = (file: string, title = ""): boolean => readFileSync(file, "utf8").includes(`("${title}`);
  expect(quoted.filter((each) => !filesOf(each).some((file) => isIn(file, each.title)))).toEqual([]);
});
