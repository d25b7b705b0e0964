import type { Fact } from "../../../facts/Fact";
import { planSentence } from "../sentences/planSentence";
import { evidenceOf } from "../PlannedSentence";
import { withoutRepeatedOrders } from "../orders/withoutRepeatedOrders";
import { isLineOf, type NotedVisit, type ReadLine, readText, shares } from "./readNoted";
import { statedPlan } from "./statedPlan";

/** An order, a piece of advice or a follow-up that the note states. */
export interface NotedOrder {
  /** The fact that was said, or that the line states; null for a line in which none was recognized. */
  fact: Fact | null;
  /** How the note says it; null if the drafter has no words for it in a note. */
  text: string | null;
  evidence: string[];
  /**
   * Whether the order comes from a line alone, without a fact that was said; the line is then taken over as it is.
   */
  isLine: boolean;
}

/**
 * Returns the plan as the note states it: the orders, advice and follow-ups that were said and that the note still has,
 * in spoken order, then the lines of its plan that a person or a model wrote. What a person changed or removed is left
 * out. Without a note, what was said. Pure.
 */
export function notedPlan(visit: NotedVisit): NotedOrder[] {
  const { note } = visit;
  const lines = new Set(note?.lines.filter(({ isPlan, planned }) => isPlan && !planned));
  const ofModel = new Set(note?.lines.filter(isDraftedByModel));
  const orders = withoutRepeatedOrders(statedPlan(visit.facts)).flatMap((fact): NotedOrder[] => {
    const texts = visit.planned
      .filter(({ topic, facts }) => topic === "plan" && facts.some(({ id }) => id === fact.id))
      .map(({ text }) => text);
    const order = { fact, text: texts[0] ?? null, evidence: evidenceOf([fact]), isLine: false };
    if (isInNote(fact, texts, visit)) return [order];
    const stated = [...ofModel].find((line) => states(line, fact));
    if (!stated) return [];
    ofModel.delete(stated);
    lines.delete(stated);
    return [{ ...order, text: stated.text }];
  });
  return [...orders, ...[...lines].map(orderOfLine)];
}

/** Whether a line of the assessment or plan was drafted by a language model. */
const isDraftedByModel = ({ part, isWrittenByPerson, planned }: ReadLine): boolean =>
  part === "assessmentPlan" && !isWrittenByPerson && planned === null;

/**
 * Whether the note has all sentences (`texts`) that the built-in drafter writes for a fact of the plan. If it can write
 * none, the fact counts as noted in a note of the built-in drafter, unless a person changed or removed a line with the
 * same evidence; in a model's note it is not noted.
 */
function isInNote(fact: Fact, texts: readonly string[], { note, person }: NotedVisit): boolean {
  const hasNoWording = texts.length === 0 && planSentence(fact, person) === null;
  if (!note) return texts.length > 0 || hasNoWording;
  const drafted = note.lines.filter(({ isWrittenByPerson }) => !isWrittenByPerson);
  if (texts.length > 0) return texts.every((text) => drafted.some((line) => isLineOf(line.text, text)));
  const evidence = evidenceOf([fact]);
  const changed = [...note.removed, ...note.lines.filter(({ isWrittenByPerson }) => isWrittenByPerson)];
  return hasNoWording && note.isBuiltIn && !changed.some((each) => shares(each.evidence, evidence));
}

/** Share of the words of an order that a line of a note must have to state it, since notes shorten what was said. */
const minShare = 0.6;

/** Whether a model's line states a fact: it cites a turn of the fact and has its drug, its numbers and most words. */
function states({ text, evidence }: ReadLine, fact: Fact): boolean {
  if (!shares(evidence, evidenceOf([fact]))) return false;
  const line = text.toLowerCase();
  const { name, dose, object } = fact.slots;
  const said = `${name?.text ?? ""} ${dose?.text ?? ""} ${object?.text ?? ""}`.toLowerCase();
  const numbers: readonly string[] = said.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (!numbers.every((number) => new RegExp(`(?<![\\d.])${number.replace(".", "\\.")}(?![\\d.]*\\d)`).test(line)))
    return false;
  if (name && !line.includes(name.text.toLowerCase())) return false;
  const words: readonly string[] = said.match(/[a-z]{4,}/g) ?? [];
  return words.length > 0 && words.filter((word) => line.includes(word.slice(0, 5))).length >= words.length * minShare;
}

/** Matches the label of a group of the plan before a line, which only notes have: "Follow up: ". */
const groupLabelPattern =
  /^(?:Medical treatment|Additional testing|Specialist referral|Procedure|Patient education and counseling|Follow up): /;

/**
 * Returns a line of a note in its own words, with the order, advice or medication that it states; `fact` is null if it
 * states none.
 */
function orderOfLine({ text, evidence }: ReadLine): NotedOrder {
  const bare = text.replace(groupLabelPattern, "");
  const read = readText(bare);
  const fact = statedPlan(read)[0] ?? read.find(({ kind }) => kind === "medication") ?? null;
  return { fact, text: bare, evidence: [...evidence], isLine: true };
}
