import type { Fact, Slot } from "../../facts/Fact";
import { bloodPressure, type Coding, hl7Code, snomed, ucumOfWord, vitalCodes } from "./fhirCodes";

/** A FHIR resource without its id. */
export interface FhirBody {
  resourceType: string;
  [field: string]: unknown;
}

/** References, time and state that the resources of all facts of a visit share. */
export interface FhirRefs {
  patient: { reference: string };
  encounter: { reference: string };
  practitioner: { reference: string };
  /** Start of the visit in ISO 8601; null if it is not known. */
  at: string | null;
  isSigned: boolean;
}

const textOf = ({ slots }: Fact, slot: Slot): string | undefined => slots[slot]?.text;
const coded = (coding: Coding, text?: string) => ({ coding: [coding], ...(text !== undefined && { text }) });

/**
 * Returns the resource of an allergy, a medication that is taken or was stopped, or a vital sign with a value; null for
 * every other fact. What the fact does not say is absent.
 */
export function factResource(fact: Fact, refs: FhirRefs): FhirBody | null {
  if (fact.kind === "allergy" || fact.kind === "intolerance") return allergy(fact, refs);
  if (fact.kind === "medication") return medication(fact, refs);
  return fact.kind === "vital" ? vital(fact, refs) : null;
}

/** SNOMED CT codes for the denial of all allergies in a group. */
const noKnown = {
  any: snomed("716186003", "No known allergy"),
  drug: snomed("409137002", "No known drug allergy"),
  food: snomed("429625007", "No known food allergy"),
} as const;
/** A group of allergens with a code for "no known allergy" to it. */
export type AllergyGroup = keyof typeof noKnown;

/** Returns the group that the words of a denial name, `any` without words; null for anything that has no code. */
export function allergyGroup(words: string | undefined): AllergyGroup | null {
  if (words === undefined) return "any";
  if (/^(?:any )?(?:drugs?|medications?|medicines?|meds)$/i.test(words)) return "drug";
  return /^(?:any )?foods?$/i.test(words) ? "food" : null;
}

function allergy(fact: Fact, { patient, encounter, practitioner, at }: FhirRefs): FhirBody | null {
  const substance = textOf(fact, "substance");
  const reaction = textOf(fact, "reaction");
  const isDenied = fact.polarity === "absent";
  const group = isDenied && substance === undefined ? allergyGroup(textOf(fact, "of")) : null;
  const denied = group === null ? undefined : noKnown[group];
  if (substance === undefined && !denied) return null;
  const isRefuted = isDenied && !denied;
  return {
    resourceType: "AllergyIntolerance",
    clinicalStatus: coded(hl7Code("allergyintolerance-clinical", isRefuted ? "inactive" : "active")),
    ...(isRefuted && { verificationStatus: coded(hl7Code("allergyintolerance-verification", "refuted")) }),
    ...(!isDenied && { type: fact.kind }),
    code: denied ? coded(denied, denied.display) : { text: substance },
    patient,
    encounter,
    ...(at !== null && { recordedDate: at }),
    recorder: practitioner,
    ...(reaction !== undefined && !isDenied && { reaction: [{ manifestation: [{ text: reaction }] }] }),
  };
}

const medicationStatuses = {
  taking: "active",
  asNeeded: "active",
  continue: "active",
  stopped: "stopped",
  notTaking: "not-taken",
} as const;
type MedicationStatus = (typeof medicationStatuses)[keyof typeof medicationStatuses];

/** Returns the status of a MedicationStatement; null for a drug that is ordered or was taken before. */
export function medicationStatus({ polarity, slots, time }: Fact): MedicationStatus | null {
  if (polarity === "absent") return "not-taken";
  const state = slots.state?.text ?? "";
  if (polarity !== "present" || !isKnownState(state)) return null;
  const status = medicationStatuses[state];
  return status === "active" && time.when !== "now" ? null : status;
}

const isKnownState = (state: string): state is keyof typeof medicationStatuses =>
  Object.hasOwn(medicationStatuses, state);

function medication(fact: Fact, { patient, encounter, at }: FhirRefs): FhirBody | null {
  const name = textOf(fact, "name");
  const state = textOf(fact, "state") ?? "";
  const status = medicationStatus(fact);
  if (name === undefined || status === null) return null;
  const [dose, unit, route] = [textOf(fact, "dose"), textOf(fact, "unit"), textOf(fact, "route")];
  const words = [dose, unit, route, textOf(fact, "frequency")].filter((word) => word !== undefined);
  const dosage = {
    text: words.join(" "),
    ...(state === "asNeeded" && { asNeededBoolean: true }),
    ...(route !== undefined && { route: { text: route } }),
    ...(isNumber(dose) && {
      doseAndRate: [{ doseQuantity: { value: Number(dose), ...(unit !== undefined && { unit }) } }],
    }),
  };
  return {
    resourceType: "MedicationStatement",
    status,
    medicationCodeableConcept: { text: name },
    subject: patient,
    context: encounter,
    ...(at !== null && { dateAsserted: at }),
    ...(words.length > 0 && status !== "not-taken" && { dosage: [dosage] }),
  };
}

function vital(fact: Fact, { patient, encounter, practitioner, at, isSigned }: FhirRefs): FhirBody | null {
  const [name = "", value = ""] = [textOf(fact, "name"), textOf(fact, "value")];
  const measured = name === "Blood pressure" ? pressure(value) : quantityOf(name, value, textOf(fact, "unit"));
  if (!measured || fact.polarity !== "present" || fact.time.when !== "now") return null;
  return {
    resourceType: "Observation",
    status: isSigned ? "final" : "preliminary",
    category: [coded(hl7Code("observation-category", "vital-signs"))],
    ...measured,
    subject: patient,
    encounter,
    ...(at !== null && { effectiveDateTime: at }),
    performer: [practitioner],
  };
}

function pressure(value: string): object | null {
  const [, systolic, diastolic] = /^(\d{2,3})\/(\d{2,3})$/.exec(value) ?? [];
  if (systolic === undefined || diastolic === undefined) return null;
  const component = (code: Coding, text: string) => ({
    code: coded(code),
    valueQuantity: quantity(Number(text), "mm[Hg]", "mmHg"),
  });
  return {
    code: coded(bloodPressure.panel),
    component: [component(bloodPressure.systolic, systolic), component(bloodPressure.diastolic, diastolic)],
  };
}

/** Returns code and value. A unit that was not said, such as the degrees of a temperature, has no code. */
function quantityOf(name: string, value: string, unit: string | undefined): object | null {
  const known = vitalCodes[name];
  if (!known || !isNumber(value)) return null;
  const ucum = known.ucum ?? (unit === undefined ? undefined : ucumOfWord[unit.toLowerCase()]);
  const valueQuantity = ucum ? quantity(Number(value), ucum, ucum) : { value: Number(value), ...(unit && { unit }) };
  return { code: coded(known.code), valueQuantity };
}

const quantity = (value: number, code: string, unit: string) => ({
  value,
  unit,
  system: "http://unitsofmeasure.org",
  code,
});

const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d+(?:\.\d+)?$/.test(text);
