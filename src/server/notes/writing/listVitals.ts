import type { Fact } from "../../facts/Fact";

/** Matches interpretations that find nothing abnormal: "good", "afebrile". */
const finePattern =
  /^(?:good|great|fine|normal|stable|within normal limits|unremarkable|okay|perfect|excellent|afebrile|well[- ]controlled|controlled)$/i;

/**
 * Returns the vital signs as a note lists them. An interpretation that was said without a value ("your blood pressure
 * is elevated") is left out if the same vital sign has a value. If it is abnormal and there is only one value, it is
 * added to that value: "140/70 mmHg, elevated".
 */
export function listVitals(vitals: readonly Fact[]): Fact[] {
  const bySign = Map.groupBy(vitals, signOf);
  return vitals.flatMap((fact) => {
    const verdict = fact.slots.interpretation;
    const same = bySign.get(signOf(fact)) ?? [];
    if (!fact.slots.value) return same.some(({ slots }) => slots.value) ? [] : [fact];
    const called = same.find(
      ({ slots }) => !slots.value && slots.interpretation && !finePattern.test(slots.interpretation.text),
    );
    if (verdict || !called?.slots.interpretation || same.filter(({ slots }) => slots.value).length > 1) return [fact];
    return [
      {
        ...fact,
        slots: { ...fact.slots, interpretation: called.slots.interpretation },
        evidence: [...fact.evidence, ...called.evidence],
      },
    ];
  });
}

/** Returns the name by which vital signs are compared: "oxygen" for both "Oxygen" and "Oxygen saturation". */
const signOf = ({ slots }: Fact): string =>
  (slots.name?.text ?? "")
    .toLowerCase()
    .replace(/ \([a-z ]{1,20}\)$/, "")
    .replace(/^oxygen.*/, "oxygen")
    .replace(/^pulse$/, "heart rate");
