import type { Visit } from "../../../shared/visits/visit";
import { dayKey } from "../../format/midnight";
import { formatDayName } from "../../format/formatDay";

/** A line of the list: the name of a day, or a visit. `key` is stable across renders. */
export type ListLine = { kind: "day"; key: string; name: string } | { kind: "visit"; key: string; visit: Visit };

/** Returns the visits in their order, which is newest first, with a line for each day above its visits. Pure. */
export function listLines(visits: readonly Visit[], now = new Date()): ListLine[] {
  const lines: ListLine[] = [];
  let day: number | null = null;
  for (const visit of visits) {
    const key = dayKey(visit.created_at);
    if (key !== day) lines.push({ kind: "day", key: `day ${key}`, name: formatDayName(key, now) });
    day = key;
    lines.push({ kind: "visit", key: visit.id, visit });
  }
  return lines;
}
