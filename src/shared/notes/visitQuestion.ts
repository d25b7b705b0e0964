import { z } from "zod";

/** A question about what was said in a visit. It is a body, not a query: it can name a patient. */
export const visitQuestionSchema = z.object({ question: z.string().trim().min(1).max(300) });

/**
 * What the question names, each with the lines that name it too, in spoken order; no lines: it was not said. `also` are
 * other names that were looked for, such as brands. A line's `answer` is the line after a question. Nothing is inferred:
 * without `topics`, the question names nothing that can be looked for. `isComplete` is false while more can be said.
 */
export const visitAnswerSchema = z.object({
  topics: z.array(
    z.object({
      name: z.string(),
      also: z.array(z.string()),
      lines: z.array(z.object({ id: z.uuid(), answer: z.uuid().nullable() })),
    }),
  ),
  isComplete: z.boolean(),
});
export type VisitAnswer = z.infer<typeof visitAnswerSchema>;
