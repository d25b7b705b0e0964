import { z } from "zod";

/**
 * One action of EHR automation. Has ids, codes, lengths, hashes and the user's login name; contains no patient's name
 * and no text of a note.
 */
export const ehrAuditEntrySchema = z.object({
  seq: z.number(),
  at: z.string(),
  /** Login name of this computer's user. */
  who: z.string(),
  verb: z.string(),
  outcome: z.string(),
  origin: z.string().nullable(),
  pageKey: z.string().nullable(),
  /**
   * Id of the patient's record, or of the visit if it has none; null for actions without a note, and for a fill that
   * was refused before it began.
   */
  patientId: z.string().nullable(),
  profile: z.string().nullable(),
  fields: z
    .array(
      z.object({
        key: z.string(),
        outcome: z.string(),
        oldLength: z.number(),
        oldHash: z.string(),
        newLength: z.number(),
        newHash: z.string(),
      }),
    )
    .optional(),
  /** Hash of the previous entry. */
  previous: z.string(),
  /** Hash of all other fields. */
  hash: z.string(),
});
export type EhrAuditEntry = z.output<typeof ehrAuditEntrySchema>;
/** Entries of the log, newest first, and whether the chain of hashes of the whole log is unbroken. */
export const ehrAuditSchema = z.object({ entries: z.array(ehrAuditEntrySchema), isIntact: z.boolean() });
