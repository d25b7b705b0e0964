import { z } from "zod";

/** What a feed says is new: one text, or one for each version since. */
export const releaseNotesSchema = z.union([
  z.string(),
  z.array(z.object({ version: z.string(), note: z.string().nullish() })).max(100),
]);

/** As plain text, a version before its note; null where nothing is said. Pure. */
export function releaseNotesText(notes: z.infer<typeof releaseNotesSchema> | null | undefined): string | null {
  const text = Array.isArray(notes)
    ? notes.map(({ version, note }) => `${version}\n${note?.trim() ?? ""}`.trim()).join("\n\n")
    : notes?.trim();
  return text || null;
}
