import type { SaidVisit } from "../reading/SaidVisit";
import type { MissingStatement } from "./MissingStatement";
import { isOrdered } from "./isOrdered";
import type { WrittenNote } from "./readNote";

/**
 * Finds referrals that were ordered and are missing from the plan, and other tests that were mentioned and are missing
 * from the note. Vital signs and the words of the patient do not count.
 */
export function orderOmissions(visit: SaidVisit, note: WrittenNote): MissingStatement[] {
  const missing: MissingStatement[] = [];
  const seen = new Set<string>();
  for (const said of visit.statements)
    for (const { kind, name, group, polarity, words } of said.mentions) {
      if (
        kind !== "test" ||
        group === "vital" ||
        polarity !== "present" ||
        seen.has(name) ||
        said.by === "patient" ||
        said.isQuestion ||
        /\b(?:dragon|dax|show me)\b/i.test(said.text)
      )
        continue;
      const key = `${kind}:${name}`;
      if (
        group === "referral"
          ? isOrdered(said) && /refer|consult/i.test(said.text) && !note.planKeys.has(key)
          : !note.keys.has(key)
      ) {
        seen.add(name);
        const isReferral = group === "referral";
        missing.push({
          kind: isReferral ? "order" : "finding",
          must: isReferral,
          about: name,
          said,
          topic: isReferral ? "plan" : "results",
          sentence: isReferral ? `Referral to ${words}.` : `${upperFirst(said.text)}.`,
          rank: isReferral ? 2 : 4,
        });
      }
    }
  return missing;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
