import { z } from "zod";
import { wholeNumberSchema } from "./wholeNumberSchema";

/** A page of a list. `next_cursor` is null on the last page. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable().default(null) });

/** The query of a page: `cursor` is the `next_cursor` of the previous page; absent for the first page. */
export const pageQuerySchema = (maxItems: number) =>
  z.object({ cursor: z.string().max(200).optional(), limit: wholeNumberSchema(1, maxItems).default(maxItems) });
