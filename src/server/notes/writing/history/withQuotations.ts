import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Fact } from "../../../facts/Fact";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import { NamedInNote } from "./NamedInNote";
import type { Person } from "../toThirdPerson";
import { labelledLine, saysLittleAlone } from "./labelledSentence";
import { placeQuotation } from "./placeHistory";
import { overlaps, placeOf, retellsOnly, type SpokenTurns, spokenText } from "./spokenWords";
import { objectionTo, withReplies } from "./withReplies";

/** Maximum number of words of a quotation. What follows is left out, with an ellipsis in its place. */
const maxWords = 40;

/**
 * Returns the sentences of a note with quotations of what the other sentences leave out, answers after what was asked:
 * "Numbness: “The foot feels like it's wrapped in cotton.”" So an answer that the rules do not understand is neither
 * lost nor interpreted. A sentence that only retells another part of such an answer is replaced by a quotation of the
 * whole answer. A refusal that no sentence has is added to the order (`withReplies`).
 */
export function withQuotations(
  planned: readonly PlannedSentence[],
  facts: readonly Fact[],
  spoken: SpokenTurns,
  person: Person,
): PlannedSentence[] {
  const out = withReplies(planned, spoken);
  const written = sentencesByTurn(out);
  const quotedBefore = out
    .filter(({ text }) => text.includes("“"))
    .map(({ text }) => text)
    .join("\n");
  const positions = new Map(spoken.turns.map(({ id }, at) => [id, at]));
  const answers = Map.groupBy(
    facts.filter(({ kind }) => kind === "quotation"),
    (fact) => `${fact.slots.name?.text ?? fact.slots.asked?.text ?? ""}\n${placeOf(fact).turn}`,
  );
  const named = new NamedInNote(planned);
  const current = new Set(facts.flatMap(({ id, status }) => (status === "current" ? id : [])));
  for (const all of answers.values()) {
    const isUnread = (one: Fact): boolean => {
      // What was read and then taken back is not said.
      if (one.supersedes.some((id) => !current.has(id))) return false;
      const citing = (written.get(placeOf(one).turn) ?? []).filter((sentence) => cites(sentence, one));
      if (quotedBefore.includes(one.slots.detail?.text ?? "")) return false;
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
    const retold = (written.get(placeOf(first).turn) ?? []).flatMap((sentence) => {
      const i = retellsOnly(sentence, all) ? out.indexOf(sentence) : -1;
      return i < 0 ? [] : [i];
    });
    retold.sort((a, b) => a - b);
    const quoted = retold.length > 0 ? all : unread;
    const at = retold[0] ?? placeFor(topic, positions.get(placeOf(first).turn) ?? 0, out, positions);
    for (const i of retold.toReversed()) out.splice(i, 1);
    const group = first.source === "clinician" ? { group: "In the clinician's words" } : {};
    out.splice(at, 0, { topic, text: quotation(quoted, spoken, person), facts: quoted, ...group });
  }
  return out;
}

/** Returns the sentences of a note by the turns that they cite. The reason for the visit names the complaint only. */
function sentencesByTurn(planned: readonly PlannedSentence[]): ReadonlyMap<string, readonly PlannedSentence[]> {
  const byTurn = new Map<string, PlannedSentence[]>();
  for (const sentence of planned.filter(({ topic }) => topic !== "reason"))
    for (const turn of evidenceOf(sentence.facts)) byTurn.set(turn, [...(byTurn.get(turn) ?? []), sentence]);
  return byTurn;
}

/** Returns whether a sentence says something of an answer. */
const cites = ({ facts }: PlannedSentence, answer: Fact): boolean =>
  facts.some(({ evidence }) => evidence.some((each) => overlaps(each, placeOf(answer))));

/** Matches words that mean something of the question: "some", "every night". */
const ofQuestionPattern =
  /\b(?:had|have|has|got|gets?|took|takes?|took|used?|tried|did|does|do|is|was|are|were) (?:some|one|it|them|any|those|that|a few|a couple)\b/i;

/** Matches a sentence that completes a short answer with a subject: "Each episode lasts 5 minutes". */
const hasSubjectPattern = /^(?:The |He|She|They|It|Each|Symptoms|[A-Z][a-z ]+:)/;
/** Matches the start of an answer that says when or how often: "Every night if I eat late". */
const startsInTimePattern = /^(?:every|each|most|some|at|in|on|once|twice|the (?:first|last)|two|three|\d+)\b/i;

/** Returns whether a sentence retells an answer that says little without its question and names nothing of it. */
function leavesOutQuestion(sentence: PlannedSentence, { slots, evidence }: Fact): boolean {
  const detail = slots.detail?.text ?? "";
  const asked = slots.name?.text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const text = sentence.text.toLowerCase();
  return (
    asked.length > 0 &&
    asked.every((word) => !text.includes(word.replace(/(?:ing|s)$/, ""))) &&
    (ofQuestionPattern.test(detail) ||
      ((saysLittleAlone(detail) || startsInTimePattern.test(detail)) && !hasSubjectPattern.test(sentence.text))) &&
    retellsOnly(sentence, [{ evidence }])
  );
}

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

/** Returns the words of answers as said, after what was asked. */
function quotation(answers: readonly Fact[], { turns, sentences }: SpokenTurns, person: Person): string {
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
