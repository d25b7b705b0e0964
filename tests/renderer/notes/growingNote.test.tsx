import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { PatientHeader } from "../../../src/renderer/visits/PatientHeader";
import { fixtureNote, fixtureVisit } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const growing = fixtureNote({ growing: true });

test("a draft that ends before the session can only be redrafted as a whole", () => {
  const { openVisit } = renderReview(<NotePane />, {
    note: growing,
    visit: fixtureVisit({ status: "needs_attention" }),
  });
  expect(screen.getAllByRole("button", { name: /^Redraft$/ })).toHaveLength(1);
  expect(screen.queryAllByRole("button", { name: /^More for / })).toEqual([]);
  act(() => openVisit.applyDocument(fixtureNote({ id: crypto.randomUUID() })));
  expect(screen.queryAllByRole("button", { name: /^More for / }).length).toBeGreaterThan(0);
});

test("closing an editor does not release the growing note, which another window can hold too", () => {
  const { note } = renderReview(<NotePane />, { note: growing, visit: fixtureVisit({ status: "recording" }) });
  const patch = vi.spyOn(note.api, "patch").mockResolvedValue(growing);
  act(() => note.startEditing("reason"));
  act(() => note.stopEditing());
  expect(patch.mock.calls.map(([, changes]) => changes)).toEqual([{ hold: true }]);
});

test("a conflict with the growing note is attributed to the draft so far", async () => {
  const fields = { note: growing, visit: fixtureVisit({ status: "recording" }) };
  const { note, server } = renderReview(<NotePane />, fields);
  const theirs = [{ id: "s1", text: "Theirs.", evidence: [], origin: "edited" }];
  server.patch({ base_version: growing.version, sections: [{ key: "reason", sentences: theirs }] });
  server.note.drafted = true;
  await act(async () => {
    note.typed("reason", [{ id: "s1", text: "Mine.", evidence: [], origin: "edited" }]);
    await note.flush();
  });
  expect(screen.getByRole("alert").textContent).toMatch(/^This section was also changed by the draft so far at /);
  await userEvent.click(screen.getByRole("button", { name: "Compare" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep both" }));
  await waitFor(() => expect(server.note.sections[0]?.sentences.map(({ text }) => text)).toEqual(["Theirs.", "Mine."]));
});

test("choosing another template while the note grows changes the visit and requests no draft", async () => {
  const update = vi.fn().mockResolvedValue(fixtureVisit({ status: "recording" }));
  const fields = { note: growing, visit: fixtureVisit({ status: "recording" }) };
  const { server, visits } = renderReview(<PatientHeader />, fields);
  Object.assign(visits, { update });
  await userEvent.click(screen.getByRole("button", { name: /^Template: / }));
  await userEvent.click(await screen.findByText("Progress note"));
  expect(update).toHaveBeenCalledWith(fields.visit.id, { template_id: "progress" });
  expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});
