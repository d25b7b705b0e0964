import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { namedMatter } from "./namedMatter";
import { reasonIn } from "./reasonIn";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";

/** Number of turns at the start of a visit that are searched for its reason. */
export const openingTurns = 5;

/** Source of a pattern for words for a wish: "I need", "I would like". */
const wants =
  "(?:I (?:just |also |really )?(?:need|want|would like|was hoping (?:to get|for)|am hoping (?:to get|for)|came (?:in )?(?:for|to get|to have)|am here (?:for|to get|to have))|can I (?:get|have)|could I (?:get|have)|(?:my|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+ (?:wants|needs|requires|asked for|told me to get))(?: to (?:get|have))?";
/** Matches a wish for a form, a certificate or a check: "I need a form filled in for my work". */
const formPattern = new RegExp(
  `\\b${wants} (?:an? |some |the |this |my )?((?:[a-z-]+ ){0,2}?(?:forms?|notes?|certificate|letter|paperwork|clearance|refills?|prescription|referral|physical|check-?up|screening|medical))\\b(?! (?:was|is))(?: (?:signed|filled (?:in|out)|completed|done))?((?: for (?:my |the |a )?[a-z]+)?)`,
  "i",
);
/** Matches a wish for a vaccine: "I would like the flu shot". */
const vaccinePattern = new RegExp(
  `\\b${wants} (?:an? |my |the |another )?((?:[a-z0-9-]+ ){0,2}?(?:vaccines?|vaccinations?|immuni[sz]ations?|shots?|jabs?|boosters?))\\b`,
  "i",
);
/** Matches a visit that is the follow-up of something: "This is the follow-up of your diabetes". */
const followUpPattern =
  /\b(?:follow(?:ing)?[- ]?up|check(?:ing)?(?:[- ]?up| in)?|review)(?: visit| appointment)? (?:of|on|for|about) (?:your|his|her|my|the) ([a-z][a-z -]{2,40}?)(?=[,.;?!]|$| (?:today|and|so|that|since|which|is|visit)\b)/i;
/** Matches a question about the time since the last visit: "How have you been since I last saw you?" */
const sinceVisitPattern =
  /\bhow (?:have|has|are|is) (?:you|he|she|things|everything) (?:been |doing )?(?:[a-z]+ )?since (?:(?:the|your|our|his|her) last (?:visit|appointment|time)|(?:I|we) (?:last )?(?:saw|met|spoke|talked)|last time)\b/i;
/** Matches a result that the patient received: "I got a letter saying that my cholesterol was high". */
const resultSaidPattern =
  /\b(?:letter|call(?:ed)?|message|email|told|note)\b[^.?!]{0,40}? (?:my|the|his|her) ([a-z][a-z0-9 -]{2,30}?) (?:was|is|were|are|came back|test was|level was) ((?:a (?:bit|little) |too |very |slightly )?(?:high|low|abnormal|positive|elevated|off))\b/i;
/** Matches a wish to have something examined: "I should get my mole looked at". */
const lookedPattern =
  /\b(?:get|have|want|check|show you) (?:my|this|his|her) ([a-z][a-z -]{2,30}?) (?:looked at|checked(?: out)?|seen|examined|evaluated)\b/i;

/** Matches words with which a patient names the part that the visit is about: "It's my hip, doctor". */
const namesPartPattern =
  /^(?:(?:well|so|um|oh|yeah|yes|hi|hello|doctor),? ){0,3}(?:(?:(?:it is|it has been|I am|me|here|back|again|the usual|same (?:again|as before|old|thing)|just|only|mostly|mainly|really),? ){1,6}(?:(?:with|about|for|because of) )?(?:my|this|the) |(?:my|this) (?:(?:left|right|lower|upper|bad|poor|whole) ){0,2}[a-z]+(?: again)?[.!]?$)/i;
/** Matches a sentence that names only the part, which is then the reason for the visit: "My back". */
const namesOnlyPartPattern =
  /^(?:(?:well|so|um|oh|yeah|yes|hi|hello|doctor),? ){0,3}(?:my|this) (?:[a-z]+ ){0,2}[a-z]+[.!]?$/i;
/** Matches a part of the body that a patient opens with as the trouble: "My low back has been acting up". */
const actsUpPattern =
  /^(?:(?:well|so|um|oh|yeah|yes|hi|hello|doctor|it is),? ){0,3}(?:(?:my|the|this) )?(?:(?:left|right|lower|upper|low|bad|old) ){0,2}[a-z]+ (?:has|have|is|are|keeps?)(?: (?=\w)(?:been|just|really|still|started|again)){0,3} (?=\w)(?:acting up|playing up|flaring(?: up)?|bothering me|(?:giving|causing) me (?:[a-z]+ )?(?:trouble|problems?|grief|issues|bother)|killing me|gone out|going out|given out)\b/i;
/** Maximum number of words of a sentence that names the part; a longer one says more than where the trouble is. */
const maxPartWords = 10;

/**
 * Reads the body part that a patient opens with. It is the reason for the visit if the sentence says no more and no
 * symptom was read before, otherwise what the visit is about. Null for other sentences.
 */
function openingPart(sentence: Sentence, facts: readonly Fact[]): Fact | null {
  const { text, by } = sentence;
  const isTrouble = actsUpPattern.test(text);
  const isNamed = namesPartPattern.test(text) && text.split(" ").length <= maxPartWords;
  if (by === "clinician" || !(isTrouble || isNamed)) return null;
  const [site] = findSites(text);
  if (!site || findSymptoms(text).length > 0 || findConditions(text).length > 0) return null;
  const side = site.side === "left" || site.side === "right" ? `${site.side} ` : "";
  return makeFact({
    kind: "reason",
    from: [sentence],
    slots:
      (isTrouble || namesOnlyPartPattern.test(text)) && facts.every(({ kind }) => kind !== "symptom")
        ? { detail: `${side}${site.part} complaint`, site: site.part }
        : { topic: "matter", detail: `${side}${site.part} complaint` },
  });
}

/**
 * Adds the reason for the visit from an opening sentence of the clinician: "You are here for your diabetes check?" If
 * it names none, reads it as `noteMatter` does.
 */
export function noteReason(sentence: Sentence, reading: ReadingState): void {
  if (sentence.at >= openingTurns) return;
  const hasReason = reading.facts.some(({ kind, slots }) => kind === "reason" && !slots.topic);
  const read = hasReason ? null : reasonIn(sentence);
  // "I have back pain." "How's the pain today?" adds nothing to the complaint.
  const isVague = read !== null && reading.complaint !== "" && vagueReasonPattern.test(read.slots.detail?.text ?? "");
  const reason = isVague ? null : read;
  if (reason) reading.facts.push(reason);
  else noteMatter(sentence, reading);
}

/** Matches a reason without a place or a cause: "pain". */
const vagueReasonPattern = /^(?:pain|soreness|discomfort|swelling|bleeding|numbness|itching)$/i;

/**
 * Adds a reason from an opening sentence if the visit has none yet: a lesion, a wish about a treatment, a body part, or
 * another matter than a symptom, such as a form to be filled in. The latter, and a body part in a sentence that says
 * more, has the topic "matter", because a complaint can be the better reason.
 */
export function noteMatter(sentence: Sentence, { facts }: ReadingState): void {
  if (sentence.at >= openingTurns || facts.some(({ kind }) => kind === "reason")) return;
  const matter =
    openingLesion(sentence) ?? openingWish(sentence) ?? openingPart(sentence, facts) ?? openingMatter(sentence);
  if (matter) facts.push(matter);
}

/** Matches a lesion that the patient comes with: "I've got a mole on my back that has changed". */
const lesionPattern =
  /^(?:(?:well|so|um|hi|hello|yeah|yes|it is just),? )*(?:I (?:have|have got|got|have noticed|noticed|found)|it is|there is) (?:an?|this|these|some|two|\d+) ((?:[a-z]+ )?(?=\w)(?:lumps?|bumps?|swellings?|sores?|boils?|cysts?|blisters?|moles?|spots?|growths?|freckles?|warts?|marks?|lesions?|skin tags?) (?:on|in|under|behind|over|near) (?:my|the) (?:(?=\w)(?:left|right|back of my|side of my|(?:back|side|sole|top|front|inside|outside|bottom) of (?:my|the)) )?[a-z]+(?: that (?:has|have|keeps?) [a-z]+(?: (?:colou?r|shape|size))?)?)(?=$|[,.;]| (?:and|but|for|since|which|about|around|a|\d+|last|yesterday|this|recently|that)\b)/i;
/** Reads a lesion that a patient opens with; null for other sentences. */
function openingLesion(sentence: Sentence): Fact | null {
  const spot = sentence.by === "clinician" ? undefined : lesionPattern.exec(sentence.text)?.[1];
  if (!spot || findSymptoms(spot).length > 0) return null;
  return makeFact({ kind: "reason", from: [sentence], slots: { detail: spot.replace(/\bmy\b/gi, "the") } });
}

/** Matches a wish to change, start or discuss a treatment: "I'd like to change my contraception". */
const wishPattern =
  /^(?:(?:well|so|um|hi|hello|yeah|yes|doctor|basically),? ){0,3}I (?:would (?:really )?like|want(?:ed)?|was (?:hoping|wanting)|am hoping|need) to (?=\w)(change|start|stop|come off|go on|go back on|restart|switch|renew|discuss|talk about|ask about) ((?:my |the |some |having |getting |a |an )*)([a-z][a-z -]{2,40}?)(?=$|[.,;]| (?:and|but|because|please|if|as|today)\b)/i;
/** Matches treatments that a patient can ask for, besides the names of drugs: "birth control", "hearing aids". */
const treatmentPattern =
  /\b(?:contracepti\w+|birth control|pill|coil|iud|implant|hrt|vasectomy|sterili[sz]\w+|surgery|operation|medic\w+|treatment|tablets|patch(?:es)?|hearing aids?|fertility|ivf)\b/i;
/** Reads a wish about a treatment that a patient opens with; null for other sentences. */
function openingWish(sentence: Sentence): Fact | null {
  const [, verb = "", , object = ""] = (sentence.by === "clinician" ? null : wishPattern.exec(sentence.text)) ?? [];
  if (!object || (!treatmentPattern.test(object) && findDrugs(object).length === 0)) return null;
  return makeFact({ kind: "reason", from: [sentence], slots: { detail: `Wishes to ${verb} ${object}` } });
}

/**
 * Reads a reason that is not a symptom: a form or certificate, a vaccine, the follow-up of a condition, a result, or
 * something to be examined. Null if the sentence names none of them.
 */
function openingMatter(sentence: Sentence): Fact | null {
  const detail = matterIn(sentence.text, sentence.by !== "clinician");
  return detail ? makeFact({ kind: "reason", from: [sentence], slots: { topic: "matter", detail } }) : null;
}

/**
 * Returns why the patient has come, in a few words: "Follow-up of your diabetes", "Knee complaint"; null if a text does
 * not say it.
 */
function matterIn(text: string, isPatient: boolean): string | null {
  const followed = followUpPattern.exec(text)?.[1];
  if (followed && (findConditions(followed).length > 0 || testNamed(followed))) return `Follow-up of ${followed}`;
  if (!isPatient) return sinceVisitPattern.test(text) ? "Follow-up visit" : null;
  const given = vaccinePattern.exec(text)?.[1];
  if (given) return given;
  const wanted = formPattern.exec(text);
  if (wanted) return `${wanted[1] ?? ""}${wanted[2] ?? ""}`.replace(/\b(?:my|the) /g, "");
  const result = resultSaidPattern.exec(text);
  if (result && (testNamed(result[1] ?? "") || findConditions(result[1] ?? "").length > 0))
    return `${result[1] ?? ""} reported as ${result[2] ?? ""}`;
  const part = lookedPattern.exec(text)?.[1];
  return part ? `${part} to be looked at` : namedMatter(text);
}
