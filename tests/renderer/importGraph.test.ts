import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = "src/renderer";
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => join(root, path))
  .filter((path) => /\.(tsx?|css)$/.test(path));
const known = new Set(files);
/** What each file imports of the other files: values, types and stylesheets, also those that are loaded on demand. */
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g);
  return [...specifiers].flatMap(([, specifier = ""]) => {
    const path = join(dirname(file), specifier);
    const target = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
    return target === undefined ? [] : [target];
  });
}

/** Returns the folder of a file: `notes` for `src/renderer/notes/save/NoteAutosave.ts`; "" for `main.tsx`. */
function folderOf(file: string): string {
  const [folder = "", ...rest] = relative(root, file).split("/");
  return rest.length === 0 ? "" : folder;
}

/** Returns, for each folder, the other folders that it imports, each with an example. */
function folderGraph(): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === to) continue;
      const edges = graph.get(from) ?? new Map<string, string>();
      graph.set(from, edges.set(to, `${file} → ${target}`));
    }
  return graph;
}

/** Returns the members of each cycle of the graph (Tarjan's strongly connected components of more than one node). */
function cycles<Node>(nodes: Iterable<Node>, next: (node: Node) => Iterable<Node>): Node[][] {
  const index = new Map<Node, number>();
  const lowest = new Map<Node, number>();
  const stack: Node[] = [];
  const found: Node[][] = [];
  const low = (node: Node): number => lowest.get(node) ?? 0;
  const visit = (node: Node): void => {
    index.set(node, index.size);
    lowest.set(node, index.size - 1);
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) lowest.set(node, Math.min(low(node), low(other)));
    }
    if (low(node) !== index.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    if (cycle.length > 1) found.push(cycle);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}

describe("imports of the renderer", () => {
  test("finds the files and their imports", () => {
    expect(imports.get("src/renderer/main.tsx")).toContain("src/renderer/app/App.tsx");
    expect(imports.get("src/renderer/app/loadHome.ts")).toContain("src/renderer/scribe/ScribeScreen.tsx");
  });

  test.each([
    ["format", []],
    ["ui", ["format"]],
    ["base", ["format", "ui"]],
    ["http", ["base", "format"]],
  ])("%s imports no other folders than %j", (folder, allowed) => {
    const edges = [...(folderGraph().get(folder) ?? [])];
    expect(edges.filter(([to]) => !(allowed as readonly string[]).includes(to)).map(([, example]) => example)).toEqual(
      [],
    );
  });

  test("app is imported by main.tsx only", () => {
    const importers = [...folderGraph()].filter(([, edges]) => edges.has("app")).map(([from]) => from);
    expect(importers).toEqual([""]);
  });

  test("folders do not import each other in a cycle", () => {
    const graph = folderGraph();
    expect(cycles(graph.keys(), (folder) => graph.get(folder)?.keys() ?? [])).toEqual([]);
  });

  test("no import cycle has more than five files", () => {
    const found = cycles(files, (file) => imports.get(file) ?? []);
    expect(found.filter((cycle) => cycle.length > 5)).toEqual([]);
  });
});
