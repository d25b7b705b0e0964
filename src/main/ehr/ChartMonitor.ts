import type { Page } from "playwright-core";
import type { EhrChart, EhrStatus } from "../../shared/bridge/ehrBridge";
import type { NoteToFill, VisitPatient } from "../../shared/ehr/ehrFill";
import { comparePatients } from "./identity/comparePatients";
import { readShownPatient, type ShownPatient } from "./identity/readShownPatient";
import type { OpenPages } from "./OpenPages";
import { findTargetFaults } from "./page/findTargetFaults";
import { fingerprintOf } from "./page/fingerprintOf";
import { frameOrigin } from "./page/frameOrigin";
import { isLoggedOut } from "./page/isLoggedOut";
import { pageKeyOf } from "./page/pageKeyOf";
import { showsSaved } from "./page/showsSaved";
import type { EhrProfile } from "./profile/ehrProfile";
import type { ProfileStore } from "./profile/ProfileStore";

/**
 * Times in milliseconds: from an event of a page to reading it, so that events that come together cause one reading;
 * between two readings; and the time after which a reading is no longer waited for.
 */
const pauses = { afterEvent: 150, between: 3_000, limit: 2_000 } as const;

/** Maximum number of times a page is read if it is navigated during each reading. */
const maxReadings = 3;

/** A note that was filled in and has not been seen saved. */
export interface FilledNote {
  profile: EhrProfile;
  note: NoteToFill;
  texts: string[];
}

interface Seen {
  chart: EhrChart | null;
  patient: EhrStatus["currentPatient"];
}

const nothing: Seen = { chart: null, patient: null };

/**
 * Reads what the current page of the EHR shows, after events and every few seconds, and keeps it for `status`. Also
 * looks for the note that was filled in until it is seen saved.
 */
export class ChartMonitor {
  /** The note to fill; the patient shown is compared with its patient. */
  note: NoteToFill | null = null;
  private seen = nothing;
  private filledNote: FilledNote | null = null;
  private filledState: EhrChart["filled"] = null;
  private timer: NodeJS.Timeout | null = null;
  private reading = false;
  /** Pages whose reading has not ended, even after its time limit: a page that hangs is not read a second time. */
  private readonly beingRead = new Set<Page>();
  /** Result of `fingerprintOf` when the page was read last; null if it must be read again. */
  private fingerprint: number | null = null;
  /** The last result of `findTargetFaults`, and the state of the page that it belongs to. */
  private health: { page: Page; navigations: number; key: string | null; faults: EhrChart["health"] } | null = null;

  constructor(
    private readonly pages: () => OpenPages | null,
    private readonly profiles: ProfileStore,
    private readonly onChange: () => void = () => undefined,
  ) {}

  get status(): Pick<EhrStatus, "chart" | "currentPatient"> {
    if (!this.pages()) return { chart: null, currentPatient: null };
    const { chart, patient } = this.seen;
    return { chart: chart && { ...chart, filled: this.filledState }, currentPatient: patient };
  }

  /** Whether a filled note may still be unsaved in the open browser: it was neither seen saved nor lost. */
  get isNoteUnsaved(): boolean {
    return this.pages() !== null && this.filledState === "not_saved";
  }

  /** Sets the filled note to look for in the EHR's saved view; null for none. */
  trackFilled(filled: FilledNote | null): void {
    this.filledNote = filled;
    this.filledState = filled && "not_saved";
  }

  /**
   * Reads the page soon, even if it looks unchanged: after an event of a page, or a change of the note or the profiles.
   */
  refreshSoon(): void {
    this.fingerprint = null;
    this.schedule(pauses.afterEvent);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(afterMs: number): void {
    this.stop();
    if (!this.pages()) this.browserGone();
    else this.timer = setTimeout(() => void this.refresh(), afterMs).unref();
  }

  private browserGone(): void {
    this.seen = nothing;
    if (this.filledState === "not_saved") this.filledState = "lost";
  }

  /** Reads the current page. Never rejects. */
  async refresh(): Promise<void> {
    const pages = this.pages();
    const page = pages?.current;
    if (this.reading) return this.schedule(pauses.afterEvent);
    if (page && this.beingRead.has(page)) return this.schedule(pauses.between);
    this.reading = true;
    try {
      const isBlocked = !page || pages.hasCrashed(page) || pages.dialogs.of(page) !== null;
      if (!isBlocked) await withLimit(this.readPage(pages, page));
    } finally {
      this.reading = false;
      this.schedule(pauses.between);
    }
  }

  /** Never rejects. */
  private async readPage(pages: OpenPages, page: Page): Promise<void> {
    this.beingRead.add(page);
    try {
      await this.update(pages, page);
    } catch {
      this.fingerprint = null;
    } finally {
      this.beingRead.delete(page);
    }
  }

  /** Reads a page. What was read is discarded if another page has become the current one in the meantime. */
  private async update(pages: OpenPages, page: Page): Promise<void> {
    const isCurrent = (): boolean => this.pages() === pages && pages.current === page;
    const before = JSON.stringify(this.status);
    const fingerprint = await fingerprintOf(page);
    if (!isCurrent()) return;
    if (fingerprint !== null && fingerprint === this.fingerprint) return;
    this.fingerprint = fingerprint;
    const profile = this.profiles.byOrigin(frameOrigin(page.mainFrame()));
    let seen = nothing;
    for (
      let tries = 0, navigations = -1;
      profile && navigations !== pages.navigationsOf(page) && tries < maxReadings;
      tries++
    ) {
      navigations = pages.navigationsOf(page); // if it changes, parts were read before and after a navigation
      seen = await this.read(pages, page, profile);
    }
    if (!isCurrent()) return;
    this.seen = seen;
    if (JSON.stringify(this.status) !== before) this.onChange();
  }

  private async read(pages: OpenPages, page: Page, profile: EhrProfile): Promise<Seen> {
    const isOut = await isLoggedOut(page, profile);
    const key = await pageKeyOf(page, profile);
    const shown = await readShownPatient(page, profile);
    const { id, name, version } = profile;
    await this.findFilled(page, profile, isOut, shown);
    const chart: EhrChart = {
      profile: { id, name, version },
      pageKey: key,
      loggedIn: isOut ? "no" : shown.state === "found" ? "yes" : "unknown",
      patient: this.compare(shown),
      health: await this.healthOf(pages, page, profile, key),
      filled: null,
    };
    const { birthDate, mrn } = shown;
    return { chart, patient: shown.state === "found" && !isOut ? { name: shown.name, birthDate, mrn } : null };
  }

  private compare(shown: ShownPatient): EhrChart["patient"] {
    if (shown.state !== "found") return shown.state;
    if (!this.note) return "unknown";
    const { result } = compareWith(this.note.patient, shown);
    return result === "one" ? "unconfirmed" : result;
  }

  /** Looks for the filled note in its patient's chart. If the EHR is signed out, a note that is not saved is lost. */
  private async findFilled(page: Page, profile: EhrProfile, isOut: boolean, shown: ShownPatient): Promise<void> {
    const { filledNote } = this;
    if (!filledNote || filledNote.profile.id !== profile.id || this.filledState === "seen") return;
    if (isOut && this.filledState === "not_saved") this.filledState = "lost";
    const { result } = compareWith(filledNote.note.patient, shown);
    if (result !== "match" && result !== "one") return;
    const isSeen = await showsSaved(page, profile, filledNote.texts);
    if (isSeen && this.filledNote === filledNote) this.filledState = "seen";
  }

  /** Checks the targets of the profile again only after a navigation or while some are missing: they may load late. */
  private async healthOf(
    pages: OpenPages,
    page: Page,
    profile: EhrProfile,
    key: string | null,
  ): Promise<EhrChart["health"]> {
    const navigations = pages.navigationsOf(page);
    const known = this.health;
    if (known?.page === page && known.navigations === navigations && known.key === key && known.faults.length === 0)
      return [];
    const faults = await findTargetFaults(page, profile, key);
    this.health = { page, navigations, key, faults };
    return faults;
  }
}

const compareWith = ({ name, birthDate, mrn }: VisitPatient, shown: ShownPatient) =>
  comparePatients(shown, { name, birthDate: birthDate ?? null, mrn: mrn ?? null });

/** Waits for a reading, at most for its time limit. */
const withLimit = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, pauses.limit).unref())]);
