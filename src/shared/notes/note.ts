import { z } from "zod";
import { wholeListSchema } from "../wholeListSchema";

const findingKinds = [
  "number",
  "drug",
  "dose",
  "frequency",
  "time",
  "side",
  "site",
  "negation",
  "finding",
  "diagnosis",
  "certainty",
  "condition",
  "action",
  "order",
  "status",
  "unsupported",
  "allergy",
  "family",
] as const;
const omissionKinds = [
  "drug",
  "dose",
  "allergy",
  "number",
  "mood",
  "risk",
  "diagnosis",
  "order",
  "followUp",
  "refusal",
  "symptom",
  "finding",
  "advice",
] as const;

/** An answer the clinician may give: a verb with the value in it; `text` is the sentence it leads to ("" removes it). */
const findingAnswerSchema = z.object({
  id: z.enum(["change", "keep", "remove"]),
  label: z.string(),
  text: z.string().optional(),
});

/**
 * What is wrong with a sentence against its evidence. `must` ones hold signing until `resolved`; `value` is the piece of
 * the sentence it is about, `heard` the words that were said instead, with their utterance.
 */
const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  detail: z.string(),
  must: z.boolean(),
  value: z.string().nullable(),
  heard: z.string().nullable(),
  heard_in: z.uuid().nullable(),
  answers: z.array(findingAnswerSchema),
  resolved: z.enum(["change", "keep", "remove"]).nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

/** A sentence of the note with the utterances it rests on. */
export const sentenceSchema = z.object({
  id: z.string().max(64),
  text: z.string().max(10_000),
  evidence: z.array(z.uuid()),
  origin: z.enum(["drafted", "edited", "typed", "history"]),
  findings: z.array(findingSchema),
});
export type Sentence = z.infer<typeof sentenceSchema>;

const noteSectionSchema = z.object({
  key: z.string().max(64),
  title: z.string().max(200),
  style: z.enum(["prose", "bullets"]),
  sentences: z.array(sentenceSchema),
  /** The clinician changed it by hand: no draft overwrites it. */
  touched: z.boolean(),
});
export type NoteSection = z.infer<typeof noteSectionSchema>;

/** Something said that the note does not hold. `section` is where Insert puts `sentence`. */
const omissionSchema = z.object({
  id: z.string(),
  kind: z.enum(omissionKinds),
  must: z.boolean(),
  /** What was said, quoted. */
  text: z.string(),
  section: z.string(),
  sentence: z.string(),
  evidence: z.array(z.uuid()),
  resolved: z.enum(["inserted", "left_out"]).nullable(),
});
export type Omission = z.infer<typeof omissionSchema>;

export const addendumSchema = z.object({ text: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) });

/**
 * A note: one document with versions. Every save makes the next `version`; a signed version never changes, an addendum
 * makes a new one. Drafting again makes a new note and the old one `superseded`.
 */
export const noteSchema = z.object({
  id: z.uuid(),
  visit_id: z.uuid(),
  version: z.number().int().positive(),
  status: z.enum(["draft", "signed", "superseded"]),
  template_id: z.string(),
  engine: z.object({ name: z.string(), fallback_reason: z.string().nullable() }),
  /** True while sentences are still coming. */
  drafting: z.boolean(),
  /** When this version was saved. */
  saved_at: z.iso.datetime({ offset: true }),
  created_at: z.iso.datetime({ offset: true }),
  signed_at: z.iso.datetime({ offset: true }).nullable(),
  signed_by: z.string().nullable(),
  sections: z.array(noteSectionSchema),
  omissions: z.array(omissionSchema),
  addenda: z.array(addendumSchema),
});
export type Note = z.infer<typeof noteSchema>;

/** `section`: draft that section alone, the others stay. Answer 202 with the Note that will be filled (`drafting`). */
export const draftNoteSchema = z.object({
  template_id: z.string().max(100).optional(),
  instructions: z.string().max(2_000).optional(),
  section: z.string().max(64).optional(),
});
export type DraftNote = z.input<typeof draftNoteSchema>;

/**
 * A save: only the sections (whole) and answers that changed. `base_version` is the version the editor started from:
 * where another save touched the same section since, the answer is 409 `note_conflict` with `current`; saves of other
 * sections are merged. Without it the last writer wins. A sentence without an `id` is new. `findings` maps finding ids to their answers, `omissions` omission ids likewise; null reopens.
 */
export const patchNoteSchema = z.object({
  base_version: z.number().int().positive().optional(),
  sections: z
    .array(
      z.object({
        key: z.string().max(64),
        sentences: z
          .array(
            z.object({
              id: z.string().max(64).default(""),
              text: z.string().max(10_000),
              evidence: z.array(z.uuid()).max(500),
              origin: z.enum(["drafted", "edited", "typed", "history"]),
            }),
          )
          .max(500),
      }),
    )
    .max(50)
    .optional(),
  findings: z.record(z.string(), z.enum(["change", "keep", "remove"]).nullable()).optional(),
  omissions: z.record(z.string(), z.enum(["inserted", "left_out"]).nullable()).optional(),
});
export type PatchNote = z.output<typeof patchNoteSchema>;

/** `version`: the one that was read; where it is no longer the newest, nothing is signed. Without it the newest is signed. */
export const signNoteSchema = z.object({ version: z.number().int().positive().optional() });
export const addendumRequestSchema = z.object({ text: z.string().trim().min(1).max(10_000) });
export const restoreNoteSchema = z.object({ version: z.number().int().positive() });

const noteVersionSchema = z.object({
  version: z.number().int().positive(),
  saved_at: z.iso.datetime({ offset: true }),
  saved_by: z.string(),
  cause: z.enum(["draft", "edit", "answer", "restore", "sign", "addendum"]),
  signed: z.boolean(),
});
export type NoteVersion = z.infer<typeof noteVersionSchema>;
export const noteVersionsSchema = wholeListSchema(noteVersionSchema);
export const noteListSchema = wholeListSchema(noteSchema);
export const exportFormats = ["txt", "md"] as const;
