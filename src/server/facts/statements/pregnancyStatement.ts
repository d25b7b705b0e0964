import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { ones } from "../segment/numbers/numberWords";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/**
 * Matches the weeks of a pregnancy in a clinician's words, and captures them: "you are | 28 weeks and 3 days | today",
 * "she is 34 weeks along". Weeks after an event are not matched: "6 weeks post-op".
 */
const weeksPattern =
  /\b(?:you are|you will be|she is|that makes you|puts you at|measuring) (?:now |already |about |just |exactly |almost ){0,2}(\d{1,2}(?: and a half)? weeks)(?:(?: and|,| plus)? (\d days?))?,? ?(today|now|along|pregnant|gestation\w*|by (?:dates|ultrasound|scan))?(?! ?(?:post|out|after|from|since|into|old|in\b|status))/i;
/** Matches the number of pregnancies and births, with its numbers as groups: "gravida 3, para 1". */
const gravidityPattern =
  /\b(?:gravida|G) ?(\d|one|two|three|four|five|six)[, ]{1,2}(?:and )?(?:para|P) ?(\d|zero|one|two|three|four|five)\b/i;
/** Matches a fetal heart rate that is read out after the heartbeat was found: "There it is, 145". */
const foundHeartbeatPattern =
  /^(?:(?:and|okay|oh|yes|good),? )*(?:there (?:it|he|she|we) (?:is|are|go)|nice and strong|got it|perfect|beautiful)[,. ]{1,2}(?:nice and (?:strong|steady),? )?(?:(?:at|about|around|it is) )?(1\d\d)(?=$|[.,;]| (?:beats|bpm|per)\b)/i;
/** Matches words for the heartbeat of the unborn child. */
const heartbeatPattern = /\b(?:heart ?beat|heart tones?|doppler)\b/i;

/** Matches words which show that the visit is about a pregnancy. */
const pregnancyPattern = /\b(?:pregnan\w*|weeks|trimester|fundal|fetal)\b/i;
/** As `pregnancyPattern`, without words that can be about something else. */
const knownPregnancyPattern = /\b(?:pregnan\w*|prenatal|trimester|fetal|gestation\w*)\b/i;

/** Matches a heart rate in the range of an unborn child: "heart rate is 145". */
const babysRatePattern = /\b(?:heart ?(?:rate|beat)|heart tones?)\b[^.;?\d]{0,20}(1[0-9]\d)(?![\d/])/i;
/** Matches words for an unborn child that is examined: "baby is head down", "fundal height". */
const ofFetusPattern = /\b(?:bab(?:y|y's|ies)|f(?:o)?etal|f(?:o)?etus|fundal|head down|cephalic|breech|doppler)\b/i;

/** Returns the heart rate that a sentence gives for an unborn child who is being examined; undefined if none. */
function babysRate({ text, turn }: Sentence, { facts, lastSaid, beforeLast }: ReadingState): string | undefined {
  const before = lastSaid?.turn === turn ? `${lastSaid.text} ${beforeLast ?? ""}` : "";
  const rate = text.split(" ").length <= 12 ? babysRatePattern.exec(text)?.[1] : undefined;
  if (!rate || !ofFetusPattern.test(`${text} ${before}`) || /\byour\b/i.test(text)) return undefined;
  return facts.some(({ said }) => pregnancyPattern.test(said)) ? rate : undefined;
}

/** Returns a number below 20 in digits, if it is a word. */
const inDigits = (number: string): string => String(ones[number.toLowerCase()] ?? number);

/** Maximum number of weeks of a pregnancy. */
const maxWeeks = 43;

/**
 * Reads what a clinician says about a pregnancy: its weeks, the number of pregnancies and births, and the fetal heart
 * rate found just before. Null for other sentences.
 */
export function pregnancyStatement(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const { text } = sentence;
  if (text.endsWith("?")) return null;
  const facts = [...weeksIn(sentence, reading), ...gravidityIn(sentence)];
  const found = heartbeatPattern.test(reading.lastSaid?.text ?? "") ? foundHeartbeatPattern.exec(text)?.[1] : undefined;
  const rate = found ?? babysRate(sentence, reading);
  if (rate)
    facts.push(
      makeFact({ kind: "vital", from: [sentence], slots: { name: "Fetal heart rate", value: rate, unit: "bpm" } }),
    );
  return facts.length > 0 ? facts : null;
}

/** Reads the weeks of a pregnancy, if the words leave no doubt or the pregnancy is known. */
function weeksIn(sentence: Sentence, { facts }: ReadingState): Fact[] {
  const [, weeks = "", days, what] = weeksPattern.exec(sentence.text) ?? [];
  if (weeks === "" || Number.parseInt(weeks, 10) > maxWeeks) return [];
  const isSure = days !== undefined || /along|preg|gest|by/i.test(what ?? "");
  if (!isSure && !facts.some(({ said }) => knownPregnancyPattern.test(said))) return [];
  return [stated(sentence, "gestational age", days ? `${weeks} and ${days}` : weeks)];
}

/** Reads the number of pregnancies and births: "gravida 3, para 1" is "G3 P1". */
function gravidityIn(sentence: Sentence): Fact[] {
  const [, gravida, para] = gravidityPattern.exec(sentence.text) ?? [];
  return gravida && para ? [stated(sentence, "obstetric history", `G${inDigits(gravida)} P${inDigits(para)}`)] : [];
}

/** Returns a value with its name as a statement from the record. */
const stated = (sentence: Sentence, name: string, value: string): Fact =>
  makeFact({ kind: "statement", from: [sentence], source: "record", slots: { topic: "amount", name, value } });
