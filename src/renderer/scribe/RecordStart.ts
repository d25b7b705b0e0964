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

/** Record, from a button, key, menu or tray: one for all, so that its progress and failure are shown wherever it was pressed. */
export class RecordStart {
  /** Fails if the visit could not be created. Later failures are the recorder's. */
  readonly task = new AsyncTask();

  constructor(private readonly deps: Deps) {}

  /** Records the visit whose form is open, which is saved first, or the open visit, or a new one. */
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
