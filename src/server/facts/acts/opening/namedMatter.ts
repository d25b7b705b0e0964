import { testNamed } from "../../frames/readResult";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";

/** Source of a pattern for functions, measurements, idioms and some body parts that patients come about: "plumbing". */
const functions =
  "memory|hearing|eyesight|vision|weight|sleep|sleeping|mood|nerves|skin|breathing|balance|voice|appetite|periods?|waterworks|water works|plumbing|bowels|guts|downstairs|down below|blood pressure|pressure|sugars?|blood sugars?|cholesterol|thyroid|ticker|hair|nails|moods|concentration|energy|feet|scalp";

/** How a note names what is said with an idiom or a part of a name: "waterworks" → "urinary complaint". */
const plainNames: Readonly<Record<string, string>> = {
  waterworks: "urinary complaint",
  "water works": "urinary complaint",
  plumbing: "urinary complaint",
  guts: "bowel complaint",
  bowels: "bowel complaint",
  downstairs: "genital complaint",
  "down below": "genital complaint",
  "blood pressure": "blood pressure",
  pressure: "blood pressure",
  sugar: "blood sugar",
  sugars: "blood sugar",
  "blood sugar": "blood sugar",
  "blood sugars": "blood sugar",
  cholesterol: "cholesterol",
  thyroid: "thyroid",
  ticker: "heart complaint",
  sleeping: "sleep complaint",
  eyesight: "vision complaint",
  weight: "weight",
  moods: "mood complaint",
  period: "menstrual complaint",
  periods: "menstrual complaint",
};

/** Source of a pattern for words before what a patient comes about: "It's me back again about my". */
const about =
  "^(?:(?:well|so|um|oh|yeah|yes|hi|hello|doctor|it is|it has been|I am|I have come|I came|me|back|again|here|still|just|only|really|mostly|mainly|the usual|usual|same thing|same as (?:before|last time)),? ){1,7}(?:(?:in )?(?:about|for|with|because of|regarding|over) )?";
/** Matches a patient who names a function or an idiom: "It's the | waterworks | again". */
const functionPattern = new RegExp(
  `${about}(?:my|the|this|these) (${functions})(?=$|[.,;]| (?:again|still|really|doctor|mostly|now|that)\\b)`,
  "i",
);
/** Matches a part or function that worries someone: "She worries about my | memory". */
const worriesPattern = new RegExp(
  `\\b(?:worr(?:y|ies|ied)|concerned|on at me|nagging me|going on at me|anxious|scared|unhappy) about (?:my|his|her) (${functions}|[a-z]{3,20}(?: [a-z]{3,15})?)(?=$|[.,;]| (?:and|because|so|since)\\b)`,
  "i",
);
/** Matches a visit that others asked for: "You asked me to come back about the | sugar". */
const askedBackPattern =
  /\b(?:you|they|he|she|the [a-z]+|dr\.? [a-z]+|it|letter|nurse|pharmacist) (?:asked|told|said|wanted|says) (?:for )?(?:me )?to (?:come|pop|get|be seen|make an appointment|see (?:you|someone|a doctor))(?: (?:back|in|here|again|see you|seen)){0,2} (?:about|for|regarding|to (?:check|discuss|talk about|go over|recheck|review)) (?:my|the|this|that|a|an|some) ([a-z][a-z0-9 -]{2,40}?)(?=$|[.,;]| (?:and|so|because|again|today|that|which|was|is)\b)|\bI was (?:asked|told) to (?:come|pop)(?: (?:back|in|here|again)){0,2} (?:about|for|regarding) (?:my|the|this|that|a|an|some) ([a-z][a-z0-9 -]{2,40}?)(?=$|[.,;]| (?:and|so|because|again|today|that|which|was|is)\b)/i;
/** Matches what a patient is due for: "I got a letter saying I'm due for my | smear". */
const duePattern =
  /\bI am (?:over)?due (?:in |now |back )?(?:for )?(?:my|a|an|the) ((?:[a-z-]+ ){0,2}?(?:smear(?: test)?|pap(?: smear| test)?|mammogram|colonoscopy|screening|check-?ups?|check|review|physical|jabs?|shots?|vaccines?|boosters?|blood ?tests?|bloods|eye (?:test|exam)|health check|mot|wellness visit|medical))\b/i;
/** Matches a request to look at something: "could you look at | this | mole on my back". */
const lookAtPattern =
  /\b(?:(?:could|can|would|will) you (?:please |just |maybe )?(?:have a look|take a look|look|check|see|examine)(?: (?:at|out|over))?|(?:want|wanted|like|hoping|wondering if) (?:you|someone) (?:to|could|can|would) (?:please |just )?(?:have a look|take a look|look|check|see|examine)(?: (?:at|out|over))?) (?:my|this|these|the|a) ([a-z][a-z -]{2,50}?)(?=$|[.,;?]| (?:and|for|please|that|which|since|because|today|while|if|it)\b)/i;
/** Matches a lesion: "mole", "lump". */
const lesionPattern =
  /\b(?:lumps?|bumps?|sores?|boils?|cysts?|blisters?|moles?|spots?|growths?|freckles?|warts?|marks?|lesions?|skin tags?|verrucas?|corns?|bites?|cuts?|burns?|wounds?|stitches|rash(?:es)?)\b/i;
/** Matches a part that is not well, in a way that names no symptom: "My stomach is in knots". */
const notRightPattern =
  /^(?:(?:well|so|um|oh|yeah|yes|doctor),? ){0,3}(?:my|the) (?:(?:left|right|lower|upper|low|bad|old) ){0,2}([a-z]+) (?:is|are|has been|have been|feels|feel) (?:just |really |still |so |all )?(?:in knots|in bits|all over the place|not (?:been )?(?:right|good|great|(?:any |much )?better)|no better|getting worse|worse|terrible|awful|bad|shot|wrecked|rubbish|knackered|murder|dodgy|a mess)\b/i;

/** Returns what a note calls a function, symptom, disease, part or test that a patient names; null for other words. */
function nameOf(said: string): string | null {
  const words = said.toLowerCase().trim();
  const plain = plainNames[words];
  if (plain) return plain;
  if (new RegExp(`^(?:${functions})$`).test(words)) return `${words} complaint`;
  if (findSymptoms(words).length > 0 || findConditions(words).length > 0) return words;
  const [site] = findSites(words);
  if (site)
    return `${site.side === "left" || site.side === "right" ? `${site.side} ` : ""}${site.part === "abdomen" ? "abdominal" : site.part} complaint`;
  return testNamed(words) ? words : null;
}

/**
 * Returns what a patient's opening words say that the visit is about, if they name it with an idiom, as something that
 * others want, that is due, or that should be looked at: "It's the waterworks again" → "urinary complaint". Null for
 * other words.
 */
export function namedMatter(text: string): string | null {
  const said = functionPattern.exec(text)?.[1];
  if (said) return nameOf(said);
  const [, by, passive] = askedBackPattern.exec(text) ?? [];
  const back = by ?? passive;
  if (back) {
    const name = nameOf(back);
    if (name) return `Follow-up of ${name.replace(/ complaint$/, "")}`;
    return /\b(?:results?|bloods|blood ?tests?|tests?|scans?|labs?|check-?up|review|jab|shot|vaccine|x-?ray)\b/i.test(
      back,
    )
      ? back
      : null;
  }
  const due = duePattern.exec(text)?.[1];
  if (due) return due;
  const seen = lookAtPattern.exec(text)?.[1];
  if (seen && lesionPattern.test(seen)) return seen.replace(/\bmy\b/gi, "the");
  if (seen) return nameOf(seen);
  const worry = worriesPattern.exec(text)?.[1];
  if (worry) return nameOf(worry);
  const part = notRightPattern.exec(text)?.[1];
  return part && findSites(part).length > 0 && findDrugs(text).length === 0 ? nameOf(part) : null;
}
