import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { AppError } from "../../../src/shared/errors";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { fixtureNote } from "../review/fixtureVisit";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

test("a redraft can have instructions only if the engine follows them", async () => {
  renderReview(<NotePane />, {}, { followsInstructions: false });
  await userEvent.click(screen.getByRole("button", { name: /^Rewrite/ }));
  await screen.findByRole("menuitem", { name: "Redraft" });
  expect(screen.queryByRole("menuitem", { name: /^Redraft with instructions/ })).toBeNull();
  await userEvent.keyboard("{Escape}t");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a section is redrafted with instructions of its own, which are kept until they are sent", async () => {
  const { note, openVisit } = renderReview(<NotePane />);
  const [section] = openVisit.note!.sections;
  await userEvent.click(screen.getByRole("button", { name: `More for ${section!.title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redraft with instructions…" }));
  const field = () => screen.findByRole("textbox", { name: `Instructions for ${section!.title}` });
  await userEvent.type(await field(), "In the patient's words.");
  const { visitId, note: shown } = openVisit;
  act(() => openVisit.set({ visitId: "another", note: null }));
  act(() => openVisit.set({ visitId, note: shown }));
  const draft = vi.spyOn(note.api, "draft").mockRejectedValueOnce(new AppError("unavailable", "Not now."));
  await userEvent.type(await field(), "{Enter}");
  await screen.findByRole("alert");
  draft.mockResolvedValueOnce(shown!);
  await userEvent.type(await field(), "{Enter}");
  const request = { section: section!.key, instructions: "In the patient's words.", kind: "note" };
  await waitFor(() =>
    expect(draft.mock.calls).toEqual([
      [visitId, request],
      [visitId, request],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
});

test("an unsent addendum or instruction is kept while another session is open", async () => {
  const { openVisit, unsentTexts } = renderReview(<NotePane />);
  const { visitId, note } = openVisit;
  const awayAndBack = (shown: VisitDocument | null) => {
    act(() => openVisit.set({ visitId: "another", note: null }));
    expect(screen.queryByRole("textbox")).toBeNull();
    act(() => openVisit.set({ visitId, note: shown }));
  };
  await userEvent.click(screen.getByRole("button", { name: /^Rewrite/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Redraft with instructions/ }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Instructions for the redraft" }), "Shorter.");
  awayAndBack(note);
  expect(screen.getByRole("textbox", { name: "Instructions for the redraft" })).toHaveProperty("value", "Shorter.");
  await userEvent.type(screen.getByRole("textbox", { name: "Instructions for the redraft" }), "{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();

  const signed = fixtureNote({ status: "signed", signed_at: "2026-11-21T10:04:00Z", signed_by: "Nora Lindqvist" });
  act(() => openVisit.set({ note: signed }));
  await userEvent.click(screen.getByRole("button", { name: "Addendum" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Addendum" }), "Called her on Monday.");
  awayAndBack(signed);
  expect(screen.getByRole("textbox", { name: "Addendum" })).toHaveProperty("value", "Called her on Monday.");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(unsentTexts.hasUnsaved).toBe(false);
});

test("a second press of Enter requests no second redraft", async () => {
  const { note, openVisit } = renderReview(<NotePane />);
  const draft = vi.spyOn(note.api, "draft").mockResolvedValue(openVisit.note!);
  await userEvent.click(screen.getByRole("button", { name: /^Rewrite/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Redraft with instructions/ }));
  await userEvent.type(await screen.findByRole("textbox"), "Shorter.{Enter}{Enter}");
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(draft).toHaveBeenCalledTimes(1);
});

test("a redraft that the built-in drafter wrote says that instructions were not followed", async () => {
  const { note, openVisit } = renderReview(<NotePane />);
  const fallen = fixtureNote({ engine: { name: "offline", fallback_reason: "no answer" } });
  const draft = vi.spyOn(note.api, "draft").mockResolvedValue(fallen);
  await userEvent.click(screen.getByRole("button", { name: `More for ${openVisit.note!.sections[0]!.title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redraft with instructions…" }));
  await userEvent.type(await screen.findByRole("textbox"), "Shorter.{Enter}");
  await screen.findByText(/Your instructions were not followed\./);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(draft).toHaveBeenCalledTimes(2));
  expect(draft.mock.calls[1]).toEqual(draft.mock.calls[0]);
});
