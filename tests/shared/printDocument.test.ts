import { expect, test } from "vitest";
import type { VisitDocument } from "../../src/shared/notes/document";
import { untitledVisit, type Visit } from "../../src/shared/visits/visit";
import { printDocument } from "../../src/shared/notes/printDocument";

const draft = {
  language: "en",
  status: "draft",
  signed_at: null,
  signed_by: null,
  sections: [],
  addenda: [],
} as unknown as VisitDocument;
const visit = {
  title: untitledVisit,
  patient: null,
  patient_name: null,
  started_at: "2026-03-14T05:30:00Z",
  time_zone: "UTC",
  amendments: [],
} as unknown as Visit;
const printed = (document: Partial<VisitDocument>, of: Partial<Visit> = {}) =>
  printDocument({ ...draft, ...document }, { title: "SOAP", clinician: "Nora", visit: { ...visit, ...of } });

test("an unchecked document has a mark that says so, whether it is signed or not", () => {
  expect(printed({}).mark).toBe("DRAFT, not signed");
  expect(printed({ unchecked: true }).mark).toBe("DRAFT, not signed, not checked against the transcript");
  expect(printed({ status: "superseded", unchecked: true }).mark).toBe(
    "DRAFT, not signed, replaced by a newer draft, not checked against the transcript",
  );
  const signed = { status: "signed", signed_at: "2026-03-14T06:00:00Z", signed_by: "Nora" } as const;
  expect(printed(signed).mark).toBe("Signed by Nora, 2026-03-14 06:00 UTC");
  expect(printed({ ...signed, unchecked: true }).mark).toBe(
    "Signed by Nora, 2026-03-14 06:00 UTC, not checked against the transcript",
  );
});

test("a visit without a title of its own has no line for the session", () => {
  const labels = (of: Partial<Visit>) => printed({}, of).details.map(({ label }) => label);
  expect(labels({})).not.toContain("Session");
  expect(labels({ title: "Ada", patient_name: "Ada" })).not.toContain("Session");
  expect(labels({ title: "Knee pain" })).toContain("Session");
});

test("a title or name with line breaks or reversing marks is printed as one line, so that it cannot look signed", () => {
  const { details, patient } = printed(
    {},
    { title: "Knee\nSigned by Nora", patient_name: "Ann\u202e eeL\u202c\r\nborn 1961" },
  );
  const values = Object.fromEntries(details.map(({ label, value }) => [label, value]));
  expect(values).toMatchObject({ Patient: "Ann eeL born 1961", Session: "Knee Signed by Nora" });
  expect(patient).toBe("Ann eeL born 1961");
});
