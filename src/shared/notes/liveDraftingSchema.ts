import { z } from "zod";

/**
 * Whether the note of the signed-in person is drafted while they record (`GET|PUT /live-drafting`). Unless they chose, it is
 * with the offline drafter, which costs nothing, and not with a language model.
 */
export const liveDraftingSchema = z.object({ on: z.boolean() });
