import { describe, expect, test } from "vitest";
import { correctLater } from "../../../src/server/facts/segment/corrections/correctLater";
import { expectNotes } from "./harness";

describe("correctLater", () => {
  test.each([
    ["2 beers a week. Well, no, a day", "2 beers a day"],
    ["I take it once a day. Sorry, twice.", "I take it twice a day."],
    ["In 2016. No, hang on, we had moved by then, 2018.", "In 2018."],
    ["It started Monday. No, it was after the party, so Sunday.", "It started Sunday."],
    ["My left ear hurts. No, the right one, sorry.", "My right ear hurts."],
    ["My mother had gout. Sorry, my aunt, not my mother.", "my aunt had gout."],
    ["a film of the wrist no actually not the wrist the hand", "a film of the hand"],
    ["I coughed for 3 days, well, more like a week", "I coughed for a week"],
    ["My knee is sore, the left.", "my left knee is sore."],
  ])("keeps the last value of: %s", (text, kept) => {
    expect(correctLater(text)).toBe(kept);
  });

  test.each([
    "My left knee hurts. No, the right one is fine.",
    "I drink once a week. No, I do not smoke. I exercise twice a week.",
    "I was born in 1960. No surgeries. In 2018 I had a stroke.",
    "My mother had asthma. No, my dad is well.",
    "It hurts a day. Every week it is worse.",
    "I came Monday. Actually it is better on Sunday mornings.",
  ])("does not change a text without a correction: %s", (text) => {
    expect(correctLater(text)).toBe(text);
  });
});

describe("readFacts on later corrections", () => {
  expectNotes("keeps the corrected side and the year of an operation", [
    [
      "P: My shoulder is sore, the left. / D: Show me. / P: Did I say left? I meant the right one.",
      /[Rr]ight shoulder/,
      /[Ll]eft/,
    ],
    ["P: It's my left foot. It hurts. / D: Yes? / P: Oh, I said left, I meant right.", /[Rr]ight/, /[Ll]eft/],
    ["D: When did you have the gallbladder out? / P: 2018.", /cholecystectomy \(2018\)/, /Symptoms/],
    ["D: When was your hysterectomy? / P: In 2009.", /hysterectomy \(2009\)/],
    ["D: What year was the knee replacement? / P: 2015, no, 2016.", /knee replacement \(2016\)/, /2015/],
    ["D: When did you have the fever? / P: On Monday.", /[Ff]ever/, /Surgical/],
    ["P: I nearly had a heart attack last year.", /nearly/, /History of/],
  ]);
});

describe("readFacts on corrections with a reason", () => {
  expectNotes("keeps the last value", [
    ["D: How long? / P: Ten days. Actually no, my birthday was the ninth, so it's two weeks.", /2 weeks/, /10 days/],
    ["D: Your cholesterol is 8. Sorry, I'm reading the wrong line, it's 5.1.", /5\.1/, /\b8\b/],
    ["D: Your MRI shows a disc bulge. Oh no, that's your husband's. / P: Good.", /^/, /bulge/],
    ["D: Glaucoma in the family? / P: My wife's side.", /^/, /Family history of glaucoma/],
    [
      "D: Any thoughts of self-harm? / P: No. / D: Of harming the baby? / P: No, never.",
      /thoughts of harming a child/,
      /Reports/,
    ],
    ["D: I'm allergic to the sun myself. / P: I have a cough.", /[Cc]ough/, /allergic/],
  ]);
});

describe("a date before a correction", () => {
  expectNotes("keeps its year", [
    ["D: The labs from 4/10/2021, excuse me, the sodium was 156.", /./, /4\/10\/156/],
    ["D: Take 10, sorry, 20 mg of lisinopril daily.", /lisinopril 20 mg/],
  ]);
});

describe("a result that turns out to be another one", () => {
  expectNotes("is replaced by the right one, and kept with its time", [
    [
      "D: Your A1c is 8.1. Hang on, that's the one from March. Today's is 7.4.",
      /A1c: 7\.4 \(previously 8\.1 in March\)/,
    ],
    [
      "D: Potassium's 5.8. No wait, that's last week's. This one is 4.4.",
      /Potassium: 4\.4 \(previously 5\.8 last week\)/,
    ],
    ["D: Your hemoglobin is 9.1. Sorry, that's the old one. The new one is 11.2.", /11\.2 \(previously 9\.1\)/],
    ["D: LDL is 160. Oh, that's from 2022. It's 98 now.", /LDL: 98 \(previously 160 in 2022\)/],
    [
      "D: PSA is 5.2. No, sorry, I'm looking at last year's. This one's 3.1.",
      /PSA: 3\.1 \(previously 5\.2 last year\)/,
    ],
    ["D: Blood pressure is 160 over 94. Oh, that's last time's. Today's 128 over 76.", /pressure: 128\/76/, /160/],
  ]);
  expectNotes("is left out if it is of the wrong line or person", [
    ["D: Creatinine 2.1. Hold on, wrong line. It's 1.2.", /Creatinine: 1\.2\./, /2\.1/],
    ["D: Ferritin 8. Hang on, that's somebody else's. Yours is 45.", /Ferritin: 45/, /Ferritin: 8/],
    ["D: The platelets are 88. Hang on, that's your husband's. Yours are 210.", /Platelets: 210/, /88/],
  ]);
  expectNotes("is not what other words after a result say", [
    ["D: Your A1c is 8.1. In March it was 7.4.", /A1c: 8\.1 \(previously 7\.4/],
    ["D: Your A1c is 7.4. That's the one from today.", /A1c: 7\.4\./],
    ["D: Your A1c is 8.1. Hang on, let me get that printed. It's 2 pages.", /A1c: 8\.1\./],
    ["D: So the sodium is 131. That's the best it's been.", /Sodium: 131\./],
  ]);
});

describe("a value of an earlier time", () => {
  expectNotes("comes after the one of today", [
    ["D: The creatinine was 1.1 last year. Today it's 1.6.", /Creatinine: 1\.6 \(previously 1\.1 last year\)/],
    ["D: Hemoglobin was 9 last year. It's 12 now.", /Hemoglobin: 12 \(previously 9 last year\)/],
    ["D: Last week the INR was 4.8. It is 2.6 today.", /INR: 2\.6 \(previously 4\.8 last week\)/],
    ["D: Your LDL was 160 last time. It's down to 98 now.", /LDL: 98 \(previously 160 last time\)/],
    ["D: Hemoglobin was 9 last year. It's 12 weeks now.", /./, /Hemoglobin: 12/],
  ]);
});

describe("a value that the clinician misread", () => {
  expectNotes("is replaced by the right one", [
    ["D: Your potassium is 5.8. Sorry, 4.8, I misread.", /potassium: 4\.8/i, /5\.8/],
    ["D: Your A1c is 8.2. Actually no, 7.2, I misread that.", /A1c: 7\.2/, /8\.2/],
    ["D: So your creatinine is 1.8. Wait, I read the wrong line. 1.1.", /creatinine: 1\.1/i, /1\.8/],
    ["D: Your sodium is 129. No, hang on, 139.", /sodium: 139/i, /129/],
    [
      "D: Your weight is 82. Wait, that was in May. You're 79 now.",
      /weight: 79 \(down from 82 in May\)/i,
      /years old/i,
    ],
    ["D: Weight 82 kilos. Sorry, that's the old one. You're 79 today.", /weight: 79/i, /years old/i],
    ["D: Take one tablet. No, two tablets, twice a day.", /2 tablets twice daily/i, /1 tablet/i],
    ["D: We'll do amlodipine 10 mg. Hang on, 5 mg daily.", /amlodipine 5 mg daily/i, /10 mg/],
  ]);
});
