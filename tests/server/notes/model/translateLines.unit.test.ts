import { describe, expect, test } from "vitest";
import { translateLines } from "../../../../src/server/notes/translation/translateLines";

/** A model that answers each request with these lines, and counts the requests. */
function modelOf(...answers: (readonly [number, string])[][]) {
  const model = {
    requests: 0,
    async *answer() {
      const lines = answers[Math.min(model.requests, answers.length - 1)] ?? [];
      model.requests += 1;
      yield JSON.stringify({ lines: lines.map(([n, text]) => ({ n, text })) });
    },
  };
  return model;
}

const options = () => ({ language: "es" as const, withholding: null, signal: new AbortController().signal });
const line = "Take lisinopril 20 mg.";

test("a translation has no characters that a save refuses or that show a text in another order", async () => {
  const model = modelOf([[1, "\u202eTome lisinopril\u2028 20 mg.\u202c\0"]]);
  expect(await translateLines(model, [line], options())).toEqual(["Tome lisinopril 20 mg."]);
});

describe("a model that answers a line more than once", () => {
  test("gets its first answer compared and none of the others", async () => {
    const model = modelOf([
      [1, "Tome lisinopril 20 mg."],
      [1, "No tome lisinopril 20 mg."],
      [1, "Tome lisinopril 200 mg."],
    ]);
    expect(await translateLines(model, [line], options())).toEqual(["Tome lisinopril 20 mg."]);
    expect(model.requests).toBe(1);
  });

  test("cannot replace a wrong first answer in the same round", async () => {
    const model = modelOf([
      [1, "Tome lisinopril 200 mg."],
      [1, "Tome lisinopril 20 mg."],
    ]);
    expect(await translateLines(model, [line], options())).toEqual([null]);
    expect(model.requests).toBe(2);
  });

  test("cannot replace a line of the first round in the second", async () => {
    const lines = ["Rest for 2 days.", line];
    const first = [[1, "Descanse 2 días."] as const, [2, "Tome lisinopril 200 mg."] as const];
    const second = [[1, "No descanse 2 días."] as const, [2, "Tome lisinopril 20 mg."] as const];
    expect(await translateLines(modelOf(first, second), lines, options())).toEqual([
      "Descanse 2 días.",
      "Tome lisinopril 20 mg.",
    ]);
  });

  test("ignores translations of lines that were not requested", async () => {
    const answers = [0, -1, 2, 9_999].map((n) => [n, "Descanse."] as const);
    expect(await translateLines(modelOf(answers), [line], options())).toEqual([null]);
  });
});
