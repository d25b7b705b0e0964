import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { newFolder, newPart, openRecordings } from "./takes";

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

/** Records in a process of its own, which is killed as soon as it has reported this many parts. */
async function recordAndKill(folder: string, parts: number): Promise<{ id: string; reported: number }> {
  const child: ChildProcess = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout?.on("data", (data: Buffer) => {
    output += data.toString();
    if (output.includes(`part ${parts - 1}\n`)) child.kill("SIGKILL");
  });
  await once(child, "close");
  expect(child.signalCode).toBe("SIGKILL");
  const reported = output.match(/part \d+\n/g)?.length ?? 0;
  return { id: /take (\S+)\n/.exec(output)?.[1] ?? "", reported };
}

test(
  "the take journal keeps every part it acknowledged, whole, after kill -9 of the recording process",
  { timeout: 60_000 },
  async () => {
    const folder = newFolder();
    const runs = [];
    for (const parts of [1, 7, 40, 90]) runs.push(await recordAndKill(folder, parts));
    const again = openRecordings(folder);
    const takes = await again.takes();
    expect(takes).toHaveLength(4);
    for (const { id, reported } of runs) {
      const take = takes.find((each) => each.id === id);
      expect(take).toMatchObject({ state: "open" });
      const written = take?.parts ?? 0;
      expect(written).toBeGreaterThanOrEqual(reported); // the last ones may not have been reported before the kill
      expect(await again.parts(id, 0, written + 1)).toEqual(Array.from({ length: written }, (_, seq) => newPart(seq)));
    }
  },
);
