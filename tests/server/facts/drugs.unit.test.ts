import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

/** Returns the polarity and state of a drug's current fact, or null if it has none. */
const stateOf = (dialogue: string, drug: string): string | null => {
  const fact = factsOf(dialogue).find(
    ({ kind, status, slots }) => kind === "medication" && status === "current" && slots.name?.text === drug,
  );
  return fact ? `${fact.polarity} ${fact.slots.state?.text ?? ""}`.trim() : null;
};

describe("several statements about one drug", () => {
  test("leave the last one current", () => {
    expect(
      stateOf(
        "P: I stopped the metformin in spring. / D: Okay. / P: But I started the metformin again last month.",
        "metformin",
      ),
    ).toMatch(/^present (?:start|taking)/);
    expect(
      stateOf("P: I take sertraline. / D: Okay. / P: Well, I stopped the sertraline on Monday.", "sertraline"),
    ).toBe("present stopped");
    expect(
      stateOf("D: Are you taking ramipril? / P: Yes. / D: Good. / P: No wait, I do not take ramipril.", "ramipril"),
    ).toBe("absent notTaking");
  });
  test("leave a drug current after a mention of its past use", () => {
    expect(
      stateOf("P: I take naproxen every day. / D: Okay. / P: I took naproxen last week for the trip too.", "naproxen"),
    ).toBe("present taking");
  });
  test("add a dose that is said later", () => {
    const facts = factsOf("P: I take levothyroxine. / D: Okay. / P: The levothyroxine is 75 micrograms.");
    const [drug] = facts.filter(({ kind, status }) => kind === "medication" && status === "current");
    expect(drug?.slots.dose?.text).toBe("75");
  });
});

describe("an answer about a drug that only the question names", () => {
  expectNotes("says how it is taken", [
    ["D: And the lisinopril? / P: I take that every day, 10 milligrams.", /lisinopril 10 mg daily/i],
    ["D: And the omeprazole? / P: I stopped that two weeks ago.", /omeprazole: stopped/i],
    ["D: What about the torsemide? / P: I ran out of that in May.", /torsemide: stopped/i],
    ["D: And the apixaban? / P: I take it twice a day.", /apixaban twice daily/i],
  ]);
  test("is not read if the question names two drugs", () => {
    const facts = factsOf("D: And the lisinopril or the metformin? / P: I take that every day.");
    expect(facts.filter(({ kind }) => kind === "medication")).toEqual([]);
  });
});

describe("an order after “we will not do that”", () => {
  const ordered = (reply: string) =>
    factsOf(
      `P: My back hurts. / D: I think this is a lumbar strain. I will prescribe naproxen 500 milligrams twice a day. / ${reply}`,
    ).filter(({ kind, status, slots }) => kind === "order" && status === "current" && slots.name?.text === "naproxen");

  test("stays current if the words can be about something else", () => {
    expect(ordered("P: Could I get an MRI? / D: No, we will not do that.")).toHaveLength(1);
    expect(ordered("P: Can I drink beer with it? / D: You should not have that.")).toHaveLength(1);
  });
  test("is withdrawn after a doubt about its drug", () => {
    expect(ordered("P: I got hives from Aleve once. / D: Then we will not use that.")).toHaveLength(0);
  });
});
