import type { Fact, Slot } from "../../../Fact";
import { makeFact } from "../../../frames/makeFact";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../../statements/ReadingState";

/** Matches a question about the time of what was just said, without its name: "When was that?", "How long ago?" */
const asksWhenPattern =
  /^(?:(?:and|so|okay),? )*(?:(?:roughly |about )?when(?: about| roughly)?(?: (?:was|were|did) (?:that|this|it|those|they)(?: happen)?)?|how long ago(?: (?:was|is) (?:that|this|it))?|(?:what|which) year(?: was (?:that|it))?|how old were you(?: then| when that happened)?)\??$/i;
/** Matches an answer that is only a time, with the words of the time as the group. */
const onlyTimePattern =
  /^(?:(?:oh|well|um|about|around|maybe|probably|just|only|it was|that was|I think|I would say|back|must be),? )*((?:in |on |at |the )?(?:(?:19|20)\d\d|(?:last|this|early|late|next|mid) [a-z]+(?: \d{4})?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|night|evening|afternoon))?|yesterday(?: (?:morning|evening|afternoon))?|today|birth)|(?:a|an|\d+|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|several|many|some) (?:minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?|winters?|summers?)(?: or so)? (?:ago|back)|(?:as|when I was) an? (?:kid|child|teenager|baby|toddler|student|young (?:man|woman))|when I was (?:little|young|small|\d{1,2})|in my (?:teens|twenties|thirties|forties|fifties|sixties|\d0s)|in (?:childhood|my childhood)|years ago|ages ago|a (?:long time|while) (?:ago|back))(?:,? (?:I think|or so|maybe|or thereabouts|probably))?\.?$/i;

/** Matches a length of time alone, which after "How long ago?" is when: "About five years". */
const bareLengthPattern =
  /^(?:(?:about|around|maybe|probably|just|only|oh|well),? )*(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|several) (?:hours?|days?|weeks?|months?|years?)$/i;
/** Number of the latest facts that are searched for those of the patient's last turn. */
const maxFactsBack = 4;

/** Returns a time as it follows what happened: "in 2019", "on Saturday". */
function timeOf(words: string): string {
  if (/^(?:19|20)\d\d$/.test(words)) return `in ${words}`;
  if (/^[a-z]+day\b/i.test(words) && !/^(?:yester|to)day/i.test(words)) return `on ${words}`;
  if (/^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i.test(words))
    return `in ${words}`.replace(/^in ([a-z]+ \d{1,2}\b(?!\d))/i, "on $1");
  const said = words.replace(/ back$/, " ago").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return said.replace(/^A (?=[a-z])/, "a ");
}

/** Matches a time in the words of a fact, to which no other one is then added: "ago", "yesterday". */
const hasTimePattern =
  /\b(?:ago|yesterday|today|last|since|in (?:19|20)\d\d|on [a-z]+day|when I was|as a (?:kid|child))\b/i;

/** Matches a question about something in the past, which is not when the complaint began. */
const ofPastPattern = /\b(?:ever (?:had|been|have)|treated for|in the past|previously)\b[^?]{0,80}\?/i;

/** Returns the slot of a fact to which a time can be added after its words; null if it has none. */
function slotWithWords({ kind, slots, polarity }: Fact): Slot | null {
  if (kind === "allergy") return slots.reaction ? "reaction" : null;
  if (kind === "condition" && polarity === "present") return slots.when ? null : "when";
  if (kind !== "statement" || polarity !== "present" || slots.of?.text === "otherSymptoms") return null;
  const topic = slots.topic?.text;
  if (topic === "amount") return "value";
  if (topic !== undefined && topic !== "quoted" && topic !== "recalled") return null;
  return slots.detail &&
    (topic !== undefined ||
      slots.asked ||
      /^(?:I (?:was|have been) [a-z]|I [a-z]+(?:ed|ut|ell|an|ot|urt|ad)|(?:I )?(?:came off|stopped|quit|started|finished))\b/i.test(
        slots.detail.text,
      ))
    ? "detail"
    : null;
}

/** Returns the fact of the patient's last turn: its only disease, or what was read last; undefined if there is none. */
function justSaid(heardIn: string | null, { facts }: ReadingState): Fact | undefined {
  const said = facts
    .slice(-maxFactsBack)
    .filter(({ subject, evidence }) => subject === "patient" && evidence.at(-1)?.turn === heardIn);
  const diseases = said.filter(({ kind }) => kind === "condition");
  // After a quoted answer, for example about a stay in hospital, "When was that?" is about the stay.
  const isStay = said.at(-1)?.slots.topic?.text === "quoted";
  return diseases.length === 1 && !isStay ? diseases[0] : said.at(-1);
}

/**
 * Adds the time that a short answer gives to what the turn before said: "Any miscarriages?" "One." "When was that?"
 * "2019." Returns false for other questions and answers, and if nothing was said to which a time can be added.
 * @param heardIn the id of the patient's turn before.
 */
export function addWhen(
  question: Sentence,
  [answer, ...later]: readonly Sentence[],
  heardIn: string | null,
  reading: ReadingState,
): boolean {
  if (!answer || later.length > 0 || !asksWhenPattern.test(question.text)) return false;
  const said = answer.text.replace(/\.$/, "");
  const isBare = /\bhow long ago\b/i.test(question.text) && bareLengthPattern.test(said);
  const time = onlyTimePattern.exec(isBare ? `${said} ago` : said)?.[1];
  const last = justSaid(heardIn, reading);
  const slot = last ? slotWithWords(last) : null;
  const words = last && slot ? (last.slots[slot]?.text ?? "") : "";
  if (!time || !last || !slot || (words === "" && slot !== "when") || hasTimePattern.test(words))
    return time !== undefined && !/\b(?:this|it)\b/i.test(question.text) && ofPastPattern.test(reading.heardBefore);
  const isSentence = /^I /.test(words) || slot === "reaction";
  const text =
    slot === "when"
      ? timeOf(time).replace(/^in (?=\d)/, "")
      : `${words.replace(/\.$/, "")}${isSentence ? "" : ","} ${timeOf(time)}`;
  const { slots, evidence } = makeFact({ kind: last.kind, from: [question, answer], slots: { [slot]: text } });
  reading.facts[reading.facts.indexOf(last)] = {
    ...last,
    slots: { ...last.slots, ...slots },
    ...(slot === "detail" ? { isRetold: true } : {}),
    evidence: [...last.evidence, ...evidence],
  };
  return true;
}
