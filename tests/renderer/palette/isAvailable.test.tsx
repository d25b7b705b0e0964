import { act } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { expect, test } from "vitest";
import { useDocumentCommands } from "../../../src/renderer/notes/documents/useDocumentCommands";
import { isAvailable } from "../../../src/renderer/palette/isAvailable";
import { screenCommands } from "../../../src/renderer/shortcuts/useCommands";
import { fixtureNote, fixtureVisit } from "../review/fixtureVisit";
import { renderReview } from "../review/renderReview";

const Commands = observer(function Commands() {
  useDocumentCommands();
  return null;
});

/** Registers the document commands of a visit whose note has nothing to resolve. @returns the stores. */
const show = (status: "ready" | "recording") =>
  renderReview(<Commands />, { visit: fixtureVisit({ status }), note: fixtureNote({ sections: [], omissions: [] }) });
const newDocuments = () => screenCommands().filter(({ text }) => text.startsWith("New document")).length;

test("the palette offers Undo only if there is something to undo", async () => {
  const stores = renderReview(<Commands />);
  const { note } = stores;
  expect(isAvailable("undo", stores as never)).toBe(false);
  await act(() => note.answer("f1", "change"));
  expect(isAvailable("undo", stores as never)).toBe(true);
});

test("the palette offers to sign and to add documents when the recording is over", () => {
  const ready = show("ready");
  expect(isAvailable("sign", ready as never)).toBe(true);
  expect(newDocuments()).toBe(4);
});

test("the palette offers neither to sign nor to add documents while recording", () => {
  const recording = show("recording");
  expect(isAvailable("sign", recording as never)).toBe(false);
  expect(newDocuments()).toBe(0);
});
