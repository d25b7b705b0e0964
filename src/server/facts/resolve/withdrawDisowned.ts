import { asksIfRightPattern } from "../statements/record/settleRecorded";
import { relativeSource } from "../terms/relativeSource";
import { readAnswer } from "../acts/readAnswer";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { hasRelative } from "../frames/readFamily";
import { siteOf, symptomName } from "../frames/readSymptoms";
import { findSymptoms } from "../terms/findSymptoms";
import { namedConditions } from "../terms/namedConditions";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches words with which patients disown what was read out about them: "No, that's not me". */
const disownsPattern =
  /^(?:(?:no|oh|hang on|wait|sorry|um|well),? ){0,3}(?:that|it|this) (?:is|was) (?=\w)(?:not (?:me|mine|my (?:record|notes|chart|history)|right|true|correct)|(?:somebody|someone) else|wrong|a mistake|the wrong (?:person|patient|notes?|records?))\b|^(?:(?:no|oh),? ){0,2}wrong (?:person|patient)\b/i;
/** Matches words with which patients say whose it is that was read out: "No, that's my brother". */
const ofRelativePattern = new RegExp(
  `^(?:(?:no|oh|hang on|wait|sorry|um|well|actually|ah),? ){0,3}(?:(?:that|it|this) (?:is|was|would be|will be)|you mean|you are thinking of) (?:probably |actually |just )?my (?:[a-z]+ )?(?:${relativeSource})(?:'s)?(?=$|[.,;!]| (?:not|who|you|we|I|he|she|same|with)\\b)`,
  "i",
);
/** Matches words with which patients say that the record is another person's: "You've got the wrong chart". */
const wrongRecordPattern =
  /^(?:(?:no|oh|hang on|wait|sorry|um|well|it|that),? ){0,3}was not me\b|\byou (?:have|have got|are (?:on|in|looking at)) the wrong (?=\w)(?:chart|notes?|records?|file|patient|person)\b/i;
/** Kinds of facts that a clinician can read out of the record of another person. */
const kinds = new Set(["statement", "condition", "procedure", "medication", "allergy", "problem"]);

/** Returns a fact as it is after the patient disowned it: an allergy is denied, everything else withdrawn. */
function disowned(fact: Fact): Fact {
  const substance = fact.kind === "allergy" && fact.polarity === "present" ? fact.slots.substance : undefined;
  return substance
    ? {
        ...fact,
        polarity: "absent",
        slots: { of: substance, detail: { ...substance, text: `allergy to ${substance.text}` } },
      }
    : { ...fact, status: "withdrawn" };
}

/**
 * Withdraws what the clinician read out in the turn before if the patient says that it is another person's or wrong,
 * and what was read out last from the record if the patient only says no: "I see you have COPD." "No, I don't."
 * Returns whether the sentence only says whose record it is, so that nothing else is read from it.
 */
export function withdrawDisowned(sentence: Sentence, reading: ReadingState): boolean {
  const { text, at } = sentence;
  const { lastSaid, open } = reading;
  if (lastSaid?.at !== at - 1) return false;
  const isOwnAsked =
    open.every((question) => asksIfRightPattern.test(question.text)) ||
    (/\byou\b/i.test(lastSaid.text) && !/\b(?:family|who)\b/i.test(lastSaid.text));
  // "Your mum had bowel cancer?" "No, that was my aunt." corrects whose it was.
  const isOfFamily = open.some((question) => hasRelative(question.text));
  const isOthers = (isOwnAsked && !isOfFamily && ofRelativePattern.test(text)) || wrongRecordPattern.test(text);
  const isDisowned = isOthers || disownsPattern.test(text);
  const { polarity, isHedged } = readAnswer(text);
  const isDenied = polarity === "no" && !isHedged && open.length === 0;
  if (!isDisowned && !isDenied) return false;
  const isReadOut = ({ evidence, source, polarity: said }: Fact): boolean =>
    evidence.at(-1)?.turn === lastSaid.turn &&
    (isDisowned || (source === "record" && said === "present" && evidence.at(-1)?.start === lastSaid.start));
  const instead = reading.facts.some((fact) => fact.kind === "condition" && isReadOut(fact))
    ? diseaseInstead(sentence)
    : null;
  reading.facts = reading.facts.map((fact) =>
    kinds.has(fact.kind) && fact.status === "current" && isReadOut(fact) ? disowned(fact) : fact,
  );
  if (instead) reading.facts.push(instead);
  return isOthers || instead !== null;
}

/** Matches words before what it was instead of the disease read out: "it wasn't a heart attack, it was a". */
const insteadPattern = /\b(?:it|that) (?:is|was) (?:(?:just|only|actually|really) ){0,3}(?:an? )?$/i;

/** Reads the disease that a sentence names in place of the one read out: "No, it wasn't that, it's asthma". */
function diseaseInstead(sentence: Sentence): Fact | null {
  const { text } = sentence;
  const named = [
    ...namedConditions(text),
    ...findSymptoms(text).map((mention) => ({ ...mention, name: symptomName(mention, siteOf(text, mention)) })),
  ].find(({ start }) => insteadPattern.test(text.slice(0, start)));
  return named
    ? makeFact({
        kind: "condition",
        from: [sentence],
        time: {
          when: /\bis (?:(?:just|only|actually|really) ){0,3}(?:an? )?$/i.test(text.slice(0, named.start))
            ? "now"
            : "past",
        },
        slots: { name: named.name },
      })
    : null;
}
