import { findSymptoms } from "../../terms/findSymptoms";
import { isTreatmentOrTest } from "../namedItem";

/**
 * Matches what a plan can name besides drugs and tests, such as care, devices, services and absence from work:
 * "dressings", "crutches", "clinic", "off work".
 */
const plannedPattern =
  /\b(?:fluids?|drip|pain (?:relief|killers?)|analgesi\w+|bloods?|samples?|swabs?|scans?|imaging|films?|investigations?|(?:[a-z]+ ){1,2}tests?|screening|checks?|check-?ups?|monitoring|observations?|readings|weights|diary|action plan|safety plan|leaflet|(?:sick|work|school) note|note for (?:work|school)|certificate|leave|duties|diet|sleep hygiene|exercises?|physio\w*|physical therapy|PT|rehab\w*|therapy|counsel+ing|cbt|support group|splints?|cast|sling|brace|boot|crutches|bandages?|dressings?|compression|stockings|elevation|ice|heat|rest|creams?|ointment|drops|spray|gel|lotion|emollients?|moisturi[sz]ers?|sunscreen|sunblock|mask|inhalers?|puffers?|nebuli[sz]ers?|nebs?|spacer|oxygen|antibiotics?|steroids?|antihistamines?|antivirals?|drugs|tablets|vaccines?|jabs?|shots?|booster|injections?|infusion|patch(?:es)?|stitches|sutures|glucometer|cuff|referral|consult\w*|clinic|ENT|[a-z]{3,20}ology|orthopa?edics|surgery|theatre|admission|isolation|weight loss|biops(?:y|ies)|bed rest|stretch(?:es|ing)|inserts|insoles|orthotics|podiatry|dieti[ct]ian|finger pricks|walking|workplace letter|off (?:work|school))\b/i;
/** Matches what the patient should have less of, or nothing of: "less caffeine", "nothing to eat or drink". */
const restrictedPattern =
  /^(?:(?:and|so|also),? )?(?:less (?:than \d[\d.]* [a-z]+ of )?[a-z]{3,}|(?:a bit |much )?less to (?:eat|drink)|nothing (?:to (?:eat|drink)|by mouth)|nil by mouth|fewer [a-z]{3,}|light(?:er)? duties|regular (?:meals|sleep))\b/i;
/** Matches words about a test that was done or a treatment that was used, and praise: "normal", "helped", "great". */
const ofPastPattern =
  /\b(?:normal|negative|positive|unremarkable|unchanged|reassuring|pending|clear|fine|yesterday|ago|already|previous\w*|earlier|shows?|showed|showing|last (?:week|month|year|time|night|visit)|help(?:s|ed|ful)|worked|elevated|raised|stable|good|great|excellent|okay|perfect|results?|allerg\w*|history|side effects?|questions?|not|never|why|how|like|happy|same|common|usual\w*|sometimes|often|many|people)\b/i;
/** Matches pronouns, finite verbs and other words that a noun phrase does not have: "you", "is", "because". */
const spokenPattern =
  /\b(?:I|we|us|you|me|my|it|he|she|they|that|this|these|those|what|who|which|there|here|is|are|was|were|am|has|have|had|does|did|do|will|would|can|could|may|might|should|means?|seems?|looks?|sounds?|think|know|guess|hope|want|feel|believe|said|says|thanks?|sorry|gets?|takes?|makes?|needs?|comes?|goes|works|causes?|includes?|because|so)\b/i;
/** Matches the purpose of an order after it: "CT of the belly | to see how big it is". */
const purposePattern = / (?:just )?to (?:see|check|find out|make sure|know|look|be (?:on the )?(?:safe|sure))\b.*$/i;
/** Matches a time with "this" or "that", which is not a pronoun here: "this afternoon". */
const thisTimePattern = /\b(?:this|that) (?:morning|afternoon|evening|week|month)\b/gi;
/** Matches the reason after an order: "falls clinic, | as you have had two". */
const reasonPattern = /, (?:as|since|because|seeing as|given that) (?:you|he|she|it|they|that|we)\b.*$/i;
/** Matches the first word of a phrase that takes an order back: "no", "cancel". */
const revokesPattern = /^(?:no|forget|scrap|skip|leave|drop|cancel|scratch|without)\b/i;
/** Matches a value from a certain point of a hospital stay, which is not planned: "5.9 on admission". */
export const valueOfPastPattern =
  /^(?:(?:about|around) )?\d[\d./]*%? (?:on|at|before|after) (?:admission|discharge|arrival)\b/i;
/** Matches the words between two parts of a noun phrase: ", and ", " plus ". */
const betweenPattern = /, (?:and |or |plus |then )*|,? (?:and(?: then)?|plus|as well as|then) /;

/** Maximum number of words of an item without a verb. Longer sentences say more than what is to be done. */
const maxWords = 22;

/**
 * Returns a noun phrase that is part of a plan, without the words around it: "IV fluids, pain relief, bloods and an
 * ultrasound". Null for other texts. The first part of the phrase and at least half of all its parts must name care, a
 * test or a treatment.
 */
export function verblessItem(text: string): string | null {
  const main = text
    .replace(/^(?:(?:and|but|so|okay|well|also|then|basically|plus|again),? )+/i, "")
    .replace(/^(?:because )?of (?:your|the|his|her) [a-z -]{3,30}, /i, "")
    .replace(/ before (?:you|he|she|they) (?:leaves?|goe?s?)(?: today| home)?$/i, " before leaving")
    .replace(/ (?:from (?:here|now) on(?:wards?)?|from here|for now)$/i, "")
    .replace(purposePattern, "")
    .replace(reasonPattern, "")
    .replace(/[.,\s]{1,3}$/, "");
  const at = main.search(/,? (?:if|unless|once|when|until|in case)\b/i);
  const bare = at > 0 ? main.slice(0, at) : main;
  if (
    revokesPattern.test(main) ||
    valueOfPastPattern.test(main) ||
    bare.split(" ").length > maxWords ||
    text.endsWith("?") ||
    spokenPattern.test(bare.replace(thisTimePattern, "then")) ||
    /'s (?:the|an?|my|our) (?:(?:main|first|top|real|big|bigger|biggest) )?(?:priority|concern|worry|thing|problem|issue|one|focus)\b/i.test(
      bare,
    )
  )
    return null;
  if (restrictedPattern.test(bare)) return main;
  if (ofPastPattern.test(bare) || (findSymptoms(bare).some(({ start }) => start === 0) && !plannedPattern.test(bare)))
    return null;
  const parts = bare.split(betweenPattern).filter((part) => part && !/^no [a-z]/i.test(part));
  const isNamed = (part: string): boolean =>
    plannedPattern.test(part) || restrictedPattern.test(part) || isTreatmentOrTest(part);
  const named = parts.filter(isNamed);
  return isNamed(parts[0] ?? "") && named.length * 2 >= parts.length ? main : null;
}
