import type { Turn } from "../../transcription/Turn";

/** Matches words that show that the patient is female: "a 41-year-old woman", "ma'am", "your husband". */
const femalePattern =
  /\b(?:(?:\d+[- ]year[- ]old|pleasant|young|elderly|caucasian|white|black|hispanic)(?: [a-z-]+){0,3} (?:female|woman|lady|girl)|ma'am|mrs\.?|(?<!\b(?:to|you|we|they|not|never|ever|and|or|I|did|do|would|will|might) )miss(?! (?:work|school|an?|any|the|your|my|it|that|this|out|him|her|doses?|class\w*|appointments?)\b)|(?<!\b(?:your|his|her|my|the|has|have|with|of|for) )ms(?=\.? [a-z])|your (?:last )?(?:menstrual )?periods?|your (?:last )?(?:smear|cycles?)|are you (?:pregnant|breast-?feeding)|chance (?:of pregnancy|you(?:'re| are| could be) pregnant)|menopause|pap smear|your husband)\b/gi;
/** Matches words that show that the patient is male: "a 41-year-old man", "sir", "your wife". */
const malePattern =
  /\b(?:(?:\d+[- ]year[- ]old|pleasant|young|elderly|caucasian|white|black|hispanic)(?: [a-z-]+){0,3} (?:male|man|gentleman|boy)|mr(?=\.? [a-z])|sir|your prostate|your wife)\b/gi;
/** Matches words of patients about themselves that show the sex: "when I was pregnant", "I've the Mirena in". */
const ownFemalePattern =
  /\b(?:I was pregnant|I got pregnant|I'm pregnant|my (?:(?:last|first|second) )?(?:periods?|pregnanc(?:y|ies)|smear|hysterectomy|c-section)|(?:I have|I've|I had|I've got|I've just got|got|have) (?:the |a |an )?(?:mirena|kyleena|liletta|iud|coil|implanon|nexplanon)|i(?:'m| am) breast-?feeding)\b/i;
/** Matches words of male patients about themselves: "my prostate". */
const ownMalePattern = /\b(?:my (?:prostate|erections?|testicles?|vasectomy)|I had a vasectomy)\b/i;
/** Matches words of parents, whose own pregnancy is not the patient's. */
const parentPattern =
  /\b(?:my|our|her|his) (?:little )?(?:son|daughter|baby|child|boy|girl)\b|\bpregnant with (?:him|her)\b/i;
/** Matches the abbreviations of multiple sclerosis and magnetic resonance, which are no titles: "MS", "MR". */
const abbreviationPattern = /\bM[SR]\b(?!\. )/g;
/**
 * Matches words of an introduction that is dictated before the patient comes in, in which "she" or "he" is the patient.
 */
const dictatedPattern =
  /\b(?:date of birth|new patient|past medical history|presents (?:today )?(?:with|for)|referral from|is here (?:today )?(?:for|with))\b/i;
/** Matches an introduction that names the sex: "41-year-old female". */
const introducedPattern = /\b\d+[- ]year[- ]old(?: [a-z-]+){0,3} (female|woman|lady|girl|male|man|gentleman|boy)\b/i;

/**
 * Infers the patient's sex from what others say, or else from what patients say of themselves. An introduction ("a
 * 41-year-old female", or "she" in a dictated one) decides; otherwise all other cues ("ma'am", "your husband") must
 * agree. Returns undefined if there are none or they disagree.
 */
export function inferSex(turns: readonly Turn[]): "male" | "female" | undefined {
  const said = turns
    .filter(({ speaker }) => speaker !== "patient")
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 60_000); // characters; limits the time of the patterns
  // An introduction is in the first 2,000 characters; in later ones, "he" can be anyone.
  const first = turns.find(({ speaker }) => speaker !== "patient")?.text.slice(0, 2_000) ?? "";
  if (last?.said !== said || last.first !== first) last = { said, first, sex: sexNamed(said, first) };
  return last.sex ?? ownSex(turns);
}

/** Returns the sex that patients' words about themselves show; undefined if they do not show it. */
function ownSex(turns: readonly Turn[]): "male" | "female" | undefined {
  const own = turns.filter(({ speaker }) => speaker === "patient").map(({ text }) => text);
  if (own.some((text) => parentPattern.test(text))) return undefined;
  const [female, male] = [ownFemalePattern, ownMalePattern].map((pattern) => own.some((text) => pattern.test(text)));
  if (female === male) return undefined;
  return female ? "female" : "male";
}

/** The words read last: a draft and its check read the same ones. */
let last: { said: string; first: string; sex: "male" | "female" | undefined } | undefined;

/**
 * Returns the sex by an introduction ("a 60-year-old man"), by the pronoun of a dictation, or by words for one sex
 * ("your husband"); undefined if they do not show it. `first`: the first words of the visit.
 */
function sexNamed(said: string, first: string): "male" | "female" | undefined {
  const named = introducedPattern.exec(said)?.[1]?.toLowerCase();
  if (named) return /^(?:female|woman|lady|girl)$/.test(named) ? "female" : "male";
  const [she, he] = [/\bshe\b/i.test(first), /\bhe\b/i.test(first)];
  if (dictatedPattern.test(first) && she !== he) return she ? "female" : "male";
  const titled = said.replace(abbreviationPattern, "");
  const [f, m] = [titled.match(femalePattern)?.length ?? 0, titled.match(malePattern)?.length ?? 0];
  if (f >= 1 && m === 0) return "female";
  return m >= 1 && f === 0 ? "male" : undefined;
}
