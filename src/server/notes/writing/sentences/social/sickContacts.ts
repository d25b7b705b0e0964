import type { Fact } from "../../../../facts/Fact";
import { polarityAt } from "../../../../facts/frames/polarityAt";
import { findSymptoms } from "../../../../facts/terms/findSymptoms";
import { listOf } from "../listOf";

/** Matches symptoms of an infection that people pass on. */
const infectiousPattern =
  /^(?:(?:dry|productive) cough|cough|fever|subjective fever|cold symptoms|common cold|sore throat|runny nose|nasal congestion|sneezing|fatigue|chills|muscle aches|body aches|diarrhea|vomiting|loss of (?:smell|taste)|rash|hoarseness|sniffles)$/;
/** Matches words about an illness of another time, or one that keeps coming back: "gets a runny nose every spring". */
const ofAnotherTimePattern =
  /\b(?:gets|years?|every|spring|fall|summer|winter|used to|when (?:he|she) was|diagnosed|always|usually|as a (?:kid|child)|history|chronic|allerg\w+)\b/i;
/** Matches a verb that introduces a present or past illness: "has", "caught", "came down". */
const illnessVerbPattern = /\b(?:has|have|had|was|were|is|are|been|started|mention(?:ed)?|caught|came down)\b/i;

/** Returns the person of a statement about another one's present infection; null for other facts. */
function illPerson({ kind, subject, slots, polarity }: Fact): string | null {
  if (kind !== "statement" || polarity !== "present" || subject === "patient") return null;
  const name = "relative" in subject ? subject.relative : subject.other;
  const said = slots.detail?.text ?? "";
  if (/^(?:parent|family|father|mother)$/.test(name) && !/\b(?:he|she|my|our|his|her)\b/i.test(said)) return null;
  if (
    /\b(?:I|me|dog|cat)\b/.test(`${said} ${name}`) ||
    ofAnotherTimePattern.test(said) ||
    !illnessVerbPattern.test(said)
  )
    return null;
  return symptomsIn(said).length > 0 ? name : null;
}

/** Returns the symptoms of an infection that a statement reports. */
const symptomsIn = (said: string): string[] => [
  ...new Set(
    findSymptoms(said)
      .filter(({ term, start, end }) => infectiousPattern.test(term.name) && polarityAt(said, start, end) === "present")
      .map(({ term }) => term.name),
  ),
];

/**
 * Returns people around the patient who are ill, with their symptoms, and the facts that say so: "Sick contacts: wife
 * (fatigue and cough)". Null if there are none.
 */
export function sickContacts(facts: readonly Fact[]): { text: string; facts: readonly Fact[] } | null {
  const known = new Map<string, { symptoms: string[]; facts: Fact[] }>();
  for (const fact of facts) {
    const name = illPerson(fact);
    if (name === null) continue;
    const before = known.get(name) ?? { symptoms: [], facts: [] };
    known.set(name, {
      symptoms: [...before.symptoms, ...symptomsIn(fact.slots.detail?.text ?? "")],
      facts: [...before.facts, fact],
    });
  }
  if (known.size === 0) return null;
  const people = [...known].map(([name, { symptoms }]) => `${name} (${listOf(symptoms, "and")})`);
  return { text: `Sick contacts: ${listOf(people, "and")}`, facts: [...known.values()].flatMap((each) => each.facts) };
}
