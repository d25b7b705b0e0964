import { z } from "zod";

/** Release notes of a feed: one text, or one for each version since the installed one. */
export const releaseNotesSchema = z.union([
  z.string(),
  z.array(z.object({ version: z.string(), note: z.string().nullish() })).max(100),
]);

/** Returns the notes as plain text, each version before its note; null if there are none. */
export function releaseNotesText(notes: z.infer<typeof releaseNotesSchema> | null | undefined): string | null {
  const text = Array.isArray(notes)
    ? notes.map(({ version, note }) => `${version}\n${note?.trim() ?? ""}`.trim()).join("\n\n")
    : notes?.trim();
  return text || null;
}
