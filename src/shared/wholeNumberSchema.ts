import { z } from "zod";

/** A whole number of a path or query, which are text: digits alone, because `Number("0x10")` is 16 and `Number("")` 0. */
export const wholeNumberSchema = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      "must be a whole number",
    )
    .pipe(z.number().int().min(min).max(max));
