import { z } from "zod";
import { speechStatusSchema } from "../system/speechStatus";

const count = z.number().int().min(0);

/** `GET /api/v1/admin/status`, for admins: the state of the server. Counts and sizes only, no patient data. */
export const adminStatusSchema = z.object({
  /** When the status was read. */
  at: z.iso.datetime(),
  started_at: z.iso.datetime(),
  versions: z.object({ chartside: z.string(), node: z.string(), postgresql: z.string(), system: z.string() }),
  storage: z.object({
    /** Whether the server rejects new data because the disk is nearly full. */
    full: z.boolean(),
    disk_free_bytes: count,
    disk_total_bytes: count,
    /** Finished recordings in the audio store, encrypted. */
    audio_bytes: count,
    /** The database, including recordings in progress. */
    database_bytes: count,
  }),
  speech: speechStatusSchema,
  /** Visits by state. */
  work: z.object({
    /** Being recorded now, or paused. */
    recording: count,
    /** Due, not yet claimed by a worker. */
    waiting: count,
    /** Claimed by a worker. */
    running: count,
    /** Failed; waits until a clinician retries it. */
    needs_attention: count,
    /** Seconds the longest-waiting visit has been due; null when none is waiting. */
    oldest_waiting_s: z.number().min(0).nullable(),
  }),
  /** Whether emails are sent by a mail server, or written to the folder `outbox`. */
  mail: z.enum(["smtp", "outbox"]),
  billing: z.enum(["test", "stripe", "off"]),
  /** Sentences about settings that are not safe for a public server. */
  risks: z.array(z.string()).default([]),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;
