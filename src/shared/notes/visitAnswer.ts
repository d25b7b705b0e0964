import { z } from "zod";

/** Maximum length of a question in characters. */
export const maxQuestionLength = 300;

/** A question about what was said in a visit. It is sent in the body, not in the URL, because it can name a patient. */
export const visitQuestionSchema = z.object({ question: z.string().trim().min(1).max(maxQuestionLength) });

/**
 * The topics that the question names, each with the lines that mention it, in spoken order; without lines it was not
 * mentioned. `also` has other names that were searched for, such as brands; `meant` the drug that was searched for
 * because the name was not said and looks like a misspelling of it. If a line is a question, its `answer` is the line
 * after it. `topics` is empty if the question names nothing that can be searched for. `isComplete` is false while the
 * visit can still get lines.
 */
export const visitAnswerSchema = z.object({
  topics: z.array(
    z.object({
      name: z.string(),
      meant: z.string().nullable(),
      also: z.array(z.string()),
      lines: z.array(z.object({ id: z.uuid(), answer: z.uuid().nullable() })),
    }),
  ),
  isComplete: z.boolean(),
});
export type VisitAnswer = z.infer<typeof visitAnswerSchema>;
