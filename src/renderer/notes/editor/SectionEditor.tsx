import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { NoteSection } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { type EditorDocument, type SavedSentence, stableIds, toDocument, toSentences } from "./toSentences";
import { sentenceSchema } from "./sentenceSchema";
import "./sectionEditor.css";

export interface EditorProps {
  section: NoteSection;
  /** The sentence at whose end the caret is placed; null for the end of the section. */
  startAt: string | null;
  /** All sections of the note: text moved here from another section keeps its evidence. */
  all: readonly NoteSection[];
  onLeave: () => void;
}

/** Editor of a section. Passes every change to the store, which saves it. Escape calls `onLeave`. */
export const SectionEditor = observer(function SectionEditor({ section, startAt, all, onLeave }: EditorProps) {
  const { note } = useStores();
  const [reader] = useState(() => new SectionReader(section, all));
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
      handleKeyDown: (_view, event) => {
        event.stopPropagation(); // single-key shortcuts are text here
        if (event.key !== "Escape") return false;
        onLeave();
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      created.commands.focus(startAt === null ? "end" : endOf(created, startAt));
    },
    onUpdate: ({ editor: changed }) => note.typed(section.key, reader.read(changed)),
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

/** Converts the editor's document to sentences. Ids and evidence come from the note as it was last loaded. */
class SectionReader {
  private known = new Map<string, SavedSentence>();
  private own: ReadonlySet<string> = new Set();
  private ids = stableIds();
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
    const document = editor.getJSON() as EditorDocument;
    const sentences = toSentences(document, this.section.style, this.known, this.own, this.ids());
    this.latest = sentences.map(({ text }) => text);
    return sentences;
  }

  /** Whether the section has the same text as the editor, apart from white space. */
  matches(section: NoteSection): boolean {
    const texts = section.sentences.map(({ text }) => text.replace(/\s+/g, " ").trim());
    return (
      texts.length === this.latest.length && texts.every((text, i) => text === this.latest[i]?.replace(/\s+/g, " "))
    );
  }
}

/** Returns the position after the last character of a sentence; "end", the end of the document, if it is missing. */
function endOf(editor: Editor, sentenceId: string): number | "end" {
  let end: number | null = null;
  editor.state.doc.descendants((node, position) => {
    if (node.marks.some((mark) => mark.attrs["id"] === sentenceId)) end = position + node.nodeSize;
  });
  return end ?? "end";
}
