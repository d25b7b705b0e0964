import { expect, it } from "vitest";
import { mergeOmissions } from "../../../../src/server/notes/checking/mergeOmissions";
import type { Omission } from "../../../../src/shared/notes/document";

const omission = (kind: Omission["kind"], must: boolean, sentence: string): Omission => ({
  id: `${kind} ${sentence}`,
  kind,
  must,
  text: sentence,
  section: "plan",
  sentence,
  evidence: ["u2"],
  resolved: null,
});

it("An ordered drug that must be written outranks its dose that need not", () => {
  const dose = omission("dose", false, "We will increase lisinopril to 20 mg.");
  const order = omission("drug", true, "Lisinopril 20 mg: I will increase your lisinopril to 20 mg.");
  expect(mergeOmissions([dose], [{ omission: order, rank: 1 }])).toEqual([order]);
});

it("A dose that must be written outranks its drug", () => {
  const dose = omission("dose", true, "Takes lisinopril 10 mg.");
  const drug = omission("drug", true, "Lisinopril.");
  expect(mergeOmissions([dose], [{ omission: drug, rank: 1 }])).toEqual([dose]);
});
