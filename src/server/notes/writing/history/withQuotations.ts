import { lowerFirst } from "../../../platform/lowerFirst";
import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Fact } from "../../../facts/Fact";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";
import { NamedInNote, wordsBeside } from "./NamedInNote";
import type { Person } from "../toThirdPerson";
import { labelledLine, saysLittleAlone } from "./labelledSentence";
import { placeQuotation } from "./placeHistory";
import { overlaps, placeOf, retellsOnly, type SpokenTurns, spokenText } from "./spokenWords";
import { withDrugNames } from "./withDrugNames";
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
  const out = withDrugNames(withReplies(planned, facts, spoken), facts);
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
  const isMostlyMissing = ({ source, slots }: Fact): boolean =>
    source !== "clinician" &&
    (slots.name !== undefined || slots.asked !== undefined) &&
    !deniesPattern.test(slots.detail?.text ?? "") &&
    named.isMissingMost(slots.detail?.text ?? "");
  const current = new Set(facts.flatMap(({ id, status }) => (status === "current" ? id : [])));
  for (const all of answers.values()) {
    const isUnread = (one: Fact): boolean => {
      // What was read and then taken back is not said.
      if (one.supersedes.some((id) => !current.has(id))) return false;
      const citing = (written.get(placeOf(one).turn) ?? []).filter((sentence) => cites(sentence, one));
      if (quotedBefore.includes(one.slots.detail?.text ?? "")) return false;
      const isCut =
        citing.length > 0 &&
        (citing.every((sentence) => leavesOutQuestion(sentence, one)) ||
          (limitedNoPattern.test(one.slots.detail?.text ?? "") && named.lacksPlace(one.slots.detail?.text ?? "")) ||
          (isMostlyMissing(one) && !citing.some(isListed)));
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
    // A sentence is only replaced by a quotation that has all of the answer.
    const isWhole = retold.length > 0 && wordsOf(all, spoken).length <= maxWords;
    const quoted = isWhole ? all : unread;
    const at =
      (isWhole ? retold[0] : undefined) ?? placeFor(topic, positions.get(placeOf(first).turn) ?? 0, out, positions);
    for (const i of isWhole ? retold.toReversed() : []) out.splice(i, 1);
    const group = first.source === "clinician" ? { group: "In the clinician's words" } : {};
    out.splice(at, 0, { topic, text: quotation(quoted, spoken, person), facts: quoted, ...group });
  }
  return out;
}

/** Matches a no that excepts one place: "No, just the left ankle". */
const limitedNoPattern =
  /^(?:no|nope|not really)\b[,.]* (?:(?:it|that|there) is )?(?:just|only|mainly|mostly) (?:(?:in|on|at|with) )?(?:the|my|his|her) /i;
/** Matches a denial, which needs no other words: "Absolutely not, I've never used that stuff". */
const deniesPattern = /^(?:[a-z]+,? )?(?:no|nope|nah|not|never|nothing|none)\b/i;

/** Kinds of facts of which a note writes the slots only: the pill for blood pressure is the name of the drug. */
const listedKinds: ReadonlySet<Fact["kind"]> = new Set(["family", "social", "medication", "allergy", "intolerance"]);
const isListed = ({ facts }: PlannedSentence): boolean => facts.some(({ kind }) => listedKinds.has(kind));

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

/** Matches the sides of the body, of which a later correction holds for the whole visit. */
const sidePattern = /\b(?:left|right)\b/gi;

/** Returns the words of quotations: of the transcript, or of cleaned speech if a side or quantity was corrected. */
function wordsOf(quotations: readonly Fact[], { turns, sentences }: SpokenTurns): string[] {
  const said = quotations.map((one) => {
    const { turn, start } = placeOf(one);
    // The end of a sentence's range can be before words that cleaning removed, such as "okay".
    const next = sentences.find((sentence) => sentence.turn === turn && sentence.start > start);
    const raw = turns.find(({ id }) => id === turn)?.text.slice(start, next?.start) ?? "";
    const clean = one.slots.detail?.text ?? "";
    const sidesOf = (text: string): string => (text.match(sidePattern) ?? []).join(" ").toLowerCase();
    const positionOf = (id: string): number => turns.findIndex((each) => each.id === id);
    const isCorrected = one.evidence.some((each) => positionOf(each.turn) > positionOf(turn));
    return spokenText(sidesOf(raw) === sidesOf(clean) && !isCorrected ? raw : clean);
  });
  return said.join(" ").split(/\s+/);
}

/** Topics of questions whose answers are quoted even if they are short: another person can be meant. */
const alwaysQuoted = new Set(["family", "sexual", "alcohol", "smoking", "drugs"]);

/** Matches words that only a person says of themselves or to another, and hesitations: such words are quoted. */
const spokenPattern =
  /\b(?:I|me|my|mine|myself|we|us|our|you|your|he|she|him|her|his|um|uh|like|yeah|well|oh|so|kind of|sort of|you know)\b|…|,,|\b([a-z']{1,15}),? \1\b/i;
/** Maximum number of words of an answer that is written without quotation marks. */
const maxPlainWords = 12;

/** Returns whether the words of an answer are as a note writes them: one short sentence that addresses nobody. */
const isFitForNote = (words: string): boolean =>
  words.split(" ").length <= maxPlainWords && !spokenPattern.test(words) && !/[.?!;] /.test(words);

/** Matches words that deny. */
const negationPattern = /\b(?:no|not|never|none|nope|nah|nothing)\b/i;
/** Matches words that doubt or limit a denial. */
const limitsPattern =
  /\b(?:think|know|sure|remember|recall|guess|maybe|probably|much|really|often|always|but|except|only|just|until|yet|anymore|usually)\b/i;

/** Returns whether an answer only denies what its label names: "Warmth": "No, no, it's not warm". */
const isPlainDenial = (label: string, said: string): boolean =>
  negationPattern.test(said) && !limitsPattern.test(said) && wordsBeside(label, said).length === 0;

/**
 * Returns the sentence that quotes an answer after what was asked, a remark, or a clinician's statement. A short answer
 * is put in the third person if it can be.
 */
function quotation(quotations: readonly Fact[], spoken: SpokenTurns, person: Person): string {
  const [first, ...more] = quotations;
  if (!first) return "";
  const { slots, source } = first;
  const label = slots.name?.text;
  const isShort = more.length === 0 && source === "patient" && !alwaysQuoted.has(slots.of?.text ?? "");
  const line = label && isShort ? labelledLine(label, slots.detail?.text ?? "", person) : null;
  if (line) return line;
  if (label && isShort && isPlainDenial(label, slots.detail?.text ?? "")) return `${sentenceCase(label)}: no.`;
  const words = wordsOf(quotations, spoken);
  const quoted = words.length > maxWords ? `${words.slice(0, maxWords).join(" ")} …` : words.join(" ");
  if (source === "clinician") return `“${quoted}”${objectionTo(quotations.at(-1) ?? first, spoken)}`;
  // A parent's lines can be labeled as the patient's.
  const informant = source === "informant" ? (first.informant ?? "the accompanying person") : person.informant;
  const who = informant ?? "the patient";
  if (slots.asked) return `Asked “${sentenceCase(slots.asked.text)}”, ${who} answered: “${quoted}”`;
  if (!label) return `${sentenceCase(who)} said: “${quoted}”`;
  if (!informant && isFitForNote(quoted)) return `${sentenceCase(label)}: ${lowerFirst(quoted)}`;
  return `${sentenceCase(label)}: ${informant ? `${informant} said, ` : ""}“${quoted}”`;
}
