import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { CapturedSessions } from "../../../src/main/ehr/captured/CapturedSessions";
import type { EhrPatient } from "../../../src/shared/ehr/ehrPatient";

const maria: EhrPatient = { name: "Maria Lopez", birthDate: "1961-03-14", mrn: "40011" };
const withoutNumber = { ...maria, mrn: null };
/** What an EHR shows that has neither birth date nor record number in the chart. */
const nameOnly: EhrPatient = { name: "LOPEZ, MARIA", birthDate: null, mrn: null };

/** Reads the data of a patient after charts of these patients were captured, the newest last. */
async function readData(patient: EhrPatient, charts: EhrPatient[]) {
  let stored: unknown = null;
  const sessions = new CapturedSessions({
    read: () => Promise.resolve(stored),
    write: (value) => Promise.resolve(void (stored = value)),
  });
  for (const [n, chart] of charts.entries())
    await sessions.add({
      ...{ id: randomUUID(), profileId: "ehr", pageKey: "chart", patient: chart },
      at: new Date(Date.UTC(2026, 10, 20, 9, n)).toISOString(),
      items: [{ kind: "medications", label: `Chart ${n}`, text: `Drug ${n}` }],
    });
  return (await sessions.dataOf(patient))?.items.map(({ text }) => text) ?? null;
}

describe("data of a patient", () => {
  test.each([
    ["their record number", maria, [maria, { ...nameOnly, mrn: "MRN: 40011" }], ["Drug 0", "Drug 1"]],
    ["name and birth date without a record number", withoutNumber, [maria, { ...withoutNumber }], ["Drug 0", "Drug 1"]],
    ["name and birth date of a chart without a record number", maria, [maria, withoutNumber], ["Drug 0", "Drug 1"]],
  ])("is merged from charts with %s", async (_what, patient, charts, texts) => {
    expect(await readData(patient, charts)).toEqual(texts);
  });

  test.each([
    ["an older chart of the name alone", withoutNumber, [nameOnly, maria]],
    ["a newer chart of the name alone", withoutNumber, [maria, nameOnly]],
    ["no birth date in the query", { ...nameOnly }, [maria]],
    [
      "two record numbers of one name and birth date",
      withoutNumber,
      [{ ...maria, mrn: "40012" }, withoutNumber, maria],
    ],
    [
      "two older charts that differ, and a newer one that agrees with both",
      { ...nameOnly, name: null, mrn: "1" },
      [
        { name: "Sean Byrne", birthDate: null, mrn: "1" },
        { name: "Ada Byron", birthDate: null, mrn: "1" },
        { name: null, birthDate: null, mrn: "1" },
      ],
    ],
  ])("is null with %s", async (_what, patient, charts) => {
    expect(await readData(patient, charts)).toBeNull();
  });

  test("leaves out charts of the name alone if the record number is known", async () => {
    expect(await readData(maria, [maria, nameOnly])).toEqual(["Drug 0"]);
  });
});

test("of two places with one kind and label, each is replaced only by its own later entries", async () => {
  let stored: unknown = null;
  const sessions = new CapturedSessions({
    read: () => Promise.resolve(stored),
    write: (value) => Promise.resolve(void (stored = value)),
  });
  const add = (n: number, texts: [string, string]) =>
    sessions.add({
      ...{ id: randomUUID(), profileId: "ehr", pageKey: "chart", patient: maria },
      at: new Date(Date.UTC(2026, 10, 20, 9, n)).toISOString(),
      items: texts.map((text, at) => ({ kind: "medications", label: "Medications", text, place: `place ${at}` })),
    });
  await add(0, ["Aspirin", "Ibuprofen"]);
  await add(1, ["No entries", "Ibuprofen"]);
  expect((await sessions.dataOf(maria))?.items.map(({ text }) => text)).toEqual(["No entries", "Ibuprofen"]);
});
