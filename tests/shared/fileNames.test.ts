import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

/** Names that a module exports, without those that it passes on from other modules. */
function exportsOf(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  return program.body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) return [];
    const { declaration } = node;
    if (declaration.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
  });
}

const files = globSync("src/**/*.{ts,tsx}").map((path) => ({
  path: path.replaceAll("\\", "/"),
  name: basename(path).replace(/\.tsx?$/, ""),
  names: exportsOf(path),
}));

describe("the name of a file", () => {
  test("is that of its only export", () => {
    const single = files.filter(({ names }) => names.length === 1);
    expect(single.length).toBeGreaterThan(1_000);
    expect(single.filter(({ name, names }) => name !== names[0]).map(({ path }) => path)).toEqual([]);
  });

  test("has the case of the class that it names", () => {
    const sameLetters = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
    const wrong = files.filter(({ path, name, names }) => {
      const named = names.filter((each) => sameLetters(each, name));
      const isClass = named.some((each) =>
        new RegExp(`^export (?:abstract )?class ${each}\\b`, "m").test(readFileSync(path, "utf8")),
      );
      return isClass && !named.includes(name);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("is not that of a collection of unrelated code", () => {
    const parts = files.flatMap(({ path }) => path.split("/").map((part) => part.replace(/\.tsx?$/, "")));
    expect(parts.filter((part) => /^(?:utils?|helpers?|misc|common)$/i.test(part))).toEqual([]);
  });
});
