import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import type { SaidStatement } from "../../reading/SaidVisit";

/** The shortest and longest time before the visit that words for a date can mean, in days. */
type Span = readonly [from: number, to: number];

/** Words for a date, and the days before the visit that they can mean. */
const dateWords: readonly (readonly [pattern: string, span: Span])[] = [
  ["today|this morning|this afternoon|tonight|earlier today", [0, 0.5]],
  ["yesterday(?: \\w+)?|last night", [0.5, 2]],
  ["(?:this past|last|over the) (?:weekend|week-end)", [1, 12]],
  ["last week|a week ago|the other week", [4, 14]],
  ["last month|a month ago", [20, 62]],
  ["last year|a year ago", [120, 730]],
];
const datePattern = new RegExp(`\\b(?:${dateWords.map(([words]) => `(${words})`).join("|")})\\b`, "gi");
/** Days per unit of time. */
const daysPerUnit: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** Words for a date in a text, with their offset. */
interface SaidDate {
  span: Span;
  words: string;
  at: number;
}

/** Returns the words for dates of the past in a text: "yesterday", "last week". */
function datesIn(text: string): SaidDate[] {
  return [...text.matchAll(datePattern)].flatMap((match) => {
    const at = match.slice(1).findIndex(Boolean);
    const span = dateWords[at]?.[1];
    return span ? [{ span, words: match[0], at: match.index }] : [];
  });
}

/**
 * Returns the times that a statement names, as spans before the visit: its dates and lengths of time. People estimate
 * lengths, so that half and twice the length count too.
 */
function spansIn({ text, quantities }: SaidStatement): Span[] {
  const lengths = quantities.flatMap(({ value, unit }): Span[] => {
    const days = daysPerUnit[unit ?? ""];
    const count = /^(?:few|several|couple)$/.test(value) ? 3 : Number(value);
    return days === undefined || !Number.isFinite(count) ? [] : [[0.5 * count * days, 2 * count * days]];
  });
  return [...datesIn(text).map(({ span }) => span), ...lengths];
}

/** Matches words for a time that `spansIn` does not read: days of the week, months, seasons, years, holidays. */
const otherTimePattern =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|(?:in|last|this|since) (?:march|may|fall)|spring|summer|autumn|winter|christmas|thanksgiving|easter|holidays?|recently|lately|(?:the )?other (?:day|night)|(?:19|20)\d\d)\b/i;

/** Returns the statements of a visit that name a time. */
const timesOf = rememberPerVisit((visit): readonly { said: SaidStatement; spans: readonly Span[] }[] =>
  visit.statements
    .map((said) => ({ said, spans: spansIn(said) }))
    .filter(({ said, spans }) => spans.length > 0 || otherTimePattern.test(said.text)),
);

/**
 * Matches words before a date that does not say when something began or happened: "since last month", "compared to".
 */
const comparesPattern = /\b(?:since|compared (?:to|with)|than|until|from|seen|visit) (?:\w+ )?$/i;

/**
 * Finds a date of the past, such as "last month", if no time that was said can mean it and the lines that the sentence
 * rests on, or the statements that match it best, name another one ("yesterday"). Returns at most one fault.
 */
export function dateFaults({ statement: { text }, visit, support, cited }: CheckedSentence): Fault[] {
  for (const { span, words, at } of datesIn(text)) {
    if (/^(?:today|tonight|earlier today|this \w+)$/i.test(words) || comparesPattern.test(text.slice(0, at))) continue;
    const times = timesOf(visit, "");
    const isSaid = ({ said, spans }: (typeof times)[number]): boolean =>
      said.text.toLowerCase().includes(words.toLowerCase()) ||
      otherTimePattern.test(said.text) ||
      spans.some(([from, to]) => from <= span[1] && to >= span[0]);
    const ofCited = times.filter(({ said }) => cited.has(said.turn.id));
    const near = ofCited.length > 0 ? ofCited : times.filter(({ said }) => support.best.includes(said));
    const [other] = near;
    if (!other || near.some(isSaid) || times.some((each) => each.said.text.toLowerCase().includes(words.toLowerCase())))
      continue;
    const detail = `“${words}” doesn’t match what was said`;
    return [{ kind: "time", must: false, value: words, at, detail, heard: other.said }];
  }
  return [];
}
