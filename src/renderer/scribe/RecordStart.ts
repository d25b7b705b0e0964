import { makeObservable, observable, runInAction } from "mobx";
import { AsyncTask } from "../base/AsyncTask";
import type { RecorderStore } from "../recording/RecorderStore";
import type { OpenVisitStore } from "../visits/OpenVisitStore";
import type { VisitsStore } from "../visits/VisitsStore";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly recordStart: RecordStart;
  }
}

interface Deps {
  recorder: Pick<RecorderStore, "state" | "start">;
  openVisit: Pick<OpenVisitStore, "visitId" | "visit" | "note" | "applyVisit">;
  visits: Pick<VisitsStore, "form" | "saveForm" | "create" | "createNew" | "select">;
}

/** Where a recording goes that is started while a session with a note is open. */
export type RecordTarget = "new" | "open";

/** Starts recordings for every button, key, menu and tray item, which therefore share one progress state and error. */
export class RecordStart {
  /** Fails if the visit could not be created. Later failures are reported by the recorder. */
  readonly task = new AsyncTask();
  /** Id of the visit about which the screen asks whether to add to it; null without a question. */
  askingFor: string | null = null;

  readonly #created = new Set<string>();

  constructor(private readonly deps: Deps) {
    makeObservable(this, { askingFor: observable });
  }

  /**
   * Saves the open form and records its visit. Without a form, records the open visit if it has no note, asks if it has
   * one, and records a new visit if it is signed. If none is open, the new visit gets what was entered for it. Does nothing
   * while a recording runs. Never rejects.
   */
  async record(): Promise<void> {
    const { openVisit, visits } = this.deps;
    const isAsking = !visits.form && openVisit.visitId !== null && mayBelongToAnother(openVisit);
    if (isAsking && this.deps.recorder.state === "idle") runInAction(() => (this.askingFor = openVisit.visitId));
    else await this.start(() => this.visitToRecord());
  }

  /** Answers the question: records the open visit, or a new one. Never rejects. */
  async answer(target: RecordTarget): Promise<void> {
    const asked = this.askingFor;
    this.cancel();
    await this.start(async () => (target === "open" && asked !== null ? asked : this.newVisit()));
  }

  /** Closes the question without recording. */
  cancel(): void {
    runInAction(() => (this.askingFor = null));
  }

  /** @param visitId returns the id of the visit to record; null if nothing is to be recorded */
  private async start(visitId: () => Promise<string | null>): Promise<void> {
    const { recorder } = this.deps;
    if (recorder.state !== "idle" || this.task.isRunning) return;
    this.cancel();
    await this.task.run(
      async () => {
        const id = await visitId();
        if (id !== null) await recorder.start(id);
      },
      () => {},
    );
  }

  /** Returns the id of the visit to record; null if its form could not be saved. */
  private async visitToRecord(): Promise<string | null> {
    const { openVisit, visits } = this.deps;
    if (visits.form) {
      const saved = await visits.saveForm();
      if (!saved) return null;
      openVisit.applyVisit(saved);
      visits.select(saved.id);
      return saved.id;
    }
    if (openVisit.visitId !== null && openVisit.visit?.status !== "signed") return openVisit.visitId;
    return this.newVisit();
  }

  /** Creates and selects the visit of a new recording or import. @returns its id @throws {AppError} */
  async newVisit(): Promise<string> {
    const { openVisit, visits } = this.deps;
    const { id } = openVisit.visitId === null ? await visits.createNew() : await visits.create({});
    this.#created.add(id);
    visits.select(id);
    return id;
  }

  /** Whether a recording or an import created this visit in this window. */
  hasCreated(visitId: string): boolean {
    return this.#created.has(visitId);
  }
}

/** Whether the open visit has a note, so that the next words may be another patient's. True until it is loaded. */
const mayBelongToAnother = ({ visit, note }: Deps["openVisit"]): boolean =>
  visit === null || (note !== null && visit.status !== "signed");
