import { describe, expect, it, test } from "vitest";
import { factsOf } from "./harness";

/** Returns the turns of the statement whose words match a pattern, in order. */
function turnsOfStatement(dialogue: string, words: RegExp): string[] {
  const fact = factsOf(dialogue).find(
    ({ kind, slots }) => kind === "statement" && words.test(slots.detail?.text ?? ""),
  );
  return [...new Set(fact?.evidence.map(({ turn }) => turn))].toSorted();
}

const pain = "D: What brings you in? / P: I have pain in my chest. / D: ";
const rash = "D: What brings you in? / P: I have a rash on my arm. / D: ";
const cough = "D: What brings you in? / P: I've had a cough. / D: ";

describe("an answer whose subject is added from earlier words", () => {
  it.each([
    [`${pain}Does the pain go anywhere? / P: It goes to my jaw sometimes.`, /pain goes to my jaw/, ["2", "3"]],
    [`${pain}Has the chest pain changed? / P: It gets worse on the stairs.`, /pain gets worse on/, ["2", "3"]],
    [`${pain}Does it go anywhere else? / P: It moves to my shoulder.`, /pain moves to my shoulder/, ["1", "2", "3"]],
    [`${pain}Does it move anywhere? / P: It goes down into my belly.`, /pain goes down into my belly/, ["1", "2", "3"]],
    [`${rash}Has the rash spread? / P: It spreads when I sweat.`, /rash spreads when I sweat/, ["2", "3"]],
    [`${cough}Has the cough changed? / P: It gets worse when I lie down.`, /cough gets worse when/, ["2", "3"]],
  ])("cites the words that name it: %s", (dialogue, words, turns) => {
    expect(turnsOfStatement(dialogue, words)).toEqual(turns);
  });

  it.each([
    [`${pain}What were you doing? / P: I was carrying boxes up the stairs.`, /carrying boxes/],
    [`${pain}Anything else? / P: My job has been stressful this month.`, /stressful/],
    [`${pain}How did it begin? / P: I woke up with it on Sunday.`, /woke up/],
    [`${cough}Has it changed? / P: I feel worn out since Monday.`, /worn out/],
    [`${rash}Do you have pets? / P: We got a cat in spring.`, /got a cat/],
    [`${rash}What did you do about it? / P: I put some cream on.`, /cream/],
  ])("does not cite earlier words that it does not use: %s", (dialogue, words) => {
    const turns = turnsOfStatement(dialogue, words);
    expect(turns).toContain("3");
    expect(turns).not.toContain("1");
  });
});

describe("a side named in an earlier turn", () => {
  test("is evidence of the sentence that repeats it", () => {
    const facts = factsOf(
      "P: The numbness is in my right hand. / D: Is the numbness constant? / P: It has been pretty gradual, I would say over the past month or two it got worse.",
    );
    const named = facts.filter(
      ({ kind, slots }) => kind === "statement" && /right hand/.test(slots.detail?.text ?? ""),
    );
    for (const { evidence } of named) expect(evidence.map(({ turn }) => turn)).toContain("0");
  });
});
