import { z } from "zod";
import { oneLineSchema } from "../oneLineSchema";
import { plainTextSchema } from "../plainTextSchema";
import { patientSummarySchema } from "../patients/patient";
import { wholeNumberSchema } from "../wholeNumberSchema";
import { amendmentSchema } from "./amendment";
import { timeZoneSchema } from "./timeZoneSchema";
import { visitLimits } from "./visitLimits";

/**
 * State of a visit. `needs_attention` comes with `status_reason`, a sentence for the clinician, and can be retried
 * (`POST /visits/{id}/retry`).
 */
export const visitStatuses = [
  "open",
  "recording",
  "paused",
  "transcribing",
  "drafting",
  "ready",
  "signed",
  "needs_attention",
] as const;
export const visitStatusSchema = z.enum(visitStatuses);
export type VisitStatus = z.infer<typeof visitStatusSchema>;

const consentMethods = ["spoken", "paper", "not_needed", "refused"] as const;
/** The patient's consent to be recorded, asked once per visit before the first take. `given: false` forbids takes. */
export const consentSchema = z.object({
  given: z.boolean(),
  method: z.enum(consentMethods),
  at: z.iso.datetime({ offset: true }),
});
export type Consent = z.infer<typeof consentSchema>;

/** Consent as sent by clients: `verbal` is stored as `spoken`, `written` as `paper`. */
const sentConsentSchema = consentSchema.extend({
  method: z.enum([...consentMethods, "verbal", "written"]).transform((word) => {
    if (word === "verbal") return "spoken";
    return word === "written" ? "paper" : word;
  }),
});

const titleSchema = oneLineSchema().max(visitLimits.title);
const patientNameSchema = oneLineSchema().max(visitLimits.patientName);
/** How much the clocks of client and server can differ, in milliseconds. */
const maxClockSkewMs = 60_000;

/** A recorded encounter, called a session on screens. Times are RFC 3339, durations whole milliseconds. */
export const visitSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  patient_id: z.uuid().nullable(),
  /** The patient whose record the visit refers to; for a signed visit, the patient as signed or as later amended. */
  patient: patientSummarySchema.nullable().default(null),
  /** The patient's name; without a patient the name that was typed. */
  patient_name: z.string().nullable(),
  /**
   * Present if the stored record of the patient is damaged: `patient` is null, and `patient_name` is the name at the
   * time it was chosen, see `nameOfUnreadable`. The visit cannot be signed until the patient is chosen again.
   */
  patient_unreadable: z.literal(true).optional(),
  reason: z.string().nullable(),
  template_id: z.string().nullable(),
  status: visitStatusSchema,
  status_reason: z.string().nullable(),
  /**
   * Set while the speech engine fails and is retried: milliseconds from this answer to the next try, 0 during the try.
   * A duration, because the clocks of server and screen can differ. `POST /visits/{id}/retry` tries immediately.
   */
  retry_in_ms: z.number().int().nonnegative().nullable().default(null),
  consent: consentSchema.nullable(),
  started_at: z.iso.datetime({ offset: true }).nullable(),
  /** Zone of the dates in exports: the practice's, or else the clinician's computer's; null if neither is known. */
  time_zone: z.string().nullable().default(null),
  duration_ms: z.number().int().nonnegative(),
  /** `to_answer`: findings and omissions to resolve before signing; `to_check`: those to review. 0 without a note. */
  to_answer: z.number().int().nonnegative(),
  to_check: z.number().int().nonnegative(),
  signed_at: z.iso.datetime({ offset: true }).nullable(),
  /** Present if the visit is `ready`, but the stored text of its note is damaged. */
  note_unreadable: z.literal(true).optional(),
  /** Present once a document of the visit is signed: its patient is then changed by amendments only. */
  patient_signed: z.literal(true).optional(),
  /** Name of the audio file that was imported last, until the visit is signed. */
  imported_file: z.string().optional(),
  /** Changes since the signature, oldest first (`POST /visits/{id}/amendments`). Empty in a list of visits. */
  amendments: z.array(amendmentSchema).default([]),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  /** Set while the visit is deleted but can still be restored (`POST /visits/{id}/restore`). */
  deleted_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Visit = z.infer<typeof visitSchema>;

/** Follows the name of a patient whose stored record is damaged. */
const unreadableRecord = "(record can’t be read)";

/**
 * Returns the name that is shown for a patient whose stored record is damaged.
 * @param name the patient's name when they were chosen.
 */
export const nameOfUnreadable = (name: string | null): string => `${name ?? "Patient"} ${unreadableRecord}`;

/** Returns a name that a client sent back without what `nameOfUnreadable` added, so that it is not stored. */
export function withoutUnreadable(name: string): string {
  const added = ` ${unreadableRecord}`;
  return name.endsWith(added) ? name.slice(0, -added.length) : name;
}

/** The title of a visit that has neither a title nor a patient. */
export const untitledVisit = "Unnamed session";

export const createVisitSchema = z.object({
  /** Chosen by the client so that a repeated call creates one visit; generated by the server if absent. */
  id: z.uuid().optional(),
  title: titleSchema.optional(),
  /** A patient of the practice; null removes it. Its name replaces `patient_name`. */
  patient_id: z.uuid().nullish(),
  /** A name without a record. Ignored while the visit has a patient. */
  patient_name: patientNameSchema.nullish(),
  reason: plainTextSchema().max(visitLimits.reason).nullish(),
  template_id: z.string().max(100).nullish(),
  consent: sentConsentSchema.nullish(),
  /** Start of a visit that was recorded elsewhere before; never in the future. Default: when the first take began. */
  started_at: z.iso
    .datetime({ offset: true })
    .refine((text) => Date.parse(text) <= Date.now() + maxClockSkewMs, "must not be in the future")
    .optional(),
  time_zone: timeZoneSchema.optional(),
});
export type CreateVisit = z.input<typeof createVisitSchema>;

/**
 * Title, reason, patient and template of a signed visit are refused (`note_signed`); amendments change them. Clients
 * can set `status` to `recording` and `paused` only; the server sets the others.
 */
export const updateVisitSchema = createVisitSchema.omit({ id: true, started_at: true, time_zone: true }).extend({
  status: z.enum(["recording", "paused"]).optional(),
  /** Name of the audio file that is being imported. */
  imported_file: oneLineSchema().max(200).optional(),
});
export type UpdateVisit = z.input<typeof updateVisitSchema>;

/** A time or a day (in UTC), for the ends of a range. A day at the end of a range is inclusive. */
export const timeOrDaySchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  "must be a day like 2026-11-22, or a time like 2026-11-22T08:00:00Z",
);

/** `status` takes one status, several separated by commas, or `to_finish` (`isToFinish`). */
export const listVisitsQuerySchema = z.object({
  q: z.string().trim().max(visitLimits.query).optional(),
  status: z.string().max(200).optional(),
  patient_id: z.uuid().optional(),
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
  cursor: z.string().max(200).optional(),
  limit: wholeNumberSchema(1, 200).default(50),
});
export type ListVisitsQuery = z.input<typeof listVisitsQuerySchema>;

/** Newest first by `created_at`. `next_cursor` is null on the last page. */
export const visitPageSchema = z.object({ items: z.array(visitSchema), next_cursor: z.string().nullable() });
export type VisitPage = z.infer<typeof visitPageSchema>;
