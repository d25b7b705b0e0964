import { describe, expect, test } from "vitest";
import { expectNotes, noteOf } from "./harness";

const child = "D: What brings you in? / P: I brought my son in, he has had a cough since Monday.";
const more = " / D: Is he eating? Has he been vomiting? / P: No vomiting.";

describe("a parent of a small child", () => {
  expectNotes("reports and denies instead of the patient", [
    [`${child} / D: Does he have a fever? / P: No.${more}`, /The parent denies fever/i, /(?:patient|He) denies/],
    [
      "D: Hi. / P: I'm Mia's mom. She has a rash. / D: Does she have a fever? / P: No. / D: Has she been scratching? Does she sleep? / P: She sleeps.",
      /The mother denies fever/i,
      /(?:patient|She) denies/,
    ],
    [
      `${child} / D: Is he wheezing? / P: Yes. / D: Does he have ear pain? / P: No.${more}`,
      /parent reports[^.]*wheez/i,
    ],
    [
      `${child} / D: Fever? / P: No. / D: Chills? / P: No. / D: Does he have ear pain? / P: No. / D: Has he had a runny nose? / P: No. / D: Does he have a rash? / P: No. / D: Did he have diarrhea? / P: No.`,
      /The parent denies [^.]+\. No [a-z]/,
    ],
  ]);
  expectNotes("is not the informant for an adult or a child who speaks", [
    ["D: Hi. / P: I have a cough. / D: Do you have a fever? / P: No.", /patient denies fever/i, /parent denies/],
    [
      "D: Hi Sam. / P: I have a cough. / O: He's had it for a week. / D: Do you have a fever? / P: No.",
      /(?:patient|He) denies fever/i,
      /parent denies/,
    ],
  ]);
});

describe("pregnancies and urination", () => {
  expectNotes("are read from questions that state them and from what doctors called them", [
    ["D: So you are thirty four weeks today? / P: Thirty four and two days. / D: Any pain? / P: No.", /34 and 2 days/],
    [
      "D: How is the baby moving? / P: Plenty, kicking me all night. / D: Any pain? / P: No.",
      /fetal movement: present/i,
    ],
    ["D: This is your third pregnancy? / P: Third, yes. / D: Any pain? / P: No.", /current pregnancy: third/i],
    ["D: Any burning when you pass urine? / P: No.", /denies burning with urination/i],
    ["D: Any stinging when you wee? / P: Yes.", /burning with urination/i],
    ["D: Tell me. / P: My pressure went up with my first, they called it preeclampsia.", /History of preeclampsia/i],
    ["D: Any problems? / P: A doctor back home called it lupus.", /History of lupus/i],
  ]);
  expectNotes("are not read from other answers", [
    ["D: How is the baby moving? / P: Less than before. / D: Any pain? / P: No.", /./, /movement: present/i],
    ["D: Tell me. / P: It burns when I walk. / D: Any pain? / P: No.", /./, /with urination/i],
  ]);
});

describe("a parent who introduces themselves", () => {
  test("is not part of the history", () => {
    const note = noteOf(
      "D: And you're mom? / P: Yes, I'm his mom. / D: What is going on? / P: He has had a cough since Monday. / D: Does he have a fever? / P: No. / D: Does he eat? / P: He eats.",
    );
    expect(note).toMatch(/cough/);
    expect(note).not.toMatch(/mother is|his mom/i);
  });
  test("does not give the patient the sex of a relative by marriage", () => {
    const note = noteOf(
      "D: Are you his dad? / P: Yes, I'm his dad. He has a cough. / D: Any other worries? / P: My mother-in-law thinks he should talk more. / D: How many words does he have? / P: He has six. / D: Does he have a fever? / P: No. / D: Is he walking? / P: He runs.",
    );
    expect(note).toMatch(/He (?:runs|denies)|father denies fever/i);
    expect(note).not.toMatch(/\b[Ss]he\b|in law/);
  });
});

describe("a pregnancy that an answer does not rule out", () => {
  expectNotes("is possible", [
    ["D: Could you be pregnant? / P: Maybe.", /Pregnancy: possible/],
    ["D: Is there any chance you're pregnant? / P: It's possible.", /Pregnancy: possible/],
    ["D: Are you pregnant? / P: I'm not sure.", /Pregnancy: possible/],
    ["D: Might you be pregnant? / P: Possibly, I'm late.", /Pregnancy: possible/],
    ["D: Are you pregnant? / P: No.", /./, /Pregnancy: possible/],
  ]);
});

describe("a child who is presented by name and age", () => {
  expectNotes("is the patient whose parent speaks", [
    [
      "D: Who do we have here today? / P: This is Liam, he's four. He's had a fever since Saturday and he's pulling on his ear. / D: Which ear? / P: The right one. / D: How high has his fever been? / P: 102.3. I gave him Tylenol. / D: Is he peeing normally? / P: Yeah, same as always.",
      /The parent gave/,
      /patient gave|Fever is located/i,
    ],
    [
      "D: Who do we have here today? / P: This is Liam, he's four. He's had a fever since Saturday and he's pulling on his ear. / D: Which ear? / P: The right one. / D: How is he eating? / P: Fine. / D: Does he cough? / P: No.",
      /Ear pulling is on the right side/,
    ],
  ]);
});

describe("who came with a child", () => {
  expectNotes("is read from the answer to the clinician's question", [
    [
      "D: So this is Maisie. And you're mum? / P: Grandma, actually. Her mum's at work. / D: And what's been going on? / P: She's been pulling at her left ear and crying since Sunday night. She's had a runny nose all week. / D: Has she had a temperature? / P: Thirty-nine two last night. I gave her Calpol and it came down.",
      /She has been pulling at the left ear[\s\S]*grandmother gave the patient Calpol/,
      /mother has been pulling|mother's/,
    ],
    [
      "D: Hello there Leo. And you must be dad? / P: Yes. / D: What's the matter? / P: He's had a cough for three days.",
      /cough for 3 days/i,
    ],
  ]);
});
