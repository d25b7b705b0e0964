import type { EditorView } from "@tiptap/pm/view";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import type { NoteSection } from "../../../shared/notes/document";
import type { Snippet } from "../../../shared/notes/snippet";
import { useStores } from "../../base/useStores";
import { useSnippets } from "../../snippets/useSnippets";
import { expandSnippet, jumpToBlank } from "./expandSnippet";
import { type EditorDocument, type SavedSentence, stableIds, toDocument, toSentences } from "./toSentences";
import type { SelectedText } from "./selectedText";
import { sentenceSchema } from "./sentenceSchema";
import "./sectionEditor.css";

export interface EditorProps {
  section: NoteSection;
  /** The sentence in which the caret is placed; null for the end of the section. */
  startAt: string | null;
  /** The characters of that sentence to select; null for the caret at its end. */
  selected: SelectedText | null;
  /** All sections of the note: text moved here from another section keeps its evidence. */
  all: readonly NoteSection[];
  onLeave: () => void;
}

/**
 * Editor of a section. Passes every change to the store, which saves it, and the sentence with the caret, whose
 * evidence is shown. Saves immediately when it loses the focus. Loads a change from another window if nothing in the
 * section is unsaved. Tab and Enter insert snippets; Escape calls `onLeave`.
 */
export const SectionEditor = observer(function SectionEditor({
  section,
  startAt,
  selected,
  all,
  onLeave,
}: EditorProps) {
  const { evidence, note } = useStores();
  const [reader] = useState(() => new SectionReader(section, all));
  const snippets = useLatest(useSnippets().snippets ?? []);
  const editor = useEditor({
    extensions: sentenceSchema,
    injectCSS: false, // see sectionEditor.css
    content: toDocument(section),
    editorProps: {
      attributes: {
        class: `cs-editor-text${section.style === "bullets" ? " is-list" : ""}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": `${section.title}, editing. Press Escape to finish.`,
        spellcheck: "true",
      },
      handleKeyDown: (view, event) => {
        event.stopPropagation(); // single-key shortcuts are text here
        if (handleSnippetKey(view, event, snippets.current)) return true;
        if (event.key !== "Escape") return false;
        onLeave();
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      // The selection first: focusing scrolls it into view.
      const at = startAt === null ? null : rangeOf(created, startAt, selected);
      if (at) created.chain().setTextSelection(at).focus().run();
      else created.commands.focus("end");
    },
    onUpdate: ({ editor: changed }) => note.typed(section.key, reader.read(changed)),
    onSelectionUpdate: ({ editor: moved }) => {
      const sentenceId = reader.sentenceAt(moved);
      if (sentenceId === (note.editing?.sentenceId ?? null)) return;
      note.caretIn(sentenceId);
      if (sentenceId !== null) evidence.selectSentence(sentenceId);
    },
    onBlur: () => void note.flush(),
  });

  const isUnsaved = note.autosave?.unsaved.has(section.key) ?? false;
  useEffect(() => {
    // Load a change from another window if nothing here is unsaved.
    if (isUnsaved || !editor || reader.matches(section)) return;
    reader.reset(section, all);
    editor.commands.setContent(toDocument(section), { emitUpdate: false });
  }, [editor, reader, section, all, isUnsaved]);

  return <EditorContent editor={editor} className="cs-editor" />;
});

/** Inserts a snippet at Tab or Enter, or moves to the next blank at Tab. @returns whether the key was for that. */
function handleSnippetKey(view: EditorView, event: KeyboardEvent, snippets: readonly Snippet[]): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || (event.key !== "Tab" && event.key !== "Enter")) return false;
  if (!event.shiftKey && expandSnippet(view, snippets)) return true;
  return event.key === "Tab" && jumpToBlank(view, event.shiftKey ? -1 : 1);
}

/** A reference to the newest value, for callbacks that are set once. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => void (latest.current = value));
  return latest;
}

/** Converts the editor's document to sentences. Ids and evidence come from the note as it was last loaded. */
class SectionReader {
  /** The sentences of all sections, by id. */
  private known = new Map<string, SavedSentence>();
  /** Ids of the sentences that the section had when it was loaded. */
  private own: ReadonlySet<string> = new Set();
  private ids = stableIds();
  /** The texts of the sentences as they were last loaded or read. */
  private latest: readonly string[] = [];

  constructor(
    private section: NoteSection,
    all: readonly NoteSection[],
  ) {
    this.reset(section, all);
  }

  /** Starts over with the note that the editor now shows. */
  reset(section: NoteSection, all: readonly NoteSection[]): void {
    this.section = section;
    this.known = new Map(all.flatMap(({ sentences }) => sentences.map((sentence) => [sentence.id, sentence] as const)));
    for (const sentence of section.sentences) this.known.set(sentence.id, sentence);
    this.own = new Set(section.sentences.map(({ id }) => id));
    this.ids = stableIds();
    this.latest = section.sentences.map(({ text }) => text.trim());
  }

  /** Returns the sentences of the editor's document. */
  read(editor: Editor): SavedSentence[] {
    const sentences = this.sentencesOf(editor.getJSON() as EditorDocument);
    this.latest = sentences.map(({ text }) => text);
    return sentences;
  }

  /** Returns the id of the sentence with the caret; null in an empty section. */
  sentenceAt(editor: Editor): string | null {
    const { $head, head } = editor.state.selection;
    const all = this.sentencesOf(editor.getJSON() as EditorDocument).map(({ id }) => id);
    const marked = [$head.nodeBefore, $head.nodeAfter].map((node) => String(node?.marks[0]?.attrs["id"]));
    const until = this.sentencesOf(editor.state.doc.cut(0, head).toJSON() as EditorDocument).length;
    return marked.find((id) => all.includes(id)) ?? all[Math.max(0, until - 1)] ?? null;
  }

  private sentencesOf(document: EditorDocument): SavedSentence[] {
    return toSentences(document, this.section.style, this.known, this.own, this.ids());
  }

  /** Whether the section has the same text as the editor, apart from white space. */
  matches(section: NoteSection): boolean {
    const texts = section.sentences.map(({ text }) => text.replace(/\s+/g, " ").trim());
    return (
      texts.length === this.latest.length && texts.every((text, i) => text === this.latest[i]?.replace(/\s+/g, " "))
    );
  }
}

/**
 * Returns the positions of the selected characters of a sentence, or the one after its last character; null if it is
 * missing.
 */
function rangeOf(editor: Editor, sentenceId: string, selected: SelectedText | null): SelectedText | null {
  let start: number | null = null;
  let end = 0;
  editor.state.doc.descendants((node, position) => {
    if (!node.marks.some((mark) => mark.attrs["id"] === sentenceId)) return;
    start ??= position;
    end = position + node.nodeSize;
  });
  if (start === null) return null;
  const at = (offset: number): number => Math.min(end, (start ?? 0) + offset);
  return selected ? { from: at(selected.from), to: at(selected.to) } : { from: end, to: end };
}
