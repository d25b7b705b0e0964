import { z } from "zod";
import { consentSchema } from "../visits/visit";

/**
 * The only audio format: Ogg Opus with a 48 kHz granule clock. The recorder writes mono and an Ogg page every second,
 * or sooner at a pause in speech.
 */
export const takeMime = "audio/ogg; codecs=opus";
/** Maximum size of a part that the server accepts, in bytes. A recorded part has about 3 kB, an imported one more. */
export const maxPartBytes = 512 * 1024;
/** Maximum seconds of sound in a part. Packets of a few bytes could otherwise hold hours. */
export const maxPartSeconds = 60;
/** Maximum parts of a take: 24 h at one part per second. */
export const maxParts = 86_400;

/** Maximum length of a take in milliseconds: 24 h. */
export const maxTakeMs = 86_400_000;

/** What is recorded: the microphone, with or without the computer's sound (telehealth), or an imported file. */
export const takeSources = ["microphone", "import", "microphone+system"] as const;

/** One continuous recording of a visit. `seq` numbers the takes of a visit in the order in which they were begun. */
export const takeSchema = z.object({
  id: z.uuid(),
  visit_id: z.uuid(),
  seq: z.number().int().nonnegative(),
  mime: z.string(),
  source: z.enum(takeSources),
  state: z.enum(["recording", "finished"]),
  /** Number of parts when finished; null before. */
  parts: z.number().int().nonnegative().nullable(),
  /** Number of parts the server holds. */
  received: z.number().int().nonnegative(),
  duration_ms: z.number().int().nonnegative(),
  /** Position up to which the take is transcribed, in milliseconds of the take. */
  transcribed_ms: z.number().int().nonnegative(),
  /** False once retention or the clinician deleted the audio. */
  has_audio: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  finished_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Take = z.infer<typeof takeSchema>;

/**
 * `recorder_id` names the browser profile or desktop app that records. While parts of its take arrive, another recorder
 * cannot begin a take of the visit (`recording_elsewhere`). `consent` is the patient's consent at the time; it is
 * stored if the visit has none or an older one.
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
 * Answer to every part. `received`: number of parts the server has; `next`: the lowest part number that it lacks;
 * `missing`: the part numbers, up to the highest received (below `parts` when finished), that it lacks, at most 1,000
 * (100 in a list).
 */
export const partsStateSchema = z.object({
  received: z.number().int().nonnegative(),
  next: z.number().int().nonnegative(),
  missing: z.array(z.number().int().nonnegative()),
});
export type PartsState = z.infer<typeof partsStateSchema>;

/** `duration_ms` as counted by the recorder; the server uses it only if it cannot measure the take itself. */
export const finishTakeSchema = z.object({
  parts: z.number().int().min(0).max(maxParts),
  duration_ms: z.number().int().nonnegative(),
});
export type FinishTake = z.input<typeof finishTakeSchema>;
