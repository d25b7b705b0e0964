import { Extension, Mark, Node } from "@tiptap/core";
import { history, redo, undo } from "@tiptap/pm/history";

/*
 * The smallest document a note section needs: paragraphs of plain text, and a mark that says which sentence a stretch of
 * text came from. The mark is carried along by everything an editor does (split, join, cut, paste, undo), so evidence
 * is too. Whatever else is pasted is taken as its text.
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
  inclusive: false, // what is typed after a sentence is not that sentence
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

export const sentenceSchema = [NoteDocument, Paragraph, PlainText, SentenceMark, UndoAndRedo];
