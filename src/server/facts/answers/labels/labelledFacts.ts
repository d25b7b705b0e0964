import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { questionAndAnswer, type Exchange } from "../Exchange";
import { hasRelative } from "../../frames/readFamily";
import { findSymptoms } from "../../terms/findSymptoms";
import { findConditions } from "../../terms/findConditions";
import { questionTopic } from "../../acts/questions/questionTopic";
import { identityAnswer } from "../social/identityAnswer";
import { labelOf } from "./labelOf";

/** Maximum number of words of an answer that a note gives after a label. A longer one is an account. */
const maxWords = 16;

/** Matches an answer that says nothing about the patient: "I don't know", "What do you mean?", "Thank you". */
export const saysNothingPattern =
  /\?$|^(?:(?:oh|well|um|uh|yes|yeah|no|sorry|honestly),? )*(?:I (?:do not|could not|cannot|would not) (?:really )?(?:know|remember|recall|say|tell)|not sure|I am not sure|(?:(?:I have|I have got) )?(?:absolutely |honestly |really )?no (?:idea|clue)|hard to say|what|pardon|sorry|thank(?:s| you)|okay|ok|sure|all right|alright|great|good|hi|hello|let me (?:think|see)|hmm+|hm|um+|uh+|oh|well|please|go ahead|right)\b[.!,]?(?:$|\s*(?:to be honest|really|honestly|doctor|doc|sorry|off the top of my head)?[.!]?$)|\b(?:you know what|never mind)\b/i;

/** Returns whether the words of a statement are those of the answer, and not made of the question. */
const isOfAnswer = (fact: Fact, { text }: Sentence): boolean =>
  fact.kind === "statement" &&
  fact.slots.detail !== undefined &&
  (fact.slots.topic === undefined || fact.slots.topic.text === "quoted") &&
  fact.slots.object === undefined &&
  text.includes(fact.slots.detail.text);

/** Matches a rating: "2 out of 10". */
const ratingPattern = /\b\d{1,2} ?(?:out of|\/) ?(?:10|ten)\b/i;
/** Matches an answer that excludes one circumstance and leaves the rest open: "Not at night". */
const excludesPattern = /^not (?:at|when|in|during|with|after|on|if|while)\b/i;

/**
 * Returns whether an answer says too little after a label: a plain "no", except about the effect of a treatment, a
 * rating, one excluded circumstance of a symptom, and what is said of the family or of sex.
 */
function saysTooLittle({ asked, reply, answer }: Exchange, label: string): boolean {
  if (reply.polarity === "no" && reply.rest === "" && !reply.isHedged) return !label.startsWith("effect of");
  if (ratingPattern.test(answer.text) || /^(?:family|sexual)$/.test(questionTopic(asked) ?? "")) return true;
  return excludesPattern.test(answer.text) && findSymptoms(asked).length > 0;
}

/** Returns the topic that decides where a note puts an answer; undefined if none is known. */
function topicOf(asked: string, { text }: Sentence): string | undefined {
  const topic = questionTopic(asked);
  if (topic) return topic;
  if (/\b(?:children|kids|grandchildren)\b/i.test(asked)) return "living";
  if (/\b(?:brothers?|sisters?|siblings?)\b/i.test(asked)) return "family";
  return findConditions(asked).length > 0 && !hasRelative(text) ? "conditions" : undefined;
}

/** Matches labels that say nothing without what they are of. */
const bareLabelPattern = /^(?:frequency|amount|color)$/;
/** Matches symptoms that have a color or an amount: "sputum", "vomiting". */
const matterPattern = /sputum|phlegm|mucus|discharge|vomit|diarrh|stool|urin|blood|bleed|drain|pus|saliva|rash|bruis/;

/** Returns a label that names nothing with the symptom that its question is about: "color" → "sputum color". */
function withSubject(label: string | null, { before, complaint, isOtherSubject }: Exchange): string | null {
  if (label === null || !bareLabelPattern.test(label)) return label;
  const named = before.slice(1).flatMap((words) => findSymptoms(words).map(({ term }) => term.name));
  const subject =
    label === "frequency"
      ? isOtherSubject || complaint === "symptoms"
        ? undefined
        : complaint
      : named.find((name) => matterPattern.test(name));
  return subject ? `${subject.replace(" production", "")} ${label}` : label;
}

/**
 * Returns the facts read from an answer with what was asked as a label (slot `asked`) of each statement in the words of
 * the answer. If no fact was read, returns such a statement: "Any leaking?" "When I cough." gives "leaking" and "When I
 * cough".
 */
export function labelledFacts(read: readonly Fact[], exchange: Exchange): readonly Fact[] {
  const { asked, answer } = exchange;
  const needsLabel = read.length === 0 || read.some((fact) => isOfAnswer(fact, answer));
  if (!needsLabel || exchange.isExam || identityAnswer(exchange) || answer.text.split(" ").length > maxWords)
    return read;
  if (exchange.reply.polarity === "unheard" || saysNothingPattern.test(answer.text)) return read;
  // "Any cough?" "No fever, some chills" is about something else.
  const askedFor = new Set(findSymptoms(asked).map(({ term }) => term.name));
  if (askedFor.size > 0 && findSymptoms(answer.text).some(({ term }) => !askedFor.has(term.name))) return read;
  const label = withSubject(labelOf(asked, ["any"])?.label ?? null, exchange);
  if (!label || saysTooLittle(exchange, label)) return read;
  const topic = topicOf(asked, answer);
  if (read.length > 0)
    return read.map((fact) =>
      isOfAnswer(fact, answer)
        ? {
            ...fact,
            slots: {
              ...fact.slots,
              asked: { text: label, words: asked, evidence: fact.evidence },
              ...(topic === "conditions" && !fact.slots.of
                ? { of: { text: topic, words: asked, evidence: fact.evidence } }
                : {}),
            },
          }
        : fact,
    );
  return [
    makeFact({
      kind: "statement",
      from: questionAndAnswer(exchange),
      slots: { detail: answer.text, asked: label, of: topic },
    }),
  ];
}
