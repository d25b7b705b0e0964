import type { DocumentKind } from "../../shared/notes/document";
import type { VisitStatus } from "../../shared/visits/visit";
import { retryInMs } from "../visits/visitRow";
import type { Queryable } from "../platform/database/Database";
import { clockRatio, sampleRate } from "../transcription/detection/OpusStream";

/** Transcription progress of a take. */
export interface TakeProgress {
  id: string;
  seq: number;
  isFinished: boolean;
  /** Number of parts; of a take that is not finished, those before the first gap. */
  parts: number;
  /** The checkpoint, in samples at 16 kHz: everything before it is an utterance or silence. */
  settled: number;
  isTranscribed: boolean;
  /** Whether the take's audio is in the audio store or was deleted. */
  isStored: boolean;
  durationMs: number;
  /** Whether it is not finished, and the last part (if none, the beginning) was more than a minute ago. */
  isAbandoned: boolean;
}

/** How far the work on a visit has come. */
export interface VisitProgress {
  /** `updated_at` of the work row, as text: changes with every wake-up. */
  seen: string;
  /** Whether a draft of the note is pending. */
  hasDraft: boolean;
  ownerId: string;
  status: VisitStatus;
  reason: string | null;
  isDeleted: boolean;
  /** Milliseconds until the failing speech engine is tried again, 0 if that is due; null if no retry is planned. */
  retryInMs: number | null;
  takes: TakeProgress[];
}

/** What a worker knows about a draft of a visit. */
export interface DraftProgress {
  /** As in `VisitProgress`, but from the work row for drafting. */
  seen: string;
  /** The sealed request of the draft in question, or the next one; null if it is not pending. */
  sealed: Buffer | null;
  isDeleted: boolean;
  status: VisitStatus;
  ownerId: string;
  /** The visit's template; null if unset. */
  templateId: string | null;
}

/** Reads the progress of work on a visit from `visits`, `visit_work`, `draft_work`, `pending_drafts` and `takes`. */
export class ProgressRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the progress of a visit, with its takes in order; null if the visit or its work row does not exist. */
  async byVisit(visitId: string): Promise<VisitProgress | null> {
    const { rows } = await this.db.query<
      Omit<VisitProgress, "takes"> & Omit<TakeProgress, "id"> & { id: string | null }
    >(
      `select v.owner_id as "ownerId", v.status, v.status_reason as reason, v.deleted_at is not null as "isDeleted",
         ${retryInMs} as "retryInMs",
         w.updated_at::text as seen, exists (select from pending_drafts d where d.visit_id = v.id and d.kind = 'note') as "hasDraft",
         t.id, t.seq, t.state = 'finished' as "isFinished", coalesce(t.parts, t.next_part) as parts,
         (t.settled_samples / ${clockRatio})::int8 as settled, t.transcribed as "isTranscribed",
         t.stored_key is not null or t.audio_deleted_at is not null as "isStored", t.duration_ms as "durationMs",
         t.state <> 'finished' and coalesce(t.last_part_at, t.created_at) < now() - interval '1 minute' as "isAbandoned"
       from visits v join visit_work w on w.visit_id = v.id
         left join takes t on t.visit_id = v.id
       where v.id = $1 order by t.seq`,
      [visitId],
    );
    const [visit] = rows;
    if (!visit) return null;
    const takes = rows.flatMap(({ id, ...take }) => (id === null ? [] : [{ id, ...take }]));
    const { ownerId, status, reason, isDeleted, retryInMs: inMs, seen, hasDraft } = visit;
    return { ownerId, status, reason, isDeleted, retryInMs: inMs, seen, hasDraft, takes };
  }

  /**
   * Returns the state of the visit's draft of a kind, or of the next one of any kind; null if the visit does not exist
   * or no draft was ever requested.
   */
  async draftOf(visitId: string, kind: DocumentKind | null): Promise<DraftProgress | null> {
    const { rows } = await this.db.query<DraftProgress>(
      `select d.updated_at::text as seen, p.sealed, v.deleted_at is not null as "isDeleted",
         v.status, v.owner_id as "ownerId", v.template_id as "templateId"
       from draft_work d join visits v on v.id = d.visit_id
         left join pending_drafts p on p.visit_id = v.id and ($2::text is null or p.kind = $2)
       where d.visit_id = $1 order by p.kind <> 'note', p.kind limit 1`,
      [visitId, kind],
    );
    return rows[0] ?? null;
  }

  /** Returns the ids of `ready` visits with this status reason that still have audio without a transcript. */
  async untranscribedFor(reason: string): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `select id from visits where status = 'ready' and status_reason = $1 and deleted_at is null
         and exists (select 1 from takes where visit_id = visits.id and not transcribed and audio_deleted_at is null)`,
      [reason],
    );
    return rows.map(({ id }) => id);
  }
}

/** Returns how far the transcript reaches without a gap, in milliseconds, counting the takes one after another. */
export function transcribedMs(takes: readonly TakeProgress[]): number {
  let sum = 0;
  for (const take of takes) {
    if (!take.isTranscribed) return sum + Math.floor(take.settled / (sampleRate / 1_000));
    sum += take.durationMs;
  }
  return sum;
}
