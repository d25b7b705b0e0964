import type { ClinicianMetrics } from "../../shared/metrics/metrics";
import { countWords, recordedWords, waitWords } from "./figureWords";

export type ColumnKey = Exclude<keyof ClinicianMetrics, "user_id">;
export interface Sort {
  key: ColumnKey;
  isDown: boolean;
}

interface Column {
  key: ColumnKey;
  title: string;
  /** Left out on a phone. */
  isWide: boolean;
  words: (clinician: ClinicianMetrics) => string;
}

export const columns: readonly Column[] = [
  { key: "name", title: "Clinician", isWide: false, words: ({ name }) => name },
  { key: "sessions", title: "Sessions", isWide: false, words: ({ sessions }) => countWords(sessions) },
  { key: "recorded_ms", title: "Recorded", isWide: true, words: ({ recorded_ms }) => recordedWords(recorded_ms) },
  { key: "notes_signed", title: "Notes signed", isWide: true, words: ({ notes_signed }) => countWords(notes_signed) },
  {
    key: "stop_to_signed_ms",
    title: "Stop to signed",
    isWide: false,
    words: ({ stop_to_signed_ms }) => waitWords(stop_to_signed_ms),
  },
  {
    key: "open_findings",
    title: "Open findings",
    isWide: true,
    words: ({ open_findings }) => countWords(open_findings),
  },
];

export const usualSort: Sort = { key: "name", isDown: false };

/** Pressing a heading: names from A, figures from the highest; pressed again, the other way round. Pure. */
export const nextSort = (sort: Sort, key: ColumnKey): Sort =>
  sort.key === key ? { key, isDown: !sort.isDown } : { key, isDown: key !== "name" };

/** Without a figure stands last either way; equals stand by name. Pure. */
export function sortedClinicians(all: readonly ClinicianMetrics[], { key, isDown }: Sort): ClinicianMetrics[] {
  const direction = isDown ? -1 : 1;
  return all.toSorted((a, b) => {
    const byName = a.name.localeCompare(b.name, "en");
    if (key === "name") return direction * byName;
    const [left, right] = [a[key], b[key]];
    if (left === right) return byName;
    if (left === null || right === null) return left === null ? 1 : -1;
    return direction * (left - right);
  });
}
