import { z } from "zod";

/** How much of what was said is written into a section. */
const sectionLengths = ["short", "standard", "detailed"] as const;
export const sectionLengthSchema = z.enum(sectionLengths);
export type SectionLength = z.infer<typeof sectionLengthSchema>;
export const sectionStyleSchema = z.enum(["prose", "bullets"]);

/** How a section is written. Absent fields follow the template. */
export interface SectionForm {
  style?: z.infer<typeof sectionStyleSchema> | undefined;
  length?: SectionLength | undefined;
}
