import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ExportButton } from "../../../src/renderer/notes/export/ExportButton";
import { AppError } from "../../../src/shared/errors";
import type { PrintedDocument } from "../../../src/shared/notes/printedDocument";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);
beforeEach(() => void vi.spyOn(window, "print").mockImplementation(() => {}));

const printed: PrintedDocument = {
  ...{ title: "SOAP", language: "en", paper: "letter", date: "2026-11-21", patient: "Harold Whitfield" },
  ...{ details: [], isSigned: false, mark: "DRAFT, not signed", sections: [], additions: [] },
};

/** Renders the button. Each export waits for `answers[n]`. */
function show() {
  const stores = renderReview(<ExportButton />);
  const answers: PromiseWithResolvers<string>[] = [];
  vi.spyOn(stores.note.api, "download").mockImplementation(async (_id, format) => {
    const request = Promise.withResolvers<string>();
    answers.push(request);
    return { blob: new Blob([await request.promise]), name: `note.${format}` };
  });
  return { ...stores, answers };
}

async function choose(item: string) {
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}
const problem = () => document.querySelector(".cs-toaster")?.textContent ?? "";
const page = () => document.querySelector(".cs-print");

test("an export shows no problem after the session was left", async () => {
  const { openVisit, answers } = show();
  await choose("Print…");
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => openVisit.set({ visitId: "another" }));
  await act(async () => answers[0]!.resolve(JSON.stringify(printed)));
  expect(problem()).toBe("");
  expect(page()).toBeNull();

  await choose("Print…");
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!.reject(new AppError("unavailable", "The file couldn’t be made.")));
  await waitFor(() => expect(problem()).toContain("The file couldn’t be made."));
});

test("an answer that cannot be printed is a problem with a message", async () => {
  const { answers } = show();
  await choose("Print…");
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]!.resolve("<html>"));
  await waitFor(() => expect(problem()).toContain("The note couldn’t be printed. Try again."));
});

test("a printed document is removed when another document is shown", async () => {
  const { openVisit, answers } = show();
  await choose("Print…");
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]!.resolve(JSON.stringify(printed)));
  await waitFor(() => expect(page()?.textContent).toContain("Harold Whitfield"));
  act(() => openVisit.set({ visitId: "another", note: null }));
  expect(page()).toBeNull();
});
