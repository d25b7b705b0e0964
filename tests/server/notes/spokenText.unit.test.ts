import { describe, expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";
import { splitSentences } from "../../../src/server/facts/segment/splitSentences";
import { toDigits } from "../../../src/server/facts/segment/numbers/toDigits";
import { aboutThePatient, toThirdPerson } from "../../../src/server/notes/writing/toThirdPerson";

test.each([
  ["", ""],
  ["one", "one"],
  ["this one hurts", "this one hurts"],
  ["one pill", "1 pill"],
  ["zero", "0"],
  ["ten", "10"],
  ["fifty-eight", "58"],
  ["fifty eight", "58"],
  ["one forty eight over ninety two", "148/92"],
  ["a hundred and forty over seventy", "140/70"],
  ["one hundred five", "105"],
  ["two thousand", "2000"],
  ["twenty twenty one", "2021"],
  ["ninety eight point six", "98.6"],
  ["at one point it hurt", "at one point it hurt"],
  ["two or three", "2 or 3"],
  ["two, three", "2, 3"],
  ["3 out of 6", "3/6"],
  ["eight out of ten", "8/10"],
  ["six hundred three times a day", "600, 3 times a day"],
  ["fifty three times daily", "50, 3 times daily"],
  ["a thousand four times a day", "1000, 4 times a day"],
  ["six hundred and three", "603"],
  ["one hundred three", "103"],
  ["twenty two times", "22 times"],
  ["it was three point one two years ago", "it was 3.1, 2 years ago"],
  ["three point one two", "3.12"],
  ["one point two five milligrams", "1.25 milligrams"],
  ["creatinine point eight", "creatinine 0.8"],
  ["at this point two of them", "at this point 2 of them"],
])("%j becomes %j", (spoken, written) => {
  expect(toDigits(spoken)).toBe(written);
});

test.each([
  ["", ""],
  ["um, uh", ""],
  ["i , i just feel , uh , tired", "I just feel, tired"],
  ["i do n't have any", "I do not have any"],
  ["it's been two weeks", "it has been 2 weeks"],
  ["ten milligrams", "10 mg"],
  ["five hundred micrograms", "500 mcg"],
  ["forty five percent", "45%"],
  ["a fifty eight year old man", "a 58-year-old man"],
  ["temperature ninety seven . two", "temperature 97.2"],
  ["10, sorry, 20 mg", "20 mg"],
  ["10 mg, I mean 20", "20 mg"],
  ["two weeks. Actually no, three weeks.", "3 weeks."],
  ["my right knee, no wait, my left knee", "my left knee"],
  ["it is not the right knee it is the left knee", "it is the left knee"],
  ["I'm sorry, I take 10 mg", "I am sorry, I take 10 mg"],
  ["I have C O P D and had two e k gs", "I have COPD and had 2 EKGs"],
  ["hepatitis B and C", "hepatitis B and C"],
  ["I took lisinopril, no, I mean losartan", "I took losartan"],
])("%j is cleaned to %j", (said, clean) => {
  expect(cleanSpeech(said)).toBe(clean);
});

describe("splitSentences on unpunctuated speech", () => {
  test.each([
    [
      "keeps a condition with its order",
      "I will swab you for strep today here in the office and if that is positive I will prescribe amoxicillin 500 mg 3 times a day for 10 days",
      /if that is positive I will prescribe/,
    ],
    [
      "keeps “hold off” with its object",
      "now you are not going to like this part but I want you to hold off for the next 2 weeks on doing any type of pottery work with that arm",
      /hold off for the next 2 weeks on doing any type of pottery/,
    ],
    [
      "keeps a symptom with its negation",
      "I have not noticed any shortness of breath it just kind of seems to be a lingering kind of light dry cough",
      /not noticed any shortness of breath/,
    ],
    [
      "keeps a negation with its verb",
      "I know you are worried about it and I think that for now we should not continue the ibuprofen because of your kidneys and see how you do",
      /not continue the ibuprofen/,
    ],
  ])("%s", (_title, said, whole) => {
    expect(splitSentences(said).some((sentence) => whole.test(sentence))).toBe(true);
  });

  test("loses no words", () => {
    const said =
      "okay so your lungs are clear and your heart is regular I do not hear any murmur so let us talk about the plan I want you to take it easy and we will see you back in 2 weeks";
    expect(splitSentences(said).join(" ").split(/\W+/)).toEqual(said.split(/\W+/));
    expect(splitSentences(said).length).toBeGreaterThan(2);
  });
});

test.each([
  ["I take it with my food", "male", "the patient takes it with his food"],
  ["I have pain and I feel weak", "female", "the patient has pain and she feels weak"],
  ["I have pain and I feel weak", null, "the patient has pain and they feel weak"],
  ["My back hurts when I walk", "male", "the patient's back hurts when he walks"],
  ["I am not sure", null, "the patient is not sure"],
  ["I went home", "male", "the patient went home"],
  ["it bothers me", null, "it bothers the patient"],
] as const)("rewrites %j of a patient (%s) as %j", (said, sex, expected) => {
  expect(toThirdPerson(said, { noun: "the patient", sex })).toBe(expected);
});

test.each([
  ["give you 20 mg", null, "give the patient 20 mg"],
  ["if you feel worse you can call", null, "if the patient feels worse they can call"],
  ["your knee and your hip", "female", "the patient's knee and her hip"],
  ["weigh yourself", "male", "weigh himself"],
] as const)("rewrites %j to a patient (%s) as %j", (said, sex, expected) => {
  expect(aboutThePatient(said, sex)).toBe(expected);
});
