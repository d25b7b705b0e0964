import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { PatientHeader } from "../../../src/renderer/visits/PatientHeader";
import { fixtureNote, fixtureVisit } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/jsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const growing = fixtureNote({ growing: true });

test("a draft that ends before the session is redrafted as a whole, not one section of it", () => {
  const { openVisit } = renderReview(<NotePane />, { note: growing, visit: fixtureVisit({ status: "needs_attention" }) });
  expect(screen.getAllByRole("button", { name: /^Redraft$/ })).toHaveLength(1);
  expect(screen.queryAllByRole("button", { name: /^More for / })).toEqual([]);
  act(() => openVisit.applyDocument(fixtureNote({ id: crypto.randomUUID() })));
  expect(screen.queryAllByRole("button", { name: /^More for / }).length).toBeGreaterThan(0);
});

test("another template is chosen for the visit while its note grows, without a draft of its own", async () => {
  const update = vi.fn().mockResolvedValue(fixtureVisit({ status: "recording" }));
  const fields = { note: growing, visit: fixtureVisit({ status: "recording" }) };
  const { server, visits } = renderReview(<PatientHeader />, fields);
  Object.assign(visits, { update });
  await userEvent.click(screen.getByRole("button", { name: /^Template: / }));
  await userEvent.click(await screen.findByRole("option", { name: "Progress note" }));
  expect(update).toHaveBeenCalledWith(fields.visit.id, { template_id: "progress" });
  expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});
