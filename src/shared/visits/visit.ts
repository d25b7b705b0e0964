import { z } from "zod";

/**
 * Where a visit stands. `needs_attention` comes with `status_reason`, a sentence for people, and can be retried
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

export const consentMethods = ["spoken", "paper", "not_needed", "refused"] as const;
/** The patient's answer to "may this be recorded?", asked once per visit before the first take. `given: false` forbids takes. */
export const consentSchema = z.object({
  given: z.boolean(),
  method: z.enum(consentMethods),
  at: z.iso.datetime({ offset: true }),
});
export type Consent = z.infer<typeof consentSchema>;

/** Consent as it is told: `verbal` is noted as `spoken`, `written` as `paper`. */
const toldConsentSchema = consentSchema.extend({
  method: z.enum([...consentMethods, "verbal", "written"]).transform((word) => {
    if (word === "verbal") return "spoken";
    return word === "written" ? "paper" : word;
  }),
});

const shortText = z.string().trim().max(200);

/** A recorded encounter; the screens call it a session. Times are RFC 3339, durations whole milliseconds. */
export const visitSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  patient_id: z.uuid().nullable(),
  patient_name: z.string().nullable(),
  reason: z.string().nullable(),
  template_id: z.string().nullable(),
  status: visitStatusSchema,
  status_reason: z.string().nullable(),
  consent: consentSchema.nullable(),
  started_at: z.iso.datetime({ offset: true }).nullable(),
  duration_ms: z.number().int().nonnegative(),
  /** Findings and omissions that must be answered before signing, and those worth a look; 0 without a note. */
  to_answer: z.number().int().nonnegative(),
  to_check: z.number().int().nonnegative(),
  signed_at: z.iso.datetime({ offset: true }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  /** Set while the visit is deleted but can still be brought back (`POST /visits/{id}/restore`). */
  deleted_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Visit = z.infer<typeof visitSchema>;

export const createVisitSchema = z.object({
  /** Chosen by the client so that a repeat of the same call makes one visit; made by the server when absent. */
  id: z.uuid().optional(),
  title: shortText.optional(),
  patient_id: z.uuid().nullish(),
  patient_name: shortText.nullish(),
  reason: z.string().trim().max(2_000).nullish(),
  template_id: z.string().max(100).nullish(),
  consent: toldConsentSchema.nullish(),
  /** When it was, where it was recorded elsewhere before: never in the future. Without it the first take tells. */
  started_at: z.iso
    .datetime({ offset: true })
    .refine((text) => Date.parse(text) <= Date.now() + 60_000, "must not be in the future")
    .optional(),
});
export type CreateVisit = z.input<typeof createVisitSchema>;

/** `status` may only be moved between `recording` and `paused` by the client; the server sets all others. */
export const updateVisitSchema = createVisitSchema.omit({ id: true, started_at: true }).extend({
  status: z.enum(["recording", "paused"]).optional(),
});
export type UpdateVisit = z.input<typeof updateVisitSchema>;

/** A time or a day (in UTC), for the ends of a range. As its last end a day counts whole. */
export const timeOrDaySchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  "must be a day like 2026-11-22, or a time like 2026-11-22T08:00:00Z",
);

/** `status` takes one status, several joined by commas, or `to_finish` (everything not signed). */
export const listVisitsQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  status: z.string().max(200).optional(),
  patient_id: z.uuid().optional(),
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ListVisitsQuery = z.input<typeof listVisitsQuerySchema>;

/** Newest first by `created_at`. `next_cursor` is null on the last page. */
export const visitPageSchema = z.object({ items: z.array(visitSchema), next_cursor: z.string().nullable() });
export type VisitPage = z.infer<typeof visitPageSchema>;
