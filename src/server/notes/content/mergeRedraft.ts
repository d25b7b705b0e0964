import type { VisitDocument, NoteSection, Sentence } from "../../../shared/notes/document";
import { isByPerson } from "../../../shared/notes/isByPerson";
import { matchSections } from "./matchSections";

type Before = Pick<VisitDocument, "sections" | "removed">;

/**
 * Merges a redraft with the previous document and returns its sections. Each sentence that a person wrote is kept once,
 * in its order and after the same drafted sentence as before; all other sentences are those drafted now. Drafted
 * sentences that a person changed or removed before are left out. Sections that the redraft lacks but a person wrote in
 * come last. A draft with the same sentences changes nothing. Pure.
 * @param drafted the sections of the template with what the drafter wrote now.
 * @param former the sections of an earlier document with this template, if the previous one has another template: a
 * person's sentences whose neighbors are gone return to their positions in it.
 */
export function mergeRedraft(
  before: Before,
  drafted: readonly NoteSection[],
  former: readonly NoteSection[] = [],
): NoteSection[] {
  const ids = new Set(drafted.map(({ id }) => id));
  const { earlier, others } = matchSections(before.sections, drafted);
  const extra = others
    .map((section) => ({ ...section, sentences: section.sentences.filter(isByPerson) }))
    .filter(({ sentences }) => sentences.length > 0);
  const merged = drafted.map((section, i) => {
    const left = before.removed.filter((each) => each.section === section.id || !ids.has(each.section));
    const leftOut = new Set(left.map(({ text }) => text));
    const then = former.find(({ id }) => id === section.id)?.sentences ?? [];
    const old = placedAsFormerly(earlier[i]?.sentences ?? [], then, section.sentences);
    return { ...section, sentences: mergeSentences(old, section.sentences, leftOut) };
  });
  return [...merged, ...extra];
}

/**
 * Returns the sentences of a person among the drafted ones that were around them in an earlier document. Returns `old`
 * if it has a drafted sentence that is drafted again, or if the order of the person's sentences was changed since.
 */
function placedAsFormerly(
  old: readonly Sentence[],
  former: readonly Sentence[],
  drafted: readonly Sentence[],
): readonly Sentence[] {
  const again = new Set(drafted.map(({ id }) => id));
  const own = old.filter(isByPerson);
  if (own.length === 0 || old.some((sentence) => !isByPerson(sentence) && again.has(sentence.id))) return old;
  const formerIds = new Set(former.map(({ id }) => id));
  const rest = [...own];
  const takeUntilFormer = (): Sentence[] => {
    const next = rest.findIndex(({ id }) => formerIds.has(id));
    return rest.splice(0, next === -1 ? rest.length : next);
  };
  const placed: Sentence[] = [];
  for (const sentence of former) {
    if (!own.some(({ id }) => id === sentence.id)) {
      if (!isByPerson(sentence)) placed.push(sentence);
      continue;
    }
    placed.push(...takeUntilFormer());
    if (rest[0]?.id !== sentence.id) return old;
    placed.push(...rest.splice(0, 1));
  }
  return rest.length === own.length ? old : [...placed, ...rest];
}

/** Merges the sentences of one section. @param leftOut texts of drafted sentences that a person changed or removed. */
function mergeSentences(
  old: readonly Sentence[],
  drafted: readonly Sentence[],
  leftOut: ReadonlySet<string>,
): Sentence[] {
  const own = old.filter(isByPerson);
  const ownIds = new Set(own.map(({ id }) => id));
  const ownTexts = new Set(own.map(({ text }) => text.trim()));
  const written = drafted.filter(({ id, text }) => !ownIds.has(id) && !ownTexts.has(text.trim()) && !leftOut.has(text));
  const oldIds = new Set(old.map(({ id }) => id));
  const isUnchanged = written.length + own.length === old.length && written.every(({ id }) => oldIds.has(id));
  if (own.length === 0 && !isUnchanged) return written;
  const { slots, placed } = fillSlots(old, drafted, written);
  return insertNew(slots, drafted, new Set(written.filter((sentence) => !placed.has(sentence))));
}

/** The position of a sentence of the earlier document; `sentence` is null if the redraft has nothing for it. */
interface Slot {
  sentence: Sentence | null;
  isOwn: boolean;
}

/**
 * Fills each slot of the earlier document: with the sentence that a person wrote, or with the drafted sentence that is
 * the same or rests on the same evidence. A drafted sentence that only rephrases one that a person edited or answered
 * is in `placed` but gets no slot.
 */
function fillSlots(
  old: readonly Sentence[],
  drafted: readonly Sentence[],
  written: readonly Sentence[],
): { slots: Slot[]; placed: ReadonlySet<Sentence> } {
  const draftedIds = new Set(drafted.map(({ id }) => id));
  const oldIds = new Set(old.map(({ id }) => id));
  const byId = new Map(written.toReversed().map((sentence) => [sentence.id, sentence]));
  const byEvidence = Map.groupBy(
    written.filter(({ id }) => !oldIds.has(id)),
    evidenceOf,
  );
  const placed = new Set<Sentence>();
  const claim = (of: Sentence): Sentence | null => {
    const evidence = evidenceOf(of);
    const rephrased = evidence === "" ? [] : (byEvidence.get(evidence) ?? []);
    const found = byId.get(of.id) ?? rephrased.shift();
    if (found) placed.add(found);
    return found ?? null;
  };
  const slots = old.map((sentence): Slot => {
    if (!isByPerson(sentence)) {
      const now = claim(sentence);
      return { isOwn: false, sentence: now?.id === sentence.id ? { ...now, findings: sentence.findings } : now };
    }
    if (!draftedIds.has(sentence.id)) claim(sentence);
    return { isOwn: true, sentence };
  });
  return { slots, placed };
}

const evidenceOf = ({ evidence }: Sentence): string => evidence.toSorted().join(" ");

/**
 * Inserts each new sentence after the sentence that precedes it in the draft and after any sentences of a person that
 * follow that one. A new sentence without a predecessor comes before the first slot that is not a person's.
 */
function insertNew(slots: Slot[], drafted: readonly Sentence[], added: ReadonlySet<Sentence>): Sentence[] {
  let last = -1;
  for (const sentence of drafted) {
    const found = slots.findIndex((slot) => slot.sentence?.id === sentence.id);
    if (found !== -1) last = found;
    if (found !== -1 || !added.has(sentence)) continue;
    const from = last === -1 ? slots.findIndex(({ isOwn }) => !isOwn) : slots.findIndex((s, i) => i > last && !s.isOwn);
    last = from === -1 ? slots.length : from;
    slots.splice(last, 0, { sentence, isOwn: false });
  }
  return slots.flatMap(({ sentence }) => sentence ?? []);
}
