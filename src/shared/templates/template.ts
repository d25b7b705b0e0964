import { z } from "zod";
import { documentKindSchema } from "../notes/document";
import { sectionLengthSchema, sectionStyleSchema } from "./sectionForm";
import { oneLineSchema } from "../oneLineSchema";
import { wholeListSchema } from "../wholeListSchema";

/**
 * `id` stays the same when the section is renamed or moved; that of a built-in section is its key. `key` says what the
 * section is about and follows its title; it is unique within a version of the template.
 */
const templateSectionSchema = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  instructions: z.string(),
  style: sectionStyleSchema,
  /** Absent: standard. */
  length: sectionLengthSchema.optional(),
});

/**
 * Ordered sections of a kind of document. Built-in templates have fixed ids such as `soap`. Every change adds a
 * `version`; a document keeps the version that it was drafted with.
 */
export const templateSchema = z.object({
  id: z.string(),
  /** The kind of documents that are drafted with it. */
  kind: documentKindSchema.default("note"),
  version: z.number().int().positive(),
  title: z.string(),
  description: z.string(),
  built_in: z.boolean(),
  sections: z.array(templateSectionSchema),
});
export type Template = z.infer<typeof templateSchema>;
export type TemplateSection = z.infer<typeof templateSectionSchema>;
export const templateListSchema = wholeListSchema(templateSchema);
/** Id of the built-in template that is used if none was chosen or the chosen template is not available. */
export const defaultTemplateId = "soap";

/** Maximum lengths of the texts of a template and its sections, in characters, and maximum number of sections. */
export const templateLimits = { title: 120, description: 500, instructions: 4_000, sections: 50 } as const;

const title = (what: string) =>
  oneLineSchema()
    .min(1, `Give the ${what} a title.`)
    .max(templateLimits.title, `Use up to ${templateLimits.title} characters for a title.`);

/**
 * A user's own template as created and saved. The keys of its sections are derived from their titles. A section with
 * the `id` of a saved one is that section, whatever its title; any other is new.
 */
export const saveTemplateSchema = z.object({
  /** The kind of a new template; that of a saved one does not change. */
  kind: documentKindSchema.default("note"),
  title: title("template"),
  description: z.string().trim().max(templateLimits.description).default(""),
  sections: z
    .array(
      z.object({
        id: z.string().max(64).optional(),
        title: title("section"),
        instructions: z.string().trim().max(templateLimits.instructions).default(""),
        style: sectionStyleSchema,
        length: sectionLengthSchema.optional(),
      }),
    )
    .min(1, "A template needs at least one section.")
    .max(templateLimits.sections, `A template can have up to ${templateLimits.sections} sections.`),
});
export type SaveTemplate = z.input<typeof saveTemplateSchema>;
