import { isQuestion } from "../../acts/questions/isQuestion";
import type { Sentence } from "../../segment/Sentence";
import { proxyOf } from "../proxyOf";
import { contradicts } from "./contradicts";
import { textOf } from "./textOf";

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

/**
 * Marks what companions say against an answer that the patient has just given, so that the note quotes both and does
 * not read either as settled: "Any chest pain?" "No." "You did, last Tuesday." If the patient then agrees and repeats
 * the companion's value ("Yeah, three weeks"), it replaces the answer. Other sentences are returned unchanged.
 */
export function withDisputes(sentences: readonly Sentence[]): Sentence[] {
  if (!sentences.some(({ by }) => by === "informant")) return [...sentences];
  const proxy = proxyOf(sentences);
  const who = proxy?.isIntroduced ? proxy.speaker : undefined;
  const out: Sentence[] = [];
  for (let i = 0; i < sentences.length; i += 1) {
    const sentence = sentences[i];
    if (!sentence) continue;
    const question = sentences[i - 1];
    const answer = question?.by === "clinician" && isQuestion(question.text) ? turnFrom(sentences, i, "patient") : [];
    const against = answer.length > 0 ? turnFrom(sentences, i + answer.length, "informant") : [];
    const [first] = against;
    if (!question || !first || !isShort(answer) || !isShort(against) || !contradicts(first.text, textOf(answer))) {
      out.push(sentence);
      continue;
    }
    const reply = turnFrom(sentences, i + answer.length + against.length, "patient");
    const value = reply.length > 0 ? agreedValue(reply, textOf(against)) : null;
    if (value !== null && reply[0]) out.push({ ...reply[0], text: value });
    else
      out.push(...answer, {
        ...first,
        text: textOf(against),
        end: against.at(-1)?.end ?? first.end,
        dispute: { question, answer, reply: isShort(reply) ? reply : [], ...(who !== undefined && { who }) },
      });
    i += answer.length + against.length + (isShort(reply) ? reply.length : 0) - 1;
  }
  return out;
}
