import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, test } from "vitest";

const filesIn = (pattern: string): string[] => globSync(pattern).map((path) => path.replaceAll("\\", "/"));

/** Returns `notes>templates` for each import from a folder of `root` into another, with the file that has it. */
function importsIn(root: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const path of filesIn(`${root}**/*.ts`)) {
    for (const [, target = ""] of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const [from, to] = [path, posix.normalize(posix.join(dirname(path), target))].map((each) => {
        const [folder = "", rest] = each.slice(root.length).split("/");
        return each.startsWith(root) && rest !== undefined ? folder : null;
      });
      if (from && to && from !== to) imports.set(`${from}>${to}`, path);
    }
  }
  return imports;
}

/** Returns the folders that `from` imports, directly or through others. */
function reached(imports: Map<string, string>, from: string, seen = new Set<string>()): Set<string> {
  for (const [edge] of imports) {
    const [a = "", b = ""] = edge.split(">");
    if (a !== from || seen.has(b)) continue;
    seen.add(b);
    reached(imports, b, seen);
  }
  return seen;
}

describe.each(["src/server/", "src/main/"])("folders of %s", (root) => {
  const imports = importsIn(root);
  const folders = [...new Set([...imports.keys()].map((edge) => edge.split(">")[0] ?? ""))];

  test.each(folders)("%s does not import itself through others", (folder) => {
    expect(reached(imports, folder).has(folder)).toBe(false);
  });
});

describe("folders", () => {
  test("platform of the server imports no domain", () => {
    expect([...importsIn("src/server/")].filter(([edge]) => edge.startsWith("platform>"))).toEqual([]);
  });

  test("of src have at most 25 files each", () => {
    const counts = new Map<string, number>();
    for (const path of filesIn("src/**/*.*")) {
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    }
    expect(counts.get("src/server/pipeline")).toBeGreaterThan(10);
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });
});
