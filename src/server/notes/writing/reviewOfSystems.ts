import type { Fact } from "../../facts/Fact";
import { shortLists } from "./history/historyOfPresent";
import type { PlannedSentence } from "./PlannedSentence";
import { listOf } from "./sentences/listOf";
import { denialSentence, deniesPainWithAct } from "./sentences/symptomSentences";

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

/**
 * Returns the patient's current symptoms by body system; in each system, reported symptoms come before denied symptoms.
 */
export function reviewOfSystems(facts: readonly Fact[]): PlannedSentence[] {
  return systemOrder.flatMap((system): PlannedSentence[] => {
    const own = facts.filter(
      ({ kind, slots, time, subject }) =>
        kind === "symptom" && slots.system?.text === system && time.when === "now" && subject === "patient",
    );
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
}
