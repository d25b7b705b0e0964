import { parseEntries } from "./parseEntries";
import { testData } from "./testData";

/** Usual units of a measurement, and the range, across all of them, outside which a value is most likely misheard. */
interface PlausibleRange {
  units: string[];
  min: number;
  max: number;
}

const ranges = new Map(
  parseEntries(testData).flatMap(({ name, more }) => {
    const [units = "", range = ""] = more;
    const bounds = /^([\d.]+)-([\d.]+)$/.exec(range);
    if (!bounds) return [];
    const value = { units: units.split(", ").filter(Boolean), min: Number(bounds[1]), max: Number(bounds[2]) };
    return [[name, value] as const];
  }),
);

/** Returns the plausible range of a test by its name in the lexicon, or null if it has none. */
export function plausibleRange(test: string): PlausibleRange | null {
  return ranges.get(test) ?? null;
}
