import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { AppError } from "../../../src/shared/errors";
import { fixtureNote, fixtureVisit, utterance } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const ready = { omissions: [], sections: fixtureNote().sections.filter(({ key }) => key === "reason") };
const knee = [{ id: "s1", text: "Knee pain.", evidence: [], origin: "typed" as const }];

test("Sign note in the banner of a failed signature asks before it signs", async () => {
  const { note, server } = renderReview(<NotePane />, { note: fixtureNote({ ...ready, unchecked: true }) });
  server.failure = new AppError("unavailable", "Not now.");
  await act(() => note.sign());
  const calls = server.calls.length;
  server.failure = null;
  await userEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Sign note" }));
  await screen.findByText("Sign without checks?");
  expect(server.calls.slice(calls).filter((call) => call.endsWith("/sign"))).toEqual([]);
  act(() => note.typed("reason", knee));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("text that the server refuses can be copied", async () => {
  const { note, openVisit, server, documents } = renderReview(<NotePane />);
  server.failure = new AppError("not_found", "Gone.");
  await act(async () => {
    note.typed("reason", knee);
    await note.flush();
  });
  const banner = screen.getByRole("alert");
  expect(banner.textContent).toContain("Note: your last changes weren’t saved. It was deleted in another window.");
  const other = { visitId: "v2", visit: fixtureVisit({ id: "v2" }), note: fixtureNote({ id: "n2", visit_id: "v2" }) };
  act(() => openVisit.set(other));
  expect(screen.getByRole("alert").textContent).toContain("Note of another session (Harold Whitfield)");
  const inBanner = within(screen.getByRole("alert"));
  const user = userEvent.setup();
  await user.click(inBanner.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("Reason for visit\nKnee pain.");
  await user.click(inBanner.getByRole("button", { name: "Discard" }));
  expect(screen.queryByText(/your last changes weren’t saved/)).toBeNull();
  expect(documents.hasUnsaved).toBe(false);
});

test("instructions are kept if their redraft fails after another session was opened", async () => {
  const { note, openVisit, unsentTexts } = renderReview(<NotePane />);
  const { visitId, note: first } = openVisit;
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(note.api, "draft").mockReturnValue(promise);
  await userEvent.click(screen.getByRole("button", { name: /^Rewrite/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Redraft with instructions/ }));
  await userEvent.type(await screen.findByRole("textbox", { name: /^Instructions/ }), "Shorter.{Enter}");
  await waitFor(() => expect(note.drafting.isRunning).toBe(true));
  act(() => openVisit.set({ visitId: "v2", note: null }));
  await act(async () => {
    reject(new AppError("offline", "Offline."));
    await promise.catch(() => undefined);
  });
  expect(unsentTexts.get(visitId, "instruction")).toBe("Shorter.");
  act(() => openVisit.set({ visitId, note: first }));
  expect(screen.getByRole("textbox", { name: /^Instructions/ })).toHaveProperty("value", "Shorter.");
});

test("Versions lists only those of the shown document", async () => {
  const { documents, openVisit, server } = renderReview(<NotePane />, { note: fixtureNote(ready) });
  act(() => openVisit.applyDocument(fixtureNote({ ...ready, id: "sick", kind: "sick_note" })));
  await userEvent.click(screen.getByRole("button", { name: "Versions" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Version 1 / }));
  await screen.findAllByText("Current version 1");
  act(() => documents.show("sick_note"));
  await waitFor(() => expect(screen.queryByText("Current version 1")).toBeNull());
  expect(screen.queryByText(/^Earlier draft,/)).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /^Version 1 / }));
  server.failure = new AppError("offline", "Offline.");
  await userEvent.click(await screen.findByRole("button", { name: "Restore this draft" }));
  await within(screen.getByRole("dialog")).findByText("Sick note: restoring didn’t work.");
});

test("a draft says that lines of its transcript cannot be read", () => {
  const utterances = [utterance(0, { text: "", unreadable: true }), utterance(1)];
  renderReview(<NotePane />, { note: fixtureNote(ready), utterances });
  expect(screen.getByText(/^1 line of the transcript can’t be read/)).toBeTruthy();
});
