import type { Fact } from "../../facts/Fact";
import { hasRole } from "../../facts/statementRole";
import { shortLists } from "./history/historyOfPresent";
import type { PlannedSentence } from "./PlannedSentence";
import { listOf } from "./sentences/listOf";
import { denialSentence, deniesPainWithAct } from "./sentences/symptomSentences";

/** Body systems in the order of a review of systems. */
const systemOrder = [
  "Constitutional",
  "Eyes",
  "Ears, Nose, Mouth and Throat",
  "Cardiovascular",
  "Respiratory",
  "Gastrointestinal",
  "Genitourinary",
  "Musculoskeletal",
  "Skin",
  "Neurological",
  "Psychiatric",
  "Hematologic",
  "Endocrine",
];

/** Matches the names of symptoms that any part of the body can have: "pain". */
const ofAnyPartPattern = /^(?:pain|discharge|swelling)$/i;
/**
 * Systems of one part of the body. If the first reported symptom is of such a system, "pain" without a body part counts
 * as a symptom of that system.
 */
const localSystems = new Set(["Eyes", "Ears, Nose, Mouth and Throat", "Genitourinary"]);

/** Returns the body system of a symptom. @param first the system of the first reported symptom, if one has a system. */
function systemOf({ slots }: Fact, first: string | undefined): string | undefined {
  const isOpen = ofAnyPartPattern.test(slots.name?.text ?? "") && !slots.site;
  return isOpen && slots.system && first !== undefined && localSystems.has(first) ? first : slots.system?.text;
}

/**
 * Returns the patient's current symptoms by body system; in each system, reported symptoms come before denied symptoms.
 */
export function reviewOfSystems(facts: readonly Fact[]): PlannedSentence[] {
  const symptoms = facts.filter(
    ({ kind, time, subject }) => kind === "symptom" && time.when === "now" && subject === "patient",
  );
  const first = symptoms.find(({ polarity, slots }) => polarity === "present" && slots.system)?.slots.system?.text;
  const listed = systemOrder.flatMap((system): PlannedSentence[] => {
    const own = symptoms.filter((fact) => systemOf(fact, first) === system);
    const present = own.filter(({ polarity }) => polarity === "present");
    const absent = own.filter((fact) => fact.polarity === "absent" && !deniesPainWithAct(fact));
    return [
      ...(present.length > 0
        ? [
            {
              topic: "ros" as const,
              group: system,
              text: `Reports ${listOf(
                present.map(({ slots, certainty }) =>
                  certainty === "possible" ? `possible ${slots.name?.text ?? ""}` : (slots.name?.text ?? ""),
                ),
                "and",
              )}.`,
              facts: present,
            },
          ]
        : []),
      ...shortLists(absent).map((some) => ({
        topic: "ros" as const,
        group: system,
        text: denialSentence(some.map(({ slots }) => slots.name?.text ?? "")),
        facts: some,
      })),
    ];
  });
  return [...listed, ...normalSystems(facts, listed)];
}

/** Returns the sentence that the other systems were reviewed and are normal, if the clinician said so. */
function normalSystems(facts: readonly Fact[], listed: readonly PlannedSentence[]): PlannedSentence[] {
  const reviewed = facts.filter((fact) => hasRole(fact, "systemsReviewed"));
  const text = `All ${listed.length > 0 ? "other " : ""}systems reviewed and negative.`;
  return reviewed.length > 0 ? [{ topic: "ros", text, facts: reviewed }] : [];
}
