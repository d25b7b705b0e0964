import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugsOf } from "../withoutDrugs";

/** Matches words between two options of one order: "Lipitor | or | Crestor". */
const orPattern = / or (?!(?:so|more|less|two|three|twice|\d|if|when|until|as needed)\b)/i;
/** Matches a decision to leave what was offered: "Then let's leave it for now", "We won't do that, then". */
const leavesPattern =
  /^(?:(?:oh|okay|ok|then|so|well|right|sure|fine|no problem|no worries|in that case|alright|all right|I understand|fair enough|that is (?:fine|okay|all right)|absolutely),? ){0,4}(?:(?:I|we) (?:will|would|can|should) |let us )?(?:just )?(?:leave|hold off on|skip|pass on|forget(?: about)?|not (?:do|use|start|add|give you)|wait on|put off|park) (?:it|that|this|those|them)(?: (?:for now|for today|alone|be|then|today|at the moment|out|off|there|as it is))*(?=[.]?$| (?:until|till|unless)\b)/i;
/** Matches conditions, under which two options are both kept. */
const conditionPattern = /\b(?:if|unless|in case|once|when)\b/i;
/**
 * Maximum number of turns between options and the words that settle them. Later, the words are about another matter.
 */
const maxTurns = 6;
/** Number of the latest facts among which the options must be, for the same reason. */
const nearFacts = 8;

/** Returns whether an order only names options, of which one is still to be chosen: "start Lipitor or Crestor". */
export const isOptions = (fact: Fact): boolean =>
  (fact.kind === "order" || fact.kind === "advice") &&
  fact.status === "current" &&
  !fact.condition &&
  orPattern.test(fact.slots.object?.text ?? "") &&
  !conditionPattern.test(fact.slots.object?.text ?? "");

/** Returns whether an order is only possible: "we could give gabapentin". */
const isPossible = ({ kind, status, certainty, condition }: Fact): boolean =>
  (kind === "order" || kind === "advice") && status === "current" && certainty === "possible" && !condition;

/**
 * Withdraws the last possible order if the clinician drops it: "I could give you gabapentin." … "Then let's leave it
 * for now." Returns whether it did.
 */
export function leaveOption({ text, at }: Sentence, reading: ReadingState): boolean {
  if (at - reading.orderedAt > maxTurns || !leavesPattern.test(text)) return false;
  const index = reading.facts.findLastIndex(({ kind }) => kind === "order" || kind === "advice");
  const order = reading.facts[index];
  if (!order || !isPossible(order) || reading.facts.length - index > nearFacts) return false;
  reading.facts[index] = { ...order, status: "withdrawn" };
  return true;
}

/** Returns whether options name a drug or a test of a later order. */
function offers(options: Fact, ordered: Fact): boolean {
  const drugs = drugsOf(options);
  const test = testNamed(ordered.slots.object?.text ?? "")?.toLowerCase();
  return (
    drugsOf(ordered).some((generic) => drugs.includes(generic)) ||
    (test !== undefined && (options.slots.object?.text.toLowerCase().includes(test) ?? false))
  );
}

/**
 * Withdraws the options of an earlier turn of which one is ordered now: "I'd like to start Lipitor or Crestor." …
 * "Okay, Crestor 10 mg."
 * @param facts the facts read in the clinician's sentence.
 */
export function settleOptions(facts: readonly Fact[], { turn, at }: Sentence, reading: ReadingState): void {
  if (facts.length === 0 || at - reading.orderedAt > maxTurns) return;
  const ordered = facts.filter((fact) => (fact.kind === "order" || fact.kind === "advice") && !isOptions(fact));
  if (ordered.length === 0) return;
  const from = Math.max(0, reading.facts.length - nearFacts);
  reading.facts = reading.facts.map((fact, i) =>
    i >= from && isOptions(fact) && fact.evidence.at(-1)?.turn !== turn && ordered.some((order) => offers(fact, order))
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
}

/** Matches what a patient does not want, with the words after "I" as groups: "would rather not | take two pills". */
const wishPattern =
  /\bI (?:really |just )?(?:(would (?:really )?(?:rather|prefer) not)|(do not) (?:really )?(?=want|like|need|fancy))( ?[a-z][^.;?!]{2,80})$/i;

/**
 * Returns a line of the plan with what a patient does not want, if one of several options is refused without its name
 * ("I'd rather not take two pills"); null if the words are not clear.
 */
export function wishAmongOptions(sentence: Sentence, options: Fact): Fact | null {
  const [, rather, denied, what = ""] = wishPattern.exec(sentence.text.replace(/[.!]$/, "")) ?? [];
  if (!rather && !denied) return null;
  const fact = makeFact({
    kind: "advice",
    from: [sentence],
    source: "patient",
    problem: options.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `the patient ${rather ?? "does not"} ${what.trim()}` },
  });
  return { ...fact, supersedes: [options.id] };
}
