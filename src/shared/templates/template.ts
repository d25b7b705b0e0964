import { z } from "zod";

export const templateSectionSchema = z.object({
  key: z.string(),
  title: z.string(),
  instructions: z.string(),
  style: z.enum(["prose", "bullets"]),
});
/** Ordered sections of a kind of note. Built-in ones have fixed ids such as `soap`. */
export const templateSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  built_in: z.boolean(),
  sections: z.array(templateSectionSchema),
});
export type Template = z.infer<typeof templateSchema>;
export type TemplateSection = z.infer<typeof templateSectionSchema>;
export const templateListSchema = z.object({ items: z.array(templateSchema) });
export const defaultTemplateId = "soap";
