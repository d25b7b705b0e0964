import type { Fact } from "../../../facts/Fact";
import { isQuestion } from "../../../facts/acts/questions/isQuestion";
import type { Sentence } from "../../../facts/segment/Sentence";
import type { Turn } from "../../../transcription/Turn";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import { placeOf, retellsOnly, type SpokenTurns, spokenText } from "./spokenWords";

/** Matches words with which a patient can object to a plan or change it: "no", "I'd rather", "can we not". */
const objectsPattern =
  /\b(?:no|not|never|rather|cannot|instead|(?:can|could) (?:I|we) (?:not|try|wait|do|have|come)|allerg\w*|already|last time|afraid|scared|worried|hate|prefer)\b/i;
/** Matches words with which a patient agrees; an objection before them is none: "I can't see why not, no problem". */
const agreesPattern = /\b(?:sounds? (?:good|great)|no problem|questions?)\b/i;
/** Matches the start of a reply that refuses or asks for something else: "I'd rather not", "Could we try … first". */
const refusesPattern =
  /^(?:(?:oh|um|uh|well|hmm?|honestly|actually|doc|doctor|sorry|please),? )*(?:no(?:,? (?:thanks|thank you|way|please|I (?:do not want|would rather|will not|cannot))\b)(?! (?:at this time|today))|I (?:would|had) (?:really )?(?:rather|prefer)|I (?:do not|really do not|am not going to|will not|cannot|can not) (?:want|take|have|do|like|tolerate|swallow|stand)\b|(?:can|could|may) (?:I|we) (?:not|try|wait|do|have|hold|leave|skip|start)\b|not (?:that|another|again|yet|now|today)\b|must I\b|do I (?:have|need) to\b|is there (?:anything|something|another|any other)\b)/i;

/** Maximum number of words of a patient's reply to a plan that is quoted. */
const maxReplyWords = 25;

/** Returns the sentences of the patient's turn after a turn; empty if the clinician or nobody speaks next. */
function replyTo(turn: string, sentences: readonly Sentence[]): Sentence[] {
  const last = sentences.findLastIndex((sentence) => sentence.turn === turn);
  const reply = sentences.slice(last + 1).filter(({ at }) => at === sentences[last + 1]?.at);
  // After a question, a "no" answers the question.
  const isAsked = isQuestion(sentences[last]?.text ?? "");
  return last < 0 || isAsked || reply[0]?.by === "clinician" ? [] : reply;
}

/** Returns the quotation of a reply, as it follows a plan; "" if it is longer than a reply. */
function quoteReply([first]: readonly Sentence[], turns: readonly Turn[]): string {
  const text = spokenText(turns.find(({ id }) => id === first?.turn)?.text ?? "");
  return text === "" || text.split(" ").length > maxReplyWords ? "" : ` The reply was: “${text}”`;
}

/** Returns the quotation of the patient's reply to a clinician's words, if it can be an objection; otherwise "". */
export function objectionTo(said: Fact, { turns, sentences }: SpokenTurns): string {
  const reply = replyTo(placeOf(said).turn, sentences);
  const objects = reply.some(({ text }) => objectsPattern.test(text.split(agreesPattern).at(-1) ?? ""));
  return objects ? quoteReply(reply, turns) : "";
}

/**
 * Adds the patient's reply to the last order of a turn if it refuses the order, asks for something else or reports an
 * allergy, and no sentence of the plan says so. Leaves out sentences that only retell the reply. So an order that was
 * refused in words that the rules do not understand is not a plain order.
 */
export function withReplies(
  planned: readonly PlannedSentence[],
  facts: readonly Fact[],
  { turns, sentences }: SpokenTurns,
): PlannedSentence[] {
  const accepted = new Set(
    facts.flatMap(({ kind, status, evidence }) =>
      kind === "refusal" && status === "withdrawn" ? evidence.map(({ turn }) => turn) : [],
    ),
  );
  const allergies = new Set(
    facts.flatMap(({ kind, polarity, evidence }) =>
      (kind === "allergy" || kind === "intolerance") && polarity === "present" ? evidence.map(({ turn }) => turn) : [],
    ),
  );
  const inPlan = planned.filter(({ topic }) => topic === "plan" || topic === "assessment");
  const readTurns = new Set(evidenceOf(inPlan.flatMap(({ facts }) => facts)));
  const lastOf = new Map(inPlan.flatMap((sentence) => orderedIn(sentence).map((turn) => [turn, sentence] as const)));
  const replies = new Map<PlannedSentence, { quote: string; said: readonly Sentence[] }>();
  for (const [turn, sentence] of lastOf) {
    const said = replyTo(turn, sentences);
    const isContrary = said[0] && (refusesPattern.test(said[0].text) || allergies.has(said[0].turn));
    const quote = isContrary ? quoteReply(said, turns) : "";
    if (said[0] && quote !== "" && !readTurns.has(said[0].turn) && !accepted.has(said[0].turn))
      replies.set(sentence, { quote, said });
  }
  const quoted = [...replies.values()].flatMap(({ said }) => said.map((one) => ({ evidence: [one] })));
  return planned.flatMap((sentence) => {
    const reply = replies.get(sentence);
    if (!reply) return quoted.length > 0 && retellsOnly(sentence, quoted) ? [] : [sentence];
    const named = [...(sentence.named ?? []), ...evidenceOf(sentence.facts), ...reply.said.map(({ turn }) => turn)];
    return [{ ...sentence, text: `${sentence.text}${reply.quote}`, named: [...new Set(named)] }];
  });
}

/** Returns the turn of the order that a sentence of the plan writes; empty for other sentences. */
const orderedIn = ({ topic, facts }: PlannedSentence): string[] =>
  topic === "plan" && facts.every(({ kind, status }) => kind === "order" && status === "current")
    ? evidenceOf(facts).slice(-1)
    : [];
