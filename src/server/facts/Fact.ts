/** Kinds of facts; each uses the slots listed in `slotNames`. */
const factKinds = [
  "reason",
  "symptom",
  "condition",
  "medication",
  "allergy",
  "intolerance",
  "family",
  "social",
  "vital",
  "exam",
  "result",
  "procedure",
  "problem",
  "order",
  "advice",
  "followUp",
  "refusal",
  "risk",
  "function",
  "concern",
  /** A clinical statement that fits no other kind; its slot `detail` holds it in the third person. */
  "statement",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Names of the slots of all kinds. */
const slotNames = [
  "name", // symptom, condition, medication, procedure, problem, vital, result: the name as written in a note
  "site", // body part: symptom, exam
  "side", // left, right, both
  "quality",
  "severity",
  "triggers",
  "relief",
  "tried",
  "effect",
  "dose", // number only, "20"
  "unit", // "mg"
  "route",
  "frequency", // "twice a day"
  "duration", // "for 10 days"
  "state", // medication: one of medicationStates
  "reason",
  "adherence",
  "substance", // allergy, intolerance
  "reaction",
  "tolerated",
  "relative", // family, as said: "mother"
  "condition", // family: the disease
  "age",
  "value", // vital, result: "128/72"
  "date",
  "interpretation", // "elevated"
  "system", // exam, review of systems: body system
  "finding", // exam, result: what was found
  "certainty", // problem: as said, "likely"
  "basis",
  "what", // order: one of orderTypes
  "action", // order, medication: "increase", "start", "order", "refer"
  "object", // order, advice, refusal: what is ordered, advised, refused
  "detail",
  "when",
  "topic", // social: "smoking"
  "of", // refusal, risk
  "plan",
  "means",
  "protective",
] as const;
export type Slot = (typeof slotNames)[number];

const medicationStates = [
  "taking",
  "notTaking",
  "stopped",
  "start",
  "increase",
  "decrease",
  "change",
  "hold",
  "stop",
  "continue",
  "asNeeded",
] as const;
export type MedicationState = (typeof medicationStates)[number];

const orderTypes = ["medication", "lab", "imaging", "test", "referral", "procedure", "device", "instruction"] as const;
export type OrderType = (typeof orderTypes)[number];

/** Where a fact or a value was said: the turn, and the characters of its text (`end` exclusive). */
export interface Evidence {
  turn: string;
  start: number;
  end: number;
}

/** One value of a slot: `text` as written in a note, `words` as said. */
export interface Value {
  text: string;
  words: string;
  evidence: Evidence[];
}

/** The person a fact is about. `relative` as said ("mother"); `other` for anyone or anything else ("friend", "dog"). */
export type Subject = "patient" | { relative: string } | { other: string };

export type Polarity = "present" | "absent" | "unanswered";
export type Certainty = "stated" | "likely" | "possible" | "unlikely" | "ruledOut" | "asked";
type FactStatus = "current" | "corrected" | "withdrawn" | "conflicting";

export interface FactTime {
  when: "now" | "past" | "planned";
  /** "Sunday", "2 weeks ago" */
  onset?: string;
  /** When it happened once: "last night" */
  point?: string;
  /** "2 weeks" */
  duration?: string;
  frequency?: string;
  course?: string;
}

/**
 * One statement of the visit. Documents are written from facts and checked against them. `id` is derived from content
 * and evidence, so that it stays the same while the visit grows.
 */
export interface Fact {
  id: string;
  kind: FactKind;
  subject: Subject;
  polarity: Polarity;
  certainty: Certainty;
  time: FactTime;
  slots: Partial<Record<Slot, Value>>;
  /** Condition of an order or a piece of advice: "if the culture is positive". */
  condition?: { words: string; evidence: Evidence[] };
  /** Who said it. `record`: read aloud from an earlier document. */
  source: "clinician" | "patient" | "informant" | "record";
  /** The problem of the assessment that an order or advice belongs to. */
  problem?: string;
  /** Cleaned words of the clause that the fact was read from. */
  said: string;
  evidence: Evidence[];
  /** Ids of the facts that this one replaces. */
  supersedes: string[];
  status: FactStatus;
}
