import type { ClinicianMetrics } from "../../shared/metrics/metrics";
import { formatRecordedTime, formatWait } from "../format/formatDuration";
import { formatCount } from "../format/formatCount";

type ColumnKey = Exclude<keyof ClinicianMetrics, "user_id">;
/** The column by which the table by clinician is sorted, and the direction. */
export interface Sort {
  key: ColumnKey;
  isDescending: boolean;
}

interface Column {
  key: ColumnKey;
  title: string;
  /** Hidden on phones. */
  isWide: boolean;
  format: (clinician: ClinicianMetrics) => string;
}

/** Columns of the table by clinician, in display order. */
export const clinicianColumns: readonly Column[] = [
  { key: "name", title: "Clinician", isWide: false, format: ({ name }) => name },
  { key: "sessions", title: "Sessions", isWide: false, format: ({ sessions }) => formatCount(sessions) },
  { key: "recorded_ms", title: "Recorded", isWide: true, format: ({ recorded_ms }) => formatRecordedTime(recorded_ms) },
  { key: "notes_signed", title: "Notes signed", isWide: true, format: ({ notes_signed }) => formatCount(notes_signed) },
  {
    key: "stop_to_signed_ms",
    title: "Time to sign",
    isWide: false,
    format: ({ stop_to_signed_ms }) => formatWait(stop_to_signed_ms),
  },
  {
    key: "open_findings",
    title: "Open findings",
    isWide: true,
    format: ({ open_findings }) => formatCount(open_findings),
  },
];

/** The order at first: by name, ascending. */
export const defaultSort: Sort = { key: "name", isDescending: false };

/**
 * Returns the sort order after a heading is pressed: a new column starts with names ascending or figures descending,
 * and pressing the sorted column again reverses the order. Pure.
 */
export const nextSort = (sort: Sort, key: ColumnKey): Sort =>
  sort.key === key ? { key, isDescending: !sort.isDescending } : { key, isDescending: key !== "name" };

/** Returns the clinicians sorted. Missing figures come last in both directions; ties are sorted by name. Pure. */
export function sortedClinicians(all: readonly ClinicianMetrics[], { key, isDescending }: Sort): ClinicianMetrics[] {
  const direction = isDescending ? -1 : 1;
  return all.toSorted((a, b) => {
    const byName = a.name.localeCompare(b.name, "en");
    if (key === "name") return direction * byName;
    const [left, right] = [a[key], b[key]];
    if (left === right) return byName;
    if (left === null || right === null) return left === null ? 1 : -1;
    return direction * (left - right);
  });
}
