import { z } from "zod";

/** A list that is answered whole, in the shape of one that comes by pages. Servers before 1.5.1 left `next_cursor` out. */
export const wholeListSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.null().default(null) });
