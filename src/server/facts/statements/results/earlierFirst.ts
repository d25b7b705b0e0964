import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for a value: "8.2", "45%". */
const number = String.raw`\d{1,4}(?:\.\d{1,3})?(?:%| percent)?`;
/** Source of a pattern for another time than today: "in January", "last year", "six months ago". */
const earlier =
  "(?:back )?in (?:the )?(?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|last (?:time|visit|week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:a|an|\\d{1,2}|one|two|three|four|five|six|a few|a couple of) (?:weeks?|months?|years?) ago|at (?:your|the) last (?:visit|check|test|appointment)|before (?:treatment|surgery|the operation|we started)";
/** Matches a value of another time before its test, with both as groups: "In January | your ferritin | was 8". */
const earlierPattern = new RegExp(
  `^(${earlier}),? (?:(?:your|the|his|her) )?([a-z][a-z0-9 -]{1,28}?) (?:was|were)(?: at| about| around)? (${number})(?=$|[,.;] ?)`,
  "i",
);
/** Matches today's value of the test just named: "Today it's 15", "now you're at 15". */
const todayPattern = new RegExp(
  `^(?:(?:and|so|but),? )*(?:today|now|this time|this week)(?: around)?,? (?:it is|you are|it has come (?:up|down) to|it went (?:up|down) to|that is)(?: at| about| around| up to| down to| up at| down at)* (${number})(?=$|[,.;]| (?:so|which|and|but)\\b)|^(?:(?:and|so|but),? )*it is (?:(?:up|down|back) (?:to|at) )?(${number}) (?:now|today|this time)(?=$|[,.;]| (?:so|which|and|but)\\b)`,
  "i",
);
/** Matches a finding that is a value with its other time, both as groups: "8 (in January)", "9 last year". */
const earlierValuePattern = new RegExp(`^(?:was )?(\\S+) (?:\\(([a-z][^()]*)\\)|(${earlier}))$`, "i");

/**
 * Reads the value of a test at another time, which is not its result today: "In January your ferritin was 8"; then adds
 * that of today: "Today it's 15" → "15 (previously 8 in January)". Null for other sentences.
 */
export function earlierFirst(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const text = withoutLead(sentence.text);
  const [, when, name, value] = earlierPattern.exec(text) ?? [];
  if (when && name && value) {
    if (testNamed(`${name} is ${value}`)?.length !== name.length) return null;
    const time = when.toLowerCase().replace(/\b[a-z]+(?=$)/, (word) => monthName(word));
    return [makeFact({ kind: "result", from: [sentence], slots: { name, finding: `${value} (${time})`, value } })];
  }
  const [, first, second] = todayPattern.exec(sentence.text) ?? [];
  const today = first ?? second;
  const last = reading.facts.at(-1);
  const finding = last?.slots.finding;
  const before = finding && earlierValuePattern.exec(finding.text);
  if (!today || last?.kind !== "result" || !finding || !before) return null;
  if (![sentence.turn, reading.lastSaid?.turn].includes(last.evidence.at(-1)?.turn)) return null;
  const made = makeFact({
    kind: "result",
    from: [sentence],
    slots: { finding: `${today} (previously ${before[1] ?? ""} ${before[2] ?? before[3] ?? ""})`, value: today },
  });
  reading.facts[reading.facts.length - 1] = {
    ...last,
    evidence: [...last.evidence, ...made.evidence],
    slots: { ...last.slots, ...made.slots },
  };
  return [];
}

/** Returns the name of a month with its capital; other words are unchanged. */
const monthName = (word: string): string =>
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(word)
    ? `${(word[0] ?? "").toUpperCase()}${word.slice(1)}`
    : word;
