import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Evidence, Fact } from "../../../facts/Fact";
import type { Sentence } from "../../../facts/segment/Sentence";
import { hasRole } from "../../../facts/statementRole";
import type { Turn } from "../../../transcription/Turn";
import type { PlannedSentence } from "../PlannedSentence";
import { NamedInNote } from "./NamedInNote";
import type { Person } from "../toThirdPerson";
import { labelledLine, saysLittleAlone } from "./labelledSentence";
import { placeQuotation } from "./placeHistory";

/** Maximum number of words of a quotation. What follows is left out, with an ellipsis in its place. */
const maxWords = 40;

/** The turns of a visit, and the sentences that were read from them. */
interface SpokenTurns {
  turns: readonly Turn[];
  sentences: readonly Sentence[];
  /** The patient, for pronouns. */
  person: Person;
}

/** Returns whether two pieces of evidence overlap. */
const overlaps = (a: Evidence, b: Evidence): boolean => a.turn === b.turn && a.start < b.end && b.start < a.end;

/** Returns where an answer was said, without its question. */
const placeOf = ({ evidence }: Pick<Fact, "evidence">): Evidence => evidence.at(-1)!;

/**
 * Returns the sentences of a note with quotations of the answers that the other sentences leave out, each after what was
 * asked: "Numbness: “The foot feels like it's wrapped in cotton.”" So an answer that the rules do not understand is
 * neither lost nor interpreted. A sentence that only retells another part of such an answer is replaced by the quotation
 * of the whole answer.
 */
export function withQuotations(
  planned: readonly PlannedSentence[],
  facts: readonly Fact[],
  spoken: SpokenTurns,
): PlannedSentence[] {
  const out = withObjections(planned, spoken);
  const positions = new Map(spoken.turns.map(({ id }, at) => [id, at]));
  const answers = Map.groupBy(
    facts.filter(({ kind }) => kind === "quotation"),
    (fact) => `${fact.slots.name?.text ?? fact.slots.asked?.text ?? ""}\n${placeOf(fact).turn}`,
  );
  const named = new NamedInNote(planned);
  for (const all of answers.values()) {
    const isUnread = (one: Fact): boolean => {
      const citing = out.filter((sentence) => cites(sentence, one));
      const isCut = citing.length > 0 && citing.every((sentence) => leavesOutQuestion(sentence, one));
      return (
        !named.contradicts(one) && (isCut || (citing.length === 0 && named.lacks(one.slots.detail?.text ?? "", one)))
      );
    };
    const unread = all.filter(isUnread);
    const [first] = unread;
    // A question without a label is quoted only with an answer that is wholly unread.
    if (!first || (first.slots.asked && unread.length < all.length)) continue;
    const topic = placeQuotation(first);
    const retold = out.flatMap((sentence, i) => (retellsOnly(sentence, all) ? [i] : []));
    const quoted = retold.length > 0 ? all : unread;
    const at = retold[0] ?? placeFor(topic, positions.get(placeOf(first).turn) ?? 0, out, positions);
    for (const i of retold.toReversed()) out.splice(i, 1);
    const group = first.source === "clinician" ? { group: "In the clinician's words" } : {};
    out.splice(at, 0, { topic, text: quotation(quoted, spoken), facts: quoted, ...group });
  }
  return out;
}

/** Returns whether a sentence says something of an answer. The reason for the visit names the complaint only. */
const cites = ({ topic, text, facts }: PlannedSentence, answer: Fact): boolean =>
  topic !== "reason" &&
  (facts.some(({ evidence }) => evidence.some((each) => overlaps(each, placeOf(answer)))) ||
    text.includes(answer.slots.detail?.text ?? ""));

/** Matches words that mean something of the question: "some", "every night". */
const ofQuestionPattern =
  /\b(?:had|have|has|got|gets?|took|takes?|took|used?|tried|did|does|do|is|was|are|were) (?:some|one|it|them|any|those|that|a few|a couple)\b/i;

/** Matches the start of an answer that says when or how often: "Every night if I eat late". */
const startsInTimePattern = /^(?:every|each|most|some|at|in|on|once|twice|the (?:first|last)|two|three|\d+)\b/i;

/** Returns whether a sentence retells an answer that says little without its question, and names nothing of the question. */
function leavesOutQuestion(sentence: PlannedSentence, { slots, evidence }: Fact): boolean {
  const detail = slots.detail?.text ?? "";
  const asked = slots.name?.text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const text = sentence.text.toLowerCase();
  return (
    asked.length > 0 &&
    asked.every((word) => !text.includes(word.replace(/(?:ing|s)$/, ""))) &&
    (saysLittleAlone(detail) || startsInTimePattern.test(detail) || ofQuestionPattern.test(detail)) &&
    retellsOnly(sentence, [{ evidence }])
  );
}

/** Returns whether a sentence only retells parts of the answers in the history. */
const retellsOnly = ({ topic, facts }: PlannedSentence, answers: readonly Pick<Fact, "evidence">[]): boolean =>
  (topic === "hpi" || topic === "social_history" || topic === "past_history") &&
  facts.every(
    (fact) =>
      fact.kind === "statement" &&
      (fact.slots.topic === undefined || hasRole(fact, "quoted")) &&
      answers.some((answer) => overlaps(fact.evidence.at(-1)!, placeOf(answer))),
  );

/** Returns the index after the last sentence of a topic that was said before the turn at index `at`. */
function placeFor(
  topic: PlannedSentence["topic"],
  at: number,
  sentences: readonly PlannedSentence[],
  positions: ReadonlyMap<string, number>,
): number {
  const isBefore = (sentence: PlannedSentence): boolean =>
    sentence.topic === topic &&
    sentence.facts.some(({ evidence }) => evidence.some(({ turn }) => (positions.get(turn) ?? 0) <= at));
  const last = sentences.findLastIndex(isBefore);
  return last < 0 ? sentences.length : last + 1;
}

/** Returns words of a transcript as a sentence within quotation marks. */
const spokenText = (text: string): string =>
  sentenceCase(
    text
      .replace(/["“”]/g, "")
      .trim()
      .replace(/(?<![\s,;])[\s,;]+$/, "")
      .replace(/(?<![.!?…])$/, "."),
  );

/** Returns the words of answers as said, after what was asked. */
function quotation(answers: readonly Fact[], { turns, sentences, person }: SpokenTurns): string {
  const [only, ...more] = answers;
  const retold =
    only?.slots.name &&
    only.source === "patient" &&
    more.length === 0 &&
    !/^(?:family|sexual|alcohol|smoking|drugs)$/.test(only.slots.of?.text ?? "")
      ? labelledLine(only.slots.name.text, only.slots.detail?.text ?? "", person)
      : null;
  if (retold) return retold;
  const said = answers.map((answer) => {
    const { turn, start } = placeOf(answer);
    // The end of a sentence's range can be before words that cleaning removed, such as "okay".
    const next = sentences.find((sentence) => sentence.turn === turn && sentence.start > start);
    const text = turns.find(({ id }) => id === turn)?.text.slice(start, next?.start) ?? "";
    return spokenText(text);
  });
  const words = said.join(" ").split(/\s+/);
  const quoted = words.length > maxWords ? `${words.slice(0, maxWords).join(" ")} …` : words.join(" ");
  const { slots, source, informant } = answers[0]!;
  const who = source === "informant" ? (informant ?? "the accompanying person") : "the patient";
  const label = slots.name?.text;
  const question = slots.asked?.text;
  if (source === "clinician") return `“${quoted}”${objectionTo(answers.at(-1)!, { turns, sentences })}`;
  if (question) return `Asked “${sentenceCase(question)}”, ${who} answered: “${quoted}”`;
  if (!label) return `${sentenceCase(who)} said: “${quoted}”`;
  return `${sentenceCase(label)}: ${source === "informant" ? `${who} said, ` : ""}“${quoted}”`;
}

/** Matches words with which a patient can object to a plan or change it: "no", "I'd rather", "can we not". */
const objectsPattern =
  /\b(?:no|not|never|rather|cannot|instead|(?:can|could) (?:I|we) (?:not|try|wait|do|have|come)|allerg\w*|already|last time|afraid|scared|worried|hate|prefer)\b(?!.*\b(?:sounds? (?:good|great)|no problem|questions?)\b)/i;
/** Matches the start of a reply that refuses or asks for something else: "I'd rather not", "Could we try therapy first". */
const refusesPattern =
  /^(?:(?:oh|um|uh|well|hmm?|honestly|actually|doc|doctor|sorry|please),? )*(?:no(?:,? (?:thanks|thank you|way|I|please|not)\b|$)|I (?:would|had) (?:really )?(?:rather|prefer)|I (?:do not|really do not|am not going to|will not|cannot|can not) (?:want|take|have|do|like|tolerate|swallow|stand)\b|(?:can|could|may) (?:I|we) (?:not|try|wait|do|have|hold|leave|skip|start)\b|not (?:that|another|again|yet|now|today)\b|must I\b|do I (?:have|need) to\b|is there (?:anything|something|another|any other)\b)/i;

/** Maximum number of words of a patient's reply to a plan that is quoted. */
const maxReplyWords = 25;

/** Returns the sentences of the patient's turn after a turn; empty if the clinician or nobody speaks next. */
function replyTo(turn: string, sentences: readonly Sentence[]): Sentence[] {
  const last = sentences.findLastIndex((sentence) => sentence.turn === turn);
  const reply = sentences.slice(last + 1).filter(({ at }) => at === sentences[last + 1]?.at);
  return last < 0 || reply[0]?.by === "clinician" ? [] : reply;
}

/** Returns the quotation of a reply, as it follows a plan; "" if it is longer than a reply. */
function quoteReply([first]: readonly Sentence[], turns: readonly Turn[]): string {
  const text = spokenText(turns.find(({ id }) => id === first?.turn)?.text ?? "");
  return text === "" || text.split(" ").length > maxReplyWords ? "" : ` The reply was: “${text}”`;
}

/** Returns the quotation of the patient's reply to the words of a clinician, if it can be an objection; otherwise "". */
function objectionTo(said: Fact, { turns, sentences }: Pick<SpokenTurns, "turns" | "sentences">): string {
  const reply = replyTo(placeOf(said).turn, sentences);
  return reply.some(({ text }) => objectsPattern.test(text)) ? quoteReply(reply, turns) : "";
}

/**
 * Adds the patient's reply to the last order of a turn if it refuses the order or asks for something else and no
 * sentence of the plan says so, and leaves out sentences that only retell the reply: an order that was refused in words
 * that the rules do not understand is not a plain order.
 */
function withObjections(planned: readonly PlannedSentence[], { turns, sentences }: SpokenTurns): PlannedSentence[] {
  const ordered = (sentence: PlannedSentence): string | undefined =>
    sentence.topic === "plan" && sentence.facts.every(({ kind, status }) => kind === "order" && status === "current")
      ? sentence.facts.at(-1)?.evidence.at(-1)?.turn
      : undefined;
  const replies = new Map<number, readonly Sentence[]>();
  for (const [i, sentence] of planned.entries()) {
    const turn = ordered(sentence);
    if (turn === undefined || planned.findLastIndex((other) => ordered(other) === turn) !== i) continue;
    const reply = replyTo(turn, sentences);
    const isRead = planned.some(
      ({ topic, facts }) =>
        (topic === "plan" || topic === "assessment") &&
        facts.some(({ evidence }) => evidence.some((each) => each.turn === reply[0]?.turn)),
    );
    if (reply[0] && refusesPattern.test(reply[0].text) && !isRead) replies.set(i, reply);
  }
  const said = [...replies.values()].flat();
  const isRetold = (sentence: PlannedSentence): boolean =>
    said.length > 0 &&
    retellsOnly(
      sentence,
      said.map((one) => ({ evidence: [one] })),
    );
  return planned.flatMap((sentence, i) => {
    const reply = replies.get(i);
    if (!reply) return isRetold(sentence) ? [] : [sentence];
    return [{ ...sentence, text: `${sentence.text}${quoteReply(reply, turns)}` }];
  });
}
