import { z } from "zod";

const count = z.number().int().nonnegative();

/** Totals of a period. `recorded_ms` is whole milliseconds of audio. */
const figures = {
  /** Visits whose recording began in the period. */
  sessions: count,
  recorded_ms: count,
  /** Notes signed in the period, whenever they were recorded. */
  notes_signed: count,
};

const totals = {
  ...figures,
  /** Median time from the end of the last recording to the signature, in ms; null if nothing was signed. */
  stop_to_signed_ms: count.nullable(),
  /** Open findings and omissions in unsigned notes of the visits recorded in the period. */
  open_findings: count,
};

/** What a practice recorded and signed from one day to another, both inclusive. No patient data. */
export const metricsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  time_zone: z.string(),
  totals: z.object(totals),
  /** Every day of the range, in order. */
  by_day: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Everyone who recorded or signed in the range, by name. */
  by_clinician: z.array(z.object({ user_id: z.uuid(), name: z.string(), ...totals })),
});
export type Metrics = z.infer<typeof metricsSchema>;
/** The metrics of one day. */
export type DayMetrics = Metrics["by_day"][number];
/** The metrics of one clinician. */
export type ClinicianMetrics = Metrics["by_clinician"][number];

/** Maximum number of days per query: a year, because the answer lists every day. */
export const maxDays = 366;

/** `from`, `to`: days such as `2026-11-21` in `time_zone` (IANA, default UTC). Default: the 28 days to today. */
export const metricsQuerySchema = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  time_zone: z.string().max(64).optional(),
});
export type MetricsQuery = z.infer<typeof metricsQuerySchema>;
