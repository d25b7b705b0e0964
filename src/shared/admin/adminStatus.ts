import { z } from "zod";
import { speechStatusSchema } from "../system/system";

const count = z.number().int().min(0);

/** `GET /api/v1/admin/status`, for admins: how the server does. Counts and sizes alone, nothing of any patient. */
export const adminStatusSchema = z.object({
  /** When this was looked at. */
  at: z.iso.datetime(),
  started_at: z.iso.datetime(),
  versions: z.object({ chartside: z.string(), node: z.string(), postgresql: z.string(), system: z.string() }),
  storage: z.object({
    /** New recordings are refused. */
    full: z.boolean(),
    disk_free_bytes: count,
    disk_total_bytes: count,
    /** Finished recordings in the audio store, encrypted. */
    audio_bytes: count,
    /** The database, with the recordings that are still running. */
    database_bytes: count,
  }),
  speech: speechStatusSchema,
  /** Visits by what they wait for. */
  work: z.object({
    /** Being recorded now, or paused. */
    recording: count,
    /** Due, and no worker has them yet. */
    waiting: count,
    /** A worker has them. */
    running: count,
    /** Something failed: a person must look. */
    needs_attention: count,
    /** Seconds since the visit that waits longest was last given something to do; null when none waits. */
    oldest_waiting_s: z.number().min(0).nullable(),
  }),
  mail: z.enum(["smtp", "outbox"]),
  billing: z.enum(["test", "stripe", "off"]),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;
