import { describe, expect, test } from "vitest";
import { piecesOf } from "../../../../src/server/notes/checking/reading/piecesOf";
import { Withholding } from "../../../../src/server/notes/model/withholding/Withholding";
import { check, findings, type Line } from "../checkHarness";

/**
 * The longest sentence that a note takes, and one of a quarter of it, still longer than those whose reading is
 * remembered.
 */
const [long, short] = [10_000, 2_500];
/**
 * How many times as much as four short texts the long one, four times as long, may cost. It would be four if the work
 * grew with the square of the length.
 */
const tooMuch = 2.5;
/** Processor time in milliseconds below which growth is not measured, because such times vary too much. */
const negligible = 60;
/** Comparisons that must all find too much growth, because a busy machine can distort one. */
const comparisons = 4;

const textOf = (unit: string, length: number): string => unit.repeat(length / unit.length);

/** Returns the least of three processor times of some calls in milliseconds, after a call that reads the visit. */
function leastMs(call: () => unknown, count = 1): number {
  call();
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    for (let i = 0; i < count; i += 1) call();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Whether the work on a text of repeated units grows with far more than its length. */
function growsTooFast(work: (text: string) => unknown, unit: string): boolean {
  return Array.from({ length: comparisons }).every(() => {
    const ms = leastMs(() => work(textOf(unit, long)));
    return ms > negligible && ms > tooMuch * leastMs(() => work(textOf(unit, short)), long / short);
  });
}

const usual: Line[] = [
  ["clinician", "What brings you in today? Any fever?"],
  ["patient", "I have had a cough for two weeks. No fever. I take lisinopril 10 mg once a day."],
];
const said = (text: string): Line[] => [
  ["patient", text],
  ["clinician", text],
];

describe("the work on a sentence of 10,000 characters grows with its length", () => {
  test.each(["x-ray ", "pain? ", "Pain? No. ", "type 2 diabetes ", "q6h ", "lisinopril 10 mg ", "http://a.b "])(
    "if the visit says the same: %j",
    { timeout: 120_000 },
    (unit) => {
      expect(growsTooFast((text) => check(said(text), text, { origin: "edited" }), unit)).toBe(false);
    },
  );

  test.each(["two ", "1 ", "no pain ", "a'", "if ", "(", "left knee ", "\u00e9", "a ", "120/80 "])(
    "if the visit says something else: %j",
    { timeout: 120_000 },
    (unit) => {
      expect(growsTooFast((text) => check(usual, text, { origin: "typed" }), unit)).toBe(false);
    },
  );

  test.each(["1/2 ", "five ", "1", "Ann "])("if names are withheld from it: %j", { timeout: 120_000 }, async (unit) => {
    const identity = { names: ["Ellen Whitfield"], numbers: ["A447183"], birthDate: "1957-03-14" };
    const texts = [long, short].map((length) => textOf(unit, length));
    const learned = await Withholding.of(
      identity,
      texts.map((text) => ({ text, speaker_name: null })),
    );
    let count = 0; // because the result for a text seen before is remembered
    const hide = (text: string): string => learned.hide(`${(count += 1)}: ${text}`);
    expect(growsTooFast(hide, unit)).toBe(false);
  });
});

describe("a very long sentence", () => {
  test("is read in pieces that make up its text, cut after a pause or between words", () => {
    const text = `${"The knee hurts, and ".repeat(100)}${"stairs ".repeat(300)}${"x".repeat(4_000)}`;
    const pieces = piecesOf(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.every(({ text: piece, start }) => text.startsWith(piece, start) && piece.length <= 1_500)).toBe(true);
    expect(pieces[0]?.text.endsWith("hurts, ")).toBe(true);
    expect(
      pieces.filter(({ text: piece }) => piece.includes("stairs")).every(({ text: piece }) => !/stair$/.test(piece)),
    ).toBe(true);
  });

  test("gets its findings where they are", () => {
    const filler = "He walks the dog every day, and he likes it. ".repeat(60);
    const text = `${filler}Takes lisinopril 40 mg once a day.`;
    const [dose] = findings(usual, text, { origin: "edited" }).filter(({ kind }) => kind === "dose");
    expect(dose?.value).toBe("40 mg");
    expect(dose?.answers.find(({ id }) => id === "change")?.text).toBe(`${filler}Takes lisinopril 10 mg once a day.`);
  });
});
