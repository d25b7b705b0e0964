import type { SaidDuration, SaidStatement } from "./SaidVisit";

/** Units of time in which durations are said. */
export const timeUnits = new Set(["second", "minute", "hour", "day", "week", "month", "year", "night", "decade"]);

/** Returns the lengths of time that were said ("3 days"), in order. */
export function saidDurations(statements: readonly SaidStatement[]): SaidDuration[] {
  return statements.flatMap((each) =>
    each.quantities
      .filter(({ unit }) => unit !== null && timeUnits.has(unit))
      .map((quantity) => ({ quantity, index: each.index })),
  );
}
