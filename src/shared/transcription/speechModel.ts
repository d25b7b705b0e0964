import { z } from "zod";

/**
 * Where a model stands: not here, on its way, being checked against its digest, stopped by a person, stopped by a
 * failure, here, here but not to be loaded.
 */
export const speechModelStates = [
  "absent",
  "downloading",
  "checking",
  "paused",
  "failed",
  "installed",
  "broken",
] as const;

/** A model for the speech engine on this machine, and how far its download is. */
export const speechModelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A sentence for who has to choose. */
  good_at: z.string(),
  /** "English", "25 European languages". */
  languages: z.string(),
  licence: z.object({ name: z.string(), url: z.string() }),
  bytes: z.number().int(),
  received_bytes: z.number().int(),
  state: z.enum(speechModelStates),
  /** Whether what arrives can be checked. What cannot is not offered. */
  is_verifiable: z.boolean(),
  /** Speech is recognized with it now. */
  in_use: z.boolean(),
  /** What went wrong, and what to do about it. */
  problem: z.string().nullable(),
});
export type SpeechModel = z.infer<typeof speechModelSchema>;

/** `GET /api/v1/speech/models`. */
export const speechModelsSchema = z.object({
  items: z.array(speechModelSchema),
  /** On the disk that models go to. */
  free_bytes: z.number().int(),
});
export type SpeechModels = z.infer<typeof speechModelsSchema>;
