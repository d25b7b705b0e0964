import { isQuestion } from "../../acts/questions/isQuestion";
import type { Sentence } from "../../segment/Sentence";
import { proxyOf } from "../proxyOf";
import { concedes, contradicts, contradictsForSelf } from "./contradicts";
import { textOf } from "./textOf";
import { withoutTakenBack } from "./withoutTakenBack";

/** Maximum number of words of a turn of a dispute that a note quotes. */
const maxWords = 30;

/** Matches words with which a patient gives in to a companion: "Was it? Yeah, she's right,", "Oh yeah,". */
const agreesPattern =
  /^(?:(?:(?:was|did|is|have|am|do) (?:it|I|that)|really)\?,? |(?:oh|yeah|yes|yep|right(?! (?:one|arm|leg|knee|hip|side|hand|foot|ear|eye|shoulder)\b)(?=,| )|okay|well|sorry|true|probably|you are right|(?:he|she) is right|that is (?:right|it|true)|fair enough|all right|go on then)[,.]* )+/i;
/** Matches a short value: "3 weeks", "the right", "on Sunday", "5 times". */
const bareValuePattern =
  /^(?:(?:the|on|last|about|around|it was|since|for|probably|maybe) )*(?:\d[\d.]*(?: [a-z]+)?|(?:an?|a few|a couple of) [a-z]+|once|twice|left|right|[a-z]+day)(?: (?:one|then|side|ago))?(?:,? (?:sorry|yeah|then))*\.?$/i;

/** Returns the sentences of one turn from index `at`, if they are by `by`; otherwise none. */
function turnFrom(sentences: readonly Sentence[], at: number, by: Sentence["by"]): readonly Sentence[] {
  const turn = sentences[at]?.turn;
  let end = at;
  while (sentences[end]?.turn === turn && sentences[end]?.by === by && end < sentences.length) end += 1;
  return sentences.slice(at, end);
}

/** Returns whether the words of sentences are few enough to be quoted. */
const isShort = (sentences: readonly Sentence[]): boolean => textOf(sentences).split(" ").length <= maxWords;

/** Returns the value that a patient repeats when giving in to a companion: "3 weeks"; null for other replies. */
function agreedValue(reply: readonly Sentence[], said: string): string | null {
  const bare = textOf(reply).replace(agreesPattern, "");
  if (!bareValuePattern.test(bare)) return null;
  const value = bare.replace(/,? (?:sorry|yeah|then)\.?$/i, "").replace(/\.$/, "");
  const words = new Set(said.toLowerCase().match(/[a-z]+|\d+/g));
  const last = value.toLowerCase().match(/\b(?:\d+|left|right|[a-z]+day|once|twice)\b/)?.[0];
  return last !== undefined && words.has(last) ? value : null;
}

/** An answer with what another person said against it. */
interface Disputed {
  answer: readonly Sentence[];
  against: readonly Sentence[];
  /** What the one who answered said then, and the other after that; empty if it is too long to be quoted. */
  reply: readonly Sentence[];
  last: readonly Sentence[];
}

/** Returns the first sentences that are together short enough to be quoted. */
function quotable(sentences: readonly Sentence[]): readonly Sentence[] {
  let end = sentences.length;
  while (end > 1 && !isShort(sentences.slice(0, end))) end -= 1;
  return sentences.slice(0, end);
}

/** Returns the answer from index `at` with what another person says against it; null without an objection. */
function disputeAt(sentences: readonly Sentence[], at: number, question: Sentence): Disputed | null {
  const by = sentences[at]?.by;
  if (by === undefined || by === "clinician") return null;
  const answer = turnFrom(sentences, at, by);
  const other = by === "patient" ? "informant" : "patient";
  const said = turnFrom(sentences, at + answer.length, other);
  const [first] = said;
  if (!first || !isShort(answer)) return null;
  const against = quotable(said);
  const isWhole = against.length === said.length;
  const next = at + answer.length + said.length;
  const spoken = isWhole ? turnFrom(sentences, next, by) : [];
  const reply = isShort(spoken) ? spoken : [];
  const words = textOf(answer);
  const isContradicted =
    by === "informant"
      ? contradictsForSelf(first.text, words)
      : contradicts(first.text, words, question.text) || (reply[0] && concedes(reply[0].text, words));
  if (!isContradicted || !isShort(against)) return null;
  const after = reply.length > 0 ? turnFrom(sentences, next + reply.length, other) : [];
  return { answer, against, reply, last: isShort(after) ? after : [] };
}

/**
 * Marks what companions say against an answer that the patient has just given, or a patient against what another has
 * answered, so that the note quotes both and does not read either as settled: "Any chest pain?" "No." "You did, last
 * Tuesday." If the patient then agrees and repeats the companion's value ("Yeah, three weeks"), it replaces the answer.
 * Answers that speakers take back themselves are left out (`withoutTakenBack`).
 */
export function withDisputes(spoken: readonly Sentence[]): Sentence[] {
  const sentences = withoutTakenBack(spoken);
  if (!sentences.some(({ by }) => by === "informant")) return sentences;
  const proxy = proxyOf(sentences);
  const who = proxy?.isIntroduced ? proxy.speaker : undefined;
  const out: Sentence[] = [];
  for (let i = 0; i < sentences.length; i += 1) {
    const sentence = sentences[i];
    if (!sentence) continue;
    const question = sentences[i - 1];
    const isAsked = question?.by === "clinician" && isQuestion(question.text);
    const dispute = isAsked ? disputeAt(sentences, i, question) : null;
    if (!dispute || !question) {
      out.push(sentence);
      continue;
    }
    const { answer, against, reply, last } = dispute;
    const value = reply.length > 0 && last.length === 0 ? agreedValue(reply, textOf(against)) : null;
    const isOfPatient = sentence.by === "patient";
    if (isOfPatient && value !== null && reply[0]) out.push({ ...reply[0], text: value });
    else
      out.push(...answer, {
        ...against[0]!,
        text: textOf(against),
        end: against.at(-1)!.end,
        dispute: { question, answer, reply, last, ...(who !== undefined && { who }) },
      });
    i += answer.length + against.length + reply.length + last.length - 1;
  }
  return out;
}
