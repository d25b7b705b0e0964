import type { VisitDocument } from "../../shared/notes/document";
import { type SectionNames, sectionFor } from "../../shared/notes/noteTopic";
import type { Template } from "../../shared/templates/template";
import type { DraftedSentence } from "../notes/noteEngine";
import type { StyleEdit } from "./editsOf";
import type { StoredRule } from "./WritingStyles";

/** A sentence that begins with a label, “Respiratory: …”, and those after it up to the next label. */
interface Block<S> {
  /** Null for the sentences before the first label. */
  label: string | null;
  sentences: S[];
}

const labelIn = (text: string): string | null => /^(\p{Lu}[\p{L} /-]{2,40}): /u.exec(text)?.[1] ?? null;

function blocksOf<S extends { text: string }>(sentences: readonly S[]): Block<S>[] {
  const blocks: Block<S>[] = [];
  for (const sentence of sentences) {
    const label = labelIn(sentence.text);
    const last = blocks.at(-1);
    if (label === null && last) last.sentences.push(sentence);
    else blocks.push({ label, sentences: [sentence] });
  }
  return blocks;
}

/** Returns the blocks by label; without those whose label is there twice. */
function byLabel<S>(blocks: readonly Block<S>[]): Map<string, Block<S>> {
  const labels = blocks.map(({ label }) => label);
  const once = blocks.filter(({ label }) => labels.indexOf(label) === labels.lastIndexOf(label));
  return new Map(once.flatMap((block) => (block.label === null ? [] : [[block.label, block]])));
}

/** Maximum number of characters of two sentences that are shown as an example. */
const maxCharacters = 600;

/**
 * Whether the sentences of a section can be moved: not those of assessment and plan, which belong to a problem before
 * them.
 */
const canMove = (key: string, names: SectionNames): boolean =>
  sectionFor("assessment", names) !== key && sectionFor("plan", names) !== key;

/**
 * Returns the changes of order that a person made to a drafted document: labeled sentences that now come directly
 * before ones that they came after.
 */
export function orderEditsOf(
  drafted: Pick<VisitDocument, "sections">,
  signed: Pick<VisitDocument, "sections">,
): StyleEdit[] {
  return signed.sections.flatMap((section) => {
    const before = drafted.sections.find(({ id }) => id === section.id);
    if (!before || !canMove(section.key, signed)) return [];
    const [old, now] = [byLabel(blocksOf(before.sentences)), byLabel(blocksOf(section.sentences))];
    const oldLabels = [...old.keys()];
    const labels = [...now.keys()].filter((label) => old.has(label));
    return labels.flatMap((first, i): StyleEdit[] => {
      const second = labels[i + 1];
      if (second === undefined || oldLabels.indexOf(first) < oldLabels.indexOf(second)) return [];
      const text = (label: string): string => now.get(label)?.sentences[0]?.text ?? "";
      const origin = { section: section.id, section_title: section.title };
      const [one, other] = [text(first), text(second)];
      if (one.length + other.length > maxCharacters) return [];
      return [
        { ...origin, kind: "order", from: second, to: first, before: `${other} ${one}`, after: `${one} ${other}` },
      ];
    });
  });
}

/** Returns drafted sentences in the order of the person's accepted rules. Each block moves as a whole. */
export function orderInStyle(
  drafted: readonly DraftedSentence[],
  rules: readonly StoredRule[],
  template: Pick<Template, "sections">,
): DraftedSentence[] {
  const own = rules.filter(({ kind, status }) => kind === "order" && status === "accepted");
  if (own.length === 0) return [...drafted];
  return template.sections
    .flatMap(({ id, key }) => {
      const blocks = blocksOf(drafted.filter(({ section }) => section === key));
      const ordered = canMove(key, template)
        ? own.filter(({ section }) => section === id).reduce(withRule, blocks)
        : blocks;
      return ordered.flatMap(({ sentences }) => sentences);
    })
    .concat(drafted.filter(({ section }) => !template.sections.some(({ key }) => key === section)));
}

/** Moves the block of the rule's `to` directly before that of its `from`, if it comes after it. */
function withRule<S>(blocks: Block<S>[], { from, to }: Pick<StoredRule, "from" | "to">): Block<S>[] {
  const labels = byLabel(blocks);
  const [later, first] = [labels.get(from), labels.get(to)];
  if (!later || !first || blocks.indexOf(first) < blocks.indexOf(later)) return blocks;
  const others = blocks.filter((block) => block !== first);
  return others.toSpliced(others.indexOf(later), 0, first);
}
