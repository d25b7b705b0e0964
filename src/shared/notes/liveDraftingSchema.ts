import { z } from "zod";

/**
 * Whether the note of the signed-in person is drafted while they record (`GET|PUT /live-drafting`). By default it is on
 * with the built-in drafter, which costs nothing, and off with a language model.
 */
export const liveDraftingSchema = z.object({ on: z.boolean() });
