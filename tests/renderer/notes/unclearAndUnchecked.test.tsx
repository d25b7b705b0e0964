import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import type { Finding, VisitDocument } from "../../../src/shared/notes/document";
import { fixtureNote, utteranceId } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const unclear: Finding = {
  id: "l1",
  kind: "listen",
  detail: "“left knee” was heard unclearly",
  must: false,
  value: "Left",
  heard: "it is the left one",
  heard_in: utteranceId(3),
  answers: [
    { id: "keep", label: "Keep Left" },
    { id: "remove", label: "Remove", text: "" },
  ],
  resolved: null,
};

/** A note whose only finding is `unclear`, on its longest sentence. */
function unclearNote(fields: Partial<VisitDocument> = {}): VisitDocument {
  const note = fixtureNote({ omissions: [], ...fields });
  const sections = note.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((each) => ({ ...each, findings: each.id === "s4" ? [unclear] : [] })),
  }));
  return { ...note, sections };
}

test("a finding based on unclear audio is counted, played with P and answered with one key", async () => {
  const { playback } = renderReview(<NotePane />, { note: unclearNote() });
  expect(screen.getByText("1 unclear passage to replay")).toBeTruthy();
  const play = vi.spyOn(playback, "play").mockResolvedValue();
  await userEvent.keyboard("j");
  expect(screen.getByText("Heard unclearly")).toBeTruthy();
  await userEvent.keyboard("p");
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("1");
  await screen.findByText("Kept Left");
  expect(screen.queryByText("1 unclear passage to replay")).toBeNull();
});

test("the note shows the length of the speech it is based on", () => {
  renderReview(<NotePane />);
  expect(screen.getByText(/^From \d+:\d\d of speech/)).toBeTruthy();
});

test("a redraft that replaces the note shows its finding as answered", async () => {
  const { openVisit } = renderReview(<NotePane />, { note: unclearNote() });
  const redrafted = unclearNote({ id: "99999999-9999-4999-8999-999999999999" });
  const answered = {
    ...redrafted,
    sections: redrafted.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((each) => ({
        ...each,
        findings: each.findings.map((finding) => ({ ...finding, resolved: "keep" as const })),
      })),
    })),
  };
  act(() => openVisit.set({ note: answered }));
  expect(await screen.findByText("Kept Left")).toBeTruthy();
  expect(screen.queryByText("1 unclear passage to replay")).toBeNull();
});

test("signing an unchecked note requires confirmation", async () => {
  const note = {
    ...unclearNote({ unchecked: true }),
    sections: fixtureNote().sections.map((s) => ({
      ...s,
      sentences: s.sentences.map((each) => ({ ...each, findings: [] })),
    })),
  };
  const { server } = renderReview(<NotePane />, { note });
  expect(screen.getByText("Not checked")).toBeTruthy();
  expect(screen.queryByText("Ready to sign")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Sign note" }));
  expect(screen.getByText("Sign without checks?")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Sign unchecked" }));
  await screen.findByText("Signed");
  expect(server.note.status).toBe("signed");
  expect(screen.getByText(/without checks/)).toBeTruthy();
});
