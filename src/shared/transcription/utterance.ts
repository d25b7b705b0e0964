import { z } from "zod";

export const speakers = ["clinician", "patient", "other", "unknown"] as const;
export const speakerSchema = z.enum(speakers);
export type Speaker = z.infer<typeof speakerSchema>;

/**
 * A stretch of speech of one person. `start_ms`/`end_ms` count from the start of its take (0 and 0 for typed lines,
 * which have no take). `original_text` is what the engine heard, present once the text was corrected.
 */
export const utteranceSchema = z.object({
  id: z.uuid(),
  seq: z.number().int().nonnegative(),
  take_id: z.uuid().nullable(),
  start_ms: z.number().int().nonnegative(),
  end_ms: z.number().int().nonnegative(),
  speaker: speakerSchema,
  /** Who said who speaks: the clinician's word is never overwritten by a guess. */
  speaker_source: z.enum(["engine", "inferred", "user"]),
  text: z.string(),
  original_text: z.string().nullable(),
  /** 0 to 1 where the engine tells, else null. */
  confidence: z.number().min(0).max(1).nullable(),
});
export type Utterance = z.infer<typeof utteranceSchema>;

/** Utterances in the order they were said: by take, then time; `seq` gives it. */
export const transcriptSchema = z.object({ utterances: z.array(utteranceSchema) });
export type Transcript = z.infer<typeof transcriptSchema>;

/**
 * A typed or pasted transcript. Lines such as "Doctor: …", "Patient: …" give the speakers; other lines are guessed.
 * Replaces earlier typed lines; recorded utterances stay.
 */
export const putTranscriptSchema = z.object({ text: z.string().max(500_000) });
/** `apply_to: "speaker"` gives every utterance that now has this one's speaker the new one (correct all at once). */
export const patchUtteranceSchema = z.object({
  text: z.string().trim().min(1).max(10_000).optional(),
  speaker: speakerSchema.optional(),
  apply_to: z.enum(["one", "speaker"]).default("one"),
});
export type PatchUtterance = z.input<typeof patchUtteranceSchema>;

/** One word with its times in milliseconds from the start of the audio given to the engine. */
export const wordSchema = z.object({
  text: z.string(),
  start_ms: z.number().nonnegative(),
  end_ms: z.number().nonnegative(),
  confidence: z.number().min(0).max(1).optional(),
});
export type Word = z.infer<typeof wordSchema>;
