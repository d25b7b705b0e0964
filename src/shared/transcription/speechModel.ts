import { z } from "zod";
import { modelDownloadSchema } from "../system/modelDownload";

/** A model for the local speech engine, with the progress of its download. */
export const speechModelSchema = modelDownloadSchema.extend({
  id: z.string(),
  name: z.string(),
  /** A sentence that helps to choose. */
  good_at: z.string(),
  /** "English", "25 European languages". */
  languages: z.string(),
  licence: z.object({ name: z.string(), url: z.string() }),
  /** Whether the download can be verified. Models that cannot be verified are not offered. */
  is_verifiable: z.boolean(),
  /** Whether this is the model that recognizes speech now. */
  in_use: z.boolean(),
});
export type SpeechModel = z.infer<typeof speechModelSchema>;

/** `GET /api/v1/speech/models`. */
export const speechModelsSchema = z.object({
  items: z.array(speechModelSchema),
  /** Free bytes on the disk where models are stored. */
  free_bytes: z.number().int(),
});
export type SpeechModels = z.infer<typeof speechModelsSchema>;
