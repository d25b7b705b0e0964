import { reactionOf } from "../terms/reactionOf";
import { makeFact } from "../frames/makeFact";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { drugName, findDrugs } from "../terms/findDrugs";
import { drugsOf, withoutDrugs } from "./withoutDrugs";

/** An allergy to one of several drugs just ordered; the patient did not say to which. `at`: index of the turn. */
export interface AllergyToOne {
  /** The drugs, as a note names them, in the order in which they were ordered. */
  names: string[];
  /** The orders of these drugs before they were withdrawn, with their indexes in the facts of the visit. */
  orders: { at: number; order: Fact }[];
  /** Index of the allergy in the facts of the visit. */
  allergyAt: number;
  at: number;
}

/**
 * Matches an allergy to what was just ordered, without its name: "I'm allergic to that", "that last one I'm allergic
 * to".
 */
const allergicToThatPattern =
  /\b(?:allergic|allergy|sensitive|react(?:ed|s)?(?: (?:badly|really badly|terribly))?|reaction) to (?=\w)(?:that|it|this|these|those|them|one of (?:those|them|these)|(?:that|the) (?:first|second|last|other|one|former|latter))\b|\b(?:rash|hives|swell\w*|swollen|itch\w*|lumps|blisters) (?:[a-z]+ ){0,3}?(?:with|from|to|after|on) one of (?:those|them|these)\b|\b(?:one|that|it) (?:is (?:something |the one |one )?(?:that )?)?I am allergic to\b|^(?:[a-z]+[,.]? ){0,3}I (?:cannot|can not|must not|am not allowed to|am not supposed to) (?:have|take) (?:that|it|those|them)\b.*\ballerg|^(?:but |oh |wait |no |um )*I am allergic\.?$/i;
/** Matches words for the first of two drugs: "the first one". */
const firstPattern = /\b(?:first|former)\b/i;
/** Matches words for the second of two drugs: "the latter". */
const lastPattern = /\b(?:last|second|latter)\b/i;
/** Matches words for all of the drugs: "both of them". */
const allOfThemPattern = /\b(?:both|all|either) of (?:them|those|these)\b|\bthem both\b/i;
/**
 * Maximum number of turns after the allergy within which the patient can say which drug was meant. Later, a drug is
 * named for another reason.
 */
const maxTurns = 5;

/**
 * Reads an allergy to "one of those" after several drugs were ordered in the turn before. The orders of all of them are
 * withdrawn until the patient says which drug was meant. Returns whether the turn reports such an allergy.
 */
export function noteAllergyToOne(turn: readonly Sentence[], reading: ReadingState): boolean {
  const said = turn.find(({ text }) => allergicToThatPattern.test(text));
  if (!said || turn.some(({ text }) => findDrugs(text).length > 0) || reading.orderedAt !== said.at - 1) return false;
  const turnOf = (fact: Fact): string | undefined => fact.evidence.at(-1)?.turn;
  const lastOrder = reading.facts.findLast((fact) => isCurrentOrder(fact));
  const orders = reading.facts.flatMap((order, at) =>
    isCurrentOrder(order) && lastOrder && turnOf(order) === turnOf(lastOrder) ? [{ order, at }] : [],
  );
  const names = [
    ...new Set(
      orders.flatMap(({ order }) =>
        findDrugs(order.slots.object?.text ?? order.said).map(({ name }) => drugName(name)),
      ),
    ),
  ];
  if (names.length < 2) return false;
  const words = turn.map(({ text }) => text).join(" ");
  const reaction = reactionOf(words) ?? undefined;
  const allergy = makeFact({
    kind: "allergy",
    from: [said],
    slots: { substance: names.join(" or "), reaction, state: "oneOf" },
  });
  for (const { at, order } of orders) reading.facts[at] = { ...order, status: "withdrawn" };
  reading.facts.push(allergy);
  reading.allergyToOne = { names, orders, allergyAt: reading.facts.length - 1, at: said.at };
  const named = allOfThemPattern.test(words)
    ? names
    : firstPattern.test(words)
      ? names.slice(0, 1)
      : lastPattern.test(words)
        ? names.slice(-1)
        : [];
  if (named.length > 0) settle(named, said, reading);
  return true;
}

/** Returns whether a fact orders a drug that has not been taken back. */
const isCurrentOrder = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice") &&
  status === "current" &&
  slots.name !== undefined &&
  !/^(?:stop|hold|discontinue|avoid|not|none)/.test(slots.action?.text ?? "");

/** Maximum number of words of a question that asks which drug is meant: "Okay, and was that to the amoxicillin?" */
const maxQuestionWords = 9;

/** Returns whether a clinician's sentence only asks or repeats which drug the patient means: "To the amoxicillin?" */
export function asksWhichDrug({ text, at }: Sentence, reading: ReadingState): boolean {
  const open = reading.allergyToOne;
  if (!open || at - open.at > maxTurns || text.split(" ").length > maxQuestionWords) return false;
  if (/^(?:(?:okay|sorry|and|so|oh|right|wait),? )*which(?: one| of them| of those| drug| medicine)?\b/i.test(text))
    return true;
  return namedIn(text, open) !== undefined && (text.endsWith("?") || /^(?:to |you mean |is (?:it|that) )/i.test(text));
}

/**
 * Reads which drug the patient means in a turn that answers "To the amoxicillin?" Returns whether the turn says so.
 */
export function settleAllergy(turn: readonly Sentence[], reading: ReadingState): boolean {
  const open = reading.allergyToOne;
  const [answer] = turn;
  if (!open || !answer || answer.at - open.at > maxTurns) return false;
  const words = turn.map(({ text }) => text).join(" ");
  const asked = reading.lastSaid && reading.lastSaid.at === answer.at - 1 ? reading.lastSaid : null;
  const isAsked = asked !== null && asksWhichDrug(asked, reading);
  if (!isAsked) return false;
  const own = namedIn(words, open);
  const confirmed = /^(?:yes|yeah|yep|yup|that is (?:right|it|the one)|correct|exactly|I am|mm-?hmm)\b/i.test(words);
  const denied = /^(?:no|nope|not that)\b/i.test(words);
  const other = open.names.filter((name) => name !== namedIn(asked.text, open));
  const name =
    own ??
    (confirmed ? namedIn(asked.text, open) : undefined) ??
    (denied && /\bother\b/i.test(words) && other.length === 1 ? other[0] : undefined) ??
    (firstPattern.test(words) ? open.names[0] : lastPattern.test(words) ? open.names.at(-1) : undefined);
  if (name === undefined) return false;
  settle([name], answer, reading, reactionOf(words) ?? undefined);
  return true;
}

/** Returns the only one of the drugs that a text names; undefined if it names none or more. */
function namedIn(text: string, { names }: AllergyToOne): string | undefined {
  const said = new Set(findDrugs(text).map(({ generic }) => generic));
  const found = names.filter((name) => said.has(findDrugs(name)[0]?.generic ?? ""));
  return found.length === 1 ? found[0] : undefined;
}

/** Records the allergies to the drugs meant, and orders the others again. */
function settle(meant: readonly string[], from: Sentence, reading: ReadingState, reaction?: string): void {
  const open = reading.allergyToOne;
  if (!open) return;
  reading.allergyToOne = null;
  reading.settledAt = from.at;
  const unsure = reading.facts[open.allergyAt];
  if (unsure) reading.facts[open.allergyAt] = { ...unsure, status: "corrected" };
  const generics = new Set(meant.map((name) => findDrugs(name)[0]?.generic ?? name));
  for (const { at, order } of open.orders)
    reading.facts[at] = drugsOf(order).some((name) => generics.has(name)) ? withoutDrugs(order, generics) : order;
  for (const substance of meant) {
    const fact = makeFact({
      kind: "allergy",
      from: [from],
      slots: { substance, reaction: reaction ?? unsure?.slots.reaction?.text },
    });
    reading.facts.push({ ...fact, evidence: [...(unsure?.evidence ?? []), ...fact.evidence] });
  }
}
