import { z } from "zod";
import { plainTextSchema } from "../plainTextSchema";
import { strictLineSchema } from "../strictLineSchema";
import { tooLongMessage } from "../tooLongMessage";

export const speakers = ["clinician", "patient", "other", "unknown"] as const;
const speakerSchema = z.enum(speakers);
export type Speaker = z.infer<typeof speakerSchema>;

/** Maximum length of the name of an `other` speaker in characters. */
export const maxSpeakerName = 60;
/** Who a speaker `other` is, in one line: "Daughter", "Interpreter", "Ana (partner)". */
const speakerNameSchema = strictLineSchema(maxSpeakerName, tooLongMessage(maxSpeakerName)).min(1);

/**
 * One transcribed stretch of speech. `start_ms`/`end_ms` count from the start of its take (0 and 0 for typed lines,
 * which have no take). `original_text` is the engine's text, present once the text was corrected.
 */
export const utteranceSchema = z.object({
  id: z.uuid(),
  seq: z.number().int().nonnegative(),
  take_id: z.uuid().nullable(),
  start_ms: z.number().int().nonnegative(),
  end_ms: z.number().int().nonnegative(),
  speaker: speakerSchema,
  /** Who the speaker `other` is, as named by a person; null if not named, and for all other speakers. */
  speaker_name: z.string().nullable().default(null),
  /** Who assigned the speaker: a clinician's assignment is never overwritten by inference. */
  speaker_source: z.enum(["engine", "inferred", "user"]),
  text: z.string(),
  original_text: z.string().nullable(),
  /** 0 to 1 if the engine reports it, otherwise null. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Name of the fallback engine if it wrote the line, otherwise null. */
  engine: z.string().nullable().default(null),
  /** Set if the stored line is damaged: it keeps its place, with an empty `text`. Notes are drafted without it. */
  unreadable: z.literal(true).optional(),
});
export type Utterance = z.infer<typeof utteranceSchema>;

/** Utterances in spoken order: by take, then by time. `seq` gives this order. */
export const transcriptSchema = z.object({ utterances: z.array(utteranceSchema) });
export type Transcript = z.infer<typeof transcriptSchema>;

/** Maximum lines of a typed or pasted transcript: more than are said in a day of visits. */
export const maxTypedLines = 10_000;
/** Maximum length of a typed or pasted transcript in characters: about ten hours of speech. */
export const maxTranscriptLength = 500_000;

/**
 * A typed or pasted transcript of up to `maxTypedLines` lines. Lines such as "Doctor: …", "Patient: …" name the
 * speaker; the speaker of other lines is inferred. Replaces earlier typed lines; recorded utterances are kept.
 */
export const putTranscriptSchema = z.object({ text: z.string().max(maxTranscriptLength) });
/**
 * `apply_to: "speaker"` assigns the new speaker to every utterance that has the same speaker as this one; `"swap"` also
 * assigns this one's speaker to every utterance of the new speaker. `speaker_name` says who the speaker `other` is; two
 * speakers `other` with different names are different people.
 */
export const patchUtteranceSchema = z
  .object({
    text: plainTextSchema().min(1).max(10_000).optional(),
    speaker: speakerSchema.optional(),
    speaker_name: speakerNameSchema.nullish(),
    apply_to: z.enum(["one", "speaker", "swap"]).default("one"),
  })
  .refine(({ speaker, speaker_name: name }) => !name || speaker === "other", {
    path: ["speaker_name"],
    message: "is for the speaker other",
  });
export type PatchUtterance = z.input<typeof patchUtteranceSchema>;

/** One word with its times in milliseconds from the start of the audio passed to the engine. */
const wordSchema = z.object({
  text: z.string(),
  start_ms: z.number().nonnegative(),
  end_ms: z.number().nonnegative(),
  confidence: z.number().min(0).max(1).optional(),
});
export type Word = z.infer<typeof wordSchema>;
