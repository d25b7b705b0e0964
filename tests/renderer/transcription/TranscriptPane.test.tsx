import { act, fireEvent, screen, within } from "@testing-library/react";
import { runInAction } from "mobx";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { TranscriptPane } from "../../../src/renderer/transcription/TranscriptPane";
import { AppError } from "../../../src/shared/errors";
import { fixtureVisit, utteranceId, utterance } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const lines = () => within(screen.getByRole("log", { name: "Transcript" })).getAllByRole("listitem");

test("a line shows time, speaker and text, the clinician by name", () => {
  renderReview(<TranscriptPane />);
  const [first, second] = lines();
  expect(first?.textContent).toBe("04:15PatientSulfa gave me a rash, years ago.");
  expect(second?.textContent).toBe("07:31Dr. LindqvistHow are you getting on with the metformin?");
});

test("only the lines near the viewport of a long transcript are rendered", () => {
  renderReview(<TranscriptPane />, { utterances: Array.from({ length: 2_000 }, (_, n) => utterance(n)) });
  expect(lines().length).toBeLessThan(60);
  expect(lines()[0]?.getAttribute("aria-setsize")).toBe("2000");
});

test("the selected sentence shows the seconds of its evidence", async () => {
  const { evidence } = renderReview(<TranscriptPane />);
  evidence.selectSentence("s4");
  await screen.findByRole("group", { name: "Recording from 11:06 to 11:14" });
  expect(screen.getByText("Evidence 1 of 2")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next evidence" }));
  await screen.findByRole("group", { name: "Recording from 11:25 to 11:31" });
});

test("arrow keys move from line to line, with one tab stop", async () => {
  renderReview(<TranscriptPane />);
  const text = (words: string) => screen.getByText(words);
  text("Sulfa gave me a rash, years ago.").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(text("How are you getting on with the metformin?"));
  const stops = [...document.querySelectorAll("[data-roving]")].filter((row) => row.getAttribute("tabindex") === "0");
  expect(stops).toHaveLength(1);
});

test("a corrected line keeps the original text beside it", () => {
  renderReview(<TranscriptPane />, {
    utterances: [utterance(0, { text: "Penicillin.", original_text: "Pen a sill in." })],
  });
  expect(lines()[0]?.textContent).toContain("Corrected. As heard: Pen a sill in.");
});

test("a line that cannot be read says so", async () => {
  renderReview(<TranscriptPane />, {
    utterances: [utterance(0, { text: "", speaker: "unknown", unreadable: true }), utterance(1)],
  });
  const sentence = "This line can’t be read: its stored text is damaged.";
  expect(lines()[0]?.textContent).toContain(sentence);
  screen.getByText(sentence).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.dblClick(screen.getByText(sentence));
  expect(screen.queryByRole("textbox", { name: "Text of this line" })).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Line 1.");
});

test("a line is corrected in place", async () => {
  const { server } = renderReview(<TranscriptPane />, { utterances: [utterance(0)] });
  await userEvent.dblClick(screen.getByText("Line 0."));
  const field = screen.getByRole("textbox", { name: "Text of this line" });
  await userEvent.clear(field);
  await userEvent.type(field, "Line zero.{Enter}");
  expect(server.calls.at(-1)).toMatch(new RegExp(`^PATCH /api/v1/visits/.*/transcript/${utteranceId(0)}$`));
});

test("a failed correction keeps the text in the field", async () => {
  const { server } = renderReview(<TranscriptPane />, { utterances: [utterance(0)] });
  await userEvent.dblClick(screen.getByText("Line 0."));
  server.failure = new AppError("offline", "Offline.");
  await userEvent.type(screen.getByRole("textbox", { name: "Text of this line" }), " More.{Enter}");
  await screen.findByRole("button", { name: "Save again" });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text of this line" }).value).toBe("Line 0. More.");
});

test("a stopped transcription says what is safe and resumes on request", async () => {
  const reason = "The transcript stopped at 6:12: the speech engine did not answer. The audio is safe.";
  const { server } = renderReview(<TranscriptPane />, {
    visit: fixtureVisit({ status: "needs_attention", status_reason: reason }),
  });
  expect(screen.getByRole("alert").textContent).toContain(reason);
  await userEvent.click(screen.getByRole("button", { name: "Transcribe the rest" }));
  expect(server.calls.some((call) => call.startsWith("POST") && call.endsWith("/retry"))).toBe(true);
});

test("a failing engine says what failed and when it is tried again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const visit = fixtureVisit({
    status: "transcribing",
    status_reason: "The speech service does not answer.",
    retry_in_ms: 7_400,
  });
  const { server, openVisit } = renderReview(<TranscriptPane />, { visit });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const shown = () => document.querySelector(".cs-transcript-state")?.textContent;
  expect(shown()).toBe("The speech service does not answer. Trying again in 8 s.The audio is safe.Try now");
  pass(400);
  expect(shown()).toContain("Trying again in 7 s.");
  for (let second = 0; second < 7; second += 1) pass(1_000);
  expect(shown()).toContain("Trying again now.");
  act(() => openVisit.set({ visit: { ...visit, status: "recording", retry_in_ms: 60_000 } }));
  expect(shown()).toContain("Trying again in 60 s.The recording continues and is safe.");
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(server.calls.some((call) => call.startsWith("POST") && call.endsWith("/retry"))).toBe(true);
});

test("a line of the fallback engine names it", () => {
  renderReview(<TranscriptPane />, { utterances: [utterance(0, { engine: "small at speech.example" }), utterance(1)] });
  const [first, second] = lines();
  expect(first?.textContent).toContain("Transcribed by small at speech.example");
  expect(second?.textContent).not.toContain("Transcribed by");
});

test("a transcript without speech says so and offers to listen", () => {
  renderReview(<TranscriptPane />, {
    utterances: [],
    visit: fixtureVisit({ status_reason: "No speech was found in this recording. The audio is kept." }),
  });
  expect(screen.getByText("No speech was found in this recording. The audio is kept.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Listen" })).toBeTruthy();
});

test("emptying the transcript field while consent is asked for keeps the field, so that typing does not answer the question", () => {
  const visit = fixtureVisit({ status: "open" });
  const { recorder, transcript } = renderReview(<TranscriptPane />, { visit, takes: [], utterances: [], note: null });
  const field = () => screen.queryByRole("textbox", { name: "Type or paste the transcript" });
  const ask = (askingFor: string | null): void =>
    act(() => runInAction(() => void (recorder.consent.askingFor = askingFor)));
  const type = (text: string) => act(() => transcript.setTypedText(text));
  type("Patient: My knee hurts.");
  ask(visit.id);
  const typedInto = field();
  expect(typedInto).not.toBeNull();
  type("");
  expect(field()).toBe(typedInto);
  ask(null);
  ask(visit.id);
  expect(field()).toBeNull();
  ask(null);
  expect(field()).not.toBeNull();
});

test("a transcript typed without a recording stays in its field if it cannot be saved", async () => {
  const { server } = renderReview(<TranscriptPane />, {
    utterances: [],
    takes: [],
    visit: fixtureVisit({ status: "open" }),
  });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Type or paste the transcript" });
  await userEvent.type(field, "Patient: My knee hurts.");
  server.failure = new AppError("offline", "Offline.");
  await userEvent.click(screen.getByRole("button", { name: "Save transcript" }));
  await screen.findByRole("button", { name: "Save again" });
  expect(field.value).toBe("Patient: My knee hurts.");
  expect(server.calls.at(-1)).toMatch(/^PUT .*\/transcript$/);
});

test("HTML in a line is shown as text", () => {
  renderReview(<TranscriptPane />, { utterances: [utterance(0, { text: "<img src=x onerror=alert(1)>" })] });
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
});

test("announcements of one session are removed when another one is opened", () => {
  vi.useFakeTimers();
  try {
    const { openVisit } = renderReview(<TranscriptPane />, { visit: fixtureVisit({ status: "recording" }) });
    act(() => openVisit.applyUtterance(utterance(30, { text: "My son is called Otto." })));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(document.querySelector(".cs-hidden[aria-live=polite]")?.textContent).toContain("Otto");
    const next = { visitId: "99999999-9999-4999-8999-999999999999", utterances: [] };
    act(() => openVisit.set({ ...next, visit: fixtureVisit({ id: next.visitId, status: "recording" }) }));
    expect(document.body.textContent).not.toContain("Otto");
  } finally {
    vi.useRealTimers();
  }
});

test("two speakers are swapped in the menu of a line", async () => {
  const { server } = renderReview(<TranscriptPane />);
  const swap = async () => {
    await userEvent.click(screen.getAllByRole("button", { name: "Patient. Correct this line" })[0]!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Swap Patient and Dr. Lindqvist" }));
  };
  server.failure = new AppError("offline", "no network");
  await swap();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The transcript wasn’t changed\. Chartside can’t be/);
  await swap();
  expect(server.calls.at(-1)).toMatch(/^PATCH .*\/transcript\//);
});

test("a correction that fails late is reported outside of another line's editor", async () => {
  const { openVisit, server, transcript } = renderReview(<TranscriptPane />);
  const [first, second] = openVisit.utterances;
  server.failure = new AppError("offline", "no network");
  act(() => transcript.edit(second!.id));
  await act(() => transcript.correctText(first!, "Another text."));
  expect(transcript.failure?.utteranceId).toBe(first!.id);
  await screen.findByText(/The transcript wasn’t changed/);
  expect(screen.queryByRole("button", { name: "Save again" })).toBeNull();
  screen.getByRole("textbox", { name: "Text of this line" });
});

test("a question shows the lines that name what it asks about", async () => {
  const lines = [{ id: utteranceId(0), answer: null }];
  const topics = [
    { name: "sulfa", meant: null, also: [], lines },
    { name: "aspirin", meant: null, also: [], lines: [] },
    { name: "metfromin", meant: "metformin", also: [], lines: [] },
  ];
  const { evidence, playback, http } = renderReview(<TranscriptPane />);
  vi.spyOn(http, "post").mockResolvedValue({ data: { topics, isComplete: true } });
  const play = vi.spyOn(playback, "play").mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Ask the visit" }));
  await userEvent.type(await screen.findByLabelText("Question about this visit"), "sulfa or aspirin?{Enter}");
  const answer = within(await screen.findByRole("region", { name: "sulfa" }));
  await userEvent.click(answer.getByRole("button", { name: "Play 04:15" }));
  expect(play).toHaveBeenCalledWith(255_000, expect.any(Number));
  await userEvent.click(answer.getByRole("button", { name: "Sulfa gave me a rash, years ago." }));
  expect(evidence.utteranceId).toBe(utteranceId(0));
  expect(screen.getByRole("region", { name: "aspirin" }).textContent).toContain("Not said in this visit");
  expect(screen.getByRole("region", { name: "metformin" }).textContent).toContain(
    "Did you mean metformin?Neither “metfromin” nor metformin was said in this visit",
  );
});

/** The transcript with a button that hides and shows it, as the tabs of a narrow window do. */
function Hideable() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>Note</button>
      {isShown && <TranscriptPane />}
    </>
  );
}

test("a question is kept while the transcript is hidden", async () => {
  const { unsentTexts } = renderReview(<Hideable />);
  await userEvent.click(screen.getByRole("button", { name: "Ask the visit" }));
  const field = () => screen.findByLabelText<HTMLInputElement>("Question about this visit");
  await userEvent.type(await field(), "Any aspirin?");
  await userEvent.dblClick(screen.getByRole("button", { name: "Note" }));
  expect((await field()).value).toBe("Any aspirin?");
  expect(unsentTexts.hasUnsaved).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Close the question" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Note" }));
  expect(screen.queryByLabelText("Question about this visit")).toBeNull();
});
