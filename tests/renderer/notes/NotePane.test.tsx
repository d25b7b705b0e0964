import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { OmissionsPane } from "../../../src/renderer/notes/review/OmissionsPane";
import { AppError } from "../../../src/shared/errors";
import type { Sentence } from "../../../src/shared/notes/document";
import { fixtureNote, fixtureVisit } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const sentence = (text: string) => screen.getByText(text, { exact: true });

test("choosing a sentence selects its evidence and marks it as current", async () => {
  const { evidence } = renderReview(<NotePane />);
  await userEvent.click(sentence("Blood pressure 148/92."));
  expect(evidence.sentence?.id).toBe("s7");
  expect(sentence("Blood pressure 148/92.").getAttribute("aria-current")).toBe("true");
});

test("arrow keys move from sentence to sentence through the sections, with one tab stop", async () => {
  renderReview(<NotePane />);
  await userEvent.click(sentence("Blood pressure review and left knee pain."));
  sentence("Blood pressure review and left knee pain.").focus();
  await userEvent.keyboard("{ArrowDown}");
  const second = sentence("Has been taking lisinopril 10 mg once daily and has not missed doses.");
  expect(document.activeElement).toBe(second);
  expect(document.querySelectorAll('[data-sentence][tabindex="0"]')).toHaveLength(1);
});

test("a finding to resolve is shown under its sentence with its answers", async () => {
  renderReview(<NotePane />);
  expect(screen.getByText("2 to resolve")).toBeTruthy();
  expect(screen.getByText("3 to review")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next issue" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change to 500 mg" }));
});

test("an answer changes the sentence and moves to the next finding", async () => {
  renderReview(<NotePane />);
  await userEvent.click(screen.getByRole("button", { name: "Change to 500 mg" }));
  await screen.findByText("Metformin 500 mg twice daily with meals.");
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Say “possible”" }));
});

test("keeping is recorded under the sentence", async () => {
  renderReview(<NotePane />);
  await userEvent.click(screen.getByRole("button", { name: "Keep 1,000 mg" }));
  await screen.findByText("Kept 1,000 mg");
  await userEvent.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) ?? document.body);
  await screen.findByRole("button", { name: "Keep 1,000 mg" });
});

test("the primary button signs once everything is resolved", async () => {
  const { note } = renderReview(<NotePane />);
  await act(async () => {
    await note.answer("f1", "change");
    await note.answerOmission("o1", "left_out");
  });
  await userEvent.click(screen.getByRole("button", { name: "Sign note" }));
  await screen.findByText("Sign this note?");
  await userEvent.click(screen.getByRole("button", { name: "Not yet" }));
  const sign = screen.getByRole("button", { name: "Sign note" });
  expect(document.activeElement).toBe(sign);
  await userEvent.dblClick(sign); // the second click of a double click is not an answer
  await screen.findByText("Sign this note?");
  await userEvent.click(sign);
  await screen.findByText("Signed");
  expect(screen.getByText(/^Nora Lindqvist, today /)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Edit / })).toBeNull();
  await userEvent.dblClick(sentence("Blood pressure 148/92."));
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("signing a session without a patient asks for the name", async () => {
  const { note, openVisit } = renderReview(<NotePane />, { visit: fixtureVisit({ patient_name: null }) });
  await act(async () => {
    await note.answer("f1", "change");
    await note.answerOmission("o1", "left_out");
  });
  await userEvent.click(screen.getByRole("button", { name: "Sign note" }));
  await screen.findByText("Whose note is this?");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Not yet" })));
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(note.signing.status).toBe("idle");
  screen.getByRole("button", { name: "Sign without a patient" });
  act(() => openVisit.set({ visit: fixtureVisit({ patient_name: "Ada Byron" }) }));
  await screen.findByText("Sign this note?");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Not yet" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign note" }));
  await screen.findByText("Signed");
});

test("a signed note leads to the next session to finish", async () => {
  const signed = { status: "signed", signed_at: "2026-11-21T10:04:00Z", signed_by: "Nora Lindqvist" } as const;
  const stores = renderReview(<NotePane />, { note: fixtureNote(signed), visit: fixtureVisit({ status: "signed" }) });
  expect(screen.queryByRole("button", { name: "Next session" })).toBeNull();
  const select = vi.fn();
  act(() => void Object.assign(stores.visits, { nextToFinish: fixtureVisit({ id: "v2" }), select }));
  await userEvent.click(screen.getByRole("button", { name: "Next session" }));
  expect(select).toHaveBeenCalledWith("v2");
});

test("an addendum is shown under the signed note", async () => {
  const signed = { status: "signed", signed_at: "2026-11-21T10:04:00Z", signed_by: "Nora Lindqvist" } as const;
  renderReview(<NotePane />, { note: fixtureNote(signed), visit: fixtureVisit({ status: "signed" }) });
  await userEvent.click(screen.getByRole("button", { name: "Addendum" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Addendum" }), "Called the pharmacy.");
  await userEvent.click(screen.getByRole("button", { name: "Sign addendum" }));
  await within(await screen.findByRole("region", { name: "Addendum" })).findByText("Called the pharmacy.");
});

test("a failed autosave says that the text is still here", async () => {
  const { note, server } = renderReview(<NotePane />);
  server.failure = new AppError("unavailable", "Not now.");
  await act(async () => {
    note.typed("reason", [{ id: "s1", text: "Knee.", evidence: [], origin: "edited" }]);
    await note.flush();
  });
  expect(screen.getByRole("alert").textContent).toContain("Not saved. Your text is still here.");
  expect(sentence("Knee.")).toBeTruthy();
  server.failure = null;
  await userEvent.click(screen.getByRole("button", { name: "Save again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(server.note.sections[0]?.sentences[0]?.text).toBe("Knee.");
});

test("Keep both keeps the texts of both windows", async () => {
  const { note, server } = renderReview(<NotePane />);
  server.patch({
    base_version: 1,
    sections: [{ key: "reason", sentences: [{ id: "s1", text: "Theirs.", evidence: [], origin: "edited" }] }],
  });
  await act(async () => {
    note.typed("reason", [{ id: "s1", text: "Mine.", evidence: [], origin: "edited" }]);
    await note.flush();
  });
  expect(screen.getByRole("alert").textContent).toMatch(
    /This section was also changed in another window at \d+:\d\d [AP]M\. Both versions are kept until you choose\./,
  );
  await userEvent.click(screen.getByRole("button", { name: "Compare" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Theirs.")).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep both" }));
  await waitFor(() => expect(server.note.sections[0]?.sentences.map(({ text }) => text)).toEqual(["Theirs.", "Mine."]));
});

test("an earlier version can be chosen and restored", async () => {
  const { note, server } = renderReview(<NotePane />);
  await act(() => note.answer("f1", "change"));
  await userEvent.click(screen.getByRole("button", { name: "Versions" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(await within(dialog).findByRole("button", { name: /^Version 1 / }));
  await userEvent.click(await within(dialog).findByRole("button", { name: "Restore version 1" }));
  await waitFor(() => expect(server.versions.at(-1)?.cause).toBe("restore"));
  await screen.findByRole("button", { name: "Change to 500 mg" });
});

test("the draft before a redraft is shown beside the current note and can be restored", async () => {
  const { openVisit, server } = renderReview(<NotePane />);
  act(() => openVisit.applyDocument(server.redraft("plan", "Rest the knee.")));
  await userEvent.click(screen.getByRole("button", { name: "Versions" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(await within(dialog).findByRole("button", { name: /^Earlier draft / }));
  expect(within(dialog).getByRole("region", { name: /^Earlier draft/ }).textContent).not.toContain("Rest the knee.");
  expect(within(dialog).getByRole("region", { name: /^Current version/ }).textContent).toContain("Rest the knee.");
  const draft = openVisit.note?.replaces;
  await userEvent.click(within(dialog).getByRole("button", { name: "Restore this draft" }));
  await waitFor(() => expect(openVisit.note?.id).toBe(draft));
});

test("a redraft that was undone is listed as such", async () => {
  const { note, openVisit, server } = renderReview(<NotePane />);
  act(() => openVisit.applyDocument(server.redraft("plan", "Rest the knee.")));
  await act(() => note.undo());
  await userEvent.click(screen.getByRole("button", { name: "Versions" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryByText("Replaced by a redraft")).toBeNull();
  await userEvent.click(await within(dialog).findByRole("button", { name: /^Undone redraft / }));
  await userEvent.click(await within(dialog).findByRole("button", { name: /^Version 1 / }));
  await userEvent.selectOptions(await within(dialog).findByLabelText("Compare with"), "former");
  const sides = within(dialog).getAllByRole("region");
  expect(sides.map(({ textContent }) => textContent?.includes("Rest the knee."))).toEqual([false, true]);
});

test.each([
  { state: "drafting", visit: fixtureVisit({ status: "drafting" }), words: "Writing the note from the transcript" },
  {
    state: "recording",
    visit: fixtureVisit({ status: "recording" }),
    words: "The note is drafted when the recording stops.",
  },
  {
    state: "failed",
    visit: fixtureVisit({
      status: "needs_attention",
      status_reason: "The note could not be drafted. Transcript and audio are safe.",
    }),
    words: "The note could not be drafted. Transcript and audio are safe.",
  },
])("a missing note while $state shows: $words", ({ visit, words }) => {
  renderReview(<NotePane />, { note: null, visit });
  expect(screen.getByText(words)).toBeTruthy();
});

test("a transcript without a note offers to draft it", async () => {
  const { server } = renderReview(<NotePane />, { note: null });
  await userEvent.click(screen.getByRole("button", { name: "Draft note" }));
  expect(server.calls.some((call) => /^POST .*\/visits\/.*\/documents$/.test(call))).toBe(true);
});

test("a fallback is reported above the note, with its reason", () => {
  const engine = { name: "offline", fallback_reason: "The language model refuses the key." };
  renderReview(<NotePane />, { note: fixtureNote({ engine }) });
  screen.getByText(/^Written by the built-in drafter\. The language model refuses the key\./);
});

test("omissions to resolve come first", async () => {
  const { server } = renderReview(<OmissionsPane />);
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("To resolve: Sulfonamides: rash→ goes to Allergies");
  expect(rows[0]?.querySelector("b")?.textContent).toBe("Sulfonamides");
  await userEvent.click(screen.getByRole("button", { name: /^Insert into Allergies/ }));
  await screen.findByText("Inserted into Allergies: Sulfonamides: rash");
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await screen.findByRole("button", { name: /^Insert into Allergies/ });
  expect(server.note.sections.find(({ key }) => key === "allergies")?.sentences).toEqual([]);
});

test("empty sections fold into one line, which shows them", async () => {
  renderReview(<NotePane />);
  expect(screen.queryByRole("heading", { name: "Allergies" })).toBeNull();
  const fold = screen.getByRole("button", { name: "1 empty section" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  screen.getByRole("heading", { name: "Allergies" });
});

test("sections are headings named by their title alone", () => {
  renderReview(<NotePane />);
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Reason for visit", "Subjective", "Medications", "Objective", "Assessment and plan"]);
});

test("a finding about the clinician’s own words says that they were not mentioned", async () => {
  const own = sentenceOf("s6", "Metformin 850 mg.", "typed");
  const sections = fixtureNote().sections.map((each) =>
    each.key === "medications" ? { ...each, sentences: [own] } : each,
  );
  const { note } = renderReview(<NotePane />, { note: fixtureNote({ sections }) });
  await userEvent.click(screen.getByText("“850 mg” wasn’t mentioned"));
  const group = await screen.findByRole("group", { name: "Not mentioned in this visit 850 mg" });
  expect(group.className).toContain("cs-finding-check");
  const [first] = within(group).getAllByRole("button");
  expect(first?.textContent).toBe("Keep 850 mg");
  expect(note.counts.toResolve).toBe(1); // the omission
});

test("the list without omissions says that everything is in the note", () => {
  renderReview(<OmissionsPane />, { note: fixtureNote({ omissions: [] }) });
  expect(screen.getByText("No missing drugs, doses, allergies, numbers or mood found.")).toBeTruthy();
});

test("a note that could not be saved is not shown as “Ready to sign”", async () => {
  const { note, server } = renderReview(<NotePane />);
  await act(async () => {
    await note.answer("f1", "change");
    await note.answerOmission("o1", "left_out");
  });
  await screen.findByText("Ready to sign");
  server.failure = new AppError("offline", "no network");
  await act(async () => {
    note.typed("objective", []);
    await note.flush();
  });
  await screen.findByText("Not saved");
  expect(screen.queryByText("Ready to sign")).toBeNull();
});

/** A typed sentence with one finding that nothing was said about its dose. */
function sentenceOf(id: string, text: string, origin: "typed"): Sentence {
  const answers = [
    { id: "keep" as const, label: "Keep 850 mg" },
    { id: "remove" as const, label: "Remove", text: "" },
  ];
  const detail = "“850 mg” wasn’t mentioned";
  const about = { id: "own", kind: "dose" as const, detail, value: "850 mg", heard: null, heard_in: null };
  return { id, text, evidence: [], origin, findings: [{ ...about, must: false, answers, resolved: null }] };
}

test("tags of findings in prose are separated from each other and from the next sentence", () => {
  const found = { kind: "unsupported", value: null, heard: null, must: false, resolved: null } as const;
  const findings = ["Not said", "Not clear"].map((detail) => ({
    ...found,
    id: detail,
    detail,
    heard_in: null,
    answers: [],
  }));
  const first = { id: "a", text: "Sleeps well.", evidence: [], origin: "typed", findings } satisfies Sentence;
  const second = { id: "b", text: "Eats well.", evidence: [], origin: "typed", findings: [] } satisfies Sentence;
  const section = { id: "subjective", key: "subjective", title: "Subjective", style: "prose" } as const;
  renderReview(<NotePane />, { note: fixtureNote({ sections: [{ ...section, sentences: [first, second] }] }) });
  expect(document.querySelector(".cs-prose")?.textContent.replaceAll(/\s+/g, " ").trim()).toBe(
    "Sleeps well. Not said Not clear Eats well.",
  );
});
