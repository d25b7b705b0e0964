import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/**
 * Matches a specialty or colleague whom the clinician has just consulted, with their names as groups: "I've already
 * paged | cardiology, | Dr. Osei".
 */
const consultedPattern = new RegExp(
  String.raw`^(?:(?:there|done|okay|alright|all right|right|so|now|and|good|well)[,.]? ){0,4}(?:I|we) (?:have )?(?:already |also |just )*(?:paged|called|phoned|rung|sp(?:oken|oke) (?:to|with)|talked (?:to|with)|consulted|notified|alerted|discussed (?:it|this|you|him|her|your case) with) (?:the )?((?:on[- ]call )?(?:[a-z]+olog(?:y|ist)|(?:(?:hand|plastic|general|vascular|oral|spine|trauma|neuro|orthopedic) )?[a-z]*surg(?:ery|eons?|ical team)|ortho|plastics|ophtho|neurosurgery|poison control|dental|dentist|the burn (?:center|unit|team)|burn (?:center|unit|team)|orthop(?:a)?edics|orthopods|psychiatry|interventional radiology|an(?:a)?esthe(?:sia|tics)|ob-?gyn|obstetrics|ENT|ICU|intensive care|stroke team|cath lab|medical team|medics)|(?:Dr|Doctor)\.? [a-z'-]{2,20})(?:,? ((?:Dr|Doctor)\.? [a-z'-]{2,20}))?(?=$|[,.]| (?:and|who|about|already|on|for|to)\b)`,
  "i",
);
/** Matches what a consultant wants, as the group: ", and they | want to see you on Thursday |". */
const consultAdvicePattern =
  /^,? (?:(?:and |who )(?:they |he |she )?|(?:they|he|she) )((?:would like|want|wants|will|recommend(?:ed|s)?|agree[sd]?|suggest(?:ed|s)?|said|asked|can|are going|is going) [^.;?]{6,100})$/i;
/** Matches words of an earlier time or of a supposition. */
const earlierPattern = /\b(?:ago|yesterday|last (?:time|visit|week|month|year|night)|before|if|when you were)\b|\?$/i;

/**
 * Reads which colleague the clinician has consulted in the visit, and what the colleague asks for: "I spoke to hand
 * surgery, and they want to see you on Thursday". Sets `reading.phase` to `plan`. Null for other sentences.
 */
export function consultation(sentence: Sentence, reading: ReadingState): Fact | null {
  const { text } = sentence;
  const consulted = earlierPattern.test(text) ? null : consultedPattern.exec(text);
  if (!consulted) return null;
  const [all, whom = "", name] = consulted;
  const advised = consultAdvicePattern.exec(text.slice(all.length))?.[1];
  reading.phase = "plan";
  return makeFact({
    kind: "order",
    from: [sentence],
    problem: reading.problem,
    slots: {
      what: "referral",
      action: "item", // the object is the whole line, without a verb
      object: `${whom} consulted${name ? ` (${name})` : ""}${advised ? `; they ${advised}` : ""}`,
    },
  });
}
