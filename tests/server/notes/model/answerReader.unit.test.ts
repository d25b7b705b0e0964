import { describe, expect, test } from "vitest";
import { AnswerReader } from "../../../../src/server/notes/model/AnswerReader";

const sentence = { section: "plan", text: "Rest.", turns: [1] };
const json = JSON.stringify({ sentences: [sentence] });

/** Reads an answer in pieces of this length. @returns the texts of its sentences. */
function textsOf(answer: string, length: number): string[] {
  const reader = new AnswerReader();
  const texts: string[] = [];
  for (let at = 0; at < answer.length; at += length)
    texts.push(...reader.read(answer.slice(at, at + length)).map(({ text }) => text));
  return texts;
}

describe("an answer in pieces of any length", () => {
  test.each([
    ["JSON alone", json],
    ["a code fence", `\`\`\`json\n${json}\n\`\`\``],
    ["spaces and a thought with JSON", ` \n <think>First {"sentences":[]} or [1]?</think>\n${json}`],
    ["a thought with an opening bracket of a tag", `<think>a </thin {b}</think>${json}`],
    ["words that begin like a thought", `<thing> ${json}`],
  ])("is read after %s", (_, answer) => {
    for (const length of [1, 2, 3, 7, 8, 1_000]) expect(textsOf(answer, length), `${length}`).toEqual(["Rest."]);
  });

  test("is read after a thought whose beginning is missing", () => {
    expect(textsOf(`Maybe {"a":1}?</think>${json}`, 1_000)).toEqual(["Rest."]);
  });
});

test.each([
  ["thought", "<think>", "</think>"],
  ["text", "", ""],
])("reading a long %s before the JSON takes time in proportion to its length", (_, before, after) => {
  const started = process.cpuUsage();
  expect(textsOf(`${before}${"so on ".repeat(60_000)}${after}${json}`, 3)).toEqual(["Rest."]);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(1_500);
});
