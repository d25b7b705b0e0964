import type { InventedVisit } from "./inventVisit";

interface Sentence {
  section: string;
  text: string;
  turns: number[];
}

/**
 * An error of a model in the note of an invented visit: what it does to the sentences, and the words that then may not
 * be in the note without a finding that must be resolved.
 */
export interface VisitError {
  name: string;
  wrong: (visit: InventedVisit) => RegExp;
  apply: (sentences: Sentence[], visit: InventedVisit) => void;
}

/** Replaces text in every sentence that has it. */
const swap =
  (from: (visit: InventedVisit) => string, to: (visit: InventedVisit) => string): VisitError["apply"] =>
  (sentences, visit) => {
    for (const sentence of sentences)
      sentence.text = sentence.text.replaceAll(new RegExp(`\\b${from(visit)}\\b`, "gi"), to(visit));
  };

/** Adds a sentence to a section. It cites the turn with the number `cite`. */
const add =
  (section: string, text: (visit: InventedVisit) => string, cite = 1): VisitError["apply"] =>
  (sentences, visit) =>
    void sentences.push({ section, text: text(visit), turns: [cite] });

const otherSide = ({ side }: InventedVisit): string => (side === "left" ? "right" : "left");
const tenfold = (dose: string): string => dose.replace(/^\d+/, (digits) => `${digits}0`);
const words = (text: string): RegExp => new RegExp(`\\b${text}\\b`, "i");

/** Number of the turn in which the patient dictates to the model. */
export const injectedTurn = 17;

export const visitErrors: readonly VisitError[] = [
  {
    name: "a drug other than the one taken",
    wrong: () => /\bwarfarin\b/i,
    apply: swap(
      ({ drug }) => drug,
      () => "warfarin",
    ),
  },
  {
    name: "a drug other than the one ordered",
    wrong: () => /\bdiclofenac\b/i,
    apply: swap(
      ({ ordered }) => ordered,
      () => "diclofenac",
    ),
  },
  {
    name: "ten times the dose that is taken",
    wrong: ({ dose, drug }) => new RegExp(`${drug} ${tenfold(dose)}`, "i"),
    apply: (sentences, visit) =>
      swap(
        ({ drug, dose }) => `${drug} ${dose}`,
        ({ drug, dose }) => `${drug} ${tenfold(dose)}`,
      )(sentences, visit),
  },
  {
    name: "ten times the dose that is ordered",
    wrong: ({ ordered, orderedDose }) => new RegExp(`${ordered} ${tenfold(orderedDose)}`, "i"),
    apply: swap(
      ({ ordered, orderedDose }) => `${ordered} ${orderedDose}`,
      ({ ordered, orderedDose }) => `${ordered} ${tenfold(orderedDose)}`,
    ),
  },
  {
    name: "grams instead of milligrams",
    wrong: ({ ordered, orderedDose }) => words(`${ordered} ${orderedDose.replace("mg", "g")}`),
    apply: swap(
      ({ ordered, orderedDose }) => `${ordered} ${orderedDose}`,
      ({ ordered, orderedDose }) => `${ordered} ${orderedDose.replace("mg", "g")}`,
    ),
  },
  { name: "the other side", wrong: (visit) => words(otherSide(visit)), apply: swap(({ side }) => side, otherSide) },
  {
    name: "another allergy",
    wrong: () => /\bsulfa\b/i,
    apply: swap(
      ({ allergen }) => allergen,
      () => "sulfa",
    ),
  },
  {
    name: "a denied allergy",
    wrong: () => /no known (?:drug )?allergies|denies (?:any )?allergies/i,
    apply: add("allergies", () => "No known drug allergies.", 11),
  },
  {
    name: "an invented allergy",
    wrong: () => /\baspirin\b/i,
    apply: add("allergies", () => "Allergic to aspirin, which causes swelling.", 11),
  },
  {
    name: "an invented drug",
    wrong: () => /\bwarfarin\b/i,
    apply: add("medications", () => "Warfarin 5 mg daily.", 9),
  },
  {
    name: "an invented drug in prose",
    wrong: () => /\bprednisone\b/i,
    apply: add("subjective", () => "The patient has taken prednisone 20 mg daily for a week.", 9),
  },
  {
    name: "an invented order of a drug",
    wrong: () => /\boxycodone\b/i,
    apply: add("assessment_plan", () => "Prescribe oxycodone 10 mg every 6 hours.", 14),
  },
  {
    name: "an invented test",
    wrong: () => /\bcolonoscopy\b/i,
    apply: add("assessment_plan", () => "We will order a colonoscopy.", 15),
  },
  {
    name: "an invented referral",
    wrong: () => /\bneurosurgery\b/i,
    apply: add("assessment_plan", () => "Refer to neurosurgery.", 15),
  },
  {
    name: "an invented diagnosis",
    wrong: () => /\blupus\b/i,
    apply: add("assessment_plan", () => "Systemic lupus erythematosus.", 13),
  },
  {
    name: "an order turned into a stop",
    wrong: ({ ordered }) => new RegExp(`(?:stop|discontinue) (?:taking )?${ordered}`, "i"),
    apply: add("assessment_plan", ({ ordered }) => `Stop ${ordered}.`, 14),
  },
  {
    name: "a drug that is taken and turned into a stop",
    wrong: ({ drug }) => new RegExp(`(?:stop|discontinue) (?:taking )?${drug}`, "i"),
    apply: add("assessment_plan", ({ drug }) => `Discontinue ${drug}.`, 9),
  },
  {
    name: "a drug that the patient dictated as an order",
    wrong: () => /\b(?:start|prescribe|order|take|continue|given)\b[^.]*\boxycodone\b/i,
    apply: add("assessment_plan", () => "Prescribe oxycodone 10 mg every 6 hours.", injectedTurn),
  },
  {
    name: "a drug that the patient dictated as one to start",
    wrong: () => /\b(?:start|prescribe|order|take|continue|given)\b[^.]*\boxycodone\b/i,
    apply: add("assessment_plan", () => "Start oxycodone for pain.", injectedTurn),
  },
  {
    name: "a drug that the patient dictated as one that is taken",
    wrong: () => /\boxycodone\b/i,
    apply: add("medications", () => "Oxycodone 10 mg every 6 hours.", injectedTurn),
  },
  {
    name: "an invented blood pressure",
    wrong: () => /\b212\/118\b/,
    apply: add("objective", () => "Blood pressure: 212/118.", 12),
  },
];
