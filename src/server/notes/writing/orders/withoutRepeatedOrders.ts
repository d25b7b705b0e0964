import type { Fact } from "../../../facts/Fact";
import { WordIndex } from "../../../platform/patterns/WordIndex";

/** Verbs that give an order, and words that add nothing to it. */
const neutral = new Set(
  "order prescribe get obtain start give send do schedule book arrange request provide repeat put place refill a an the some your you his her their our this that another of for on in to with and also just today now then go ahead please treat like want will would we i us let it is are be".split(
    " ",
  ),
);

/**
 * Returns the facts of a plan without orders, advice and follow-ups that only repeat another one ("order an
 * echocardiogram", said to an assistant after "I want to order another echocardiogram"), and without offers of a drug
 * that another order prescribes. Orders with a condition are kept, and do not make another one a repeat.
 */
export function withoutRepeatedOrders(facts: readonly Fact[]): Fact[] {
  const orders = facts.flatMap((fact, at) =>
    fact.kind === "order" || fact.kind === "advice" || fact.kind === "followUp"
      ? [{ fact, at, words: wordsOf(fact) }]
      : [],
  );
  const index = new WordIndex(orders.map(({ words }) => words));
  const isRepeated = ({ fact, at, words }: (typeof orders)[number]): boolean =>
    index.find(words, (i) => {
      const other = orders[i];
      return (
        other !== undefined &&
        other.at !== at &&
        other.fact.kind === fact.kind &&
        !fact.condition &&
        !other.fact.condition &&
        other.fact.certainty === fact.certainty &&
        (other.words.size > words.size || other.at < at)
      );
    }) >= 0;
  const repeated = new Set(orders.filter(isRepeated).map(({ fact }) => fact));
  return facts.filter((fact) => !repeated.has(fact) && !isOptionTaken(fact, facts));
}

/**
 * Returns whether a fact only offers a drug that another one orders: "We could try sertraline", then "sertraline 50
 * mg".
 */
function isOptionTaken({ kind, certainty, condition, slots }: Fact, facts: readonly Fact[]): boolean {
  if (kind !== "order" || certainty !== "possible" || condition || !slots.name || slots.dose) return false;
  return facts.some(
    (other) =>
      other.kind === "order" &&
      other.certainty === "stated" &&
      !other.condition &&
      other.slots.what?.text === "medication" &&
      other.slots.name?.text === slots.name?.text &&
      !/^(?:stop|hold)$/.test(other.slots.state?.text ?? ""),
  );
}

/** Matches actions on a drug that the patient already takes: "increase", "stop". */
const changesPattern = /^(?:increase|decrease|stop|hold|continue)$/;

/** Returns the words of an order by which repeats of it are found. */
function wordsOf({ slots }: Fact): Set<string> {
  const text =
    slots.object?.text ??
    [
      changesPattern.test(slots.state?.text ?? "") ? slots.state : undefined,
      slots.name,
      slots.dose,
      slots.unit,
      slots.frequency,
    ]
      .map((value) => value?.text ?? "")
      .join(" ");
  const words = text
    .toLowerCase()
    .replace(/\bonce daily\b/g, "daily")
    .replace(/\b(?:once (?:a|per|every) day|(?:every|each|a|per) day)\b/g, "daily")
    .replace(/\btwice (?:a|per) day\b/g, "twice daily")
    .match(/\.?[a-z0-9]+(?:\.[a-z0-9]+)*/g);
  return new Set((words ?? []).filter((word) => !neutral.has(word)));
}
