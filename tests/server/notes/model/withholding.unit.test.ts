import { describe, expect, test } from "vitest";
import { Withholding } from "../../../../src/server/notes/model/withholding/Withholding";
import { turnsOfOthers } from "../../platform/turnsOfOthers";

const identity = {
  names: ["Ellen Whitfield", "Nora Lindqvist", "Will"],
  numbers: ["A447183", "(312) 555-0142"],
  birthDate: "1957-03-14",
};
const withholding = (...texts: string[]) =>
  Withholding.of(
    identity,
    texts.map((text) => ({ text, speaker_name: null })),
  );

describe("what is sent to a language model", () => {
  test.each<[string, string]>([
    ["Ellen Whitfield is here.", "[NAME1] [NAME2] is here."],
    ["This is ellen's knee.", "This is [NAME1]'s knee."],
    ["I will see Will.", "I will see [NAME1]."],
    ["The record number is A447183.", "The record number is [NUMBER1]."],
    ["It is A-44 71 83.", "It is [NUMBER1]."],
    ["Call 312-555-0142 or (773) 555-0199.", "Call [NUMBER1] or ([NUMBER2]."],
    ["five five five, oh one four two", "[NUMBER1]"],
    ["My insurance number is XY90210.", "My insurance number is [NUMBER1]."],
    ["Born on March 14, 1957.", "Born on [DATE1]."],
    ["It was 3/14/1957 or 1957-03-14.", "It was [DATE1] or [DATE2]."],
    ["My birthday is the fourteenth of March nineteen fifty seven.", "My birthday is the [DATE1]."],
    ["Write to ellen@example.org please.", "Write to [ADDRESS1] please."],
    ["My name is Tomasz Kowalski.", "My name is [NAME1] [NAME2]."],
    ["Dr. Okafor and my husband, Tom, know.", "Dr. [NAME1] and my husband, [NAME2], know."],
  ])("has no identifier: %s", async (said, sent) => {
    const withheld = await withholding(said);
    expect(withheld.hide(said)).toBe(sent);
    expect(withheld.restore(sent)).toBe(said);
  });

  test.each([
    "Blood pressure 148 over 92, 120 80 72 98.",
    "Lisinopril 10 mg, then 500-1000 mg of metformin.",
    "Platelets 250000, penicillin 1200000 units.",
    "The surgery was on March 3, 2019, two years ago.",
    "One or two tablets, three times a day for seven days.",
    "My daughter drove me, and the doctor said yes.",
  ])("keeps what is clinical: %s", async (said) => expect((await withholding(said)).hide(said)).toBe(said));

  test("hides a birth date in the answer to the question about it", async () => {
    expect((await withholding()).hide("March the fifth, 1960.", "What is your date of birth?")).toBe("[DATE1].");
    expect((await withholding()).hide("March the fifth, 1960.", "When was the surgery?")).toBe(
      "March the fifth, 1960.",
    );
  });

  test("has a placeholder wherever an introduced name or a companion's name is said", async () => {
    const turns = ["My name is Tomasz.", "Hello, Tomasz."].map((text) => ({ text, speaker_name: "Maria Okafor" }));
    const withheld = await Withholding.of({ names: [], numbers: [], birthDate: null }, turns);
    expect(withheld.hide("Hello, Tomasz. Is Maria here?")).toBe("Hello, [NAME1]. Is [NAME2] here?");
  });
});

test.each(["[Name1]", "[name 1]", "[NAME 1]", "[ NAME1 ]"])(
  "%s in an answer is replaced by the name",
  async (placeholder) => {
    const withheld = await withholding();
    withheld.hide("Ellen has a rash.");
    expect(withheld.restore(`${placeholder} has a rash.`)).toBe("Ellen has a rash.");
  },
);

test("an answer with a number after an ordinary word such as “tooth number 3” is accepted", async () => {
  const withheld = await withholding();
  const texts = ["She could name 3 objects.", "Tooth number 3 hurts.", "The due date 3/14 stays."];
  expect(texts.filter((text) => withheld.isUnreadable(text))).toEqual([]);
});

test("an answer with an unknown placeholder is rejected", async () => {
  const withheld = await withholding();
  withheld.hide("Ellen has a rash.");
  expect(withheld.isUnreadable(withheld.restore("[NAME1] has a rash."))).toBe(false);
  for (const text of [
    "[NAME7] has a rash.",
    "NAME1 has a rash.",
    "[NAME] has a rash.",
    "[Name 7] itches.",
    "NAME 1 itches.",
    "name1 itches.",
  ])
    expect(withheld.isUnreadable(withheld.restore(text))).toBe(true);
});

/** Returns a word of three letters for a number, beginning with the given letter. */
const wordOf = (number: number, first: string): string =>
  [0, 1, 2]
    .map((place) => String.fromCodePoint((first.codePointAt(0) ?? 0) + (Math.floor(number / 26 ** place) % 26)))
    .join("");
const longTurns = (text: string) =>
  Array.from({ length: Math.ceil(text.length / 10_000) }, (_, i) => ({
    text: text.slice(i * 10_000, (i + 1) * 10_000),
    speaker_name: null,
  }));

test("others get their turn while names are learned and withheld from a transcript of 500,000 characters", async () => {
  const othersTurns = turnsOfOthers();
  const turns = longTurns(Array.from({ length: 14_000 }, (_, i) => `Dr. Okafor is here again: ${i}. `).join(""));
  const withheld = await Withholding.of(identity, turns);
  const whileLearned = othersTurns();
  expect(whileLearned).toBeGreaterThan(10);
  expect(
    await withheld.canNameAnother(
      "[NAME1] is here.",
      turns.map(({ text }) => text),
    ),
  ).toBe(true);
  expect(othersTurns() - whileLearned).toBeGreaterThan(10);
});

test("the work on words of other scripts does not grow with the number of names", async () => {
  const costOf = async (count: number): Promise<number> => {
    const names = Array.from({ length: count }, (_, i) => `Dr. A${wordOf(i, "a")} `).join("");
    const withheld = await Withholding.of(identity, longTurns(names));
    const words = Array.from({ length: count }, (_, i) => wordOf(i, "а")).join(" ");
    const before = process.threadCpuUsage();
    withheld.hide(words);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  await costOf(500);
  const least = async (count: number): Promise<number> =>
    Math.min(await costOf(count), await costOf(count), await costOf(count));
  expect(await least(12_000)).toBeLessThan(12 * (await least(3_000))); // 16 if the work grew with their product
});

test("a name is found inside a word of another script", async () => {
  const withheld = await Withholding.of({ ...identity, names: ["王小明", "Иванов"] }, []);
  expect(withheld.hide("我是王小明先生")).toBe("[NAME1]");
  expect(withheld.hide("к Ивановой")).toBe("к [NAME2]");
});
