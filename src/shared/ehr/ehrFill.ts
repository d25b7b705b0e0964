import { z } from "zod";

const shortText = z.string().trim().max(200);

/** The patient of a visit. Identifiers that the visit does not have are left out. */
const visitPatientSchema = z.object({
  /** Id of the patient's record, or of the visit if it has none; for the audit log. */
  id: z.string().max(100).optional(),
  name: shortText.min(1),
  birthDate: z.iso.date().nullish(),
  mrn: shortText.nullish(),
});
export type VisitPatient = z.output<typeof visitPatientSchema>;

/** A note to be filled into the EHR. */
export const noteToFillSchema = z.object({
  patient: visitPatientSchema,
  /** Kind of document, e.g. "note" or "letter". */
  document: z.string().max(80).default("note"),
  sections: z
    .array(
      z.object({
        /** Id in the template, which stays the same when the section is renamed. */
        id: z.string().max(80),
        /** What the section is about; used if the profile does not have the id. */
        key: z.string().max(80).optional(),
        title: shortText.optional(),
        text: z.string().max(50_000),
      }),
    )
    .max(60),
});
export type NoteToFill = z.output<typeof noteToFillSchema>;

/** Why automation refused: `code` for programs, `message` for the clinician. */
const refusalSchema = z.object({ code: z.string(), message: z.string() });
export type EhrRefusal = z.output<typeof refusalSchema>;

/** Whether an identifier is the same for two patients; `unknown` if it cannot be compared, as if one lacks it. */
const agreementSchema = z.enum(["equal", "different", "unknown"]);
export type Agreement = z.output<typeof agreementSchema>;

const plannedFieldSchema = z.object({
  key: z.string(),
  /** Name of the box in the EHR. */
  label: z.string(),
  sections: z.array(z.string()),
  /** What happens to text in the box: nothing is written, the note is added after it, or it is replaced. */
  mode: z.enum(["replace-if-empty", "append", "replace"]),
  /** Text in the box now. */
  oldText: z.string(),
  /** Text in the box afterwards. */
  newText: z.string(),
  /**
   * `write`; `already`: the text is there; `ask`: a person changed the text that was filled in before, so it is
   * written only if `fillNote` lists the field in `overwrite`; `keep`: the box is not empty and stays as it is;
   * `empty`: the note has nothing for it.
   */
  action: z.enum(["write", "already", "ask", "keep", "empty"]),
  /** Text that will be lost. */
  lost: z.string(),
  warnings: z.array(z.string()),
});
export type PlannedField = z.output<typeof plannedFieldSchema>;

/** What filling would do. Nothing was written. */
export const fillPlanSchema = z.object({
  id: z.string(),
  canFill: z.boolean(),
  /** Why it cannot be filled; null if it can. */
  refusal: refusalSchema.nullable(),
  /** Whether the clinician must type the patient's year of birth, because only one identifier could be compared. */
  needsYearOfBirth: z.boolean(),
  /**
   * The patient that the EHR shows, also if it is not the note's, and how each identifier compares with the note's
   * patient; null if none was read.
   */
  shown: z
    .object({
      name: z.string().nullable(),
      birthDate: z.string().nullable(),
      mrn: z.string().nullable(),
      comparison: z.object({ name: agreementSchema, birthDate: agreementSchema, mrn: agreementSchema }),
    })
    .nullable(),
  fields: z.array(plannedFieldSchema),
  /** Sections without a box that are left out. */
  unmapped: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type FillPlan = z.output<typeof fillPlanSchema>;

export const fillRequestSchema = z.object({
  /** Plan that the clinician saw, at most 60 s old. */
  planId: z.string().max(100),
  yearOfBirth: z.int().min(1880).max(2100).optional(),
  /**
   * Keys of fields with the action `ask` that the clinician agrees to have written: their text is replaced or, in the
   * mode `append`, kept with the note after it.
   */
  overwrite: z.array(z.string().max(100)).max(60).default([]),
});
export type FillRequest = z.output<typeof fillRequestSchema>;

/**
 * The outcome of each field. `verified`: written and read back. `already`: it had the text. `asked`: the clinician did
 * not agree to have it written. `kept`: its text stays, by the profile. `empty`: the note has nothing for it. If
 * filling stopped: `restored` has its earlier text again; `left` was changed by the person in the meantime, so it was
 * not restored; `failed` could not be restored; `not_written` was not reached.
 */
const filledFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  outcome: z.enum(["verified", "already", "asked", "kept", "empty", "restored", "left", "failed", "not_written"]),
  reason: refusalSchema.nullable(),
});
export type FilledField = z.output<typeof filledFieldSchema>;

export const fillReceiptSchema = z.object({
  /**
   * `filled`: every field has its text, not saved in the EHR. `stopped`: the earlier text was restored where possible;
   * `fields` has the outcome of each field.
   */
  state: z.enum(["filled", "stopped"]),
  refusal: refusalSchema.nullable(),
  fields: z.array(filledFieldSchema),
});
export type FillReceipt = z.output<typeof fillReceiptSchema>;
