import { z } from "zod";
import { partsStateSchema, takeSchema } from "./take";

/** A take together with what the server still lacks of it: what a recorder asks for before it sends on. */
export const takeStateSchema = takeSchema.extend(partsStateSchema.shape);
export type TakeState = z.infer<typeof takeStateSchema>;

/** All takes of a visit in the order they were begun; always one page. */
export const takesSchema = z.object({ items: z.array(takeStateSchema), next_cursor: z.null() });
