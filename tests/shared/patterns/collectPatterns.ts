import { globSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { parseSync, Visitor } from "vite";

export interface FoundPattern {
  file: string;
  pattern: RegExp;
}

const files = (globs: string[]): string[] => globSync(globs).toSorted();

/** Returns the regular expressions written as literals. */
export function literalPatterns(globs: string[]): FoundPattern[] {
  return files(globs).flatMap((file) => {
    const found: FoundPattern[] = [];
    new Visitor({
      Literal(node) {
        if ("regex" in node && node.regex)
          found.push({ file, pattern: new RegExp(node.regex.pattern, node.regex.flags) });
      },
    }).visit(parseSync(file, readFileSync(file, "utf8")).program);
    return found;
  });
}

/**
 * Returns the regular expressions that modules construct from texts while they are loaded, in a thread that records
 * them.
 */
export async function constructedPatterns(globs: string[]): Promise<FoundPattern[]> {
  const recorder = new URL("./recordPatterns.mjs", import.meta.url);
  const execArgv = ["--experimental-transform-types", "--no-warnings"];
  const thread = new Worker(recorder, { workerData: files(globs), execArgv });
  const [found] = (await once(thread, "message")) as [{ file: string; source: string; flags: string }[]];
  await thread.terminate();
  return found.map(({ file, source, flags }) => ({ file, pattern: new RegExp(source, flags) }));
}
