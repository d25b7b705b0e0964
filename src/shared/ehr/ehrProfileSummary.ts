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
 * Answer to an import. If `accepted` is false and there are no faults, the person is asked to accept the origins, and
 * the same text is imported again with `acceptOrigins`.
 */
export const profileImportSchema = z.object({
  accepted: z.boolean(),
  profile: ehrProfileSummarySchema.nullable(),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ProfileImport = z.output<typeof profileImportSchema>;
