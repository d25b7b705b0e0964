import type { Fact } from "../../Fact";
import { hasRole } from "../../statementRole";
import { hasRelative } from "../../frames/readFamily";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for adverbs before an age: "she is | just about | 40". */
const adverbs = "(?: (?:only|just|now|about|already|nearly|almost|recently|an?)){0,3}";
/** Source of a pattern for what can follow a bare number that is an age: "you are 69 | though". */
const end = "(?=$|[.,;?](?!\\d)| (?:and|though|but|so|yesterday|today|right|correct|now|already)\\b)";

/** Matches the patient's age in a clinician's words: "you're 82 years old", "a young 31-year-old like you". */
const byClinician: readonly RegExp[] = [
  new RegExp(`\\byou (?:are|turned|have turned)${adverbs} (\\d{1,3})-year-old\\b`, "i"),
  new RegExp(`\\byou (?:are|turned|have turned)${adverbs} (\\d{2})${end}`, "i"),
  /\ban? (?:[a-z]+ ){0,3}?(\d{2,3})-year-old\b[a-z ]{0,30}\blike you(?:rself)?\b/i,
];
/** Matches the patient's age in the patient's words: "in my 76 years", "for a 60-year-old lady". */
const byPatient: readonly RegExp[] = [
  new RegExp(`\\bI am${adverbs} (\\d{1,3})-year-old\\b`, "i"),
  new RegExp(`\\bI am${adverbs} (\\d{2})${end}`, "i"),
  /\b(?:in|of) (?:all )?(?:of )?my (\d{2}) years(?=$|[.,;?]| (?:on (?:this )?(?:earth|planet)|of (?:life|living))\b)/i,
  /\bfor an? (?:[a-z]+ ){0,2}?(\d{2,3})-year-old(?: (?:man|woman|lady|guy|gal|male|female|gentleman|girl|boy))?(?: like me)?(?=$|[.,;?])/i,
  /^an? (?:[a-z]+ )?(\d{2,3})-year-old\b/i,
];
/** Matches the age in words of anyone who presents the patient: "Patient is a 76-year-old male". */
const presentedPattern =
  /^(?:(?:so|okay|and),? )?(?:(?:the |our )?patient|this) is an? (?:[a-z]+ ){0,2}?(\d{1,3})-year-old\b/i;
/** Matches the age in a clinician's words about a patient who is named: "Ms. Reyes is a pleasant 56-year-old woman". */
const namedPattern = /\b(?:mr|mrs|ms|miss)\b\.? [a-z' -]{2,30}? is an? (?:[a-z]+ ){0,2}?(\d{1,3})-year-old\b/i;
/** Matches the age in the words with which a clinician opens a dictation: "She is a 43-year-old patient". */
const openingPattern =
  /(?:^|[,.;] )(?:she|he) is an? (?:[a-z]+ ){0,2}?(\d{1,3})-year-old (?:patient|man|woman|male|female|lady|gentleman|girl|boy)\b/i;
/** Index of the last turn of an opening: later, "she" can be a relative. */
const lastOfOpening = 1;

/** Matches words that show that a number is not an age: "you are 85 kilos", "on a scale of 1 to 10". */
const ofMeasurePattern =
  /\b(?:weigh\w*|weight|kilos?|pounds?|stones?|lbs?|height|inches|feet|scores?|scale|percent\w*|bmi|pressure|sugar|saturat\w*|temperature|pulse|weeks?|pregnan\w*|minutes?|point)\b|%/i;
/** Matches words about another person or another time: "she", "when", "feel like". */
const ofOtherPattern = /\b(?:he|she|his|her|they|when|if|until|since|was|were|will be|feel like|as if)\b/i;

/** Matches the words before a present age that is given as a reason: "odd, since | I am only 50". */
const endsWithSincePattern = /^(?!.*\b(?:he|she|they|when|if|until|feel like|as if)\b).*\b(?:since|because|as|for) $/i;

/** No patient is this old: a higher number is another measure, or was misheard. */
const maxAge = 120;

/** Returns the patient's age in years that a sentence states, as digits, or null. */
function ageIn({ text, by, at }: Sentence): string | null {
  const presented = by === "clinician" && !hasRelative(text) ? namedPattern.exec(text)?.[1] : undefined;
  const opened =
    by === "clinician" && at <= lastOfOpening && !hasRelative(text) ? openingPattern.exec(text)?.[1] : undefined;
  const direct = presentedPattern.exec(text)?.[1] ?? presented ?? opened;
  if (direct) return direct;
  const patterns = by === "clinician" ? byClinician : byPatient;
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const before = text.slice(0, found.index);
    const isBare = !/year/i.test(found[0]);
    const isOwnNow = /^I am\b/i.test(found[0]) && !isBare && endsWithSincePattern.test(before);
    if (hasRelative(text) || (!isOwnNow && ofOtherPattern.test(before)) || (isBare && ofMeasurePattern.test(text)))
      continue;
    if (Number(found[1]) > 0 && Number(found[1]) < maxAge) return found[1];
  }
  return null;
}

/** Matches an answer that denies what was just said: "No, 62". */
const deniesPattern = /^(?:(?:oh|well|um|actually),? ){0,2}(?:no|nope|not (?:quite|yet))\b/i;
/** Returns whether a fact has the patient's age already. */
const hasAge = ({ kind, slots }: Fact): boolean =>
  kind === "statement" &&
  (hasRole({ slots }, "age") ||
    (hasRole({ slots }, "introduction") &&
      /\b\d{1,3}[- ](?:years?|months?|weeks?|days?)[- ]old\b/i.test(slots.detail?.text ?? "")) ||
    /^I am \d{1,3}(?:-year-old)? and I am an?\b/i.test(slots.detail?.text ?? ""));

/**
 * Returns `facts` with the patient's age first, if no fact has it and someone mentions it in `sentences`: "You're 28,
 * is that correct?" "Yes." An age that the next speaker denies does not count. The source is the record whoever says
 * it, because a note introduces the patient with it.
 */
export function withAgeSaid(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  if (facts.some(hasAge)) return [...facts];
  for (const [i, sentence] of sentences.entries()) {
    const age = ageIn(sentence);
    if (age === null) continue;
    const reply = sentences.slice(i + 1, i + 4).find(({ by }) => by !== sentence.by);
    if (reply && deniesPattern.test(reply.text)) continue;
    return [
      makeFact({ kind: "statement", from: [sentence], source: "record", slots: { topic: "age", age } }),
      ...facts,
    ];
  }
  return [...facts];
}

/** Returns the speaker's age in years if a sentence states it ("I am 69"), as digits, or null. */
export function ownAge(text: string): string | null {
  return (
    /\bI am (?:an? )?(?:now |only |just |about )?(\d{1,2}|1[01]\d)(?=$|[.,;]|[- ]years?[- ]old| years?\b| now\b| and\b)/i.exec(
      text,
    )?.[1] ?? null
  );
}
