import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../client";
import { spokenParts } from "../ogg";
import { residentMb, type Result } from "../result";

/**
 * A 60-minute visit in a few minutes: what the server's memory grows by from the tenth minute to the last, and what the
 * visit takes of the disk, database and audio store together.
 */
export async function measureLongVisit(client: Client, pid: number, dataDir: string): Promise<Result[]> {
  const { parts, seconds } = spokenParts(60);
  const memory = (): number => residentMb(pid, (id) => readFileSync(`/proc/${id}/status`, "utf8"));
  const before = diskBytes(dataDir);
  const recording = await client.startTake();
  let settled = Number.NaN;
  let most = 0;
  for (const [second, part] of parts.entries()) {
    await recording.send(part);
    if (second === 600) settled = memory();
    if (second > 600 && second % 60 === 0) most = Math.max(most, memory());
  }
  await recording.finish(seconds);
  await recording.note();
  most = Math.max(most, memory());
  return [
    { name: "server memory growth over a 60 min visit", value: most - settled, unit: "MB", budget: 50 },
    {
      name: "disk for a spoken second, once the note is there",
      value: (diskBytes(dataDir) - before) / seconds / 1000,
      unit: "kB",
      budget: 3.5,
    },
  ];
}

/** Everything in the data folder but the database's log, whose files are used again and do not grow with visits. */
function diskBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "pg_wal") return sum;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + diskBytes(path);
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
