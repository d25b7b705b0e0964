import type { Fact } from "../../facts/Fact";

/** Matches verdicts that find nothing abnormal: "good", "afebrile". */
const fine =
  /^(?:good|great|fine|normal|stable|within normal limits|unremarkable|okay|perfect|excellent|afebrile|well[- ]controlled|controlled)$/i;

/**
 * Returns the vital signs as a note lists them. A verdict without a value is joined to the value of the same vital sign
 * ("140/70 mmHg, elevated") or dropped if it finds nothing beside a value.
 */
export function listVitals(vitals: readonly Fact[]): Fact[] {
  const bySign = Map.groupBy(vitals, signOf);
  return vitals.flatMap((fact) => {
    const verdict = fact.slots.interpretation;
    const same = bySign.get(signOf(fact)) ?? [];
    if (!fact.slots.value) return same.some(({ slots }) => slots.value) ? [] : [fact];
    const called = same.find(
      ({ slots }) => !slots.value && slots.interpretation && !fine.test(slots.interpretation.text),
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

/** Returns the name under which vital signs are compared: "Oxygen" and "Oxygen saturation" are the same one. */
const signOf = ({ slots }: Fact): string =>
  (slots.name?.text ?? "")
    .toLowerCase()
    .replace(/ \([a-z ]{1,20}\)$/, "")
    .replace(/^oxygen.*/, "oxygen")
    .replace(/^pulse$/, "heart rate");
