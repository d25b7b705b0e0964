import { Schema } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";

/** The usual nodes and marks, as in ProseMirror's own packages for them. */
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    text: { group: "inline" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: { content: "inline*", group: "block", parseDOM: [{ tag: "h3" }], toDOM: () => ["h3", 0] },
    bulletList: { content: "listItem+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    listItem: { content: "paragraph block*", parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  },
  marks: { strong: { parseDOM: [{ tag: "strong" }], toDOM: () => ["strong", 0] } },
});
// oxlint-disable-next-line no-new -- the view adds itself to the page
new EditorView(document.querySelector("#place"), { state: EditorState.create({ schema }) });
