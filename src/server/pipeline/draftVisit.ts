import { isInProgress } from "../../shared/visits/isInProgress";
import { checkContent } from "../notes/checkContent";
import { ModelError } from "../notes/model/ModelError";
import type { DraftedSentence, DraftInput, NoteEngine } from "../notes/noteEngine";
import { recordModelUse } from "../notes/model/recordModelUse";
import { UseMeter } from "../notes/model/UseMeter";
import { identityOf } from "../notes/model/withholding/identityOf";
import type { Turn } from "../transcription/Turn";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Template } from "../../shared/templates/template";
import { pronounsOf } from "../patients/pronounsOf";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { type StoredRule, WritingStyles } from "../style/WritingStyles";
import { orderInStyle } from "../style/orderInStyle";
import { draftInStyle } from "../style/draftInStyle";
import { type Lease, LeaseLost } from "./Lease";
import { continuedFrom } from "./continuedFrom";
import { settledSentences } from "./settledSentences";
import { type Spoken, spokenIn } from "./spokenIn";
import { ProgressRepository } from "./ProgressRepository";
import { Unwanted, whileWanted } from "./whileWanted";
import { recheckDocuments } from "../notes/recheckDocuments";
import { notedContent } from "../notes/notedContent";
import { requestAgain } from "../notes/requestDraft";
import { withdrawDraft } from "../notes/withdrawDraft";
import type { NoteLimits } from "../notes/thread/NoteThreads";
import { beforeAbort } from "../platform/beforeAbort";
import { untilAborted } from "../platform/untilAborted";
import type { NotesContext } from "../notes/NotesContext";
import { templateOfVisit } from "../templates/findTemplate";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { setVisitStatus } from "../visits/setVisitStatus";
import { Visits } from "../visits/Visits";
import type { NoteBasis, VisitDocument } from "../../shared/notes/document";
import { basisOf } from "../../shared/notes/noteChange";
import { VisitsRepository } from "../visits/VisitsRepository";
import type { DocumentContent } from "../notes/documentContent";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { clearPendingDraft, type PendingDraft, pendingDraft } from "../notes/pendingDraft";
import { draftedSections } from "../notes/draftedSections";
import { withForms } from "../notes/content/sectionForms";
import { textBefore } from "../notes/textBefore";
import { lockVisit, setVisitTemplate, updateVisitCounts } from "../notes/lockVisit";
import { ThreadLimit } from "../platform/threads/ThreadPool";

/** Minimum time in milliseconds between two writes of the sentences drafted so far. */
const flushMs = 100;
/** Why a visit needs attention after a failed draft. The screens recognize it by its text (`hasFailedDraft`). */
export const draftFailure = "The note could not be drafted. Transcript and audio are safe.";
const tooLong =
  "The note could not be drafted: this transcript needs more time than a draft may take. Transcript and audio are safe.";

/**
 * Writes the next pending draft of a visit. Sentences of a first document of its kind are stored as they arrive. Once
 * complete, the new document is checked and replaces the previous one. If the worker is killed, the next worker starts
 * the same draft again, in the same document. A failure leaves the earlier document, transcript and audio unchanged. A
 * note sets the visit to `ready`, or to `needs_attention` after a failure, unless the visit is still being recorded or
 * transcribed. A draft is aborted within a second if it was replaced or withdrawn, its visit was deleted or its
 * template was changed; in the last case it is requested again. Does nothing if no draft is pending.
 * @throws {LeaseLost} if another worker has the visit or the server stops: the draft stays pending.
 */
export async function draftVisit(context: NotesContext, visitId: string, lease: Lease): Promise<void> {
  const pending = await pendingDraft(context.database, context.vault, visitId, null);
  if (!pending) return;
  const { template_id, template_version } = pending.draft;
  const template = await templateOfVisit(context.database, context.vault, visitId, template_id, template_version);
  const draft = new VisitDraft(context, visitId, lease, template, pending.draft, pending.sealed);
  try {
    if (!(await draft.begin())) return;
    await whileWanted(
      lease,
      () => draft.isWanted(),
      (signal) => draft.write(signal),
    );
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    if (error instanceof Unwanted) return draft.followTemplate();
    if (lease.signal.aborted) throw new LeaseLost("Stopped while drafting", { cause: error });
    context.log.error({ err: error, visitId }, "Draft failed");
    await draft.fail(error instanceof ThreadLimit ? tooLong : draftFailure);
  }
}

class VisitDraft {
  private readonly documentId: string;
  /** The template with the forms that were requested for its sections. */
  private readonly template: Template;
  /** The note that the draft is written from; null for a note. */
  private basis: NoteBasis | null = null;

  constructor(
    private readonly context: NotesContext,
    private readonly visitId: string,
    private readonly lease: Lease,
    private readonly plainTemplate: Template,
    private readonly request: PendingDraft,
    private readonly sealed: Buffer,
  ) {
    this.documentId = request.document_id;
    this.template = withForms(plainTemplate, request.forms);
  }

  /**
   * Sets the visit of a note to `drafting`.
   * @returns false, with the request removed, if the document is not being drafted.
   */
  async begin(): Promise<boolean> {
    return this.underLease(async (tx, documents, isInProgress) => {
      const document = await documents.byId(this.documentId);
      if (!document?.drafting) {
        await clearPendingDraft(tx, this.visitId, this.sealed);
        return false;
      }
      if (this.isNote && !isInProgress) await setVisitStatus(tx, this.visitId, "drafting");
      return true;
    });
  }

  /** Whether this is a draft of the note, on which the visit's status depends. */
  private get isNote(): boolean {
    return this.request.kind === "note";
  }

  /** Returns whether the request is still pending, for a visit that is not deleted, with the same template. */
  async isWanted(): Promise<boolean> {
    const progress = await new ProgressRepository(this.context.database).draftOf(this.visitId, this.request.kind);
    if (!progress || progress.isDeleted || !progress.sealed?.equals(this.sealed)) return false;
    return (await this.changedTemplate(this.context.database, progress.templateId)) === null;
  }

  /** Requests the draft again if its template was changed: the visit's, or the sections of the template itself. */
  async followTemplate(): Promise<void> {
    await this.underLease(async (tx) => {
      const progress = await new ProgressRepository(tx).draftOf(this.visitId, this.request.kind);
      if (progress?.isDeleted || !progress?.sealed?.equals(this.sealed)) return;
      const changed = await this.changedTemplate(tx, progress.templateId);
      if (changed === null) return;
      await requestAgain(tx, this.context, this.visitId, this.request, changed);
    });
  }

  /** Returns the template to draft with instead of the one of this draft; null if that is still right. */
  private async changedTemplate(db: Queryable, ofVisit: string | null): Promise<string | null> {
    const { section, template_id: id, visit_template_id: before } = this.request;
    if (this.isNote && section === null && ofVisit !== null && ofVisit !== before && ofVisit !== id) return ofVisit;
    if (!this.request.latest) return null;
    const template = await templateOfVisit(db, this.context.vault, this.visitId, id, null);
    return JSON.stringify(template.sections) === JSON.stringify(this.plainTemplate.sections) ? null : template.id;
  }

  /**
   * Runs the engine and stores its sentences: for a note the configured one, else the built-in drafter, which also
   * writes the whole draft if a language model fails.
   * @throws what the built-in drafter throws, or the signal's reason.
   */
  async write(signal: AbortSignal): Promise<void> {
    const { database, noteEngine, noteThreads, practiceModels, log } = this.context;
    const builtIn = noteThreads.engine;
    const engine = this.isNote ? await practiceModels.ofVisit(database, this.visitId, noteEngine) : builtIn;
    const spoken = await spokenIn(this.context, this.visitId);
    const { turns } = spoken;
    const person = (await new VisitsRepository(this.context.database).ownerOf(this.visitId)) ?? "";
    const input = {
      ...(await this.input(turns)),
      person,
      withheld: null,
      ...(await this.continued(engine.name, spoken.utterances)),
    };
    try {
      const withheld = engine === builtIn ? null : await identityOf(this.context, this.visitId, person);
      const drafted = await this.draftWith(engine, { ...input, withheld }, signal);
      await this.finish(drafted, spoken, engine.name, null, signal);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // The log gets only the message, because the error's cause can quote the request.
      log.warn(
        { reason: error.message, visitId: this.visitId },
        "The language model failed; drafting with the built-in drafter",
      );
      await this.finish(await this.draftWith(builtIn, input, signal), spoken, builtIn.name, error.message, signal);
    }
  }

  /** Returns the sentences of an engine, and shows them while they arrive. */
  private async draftWith(engine: NoteEngine, input: DraftInput, signal: AbortSignal): Promise<DraftedSentence[]> {
    const drafted: DraftedSentence[] = [];
    const rules = await this.styleRules(input.person);
    let flushed = performance.now();
    const meter = new UseMeter(engine.prices);
    try {
      const written = untilAborted(engine.draft(input, signal, meter.add), signal);
      for await (const sentence of draftInStyle(written, rules, this.template)) {
        drafted.push(sentence);
        if (performance.now() - flushed < flushMs) continue;
        await this.show(drafted);
        flushed = performance.now();
      }
    } finally {
      await recordModelUse(this.context, this.visitId, this.documentId, meter.total);
    }
    signal.throwIfAborted();
    return orderInStyle(drafted, rules, this.template);
  }

  /** Returns the clinician's style rules for notes with this template. */
  private async styleRules(person: string | undefined): Promise<StoredRule[]> {
    if (!person || !this.isNote) return [];
    const { database, vault, log } = this.context;
    return new WritingStyles(database, vault).rulesFor(person, this.template.id, log);
  }

  /** Discards the new document and its request; the earlier one becomes the newest again. @param reason a sentence. */
  async fail(reason: string): Promise<void> {
    await this.underLease(async (tx, documents, isInProgress) => {
      const progress = await new ProgressRepository(tx).draftOf(this.visitId, this.request.kind);
      if (!progress?.sealed?.equals(this.sealed)) return; // replaced in the meantime
      await withdrawDraft(tx, this.context, this.visitId, this.request.kind);
      await documents.markFailed(this.documentId);
      if (this.isNote && !isInProgress) await setVisitStatus(tx, this.visitId, "needs_attention", reason);
    });
  }

  /**
   * Writes the sentences drafted so far into a first document. Does nothing in a redraft: the earlier one stays on the
   * screen until the new one is complete.
   */
  private async show(drafted: readonly DraftedSentence[]): Promise<void> {
    await this.underLease(async (tx, documents) => {
      if (await documents.completeOfKind(this.visitId, this.request.kind)) return;
      const filled = await this.fill(documents, drafted, null, async (content) => content);
      if (filled) await publishChange(tx, this.visitId, "document", this.documentId);
    });
  }

  private async finish(
    drafted: readonly DraftedSentence[],
    { turns, version }: Spoken,
    name: string,
    fallbackReason: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    const check = await beforeAbort(this.checkAhead(drafted, turns), signal);
    await this.underLease(async (tx, documents, isInProgress) => {
      await clearPendingDraft(tx, this.visitId, this.sealed);
      const previous = await documents.completeOfKind(this.visitId, this.request.kind);
      const filled = await this.fill(documents, drafted, previous, (content) => check(content, previous));
      if (!filled) return;
      const engine = { name, fallback_reason: fallbackReason };
      // After a redraft of one section, the other sections still rest on the note that the previous document was
      // drafted from.
      const basis = this.request.section === null ? this.basis : previous?.rests_on;
      // A growing note was never complete, so the draft cannot be undone in favor of it, nor of one that has no text.
      const replaces = previous?.growing || previous?.unreadable ? null : (previous?.id ?? null);
      if (previous?.growing) await documents.moveModelUse(previous.id, this.documentId);
      await documents.finishDraft(this.documentId, { engine, replaces, ...(basis && { rests_on: basis }) });
      if (previous) {
        await documents.supersede(previous.id);
        await publishChange(tx, this.visitId, "document", previous.id);
      }
      await publishChange(tx, this.visitId, "document", this.documentId);
      const document = await documents.byId(this.documentId);
      if (document) await updateVisitCounts(tx, document);
      if (document && this.request.section === null) await setVisitTemplate(tx, document);
      if (isInProgress) return; // speech since then is in the draft after the recording
      if ((await new UtterancesRepository(tx, this.context.vault).versionOf(this.visitId)) !== version)
        await recheckDocuments(tx, this.context, this.visitId);
      if (this.isNote) await setVisitStatus(tx, this.visitId, "ready");
    });
  }

  /**
   * Checks the new document before its visit is locked, because a check can take seconds, and storing the transcript
   * waits for the lock.
   * @returns the check to call under the lock: it returns the result of this one, unless the document or the previous
   * document was changed in the meantime.
   */
  private async checkAhead(
    drafted: readonly DraftedSentence[],
    turns: readonly Turn[],
  ): Promise<(content: DocumentContent, previous: VisitDocument | null) => Promise<DocumentContent>> {
    const { database, vault, noteThreads } = this.context;
    const { request, template } = this;
    const against = { turns, kind: request.kind, template };
    const check = (content: DocumentContent, earlier: VisitDocument | null, limits: keyof NoteLimits = "whileLocked") =>
      checkContent(noteThreads, content, { ...against, earlier, limits });
    const documents = new DocumentsRepository(database, vault);
    const document = await documents.byId(this.documentId);
    if (!document?.drafting) return (content, previous) => check(content, previous);
    const before = await documents.completeOfKind(this.visitId, this.request.kind);
    const ahead = await this.contentOf(documents, document, drafted, before);
    const checked = await check(ahead, before, "inBackground");
    const input = JSON.stringify([ahead, before]);
    return async (content, previous) =>
      JSON.stringify([content, previous]) === input ? checked : check(content, previous);
  }

  private async contentOf(
    documents: DocumentsRepository,
    document: VisitDocument,
    drafted: readonly DraftedSentence[],
    previous: VisitDocument | null,
  ): Promise<DocumentContent> {
    const [{ id }, { kind }] = [this.template, this.request];
    const before = await textBefore(documents, document, previous);
    const isOther = previous !== null && previous.template_id !== id;
    const former = isOther ? await documents.formerWithTemplate(this.visitId, kind, id, this.context.log) : null;
    const sections = draftedSections(this.template, before, drafted, this.request.section, former?.sections);
    return { sections, omissions: document.omissions, removed: before.removed, addenda: document.addenda };
  }

  /**
   * Writes the drafted sentences into the document's newest version, around those that people wrote.
   * @returns false if another draft replaced this one.
   */
  private async fill(
    documents: DocumentsRepository,
    drafted: readonly DraftedSentence[],
    previous: VisitDocument | null,
    finish: (content: DocumentContent) => Promise<DocumentContent>,
  ): Promise<boolean> {
    const document = await documents.byId(this.documentId, { lock: true });
    if (!document?.drafting) return false;
    const content = await this.contentOf(documents, document, drafted, previous);
    await documents.rewriteNewest(document.id, document.version, await finish(content));
    return true;
  }

  private async input(turns: readonly Turn[]): Promise<Omit<DraftInput, "withheld">> {
    const { database, vault } = this.context;
    const { patient, status } = await new Visits(database, vault).get(this.visitId);
    const documents = new DocumentsRepository(database, vault);
    const before = await documents.completeOfKind(this.visitId, this.request.kind);
    const note = this.isNote ? null : await documents.completeOfKind(this.visitId, "note");
    if (note?.unreadable) throw new UnreadableError("The note that the document is drafted from cannot be read");
    this.basis = note ? basisOf(note) : null;
    return {
      ...(note && { noted: notedContent(note, this.context.noteThreads.engine.name) }),
      kind: this.request.kind,
      turns,
      template: this.template,
      instructions: this.request.instructions,
      ...(this.request.section !== null && { section: this.request.section }),
      context: { pronouns: patient ? pronounsOf(patient) : undefined },
      isInProgress: isInProgress({ status }),
      settled: settledSentences(before, turns),
    };
  }

  /** Returns what the note was drafted from while it grew, if this draft continues it. */
  private async continued(engine: string, utterances: readonly Utterance[]): ReturnType<typeof continuedFrom> {
    const { section, instructions, forms, template_id: id, template_version: version } = this.request;
    if (!this.isNote || section !== null || instructions !== null || Object.keys(forms).length > 0) return {};
    const documents = new DocumentsRepository(this.context.database, this.context.vault);
    const note = await documents.completeOfKind(this.visitId, "note");
    return continuedFrom(this.context, note, { engine, template: { id, version } }, utterances);
  }

  private async underLease<T>(
    work: (tx: Queryable, documents: DocumentsRepository, isInProgress: boolean) => Promise<T>,
  ): Promise<T> {
    return this.context.database.transaction(async (tx) => {
      await this.lease.hold(tx);
      const { isInProgress } = await lockVisit(tx, this.visitId);
      return work(tx, new DocumentsRepository(tx, this.context.vault), isInProgress);
    });
  }
}
