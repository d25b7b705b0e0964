import type { Turn } from "../../transcription/Turn";

/** Matches words that show that the patient is female: "a 41-year-old woman", "ma'am", "your husband". */
const femalePattern =
  /\b(?:(?:\d+[- ]year[- ]old|pleasant|young|elderly|caucasian|white|black|hispanic)(?: [a-z-]+){0,3} (?:female|woman|lady|girl)|ma'am|mrs\.?|(?<!\b(?:to|you|we|they|not|never|ever|and|or|I|did|do|would|will|might) )miss(?! (?:work|school|an?|any|the|your|my|it|that|this|out|him|her|doses?|class\w*|appointments?)\b)|(?<!\b(?:your|his|her|my|the|has|have|with|of|for) )ms(?=\.? [a-z])|your (?:last )?(?:menstrual )?period|are you pregnant|menopause|pap smear|your husband)\b/gi;
/** Matches words that show that the patient is male: "a 41-year-old man", "sir", "your wife". */
const malePattern =
  /\b(?:(?:\d+[- ]year[- ]old|pleasant|young|elderly|caucasian|white|black|hispanic)(?: [a-z-]+){0,3} (?:male|man|gentleman|boy)|mr(?=\.? [a-z])|sir|your prostate|your wife)\b/gi;
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
 * Infers the patient's sex from what others say. An introduction ("a 41-year-old female", or "she" in a dictated one)
 * decides; otherwise all other cues ("ma'am", "your husband") must agree. Returns undefined if there are none or they
 * disagree.
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
  return last.sex;
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
