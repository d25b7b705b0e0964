import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, test } from "vitest";

const root = "src/server/";
/** `notes>templates` for each import from a folder of the server into another, with the file that has it. */
const imports = new Map<string, string>();
for (const path of globSync(`${root}**/*.ts`).map((each) => each.replaceAll("\\", "/"))) {
  for (const [, target = ""] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    const [from, to] = [path, posix.normalize(posix.join(dirname(path), target))].map((each) => {
      const [folder = "", rest] = each.slice(root.length).split("/");
      return each.startsWith(root) && rest !== undefined ? folder : null;
    });
    if (from && to && from !== to) imports.set(`${from}>${to}`, path);
  }
}

/** Folders that `from` reaches, itself only through others. */
function reached(from: string, seen = new Set<string>()): Set<string> {
  for (const [edge] of imports) {
    const [a = "", b = ""] = edge.split(">");
    if (a !== from || seen.has(b)) continue;
    seen.add(b);
    reached(b, seen);
  }
  return seen;
}

describe("folders of the server", () => {
  const folders = [...new Set([...imports.keys()].map((edge) => edge.split(">")[0] ?? ""))];

  test.each(folders)("%s does not reach itself", (folder) => {
    expect(reached(folder).has(folder)).toBe(false);
  });

  test("platform imports no domain", () => {
    expect([...imports].filter(([edge]) => edge.startsWith("platform>"))).toEqual([]);
  });
});
