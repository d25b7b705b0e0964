import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a wish to lose weight", () => {
  expectNotes("is no weight loss", [
    ["P: I'm trying to lose weight.", /^/, /weight loss/i],
    ["P: My sister said to lose some weight.", /^/, /weight loss/i],
    ["D: Have you lost any weight? / P: Yes, ten pounds.", /Weight loss: 10 pounds/],
    ["P: I've been losing weight since May.", /Weight loss since May/],
  ]);
});

describe("weight that is dropped or down", () => {
  expectNotes("is a loss with its amount", [
    ["P: I've dropped like ten pounds.", /Weight loss: 10 pounds/],
    ["P: I'm down fifteen pounds since the summer.", /Weight loss: 15 pounds since the summer/],
    ["P: He has shed about six kilos.", /Weight loss: about 6 kilos/],
    ["P: I'm up eight pounds.", /Weight gain: 8 pounds/],
    ["D: I would like you to be down ten pounds by spring.", /^/, /Weight loss/],
  ]);
});

describe("a weight", () => {
  expectNotes("keeps its change", [
    ["D: Weight's two thirty-one, you're down four pounds.", /Weight: 231 \(down 4 pounds\)/],
    ["D: Your weight is 92 kilos, up 3 kilos since March.", /Weight: 92 kg \(up 3 kilos since March\)/],
  ]);
});
