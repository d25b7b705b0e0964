import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";

/**
 * Matches a patient's request to do something else than what was ordered, with it as the group: "Can I just | do the
 * exercises at home |?"
 */
const asksInsteadPattern =
  /^(?:(?:okay|well|um|oh|hmm|but|and|so|actually|sorry|honestly),? ){0,3}(?:can|cannot|could|may|might) (?:I|we|he|she)(?: not)? (?:please |maybe )?(?:(?:just|rather|instead) (?=\w)|(?=[^?]{3,60} (?:instead|first)\b))((?:do|take|use|try|have|see|go|stick|keep|stay|get|start|wear|eat|drink|watch|cut|work on|lose|change) [a-z][^?;]{2,60})\?$/i;
/**
 * Matches a patient's wish to try something before what was ordered, with it as one of two groups: "Let me | work on
 * the weight | first", "Give me three months to | lose the weight |".
 */
const wantsFirstPattern =
  /^(?:(?:okay|well|um|oh|hmm|but|and|so|actually|sorry|honestly|no),? ){0,3}(?:(?:let (?:me|us)|I (?:would|will) (?:(?:much |really )?rather|prefer to|like to)|I want to|I think I will) ((?:try|work on|watch|cut|lose|change) (?!(?:it|that|them|this)\b)[^.?;]{2,60}?),? first|(?:let me have|give me) (?:an?|a few|a couple of|\d{1,2}|some) (?:more )?(?:weeks?|months?|time) to ((?:try|work on|watch|cut|lose|change) (?!(?:it|that|them|this)\b)[^.?;]{2,60}))[.!]?$/i;
/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 4;
/** Matches the verb before what was ordered: "start", "do". */
const verbPattern = /^(?:do|have|get|start|add|give|take|try|book|order|obtain|use) (?:you |the patient )?/i;

/** Matches what a patient wants to try before what was ordered: "try watching my salt first". */
const triesFirstPattern = /^(?:try|work on|watch|cut|lose|change) (?!(?:it|that|them|this)\b).* first$/i;

/** Returns whether a patient asks to do something other than what was just ordered. */
export const asksInstead = (text: string): boolean => asksInsteadPattern.test(text) || wantsFirstPattern.test(text);

/**
 * Withdraws the order that the patient asked to replace if the clinician consents: "Can I just do the exercises at
 * home?" "Sure, I'll print those out for you instead." Returns what was agreed on. Null if the request can be in
 * addition to the order: neither says "instead" or "first", and they do not name a drug each.
 * @param wish the patient's request; `sentence`: the clinician's consent.
 */
export function replacedOnRequest(wish: Sentence, sentence: Sentence, reading: ReadingState): Fact | null {
  const [, tried, worked = tried] = wantsFirstPattern.exec(wish.text) ?? [];
  const asked = worked ?? asksInsteadPattern.exec(wish.text)?.[1] ?? "";
  const isBefore = worked !== undefined || triesFirstPattern.test(asked);
  const wanted = asked.replace(/,? (?:instead|first)$/i, "").replace(/\bmy\b/gi, "the");
  const at = reading.facts.findLastIndex(
    ({ kind, status }, i) =>
      i >= reading.facts.length - maxFactsBack && (kind === "order" || kind === "advice") && status === "current",
  );
  const order = reading.facts[at];
  const object = order?.slots.object?.text;
  // "Yes, let's do amoxicillin 500 mg" is an order of its own.
  if (!wanted || !order || !object || findDrugs(sentence.text).length > 0) return null;
  // "I'd rather try the therapy first", after "a shot and therapy", replaces nothing.
  if (worked && object.toLowerCase().includes(worked.replace(/^(?:work on|[a-z]+) (?:the |my )?/i, "").toLowerCase()))
    return null;
  const isSwap = findDrugs(wish.text).length > 0 && findDrugs(object).length > 0;
  if (!isBefore && / first$/i.test(asked)) return null;
  if (!isSwap && !isBefore && !/\binstead\b/i.test(`${wish.text} ${sentence.text}`)) return null;
  reading.facts[at] = { ...order, status: "withdrawn" };
  const [ordered = ""] = object
    .replace(verbPattern, "")
    .replace(/^refer (?:you )?to /i, "referral to ")
    .replace(/ (?:now|today)$/i, "")
    .split(/[,;]/);
  const fact = makeFact({
    kind: "advice",
    from: [wish, sentence],
    problem: order.problem,
    time: { when: "planned" },
    slots: {
      action: "item",
      object: `${wanted} ${isBefore ? "before" : "in place of"} ${ordered}, as the patient asked`,
    },
  });
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: [order.id] };
}
