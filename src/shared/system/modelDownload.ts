import { z } from "zod";

/**
 * State of a model: not downloaded, downloading, verifying its digest, paused, failed, ready, or present but not
 * loadable.
 */
const modelStates = ["absent", "downloading", "checking", "paused", "failed", "installed", "broken"] as const;

/** The progress of a model's download to the computer on which the server runs. */
export const modelDownloadSchema = z.object({
  /** Size of all files of the model. */
  bytes: z.number().int(),
  received_bytes: z.number().int(),
  state: z.enum(modelStates),
  /** What failed, and what to do about it. */
  problem: z.string().nullable(),
});
export type ModelDownload = z.infer<typeof modelDownloadSchema>;
