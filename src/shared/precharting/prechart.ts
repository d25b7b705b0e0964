import { z } from "zod";
import { addendumSchema } from "../notes/document";
import { visitStatusSchema } from "../visits/visit";
import { appointmentSchema } from "./appointment";

/** A signed note as read before the next visit: its non-empty sections, without evidence. */
const historyNoteSchema = z.object({
  id: z.uuid(),
  signed_at: z.iso.datetime({ offset: true }),
  signed_by: z.string(),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      style: z.enum(["prose", "bullets"]),
      sentences: z.array(z.string()),
    }),
  ),
  addenda: z.array(addendumSchema),
});
export type HistoryNote = z.infer<typeof historyNoteSchema>;

/**
 * An earlier visit of the patient. With `by_name` it was found only by the same name, so the patient can be another
 * one. `note` is null if it was not signed or its stored text is damaged (`unreadable`).
 */
const earlierVisitSchema = z.object({
  visit_id: z.uuid(),
  title: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  status: visitStatusSchema,
  by_name: z.boolean().default(true),
  note: historyNoteSchema.nullable(),
  unreadable: z.literal(true).optional(),
});
export type EarlierVisit = z.infer<typeof earlierVisitSchema>;

/** What a clinician reads before an appointment: their own earlier visits of the patient or name, newest first. */
export const prechartSchema = z.object({
  appointment: appointmentSchema,
  history: z.array(earlierVisitSchema),
});
export type Prechart = z.infer<typeof prechartSchema>;
