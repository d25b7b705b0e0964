import { z } from "zod";
import { wholeListSchema } from "../list";
import { partsStateSchema, takeSchema } from "./take";

/**
 * A take together with what the server still lacks of it: what a recorder asks for before it sends on. `idle_ms`: how long
 * ago its last part came, or it began, by the server's clock.
 */
export const takeStateSchema = takeSchema.extend({
  ...partsStateSchema.shape,
  idle_ms: z.number().int().nonnegative(),
});
export type TakeState = z.infer<typeof takeStateSchema>;

/** A take that no part came for, for so long, may be finished without the rest by whoever owns its visit. */
export const finishableAfterMs = 60_000;

/** All takes of a visit in the order they were begun; always one page. */
export const takesSchema = wholeListSchema(takeStateSchema);
