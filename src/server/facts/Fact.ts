/** Kinds of facts. A fact sets only some of the slots in `slotNames`; which ones depends on its kind. */
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
  /** A sentence in the words said, which a note quotes if nothing else in it says them (`quotations.ts`). */
  "quotation",
  /** A clinical statement that fits no other kind; the slot `detail` or `object` holds its words. */
  "statement",
] as const;
/** What a fact is about: one of `factKinds`. */
export type FactKind = (typeof factKinds)[number];

/** Names of the slots of all kinds; a comment without a kind holds for every kind that uses the slot. */
const slotNames = [
  "name", // the name as written in a note; of an order or a refusal: the drug
  "site", // body part: symptom, exam
  "side", // left, right, both; exam findings: also bilateral
  "quality",
  "severity",
  "triggers", // symptom: what makes it worse; "aggravating factors" if that is denied
  "relief", // symptom: what makes it better; "relieving factors" if that is denied
  "dose", // number or range without its unit: "20", "1 to 2"
  "unit", // "mg"
  "route",
  "frequency", // "twice daily"
  "duration", // "10 days"
  "state", // medication, order: one of medicationStates; statement: form of the question (questionObject)
  "reason", // refusal: why
  "substance", // allergy, intolerance
  "reaction",
  "tolerated", // allergy: the substance, if it is taken without a reaction
  "relative", // family, statement: "mother", also for "my mom"
  "condition", // family: the disease
  "age", // family: at diagnosis; statement: of the patient
  "value", // vital, result: "128/72"; symptom: the temperature of a fever
  "interpretation", // vital: "elevated"
  "system", // exam, symptom: body system
  "finding", // exam, result: what was found
  "basis", // problem: "rather than gout"
  "what", // order: one of orderTypes
  "action", // order, advice: "increase", "start", "refer"; "item" if the object is the whole line
  "object", // order, advice: what is ordered or advised; other kinds: what a yes-no question asked about
  "detail", // words of a fact that has no narrower slot for them
  "when", // symptom, procedure: onset or date; order, advice, followUp: a condition at the start of its sentence
  "topic", // topic of the question, "smoking"; statement: its role (`statementRole.ts`); reason: "matter" (`noteMatter`)
  "asked", // statement: what its question asks about, as a label for its words
  "of", // refusal, risk, allergy: what is refused, feared or denied; statement: topic of the question it answers
] as const;
/** Name of a detail of a fact: one of `slotNames`. */
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
/** Whether a drug is taken, or what an order does with it. */
export type MedicationState = (typeof medicationStates)[number];

const orderTypes = ["medication", "lab", "imaging", "test", "referral", "procedure", "device", "instruction"] as const;
/** What an order is for; `instruction` if it fits no other type. */
export type OrderType = (typeof orderTypes)[number];

/** Where a fact or a value was said: the id of the turn, and the characters of its raw text (`end` exclusive). */
export interface Evidence {
  turn: string;
  start: number;
  end: number;
}

/** One value of a slot: `text` as written in a note, `words` as in `Fact.said`. */
export interface Value {
  text: string;
  words: string;
  evidence: Evidence[];
}

/**
 * Whom a fact is about. `relative` is "mother", for example, or "family" if no relative is named; `other` is anyone or
 * anything else ("friend", "dog").
 */
export type Subject = "patient" | { relative: string } | { other: string };

/** `unanswered`: the question was asked, but its answer was inaudible or did not cover this. */
export type Polarity = "present" | "absent" | "unanswered";
/** How sure a speaker is; `stated` without a hedge. */
export type Certainty = "stated" | "likely" | "possible" | "unlikely" | "ruledOut";
/**
 * `corrected`: merged into or replaced by another fact. `withdrawn`: an order that was retracted or refused.
 * `conflicting`: a denial of a symptom that is also reported.
 */
type FactStatus = "current" | "corrected" | "withdrawn" | "conflicting";

/** When a fact applies. The texts are as written in a note. */
export interface FactTime {
  when: "now" | "past" | "planned";
  /** "since Sunday", "2 weeks ago" */
  onset?: string;
  /** When a single event happened, or in which circumstance something happens: "last night", "when climbing stairs" */
  point?: string;
  /** "2 weeks" */
  duration?: string;
  frequency?: string;
}

/**
 * One thing that was said in a visit or written in a document. Documents are drafted from facts and checked against
 * them. `id` is derived from content and evidence, so that it stays the same while the visit grows.
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
  /** Who said it. `record`: it is known about the patient from the record, as the clinician says; also an age. */
  source: "clinician" | "patient" | "informant" | "record";
  /** How a note names the informant, if the turn has the speaker's name or role: "the daughter". */
  informant?: string;
  /**
   * True if the words cannot be quoted: another person's sentence was rewritten as if the patient spoke, or `detail` is
   * made of a question and its answer.
   */
  isRetold?: true;
  /** The problem of the assessment that an order or advice belongs to. */
  problem?: string;
  /** Cleaned words that the fact was read from: a clause, or a question with its answer. */
  said: string;
  evidence: Evidence[];
  /** Ids of the facts that this one replaces; of a quotation: of those that were read from the same words. */
  supersedes: string[];
  status: FactStatus;
}
