import { z } from "zod";
import { plainTextSchema } from "../plainTextSchema";

/** Maximum number of a person's snippets. */
export const maxSnippets = 200;
/** Maximum lengths in characters. */
export const snippetLimits = { name: 40, text: 5_000 } as const;

/** Matches a valid name of a snippet. */
const snippetNamePattern = new RegExp(`^[a-z0-9][a-z0-9_-]{0,${snippetLimits.name - 1}}$`);

/** A text that a person inserts by its name: `.name`, then Tab or Enter. `***` in it is a blank to fill in. */
export const snippetSchema = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(snippetNamePattern, `A name has up to ${snippetLimits.name} letters, digits, - and _.`),
  text: plainTextSchema().min(1, "Give the snippet a text.").max(snippetLimits.text),
});
export type Snippet = z.infer<typeof snippetSchema>;

/** The snippets of the signed-in person (`GET|PUT /snippets`). */
export const snippetsSchema = z.object({
  snippets: z
    .array(snippetSchema)
    .max(maxSnippets)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "Two snippets have the same name."),
});
