import { z } from "zod";
import { documentKindSchema } from "../notes/document";
import { printedDocumentSchema } from "../notes/printedDocument";
import { listVisitsQuerySchema, visitSchema } from "../visits/visit";

/**
 * A signed visit as the members of its practice can read it, if the practice shares signed notes: without recording,
 * transcript, consent and drafts. `author` signed the note.
 */
const sharedVisitSchema = visitSchema
  .pick({
    id: true,
    title: true,
    patient: true,
    patient_name: true,
    reason: true,
    time_zone: true,
    started_at: true,
    created_at: true,
    signed_at: true,
  })
  .extend({ author: z.string(), is_own: z.boolean() });
export type SharedVisit = z.infer<typeof sharedVisitSchema>;

/** Newest first by `created_at`. */
export const sharedVisitPageSchema = z.object({
  items: z.array(sharedVisitSchema),
  next_cursor: z.string().nullable(),
});
export type SharedVisitPage = z.infer<typeof sharedVisitPageSchema>;

export const listSharedVisitsQuerySchema = listVisitsQuerySchema.omit({ status: true });
export type ListSharedVisitsQuery = z.input<typeof listSharedVisitsQuerySchema>;

/**
 * A signed visit with its signed documents as exports show them, the note first. `content` is null if the stored text
 * of the document is damaged.
 */
export const sharedNoteSchema = sharedVisitSchema.extend({
  documents: z.array(z.object({ id: z.uuid(), kind: documentKindSchema, content: printedDocumentSchema.nullable() })),
});
export type SharedNote = z.infer<typeof sharedNoteSchema>;
