import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { readFamily } from "../frames/readFamily";
import { readHistory } from "../frames/readHistory";
import { questionTopic, type QuestionTopic } from "../acts/questions/questionTopic";
import { drugsAsked } from "./social/deniedSubstances";
import type { AnswerResult, Exchange } from "./Exchange";
import type { Sentence } from "../segment/Sentence";
import { medicationFacts } from "../statements/medicationFacts";
import { substancesIn } from "../terms/allergens";
import { namedConditions } from "../terms/namedConditions";

/** Matches what a question leaves out: "besides your asthma", "Other than the metformin, | are you on anything". */
const exceptionPattern =
  /,? ?\b(?:besides|beside|other than|apart from|aside from|except(?:ing)?(?: for)?|in addition to|on top of|not counting|excluding) ((?!(?:that|this|those|these|it|them)\b)[^?]{2,80}?)(?=,? (?:do|does|did|have|has|is|are|any(?:thing|one|body)?) (?:you|he|she|they|there|(?:other |medical |health |known |drug |food )*[a-z]+)\b|,? that (?:you|we|I)\b|\?|$)/i;

/** A question without what it leaves out. */
interface Bounded {
  /** The question about the rest: "Do you have any other conditions?" */
  asked: string;
  /** What the question presupposes: "my asthma". */
  excepted: string;
}

/** Returns a question that leaves something out as one about everything else; null for other questions. */
export function boundedQuestion(asked: string): Bounded | null {
  const match = exceptionPattern.exec(asked);
  if (!match) return null;
  const rest = `${asked.slice(0, match.index)}${asked.slice(match.index + match[0].length)}`
    .replace(/^[, ]+/, "")
    .replace(/(?<!\s)\s{2,}/g, " ");
  if (rest.split(" ").length < 2) return null;
  const whole = /\b(?:other|else)\b/i.test(rest)
    ? rest
    : rest.replace(/\bany (?=[a-z])/i, "any other ").replace(/\banything\b/i, "anything else");
  const topic = questionTopic(whole);
  if (!canBeLimited.has(topic) && !notDenied.has(topic)) return null;
  return {
    asked: whole,
    excepted: (match[1] ?? "").replace(/\byour\b/gi, "my").replace(/(?<=[a-z])'s (?=[a-z])/gi, " has "),
  };
}

/**
 * Reads what a question presupposes by leaving it out: the asthma of "any conditions besides your asthma?" What the
 * answer itself names is read from the answer.
 */
function presupposedFacts(
  { excepted }: Bounded,
  topic: QuestionTopic | null,
  question: Sentence,
  answer: string,
): Fact[] {
  const sentence = { ...question, text: excepted };
  const facts = ((topic && readers[topic]?.(sentence, question)) ?? []).filter(
    ({ polarity }) => polarity === "present",
  );
  const isNamed = (name: string | undefined): boolean =>
    name !== undefined && answer.toLowerCase().includes(name.toLowerCase());
  return facts
    .filter(({ slots }) => !isNamed((slots.name ?? slots.substance ?? slots.condition)?.text))
    .map((fact) => ({ ...fact, source: "record" as const }));
}

/** Reads facts from what a question leaves out, with the question as evidence. */
type Reader = (sentence: Sentence, question: Sentence) => Fact[];

/** Reads what a question of each topic leaves out. */
const readers: Partial<Record<QuestionTopic, Reader>> = {
  conditions: ({ text }, question) =>
    namedConditions(text).map(({ name }) =>
      makeFact({ kind: "condition", from: [question], slots: { name }, said: question.text }),
    ),
  medications: (sentence, question) => medicationFacts(sentence, [question], true),
  allergy: ({ text }, question) =>
    substancesIn(text).map(({ name }) =>
      makeFact({ kind: "allergy", from: [question], slots: { substance: name }, said: question.text }),
    ),
  family: (sentence, question) =>
    readFamily(sentence, question).filter(({ slots }) => slots.relative && slots.condition),
  drugs: ({ text }, question) =>
    drugsAsked(text).map((name) =>
      makeFact({ kind: "social", from: [question], slots: { topic: "drugs", name }, said: question.text }),
    ),
  surgeries: (sentence, question) => readHistory(sentence, [question], true).filter(({ kind }) => kind === "procedure"),
};

/** Topics of which a "no" denies everything but what the question leaves out: "any conditions besides your asthma?" */
const canBeLimited: ReadonlySet<QuestionTopic | null> = new Set<QuestionTopic | null>([
  "conditions",
  "medications",
  "allergy",
  "family",
  "surgeries",
  "hospitalizations",
  "drugs",
]);
/** Topics of which a no to a bounded question denies nothing: "Do you drink anything other than wine?" */
const notDenied: ReadonlySet<QuestionTopic | null> = new Set<QuestionTopic | null>(["alcohol", "smoking"]);

/**
 * Returns the facts of the answer to a question that leaves something out, after what the question presupposes, unless
 * that is in `known` or named in the answer. Denials of the topics in `notDenied` are left out. Without `limits`, the
 * answer is returned as it is.
 */
export function boundedAnswer(
  limits: Bounded | null,
  { question, turn, asked }: Exchange,
  answered: AnswerResult,
  known: readonly Fact[],
): AnswerResult {
  if (!limits) return answered;
  const said = turn.map(({ text }) => text).join(" ");
  const presupposed = presupposedFacts(limits, questionTopic(asked), question, said).filter(
    (fact) => !known.some((other) => other.kind === fact.kind && nameOf(other) === nameOf(fact)),
  );
  const facts = notDenied.has(questionTopic(asked))
    ? answered.facts.filter(({ polarity }) => polarity !== "absent")
    : answered.facts;
  return { ...answered, facts: [...presupposed, ...facts] };
}

/** Returns a name by which facts are the same: the relative with the disease, or the disease, drug or allergen. */
const nameOf = ({ slots }: Fact): string =>
  [slots.relative, slots.name ?? slots.substance ?? slots.condition].map((slot) => slot?.text.toLowerCase()).join(" ");
