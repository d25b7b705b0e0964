import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import { describe, expect, test, vi } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { appointmentFromEhr } from "../../../src/renderer/precharting/appointmentFromEhr";
import { EhrDataPane } from "../../../src/renderer/precharting/EhrDataPane";
import { withDemographics } from "../../../src/renderer/patients/withDemographics";
import { AppError } from "../../../src/shared/errors";
import { type EhrPatientData, partOfList } from "../../../src/shared/ehr/ehrData";
import type { PatientSummary } from "../../../src/shared/patients/patient";
import { ehrShell, openStatus } from "../ehr/ehrShell";

const patient: PatientSummary = {
  id: "p-1",
  name: "Maria E Lopez",
  birth_date: "1961-03-14",
  sex: "female",
  pronouns: null,
  record_numbers: [{ system: "MRN", value: "40011" }],
};
const chart = { name: "LOPEZ, MARIA E", birthDate: "1961-03-14", mrn: "40011" };
const item = (kind: EhrPatientData["items"][number]["kind"], text: string) => ({
  ...{ kind, label: null, text },
  at: "2026-11-20T09:00:00.000Z",
});
const data: EhrPatientData = {
  patient: chart,
  items: [item("allergies", "Penicillin: rash"), item("appointments", "Upcoming\n2026-12-03 9:40 AM Follow-up")],
};

function show(whose: PatientSummary, answers: Record<string, unknown>) {
  const shell = ehrShell(answers);
  const handleAdd = vi.fn<() => void>();
  render(
    <QueryClientProvider client={shell.stores.queries}>
      <StoresContext value={shell.stores as never}>
        <EhrDataPane patient={whose} onAdd={handleAdd} />
      </StoresContext>
    </QueryClientProvider>,
  );
  return { ...shell, handleAdd };
}

describe("EhrDataPane", () => {
  test("shows what was read of this patient's chart", async () => {
    const { handleAdd, inputsOf } = show(patient, { "ehr.patientData": data });
    await screen.findByText("Penicillin: rash");
    expect(inputsOf("ehr.patientData")).toEqual([{ name: "Maria E Lopez", birthDate: "1961-03-14", mrn: "40011" }]);
    await userEvent.click(screen.getByRole("button", { name: "Add appointment: 2026-12-03 9:40 AM Follow-up" }));
    expect(handleAdd).toHaveBeenCalledExactlyOnceWith({ date: "2026-12-03", time: "09:40", reason: "Follow-up" });
  });

  test.each([
    ["another record number", patient, { ...chart, mrn: "40012" }],
    ["the same name and no birth date", { ...patient, record_numbers: [] }, { ...chart, birthDate: null }],
    ["the same name and another birth date", { ...patient, record_numbers: [] }, { ...chart, birthDate: "1978-11-02" }],
  ])("shows nothing of a chart with %s", async (_what, whose, other) => {
    const { inputsOf } = show(whose, { "ehr.patientData": { ...data, patient: other } });
    await waitFor(() => expect(inputsOf("ehr.patientData")).toHaveLength(1));
    expect(screen.queryByText("Penicillin: rash")).toBeNull();
  });

  test("says that a list of appointments is partial", async () => {
    const text = `2026-12-03 Follow-up (crossed out)\n2026-12-04 Check\n${partOfList}`;
    show(patient, { "ehr.patientData": { ...data, items: [item("appointments", text)] } });
    await screen.findByText(partOfList);
    expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Add appointment: 2026-12-04 Check",
    ]);
  });

  test("offers to read the chart that is open in the EHR if it is this patient's", async () => {
    const answers = { "ehr.patientData": null, "ehr.extractPageData": null };
    const { stores, inputsOf } = show(patient, answers);
    runInAction(() => (stores.ehr.status = { ...openStatus, currentPatient: { ...chart, mrn: "40012" } }));
    await waitFor(() => expect(inputsOf("ehr.patientData")).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
    runInAction(() => (stores.ehr.status = { ...openStatus, currentPatient: chart }));
    await userEvent.click(await screen.findByRole("button", { name: "Read the open chart" }));
    expect(inputsOf("ehr.extractPageData")).toEqual([{ whole: false }]);
  });
});

describe("Read the open chart", () => {
  const session = {
    ...{
      id: "7b9c7a52-9a53-4c7e-8f4b-0d9b3f1f6a01",
      at: "2026-11-20T09:00:00.000Z",
      profileId: "ehr",
      pageKey: "chart",
    },
    items: [],
  };
  /** Presses Read the open chart; the EHR then shows the chart of `patientRead`. @returns the message. */
  async function read(patientRead: typeof chart, answers: Record<string, unknown>): Promise<string> {
    const { stores } = show(patient, { ...answers, "ehr.extractPageData": { ...session, patient: patientRead } });
    runInAction(() => (stores.ehr.status = { ...openStatus, currentPatient: chart }));
    await userEvent.click(await screen.findByRole("button", { name: "Read the open chart" }));
    runInAction(() => (stores.ehr.status = { ...openStatus, currentPatient: patientRead }));
    return (await screen.findByRole("alert")).textContent ?? "";
  }

  test("says whose chart it was if the EHR shows another patient", async () => {
    const other = { name: "BYRNE, SEAN", birthDate: "1980-01-02", mrn: "40012" };
    expect(await read(other, { "ehr.patientData": null })).toBe(
      "The EHR showed the chart of BYRNE, SEAN · Jan 2, 1980 · 40012. Open the chart of Maria E Lopez, then read it again.",
    );
  });

  test("says that nothing could be read if nothing was stored", async () => {
    expect(await read(chart, { "ehr.patientData": data })).toBe(
      "Nothing could be read with certainty from this chart.",
    );
  });

  test("says why nothing is shown of a chart of this patient", async () => {
    expect(await read(chart, { "ehr.patientData": null })).toMatch(/^The chart was read, but isn’t shown/);
  });
});

test("a failure to load what was read is shown, with the button that reads the chart", async () => {
  let isDamaged = true;
  const { stores } = show(patient, {
    "ehr.patientData": () => {
      if (isDamaged) throw new AppError("timeout", "");
      return data;
    },
  });
  runInAction(() => (stores.ehr.status = { ...openStatus, currentPatient: chart }));
  expect((await screen.findByRole("alert")).textContent).toContain("What was read before can’t be shown.");
  screen.getByRole("button", { name: "Read the open chart" });
  isDamaged = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Penicillin: rash");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["2026-12-03 9:40 AM Follow-up", { date: "2026-12-03", time: "09:40", reason: "Follow-up" }],
  ["3 Dec 2026, 14:05 – Blood pressure", { date: "2026-12-03", time: "14:05", reason: "Blood pressure" }],
  ["12/24/2026 12:15 pm Vaccination", { date: "2026-12-24", time: "12:15", reason: "Vaccination" }],
  ["05/04/2026 10:00 Check", { date: "", time: "10:00", reason: "Check" }],
  ["Follow-up in 3 months", { date: "", time: "", reason: "Follow-up in 3 months" }],
])("“%s” becomes an appointment to review, without a date that has two readings", (line, expected) => {
  expect(appointmentFromEhr(line)).toEqual(expected);
});

test("sex and phone are read after their words only", () => {
  expect(withDemographics(chart, ["Sex: F\nPhone: (555) 010-4477\nFax 555 0199"])).toEqual({
    ...chart,
    sex: "female",
    phone: "(555) 010-4477",
  });
  expect(withDemographics(chart, ["65 y, male nurse; call 555-0100"])).toEqual(chart);
});
