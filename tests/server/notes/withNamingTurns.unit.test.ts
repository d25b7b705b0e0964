import { describe, expect, it } from "vitest";
import { draft, opening, type Line } from "./draftHarness";

/** Returns the ids of the turns cited by the first drafted sentence that matches. */
const cited = (lines: readonly Line[], pattern: RegExp): readonly string[] =>
  draft(lines).find(({ text }) => pattern.test(text))?.evidence ?? [];

const cough: Line[] = [opening, ["patient", "I've had a cough since Monday."]];

describe("evidence of a sentence", () => {
  it.each<[string, Line[], RegExp, string[]]>([
    [
      "the cough that a question about its course is about",
      [...cough, ["clinician", "Is it getting worse?"], ["patient", "It's about the same."]],
      /^Cough|the cough/i,
      ["u1"],
    ],
    [
      "the drug that is taken as it was named before",
      [
        opening,
        ["patient", "My sugars are high."],
        ["clinician", "Are you still taking the metformin?"],
        ["patient", "Yes, I take it with breakfast and with dinner."],
      ],
      /metformin/i,
      ["u2"],
    ],
    [
      "the pain of which the beginning is asked",
      [
        opening,
        ["patient", "I have this awful pain in my elbow."],
        ["clinician", "Did you come by car?"],
        ["patient", "Yes, my brother drove."],
        ["clinician", "And what were you doing when it started?"],
        ["patient", "I was just painting the fence."],
      ],
      /painting the fence/i,
      ["u1"],
    ],
    [
      "the headache that was named before a question about the last attack",
      [
        opening,
        ["patient", "I get these headaches."],
        ["clinician", "What were you doing when the last one came on?"],
        ["patient", "I was reading a book."],
      ],
      /reading a book/i,
      ["u1"],
    ],
    [
      "the dizziness that does not occur in bed",
      [
        opening,
        ["patient", "I have dizziness."],
        ["clinician", "Does it happen when you are in bed?"],
        ["patient", "No."],
      ],
      /not occur/i,
      ["u1"],
    ],
    [
      "the wheezing that is worse at night",
      [
        ...cough,
        ["clinician", "Do you hear any wheezing?"],
        ["patient", "Yes."],
        ["clinician", "Is it worse when you lie down?"],
        ["patient", "Yes."],
      ],
      /worse when/i,
      ["u2"],
    ],
  ])("includes %s", (_, lines, pattern, expected) => {
    expect(cited(lines, pattern)).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, Line[], RegExp, string]>([
    [
      "a loss other than the one denied",
      [
        opening,
        ["patient", "I'm worried about my weight loss."],
        ["clinician", "Any changes in your sense of taste?"],
        ["patient", "No."],
      ],
      /denies[^.]*taste/i,
      "u1",
    ],
    [
      "an earlier mention if the question names the symptom in other words",
      [
        opening,
        ["patient", "I have shortness of breath."],
        ["clinician", "Are you short of breath at night?"],
        ["patient", "Yes, every night."],
        ["clinician", "Any fever?"],
        ["patient", "No."],
      ],
      /fever/i,
      "u1",
    ],
    [
      "an earlier mention if the answer names the symptom",
      [...cough, ["clinician", "How are the nights?"], ["patient", "The coughing wakes me up every night."]],
      /wakes/i,
      "u1",
    ],
    [
      "a turn after the answer",
      [
        opening,
        ["patient", "I feel unwell."],
        ["clinician", "Any rash?"],
        ["patient", "No."],
        ["clinician", "A rash would worry me."],
      ],
      /rash/i,
      "u4",
    ],
    [
      "an earlier mention of a drug that the answer names",
      [
        opening,
        ["patient", "I have headaches. I thought about ibuprofen."],
        ["clinician", "Have you tried anything for it?"],
        ["patient", "I took ibuprofen yesterday."],
      ],
      /ibuprofen/i,
      "u0",
    ],
    [
      "the question after the one that was answered",
      [...cough, ["clinician", "Any fever?"], ["patient", "No."], ["clinician", "Any chills?"], ["patient", "Yes."]],
      /Denies fever|denies fever/,
      "u4",
    ],
  ])("does not include %s", (_, lines, pattern, excluded) => {
    expect(cited(lines, pattern)).not.toContain(excluded);
    expect(cited(lines, pattern)).not.toEqual([]);
  });
});
