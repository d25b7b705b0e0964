import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { fixtureNote } from "../review/fixtureVisit";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const damaged = { sections: [], omissions: [], unreadable: true as const };

test("a damaged note is not shown as missing or empty", async () => {
  const { server } = renderReview(<NotePane />, { note: fixtureNote({ ...damaged, version: 3 }) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The stored text of the note is damaged and can’t be read.");
  expect(screen.queryByText(/has not been drafted yet/)).toBeNull();
  for (const name of [/^Sign/, /^Copy/, "Export", "Undo"]) expect(screen.queryByRole("button", { name })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Restore version 2" }));
  await waitFor(() => expect(server.calls.some((call) => call.endsWith("/restore"))).toBe(true));
});

test("a redraft of a damaged note is requested with its template", async () => {
  const { note, openVisit } = renderReview(<NotePane />, { note: fixtureNote({ ...damaged, version: 1 }) });
  const draft = vi.spyOn(note.api, "draft").mockResolvedValue(fixtureNote({ id: "n2" }));
  expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Redraft note" }));
  await waitFor(() => expect(note.saved?.id).toBe("n2"));
  const template_id = fixtureNote().template_id;
  expect(draft).toHaveBeenCalledWith(openVisit.visitId, { kind: "note", template_id });
});

test("a damaged signed note offers nothing that would replace it", async () => {
  renderReview(<NotePane />, { note: fixtureNote({ ...damaged, status: "signed" }) });
  await screen.findByText(/The stored text of the note is damaged/);
  expect(screen.queryByRole("button", { name: /^(Redraft|Restore)/ })).toBeNull();
});

test("a damaged document is listed as such", async () => {
  const { openVisit, documents } = renderReview(<NotePane />);
  act(() => openVisit.applyDocument(fixtureNote({ ...damaged, id: "sick", kind: "sick_note" })));
  expect(screen.getByRole("button", { name: /^Sick note/ }).textContent).toContain("can’t be read");
  act(() => documents.show("sick_note"));
  await screen.findByText(/The stored text of the sick note is damaged/);
  screen.getByRole("button", { name: "Delete document" });
});
