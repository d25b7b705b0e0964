import { describe, expect, test } from "vitest";
import {
  type EditorDocument,
  type EditorText,
  type SavedSentence,
  stableIds,
  toDocument,
  toSentences,
} from "../../../../src/renderer/notes/editor/toSentences";

const known: SavedSentence[] = [
  { id: "a", text: "Saw Dr. Lee. No change.", evidence: ["u1"], origin: "drafted" },
  { id: "b", text: "Left knee pain for three weeks.", evidence: ["u2", "u3"], origin: "drafted" },
  { id: "c", text: "no swelling", evidence: ["u3", "u4"], origin: "history" },
  { id: "t", text: "Typed before.", evidence: [], origin: "typed" },
];
const other: SavedSentence = { id: "z", text: "From another section.", evidence: ["u9"], origin: "drafted" };
const all = new Map([...known, other].map((sentence) => [sentence.id, sentence]));

/** `marked("a", "text")` is text of sentence a; a plain string was typed. */
const marked = (id: string, text: string): EditorText => ({
  type: "text",
  text,
  marks: [{ type: "sentence", attrs: { id } }],
});
const doc = (...paragraphs: (string | EditorText)[][]): EditorDocument => ({
  type: "doc",
  content: paragraphs.map((content) => ({
    type: "paragraph",
    content: content.map((node) => (typeof node === "string" ? { type: "text" as const, text: node } : node)),
  })),
});
function read(document: EditorDocument, style: "prose" | "bullets" = "prose"): SavedSentence[] {
  let made = 0;
  return toSentences(document, style, all, new Set(["a", "b", "c", "t"]), stableIds(() => `new${++made}`)());
}

describe.each(["prose", "bullets"] as const)("%s", (style) => {
  test("keeps an unchanged section as written", () => {
    const sentences = known.map((sentence) => ({ ...sentence, findings: [] }));
    expect(read(toDocument({ style, sentences }) as EditorDocument, style)).toEqual(known);
  });

  test("gives no sentences for an empty section", () => {
    expect(read(toDocument({ style, sentences: [] }), style)).toEqual([]);
  });
});

test("a changed sentence is marked as edited", () => {
  expect(read(doc([marked("b", "Left knee pain for two weeks.")]))).toEqual([
    { id: "b", text: "Left knee pain for two weeks.", evidence: ["u2", "u3"], origin: "edited" },
  ]);
});

test("both halves of a split sentence keep the evidence", () => {
  expect(read(doc([marked("b", "Left knee pain. Three weeks.")]))).toEqual([
    { id: "b", text: "Left knee pain.", evidence: ["u2", "u3"], origin: "edited" },
    { id: "new1", text: "Three weeks.", evidence: ["u2", "u3"], origin: "edited" },
  ]);
});

test("both halves of a split bullet keep the evidence", () => {
  expect(read(doc([marked("b", "Left knee pain")], [marked("b", " for three weeks.")]), "bullets")).toEqual([
    { id: "b", text: "Left knee pain", evidence: ["u2", "u3"], origin: "edited" },
    { id: "new1", text: "for three weeks.", evidence: ["u2", "u3"], origin: "edited" },
  ]);
});

test("joined sentences have the evidence of both without duplicates", () => {
  expect(read(doc([marked("b", "Left knee pain for three weeks"), ", ", marked("c", "no swelling")]))).toEqual([
    { id: "b", text: "Left knee pain for three weeks, no swelling", evidence: ["u2", "u3", "u4"], origin: "edited" },
  ]);
});

test("the evidence of a joined bullet is added to the previous one", () => {
  const joined = doc([marked("b", "Left knee pain for three weeks."), marked("c", "no swelling")]);
  expect(read(joined, "bullets")).toEqual([
    { id: "b", text: "Left knee pain for three weeks.no swelling", evidence: ["u2", "u3", "u4"], origin: "edited" },
  ]);
});

test("only a deleted sentence is dropped", () => {
  expect(read(doc([marked("a", "Saw Dr. Lee. No change."), " ", marked("c", "no swelling")]))).toEqual([
    known[0],
    known[2],
  ]);
});

test("text typed after a sentence is a new sentence without evidence", () => {
  expect(read(doc([marked("b", "Left knee pain for three weeks."), " Ice helps."]))).toEqual([
    known[1],
    { id: "new1", text: "Ice helps.", evidence: [], origin: "typed" },
  ]);
});

test("text appended to a sentence is an edit of it", () => {
  expect(read(doc([marked("b", "Left knee pain for three weeks."), " or so, on stairs."]))).toEqual([
    { id: "b", text: "Left knee pain for three weeks. or so, on stairs.", evidence: ["u2", "u3"], origin: "edited" },
  ]);
});

test("a title's full stop ends no sentence", () => {
  expect(read(doc(["Seen by Dr. Lee at 8 a.m. today. Stable."])).map(({ text }) => text)).toEqual([
    "Seen by Dr. Lee at 8 a.m. today.",
    "Stable.",
  ]);
});

test("a sentence moved from another section gets a new id", () => {
  expect(read(doc([marked("z", "From another section.")]), "bullets")).toEqual([
    { id: "new1", text: "From another section.", evidence: ["u9"], origin: "drafted" },
  ]);
});

test("text with an unknown mark counts as typed", () => {
  expect(read(doc([marked("forged", "Pasted from elsewhere.")]))).toEqual([
    { id: "new1", text: "Pasted from elsewhere.", evidence: [], origin: "typed" },
  ]);
});

test("a changed typed sentence stays typed", () => {
  expect(read(doc([marked("t", "Typed again.")]))).toEqual([
    { id: "t", text: "Typed again.", evidence: [], origin: "typed" },
  ]);
});

test("leftover punctuation has no evidence", () => {
  expect(read(doc([marked("b", "Left knee pain for three weeks"), marked("c", ".")]))).toEqual([
    { id: "b", text: "Left knee pain for three weeks.", evidence: ["u2", "u3"], origin: "drafted" },
  ]);
});

test("line breaks and runs of spaces become one space", () => {
  expect(read(doc(["Two   words\nmore."]))[0]?.text).toBe("Two words more.");
});

test("new sentences keep their ids from save to save", () => {
  const begin = stableIds();
  const document = doc([marked("b", "Left knee pain. Three weeks."), " New one. New two."]);
  const once = toSentences(document, "prose", all, new Set(["b"]), begin());
  const again = toSentences(document, "prose", all, new Set(["b"]), begin());
  expect(again).toEqual(once);
  expect(new Set(once.map(({ id }) => id)).size).toBe(4);
});
