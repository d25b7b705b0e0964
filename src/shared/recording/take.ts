import { z } from "zod";
import { consentSchema } from "../visits/visit";

/** The one audio form there is: Ogg Opus, mono, 48 kHz granule clock, an Ogg page each second, or sooner where the speaker pauses. */
export const takeMime = "audio/ogg; codecs=opus";
/** Largest part the server takes, in bytes: a page is about 3 kB; a part may hold several pages after a time offline. */
export const maxPartBytes = 512 * 1024;
/** Most parts a take may have: 24 h at a part a second. */
export const maxParts = 86_400;

export const takeSources = ["microphone", "import", "microphone+system"] as const;

/** One unbroken recording of a visit. `offset` and order among takes follow `seq`. */
export const takeSchema = z.object({
  id: z.uuid(),
  visit_id: z.uuid(),
  seq: z.number().int().nonnegative(),
  mime: z.string(),
  source: z.enum(takeSources),
  state: z.enum(["recording", "finished"]),
  /** Parts there are when finished; null before. */
  parts: z.number().int().nonnegative().nullable(),
  /** How many parts the server holds. */
  received: z.number().int().nonnegative(),
  duration_ms: z.number().int().nonnegative(),
  /** How far the transcript has come, in milliseconds of this take. */
  transcribed_ms: z.number().int().nonnegative(),
  /** False once retention or the clinician deleted the sound. */
  has_audio: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  finished_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Take = z.infer<typeof takeSchema>;

/**
 * `recorder_id` names the browser profile or desktop that records: only it may go on while its take is alive. `consent` is
 * the patient's answer it recorded with: noted on a visit that has none, or an older one.
 */
export const createTakeSchema = z.object({
  id: z.uuid(),
  mime: z.string().max(100).default(takeMime),
  source: z.enum(takeSources).default("microphone"),
  recorder_id: z.string().max(100).optional(),
  consent: consentSchema.optional(),
});
export type CreateTake = z.input<typeof createTakeSchema>;

/**
 * Answer to every part: which part numbers below the highest seen (or below `parts` when finished) the server still
 * lacks, at most 1,000 of them, and the first one it lacks.
 */
export const partsStateSchema = z.object({
  received: z.number().int().nonnegative(),
  next: z.number().int().nonnegative(),
  missing: z.array(z.number().int().nonnegative()),
});
export type PartsState = z.infer<typeof partsStateSchema>;

/** `duration_ms` as the recorder counted it; the server's own count of the audio wins where they differ. */
export const finishTakeSchema = z.object({
  parts: z.number().int().min(0).max(maxParts),
  duration_ms: z.number().int().nonnegative(),
});
export type FinishTake = z.input<typeof finishTakeSchema>;
