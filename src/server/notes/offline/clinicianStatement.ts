import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { withoutLead } from "./answers";
import { clinicalWords, examSystems, smallTalk } from "./lexicon";
import { namesDrug } from "./medications";
import { tellsResult } from "./phases";
import { aboutThePatient, asSentence, type Person } from "./thirdPerson";

const startsVital =
  /\b(?:blood pressure|bp|heart rate|pulse|respiratory rate|respirations|oxygen|o2|saturation|temperature|weight|vital signs|vitals)\b/i;

function vitals(text: string): string {
  const at = text.search(startsVital);
  // Words before the values are dropped only if they say nothing ("let us see, your …").
  const isIdle = !/\b(?:not?|hear|see|feel|tender\w*|wheez\w*|murmurs?|swelling|pain)\b/i.test(text.slice(0, at));
  const sentence = (at > 0 && isIdle ? text.slice(at) : text).replace(/\b(?:your|his|her) /gi, "");
  return asSentence(sentence);
}

const sees = "(?:see|hear|appreciate|feel|notice|note|find)";

function exam(text: string): string | null {
  const bare = withoutLead(text)
    .replace(new RegExp(`\\bI (?:do )?not (?:really )?${sees} (?:any(?:thing like)? )?`, "gi"), "no ")
    .replace(new RegExp(`\\bI (?:do |also |can |do also )*${sees} (?:that )?`, "gi"), "")
    .replace(/^(?:on|for) (?:your|the|his|her) (?:[a-z]+ ){0,3}exam(?:ination)?,? (?=\S)/i, "")
    .replace(/^(?:on exam(?:ination)?,? )/i, "")
    .replace(/^(?:you (?:do )?(?:also )?have|there (?:is|are)) /i, "")
    .replace(/^(?:looking at|listening to) (?:your|the) [a-z ]{3,20} (?=no |the |your )/i, "");
  if (
    /^(?:let (?:me|us)|I am (?:just )?going to|I want to|go ahead|take a|can you|does|do you|when I|turn|lie|sit|follow)\b/i.test(
      bare,
    )
  )
    return null;
  const sentence = aboutThePatient(
    bare
      .replace(/^your /i, "")
      .replace(/, your /g, ", ")
      .replace(/\byour\b/gi, "the"),
  );
  const system = examSystems.find(([, pattern]) => pattern.test(sentence))?.[0];
  return system ? `${system}: ${asSentence(sentence)}` : asSentence(sentence);
}

const intend =
  /^(?:I think )?(?:(?:what )?(?:I|we) (?:am |are )?(?:also |just |first |now )?(?:going to|want to|would like to|will|can|would|should|need to|have to)|let us|I am also going to) (?:also |just |first |then |probably )?(?:go ahead and |start by |try to |plan to )?/i;
const instruct =
  /^(?:and )?(?:I|we) (?:just |also |do |really |would |will |am going to |certainly )*(?:want|like|need|ask|advise|encourage|recommend)(?: that)? you (?:to |should )?/i;

/** Openings that carry nothing, before the order itself. */
const planLead =
  /^(?:(?:okay|yes|yeah|so|and|but|now|then|also|well|alright|all right|lastly|next|at this point|in the meantime|for now|as far as that|because of that)[,]? )+/i;

/** What the clinician is about to do with the patient now is no plan. */
const now =
  /\b(?:(?:physical|focused|quick|brief) exam|exam(?:ine|ination)?\b|take a (?:quick |good )?(?:look|listen)|listen to|look at|go over|go ahead and (?:review|look)|review (?:the|your|some)|talk (?:a little )?(?:bit )?about|ask you|press|palpate|any questions)/i;

function plan(text: string, sex: Person["sex"]): string | null {
  const bare = text.replace(planLead, "");
  if (now.test(bare) && bare.length < 140 && !namesDrug(bare)) return null;
  const instructed = bare.replace(instruct, "");
  if (instructed !== bare) return asSentence(aboutThePatient(`you are to ${instructed}`, sex));
  const order = bare
    .replace(intend, "")
    .replace(/\byour (?=[a-z]+ (?:to|from|at|\d)|\d)/gi, "")
    .replace(/\b(?:I|we) will\b/g, "will")
    .replace(/\b(?:I am|we are) (?:also )?going to (?:go ahead and )?/g, "will ");
  return asSentence(aboutThePatient(order, sex));
}

/** A conclusion is kept whatever it is about: names of diseases are too many to know. */
const concludes =
  /\bI (?:do )?(?:think|believe|suspect) (?!(?:so|we|I|that is (?:it|all|good|great))\b)|\b(?:consistent with|diagnos\w+)\b/i;

/**
 * What the clinician said, as a line of a note.
 * @returns null where it is an instruction during the examination, small talk, or says nothing.
 */
export function clinicianLine(text: string, topic: NoteTopic, sex: Person["sex"]): string | null {
  if (smallTalk.test(text) && !/\d/.test(text)) return null;
  const words = text.split(" ").length;
  const isShortFinding = (topic === "exam" || topic === "results") && /^no \w+$/i.test(text);
  if ((words < 3 && !isShortFinding) || /^(?:show me|finalize|please use|hey)\b/i.test(text)) return null;
  if (topic === "vitals") return vitals(text);
  if (topic === "exam") return exam(text);
  if (topic === "results") return tellsResult(text) ? asSentence(aboutThePatient(withoutLead(text), sex)) : null;
  if (
    !clinicalWords.test(text) &&
    !namesDrug(text) &&
    !instruct.test(text.replace(planLead, "")) &&
    !(topic === "assessment" && concludes.test(text)) &&
    !/\b(?:follow|come back|return|refer\w*|order|call me|let me know|specialist|nurse|weeks?|months?)\b/i.test(text)
  )
    return null;
  if (topic === "plan") return plan(text, sex);
  return asSentence(aboutThePatient(withoutLead(text), sex));
}
