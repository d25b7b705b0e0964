import type { Fact } from "../../facts/Fact";

/** Matches verdicts that find nothing abnormal: "good", "afebrile". */
const fine =
  /^(?:good|great|fine|normal|stable|within normal limits|unremarkable|okay|perfect|excellent|afebrile|well[- ]controlled|controlled)$/i;

/**
 * Returns the vital signs as a note lists them. A verdict without a value is joined to the value of the same vital sign
 * ("140/70 mmHg, elevated") or dropped if it finds nothing beside a value.
 */
export function listVitals(vitals: readonly Fact[]): Fact[] {
  return vitals.flatMap((fact) => {
    const name = fact.slots.name?.text ?? "";
    const verdict = fact.slots.interpretation;
    const same = vitals.filter(({ slots }) => sameSign(slots.name?.text ?? "", name));
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

/** Returns whether two names are of the same vital sign: "Oxygen" and "Oxygen saturation". */
const sameSign = (one: string, other: string): boolean => keyOf(one) === keyOf(other);
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ \([a-z ]{1,20}\)$/, "")
    .replace(/^oxygen.*/, "oxygen")
    .replace(/^pulse$/, "heart rate");
