import { BlueprintProvider } from "@blueprintjs/core";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { DashboardStores } from "../../../src/renderer/base/useStores";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { EhrPill } from "../../../src/renderer/ehr/EhrPill";
import { ehrPill } from "../../../src/renderer/ehr/ehrPill";
import { FillDialog } from "../../../src/renderer/ehr/fill/FillDialog";
import { noteToFill } from "../../../src/renderer/ehr/fill/noteToFill";
import { Profiles } from "../../../src/renderer/ehr/profiles/Profiles";
import { AuditView } from "../../../src/renderer/ehr/records/AuditView";
import { CapturedSessions } from "../../../src/renderer/ehr/records/CapturedSessions";
import { EhrPatientOffer } from "../../../src/renderer/visits/EhrPatientOffer";
import { fixtureNote } from "../review/fixtureVisit";
import { closedStatus, ehrShell, fillPlan, fillReceipt, openStatus, otherPatientPlan } from "./ehrShell";

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
  };
});

function show(stores: ReturnType<typeof ehrShell>["stores"], children: ReactNode): void {
  render(
    <StoresContext value={stores as unknown as DashboardStores}>
      <MemoryRouter>
        <BlueprintProvider>{children}</BlueprintProvider>
      </MemoryRouter>
    </StoresContext>,
  );
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
/** The rows of the table of the two patients, as they are read out. */
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s+/g, " ").trim()).join(" "));
const patient = { name: "Harold Whitfield", birthDate: "1952-01-09", mrn: "40015" };
const note = { patient, document: "note", sections: [{ id: "plan", title: "Plan", text: "Metformin 500 mg." }] };

describe("filling", () => {
  test("writes only what was agreed", async () => {
    const { stores, inputsOf } = ehrShell({ "ehr.planFill": fillPlan, "ehr.fillNote": fillReceipt });
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open(note));
    expect(inputsOf("ehr.loadNote")).toEqual([note]);
    expect(screen.getByRole("row", { name: /Date of birth Jan 9, 1952 Jan 9, 1952/ })).toBeTruthy();
    expect(button("Fill 1 box")).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "Replace my text" }));
    expect(button("Fill 2 boxes")).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "Replace my text" }));
    await press("Fill 1 box");
    expect(inputsOf("ehr.fillNote")).toEqual([{ planId: "plan-1", overwrite: [] }]);
    await screen.findByText("Written and read back");
    expect(screen.getByText(/^Filled, not saved\./)).toBeTruthy();
    runInAction(() => (stores.ehr.status = { ...openStatus, chart: { ...chart, filled: "seen" } }));
    await screen.findByText("Seen in the patient’s chart.");
    await press("Done");
    expect(inputsOf("ehr.loadNote")).toHaveLength(1); // stays loaded, to be seen saved
  });

  test("offers to open the right chart instead of filling if the patients differ", async () => {
    const { stores, answers, inputsOf } = ehrShell({ "ehr.planFill": otherPatientPlan, "ehr.navigateToPatient": true });
    runInAction(() => (stores.ehr.status = openStatus));
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open(note));
    expect(screen.getByRole("alert").textContent).toContain(
      "a different patient from this session’s. Nothing was written.",
    );
    expect(rows()).toEqual([
      "Name Harold Whitfield Harold Whitfield Agrees",
      "Date of birth Jan 9, 1952 Mar 2, 1978 Differs",
      "Record number 40015 – Not compared",
    ]);
    expect(screen.getByText("Differs").closest(".cs-tone-stop")).toBeTruthy();
    expect(document.querySelector(".cs-fill-identity .cs-tone-ok")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Fill/ })).toBeNull();
    answers["ehr.planFill"] = fillPlan;
    await press("Open the right patient");
    await waitFor(() => expect(button("Fill 1 box")).toBeTruthy());
    expect(inputsOf("ehr.navigateToPatient")).toEqual([patient]);
  });

  test("each identifier has the verdict of the shell, not one of its spelling", async () => {
    const comparison = { name: "equal", birthDate: "equal", mrn: "unknown" } as const;
    const shown = { name: "LOPEZ, MARIA E", birthDate: "1961-03-14", mrn: "40011", comparison };
    const { stores } = ehrShell({ "ehr.planFill": { ...fillPlan, shown } });
    show(stores, <FillDialog />);
    const maria = { name: "Maria Elena Lopez", birthDate: "1961-03-14", mrn: null };
    await act(() => stores.ehrFill.open({ ...note, patient: maria }));
    expect(rows()).toEqual([
      "Name Maria Elena Lopez LOPEZ, MARIA E Agrees",
      "Date of birth Mar 14, 1961 Mar 14, 1961 Agrees",
      "Record number – 40011 Not compared",
    ]);
    expect(screen.getAllByText("Agrees").every((each) => each.closest(".cs-tone-ok"))).toBe(true);
  });

  test("nothing is said of identifiers if no patient was read in the EHR", async () => {
    const refusal = { code: "signed_out", message: "You’re signed out of the EHR." };
    const { stores } = ehrShell({ "ehr.planFill": { ...otherPatientPlan, refusal, shown: null } });
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open(note));
    expect(rows()).toEqual(["Name Harold Whitfield –", "Date of birth Jan 9, 1952 –", "Record number 40015 –"]);
  });

  test("a box whose text is kept does not offer to replace it", async () => {
    const [, changed] = fillPlan.fields as [unknown, (typeof fillPlan.fields)[0]];
    const newText = "Call back\n\nMetformin 500 mg.";
    const box = { ...changed, mode: "append", newText, lost: "" };
    const { stores, inputsOf } = ehrShell({
      "ehr.planFill": { ...fillPlan, fields: [box] },
      "ehr.fillNote": fillReceipt,
    });
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open(note));
    expect(screen.queryByLabelText("Replace my text")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Keep my text and add the note after it" }));
    await press("Fill 1 box");
    expect(inputsOf("ehr.fillNote")).toEqual([{ planId: "plan-1", overwrite: ["plan"] }]);
  });

  test("asks for the year of birth if only one identifier could be compared", async () => {
    const comparison = { name: "equal", birthDate: "unknown", mrn: "unknown" } as const;
    const plan = { ...fillPlan, needsYearOfBirth: true, shown: { ...fillPlan.shown!, comparison } };
    const { stores, inputsOf } = ehrShell({ "ehr.planFill": plan, "ehr.fillNote": fillReceipt });
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open({ ...note, patient: { name: "Harold Whitfield" } }));
    expect(rows()).toEqual([
      "Name Harold Whitfield WHITFIELD, HAROLD Agrees",
      "Date of birth – Jan 9, 1952 Not compared",
      "Record number – 40015 Not compared",
    ]);
    expect(screen.getByText(/^Only one identifier could be compared\./)).toBeTruthy();
    expect(button("Fill 1 box")).toHaveProperty("disabled", true);
    await userEvent.type(screen.getByLabelText(/year of birth/), "1952");
    await press("Fill 1 box");
    expect(inputsOf("ehr.fillNote")).toEqual([{ planId: "plan-1", overwrite: [], yearOfBirth: 1952 }]);
  });

  test("a stopped run shows what was restored, and can be planned again", async () => {
    const refusal = { code: "navigated", message: "The EHR’s page changed." };
    const stopped = {
      state: "stopped",
      refusal,
      fields: [{ key: "plan", label: "Action plan", outcome: "restored", reason: null }],
    };
    const { stores, inputsOf } = ehrShell({ "ehr.planFill": fillPlan, "ehr.fillNote": stopped });
    show(stores, <FillDialog />);
    await act(() => stores.ehrFill.open(note));
    await press("Fill 1 box");
    await screen.findByText("Earlier text restored");
    await press("Try again");
    expect(inputsOf("ehr.planFill")).toHaveLength(2);
    await press("Cancel");
    expect(inputsOf("ehr.loadNote").at(-1)).toBeNull();
  });

  test("noteToFill identifies sections by id and key", () => {
    const { sections, patient: whose } = noteToFill(fixtureNote(), {
      patient: null,
      patient_name: "Harold Whitfield",
    });
    expect(whose).toMatchObject({ name: "Harold Whitfield", birthDate: null, mrn: null });
    expect(sections.every(({ text }) => text !== "")).toBe(true);
    const list = fixtureNote().sections.find(({ style, sentences }) => style === "bullets" && sentences.length > 1);
    const text = sections.find(({ id, key }) => id === list?.id && key === list?.key)?.text;
    expect(text?.split("\n")).toEqual(list?.sentences.map((sentence) => `- ${sentence.text}`));
  });
});

const profile = {
  id: "harbor",
  name: "Harbor Charts",
  version: 2,
  origins: ["https://ehr.example.org"],
  fields: ["Plan"],
};
const chart = {
  profile: { id: "harbor", name: "Harbor Charts", version: 2 },
  pageKey: "note",
  loggedIn: "yes" as const,
  patient: "match" as const,
  health: [],
  filled: null,
};

describe("profiles", () => {
  test("an import stores a profile only after its addresses are accepted", async () => {
    const importProfile = (input: { acceptOrigins?: string[] }) => {
      const accepted = input.acceptOrigins?.length === 1;
      return { accepted, profile, faults: [] };
    };
    const { stores, inputsOf } = ehrShell({ "ehr.importProfile": importProfile });
    show(stores, <Profiles onSetUp={() => undefined} />);
    const file = new File(["{}"], "ehr.json", { type: "application/json" });
    await userEvent.upload(screen.getByLabelText("EHR profile"), file);
    const question = await screen.findByRole("alertdialog", { hidden: true });
    expect(within(question).getByText("https://ehr.example.org")).toBeTruthy();
    expect(inputsOf("ehr.importProfile")).toEqual([{ profile: "{}", acceptOrigins: [] }]);
    await userEvent.click(within(question).getByText("Accept and import"));
    expect(inputsOf("ehr.importProfile").at(-1)).toEqual({ profile: "{}", acceptOrigins: profile.origins });
    await waitFor(() => expect(screen.queryByRole("alertdialog", { hidden: true })).toBeNull());
  });

  test("an invalid profile file shows which field is wrong", async () => {
    const faults = [{ field: "note.fields[0].target", message: "Give a role, name, label, nearText or css." }];
    const { stores } = ehrShell({ "ehr.importProfile": { accepted: false, profile: null, faults } });
    show(stores, <Profiles onSetUp={() => undefined} />);
    await userEvent.upload(screen.getByLabelText("EHR profile"), new File(["{}"], "ehr.json"));
    expect((await screen.findByRole("alert")).textContent).toContain("note.fields[0].target: Give a role");
  });

  test("a profile shows whether its fields are found on the open page", async () => {
    const health = [{ target: "Date of birth", found: "many" as const }];
    const { stores } = ehrShell({ "ehr.profiles": [profile] });
    runInAction(() => (stores.ehr.status = { ...openStatus, chart: { ...chart, health } }));
    show(stores, <Profiles onSetUp={() => undefined} />);
    await screen.findByText(/Date of birth found more than once/);
  });
});

describe("records", () => {
  const session = {
    id: "3f2b8c1e-5a6d-4e7f-8a9b-0c1d2e3f4a5b",
    at: "2026-11-20T10:00:00.000Z",
    profileId: "harbor",
    pageKey: "chart",
    patient,
    items: [{ kind: "allergies", label: null, text: "Penicillin" }],
  };

  test("captured data can be searched and, after a confirmation, cleared", async () => {
    const { stores, inputsOf } = ehrShell({ "ehr.searchSessions": [session], "ehr.clear": true });
    show(stores, <CapturedSessions />);
    await screen.findByText("Harold Whitfield");
    await userEvent.type(screen.getByLabelText("Search data read from the EHR"), "penicillin");
    expect(inputsOf("ehr.searchSessions").at(-1)).toEqual({ query: "penicillin" });
    await press("Clear…");
    const question = await screen.findByRole("alertdialog", { hidden: true });
    expect(document.activeElement?.textContent).toBe("Keep it");
    await userEvent.click(within(question).getByLabelText(/Also sign out/));
    await userEvent.click(within(question).getByText("Clear"));
    expect(inputsOf("ehr.clear")).toEqual([{ browserProfile: true }]);
  });

  test("the status is read 0.5 s after an import and after a clear [P9.26]", async () => {
    const { stores, inputsOf } = ehrShell({ "ehr.clear": true, "ehr.import": true });
    vi.useFakeTimers();
    const reads = async (change: Promise<boolean>) => {
      const before = inputsOf("ehr.status").length;
      await vi.advanceTimersByTimeAsync(499);
      expect(inputsOf("ehr.status")).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(inputsOf("ehr.status")).toHaveLength(before + 1);
      expect(await change).toBe(true);
    };
    await reads(stores.ehr.importData("{}"));
    await reads(stores.ehr.clear(false));
    vi.useRealTimers();
  });

  test("a log that was changed is reported", async () => {
    const { stores } = ehrShell({ "ehr.audit": { entries: [], isIntact: false } });
    await stores.ehrRecords.load();
    show(stores, <AuditView />);
    expect(screen.getByText(/changed or damaged/)).toBeTruthy();
  });
});

test.each([
  [{ dialog: { type: "confirm" as const, message: "?" } }, "EHR asks", "wait"],
  [{ chart: { ...chart, loggedIn: "no" as const } }, "EHR signed out", "wait"],
  [{ chart: { ...chart, patient: "mismatch" as const } }, "Other patient", "stop"],
  [{ chart, currentPatient: patient }, "EHR: Harold Whitfield", "ok"],
  [{ chart }, "EHR connected", "ok"],
  [{}, "EHR idle", "off"],
])("the pill says what the EHR shows: %o", (shown, label, tone) => {
  expect(ehrPill("open", { ...openStatus, ...shown })).toMatchObject({ label, tone });
  expect(ehrPill("stuck", openStatus).label).toBe("EHR disconnected");
  expect(ehrPill("closed", closedStatus).label).toBe("EHR not open");
});

test("the top bar shows the EHR once one is set up", async () => {
  const { stores, send } = ehrShell({ "ehr.profiles": [profile] });
  show(stores, <EhrPill />);
  await screen.findByRole("button", { name: /^EHR not open/ });
  act(() => send("ehr:changed", { ...openStatus, chart, currentPatient: patient }));
  await screen.findByRole("button", { name: /^EHR: Harold Whitfield/ });
});

test("the patient whose chart is open is offered", async () => {
  const { stores } = ehrShell();
  const handleChoose = vi.fn<() => void>();
  show({ ...stores, http: {} } as typeof stores, <EhrPatientOffer onChoose={handleChoose} />);
  expect(screen.queryByRole("button")).toBeNull();
  act(() => {
    stores.ehr.status = { ...openStatus, chart, currentPatient: { ...patient, name: "WHITFIELD, HAROLD J" } };
  });
  await press("Use the patient open in the EHR: WHITFIELD, HAROLD J, Jan 9, 1952, 40015");
  const form = await screen.findByRole("form", { name: "New patient" });
  const values = within(form)
    .getAllByRole("textbox")
    .map((box) => (box as HTMLInputElement).value);
  expect(values).toEqual(expect.arrayContaining(["HAROLD J", "WHITFIELD", "01/09/1952", "40015"]));
  await press("Cancel");
  expect(handleChoose).not.toHaveBeenCalled();
});
