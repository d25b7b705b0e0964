import { describe, expect, test } from "vitest";
import { formatModelUse } from "../../../src/renderer/format/formatModelUse";
import { noUse } from "../../../src/shared/notes/modelUse";

const use = { ...noUse, requests: 3, counted: 3, priced: 3, input_tokens: 9_300, output_tokens: 820, ms: 14_200 };

describe("formatModelUse", () => {
  test.each([
    [{ ...use, cost_usd: 0.0213 }, "9,300 tokens read, 820 written in 14 s, about $0.02"],
    [{ ...use, cost_usd: 0.001888 }, "9,300 tokens read, 820 written in 14 s, about $0.0019"],
    [{ ...use, priced: 0 }, "9,300 tokens read, 820 written in 14 s"],
    [
      { ...use, counted: 2, priced: 1, cost_usd: 1.5 },
      "at least 9,300 tokens read, 820 written in 14 s, at least $1.50",
    ],
    [{ ...use, counted: 0, priced: 0 }, "tokens not reported, 14 s"],
    [{ ...use, priced: 0, ms: 12_340_000 }, "9,300 tokens read, 820 written in 3 h 25 min"],
  ])("%o is shown as %s", (given, text) => {
    expect(formatModelUse(given)).toBe(text);
  });
});
