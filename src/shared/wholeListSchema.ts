import { z } from "zod";

/** A complete list in the shape of a paged one. Servers before 1.5.1 omit `next_cursor`. */
export const wholeListSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.null().default(null) });
