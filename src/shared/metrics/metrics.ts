import { z } from "zod";

const count = z.number().int().nonnegative();

/** What was done in some time. `recorded_ms` is whole milliseconds of sound. */
const figures = {
  /** Sessions whose recording began then. */
  sessions: count,
  recorded_ms: count,
  /** Notes signed then, whenever they were recorded. */
  notes_signed: count,
};

const totals = {
  ...figures,
  /** Middle of the times from the end of the last recording to the signature, in ms; null where nothing was signed. */
  stop_to_signed_ms: count.nullable(),
  /** Findings and omissions not answered yet, in unsigned notes of the sessions recorded then. */
  open_findings: count,
};

/** How a practice recorded and signed from one day to another, both counted whole. No patient data. */
export const metricsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  time_zone: z.string(),
  totals: z.object(totals),
  /** Every day of the range, in order. */
  by_day: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Everybody who recorded or signed in the range, by name. */
  by_clinician: z.array(z.object({ user_id: z.uuid(), name: z.string(), ...totals })),
});
export type Metrics = z.infer<typeof metricsSchema>;
export type DayMetrics = Metrics["by_day"][number];
export type ClinicianMetrics = Metrics["by_clinician"][number];

/** Most days of one question. */
export const mostDays = 366;

/** `from`, `to`: days as `2026-11-21`, in `time_zone` (IANA, UTC where absent); the 28 days to today where absent. */
export const metricsQuerySchema = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  time_zone: z.string().max(64).optional(),
});
export type MetricsQuery = z.infer<typeof metricsQuerySchema>;
