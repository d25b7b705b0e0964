import type { Fact } from "../../../Fact";
import { makeFact } from "../../../frames/makeFact";
import type { Sentence } from "../../../segment/Sentence";
import { findDrugs } from "../../../terms/findDrugs";
import { noteOrder, type ReadingState } from "../../ReadingState";

/**
 * Matches a command to take an amount that names no drug, after the words before it: "| take an extra 2.5 tonight, then
 * 5 mg daily".
 */
const commandPattern =
  /^(?:(?:okay|so|and|then|well|a (?:bit|little)|yes|alright|I (?:want|would like) you to|you (?:can|should)),? ){0,4}((?:take|skip|hold|omit|miss) (?:(?:an? )?(?:extra|additional) |half (?:a|an|of)\b|(?:tonight|today|tomorrow)'s (?:dose|tablet|pill)\b|(?:the|your) (?:next|evening|night|morning) (?:\d )?doses?\b|\d)(?:[^.;?]|\.(?=\d)){0,120})$/i;
/** Matches words that make an amount a dose: "mg", "tonight". */
const ofDosePattern =
  /\b(?:mg|mcg|tonight|today|tomorrow|daily|a day|every|tablets?|pills?|units?|puffs?|dose|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** Matches amounts of other things: "take 2 days off". */
const ofOtherPattern =
  /\b(?:days? off|weeks? off|steps?|breaths?|minutes?|hours?|breaks?|seats?|walks?|deep|it easy|care|look|photos?|pictures?)\b/i;

/** Number of the latest facts that are searched for the test on which a dose depends. */
const maxFactsBack = 4;
/** Returns the blood thinner that the patient takes and whose level (INR) was just read; null if there is none. */
function drugOfLevel({ facts }: ReadingState): string | null {
  const isRead = facts.slice(-maxFactsBack).some(({ kind, slots }) => kind === "result" && slots.name?.text === "INR");
  const drug = facts.findLast(
    ({ kind, polarity, status, slots }) =>
      kind === "medication" &&
      polarity === "present" &&
      status === "current" &&
      findDrugs(slots.name?.text ?? "")[0]?.generic === "warfarin",
  );
  return isRead ? (drug?.slots.name?.text ?? null) : null;
}

/**
 * Reads a command to take an amount of what the patient takes, without its name: "Take an extra 2.5 tonight, then 5 mg
 * daily." Null for other sentences, and if the clinician has just ordered a drug, which the amount then completes.
 */
export function doseCommand(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const object = commandPattern.exec(sentence.text)?.[1];
  if (!object || !ofDosePattern.test(object) || ofOtherPattern.test(object) || findDrugs(object).length > 0)
    return null;
  const last = reading.facts.at(-1);
  if ((last?.kind === "order" || last?.kind === "advice") && last.slots.name && !/\bthen\b/i.test(object)) return null;
  noteOrder(reading, sentence.at);
  const drug = drugOfLevel(reading);
  const named = drug ? object.replace(/\b(?:dose|tablet|pill)\b(?! of\b)/i, `$& of ${drug}`) : object;
  return [
    makeFact({
      kind: "advice",
      from: [sentence],
      problem: reading.problem,
      time: { when: "planned" },
      slots: { what: "medication", action: "advise", object: named.replace(/^[A-Z]/, (first) => first.toLowerCase()) },
    }),
  ];
}
