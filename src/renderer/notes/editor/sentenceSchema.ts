import { Extension, Mark, Node } from "@tiptap/core";
import { history, redo, undo } from "@tiptap/pm/history";

/*
 * A minimal schema for a note section: paragraphs of plain text, and a mark with the id of the sentence that a stretch
 * of text comes from. Splitting, joining, cutting, pasting and undo keep the mark, and through it the evidence. All
 * other formatting of pasted content is dropped.
 */
const NoteDocument = Node.create({ name: "doc", topNode: true, content: "paragraph+" });

const Paragraph = Node.create({
  name: "paragraph",
  content: "text*",
  parseHTML: () => ["p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "blockquote"].map((tag) => ({ tag })),
  renderHTML: () => ["p", 0],
});

const PlainText = Node.create({ name: "text" });

const SentenceMark = Mark.create({
  name: "sentence",
  inclusive: false, // text typed after a sentence does not belong to it
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("data-sentence"),
      renderHTML: ({ id }: { id?: unknown }) => ({ "data-sentence": String(id) }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-sentence]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

const UndoAndRedo = Extension.create({
  name: "undoAndRedo",
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts: () => {
    const run =
      (command: typeof undo) =>
      (props: { editor: { state: Parameters<typeof undo>[0]; view: { dispatch: Parameters<typeof undo>[1] } } }) =>
        command(props.editor.state, props.editor.view.dispatch);
    return { "Mod-z": run(undo), "Shift-Mod-z": run(redo), "Mod-y": run(redo) };
  },
});

/** The editor’s extensions: its schema (document, paragraphs, text, mark), and undo and redo. */
export const sentenceSchema = [NoteDocument, Paragraph, PlainText, SentenceMark, UndoAndRedo];
