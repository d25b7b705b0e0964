import { z } from "zod";

/** The clinician's own terms, given to the speech engine as hints (`GET|PUT /vocabulary`). */
export const vocabularySchema = z.object({ words: z.array(z.string().trim().min(1).max(100)).max(2_000) });
