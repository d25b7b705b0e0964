import { readFileSync } from "node:fs";
import type { Client } from "../client";
import { spokenParts } from "../ogg";
import { residentMb, type Result } from "../result";

/** A 60-minute visit in a few minutes: what the server's memory grows by from the tenth minute to the last. */
export async function measureLongVisit(client: Client, pid: number): Promise<Result[]> {
  const { parts, seconds } = spokenParts(60);
  const memory = (): number => residentMb(pid, (id) => readFileSync(`/proc/${id}/status`, "utf8"));
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
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  return [
    { name: "server memory growth over a 60 min visit", value: most - settled, unit: "MB", budget: 50 },
    { name: "network for a spoken second", value: bytes / seconds / 1000, unit: "kB", budget: 3.5 },
  ];
}
