import { z } from "zod";
import { sectionLengthSchema, sectionStyleSchema } from "../templates/sectionForm";
import { plainText } from "../plainText";
import { plainTextSchema } from "../plainTextSchema";
import { modelUseSchema } from "./modelUse";
import { pageQuerySchema, pageSchema } from "../pageSchema";

/**
 * What about a sentence is at fault. Less obvious ones: `site`: the part of the body; `side`: left or right; `finding`:
 * what was examined; `certainty`: said with less certainty; `condition`: said under a condition, such as “if it gets
 * worse”; `action`: what is done with a drug; `order`: a test or referral; `status`: past or present; `family`: whether
 * the patient or a relative is meant; `unsupported`: nothing that was said supports it. `findingSchema` explains
 * `listen`, `changed` and `blank`.
 */
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
  "listen",
  "changed",
  "blank",
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

/**
 * An answer that the clinician can give to a finding. `label` is a verb with the value, e.g. "Keep 40 mg"; `text` is
 * the resulting sentence ("" removes the sentence), `evidence` the lines that it then rests on, if they change.
 */
const findingAnswerSchema = z.object({
  id: z.enum(["change", "keep", "remove"]),
  label: z.string(),
  text: z.string().optional(),
  evidence: z.array(z.uuid()).optional(),
});

/**
 * A fault of a sentence against its evidence. The note cannot be signed while a finding with `must` is not resolved
 * (`resolved` is null). `value` is the faulty part of the sentence; `heard` the words that were said instead, in the
 * utterance `heard_in`. `listen`: the value rests only on speech that was heard unclearly. `changed`: a line that the
 * sentence rests on was corrected since the sentence was written. `blank`: the sentence has a blank (`____`) for what
 * was not said; it cannot be kept.
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

/**
 * A sentence of the note with the ids of the utterances that it is based on. `origin` is who wrote it: the drafter
 * (`drafted`) or a person; `history`: it is from an earlier record of the patient. `isByPerson` decides what a redraft
 * keeps. `basis` is a digest of those utterances as they were when the sentence was written, by which a later
 * correction is noticed.
 */
export const sentenceSchema = z.object({
  id: z.string().max(64),
  text: z.string().max(10_000),
  evidence: z.array(z.uuid()),
  origin: z.enum(["drafted", "edited", "typed", "history"]),
  findings: z.array(findingSchema),
  basis: z.string().max(64).optional(),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** A section with the id that it has in the template, whatever its title was when the note was drafted. */
const noteSectionSchema = z.object({
  id: z.string().max(64),
  key: z.string().max(64),
  title: z.string().max(200),
  style: sectionStyleSchema,
  /** Absent: standard. */
  length: sectionLengthSchema.optional(),
  sentences: z.array(sentenceSchema),
});
export type NoteSection = z.infer<typeof noteSectionSchema>;

/** Something said that no sentence of the note states. The answer `inserted` adds `sentence` to the section. */
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

/**
 * A drafted sentence that a person changed or removed, as it was drafted; a redraft leaves it out. `section` is the id
 * of its section, `evidence` the lines that it rested on.
 */
const removedSentenceSchema = z.object({
  section: z.string(),
  text: z.string(),
  evidence: z.array(z.string()).optional(),
});
export type RemovedSentence = z.infer<typeof removedSentenceSchema>;

/** A text added to a signed note: its author's name and the time. */
export const addendumSchema = z.object({ text: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) });

/** The note that a document was drafted from, as it was then: a digest of its text, the number of its addenda. */
const noteBasisSchema = z.object({ text: z.string().max(16), addenda: z.number().int(), signed: z.boolean() });
export type NoteBasis = z.infer<typeof noteBasisSchema>;

/** Kinds of documents, in the order in which they are listed. The status of a visit follows its note. */
export const documentKinds = ["note", "patient_instructions", "referral_letter", "sick_note", "visit_summary"] as const;
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/**
 * A document of a visit, with versions. Every save adds the next `version`. A signed version never changes; an addendum
 * adds a new one. A redraft creates a new document of the same kind with the sentences that people wrote, and the old
 * one becomes `superseded`; undoing the redraft reverses that. A document whose drafting failed has the status `failed`
 * until the next draft of its kind is requested; the previous document is kept.
 */
export const documentSchema = z.object({
  id: z.uuid(),
  visit_id: z.uuid(),
  kind: documentKindSchema,
  /** Language of the text, e.g. `en`. */
  language: z.string(),
  version: z.number().int().positive(),
  status: z.enum(["draft", "signed", "superseded", "failed"]),
  template_id: z.string(),
  /** Version of the template that the document was drafted with. */
  template_version: z.number().int().positive(),
  /** The document that this redraft replaced; null for a first draft. */
  replaces: z.uuid().nullable(),
  engine: z.object({ name: z.string(), fallback_reason: z.string().nullable() }),
  /** The use of language models for its drafts; absent if there was none. */
  model_use: modelUseSchema.optional(),
  /** True while sentences are still being drafted. */
  drafting: z.boolean(),
  /**
   * Present in a note that grows while its visit is recorded: it lacks what was not yet said or transcribed, so it
   * cannot be signed or exported. The draft after the recording replaces it.
   */
  growing: z.literal(true).optional(),
  /** Present in a version of a growing note that the drafter wrote, not a person. */
  drafted: z.literal(true).optional(),
  /** When this version was saved. */
  saved_at: z.iso.datetime({ offset: true }),
  created_at: z.iso.datetime({ offset: true }),
  signed_at: z.iso.datetime({ offset: true }).nullable(),
  signed_by: z.string().nullable(),
  sections: z.array(noteSectionSchema),
  omissions: z.array(omissionSchema),
  removed: z.array(removedSentenceSchema),
  addenda: z.array(addendumSchema),
  /** Present in a document that was drafted from the note. A redraft of one section keeps it. */
  rests_on: noteBasisSchema.optional(),
  /** Present if the check took too long: findings and omissions are incomplete. */
  unchecked: z.literal(true).optional(),
  /** Present in a superseded or failed document whose draft was never completed: it cannot be used again. */
  unfinished: z.literal(true).optional(),
  /**
   * Present if the stored text is damaged: the document has no sections, omissions or addenda, and cannot be edited,
   * signed or exported. A draft can be redrafted, restored from an earlier version, or deleted unless it is the note.
   */
  unreadable: z.literal(true).optional(),
});
export type VisitDocument = z.infer<typeof documentSchema>;

/** Maximum length of instructions for a draft in characters. */
export const maxInstructionsLength = 2_000;

/**
 * `section`: drafts only that section. `style` and `length`: how the section, or each section of the document, is
 * written from now on, until the document is drafted with another template. A redraft uses the same version of the
 * template as the document, unless `latest` is true or `template_id` is another template. The response is 202 with the
 * document that is being drafted (`drafting`).
 */
export const draftDocumentSchema = z.object({
  kind: documentKindSchema.default("note"),
  template_id: z.string().max(100).optional(),
  instructions: z.string().max(maxInstructionsLength).optional(),
  section: z.string().max(64).optional(),
  style: sectionStyleSchema.optional(),
  length: sectionLengthSchema.optional(),
  latest: z.boolean().optional(),
});
export type DraftDocument = z.input<typeof draftDocumentSchema>;

/** A version that a client names, up to the largest integer that PostgreSQL stores. */
export const sentVersion = z.number().int().positive().max(2_147_483_647);

/**
 * A save with the sections (whole) and answers that changed. `base_version` is the version the editor started from: if
 * another save has changed the same section, the response is 409 `note_conflict` with `current`; saves of other
 * sections are merged. Without `base_version` the last save wins. A sentence without an `id` is new; `basis` is sent
 * only by an undo, which brings a sentence back as it was. `findings` maps ids of findings to answers, `omissions` ids
 * of omissions; null removes the answer. `hold`: a person is editing a growing note, which is then not drafted further
 * for 30 s. Clients do not end a hold, because another window can hold the note too.
 */
export const patchDocumentSchema = z.object({
  base_version: sentVersion.optional(),
  sections: z
    .array(
      z.object({
        key: z.string().max(64),
        sentences: z
          .array(
            z.object({
              id: z.string().max(64).default(""),
              text: z
                .string()
                .overwrite(plainText)
                .max(10_000, "A sentence can have up to 10,000 characters. Shorten it, then save again."),
              evidence: z.array(z.uuid()).max(500),
              origin: z.enum(["drafted", "edited", "typed", "history"]),
              basis: z.string().max(64).optional(),
            }),
          )
          .max(500, "A section can have up to 500 sentences. Shorten it, then save again."),
      }),
    )
    .max(50)
    .optional(),
  findings: z.record(z.string(), z.enum(["change", "keep", "remove"]).nullable()).optional(),
  omissions: z.record(z.string(), z.enum(["inserted", "left_out"]).nullable()).optional(),
  hold: z.literal(true).optional(),
});
export type PatchDocument = z.output<typeof patchDocumentSchema>;

/**
 * `version`: the version that the clinician read; if it is no longer the newest, nothing is signed. By default the
 * newest is signed. `unchecked`: the clinician signs although the check of the note was not completed; without it, such
 * a note is not signed.
 */
export const signDocumentSchema = z.object({
  version: sentVersion.optional(),
  unchecked: z.boolean().default(false),
});
export type SignDocument = z.input<typeof signDocumentSchema>;
/** Maximum number of characters of an addendum. */
export const maxAddendumLength = 10_000;
export const addendumRequestSchema = z.object({ text: plainTextSchema().min(1).max(maxAddendumLength) });
export const restoreDocumentSchema = z.object({ version: sentVersion });
/**
 * `version`: the version of the document that the clinician sees; if it is no longer the newest, nothing is undone.
 * `to`: the superseded draft that becomes the visit's document again, by default the one that this redraft replaced.
 */
export const undoRedraftSchema = z.object({ version: sentVersion, to: z.uuid().optional() });
export type UndoRedraft = z.infer<typeof undoRedraftSchema>;

export const documentVersionSchema = z.object({
  version: z.number().int().positive(),
  saved_at: z.iso.datetime({ offset: true }),
  saved_by: z.string(),
  cause: z.enum(["draft", "edit", "answer", "restore", "sign", "addendum"]),
  signed: z.boolean(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;
export const documentVersionsSchema = pageSchema(documentVersionSchema);
/** A page has fewer documents than versions: a document can have 100 kB, an entry of its versions has 100 bytes. */
export const listDocumentsQuerySchema = pageQuerySchema(50).extend({ kind: documentKindSchema.optional() });
export const listVersionsQuerySchema = pageQuerySchema(500);
export const documentListSchema = pageSchema(documentSchema);
/**
 * Formats of an export. `fhir` is an R4 document Bundle in JSON, `print` a JSON `PrintedDocument`, which the screen
 * prints.
 */
const exportFormats = ["txt", "md", "docx", "pdf", "fhir", "print"] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** `named`: the patient's name is part of the file's name. */
export const exportQuerySchema = z.object({
  format: z.enum(exportFormats).default("txt"),
  named: z.enum(["true", "false"]).default("false"),
});

/** A copy of a document to the clipboard, for the audit log: of the whole text, or of the section with this key. */
export const documentCopySchema = z.object({
  format: z.enum(["plain", "formatted"]),
  section: z.string().max(64).optional(),
});
export type DocumentCopy = z.infer<typeof documentCopySchema>;
