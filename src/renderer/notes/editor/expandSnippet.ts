import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { Snippet } from "../../../shared/notes/snippet";

/** Matches a blank to fill in: `***` in a snippet, `____` in a drafted document. */
const blankPattern = /\*{3}|_{4,}/g;

/**
 * Replaces `.name` before the caret by the snippet's text, a paragraph per line, and selects its first blank. The text
 * has no sentence mark, because it is the person's own and has no evidence.
 * @returns false if there is no such snippet.
 */
export function expandSnippet(view: EditorView, snippets: readonly Snippet[]): boolean {
  const { $head, empty } = view.state.selection;
  const before = $head.parent.textBetween(0, $head.parentOffset);
  const name = /(?:^|\s)\.([a-z0-9][\w-]{0,39})$/i.exec(before)?.[1]?.toLowerCase();
  const snippet = empty && snippets.find((each) => each.name === name);
  if (!snippet) return false;
  const start = $head.pos - snippet.name.length - 1;
  const change = view.state.tr.delete(start, $head.pos);
  let end = start;
  for (const [i, line] of snippet.text.split("\n").entries()) {
    if (i > 0) {
      change.split(end);
      end += 2; // the end of one paragraph and the start of the next
    }
    if (line.trim() === "") continue;
    change.insert(end, view.state.schema.text(line.trim()));
    end += line.trim().length;
  }
  change.setSelection(TextSelection.create(change.doc, end));
  view.dispatch(change.scrollIntoView());
  selectBlank(view, start, end);
  return true;
}

/** Selects the next blank after the caret, or the one before it (-1). @returns false if there is none. */
export function jumpToBlank(view: EditorView, step: 1 | -1): boolean {
  const { from, to } = view.state.selection;
  const all = blanksOf(view);
  const found = step === 1 ? all.find((each) => each.from >= to) : all.findLast((each) => each.to <= from);
  if (!found) return false;
  select(view, found);
  return true;
}

function selectBlank(view: EditorView, start: number, end: number): void {
  const found = blanksOf(view).find(({ from, to }) => from >= start && to <= end);
  if (found) select(view, found);
}

const select = (view: EditorView, { from, to }: { from: number; to: number }): void =>
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)).scrollIntoView());

function blanksOf({ state }: EditorView): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  state.doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size);
    for (const { 0: words, index } of text.matchAll(blankPattern)) {
      const from = position + 1 + index;
      found.push({ from, to: from + words.length });
    }
  });
  return found;
}
