import type { PlannedSentence } from "../../writing/PlannedSentence";
import { readStatement } from "../reading/readStatement";
import type { SaidVisit } from "../reading/SaidVisit";
import { isSpeech } from "./factOmissions";
import type { MissingStatement } from "./MissingStatement";
import { isOrdered } from "./isOrdered";
import type { WrittenNote } from "./readNote";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Matches a command to dictation software, which can name a test: "hey Dragon, show me the x-ray". */
const toSoftwarePattern = /\b(?:dragon|dax|show me)\b/i;

/**
 * Finds referrals that were ordered and are missing from the plan, and tests that were mentioned and are missing
 * from the note. Vital signs and the words of the patient do not count.
 * @param planned the drafted sentences, of which the first that names a test is offered for it.
 */
export function orderOmissions(
  visit: SaidVisit,
  planned: readonly PlannedSentence[],
  note: WrittenNote,
): MissingStatement[] {
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
        toSoftwarePattern.test(said.text)
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
        const sentence = isReferral ? `Referral to ${words}.` : (naming(key, planned) ?? `${sentenceCase(said.text)}.`);
        // A spoken order is offered by `factOmissions`.
        if (!isReferral && isSpeech(sentence) && !planned.some(({ text }) => text === sentence)) continue;
        missing.push({
          kind: isReferral ? "order" : "finding",
          must: isReferral,
          about: name,
          said,
          topic: isReferral ? "plan" : "results",
          sentence,
          rank: isReferral ? 2 : 4,
        });
      }
    }
  return missing;
}

/** Returns the first drafted sentence with a key; undefined if there is none. */
const naming = (key: string, planned: readonly PlannedSentence[]): string | undefined =>
  planned.find(({ text }) => readStatement(text).keys.has(key))?.text;
