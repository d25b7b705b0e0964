import { findSymptoms } from "../terms/findSymptoms";
import { emergencyPlace } from "./plans/emergencyPlace";
import { lowerFirst } from "../../platform/lowerFirst";
import type { Sentence } from "./Sentence";

/** Source of a pattern for words before a safety net that do not belong to it. */
const lead = "(?:(?:and|so|but|also|remember|then|now|or),? ){0,3}";
/** Source of a pattern for how soon: "the same day", "without delay". */
const urgently =
  "(?:(?:straight|right) ?away|immediately|urgently|at once|as an emergency|the same day|that (?:same )?day|straight to [a-z&]+|as soon as possible|without delay|by (?:a doctor|us|someone|somebody)[a-z ]{0,24}|at the (?:hospital|er|ed|emergency [a-z]+)|in the (?:hospital|er|ed|emergency [a-z]+)|in a ?(?:and|&) ?e)";
/** Source of a pattern for the signs of a safety net, as a group: "a fever, vomiting or a rash". */
const sign =
  "((?!(?:if|when|whenever|this|that|it|we|you|I|he|she|they)\\b)[a-z0-9][^,;:?]{2,80}?(?:, [^,;:?]{2,60}?){0,4})";
/** Matches signs with the care that they need: "A temperature over 38 needs to be seen straight away". */
const needsCarePattern = new RegExp(
  `^${lead}${sign},? (?:would |will |really |always |also )*(?:needs?|has|have|should|must|ought)(?: to)? ((?:be|get) (?=\\w)(?:seen|checked(?: out)?|looked at|evaluated|assessed|examined|reviewed|treated) ${urgently})$`,
  "i",
);
/** Matches signs with the emergency care that they mean: "Trouble swallowing means you go to A&E". */
const meansCarePattern = new RegExp(
  `^${lead}${sign},? (?:(?:should|would|will) (?:prompt|make|send|bring) (?:you|him|her|them|a) (?:to )?|(?:would )?(?:means?|mean) (?:that )?you (?:should |need to |must |have to )?|(?:would )?(?:means?|mean) (?=(?:straight|right) (?:to|back)\\b)|(?:is|are|would be) (?:a |your )?(?:reasons?|signs?|cues?) (?:for you )?to )((?:go|come|return|call|ring|head|visit|trip|seek|get|straight|right)\\b[a-z0-9 &]{2,60})$`,
  "i",
);
/**
 * Matches signs before an order to get emergency care: "Chest pain or fainting: any of those, go straight to the ER".
 */
const thenCarePattern = new RegExp(
  `^${lead}(?!(?:with|without|because|for|given|since|if|when|whenever|in|as|after|before|until|unless|should|any|due|no|not|okay|no|yes)\\b)${sign}(?:,|:| -+) ?(?:(?:or |and )?any (?:one )?of (?:those|these|them|that)[,:]? )?(?:(?:and |then |please |just )|you (?:should |must |need to |have to )?){0,3}((?:go|come|get|head|call|ring|dial|phone|straight|right)\\b[a-z ]{0,40} ${emergencyPlace}(?: (?:right|straight) ?away| immediately| at once)?)(?: please)?$`,
  "i",
);
/** Source of a pattern for an instruction to seek care, as a group: "come straight back". */
const seekCare =
  "((?:come|go|get|call|ring|phone|head|let (?:me|us) know|be seen|straight|right|back)\\b[a-z0-9 &]{0,50}?)";
/** Matches signs to watch for with what to do then: "Watch out for redness, and come straight back if you see it". */
const watchForPattern = new RegExp(
  `^${lead}(?:(?:please |just |do )?(?:watch|look|keep an eye) out for|watch for|be on the lookout for|keep an eye out for) ${sign},? (?:and |then )+${seekCare} if (?:you (?:see|notice|get|have|spot|feel|develop)|(?:that|it|this) (?:happens|appears|develops|starts)|any of (?:that|those|them|these))[a-z ]{0,24}$`,
  "i",
);
/** Matches a condition without "if" with what to do then: "You start wheezing again, you come right in". */
const withoutIfPattern = new RegExp(
  `^${lead}((?:you|he|she) (?:starts?|gets?|feels?|notices?|sees?|develops?|spikes?|runs?|goes|coughs?|faints?|passes?)\\b(?! (?:to|the|your|my)\\b)[^,;:?]{2,60}), (?:you|then|just|please) ${seekCare}$`,
  "i",
);

/** Returns the condition and the instruction of a sentence with signs to watch for, or without "if"; else null. */
function watchedSigns(text: string): Sentence["safetyNet"] | null {
  const [, signs = "", watched = ""] = watchForPattern.exec(text) ?? [];
  if (signs !== "") return { when: `if there is ${lowerFirst(signs)}`, object: watched };
  const [, when = "", object = ""] = withoutIfPattern.exec(text) ?? [];
  const isSign = findSymptoms(when).length > 0 || otherSignsPattern.test(when);
  return isSign ? { when: `if ${lowerFirst(when)}`, object } : null;
}

/** Matches words of a clause of its own, which is not a list of signs: "you", "is". */
const clausePattern = /\b(?:I|we|you|he|she|they|is|are|was|were|have|has|had)\b/;
/** Matches warning signs besides the symptoms of the lexicon: "redness", "bleeding". */
const otherSignsPattern =
  /\b(?:temperature|fever|blood|bleed\w*|redness|swelling|discharge|pus|breath\w*|pain|rash|vision|weakness|numb\w*|confus\w*|seizures?|faint\w*|vomit\w*|pressure|sugars?|worsening|colou?r|movements?)\b/i;
/** Matches words of a report, a habit or an appointment, which are not warnings: "yesterday", "usually". */
const noWarningPattern = /\b(?:has been|was|were|had|last|yesterday|usually|appointment|results?|form|prescription)\b/i;

/** Matches the subject of the main clause at the end of a condition: "if he goes floppy|, then he". */
const subjectPattern = /(?:,? (?:and )?then)?,? (?:then )?(?:you|he|she|they|that|it|we)$/i;

/**
 * Returns the condition and the instruction of a clinician's sentence that names warning signs and the care that they
 * need; undefined for other sentences.
 */
export function safetyNetOfSigns({ text }: Sentence): Sentence["safetyNet"] {
  const watched = watchedSigns(text);
  if (watched) return watched;
  const named = needsCarePattern.exec(text) ?? meansCarePattern.exec(text);
  const match = named ?? thenCarePattern.exec(text);
  const [, words = "", object = ""] = match ?? [];
  const said = words.replace(subjectPattern, "");
  if (!match || noWarningPattern.test(text) || (!named && clausePattern.test(said))) return undefined;
  if (findSymptoms(said).length === 0 && !otherSignsPattern.test(said)) return undefined;
  const isOwn = /^(?:the|your|his|her) /i.test(said);
  if (isOwn && !/\b(?:worse\w*|increas\w*|spread\w*|any|new|over|above|below)\b/i.test(said)) return undefined;
  if (/^(?:if|when|whenever) /i.test(said)) return { when: lowerFirst(said), object };
  return {
    when: `if ${/\b(?:cannot|unable to)\b/i.test(said) ? "you have" : "there is"} ${said.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}`,
    object: object.replace(/^(?=(?:straight|right)\b)/i, "go "),
  };
}
