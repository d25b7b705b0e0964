import { expect, test } from "vitest";
import { speechClarityOf, unclearIds } from "../../../src/shared/transcription/speechClarityOf";
import type { Utterance } from "../../../src/shared/transcription/utterance";

const rated = (confidences: readonly (number | null)[]) =>
  confidences.map((confidence, i) => ({ id: `u${i}`, confidence, original_text: null }));
const nine = [0.9, 0.92, 0.94, 0.9, 0.91, 0.95, 0.9, 0.93, 0.9];

test("the lowest tenth of a visit is unclear, on the scale of its engine", () => {
  expect(unclearIds(rated([...nine, 0.4]))).toEqual(new Set(["u9"]));
  expect(unclearIds(rated([...nine.map((each) => each / 3), 0.1]))).toEqual(new Set(["u9"]));
});

test.each([
  ["a visit whose lines have similar confidences", [...nine, 0.89]],
  ["lines with the same confidence", Array.from({ length: 20 }, () => 0.5)],
  ["too few lines", [0.9, 0.9, 0.2]],
  ["lines without a confidence", Array.from({ length: 20 }, () => null)],
])("nothing is unclear in %s", (_title, confidences) => {
  expect(unclearIds(rated(confidences)).size).toBe(0);
});

test("a corrected line is clear", () => {
  const lines = rated([...nine, 0.4]).map((line, i) => (i === 9 ? { ...line, original_text: "limb" } : line));
  expect(unclearIds(lines).size).toBe(0);
});

test("speechClarityOf sums up recorded speech, unclear speech and the speech of others", () => {
  const line = (n: number, fields: Partial<Utterance>): Utterance => ({
    id: `u${n}`,
    seq: n,
    take_id: "t",
    start_ms: n * 1_000,
    end_ms: n * 1_000 + 800,
    speaker: "patient",
    speaker_source: "engine",
    text: "yes",
    speaker_name: null,
    original_text: null,
    confidence: 0.9,
    engine: null,
    ...fields,
  });
  const lines = Array.from({ length: 10 }, (_, n) =>
    line(n, { ...(n === 3 && { confidence: 0.2 }), ...(n === 5 && { speaker: "other" }) }),
  );
  const typed = line(10, { take_id: null, start_ms: 0, end_ms: 0, confidence: null });
  expect(speechClarityOf([...lines, typed])).toEqual({ speechMs: 8_000, unclearMs: 800, otherMs: 800 });
  expect(speechClarityOf([typed])).toBeNull();
});
