import type { NoteSection, PatchDocument, Sentence } from "../../../shared/notes/document";
import { plainText } from "../../../shared/plainText";
import { splitProse } from "./splitProse";

/** A sentence as sent in a save: without findings, which the server adds. */
export type SavedSentence = NonNullable<PatchDocument["sections"]>[number]["sentences"][number];

/** Returns a copy of a sentence with the fields that a save sends, without findings. */
export const withoutFindings = ({ id, text, evidence, origin, basis }: SavedSentence): SavedSentence => ({
  id,
  text,
  evidence,
  origin,
  ...(basis !== undefined && { basis }),
});

/** The editor's document as ProseMirror JSON: paragraphs of text with sentences as marks. */
export interface EditorDocument {
  type: "doc";
  content: EditorParagraph[];
}
interface EditorParagraph {
  type: "paragraph";
  content?: EditorText[];
}

/** A text node of the editor's document (ProseMirror); the mark with an `id` names its sentence. */
export interface EditorText {
  type: "text";
  text: string;
  marks?: { type: string; attrs?: { id?: string } }[];
}

/** Text with one sentence mark, or without a mark (`id: null`) if newly typed. */
export interface Run {
  text: string;
  id: string | null;
}

/** Returns the document for editing a section: prose as one paragraph, bullets as one paragraph each. */
export function toDocument(section: Pick<NoteSection, "style" | "sentences">): EditorDocument {
  const marked = section.sentences.filter(({ text }) => text !== "").map(markedText);
  if (section.style === "bullets") {
    const items = marked.map((text): EditorParagraph => ({ type: "paragraph", content: [text] }));
    return { type: "doc", content: items.length > 0 ? items : [{ type: "paragraph" }] };
  }
  const content = marked.flatMap((text, i) => (i === 0 ? [text] : [{ type: "text", text: " " } as const, text]));
  return { type: "doc", content: [content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" }] };
}

function markedText({ id, text }: Pick<Sentence, "id" | "text">): EditorText {
  return { type: "text", text, marks: [{ type: "sentence", attrs: { id } }] };
}

/**
 * Returns the sentences of a document. Marks record which sentence a text comes from, so evidence survives editing:
 * both halves of a split sentence keep it, joined sentences combine it. Unchanged text keeps its `origin`; text without
 * a mark gets `typed`, and changed text `edited`, or `typed` if all of its sources were typed.
 *
 * @param known every sentence that a mark can refer to: those of the section when editing began, and of the rest of the
 *   note (text moved between sections keeps its evidence, under a new id).
 * @param ownIds ids of the section's own sentences; a sentence keeps its id unless it is already used.
 * @param newId returns an id for a new sentence, the same at every save; see `stableIds`.
 */
export function toSentences(
  document: EditorDocument,
  style: NoteSection["style"],
  known: ReadonlyMap<string, Pick<Sentence, "id" | "text" | "evidence" | "origin">>,
  ownIds: ReadonlySet<string>,
  newId: (source: string) => string,
): SavedSentence[] {
  const units = document.content.flatMap((paragraph) => {
    const runs = runsOf(paragraph).map((run) => (run.id !== null && !known.has(run.id) ? { ...run, id: null } : run));
    return style === "bullets" ? [runs] : splitProse(runs, (id) => known.get(id)?.text ?? null);
  });
  const used = new Set<string>();
  return units.flatMap((runs) => {
    const text = normal(runs.map((run) => run.text).join(""));
    if (text === "") return [];
    const sources = sourcesOf(runs).flatMap((id) => known.get(id) ?? []);
    const main = sources.find(({ id }) => ownIds.has(id) && !used.has(id));
    const id = main?.id ?? newId(sources[0]?.id ?? "typed");
    used.add(id);
    return [{ id, text, evidence: [...new Set(sources.flatMap((s) => s.evidence))], origin: originOf(text, sources) }];
  });
}

/** Joins adjacent text nodes with the same mark into runs. */
function runsOf(paragraph: EditorParagraph): Run[] {
  const runs: Run[] = [];
  for (const node of paragraph.content ?? []) {
    const id = node.marks?.find((mark) => mark.type === "sentence")?.attrs?.id ?? null;
    const last = runs.at(-1);
    if (last && last.id === id) last.text += node.text;
    else runs.push({ text: node.text, id });
  }
  return runs;
}

/** Returns the ids of the sentences that these runs come from, by number of letters and digits, largest first. */
function sourcesOf(runs: readonly Run[]): string[] {
  const letters = new Map<string, number>();
  for (const { id, text } of runs) {
    const count = text.replace(/[^\p{L}\p{N}]/gu, "").length;
    if (id !== null && count > 0) letters.set(id, (letters.get(id) ?? 0) + count);
  }
  return [...letters].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}

function originOf(text: string, sources: readonly Pick<Sentence, "text" | "origin">[]): Sentence["origin"] {
  const [only] = sources;
  if (!only) return "typed";
  if (sources.length === 1 && normal(only.text) === text) return only.origin;
  return sources.every(({ origin }) => origin === "typed") ? "typed" : "edited";
}

/** Returns a text as the server stores it. */
const normal = (text: string): string => plainText(text).replace(/\s+/g, " ").trim();

/**
 * Creates ids for new sentences that are the same at every save while the editor is open. Returns a function to call
 * once per save; the function that this call returns gives the n-th new sentence from one source the same id each time.
 */
export function stableIds(make: () => string = () => crypto.randomUUID()): () => (source: string) => string {
  const given = new Map<string, string>();
  return () => {
    const counts = new Map<string, number>();
    return (source) => {
      const nth = counts.get(source) ?? 0;
      counts.set(source, nth + 1);
      const key = `${source} ${nth}`;
      const id = given.get(key) ?? make();
      given.set(key, id);
      return id;
    };
  };
}
