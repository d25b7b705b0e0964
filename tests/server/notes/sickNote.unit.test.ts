import { describe, expect, test } from "vitest";
import type { NotedContent } from "../../../src/server/notes/noteEngine";
import { document, noteOf, visit } from "./documentHarness";
import type { Line } from "./notesHarness";

describe("sick note", () => {
  test("has the dates and limits as they were said", () => {
    const { texts, findings, evidence } = document("sick_note", visit);
    expect(texts).toEqual({
      time_off: ["Off work until Monday."],
      restrictions: [expect.stringContaining("lifting more than 10 pounds")],
      back: ["May return to work on November 30."],
    });
    expect([evidence["time_off"], evidence["back"]]).toEqual([["u9"], ["u10"]]);
    expect(findings).toEqual([]);
    expect(JSON.stringify(texts)).not.toMatch(/meniscus|knee/i);
  });

  test.each([
    ["I'll write you a note for work for three days.", "Off work for 3 days."],
    ["You should stay home from school until Thursday.", "Off school until Thursday."],
    ["I'll give you a sick note from Monday to Friday.", "Off work or school from Monday to Friday."],
    ["Okay, so please stay off work until Monday.", "Off work until Monday."],
    ["You need to rest, and you should stay off work for a week.", "Off work for a week."],
    ["I want you to stay off work until Monday.", "Off work until Monday."],
    ["I'm going to keep you off work for 3 days.", "Off work for 3 days."],
  ])("reads “%s”", (said, expected) => {
    const { texts, findings } = document("sick_note", [["clinician", said]]);
    expect([texts["time_off"], findings]).toEqual([[expected], []]);
  });

  test.each([
    [["clinician", "If it is no better by Friday, stay off work until Monday."]],
    [["clinician", "Do you need to stay off work until Monday?"]],
    [["clinician", "You don't need to stay off work for a week."]],
    [["patient", "I was off work for two weeks."]],
    [["clinician", "I'll give you a sick note."]],
    [["clinician", "So you've been out of work for 3 days."]],
    [["clinician", "So you are out of work for 3 days now."]],
    [["clinician", "Your husband was off work for 2 weeks."]],
    [["clinician", "Your husband should stay off work for 2 weeks."]],
    [["clinician", "I note for 3 days."]],
    [["clinician", "Last time I told you to stay off work for a week."]],
    [["clinician", "Your surgeon wants you to stay off work until Friday."]],
    [["clinician", "Stay off work until Monday or Tuesday."]],
    [["clinician", "When your back hurts, stay off work for 2 days."]],
    [["clinician", "Come back on Monday."]],
    [["clinician", "Return in 2 weeks."]],
  ] as const)("invents no dates from %j", (line) => {
    const { texts, findings } = document("sick_note", [[line[0], line[1]]]);
    expect(texts).toEqual({ time_off: ["Off work or school from ____ to ____."] });
    expect(findings).toMatchObject([{ kind: "blank", must: true, resolved: null }]);
  });
});

describe("the dates of a sick note", () => {
  const said: readonly Line[] = [["clinician", "You should stay off work until Monday."]];
  const dates = (lines: readonly Line[], noted?: NotedContent) => {
    const { texts } = document("sick_note", lines, noted);
    return [texts["time_off"], texts["back"]];
  };
  const blank = ["Off work or school from ____ to ____."];

  test("are a blank if the line was removed from the note", () => {
    expect(dates(said, noteOf(said))).toEqual([["Off work until Monday."], undefined]);
    expect(noteOf(said, { gone: /off work/ }).removed).toHaveLength(1);
    expect(dates(said, noteOf(said, { gone: /off work/ }))).toEqual([blank, undefined]);
  });

  test("are those that a person wrote in the plan", () => {
    const wrote = (text: string, evidence: string[] = []) =>
      dates(said, noteOf(said, { gone: /off work/, added: [["assessment_plan", text, evidence]] }));
    expect(wrote("I advised the patient to stay off work until Wednesday.", ["u0"])).toEqual([
      ["Off work until Wednesday."],
      undefined,
    ]);
    expect(wrote("Off work for 2 weeks.")).toEqual([["Off work for 2 weeks."], undefined]);
    expect(wrote("May return to work on Friday.")).toEqual([blank, ["May return to work on Friday."]]);
    expect(wrote("Off work, see the other letter.")).toEqual([blank, undefined]);
    expect(wrote("Rest.", ["u0"])).toEqual([blank, undefined]);
  });

  test("are a blank if they were taken back or changed in other words", () => {
    for (const text of ["Actually, make it Wednesday.", "You don't need to be off work after all."])
      expect(dates([...said, ["clinician", text]])).toEqual([blank, undefined]);
    expect(dates([...said, ["clinician", "Stay off work until Wednesday."]])[0]).toEqual(["Off work until Wednesday."]);
  });

  test("include a return without a place", () => {
    expect(dates([...said, ["clinician", "You can go back on Monday."]])[1]).toEqual([
      "May return to work or school on Monday.",
    ]);
  });
});

describe("the limits of a sick note", () => {
  const limitsOf = (text: string) => document("sick_note", [["clinician", text]]).texts["restrictions"] ?? [];

  test.each([
    "Push fluids for the next few days.",
    "You should run a humidifier in the bedroom.",
    "You should take the standard dose of ibuprofen.",
    "Don't drive while you take the oxycodone.",
    "You should avoid lifting if it hurts.",
    "You should drink sports drinks.",
  ])("leave out “%s”", (text) => {
    expect(limitsOf(text)).toEqual([]);
  });

  test.each([
    ["You should avoid lifting because of your hernia.", /avoid lifting\.$/i],
    ["You should avoid lifting more than 10 pounds for 2 weeks.", /avoid lifting more than 10 pounds for 2 weeks\.$/i],
    ["You should avoid climbing due to the epilepsy.", /avoid climbing\.$/i],
  ])("of “%s” have no reason", (text, expected) => {
    expect(limitsOf(text)).toEqual([expect.stringMatching(expected)]);
  });
});
