import { z } from "zod";

/**
 * A whole number from `min` to `max`, as a number or, in paths and queries, as text. Text must be 1 to 9 digits,
 * because `Number("0x10")` is 16 and `Number("")` is 0.
 */
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
