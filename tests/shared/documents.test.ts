import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const documents = globSync(["*.md", "docs/**/*.md"]).map((path) => path.replaceAll("\\", "/"));
/** Matches a path of this repository in code spans: `src/server/facts`, `tests/shared/folders.test.ts`. */
const pathPattern = /`((?:src|tests|scripts|docs|resources|wasm)\/[\w./-]*)(?:[*<{%][^`]*)?`/g;
const linkPattern = /\]\(([^)\s:#]+)(?:#[^)]*)?\)/g;

/** Returns the paths and links of a document that lead nowhere. */
function missing(document: string, text: string): string[] {
  const paths = [...text.matchAll(pathPattern)].map(([, path = ""]) => path);
  const links = [...text.matchAll(linkPattern)].map(([, link = ""]) => join(dirname(document), link));
  // "`tests/desktop/fidelity*.test.ts`" and "`tests/server/auth`" name the beginning of a path.
  return [...paths, ...links].filter((path) => !existsSync(path) && globSync(`${path}*`).length === 0);
}

describe("documents", () => {
  test.each(documents)("%s names only paths that exist", (document) => {
    expect(missing(document, readFileSync(document, "utf8"))).toEqual([]);
  });

  test("a path that does not exist is found", () => {
    expect(missing("README.md", "see `src/server/none.ts`, `src/shared` and [this](docs/none.md)")).toEqual([
      "src/server/none.ts",
      "docs/none.md",
    ]);
  });

  test.each(["src/server", "src/main"])("ARCHITECTURE.md describes each folder of %s", (root) => {
    const table = readFileSync("ARCHITECTURE.md", "utf8");
    const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      folders.map(({ name }) => name).filter((name) => !new RegExp(`\`(?:${root}/)?${name}\``).test(table)),
    ).toEqual([]);
  });
});
