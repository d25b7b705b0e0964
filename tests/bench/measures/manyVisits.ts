import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Take } from "../../../src/shared/recording/take";
import type { Client, Recording } from "../client";
import { spokenParts } from "../ogg";
import { percentile, residentMb, type Result } from "../result";

/** Records a hundred visits at once in real time for half a minute, on one server process. */
export async function measureManyVisits(client: Client, pid: number): Promise<Result[]> {
  const { parts } = spokenParts(0.5);
  const recordings = await Promise.all(Array.from({ length: 100 }, () => client.startTake()));
  const acknowledged: number[] = [];
  let memory = 0;
  const record = async (recording: Recording, offset: number): Promise<void> => {
    await delay(offset);
    const started = performance.now();
    for (const [second, part] of parts.entries()) {
      await delay(Math.max(0, started + second * 1000 - performance.now()));
      acknowledged.push(await recording.send(part));
      memory = Math.max(
        memory,
        residentMb(pid, (id) => readFileSync(`/proc/${id}/status`, "utf8")),
      );
    }
  };
  await Promise.all(recordings.map((recording, index) => record(recording, index * 10)));
  let lost = 0;
  for (const { visitId } of recordings) {
    const { items } = await client.json<{ items: Take[] }>("GET", `/visits/${visitId}/takes`);
    lost += parts.length - (items[0]?.received ?? 0);
  }
  return [
    { name: "100 visits at once: parts lost", value: lost, unit: "parts", budget: 0 },
    {
      name: "100 visits at once: part acknowledged (p95)",
      value: percentile(acknowledged, 0.95),
      unit: "ms",
      budget: 250,
    },
    { name: "100 visits at once: server memory", value: memory, unit: "MB", budget: 600 },
  ];
}
