import { isQuestion } from "../../acts/questions/isQuestion";
import { findDrugs } from "../../terms/findDrugs";
import type { Sentence } from "../Sentence";
import { correctQuantity, namesLike } from "./correctQuantity";
import {
  acceptedQuantity,
  announcedCorrection,
  type Correction,
  correctionAfterNo,
  repliedQuantity,
  settledQuantity,
} from "./correctionIn";
import { quantitiesIn } from "./quantitiesIn";

/** Maximum number of turns between a quantity and its correction. */
const maxTurns = 4;
/** Matches the words around a quantity in a question that only repeats it: "At 50?", "20 a day?" */
const echoPattern =
  /^(?:(?:and|so|at|about|around|for|only|just|in|age|really|oh),? )*#(?: (?:a|per|each|every) [a-z]+)?\?$/i;

/** Matches an order of a clinician, whose quantities can still be changed. */
const ordersPattern =
  /\b(?:will|going to|want (?:you|him|her)|would like|let us|start|takes?|give|giving|prescribe|come back|see you|return|repeat|recheck|put|should|need|use|increase|up to|set|book|drink|apply|falls?|drops|goes|check|order|schedule|then it is|rest|stay off|for)\b/i;
/** Matches what a patient takes at present, which a new dose does not correct. */
const presentPattern = /\b(?:you|he|she) (?:are|is) (?:on|taking|at|using)\b|\byou (?:take|have been|had|were)\b/i;
/** Matches a question about a quantity: the answer gives one and corrects none. */
const asksQuantityPattern =
  /\b(?:how (?:many|much|long|often|old|far|high|low|bad|big|severe)|when|what (?:dose|time|age|year|strength|was|is|were|are|does)|which|since|weigh|out of|scale|age|temperature|readings?)\b/i;
/** Matches an earlier time, of which a quantity is now another: "that was last summer". */
const wasEarlierPattern = /\b(?:that|it) (?:was|is from) (?:last|in|before|back|a (?:while|year|month)|an old)\b/i;
/** Matches the present quantity after an earlier one: "She is 16 now". */
const nowPattern = /^(?:she|he|I|it) (?:is|am) (?=\d[^,]* now$)/i;
/** Matches what is said about a correction itself: "I misread it", "I had the numbers backwards". */
const aboutMistakePattern =
  /\b(?:misread|misspoke|wrong|backwards|mistake|mix(?:ed|ing)|thinking of|looking at|reading|sorry)\b/i;

type Sentences = (Sentence | null)[];

/**
 * Returns the sentences of a visit with the quantities that were corrected some sentences later: "nitrofurantoin for 5
 * days." "Okay." "Sorry, make that 7." What only corrects is left out or becomes a yes, and its place is added to the
 * evidence of what it corrects.
 */
export function withCorrectedQuantities(sentences: readonly Sentence[]): readonly Sentence[] {
  const out: Sentences = [...sentences];
  let isCorrected = false;
  sentences.forEach((sentence, i) => {
    if (quantitiesIn(sentence.text).length === 0) return;
    if (correctOwn(out, i) || correctEchoed(out, i) || correctAccepted(out, i)) isCorrected = true;
  });
  return isCorrected ? out.filter((sentence) => sentence !== null) : sentences;
}

/** Returns whether two sentences are of one speaker. */
const isSameSpeaker = (a: Sentence, b: Sentence): boolean => a.by === b.by && a.name === b.name;

/** Returns the index of the last sentence before `at`, at most `maxTurns` earlier, that meets a condition; or -1. */
function lastBefore(out: Sentences, at: number, isMeant: (sentence: Sentence) => boolean): number {
  const from = (out[at]?.at ?? 0) - maxTurns;
  for (let i = at - 1; i >= 0; i--) {
    const sentence = out[i];
    if (!sentence) continue;
    if (sentence.at < from) return -1;
    if (isMeant(sentence)) return i;
  }
  return -1;
}

/**
 * Puts a correction into a sentence, with more words after it and the correcting sentences as evidence; returns whether
 * it has such a quantity.
 */
function putInto(
  out: Sentences,
  at: number,
  { words, right }: Correction,
  by: readonly Sentence[],
  more = "",
): boolean {
  const wrong = out[at];
  const corrected = wrong ? correctQuantity(wrong.text, words, right) : null;
  if (!wrong || corrected === null) return false;
  const text = `${corrected}${more}`;
  const evidence = by.map(({ turn, start, end }) => ({ turn, start, end }));
  if (text !== wrong.text) out[at] = { ...wrong, text, moreEvidence: [...(wrong.moreEvidence ?? []), ...evidence] };
  return true;
}

/** Returns what a patient's correcting sentence says more; "" if it says no more. */
function remainderOf({ by }: Sentence, { rest }: Correction): string {
  const text = rest.replace(/^[,.;]? (?:(?:then|now|it is|is fine)\b[,.;]? ?)?/, "").replace(/^(?:and|so|but) /, "");
  const isStatement = /^(?:it|I|he|she|they|we|my|the|you)\b/i.test(text) && text.split(" ").length > 2;
  return isStatement && by !== "clinician" && !aboutMistakePattern.test(text) ? text : "";
}

/** Corrects what the same speaker said before: "Make that 7"; after an objection, a clinician's "3 weeks then". */
function correctOwn(out: Sentences, i: number): boolean {
  const sentence = out[i];
  if (!sentence || isQuestion(sentence.text) || sentence.text.endsWith("?")) return false;
  const announced = announcedCorrection(sentence.text);
  const reply = announced || sentence.by !== "clinician" ? null : replyBefore(out, i);
  const settled = reply === null ? null : settledQuantity(sentence.text, reply);
  const correction = announced ?? settled ?? unannounced(out, i);
  const wrong = correction?.wrong;
  const [right] = correction?.right ?? [];
  if (!correction || !right || isAskedFor(out, i, correction)) return false;
  const at = lastBefore(
    out,
    i,
    (other) =>
      isSameSpeaker(other, sentence) &&
      !other.text.endsWith("?") &&
      (!settled || isOrder(other.text)) &&
      namesLike(other.text, right) &&
      (!wrong || quantitiesIn(other.text).some(({ kind, count }) => kind === wrong.kind && count === wrong.count)),
  );
  if (at < 0) return false;
  const remainder = remainderOf(sentence, correction);
  // "It" means what is corrected: "4 weeks, it started before the wedding".
  const isOfIt = /^it\b/i.test(remainder);
  const isBare = /^\d+$/.test(out[at]?.text ?? "");
  if (!putInto(out, at, correction, [sentence], isOfIt && !isBare ? `, ${remainder}` : "")) return false;
  out[i] = isOfIt || remainder === "" ? null : { ...sentence, text: remainder };
  return true;
}

/** Returns a correction that no cue announces: a bare number after a no, or what something is now. */
function unannounced(out: Sentences, i: number): Correction | null {
  const text = out[i]?.text ?? "";
  const before = out[i - 1]?.text ?? "";
  if (wasEarlierPattern.test(before) && nowPattern.test(text)) {
    const said = text.replace(nowPattern, "").replace(/ now$/, "");
    return { words: said, right: quantitiesIn(said), rest: "" };
  }
  return correctionAfterNo(text);
}

/** Returns whether a clinician orders or advises something whose quantities can still be changed. */
const isOrder = (text: string): boolean =>
  (ordersPattern.test(text) || findDrugs(text).length > 0) && !presentPattern.test(text);

/** Returns what was said to a clinician before a sentence, if it is more than a word of assent; null otherwise. */
function replyBefore(out: Sentences, i: number): string | null {
  const { turn } = out[lastBefore(out, i, ({ by }) => by !== "clinician")] ?? {};
  const said = out.flatMap((each) => (turn !== undefined && each?.turn === turn ? each.text : []));
  const isReply = said.some(
    (text) => text.split(" ").length > 2 || text.endsWith("?") || quantitiesIn(text).length > 0,
  );
  return isReply ? said.join(". ") : null;
}

/** Returns whether a sentence with a quantity can answer the question before it, so that it corrects none. */
function isAskedFor(out: Sentences, i: number, { right }: Correction): boolean {
  const sentence = out[i];
  if (!sentence || sentence.by === "clinician") return false;
  const questionAt = lastBefore(out, i, ({ turn, by }) => turn !== sentence.turn && by !== sentence.by);
  const question = out[questionAt];
  if (!question || !(question.text.endsWith("?") || isQuestion(question.text))) return false;
  const saidBefore = out.filter((other, j) => other?.turn === sentence.turn && j < i);
  if (saidBefore.length === 0) return true;
  const asks = asksQuantityPattern.test(question.text) || right.every((each) => namesLike(question.text, each));
  return asks && !saidBefore.some((other) => right.some((each) => namesLike(other?.text ?? "", each)));
}

/** Corrects a patient's quantity that the clinician repeated as a question: "At 50." "At 50?" "55, I think." */
function correctEchoed(out: Sentences, i: number): boolean {
  const sentence = out[i];
  const question = out[i - 1];
  if (!sentence || sentence.by === "clinician" || question?.by !== "clinician" || !question.text.endsWith("?"))
    return false;
  const [asked, another] = quantitiesIn(question.text);
  const reply = repliedQuantity(sentence.text);
  if (!asked || another || !reply) return false;
  if (!echoPattern.test(`${question.text.slice(0, asked.start)}#${question.text.slice(asked.end)}`)) return false;
  const isEcho = ({ text }: Sentence): boolean =>
    quantitiesIn(text).some(({ count, kind }) => count === asked.count && (kind === asked.kind || asked.kind === ""));
  const at = lastBefore(out, i - 1, (other) => isSameSpeaker(other, sentence));
  const said = out[at];
  if (!said || !isEcho(said) || reply.right[0]?.count === asked.count) return false;
  if (!putInto(out, i - 1, reply, [sentence]) || !putInto(out, at, reply, [sentence])) return false;
  out[i] = { ...sentence, text: "Yes" };
  return true;
}

/** Corrects a clinician's quantity for which the patient gave another, if the clinician then says that one. */
function correctAccepted(out: Sentences, i: number): boolean {
  const accepts = out[i];
  if (accepts?.by !== "clinician" || accepts.text.endsWith("?")) return false;
  const accepted = acceptedQuantity(accepts.text);
  const [right] = accepted?.right ?? [];
  const replyAt = lastBefore(out, i, ({ by }) => by !== "clinician");
  const reply = out[replyAt];
  const replied = reply && repliedQuantity(reply.text);
  if (!accepted || !right || !reply || !replied || replied.right[0]?.count !== right.count) return false;
  const at = lastBefore(out, replyAt, () => true);
  const wrong = out[at];
  if (wrong?.by !== "clinician" || wrong.at < reply.at - 1 || wrong.text.endsWith("?") || !namesLike(wrong.text, right))
    return false;
  if (
    quantitiesIn(wrong.text).some(
      ({ count, kind }) => count === right.count && (kind === right.kind || right.kind === ""),
    )
  )
    return false;
  if (!putInto(out, at, { ...replied, right: replied.right.slice(0, 1) }, [reply, accepts])) return false;
  out[replyAt] = { ...reply, text: "Yes" };
  out[i] = null;
  return true;
}
