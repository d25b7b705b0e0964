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
  openVisit: Pick<OpenVisitStore, "visitId" | "applyVisit">;
  visits: Pick<VisitsStore, "form" | "saveForm" | "create" | "select">;
}

/** Starts recordings for every button, key, menu and tray item, which therefore share one progress state and error. */
export class RecordStart {
  /** Fails if the visit could not be created. Later failures are reported by the recorder. */
  readonly task = new AsyncTask();

  constructor(private readonly deps: Deps) {}

  /**
   * Saves the open form and records its visit; without a form, records the open visit; without one, a new visit. Does
   * nothing while a recording runs. Never rejects.
   */
  async record(): Promise<void> {
    const { recorder } = this.deps;
    if (recorder.state !== "idle" || this.task.isRunning) return;
    await this.task.run(
      async () => {
        const visitId = await this.visitToRecord();
        if (visitId !== null) await recorder.start(visitId);
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
    if (openVisit.visitId !== null) return openVisit.visitId;
    const visit = await visits.create({});
    visits.select(visit.id);
    return visit.id;
  }
}
