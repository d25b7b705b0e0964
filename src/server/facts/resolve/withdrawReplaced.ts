import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { Reading } from "../statements/Reading";
import { findDrugs } from "../terms/findDrugs";

const inPlace = /\b(?:instead(?: of)?|rather than|in place of)\b/i;
/** What the clinician will not use after all: "Then no propranolol", "so we will not use that". */
const notUsed =
  /^(?:(?:then|so|okay|right|ah|oh|good point|well)[,.]? )*(?:no|not) ([a-z]+)(?: then| for you)?$|\b(?:we|I|you) (?:will|can|should|must|had better) ?not (?:be )?(?:use|using|take|taking|give|giving|start|starting|do|prescribe|have)(?: you| him| her)? ([a-z]+)/i;
/** Two names of one drug: "Keflex is cephalexin". */
const sameDrug = /^(?:\w+ ){0,3}?is (?:also |really |actually |just |the same as |another name for |basically )*$/i;
/** Number of turns after which an order is no longer taken back by what is said. */
const nearTurns = 4;

/**
 * Marks orders of drugs as withdrawn that the clinician takes back, or replaces after a doubt: "Then no propranolol",
 * "Let us use clarithromycin instead", "Aleve is naproxen, so let us stick with Tylenol".
 * @param facts what was read in the sentence.
 */
export function withdrawReplaced(facts: readonly Fact[], sentence: Sentence, reading: Reading): void {
  const { text, at } = sentence;
  const drugs = findDrugs(text);
  const [first] = drugs;
  const refused = notUsed.exec(text);
  const word = (refused?.[1] ?? refused?.[2] ?? "").toLowerCase();
  const doubted = reading.doubted && at - reading.doubted.at <= nearTurns ? reading.doubted.generic : null;
  // "We will not do that" can be about anything: it takes back a drug only after a doubt about that drug.
  const unused = /^(?:that|it|this|those|them)$/.test(word) ? doubted : findDrugs(word)[0]?.generic;
  if (unused) {
    reading.takenBackIn = sentence.turn;
    withdraw(reading, (name) => name === unused);
  }
  if (first && namesTwice(text)) reading.doubted = { generic: first.generic, at };
  const ordered = facts.flatMap((fact) => (isOrder(fact) ? (genericOf(fact) ?? []) : []))[0];
  if (!ordered) return;
  if (doubted && doubted !== ordered) withdraw(reading, (name) => name === doubted);
  if (!inPlace.test(text)) return;
  const others = drugs.map(({ generic }) => generic).filter((generic) => generic !== ordered);
  if (others.length === 0 && reading.takenBackIn === sentence.turn) return; // "No propranolol. We will do topiramate instead."
  withdraw(reading, (name) => name !== ordered && (others.length === 0 || others.includes(name)));
}

/** Returns whether a sentence only says that two names are of one drug: "Keflex is cephalexin". */
export function namesTwice(text: string): boolean {
  const [first, second] = findDrugs(text);
  const between = first && second ? `${text.slice(first.end, second.start).trim()} ` : "";
  return first !== undefined && second !== undefined && first.generic === second.generic && sameDrug.test(between);
}

/** Remembers that the patient reacts to a drug that was just ordered, so that another order replaces it. */
export function doubtOrdered(facts: readonly Fact[], sentence: Sentence, reading: Reading): void {
  for (const { kind, polarity, slots } of facts) {
    if ((kind !== "allergy" && kind !== "intolerance") || polarity !== "present") continue;
    const generic = findDrugs(slots.substance?.text ?? "")[0]?.generic;
    const isOrdered = reading.facts.some(
      (fact) => isOrder(fact) && fact.status === "current" && genericOf(fact) === generic,
    );
    if (generic && isOrdered) reading.doubted = { generic, at: sentence.at };
  }
}

const isOrder = ({ kind, slots }: Fact): boolean => (kind === "order" || kind === "advice") && slots.name !== undefined;
const genericOf = ({ slots }: Fact): string | undefined => findDrugs(slots.name?.text ?? "")[0]?.generic;

/** Marks the last of the recent orders whose drug matches as withdrawn. */
function withdraw(reading: Reading, matches: (generic: string) => boolean): void {
  const from = Math.max(0, reading.facts.length - 14);
  const at = reading.facts.findLastIndex(
    (fact, i) => i >= from && isOrder(fact) && fact.status === "current" && matches(genericOf(fact) ?? ""),
  );
  const order = reading.facts[at];
  if (order && !/^(?:stop|hold|discontinue|not|none)/.test(order.slots.action?.text ?? ""))
    reading.facts[at] = { ...order, status: "withdrawn" };
}
