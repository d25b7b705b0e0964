import { checkNote } from "../../shared/notes/checks/checkNote";
import type { DraftedSentence, Turn } from "../../shared/notes/noteEngine";
import type { Template } from "../../shared/templates/template";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";
import { type Lease, LeaseLost } from "../platform/work/lease";
import type { Platform } from "../services";
import { templateOfVisit } from "../templates/templateSource";
import { UtterancesRepository } from "../transcription/utterancesRepository";
import { setVisitStatus } from "../visits/visitAccess";
import { noteEngine } from "./engines";
import type { NoteContent } from "./noteContent";
import { NotesRepository } from "./notesRepository";
import { clearPendingDraft, type PendingDraft, pendingDraft } from "./pendingDraft";
import { draftedSections } from "./redraft";
import { keepVisitCounts, lockVisit } from "./visitOfNote";

/** Longest time drafted sentences wait before they are written and shown, in milliseconds. */
const flushMs = 100;
const failure = "The note could not be drafted. Transcript and audio are safe.";

/**
 * Writes the draft a visit waits for. Sentences go into the new note as they come; once whole it is checked, replaces
 * the note before it and the visit is `ready`. Killed at any point and taken over, it starts the same draft again and
 * leaves one note. A failure leaves the earlier note, transcript and audio as they were, and the visit in
 * `needs_attention`. Does nothing where no draft is asked for.
 *
 * @throws {LeaseLost} when another worker has the visit, or the server stops: the draft stays asked for.
 */
export async function draftVisit(platform: Platform, visitId: string, lease: Lease): Promise<void> {
  const pending = await pendingDraft(platform.database, platform.vault, visitId);
  if (!pending) return;
  const template = await templateOfVisit(platform.database, visitId, pending.draft.template_id);
  const draft = new VisitDraft(platform, visitId, lease, template, pending.draft, pending.sealed);
  try {
    if (await draft.begin()) await draft.write();
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    if (lease.signal.aborted) throw new LeaseLost("Stopped while drafting", { cause: error });
    platform.log.error({ err: error, visitId }, "draft failed");
    await draft.fail();
  }
}

class VisitDraft {
  private readonly noteId: string;

  constructor(
    private readonly platform: Platform,
    private readonly visitId: string,
    private readonly lease: Lease,
    private readonly template: Template,
    private readonly request: PendingDraft,
    private readonly sealed: Buffer,
  ) {
    this.noteId = request.note_id;
  }

  /** @returns false when this draft was given up for another. */
  async begin(): Promise<boolean> {
    return this.underLease(async (tx, notes, isRecording) => {
      const note = await notes.byId(this.noteId);
      if (!note?.drafting) {
        await clearPendingDraft(tx, this.visitId, this.sealed);
        return false;
      }
      if (!isRecording) await setVisitStatus(tx, this.visitId, "drafting");
      return true;
    });
  }

  async write(): Promise<void> {
    const engine = noteEngine();
    const turns = await this.turns();
    const { instructions } = this.request;
    const drafted: DraftedSentence[] = [];
    let flushed = performance.now();
    for await (const sentence of engine.draft(
      { turns, template: this.template, instructions, context: {} },
      this.lease.signal,
    )) {
      drafted.push(sentence);
      if (performance.now() - flushed < flushMs) continue;
      await this.show(drafted);
      flushed = performance.now();
    }
    this.lease.signal.throwIfAborted();
    await this.finish(drafted, turns);
  }

  async fail(): Promise<void> {
    await this.underLease(async (tx, notes, isRecording) => {
      await notes.supersede(this.noteId);
      await clearPendingDraft(tx, this.visitId, this.sealed);
      await publishChange(tx, this.visitId, "note", this.noteId);
      const earlier = await notes.newestByVisit(this.visitId);
      if (earlier) await publishChange(tx, this.visitId, "note", earlier.id);
      if (!isRecording) await setVisitStatus(tx, this.visitId, "needs_attention", failure);
    });
  }

  /** Puts what has come so far into a first note. Drafting again, the old text stays until the new is whole. */
  private async show(drafted: readonly DraftedSentence[]): Promise<void> {
    await this.underLease(async (tx, notes) => {
      if (await notes.newestWholeByVisit(this.visitId)) return;
      const filled = await this.fill(notes, drafted, null, (content) => content);
      if (filled) await publishChange(tx, this.visitId, "note", this.noteId);
    });
  }

  private async finish(drafted: readonly DraftedSentence[], turns: readonly Turn[]): Promise<void> {
    await this.underLease(async (tx, notes, isRecording) => {
      await clearPendingDraft(tx, this.visitId, this.sealed);
      const previous = await notes.newestWholeByVisit(this.visitId);
      const filled = await this.fill(notes, drafted, previous, (content) => ({
        ...content,
        ...checkNote(content, turns, this.template, previous),
      }));
      if (!filled) return;
      await notes.finishDraft(this.noteId, { name: noteEngine().name, fallback_reason: null });
      if (previous) {
        await notes.supersede(previous.id);
        await publishChange(tx, this.visitId, "note", previous.id);
      }
      await publishChange(tx, this.visitId, "note", this.noteId);
      const note = await notes.byId(this.noteId);
      if (note) await keepVisitCounts(tx, note);
      if (!isRecording) await setVisitStatus(tx, this.visitId, "ready");
    });
  }

  /**
   * Writes the drafted sentences into the note's newest version, around what the clinician wrote.
   * @returns false when this draft was given up for another.
   */
  private async fill(
    notes: NotesRepository,
    drafted: readonly DraftedSentence[],
    previous: NoteContent | null,
    finish: (content: NoteContent) => NoteContent,
  ): Promise<boolean> {
    const note = await notes.byId(this.noteId, { lock: true });
    if (!note?.drafting) return false;
    // What was written into this very note while it was being drafted wins over what the note before it holds.
    const written = note.version > 1 ? note.sections.filter(({ touched }) => touched) : [];
    const sections = draftedSections(this.template, previous, drafted, this.request.section).map(
      (section) => written.find(({ key }) => key === section.key) ?? section,
    );
    await notes.rewriteNewest(
      note.id,
      note.version,
      finish({ sections, omissions: note.omissions, addenda: note.addenda }),
    );
    return true;
  }

  private async turns(): Promise<Turn[]> {
    const { database, vault } = this.platform;
    const utterances = await new UtterancesRepository(database, vault).listByVisit(this.visitId);
    return utterances.map(({ id, speaker, text }) => ({ id, speaker, text }));
  }

  private async underLease<T>(
    work: (tx: Queryable, notes: NotesRepository, isRecording: boolean) => Promise<T>,
  ): Promise<T> {
    return this.platform.database.transaction(async (tx) => {
      await this.lease.hold(tx);
      const { isRecording } = await lockVisit(tx, this.visitId);
      return work(tx, new NotesRepository(tx, this.platform.vault), isRecording);
    });
  }
}
