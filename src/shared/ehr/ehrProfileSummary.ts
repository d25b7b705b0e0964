import { z } from "zod";

/** A profile in the list of profiles. */
export const ehrProfileSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  origins: z.array(z.string()),
  /** Names of the boxes that it fills. */
  fields: z.array(z.string()),
});
export type EhrProfileSummary = z.output<typeof ehrProfileSummarySchema>;

/**
 * Answer to an import. `accepted` is false until the person has accepted the origins: then the same text is imported
 * again with these.
 */
export const profileImportSchema = z.object({
  accepted: z.boolean(),
  profile: ehrProfileSummarySchema.nullable(),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ProfileImport = z.output<typeof profileImportSchema>;
