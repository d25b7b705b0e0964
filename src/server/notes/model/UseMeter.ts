import { addUse, type ModelUse, noUse } from "../../../shared/notes/modelUse";
import type { AnswerUse } from "./ChatModel";

/** Prices of a language model in US dollars per million tokens; null if they are not set. */
export interface ModelPrices {
  input: number | null;
  output: number | null;
}

/** Returns the use of one answer. Its cost is known only with both prices and both numbers of tokens. */
function countUse({ promptTokens, answerTokens, ms }: AnswerUse, { input, output }: ModelPrices): ModelUse {
  const isCounted = promptTokens !== null && answerTokens !== null;
  const isPriced = isCounted && input !== null && output !== null;
  return {
    requests: 1,
    counted: isCounted ? 1 : 0,
    priced: isPriced ? 1 : 0,
    input_tokens: promptTokens ?? 0,
    output_tokens: answerTokens ?? 0,
    ms: Math.round(ms),
    cost_usd: isPriced ? (promptTokens * input + answerTokens * output) / 1_000_000 : 0,
  };
}

/** Adds up tokens, time and cost of the model's answers for one draft. */
export class UseMeter {
  total: ModelUse = noUse;

  constructor(private readonly prices: ModelPrices = { input: null, output: null }) {}

  readonly add = (use: AnswerUse): void => {
    this.total = addUse(this.total, countUse(use, this.prices));
  };
}
