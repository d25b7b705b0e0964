import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../../src/server/facts/segment/corrections/quantitiesIn";
import { expectNotes } from "./harness";

describe("quantitiesIn", () => {
  test.each([
    ["500 mg, 4 times a day for 10 days", ["500 mg", "4 times a day", "10 days"]],
    ["every other day, then twice a week", ["every other day", "twice a week"]],
    ["blood pressure is 152/94", ["152/94"]],
    ["the 3rd of October, no, the thirteenth", ["the 3rd", "the thirteenth"]],
    ["half a bottle, a block, 4 or 5 drinks", ["half a bottle", "a block", "4 or 5 drinks"]],
    ["the right one at 9:30", []],
  ])("finds the quantities of: %s", (text, found) => {
    expect(quantitiesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });

  test("compares times in hours and frequencies by times a day", () => {
    expect(quantitiesIn("2 weeks, every 8 hours, weekly").map(({ kind, size }) => [kind, size])).toEqual([
      ["time", 336],
      ["frequency", 3],
      ["frequency", 1 / 7],
    ]);
  });
});

describe("readFacts on quantities corrected some turns later", () => {
  expectNotes("keeps what patients say last", [
    [
      "D: How long have you had the cough? / P: About three weeks. / D: Any fever with it? / P: No. Actually, make that four weeks.",
      /4 weeks/,
      /3 weeks/,
    ],
    [
      "D: What dose of metoprolol are you on? / P: Fifty. / D: Twice a day? / P: Yes. No, wait, twenty-five twice a day, they halved it.",
      /[Mm]etoprolol 25 twice/,
      /50/,
    ],
    [
      "D: How many drinks a week? / P: Four or five. / D: Beer, wine? / P: Wine mostly. If I'm honest it's more like ten.",
      /10 drinks/,
      /4 or 5/,
    ],
    [
      "D: How old were you when you had the appendix out? / P: Twenty-two. / D: Any complications? / P: No. Twenty-three, sorry.",
      /age 23/,
      /22/,
    ],
    [
      "D: When did you last see the dentist? / P: Six months ago. / D: Okay. / P: More like nine months, actually.",
      /9 months/,
      /6 months/,
    ],
    [
      "D: How often is he wheezing at night? / O: Twice a week. / D: Has it woken him? / O: No. I mean twice a month, not twice a week.",
      /twice a month/,
      /twice a week/,
    ],
    [
      "D: Does anyone in the family have heart disease? / P: My dad had a heart attack at fifty. / D: At fifty? / P: Fifty-five, I think.",
      /age 55/,
      /50/,
    ],
    ["D: How many hours do you sleep? / P: Eight. / D: Okay. / P: Well, if I'm honest, six.", /6/, /8/],
    [
      "D: What have the home readings been like? / P: One sixty-eight over ninety most mornings. / D: That high? / P: Let me find the book. No, one forty-eight.",
      /148\/90/,
      /168/,
    ],
  ]);

  expectNotes("keeps what clinicians say last", [
    [
      "D: I'm going to start you on sertraline, 25 milligrams in the morning. / P: Okay. / D: Sorry, 50 milligrams, you've had it before.",
      /sertraline 50 mg/,
      /25/,
    ],
    ["D: Temperature today is 38.9. / P: That sounds high. / D: Sorry, 37.9, I misread it.", /37\.9/, /38\.9/],
    [
      "D: I'll give you nitrofurantoin, one hundred twice a day for five days. / P: Okay. / D: Sorry, make that seven.",
      /100 twice daily for 7 days/,
      /5 days/,
    ],
    ["D: Ferritin came back at 12. / P: Is that low? / D: Very. Oh, hang on, 21. Still low.", /Ferritin: 21/, /12/],
    [
      "D: Take two tablets now and one every morning. / P: Two now? / D: Sorry, one now and one every morning.",
      /1 tablet now/,
      /2 tablets/,
    ],
  ]);

  expectNotes("keeps what was settled after an objection", [
    ["D: Come back in two weeks. / P: I'm away in two weeks. / D: Three weeks then.", /in 3 weeks/, /Return in 2/],
    [
      "D: We'll do cephalexin 500 four times a day for ten days. / P: Ten days? Last time I had seven. / D: Seven is fine. Let's do seven.",
      /7 days/,
      /10 days/,
    ],
    [
      "D: I'll prescribe the prednisone, 40 milligrams for five days. / P: Last time 40 kept me up for a week. / D: Then let's use 30.",
      /prednisone 30 mg/,
      /prednisone 40/,
    ],
    [
      "D: I'd like you to do the exercises three times a day. / P: I've two kids. / D: All right, once a day, but do it.",
      /exercises (?:daily|once)/,
      /3 times/,
    ],
  ]);

  expectNotes("takes the patient's quantity if the clinician accepts it", [
    ["D: Your A1c was 7.8. / P: It was 8.2 on the portal. / D: You're right, 8.2. That's up from 7.1.", /8\.2/, /7\.8/],
    [
      "D: So he's had diarrhea for three days. / O: Four, today's the fourth. / D: Four days. Any blood? / O: No.",
      /4 days/,
      /3 days/,
    ],
    [
      "D: The biopsy showed 3 of 12 cores positive. / P: The urologist said two. / D: Two, yes, sorry.",
      /2 of 12/,
      /3 of 12/,
    ],
  ]);

  expectNotes("does not take an answer or a further step for a correction", [
    [
      "D: How long have you had diabetes? / P: Ten years. / D: And the blood pressure? / P: Actually, 12 years.",
      /10 years/,
    ],
    ["D: Take 40 of the prednisone for five days. / P: Okay. / D: Then 20 for five days.", /40/],
    ["D: You're on 20 of omeprazole now. / P: It isn't holding. / D: Let's go with 40 then.", /20/],
    ["D: What was the sugar this morning? / P: 140. / D: And after dinner? / P: Sorry, 210.", /140/],
    ["D: Your weight is 84 kilos. / P: I was 90 in June. / D: 90 in June. So that's six kilos down.", /84/],
    ["D: How many pregnancies have you had? / P: Three. / D: And three children? / P: Two.", /Pregnancies: 3/],
  ]);
});
