import type { Fact } from "../Fact";
import { retractionIn, weakRetractionIn } from "./retractionIn";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { withdrawUnconditional } from "../statements/treatment/meant/orderedOnlyIf";
import { findDrugs } from "../terms/findDrugs";
import { drugsOf } from "./withoutDrugs";

/** Matches words with which a clinician decides otherwise: "actually", "hang on", "on second thought". */
const decidesOtherwisePattern =
  /^(?:(?:hmm|oh|well|no|but|okay|you know what|so),? )*(?:actually|wait|hang on|hold on|on (?:second thoughts?|reflection)|thinking about it|come to think of it|let me think)\b|^no, (?!need\b)/i;
/** Matches the action of an order that continues a drug: "keep", "continue". */
const continuesPattern = /^(?:keep|continue|stay)\b/i;
/** Matches words that end a drug: "stop the", "no need for the". */
const endsPattern = /^(?:stop|discontinue|come off|no need for|not need|hold|get (?:you|him|her) off)\b/i;
/** Number of the latest facts that are searched for what is taken back. */
const maxFactsBack = 6;

const isContinued = ({ kind, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice") &&
  (slots.state?.text === "continue" || continuesPattern.test(slots.action?.text ?? slots.object?.text ?? ""));

const endsDrug = ({ kind, status, slots, condition }: Fact): boolean =>
  (kind === "order" || kind === "advice") &&
  status === "current" &&
  !condition &&
  (/^(?:stop|hold)$/.test(slots.state?.text ?? "") || endsPattern.test(slots.object?.text ?? ""));

/** Matches words with which a patient objects to the end of a drug: "my kidney doctor wants me on it". */
const objectsPattern =
  /\b(?:never|not|cannot|could not|told me|said|says|wants? me|need|worried|afraid|scared|last time|without)\b/i;
/** Matches the time or condition of the end of a drug, which can go on afterwards: "stop it 5 days before surgery". */
const limitedEndPattern =
  /\b(?:before|until|till|for|during|days?|weeks?|morning|night|evening|surgery|procedure|scan|if|when|while|after|once|unless)\b/i;

/**
 * Withdraws the end of a drug that a clinician decides to continue after all: "You do not need the albuterol anymore.
 * Actually, keep the albuterol for exercise." So does a clinician who continues it after the patient's objection:
 * "Let's hold the lisinopril." "My kidney doctor wants me on it." "All right, keep taking it."
 */
function withdrawContinued(facts: readonly Fact[], { text, turn }: Sentence, reading: ReadingState): void {
  const isTakenBackHere =
    decidesOtherwisePattern.test(text) || weakRetractionIn(text) !== null || retractionIn(text) !== null;
  if (!isTakenBackHere && !objectsPattern.test(reading.heard)) return;
  const kept = new Set(facts.filter(isContinued).flatMap(drugsOf));
  if (kept.size === 0) return;
  const from = Math.max(0, reading.facts.length - maxFactsBack);
  reading.facts = reading.facts.map((fact, i) => {
    const ended = [...drugsOf(fact), ...findDrugs(fact.said).map(({ generic }) => generic)];
    const isObjectedTo = fact.evidence.at(-1)?.turn !== turn && !limitedEndPattern.test(fact.slots.object?.text ?? "");
    const isTakenBack =
      i >= from &&
      (isTakenBackHere || isObjectedTo) &&
      endsDrug(fact) &&
      ended.length > 0 &&
      ended.every((generic) => kept.has(generic));
    return isTakenBack ? { ...fact, status: "withdrawn" as const } : fact;
  });
}

/**
 * Withdraws the end of a drug from an earlier turn that a clinician now only reduces: "I'd stop the Ambien." "I can't
 * sleep without it." "Okay, let's halve it."
 */
function withdrawReduced(facts: readonly Fact[], { text, turn }: Sentence, reading: ReadingState): void {
  const reduced = new Set(facts.filter(({ slots }) => slots.state?.text === "decrease").flatMap(drugsOf));
  if (reduced.size === 0 || /\b(?:stop|off)\b/i.test(text)) return;
  const from = Math.max(0, reading.facts.length - maxFactsBack);
  reading.facts = reading.facts.map((fact, i) =>
    i >= from &&
    endsDrug(fact) &&
    fact.evidence.at(-1)?.turn !== turn &&
    drugsOf(fact).length > 0 &&
    drugsOf(fact).every((generic) => reduced.has(generic))
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
}

/** Adds the facts of a clinician's statement, and withdraws what they take back. */
export function addClinicianFacts(facts: readonly Fact[], sentence: Sentence, reading: ReadingState): void {
  withdrawContinued(facts, sentence, reading);
  withdrawReduced(facts, sentence, reading);
  withdrawUnconditional(facts, sentence, reading);
  reading.facts.push(...facts);
}
