import { z } from "zod";

/**
 * The tokens, time and cost of requests to a language model for drafts. Of `requests`, `counted` reported their tokens
 * and `priced` have a known cost; the sums include only these.
 */
export const modelUseSchema = z.object({
  requests: z.number().int(),
  counted: z.number().int(),
  priced: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  ms: z.number().int(),
  /** In US dollars, by the prices at the time of each request. */
  cost_usd: z.number(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** Returns the sum of two uses. */
export const addUse = (a: ModelUse, b: ModelUse): ModelUse => ({
  requests: a.requests + b.requests,
  counted: a.counted + b.counted,
  priced: a.priced + b.priced,
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  ms: a.ms + b.ms,
  cost_usd: a.cost_usd + b.cost_usd,
});

export const noUse: ModelUse = {
  requests: 0,
  counted: 0,
  priced: 0,
  input_tokens: 0,
  output_tokens: 0,
  ms: 0,
  cost_usd: 0,
};
