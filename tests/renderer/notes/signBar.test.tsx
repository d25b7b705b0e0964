import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { SignBar } from "../../../src/renderer/notes/signing/SignBar";
import { PatientHeader } from "../../../src/renderer/visits/PatientHeader";
import { nameOfUnreadable } from "../../../src/shared/visits/visit";
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

test("a session whose patient record can’t be read is not called ready to sign", async () => {
  const unreadable = { patient: null, patient_unreadable: true as const };
  const visit = fixtureVisit({ ...unreadable, patient_name: nameOfUnreadable("Jonas Lindqvist") });
  const { note, server } = renderReview(
    <>
      <PatientHeader />
      <SignBar />
    </>,
    { visit },
  );
  await act(async () => {
    await note.answer("f1", "change");
    await note.answerOmission("o1", "left_out");
  });
  await screen.findByText("Choose the patient again");
  expect(screen.queryByText("Ready to sign")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Jonas Lindqvist");
  screen.getByText("Patient record can’t be read");
  await userEvent.click(screen.getByRole("button", { name: "Choose patient" }));
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Jonas Lindqvist");
  const before = server.calls.length;
  await userEvent.tab(); // leaves the field without a change: the session keeps its record
  expect(server.calls.slice(before).filter((call) => call.startsWith("PATCH"))).toEqual([]);
});
