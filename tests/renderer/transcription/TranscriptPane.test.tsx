import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { TranscriptPane } from "../../../src/renderer/transcription/TranscriptPane";
import { AppError } from "../../../src/shared/errors";
import { fixtureVisit, said, utterance } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/jsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

const lines = () => within(screen.getByRole("log", { name: "Transcript" })).getAllByRole("listitem");

test("a line says when, who and what; the clinician by name", () => {
  renderReview(<TranscriptPane />);
  const [first, second] = lines();
  expect(first?.textContent).toBe("04:15Harold WhitfieldSulfa gave me a rash, years ago.");
  expect(second?.textContent).toBe("07:31Dr. LindqvistHow are you getting on with the metformin?");
});

test("of a long transcript only the lines near the window are in the page", () => {
  renderReview(<TranscriptPane />, { utterances: Array.from({ length: 2_000 }, (_, n) => utterance(n)) });
  expect(lines().length).toBeLessThan(60);
  expect(lines()[0]?.getAttribute("aria-setsize")).toBe("2000");
});

test("the selected sentence's place holds the seconds to hear", async () => {
  const { evidence } = renderReview(<TranscriptPane />);
  evidence.selectSentence("s4");
  await screen.findByRole("group", { name: "Recording from 11:06 to 11:14" });
  expect(screen.getByText("Place 1 of 2")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next place" }));
  await screen.findByRole("group", { name: "Recording from 11:25 to 11:31" });
});

test("arrows go from line to line, and the list is one tab stop", async () => {
  renderReview(<TranscriptPane />);
  const text = (words: string) => screen.getByText(words);
  text("Sulfa gave me a rash, years ago.").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(text("How are you getting on with the metformin?"));
  const stops = [...document.querySelectorAll("[data-roving]")].filter((row) => row.getAttribute("tabindex") === "0");
  expect(stops).toHaveLength(1);
});

test("a corrected line keeps what was heard beside it", () => {
  renderReview(<TranscriptPane />, {
    utterances: [utterance(0, { text: "Penicillin.", original_text: "Pen a sill in." })],
  });
  expect(lines()[0]?.textContent).toContain("corrected, heard as Pen a sill in.");
});

test("a line is corrected in place", async () => {
  const { server } = renderReview(<TranscriptPane />, { utterances: [utterance(0)] });
  await userEvent.dblClick(screen.getByText("Line 0."));
  const field = screen.getByRole("textbox", { name: "Words of this line" });
  await userEvent.clear(field);
  await userEvent.type(field, "Line zero.{Enter}");
  expect(server.calls.at(-1)).toMatch(new RegExp(`^PATCH /api/v1/visits/.*/transcript/${said(0)}$`));
});

test("a correction that fails keeps the words in the field", async () => {
  const { server } = renderReview(<TranscriptPane />, { utterances: [utterance(0)] });
  await userEvent.dblClick(screen.getByText("Line 0."));
  server.failure = new AppError("offline", "Offline.");
  await userEvent.type(screen.getByRole("textbox", { name: "Words of this line" }), " More.{Enter}");
  await screen.findByRole("button", { name: "Save again" });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Words of this line" }).value).toBe("Line 0. More.");
});

test("a stopped transcript says what is safe and goes on at a press", async () => {
  const reason = "The transcript stopped at 6:12: the speech engine did not answer. The audio is safe.";
  const { server } = renderReview(<TranscriptPane />, {
    visit: fixtureVisit({ status: "needs_attention", status_reason: reason }),
  });
  expect(screen.getByRole("alert").textContent).toContain(reason);
  await userEvent.click(screen.getByRole("button", { name: "Transcribe the rest" }));
  expect(server.calls.some((call) => call.startsWith("POST") && call.endsWith("/retry"))).toBe(true);
});

test("nothing heard says so and offers to listen", () => {
  renderReview(<TranscriptPane />, {
    utterances: [],
    visit: fixtureVisit({ status_reason: "No speech was found in this recording. The audio is kept." }),
  });
  expect(screen.getByText("No speech was found in this recording. The audio is kept.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Listen" })).toBeTruthy();
});

test("without a recording the transcript can be typed, and what is typed survives a failure", async () => {
  const { server } = renderReview(<TranscriptPane />, {
    utterances: [],
    takes: [],
    visit: fixtureVisit({ status: "open" }),
  });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Type or paste the transcript" });
  await userEvent.type(field, "Patient: My knee hurts.");
  server.failure = new AppError("offline", "Offline.");
  await userEvent.click(screen.getByRole("button", { name: "Keep transcript" }));
  await screen.findByRole("button", { name: "Save again" });
  expect(field.value).toBe("Patient: My knee hurts.");
  expect(server.calls.at(-1)).toMatch(/^PUT .*\/transcript$/);
});

test("HTML in what was said is shown as it was said", () => {
  renderReview(<TranscriptPane />, { utterances: [utterance(0, { text: "<img src=x onerror=alert(1)>" })] });
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
});
