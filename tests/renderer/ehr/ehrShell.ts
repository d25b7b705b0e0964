import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { bridge } from "../../../src/shared/bridge/contract";
import type { EhrStatus } from "../../../src/shared/bridge/ehrBridge";
import type { FillPlan, FillReceipt } from "../../../src/shared/ehr/ehrFill";
import type { WizardState } from "../../../src/shared/bridge/wizardBridge";
import { EhrFillStore } from "../../../src/renderer/ehr/fill/EhrFillStore";
import { EhrRecordsStore } from "../../../src/renderer/ehr/records/EhrRecordsStore";
import { EhrStore } from "../../../src/renderer/ehr/EhrStore";
import { WizardStore } from "../../../src/renderer/ehr/wizard/WizardStore";
import type { Platform } from "../../../src/renderer/base/Platform";

export const closedStatus: EhrStatus = {
  isRunning: false,
  browserConnected: false,
  currentPage: null,
  currentPatient: null,
  dialog: null,
  chart: null,
  fault: null,
};
export const openStatus: EhrStatus = { ...closedStatus, isRunning: true, browserConnected: true };

/** A template of the clinician with one section, whose title says nothing of what it is about. */
const ownTemplate = {
  ...{ id: "t-1", title: "Mine", built_in: false },
  sections: [{ id: "s-17", key: "assessment", title: "What I think" }],
};

/** A desktop shell whose answers a test sets, by "domain.verb"; inputs and answers must match the bridge's schemas. */
export function ehrShell(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    "ehr.status": closedStatus,
    "ehr.profiles": [],
    "ehr.searchSessions": [],
    "ehr.audit": { entries: [], isIntact: true },
    "ehr.loadNote": true,
    "ehr.launch": true,
    "wizard.state": null,
    ...answers,
  };
  const listeners = new Map<string, (payload: unknown) => void>();
  const asked: [name: string, input: unknown][] = [];
  const call = (domain: "ehr" | "wizard", verb: string, input?: unknown) => {
    const name = `${domain}.${verb}`;
    const schemas = (bridge[domain].requests as Record<string, { input: { parse: (value: unknown) => unknown } }>)[
      verb
    ]!;
    schemas.input.parse(input);
    asked.push([name, input]);
    if (!(name in all)) return Promise.reject(new Error(`no answer to ${name}`));
    const answer = all[name];
    return Promise.resolve(typeof answer === "function" ? (answer as (value: unknown) => unknown)(input) : answer);
  };
  const on = (event: string, listener: (payload: unknown) => void) => {
    listeners.set(event, listener);
    return () => listeners.delete(event);
  };
  const platform = { kind: "desktop", call: vi.fn(call), on } as unknown as Platform;
  const stores = {
    platform,
    queries: new QueryClient(),
    ehr: new EhrStore(platform),
    ehrFill: new EhrFillStore(platform),
    ehrRecords: new EhrRecordsStore(platform),
    ehrWizard: new WizardStore(platform),
    templates: { items: [{ ...ownTemplate, kind: "note" }], loadOnce: () => Promise.resolve() },
  };
  const inputsOf = (name: string) => asked.filter(([each]) => each === name).map(([, input]) => input);
  return { stores, answers: all, inputsOf, send: (event: string, payload: unknown) => listeners.get(event)?.(payload) };
}

const allEqual = { name: "equal", birthDate: "equal", mrn: "equal" } as const;

/** A plan that may be carried out: one box to write, one that the clinician changed. */
export const fillPlan: FillPlan = {
  id: "plan-1",
  canFill: true,
  refusal: null,
  needsYearOfBirth: false,
  shown: { name: "WHITFIELD, HAROLD", birthDate: "1952-01-09", mrn: "40015", comparison: allEqual },
  fields: [
    {
      key: "assessment",
      label: "Impression",
      sections: ["assessment"],
      mode: "replace-if-empty",
      oldText: "",
      newText: "Type 2 diabetes.",
      action: "write",
      lost: "",
      warnings: [],
    },
    {
      key: "plan",
      label: "Action plan",
      sections: ["plan"],
      mode: "replace",
      oldText: "Call back",
      newText: "Metformin 500 mg.",
      action: "ask",
      lost: "Call back",
      warnings: [],
    },
  ],
  unmapped: [],
  warnings: [],
};
/** The plan that the shell returns if the EHR shows another patient, here one of the same name. */
export const otherPatientPlan: FillPlan = {
  ...fillPlan,
  id: "",
  canFill: false,
  refusal: { code: "patient_mismatch", message: "The EHR shows a different patient from this session’s." },
  shown: {
    name: "Harold Whitfield",
    birthDate: "1978-03-02",
    mrn: null,
    comparison: { name: "equal", birthDate: "different", mrn: "unknown" },
  },
  fields: [],
};
export const fillReceipt: FillReceipt = {
  state: "filled",
  refusal: null,
  fields: [
    { key: "assessment", label: "Impression", outcome: "verified", reason: null },
    { key: "plan", label: "Action plan", outcome: "asked", reason: null },
  ],
};

export const wizardState: WizardState = {
  step: "patient",
  asks: "name",
  isPicking: true,
  understood: "Ready. Click the patient’s name in the EHR.",
  problem: null,
  origin: "https://ehr.example.org",
  readings: { name: null, dob: null, mrn: null },
  navigation: null,
  reveal: [],
  boxes: [],
  places: [],
};
