import { computed, makeObservable, observableRef, runInAction } from "mobx";
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
  visits: Pick<VisitsStore, "form" | "saveForm" | "create" | "createNew" | "isNewShown" | "selectedId" | "select">;
}

/**
 * The visit for a recording or import that starts while a visit with a note is open: a new one, or the open one.
 */
export type RecordTarget = "new" | "open";

/** The open question that asks whether a recording or import starts a new visit or adds to the open one. */
interface OpenQuestion {
  /** The open visit. */
  visitId: string;
  /** Starts the import into the visit with this id; null for a recording. */
  beginImport: ((visitId: string) => void) | null;
}

/** Starts recordings for every button, key, menu and tray item, which therefore share one progress state and error. */
export class RecordStart {
  /** Fails if the visit could not be created. Later failures are reported by the recorder. */
  readonly task = new AsyncTask();
  /** What the screen asks; null without a question. */
  question: OpenQuestion | null = null;

  /** Ids of the visits that recordings and imports of this window created. */
  readonly #created = readCreated();
  /** The running creation of a visit, so that Record and an import at the same time create one. */
  #creating: Promise<string> | null = null;
  /** What `retry` does. */
  #repeat = () => this.record();

  constructor(private readonly deps: Deps) {
    makeObservable(this, { question: observableRef, askingFor: computed });
  }

  /** Id of the visit about which the screen asks whether to add to it; null without a question. */
  get askingFor(): string | null {
    return this.question?.visitId ?? null;
  }

  /**
   * Saves the open form and records its visit. Without a form, records the open visit if it has no note, asks if it has
   * one or is not loaded yet, and records a new visit if it is signed. If none is open, the new visit gets what was
   * entered for it. Does nothing while a recording runs. Never rejects.
   */
  async record(): Promise<void> {
    if (!this.deps.visits.form && this.asks(null)) return;
    await this.start(() => this.visitToRecord());
  }

  /** Answers the question: records or imports into the open visit, or into a new one. Never rejects. */
  async answer(target: RecordTarget): Promise<void> {
    const { question } = this;
    this.cancel();
    if (!question) return;
    const { visitId, beginImport } = question;
    if (!beginImport) await this.start(() => (target === "open" ? visitId : this.newVisit()));
    else if (target === "open") beginImport(visitId);
    else await this.importIntoNew(beginImport);
  }

  /** Asks if the open visit may be another patient's and nothing is recorded. @returns whether it asks. */
  private asks(beginImport: OpenQuestion["beginImport"]): boolean {
    const { openVisit, recorder } = this.deps;
    const { visitId } = openVisit;
    if (visitId === null || recorder.state !== "idle" || !mayBelongToAnother(openVisit)) return false;
    runInAction(() => (this.question = { visitId, beginImport }));
    return true;
  }

  /** Closes the question without recording or importing. */
  cancel(): void {
    runInAction(() => (this.question = null));
  }

  /** Starts to record a visit. @param visitId returns the id of the visit; null if nothing is to be recorded. */
  private async start(visitId: () => string | null | Promise<string | null>): Promise<void> {
    const { recorder } = this.deps;
    if (recorder.state !== "idle" || this.task.isRunning) return;
    this.cancel();
    this.#repeat = () => this.record();
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

  /**
   * Imports into the open visit if it has no note, asks if it has one or is not loaded yet, and imports into a new
   * visit if none is open or it is signed. Never rejects.
   * @param begin starts the import into the visit with this id
   */
  async importInto(begin: (visitId: string) => void): Promise<void> {
    if (this.asks(begin)) return;
    const { visit, visitId } = this.deps.openVisit;
    if (visitId !== null && visit?.status !== "signed") return begin(visitId);
    await this.importIntoNew(begin);
  }

  private async importIntoNew(begin: (visitId: string) => void): Promise<void> {
    this.#repeat = () =>
      this.task.run(
        async () => begin(await this.newVisit()),
        () => {},
      );
    await this.#repeat();
  }

  /** Repeats the recording or import that failed. Never rejects. */
  async retry(): Promise<void> {
    await this.#repeat();
  }

  /**
   * Creates the visit of a new recording or import, and selects it unless another was chosen in the meantime. What was
   * entered for a new visit is used only while it is on the screen.
   * @returns its id
   * @throws {AppError} of the failed request.
   */
  private newVisit(): Promise<string> {
    this.#creating ??= this.createVisit().finally(() => (this.#creating = null));
    return this.#creating;
  }

  private async createVisit(): Promise<string> {
    const { openVisit, visits } = this.deps;
    if (openVisit.visitId === null && visits.isNewShown) {
      const { id } = await visits.createNew();
      this.rememberCreated(id);
      return id;
    }
    const before = visits.selectedId;
    const { id } = await visits.create({});
    this.rememberCreated(id);
    if (visits.selectedId === before) visits.select(id);
    return id;
  }

  private rememberCreated(visitId: string): void {
    this.#created.add(visitId);
    writeCreated(this.#created);
  }

  /** Whether a recording or an import created this visit in this window, even before a reload. */
  hasCreated(visitId: string): boolean {
    return this.#created.has(visitId);
  }
}

/** Whether the open visit has a note, so that the next words may be another patient's. True until it is loaded. */
const mayBelongToAnother = ({ visit, note }: Deps["openVisit"]): boolean =>
  visit === null || (note !== null && visit.status !== "signed");

/** Key of the ids in session storage, which is emptied when the user signs out. */
const createdKey = "chartside.created-visits";

function readCreated(): Set<string> {
  try {
    return new Set(sessionStorage.getItem(createdKey)?.split(" "));
  } catch {
    return new Set(); // storage is blocked
  }
}

function writeCreated(ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(createdKey, [...ids].join(" "));
  } catch {
    // Storage is blocked or full: an empty visit then stays in the list after a reload.
  }
}
