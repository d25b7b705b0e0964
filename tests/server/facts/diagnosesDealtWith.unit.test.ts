import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis after “what we're dealing with is” or “makes me think”", () => {
  expectNotes("is in the assessment", [
    ["D: So I think what we're dealing with is a recurrence of your major depression.", /recurrence of major depress/i],
    ["D: What we're seeing here is likely a viral bronchitis.", /Likely viral bronchitis/i],
    ["D: What we're looking at is a mild ankle sprain.", /mild ankle sprain/i],
    ["D: All of that makes me think you have fibroids.", /Likely fibroids/],
    ["D: It makes me think that you may have gallstones.", /gallstones/i],
    ["D: What we're dealing with is a question of time.", /^/, /question of time/],
  ]);
});
