import type { VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { clockRatio, sampleRate } from "../transcription/detection/OpusStream";

export interface TakeProgress {
  id: string;
  seq: number;
  isFinished: boolean;
  /** Number of consecutive parts from the first. */
  parts: number;
  /** The checkpoint, in samples at 16 kHz: everything before it is an utterance or silence. */
  settled: number;
  isTranscribed: boolean;
  /** Whether its audio is in the audio store or was deleted. */
  isPutAway: boolean;
  durationMs: number;
  /** Not finished, and no part arrived for a minute. */
  isAbandoned: boolean;
}

export interface VisitProgress {
  ownerId: string;
  status: VisitStatus;
  isDeleted: boolean;
  takes: TakeProgress[];
}

/** Progress of a visit's transcript: the transcriber's columns of `takes` and `visits`. */
export class ProgressRepository {
  constructor(private readonly db: Queryable) {}

  async byVisit(visitId: string): Promise<VisitProgress | null> {
    const visit = await this.db.query<Omit<VisitProgress, "takes">>(
      `select owner_id as "ownerId", status, deleted_at is not null as "isDeleted" from visits where id = $1`,
      [visitId],
    );
    if (!visit.rows[0]) return null;
    const { rows: takes } = await this.db.query<TakeProgress>(
      `select id, seq, state = 'finished' as "isFinished", coalesce(parts, next_part) as parts,
         (settled_samples / ${clockRatio})::int8 as settled, transcribed as "isTranscribed",
         stored_key is not null or audio_deleted_at is not null as "isPutAway", duration_ms as "durationMs",
         state <> 'finished' and coalesce(last_part_at, created_at) < now() - interval '1 minute' as "isAbandoned"
       from takes where visit_id = $1 order by seq`,
      [visitId],
    );
    return { ...visit.rows[0], takes };
  }

  /** Returns the visits that became ready with this reason and still have audio without a transcript. */
  async untranscribedFor(reason: string): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `select id from visits where status = 'ready' and status_reason = $1 and deleted_at is null
         and exists (select 1 from takes where visit_id = visits.id and not transcribed and audio_deleted_at is null)`,
      [reason],
    );
    return rows.map(({ id }) => id);
  }
}

/** Returns how far the transcript reaches into the visit without a gap, in milliseconds: takes laid end to end. */
export function transcribedMs(takes: readonly TakeProgress[]): number {
  let sum = 0;
  for (const take of takes) {
    if (!take.isTranscribed) return sum + Math.floor(take.settled / (sampleRate / 1_000));
    sum += take.durationMs;
  }
  return sum;
}
