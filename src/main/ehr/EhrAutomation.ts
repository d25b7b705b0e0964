import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { EhrPatientQuery, EhrStatus } from "../../shared/bridge/ehrBridge";
import { type EhrExport, type EhrPatientData, type EhrSession, ehrExportSchema } from "../../shared/ehr/ehrData";
import type { FillPlan, FillReceipt, FillRequest, NoteToFill } from "../../shared/ehr/ehrFill";
import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import type { ProfileImport } from "../../shared/ehr/ehrProfileSummary";
import type { RecordingKeys } from "../recordings/RecordingKeys";
import { type AuditEvent, AuditLog } from "./audit/AuditLog";
import { CapturedSessions } from "./captured/CapturedSessions";
import { SealedStore } from "./captured/SealedStore";
import { ChartMonitor } from "./ChartMonitor";
import { CommandQueue } from "./commands/CommandQueue";
import type { EhrBrowser } from "./EhrBrowser";
import { extractData, pageText } from "./extractData";
import { FillRecord } from "./fill/FillRecord";
import { toEhrRefusal, type FillOutcome, NoteFill } from "./fill/NoteFill";
import { refusedPlan } from "./fill/refusedPlan";
import { hashText } from "./fill/isSameText";
import type { GuardResult } from "./fill/runGuard";
import { patientOf } from "./identity/patientOf";
import { readShownPatient } from "./identity/readShownPatient";
import { navigate } from "./navigate";
import { choosePage, type EhrPage } from "./page/choosePage";
import { frameOrigin } from "./page/frameOrigin";
import { pageKeyOf } from "./page/pageKeyOf";
import { Refusal } from "./page/Refusal";
import { toRefusal } from "./page/toRefusal";
import type { EhrProfile } from "./profile/ehrProfile";
import { parseProfile } from "./profile/parseProfile";
import { ProfileStore, summaryOf } from "./profile/ProfileStore";

interface Deps {
  browser: EhrBrowser;
  /** Folder with profiles, captured data and the audit log. */
  folder: string;
  /** Folder of the browser's own profile. */
  browserFolder: string;
  keys: Pick<RecordingKeys, "current" | "byId">;
  /** Called when the status changed. */
  onChange?: (status: EhrStatus) => void;
}

/**
 * Command deadlines by kind, in milliseconds. `navigate`: an unknown record number must fail within 10 seconds (trial 5
 * in docs/ehr-trials.md).
 */
const limits = { read: 5_000, plan: 20_000, fill: 40_000, navigate: 9_500 } as const;

/**
 * Automates the EHR: runs one command at a time, each with a deadline. Methods throw `Refusal`; `planFill` and
 * `fillNote` return it as their result, unless the browser is not open.
 */
export class EhrAutomation {
  readonly profiles: ProfileStore;
  readonly sessions: CapturedSessions;
  readonly audit: AuditLog;
  /** Resolves when the profiles are read. */
  readonly ready: Promise<void>;
  private readonly monitor: ChartMonitor;
  private readonly queue = new CommandQueue();
  private readonly filled: FillRecord;
  private readonly noteFill: NoteFill;
  private reported = "";

  constructor(private readonly deps: Deps) {
    const { browser, folder, keys } = deps;
    this.profiles = new ProfileStore(join(folder, "profiles"));
    this.sessions = new CapturedSessions(new SealedStore(join(folder, "sessions.sealed"), keys));
    this.audit = new AuditLog(join(folder, "audit.jsonl"));
    this.filled = new FillRecord(new SealedStore(join(folder, "filled.sealed"), keys));
    this.noteFill = new NoteFill(this.filled);
    this.ready = this.profiles.load().catch(() => undefined);
    this.monitor = new ChartMonitor(
      () => browser.pages,
      this.profiles,
      () => this.report(),
    );
  }

  get status(): EhrStatus {
    return { ...this.deps.browser.status, ...this.monitor.status };
  }

  /** Whether a filled note may still be unsaved in the open browser: it was neither seen saved nor lost. */
  get isNoteUnsaved(): boolean {
    return this.monitor.isNoteUnsaved;
  }

  /** Stores a profile from the wizard as the next version of the stored profile with the same id, or as version 1. */
  async storeFromWizard(made: EhrProfile): Promise<void> {
    const profile = { ...made, version: (this.profiles.byId(made.id)?.version ?? 0) + 1 };
    await this.profiles.put(profile);
    await this.logProfile("setUpProfile", "stored", profile, this.browserPages().at(-1) ?? null);
    this.monitor.refreshSoon();
  }

  /** Called after each event of the browser: cancels the commands while a dialog is open, and reads the page soon. */
  browserChanged(): void {
    if (this.deps.browser.pages?.dialogs.all.length)
      this.queue.cancelAll(new Refusal("dialog_open", "The EHR shows a message. Answer it there, then try again."));
    this.monitor.refreshSoon();
    this.report();
  }

  /** Reports the status if it changed since the last report. */
  private report(): void {
    const { status } = this;
    const text = JSON.stringify(status);
    if (text === this.reported) return;
    this.reported = text;
    this.deps.onChange?.(status);
  }

  /** Opens the browser, or brings the open one to the front. @returns whether it is open. */
  async launch(): Promise<boolean> {
    await this.ready;
    return this.deps.browser.launch();
  }

  /** Cancels the commands and closes the browser. @returns whether there was one to close. */
  async close(): Promise<boolean> {
    this.queue.cancelAll();
    this.monitor.trackFilled(null);
    return this.deps.browser.close();
  }

  /** Cancels the running command and those that wait. */
  cancel(): void {
    this.queue.cancelAll();
  }

  /** Reads the patient of the current page; null if none was read with certainty. */
  currentPatient(): Promise<EhrPatient | null> {
    return this.queue.run(limits.read, async () => {
      const { page, profile } = this.requirePage();
      const { state, name, birthDate, mrn } = await readShownPatient(page, profile);
      return state === "found" ? { name, birthDate, mrn } : null;
    });
  }

  /** Returns the current page and its key in the profile; null without a web page. */
  async currentPage(): Promise<{ url: string; key: string | null } | null> {
    const url = this.deps.browser.pages?.currentUrl ?? null;
    if (url === null) return null;
    const key = await this.queue
      .run(limits.read, () => {
        const { page, profile } = this.requirePage();
        return pageKeyOf(page, profile);
      })
      .catch(() => null);
    return { url, key };
  }

  /**
   * Reads the data that the profile describes and stores it; null without a patient.
   * @param whole reads the text of the page instead and stores nothing.
   */
  extractPageData(whole: boolean): Promise<EhrSession | null> {
    return this.queue.run(limits.read, async () => {
      const { page, profile } = this.requirePage();
      const pageKey = await pageKeyOf(page, profile);
      const shown = await readShownPatient(page, profile);
      const { state, name, birthDate, mrn } = shown;
      if (state !== "found") return null;
      const items = whole ? [await pageText(page)] : await extractData(page, profile, pageKey, shown);
      const after = await readShownPatient(page, profile);
      if ([after.name, after.birthDate, after.mrn].join("\0") !== [name, birthDate, mrn].join("\0"))
        throw new Refusal("changed", "The EHR changed to another patient meanwhile. Read the chart again.");
      const at = new Date().toISOString();
      const session = {
        id: randomUUID(),
        at,
        profileId: profile.id,
        pageKey,
        patient: { name, birthDate, mrn },
        items,
      };
      if (!whole) await this.sessions.add(session);
      await this.log({ verb: "extractPageData", outcome: whole ? "whole" : "stored", page, pageKey });
      return session;
    });
  }

  /** Opens the chart of a patient. */
  navigateToPatient(wanted: EhrPatientQuery & { pid?: string | null | undefined }): Promise<void> {
    return this.queue.run(limits.navigate, async (signal) => {
      const { page, profile } = this.requirePage();
      try {
        await navigate(page, profile, { ...patientOf(wanted), pid: wanted.pid ?? null }, signal);
        await this.log({ verb: "navigateToPatient", outcome: "opened", page });
      } catch (error) {
        await this.log({ verb: "navigateToPatient", outcome: codeOf(error), page });
        throw error;
      }
    });
  }

  /** Sets the note to fill in; null for none. */
  loadNote(note: NoteToFill | null): void {
    this.monitor.note = note;
    this.monitor.refreshSoon();
  }

  /** Plans what filling the loaded note would write, without writing it. */
  async planFill(): Promise<FillPlan> {
    const { note } = this.monitor;
    if (!note) return refusedPlan(new Refusal("no_note", "No note is chosen to be filled in."), null);
    let page: Page | null = null;
    let read: GuardResult | null = null;
    try {
      return await this.queue.run(limits.plan, async (signal) => {
        const target = await this.notePage();
        page = target.page;
        const plan = await this.noteFill.prepare(note, target, signal, (each) => (read = each));
        await this.log({ verb: "planFill", outcome: "shown", page, patientId: note.patient.id ?? null });
        return plan;
      });
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.code === "not_running") throw refusal;
      await this.log({ verb: "planFill", outcome: refusal.code, page, patientId: note.patient.id ?? null });
      return refusedPlan(refusal, read);
    }
  }

  /** Writes a planned note and reads each box back. */
  async fillNote(request: FillRequest): Promise<FillReceipt> {
    try {
      return await this.queue.run(limits.fill, async (signal) => {
        const outcome = await this.noteFill.fill(request, this.requirePages(), signal);
        await this.recordFill(outcome);
        return outcome.receipt;
      });
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.code === "not_running") throw refusal;
      await this.log({ verb: "fillNote", outcome: refusal.code, page: null });
      return { state: "stopped", refusal: toEhrRefusal(refusal), fields: [] };
    }
  }

  /** Returns the captured sessions of a patient; without a query, of the one the EHR shows. */
  async patientSessions(query: EhrPatientQuery | undefined): Promise<EhrSession[]> {
    const patient = query ? patientOf(query) : await this.currentPatient();
    return patient ? this.sessions.ofPatient(patient) : [];
  }

  /** Returns the captured data of a patient; without a query, of the one the EHR shows. */
  async patientData(query: EhrPatientQuery | undefined): Promise<EhrPatientData | null> {
    const patient = query ? patientOf(query) : await this.currentPatient();
    return patient ? this.sessions.dataOf(patient) : null;
  }

  /** Returns all captured sessions, to be stored in a file. */
  async export(): Promise<EhrExport> {
    const data = await this.sessions.export();
    await this.log({ verb: "export", outcome: "exported", page: null });
    return data;
  }

  /** Imports exported sessions. @returns false if the data is not such an export. */
  async import(data: unknown): Promise<boolean> {
    const parsed = ehrExportSchema.safeParse(data);
    if (parsed.success) await this.sessions.import(parsed.data);
    await this.log({ verb: "import", outcome: parsed.success ? "imported" : "invalid_input", page: null });
    return parsed.success;
  }

  /**
   * Deletes captured data and the fill record. The audit log is kept and gets an entry.
   * @param alsoBrowser also closes the browser and deletes its own profile.
   */
  async clear(alsoBrowser: boolean): Promise<void> {
    if (alsoBrowser) {
      await this.close();
      await rm(this.deps.browserFolder, { recursive: true, force: true });
    }
    await this.sessions.clear();
    await this.filled.clear();
    await this.log({ verb: "clear", outcome: alsoBrowser ? "data_and_browser" : "data", page: null });
  }

  /**
   * Checks a profile, and stores it if every origin in it is in `acceptOrigins`.
   * @returns its summary, or what is wrong with it.
   */
  async importProfile(input: unknown, acceptOrigins: readonly string[]): Promise<ProfileImport> {
    const parsed = parseProfile(input);
    if (!parsed.ok) return { accepted: false, profile: null, faults: parsed.faults };
    const { profile } = parsed;
    const accepted = profile.origins.every((origin) => acceptOrigins.includes(origin));
    if (accepted) {
      await this.profiles.put(profile);
      await this.logProfile("importProfile", "stored", profile);
      this.monitor.refreshSoon();
    }
    return { accepted, profile: summaryOf(profile), faults: [] };
  }

  /** Removes a profile. @returns whether there was one with this id. */
  async removeProfile(id: string): Promise<boolean> {
    const profile = this.profiles.byId(id);
    if (!profile) return false;
    await this.profiles.remove(id);
    await this.logProfile("removeProfile", "removed", profile);
    this.monitor.refreshSoon();
    return true;
  }

  /** Returns the open pages; none while no browser runs. */
  browserPages(): readonly Page[] {
    return this.deps.browser.pages?.all ?? [];
  }

  /**
   * Answers the open dialog instead of the person; only for trials without a window.
   * @returns whether there was one.
   */
  async answerDialog(accept: boolean, text?: string): Promise<boolean> {
    const [open] = this.deps.browser.pages?.dialogs.all ?? [];
    if (open) await (accept ? open.dialog.accept(text) : open.dialog.dismiss());
    return open !== undefined;
  }

  private requirePages() {
    const { pages } = this.deps.browser;
    if (!pages) throw new Refusal("not_running", "The EHR’s browser isn’t open.");
    return pages;
  }

  /** Returns the current page of a known EHR. @throws {Refusal} whose message says why. */
  private requirePage(): EhrPage {
    return choosePage(this.requirePages(), this.profiles);
  }

  /** Returns the page with the note's boxes, the newest if several have them; the current page if none has. */
  private async notePage() {
    const pages = this.requirePages();
    const current = choosePage(pages, this.profiles);
    const { profile } = current;
    for (const page of pages.all.toReversed()) {
      const isEhrPage = profile.origins.includes(frameOrigin(page.mainFrame()) ?? "");
      if (!isEhrPage || pages.hasCrashed(page) || pages.dialogs.of(page)) continue;
      if ((await pageKeyOf(page, profile)) === profile.note?.page) return { pages, page, profile };
    }
    return { pages, ...current };
  }

  /**
   * Records a fill with its texts' hashes, and watches for the note in the chart. Blank lines do not count in the audit
   * log's hashes, so that a text has the same hash after a rich editor has dropped them; the lengths show them.
   */
  private async recordFill({ receipt, note, profile, page, shown, texts, plan }: FillOutcome): Promise<void> {
    if (receipt.state === "filled") {
      await this.filled.add(profile.id, shown, texts);
      if (texts.length > 0) this.monitor.trackFilled({ profile, note, texts: texts.map(({ text }) => text) });
    }
    const fields = plan.map(({ key, oldText, newText }) => ({
      key,
      outcome: receipt.fields.find((field) => field.key === key)?.outcome ?? "not_written",
      oldLength: oldText.length,
      oldHash: hashText(oldText, true),
      newLength: newText.length,
      newHash: hashText(newText, true),
    }));
    const outcome = receipt.refusal?.code ?? receipt.state;
    const patientId = note.patient.id ?? null;
    await this.log({ verb: "fillNote", outcome, page, profile: `${profile.id}@${profile.version}`, patientId, fields });
  }

  private logProfile(verb: string, outcome: string, { id, version }: EhrProfile, page: Page | null = null) {
    return this.log({ verb, outcome, page, profile: `${id}@${version}` });
  }

  private log(event: Partial<AuditEvent> & { verb: string; outcome: string; page: Page | null }): Promise<void> {
    const { page, ...rest } = event;
    const origin = page && !page.isClosed() ? frameOrigin(page.mainFrame()) : null;
    const profile = this.profiles.byOrigin(origin);
    const known = { pageKey: null, patientId: null, profile: profile && `${profile.id}@${profile.version}` };
    return this.audit.add({ who: userInfo().username, origin, ...known, ...rest });
  }
}

const codeOf = (error: unknown): string => toRefusal(error).code;
