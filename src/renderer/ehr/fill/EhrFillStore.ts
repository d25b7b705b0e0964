import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { EhrPatientQuery } from "../../../shared/bridge/ehrBridge";
import type { FillPlan, FillReceipt, NoteToFill } from "../../../shared/ehr/ehrFill";
import type { Platform } from "../../base/Platform";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly ehrFill: EhrFillStore;
  }
}

/** What the dialog shows; `closed` if it is not open, `receipt` for the result. */
export type FillStep = "closed" | "planning" | "plan" | "filling" | "receipt";

/** Puts a note into the EHR: plans what would be written into each field, fills the fields, and keeps the result. */
export class EhrFillStore {
  step: FillStep = "closed";
  note: NoteToFill | null = null;
  plan: FillPlan | null = null;
  receipt: FillReceipt | null = null;
  /** Year of birth that the clinician enters as a second identifier if only one could be compared. */
  year = "";
  /** Keys of fields changed in the EHR that the clinician agrees to have written. */
  overwrite: ReadonlySet<string> = new Set();
  /** Whether the shell did not answer the last request. */
  isLost = false;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { note: observableRef, plan: observableRef, receipt: observableRef });
  }

  /** Whether filling can begin: the plan allows it, at least one field is written, and a required year is entered. */
  get canFill(): boolean {
    const { plan } = this;
    if (this.step !== "plan" || !plan?.canFill) return false;
    return (!plan.needsYearOfBirth || /^(18|19|20)\d\d$/.test(this.year)) && this.count > 0;
  }

  /** Number of EHR fields that will be written. */
  get count(): number {
    const fields = this.plan?.fields ?? [];
    return fields.filter(({ key, action }) => action === "write" || (action === "ask" && this.overwrite.has(key)))
      .length;
  }

  /** Opens the dialog with the plan for a note. */
  async open(note: NoteToFill): Promise<void> {
    this.note = note;
    await this.replan();
  }

  /** Creates a new plan, e.g. after another chart was opened or after a failed fill. */
  async replan(): Promise<void> {
    const { note } = this;
    if (!note) return;
    Object.assign(this, { step: "planning", receipt: null, year: "", overwrite: new Set(), isLost: false });
    const plan = await this.#platform
      .call("ehr", "loadNote", note)
      .then(() => this.#platform.call("ehr", "planFill"))
      .catch(() => null);
    runInAction(() => {
      if (this.step !== "planning") return;
      Object.assign(this, { plan, isLost: plan === null, step: "plan" });
    });
  }

  setYear(year: string): void {
    this.year = year.replaceAll(/\D/g, "").slice(0, 4);
  }

  setOverwrite(key: string, isAgreed: boolean): void {
    const next = new Set(this.overwrite);
    if (isAgreed) next.add(key);
    else next.delete(key);
    this.overwrite = next;
  }

  /** Fills the fields of the plan. Saving in the EHR is left to the clinician. */
  async fill(): Promise<void> {
    const { plan, year, overwrite } = this;
    if (!this.canFill || !plan) return;
    this.step = "filling";
    const yearOfBirth = plan.needsYearOfBirth ? { yearOfBirth: Number(year) } : {};
    const receipt = await this.#platform
      .call("ehr", "fillNote", { planId: plan.id, overwrite: [...overwrite], ...yearOfBirth })
      .catch(() => null);
    runInAction(() => Object.assign(this, { receipt, isLost: receipt === null, step: "receipt" }));
  }

  /** Stops filling; the shell restores the fields' earlier text. */
  async stop(): Promise<void> {
    await this.#platform.call("ehr", "cancel").catch(() => undefined);
  }

  /** Opens the chart of the note's patient in the EHR, then plans again. @returns whether the EHR shows it. */
  async openChart(): Promise<boolean> {
    const patient = this.note?.patient;
    if (!patient) return false;
    const query: EhrPatientQuery = {
      name: patient.name,
      birthDate: patient.birthDate ?? null,
      mrn: patient.mrn ?? null,
    };
    this.step = "planning";
    const isOpen = await this.#platform.call("ehr", "navigateToPatient", query).catch(() => false);
    await this.replan();
    return isOpen;
  }

  /** Closes the dialog. A filled note stays loaded in the shell, so that it can detect when the EHR saves it. */
  async close(): Promise<void> {
    if (this.step === "filling") return;
    const isFilled = this.receipt?.state === "filled";
    Object.assign(this, { step: "closed", plan: null });
    if (!isFilled) await this.#platform.call("ehr", "loadNote", null).catch(() => false);
  }
}
