import type { Fact } from "./Fact";

/**
 * Formats a fact as one line: kind; polarity, certainty, status, subject and time unless they have their most common
 * values; slots, problem and condition.
 */
export function factLine(fact: Fact): string {
  const slots = Object.entries(fact.slots).map(([slot, { text }]) => `${slot}=${text}`);
  const subject = typeof fact.subject === "string" ? [] : [`subject=${Object.values(fact.subject).join("")}`];
  return [
    fact.kind,
    fact.polarity === "present" ? "" : fact.polarity,
    fact.certainty === "stated" ? "" : fact.certainty,
    fact.status === "current" ? "" : fact.status,
    ...subject,
    fact.time.when === "now" ? "" : fact.time.when,
    ...(["onset", "point", "duration", "frequency"] as const).map((part) =>
      fact.time[part] ? `${part}: ${fact.time[part]}` : "",
    ),
    ...slots,
    fact.problem ? `problem=${fact.problem}` : "",
    fact.condition ? `condition=${fact.condition.words}` : "",
  ]
    .filter(Boolean)
    .join(" | ");
}
