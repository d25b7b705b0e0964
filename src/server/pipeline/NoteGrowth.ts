import { isBeingRecorded } from "../../shared/visits/isInProgress";
import { checkContent } from "../notes/checkContent";
import type { VisitDocument } from "../../shared/notes/document";
import { whoSaid } from "../notes/content/evidenceBasis";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { type DocumentContent, isSameContent } from "../notes/documentContent";
import { draftedSections } from "../notes/draftedSections";
import { LanguageModelsRepository } from "../notes/model/LanguageModelsRepository";
import { recordModelUse } from "../notes/model/recordModelUse";
import { UseMeter } from "../notes/model/UseMeter";
import { identityOf } from "../notes/model/withholding/identityOf";
import { draftsLive } from "../notes/growing/draftsLive";
import { sealGrowthInput } from "../notes/growing/growthInput";
import { lockVisit } from "../notes/lockVisit";
import type { DraftedSentence, DraftInput, NoteEngine } from "../notes/noteEngine";
import type { NotesContext } from "../notes/NotesContext";
import { pronounsOf } from "../patients/pronounsOf";
import { beforeAbort } from "../platform/beforeAbort";
import { ThreadLimit } from "../platform/threads/ThreadPool";
import { untilAborted } from "../platform/untilAborted";
import { orderInStyle } from "../style/orderInStyle";
import { draftInStyle } from "../style/draftInStyle";
import { type StoredRule, WritingStyles } from "../style/WritingStyles";
import { templateOfVisit } from "../templates/findTemplate";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Turn } from "../transcription/Turn";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { publishChange } from "../visits/VisitEventsRepository";
import { Visits } from "../visits/Visits";
import type { Template } from "../../shared/templates/template";
import { type Lease, LeaseLost } from "./Lease";
import { continuedFrom } from "./continuedFrom";
import { settledSentences } from "./settledSentences";
import { turnOf } from "./spokenIn";
import { ProgressRepository } from "./ProgressRepository";
import { Unwanted, whileWanted } from "./whileWanted";

/** New speech in milliseconds after which the built-in drafter drafts a growing note again. */
const builtInStepMs = 15_000;
/** New speech in milliseconds after which a language model drafts a growing note again. */
const modelStepMs = 30_000;
/** Minimum new speech before the next draft, as a share of all speech, because each draft reads all of it. */
const stepShare = 0.02;
/** Number of newest drafts of a growing note that are kept, because unsaved edits can be based on them. */
const keptVersions = 10;

/** Maximum time of a draft in milliseconds, because a practice's model drafts one growing note at a time. */
const defaultLimitMs = 60_000;

/** Maximum number of visits whose unsuccessful drafts are remembered. */
const maxTried = 1_000;

/** What a growing note is drafted from. */
interface Growth {
  visitId: string;
  /** The growing note; null before its first draft. */
  note: VisitDocument | null;
  /** The engine of the visit's practice. */
  engine: NoteEngine;
  template: Template;
  /** The clinician's style rules for notes with this template. */
  rules: readonly StoredRule[];
  input: DraftInput;
  spokenMs: number;
}

/**
 * Drafts the note of visits that are being recorded, from the speech so far. The growing note is one document, of which
 * each draft is a version; sentences that people wrote are kept as in a redraft. It cannot be signed, and the draft
 * after the recording replaces it. The built-in drafter drafts one growing note at a time, so that a thread is always
 * free for other drafts; each practice's language model also drafts one at a time.
 */
export class NoteGrowth {
  /** The queues (see `queueOf`) in which a growing note is being drafted. */
  private readonly busy = new Set<string>();
  /** Speech in milliseconds at the last draft of a visit that did not succeed: it is not tried again immediately. */
  private readonly tried = new Map<string, number>();

  constructor(
    private readonly context: NotesContext,
    private readonly limitMs = defaultLimitMs,
  ) {}

  /**
   * Drafts the growing note of the visit if enough was said since its last draft. Does nothing if the visit is not
   * being recorded, it has a complete note, a person edits the note, or the clinician does not want it. A draft that
   * fails or takes too long is dropped; one that is running when the recording stops is aborted.
   * @param lease of the visit's `draft_work`.
   * @throws {LeaseLost} if another worker has the visit.
   */
  async grow(lease: Lease): Promise<void> {
    const { database, noteEngine, practiceModels } = this.context;
    try {
      if (!(await this.isWanted(lease.visitId))) return;
      const engine = await practiceModels.ofVisit(database, lease.visitId, noteEngine);
      await this.growWith(engine, lease);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (lease.signal.aborted) throw new LeaseLost("Stopped while drafting", { cause: error });
      // Without the cause of a model's error, which can quote the request.
      const reason = error instanceof Error ? error.name : "unknown";
      if (!(error instanceof Unwanted))
        this.context.log.warn({ reason, visitId: lease.visitId }, "A growing note was not drafted");
    }
  }

  private async growWith(engine: NoteEngine, lease: Lease): Promise<void> {
    const queue = await this.queueOf(lease.visitId, engine);
    if (this.busy.has(queue)) return;
    this.busy.add(queue);
    try {
      const growth = await this.due(lease.visitId, engine);
      if (!growth) return;
      if (this.tried.size >= maxTried) this.tried.clear();
      this.tried.set(growth.visitId, growth.spokenMs);
      await whileWanted(
        lease,
        () => this.isWanted(lease.visitId),
        (signal) => this.draft(growth, lease, AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)])),
      );
    } finally {
      this.busy.delete(queue);
    }
  }

  /**
   * Returns the name of the queue in which one growing note is drafted at a time: that of the built-in drafter, or of
   * the practice's language model.
   */
  private async queueOf(visitId: string, engine: NoteEngine): Promise<string> {
    const { database, vault, noteThreads } = this.context;
    if (engine === noteThreads.engine) return engine.name;
    const chosen = await new LanguageModelsRepository(database, vault).ofVisit(visitId);
    return `model of ${chosen?.organizationId ?? ""}`;
  }

  /** Whether the visit is being recorded and no draft of its note is requested. */
  private async isWanted(visitId: string): Promise<boolean> {
    const progress = await new ProgressRepository(this.context.database).draftOf(visitId, "note");
    if (!progress || progress.isDeleted || progress.sealed) return false;
    return isBeingRecorded(progress);
  }

  /** Returns what the growing note is to be drafted from; null if it is not due. */
  private async due(visitId: string, engine: NoteEngine): Promise<Growth | null> {
    const { context } = this;
    const { database, vault, log } = context;
    const progress = await new ProgressRepository(database).draftOf(visitId, "note");
    if (!progress || !(await this.isWanted(visitId))) return null;
    if (!(await draftsLive(context, progress.ownerId, engine))) return null;
    const documents = new DocumentsRepository(database, vault);
    const note = await documents.currentOfKind(visitId, "note");
    if (note && (!note.growing || note.unreadable)) return null;
    const { grownMs, isHeld } = note ? await documents.growthOf(note.id) : { grownMs: 0, isHeld: false };
    const utterances = await new UtterancesRepository(database, vault).listByVisit(visitId, log);
    const spokenMs = utterances.reduce((sum, { start_ms, end_ms }) => sum + end_ms - start_ms, 0);
    const before = Math.max(grownMs ?? 0, this.tried.get(visitId) ?? 0);
    if (isHeld || spokenMs - before < this.stepMs(engine, spokenMs)) return null;
    const isSameTemplate = note && (progress.templateId === null || progress.templateId === note.template_id);
    const [id, version] = isSameTemplate ? [note.template_id, note.template_version] : [progress.templateId, null];
    const template = await templateOfVisit(database, vault, visitId, id, version);
    const { patient } = await new Visits(database, vault).get(visitId);
    const isBuiltIn = engine === context.noteThreads.engine;
    const turns = utterances.map(turnOf);
    const input: DraftInput = {
      kind: "note",
      person: progress.ownerId,
      turns,
      template,
      instructions: null,
      withheld: isBuiltIn ? null : await identityOf(context, visitId, progress.ownerId),
      context: { pronouns: patient ? pronounsOf(patient) : undefined },
      isInProgress: true,
      settled: settledSentences(note, turns),
      ...(await continuedFrom(context, note, { engine: engine.name, template }, utterances)),
    };
    const rules = await new WritingStyles(database, vault).rulesFor(progress.ownerId, template.id, log);
    return { visitId, note, engine, template, rules, input, spokenMs };
  }

  private stepMs(engine: NoteEngine, spokenMs: number): number {
    const least = engine.name === this.context.noteThreads.engine.name ? builtInStepMs : modelStepMs;
    return Math.max(least, spokenMs * stepShare);
  }

  private async draft(growth: Growth, lease: Lease, signal: AbortSignal): Promise<void> {
    const meter = new UseMeter(growth.engine.prices);
    let id = growth.note?.id ?? null;
    try {
      id = (await this.draftAndWrite(growth, meter, lease, signal)) ?? id;
    } finally {
      await recordModelUse(this.context, growth.visitId, id, meter.total);
    }
  }

  /** @returns the id of the growing note; null if nothing was written. */
  private async draftAndWrite(
    growth: Growth,
    meter: UseMeter,
    lease: Lease,
    signal: AbortSignal,
  ): Promise<string | null> {
    const { noteThreads } = this.context;
    const { note, engine, template, rules, input } = growth;
    const drafted: DraftedSentence[] = [];
    const written = untilAborted(engine.draft(input, signal, meter.add), signal);
    for await (const sentence of draftInStyle(written, rules, template)) drafted.push(sentence);
    if (drafted.length === 0 && !note) return null;
    const removed = note?.removed ?? [];
    const sections = draftedSections(
      template,
      { sections: note?.sections ?? [], removed },
      orderInStyle(drafted, rules, template),
      null,
    );
    const content = { sections, omissions: [], removed, addenda: [] };
    const { turns } = input;
    const against = { kind: "note", turns, template, earlier: note, limits: "inBackground", isGrowing: true } as const;
    const checked = await beforeAbort(checkContent(noteThreads, content, against), signal);
    // A check has a time limit of its own. A growing note is never written unchecked; `grow` logs the reason.
    if (checked.unchecked) throw new ThreadLimit("The check took too long");
    return this.write(growth, checked, lease);
  }

  /**
   * Writes the draft as the note's next version, unless the note or a line that it was drafted from was changed since,
   * or the note is being edited.
   * @returns its id; null if nothing was written.
   */
  private async write(growth: Growth, content: DocumentContent, lease: Lease): Promise<string | null> {
    const { visitId, note, engine, template, spokenMs, input } = growth;
    const { database, vault, log } = this.context;
    const written = await database.transaction(async (tx) => {
      await lease.hold(tx);
      const { status } = await lockVisit(tx, visitId);
      const documents = new DocumentsRepository(tx, vault);
      const now = await documents.currentOfKind(visitId, "note");
      if (!isBeingRecorded({ status }) || now?.id !== note?.id || now?.version !== note?.version) return null;
      if (note && (await documents.growthOf(note.id)).isHeld) return null;
      const spokenNow = await new UtterancesRepository(tx, vault).listByVisit(visitId, log);
      if (wasCorrected(input.turns, spokenNow)) return null;
      const made = { grownMs: spokenMs, engine: engine.name, template };
      const id = note?.id ?? (await documents.create({ visitId, kind: "note", ...made, content }));
      const from = { speakers: input.turns.map(whoSaid), pronouns: input.context.pronouns ?? null };
      if (note && !isSameContent(content, note)) {
        await documents.addVersion(id, note.version + 1, { content, cause: "draft", savedBy: "Chartside" });
        await documents.dropGrownVersions(id, keptVersions);
      }
      await documents.setGrown(id, {
        ...made,
        from: await sealGrowthInput({ vault, database: tx }, visitId, id, from),
      });
      await publishChange(tx, visitId, "document", id);
      return id;
    });
    this.tried.delete(visitId);
    return written;
  }
}

/**
 * Whether a person has corrected the words or the speaker of one of the turns that a draft has read. Inferred speakers
 * do not count, because they can change with each turn.
 */
function wasCorrected(before: readonly Turn[], now: readonly Utterance[]): boolean {
  const byId = new Map(now.map((utterance) => [utterance.id, utterance]));
  return before.some(({ id, text, speaker, speaker_name: name }) => {
    const turn = byId.get(id);
    if (turn?.text !== text) return true;
    return turn.speaker_source === "user" && (turn.speaker !== speaker || turn.speaker_name !== name);
  });
}
