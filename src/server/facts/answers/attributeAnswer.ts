import type { QuestionTopic } from "../acts/questionTopic";
import { questionObject } from "../acts/questionObject";
import type { Fact, Slot } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { dateIn, durationIn, frequencyIn, onsetIn } from "../frames/timeExpressions";
import { testNamed } from "../frames/readResult";
import { findSites } from "../terms/findSites";
import { bothOf, type Exchange } from "./Exchange";

/** Maximum number of words of a short answer; most slots are filled from short answers only. */
const maxWords = 14;

/**
 * Reads an answer about the complaint as a symptom with one attribute: how long, when, where, how bad, what helps.
 * Empty if the topic is no attribute or the answer does not fit it.
 */
export function attributeAnswer(topic: QuestionTopic, exchange: Exchange): Fact[] {
  const slots = slotsFor(topic, exchange);
  if (!slots) return [];
  const { polarity = "present", ...values } = slots;
  return [
    makeFact({
      kind: "symptom",
      from: bothOf(exchange),
      polarity,
      slots: { name: exchange.complaint, ...values },
      said: exchange.answer.text,
    }),
  ];
}

type Filled = Partial<Record<Slot, string>> & { polarity?: "present" | "absent" };

function slotsFor(topic: QuestionTopic, exchange: Exchange): Filled | null {
  const { read, answer } = exchange;
  const text = read.rest === "" || read.polarity === null ? answer.text : read.rest;
  const short = text.split(" ").length <= maxWords;
  return fillers[topic]?.({ exchange, text, short }) ?? null;
}

interface Given {
  exchange: Exchange;
  text: string;
  short: boolean;
}

const bareNo = ({ exchange: { read } }: Given): boolean => read.polarity === "no" && read.rest === "";

/** Readers of the slots by question topic; each returns null if the answer does not fit. */
const fillers: Partial<Record<QuestionTopic, (given: Given) => Filled | null>> = {
  duration: ({ exchange, short }) => timing(exchange.answer.text, short),
  onset: ({ exchange, short }) => timing(exchange.answer.text, short),
  severity: ({ exchange }) => severity(exchange.answer.text),
  side: ({ text, short }) => place(text, short),
  site: ({ text, short }) => place(text, short),
  frequency: ({ text, short }) => {
    const often = frequencyIn(text);
    return often && short ? { frequency: often } : null;
  },
  radiation: ({ exchange }) => (exchange.read.polarity === "no" ? { detail: "radiation", polarity: "absent" } : null),
  quality: ({ text, short }) => quality(text, short),
  triggers: (given) => (bareNo(given) ? { triggers: "aggravating factors", polarity: "absent" } : null),
  relief: (given) =>
    bareNo(given) && !/help/i.test(given.exchange.asked) ? { relief: "relieving factors", polarity: "absent" } : null,
  before: ({ exchange }) => before(exchange),
  course: ({ exchange, short }) => {
    const course = /\b(constant|intermittent|comes and goes|come and go|on and off|all the time|worse|better|same)\b/i
      .exec(exchange.answer.text)?.[1]
      ?.toLowerCase();
    if (!course || !short || exchange.read.polarity === "no") return null;
    const words: Readonly<Record<string, string>> = {
      "comes and goes": "intermittent",
      "come and go": "intermittent",
      "on and off": "intermittent",
      "all the time": "constant",
      worse: "worsening",
      better: "improving",
      same: "unchanged",
    };
    return { frequency: words[course] ?? course };
  },
};

function before({ read }: Exchange): Filled | null {
  if (read.polarity === "no") return { detail: "similar symptoms before", polarity: "absent" };
  return read.polarity === "yes" ? { detail: "similar symptoms before" } : null;
}

/** The words after "it started", which can be the beginning of a long answer. */
const began = /\b(?:started|began|happened|came on|noticed it|since)\b[^,.]{0,30}/i;

function timing(text: string, short: boolean): Filled | null {
  const onset = onsetIn(text);
  if (onset) return { when: onset };
  const lasts = durationIn(text, true);
  if (lasts && short) return { duration: lasts };
  const date = dateIn(short ? text : (began.exec(text)?.[0] ?? ""));
  return date ? { when: date } : null;
}

function severity(text: string): Filled | null {
  const range =
    /\b(\d{1,2})(?: ?(?:to|or|-) ?(?:a |an |like a )?(\d{1,2}))?\b(?! ?(?:years?|days?|weeks?|hours?|months?|times))/.exec(
      text,
    );
  if (!range?.[1] || Number(range[1]) > 11) return null;
  const upper = range[2] && Number(range[2]) <= 10 ? range[2] : null;
  return { severity: upper ? `${range[1]} to ${upper}/10` : `${range[1]}/10` };
}

/** A side; "right here" and "right in the middle" are none. */
const sideWord =
  /\b(left|right(?! (?:here|there|now|away|over|after|before|in|on|at|around|behind|below|above|under|next|where|when|through|between|beside)\b)|both)\b/i;

function place(text: string, short: boolean): Filled | null {
  if (!short) return null;
  const side = sideWord.exec(text)?.[1]?.toLowerCase();
  const site = findSites(text)[0];
  if (site) return { site: site.part, ...((site.side ?? side) ? { side: site.side ?? side ?? "" } : {}) };
  return side ? { side } : null;
}

function quality(text: string, short: boolean): Filled | null {
  const words = [
    ...text.matchAll(
      /\b(sharp|dull|ach(?:y|ing|e)|burning|stabbing|throbbing|shooting|cramp(?:y|ing)|tight(?:ness)?|pressure|squeezing|pulsating|gnawing|tearing|electric|heavy|stinging|tingling|dry|wet|barking|productive|hacking|tender|constant|intermittent)\b/gi,
    ),
  ].map(([word]) => word.toLowerCase().replace(/^ach(?:y|e)$/, "aching"));
  return words.length > 0 && (short || words.length > 1) ? { quality: [...new Set(words)].join(", ") } : null;
}

/** Objects that say nothing without the talk around them: "Reports before", "Denies anything like that". */
const vagueObject =
  /^(?:(?:other |any |more |new )*(?:before|symptoms?|work(?:ing)?|anything|something|things?|this|that|it|these|those|trouble|problems?|issues?|questions?|conditions?|changes?|lately|recently|else|like this|like that|more|much|concerns?))+$|\b(?:anything|something|any of (?:the|these|those)|or any|like that|diagnos\w+ made|else)\b/i;

/**
 * Turns a yes-no question and the polarity of its answer into a fact: "Denies recent travel." Null if the
 * answer is neither yes nor no, or the question has no usable object.
 */
export function objectAnswer(exchange: Exchange, kind: Fact["kind"] = "statement"): Fact | null {
  const { read, asked } = exchange;
  if (read.polarity !== "yes" && read.polarity !== "no") return null;
  const object = questionObject(asked);
  if (!object || /\b(?:okay|questions?|sound|sense|ready|dragon|me\b|I\b|we\b)/i.test(object.phrase)) return null;
  if (vagueObject.test(object.phrase)) return null;
  const soft = read.isHedged && read.polarity === "yes" ? read.words.toLowerCase() : undefined;
  return makeFact({
    kind,
    from: bothOf(exchange),
    polarity: read.polarity === "yes" ? "present" : "absent",
    certainty: read.isHedged ? "likely" : "stated",
    slots: { object: object.phrase, state: object.form, action: object.aux, frequency: soft },
  });
}

/** Reads a number with the thing it counts: "How many miles do you ride?" "20 to 30." Null for other answers. */
export function amountAnswer(exchange: Exchange): Fact | null {
  const text = exchange.read.polarity === null ? exchange.answer.text : exchange.read.rest;
  const what =
    /\bhow (?:many|much|far|high|low|old)(?: of)? ([a-z]+(?: [a-z]+){0,2}?)(?= (?:do|did|have|are|is|was|were|has|does|would|can|you|he|she)\b)/i.exec(
      exchange.asked,
    )?.[1];
  if (!what || !/\d/.test(text) || text.split(" ").length > 12 || /\b(?:I|my|you)\b/.test(text)) return null;
  return makeFact({ kind: "statement", from: bothOf(exchange), slots: { topic: "amount", name: what, value: text } });
}

/** Reads a test value or an age ("What was your sugar?" "It was 155."; "How old are you?" "58."), or returns null. */
export function measuredAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, read } = exchange;
  const text = read.polarity === null ? answer.text : read.rest;
  const value =
    /^(?:(?:it|that|she|he|I|they)(?: (?:is|was|am|are|were))? )?(?:(?:about|around|maybe|approximately|like|just|only) )*(\d{1,4}(?:\.\d+)?(?:\/\d{2,3})?%?)(?=$|[.,;]| (?:today|this morning|now|years?|last|yesterday|after|before|on|in))/i.exec(
      text,
    )?.[1];
  if (!value) return null;
  if (/\bhow old\b|\byour age\b/i.test(asked))
    return makeFact({ kind: "statement", from: bothOf(exchange), slots: { topic: "age", age: value } });
  const name = testNamed(asked);
  return name && text.split(" ").length <= 10
    ? makeFact({ kind: "result", from: bothOf(exchange), slots: { name, value, finding: value } })
    : null;
}
