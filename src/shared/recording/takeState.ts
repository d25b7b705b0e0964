import { z } from "zod";
import { wholeListSchema } from "../wholeListSchema";
import { partsStateSchema, takeSchema } from "./take";

/**
 * A take with the parts that the server still lacks: a recorder reads it before it resumes an upload. `idle_ms`: time
 * since its last part arrived, or since it began, by the server's clock.
 */
export const takeStateSchema = takeSchema.extend({
  ...partsStateSchema.shape,
  idle_ms: z.number().int().nonnegative(),
});
export type TakeState = z.infer<typeof takeStateSchema>;

/**
 * Time without a part after which the owner of the visit can finish a take without the rest. A recorder with a
 * connection sends a part every second.
 */
export const finishableAfterMs = 60_000;

/** All takes of a visit in the order they were begun; always one page. */
export const takesSchema = wholeListSchema(takeStateSchema);
