import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { SignBar } from "../../../src/renderer/notes/signing/SignBar";
import { fixtureVisit } from "../review/fixtureVisit";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

test("signing another document of a session that was signed without a patient says where to name the patient", async () => {
  const visit = fixtureVisit({ patient_name: null, status: "signed", signed_at: "2026-11-21T10:04:00Z" });
  const { note } = renderReview(<SignBar />, { visit });
  await act(async () => {
    await note.answer("f1", "change");
    await note.answerOmission("o1", "left_out");
  });
  await userEvent.click(screen.getByRole("button", { name: "Sign note" }));
  await screen.findByText("Use More, Amend details to name the patient before you sign.");
  expect(screen.queryByText(/Name the patient above/)).toBeNull();
});
