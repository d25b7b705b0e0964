import type { Visit } from "../../shared/visits/visit";
import { dayKey, dayName } from "./visitWords";

/** A line of the list: the name of a day, or a session of it. `key` stays the same while the line does. */
export type ListLine = { kind: "day"; key: string; name: string } | { kind: "visit"; key: string; visit: Visit };

/** Sessions, newest first, with the name of each day above its own. Pure. */
export function listLines(visits: readonly Visit[], now = new Date()): ListLine[] {
  const lines: ListLine[] = [];
  let day: number | null = null;
  for (const visit of visits) {
    const key = dayKey(visit.created_at);
    if (key !== day) lines.push({ kind: "day", key: `day ${key}`, name: dayName(key, now) });
    day = key;
    lines.push({ kind: "visit", key: visit.id, visit });
  }
  return lines;
}
