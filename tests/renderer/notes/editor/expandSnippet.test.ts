import { Editor } from "@tiptap/react";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { expandSnippet, jumpToBlank } from "../../../../src/renderer/notes/editor/expandSnippet";
import { sentenceSchema } from "../../../../src/renderer/notes/editor/sentenceSchema";
import { type EditorDocument, toDocument, toSentences } from "../../../../src/renderer/notes/editor/toSentences";
import { fillJsdomGaps } from "../../review/fillJsdomGaps";

beforeAll(fillJsdomGaps);

const drafted = { id: "s1", text: "Denies fever.", evidence: ["u1"], origin: "drafted" as const, findings: [] };
const snippets = [
  { name: "exam", text: "Knee: *** stable, *** effusion." },
  { name: "list", text: "Rest.\nIce." },
];

/** An editor with a drafted sentence, and the text typed after it. */
function editorWith(typed: string, style: "prose" | "bullets" = "prose"): Editor {
  const editor = new Editor({ extensions: sentenceSchema, content: toDocument({ style, sentences: [drafted] }) });
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.view.dispatch(editor.state.tr.insertText(typed).removeStoredMark(editor.schema.marks["sentence"]!));
  return editor;
}
const sentencesOf = (editor: Editor, style: "prose" | "bullets" = "prose") => {
  const known = new Map([["s1", drafted]]);
  return toSentences(editor.getJSON() as EditorDocument, style, known, new Set(["s1"]), () => "new");
};
const selected = ({ state }: Editor) => [
  state.doc.textBetween(state.selection.from, state.selection.to),
  state.selection.from,
];

describe("a snippet", () => {
  test("replaces its name by its text, which is the person's own and rests on nothing said", () => {
    const editor = editorWith(" .exam");
    expect(expandSnippet(editor.view, snippets)).toBe(true);
    expect(sentencesOf(editor)).toEqual([
      { id: "s1", text: "Denies fever.", evidence: ["u1"], origin: "drafted" },
      { id: "new", text: "Knee: *** stable, *** effusion.", evidence: [], origin: "typed" },
    ]);
  });

  test("selects its first blank, from which jumps lead to the others", () => {
    const editor = editorWith(" .Exam");
    expandSnippet(editor.view, snippets);
    const [first, at] = selected(editor);
    expect(first).toBe("***");
    expect(jumpToBlank(editor.view, 1)).toBe(true);
    expect(selected(editor)[1]).toBeGreaterThan(Number(at));
    expect(jumpToBlank(editor.view, 1)).toBe(false);
    jumpToBlank(editor.view, -1);
    expect(selected(editor)).toEqual(["***", at]);
  });

  test("has a paragraph for each of its lines", () => {
    const editor = editorWith(" .list", "bullets");
    expandSnippet(editor.view, snippets);
    expect(sentencesOf(editor, "bullets").map(({ text }) => text)).toEqual(["Denies fever. Rest.", "Ice."]);
  });

  test.each([" .other", " exam", " 1.exam", "s.exam"])("is not inserted for “%s”", (typed) => {
    const editor = editorWith(typed);
    expect(expandSnippet(editor.view, snippets)).toBe(false);
  });
});
