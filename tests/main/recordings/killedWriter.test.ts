import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { newFolder, newPage, openRecordings } from "./takes";

let program = "";

beforeAll(async () => {
  const outDir = mkdtempSync(join(tmpdir(), "chartside-writer-"));
  const entry = resolve(import.meta.dirname, "writer.ts");
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: entry, outDir, target: "node24", rolldownOptions: { output: { entryFileNames: "writer.mjs" } } },
    ssr: { noExternal: true },
  });
  program = join(outDir, "writer.mjs");
}, 60_000);

/** Records in a process of its own, which is killed as soon as it said so many pages are on the disk. */
async function recordAndKill(folder: string, pages: number): Promise<{ id: string; said: number }> {
  const child: ChildProcess = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout?.on("data", (data: Buffer) => {
    output += data.toString();
    if (output.includes(`page ${pages - 1}\n`)) child.kill("SIGKILL");
  });
  await once(child, "close");
  expect(child.signalCode).toBe("SIGKILL");
  const said = output.match(/page \d+\n/g)?.length ?? 0;
  return { id: /take (\S+)\n/.exec(output)?.[1] ?? "", said };
}

test(
  "after kill -9 of the recording process every page it called kept is there, whole",
  { timeout: 60_000 },
  async () => {
    const folder = newFolder();
    const runs = [];
    for (const pages of [1, 7, 40, 90]) runs.push(await recordAndKill(folder, pages));
    const again = openRecordings(folder);
    const takes = await again.takes();
    expect(takes).toHaveLength(4);
    for (const { id, said } of runs) {
      const take = takes.find((each) => each.id === id);
      expect(take).toMatchObject({ state: "open" });
      expect(take?.pages).toBeGreaterThanOrEqual(said);
      expect(take?.pages).toBeLessThanOrEqual(said + 2); // of those it could not say any more
      expect(await again.pages(id, 0, 200)).toEqual(Array.from({ length: take?.pages ?? 0 }, (_, seq) => newPage(seq)));
    }
  },
);
