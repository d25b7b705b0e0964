import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const { resolve: find } = createRequire(import.meta.url);
const stylesheet = readFileSync(find("@blueprintjs/core/lib/css/blueprint.css"), "utf8");
const classOf: Record<string, unknown> = createRequire(import.meta.url)("@blueprintjs/core/lib/cjs/common/classes.js");
/** Classes that Blueprint composes from its props (intent, alignment, elevation, position). Always kept. */
const composed = /^bp6-(intent|align|elevation|position)-/;
const namedIcons = resolve(import.meta.dirname, "src/renderer/ui/Icons.ts");

/**
 * Leaves out of a build what the app does not use of Blueprint: the styles of components that are not in any script, and
 * its 700 icons by name (the app passes icons as components).
 */
export function usedBlueprint(): Plugin {
  const unusedSymbols: string[] = [];
  return {
    name: "used-blueprint",
    apply: "build",
    enforce: "pre", // before styles are minified, which removes the rules of the unused classes
    configResolved: (config) => void Object.assign(config.css, { lightningcss: { unusedSymbols } }),
    resolveId: (id, importer) => (id === "./iconLoader" && importer?.includes("@blueprintjs") ? namedIcons : null),
    renderStart: () => void unusedSymbols.splice(0),
    renderChunk(_code, _chunk, _options, { chunks }) {
      if (unusedSymbols.length === 0) unusedSymbols.push(...unusedClasses(chunks));

      return null;
    },
  };
}

/** Returns Blueprint's classes that no module of the build can set. */
function unusedClasses(chunks: Record<string, Rolldown.RenderedChunk>): string[] {
  const sources = Object.values(chunks)
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => /\.[jt]sx?$/.test(id) && /\/src\/renderer\/|\/@blueprintjs\/core\//.test(id))
    .map((id) => readFileSync(id, "utf8"))
    .map((source) => source.replace(/^export const [A-Z].*/gm, "")) // the list of all classes
    .join("\n");
  const used = new Set(["bp6-dark"]); // set by prepare.js
  for (const [key] of sources.matchAll(/\b[A-Z][A-Z\d_]+\b/g)) if (key in classOf) used.add(String(classOf[key]));
  for (const [, name] of sources.matchAll(/(?:\bbp6|\$\{NS\})-([\w-]+)/g)) used.add(`bp6-${name}`);
  used.delete("bp6-icon"); // else the icons by name would be kept
  const named = new Set(Object.values(classOf));
  const isComposed = (name: string): boolean =>
    composed.test(name) || (!named.has(name) && [...used].some((start) => name.startsWith(`${start}-`)));
  const all = new Set(stylesheet.match(/(?<=\.)bp6-[\w-]+/g));
  return [...all].filter((name) => name !== "bp6-icon" && !used.has(name) && !isComposed(name));
}
