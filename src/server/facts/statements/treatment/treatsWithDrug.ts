import type { Fact } from "../../Fact";
import { isDrugClass } from "../../terms/findDrugs";

/**
 * Returns whether an order treats with a drug, given the topic of its sentence. In a sentence about vital signs
 * (`vitals`), it must say what to do with the drug: "Start losartan for your blood pressure". In a sentence without a
 * known topic (null), it must name a drug and not only a class: "Keep the metoprolol". False for other topics.
 */
export function treatsWithDrug(order: Fact, topic: string | null): boolean {
  if (topic === "vitals") return startsDrug(order);
  return topic === null && ordersNamedDrug(order);
}

/** Matches what an order does with a drug: "start", "hold". */
const drugActionPattern =
  /^(?:start|begin|initiate|add|increase|decrease|reduce|stop|hold|continue|prescribe|resume|restart|switch|change|take)$/;

/** Returns whether a fact is advice about a drug, or an order that says what is done with it: "start", "stop". */
const startsDrug = ({ kind, slots }: Fact): boolean =>
  slots.name !== undefined && (kind === "advice" || drugActionPattern.test(slots.action?.text ?? ""));

/** Returns whether an order is for a drug by its name, not by its class, and says what is done with it. */
const ordersNamedDrug = ({ kind, slots }: Fact): boolean =>
  kind === "order" &&
  slots.what?.text === "medication" &&
  slots.state !== undefined &&
  slots.name !== undefined &&
  !isDrugClass(slots.name.text);

/**
 * Returns whether an order in a sentence without a known topic counts. During an examination that was announced it does
 * not; during another examination only if it does not begin with a condition.
 */
export const canOrder = ({ slots }: Fact, { phase, isAnnounced }: { phase: string; isAnnounced: boolean }): boolean =>
  !(phase === "exam" && (isAnnounced || slots.when !== undefined));

/** Matches the start of what the clinician is going to do: "we will", "let us". */
const intendsPattern =
  /^(?:(?:and|so|but|then|okay|alright|now|also),? )*(?:(?:I|we) (?:will|want to|would like to|am going to|are going to)|let us) (?:also |just )?(?:repeat|recheck|order|check|send|schedule|book|arrange)\b/i;

/** Matches a test that is needed: "we need to do the three-hour test". */
const needsTestPattern =
  /^(?:(?:and|so|but|then),? )*(?:I|we) need to (?:do|get|order|repeat|send) (?:an?|the|your|another|some) /i;
/** Matches a later time, which an examination does not have: "in a week", "Friday". */
const laterPattern =
  /\b(?:in (?:an?|\d+|one|two|three|four|six|a few|a couple of) (?:hours?|days?|weeks?|months?|years?)|next (?:week|month|time|visit)|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/**
 * Returns whether a sentence about results, or about a later time, orders a test: "We'll recheck the potassium in a
 * week".
 */
export const ordersTest = ({ kind, slots }: Fact, text: string, topic: string | null): boolean =>
  (topic === "results" || laterPattern.test(text) || needsTestPattern.test(text)) &&
  kind === "order" &&
  /^(?:lab|imaging|test)$/.test(slots.what?.text ?? "") &&
  (intendsPattern.test(text) || needsTestPattern.test(text));
