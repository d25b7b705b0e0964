import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the reaction to an allergen", () => {
  expectNotes("is not a present symptom if it is asked about", [
    [
      "D: Any allergies? / P: Yes, amoxicillin. / D: And what happens when you take it? / P: I come out in welts.",
      /Allergic to amoxicillin \(hives\)/,
      /reports[^.]*hives/i,
    ],
    [
      "D: Are you allergic to anything? / P: Shellfish. / D: How do you react? / P: Just itching and hives.",
      /Allergic to shellfish \(itching and hives\)/,
      /reports[^.]*(?:itching|hives)/i,
    ],
    [
      "D: Any allergies? / P: Penicillin. / D: What kind of reaction do you get? / P: My lips swell up.",
      /Allergic to penicillin \(lip swelling\)/,
      /reports[^.]*lip swelling/i,
    ],
    [
      "D: Any allergies? / P: Penicillin and sulfa. / D: What happens when you take them? / P: They both give me hives.",
      /penicillin \(hives\)[^]*sulfa \(hives\)/,
    ],
    [
      "D: Any allergies? / P: Penicillin, and then latex. / D: And your reaction to those? / P: I get a bad rash.",
      /ALLERGIES[^]*reports bad rash/i,
      /latex \(|HISTORY[^]*rash[^]*ALLERGIES/i,
    ],
    ["D: Any allergies? / P: No. / D: Okay. What happened? / P: I get a rash when I go out.", /reports rash/i],
  ]);
});

describe("a symptom that the patient never had before", () => {
  expectNotes("is not denied for the present", [
    [
      "D: What brings you in? / P: I can barely breathe since Monday and I have a cough. / D: Have you had any issues with breathing or coughing in the past? / P: No, I mean, I'm really active.",
      /denies previous shortness of breath or cough/i,
      /denies shortness of breath/i,
    ],
    [
      "D: What is wrong? / P: I have a terrible cough. / D: Have you ever had problems with wheezing or a cough previously? / P: No, nothing.",
      /denies previous wheezing or cough/i,
      /denies wheezing/i,
    ],
    [
      "D: What is wrong? / P: I have had this headache for three days. / D: Did you suffer from headaches as a child? / P: No.",
      /Headache for 3 days/i,
      /denies headache(?! in childhood)/i,
    ],
    [
      "D: What brings you in? / P: I have belly pain for a day. / D: Have you ever had pain like this in the past? / P: No, never.",
      /denies similar pain before/i,
      /denies (?:abdominal )?pain/i,
    ],
    [
      "D: What is wrong? / P: I have a terrible cough. / D: Any chest pain or palpitations in the past few days? / P: No.",
      /denies chest pain or palpitations/i,
    ],
  ]);
});

describe("what an answer says about another time or person", () => {
  expectNotes("is kept apart", [
    [
      "P: I've been having a cough for the last week and I think I had a little bit of a fever in the last few days. / D: So the cough started a week ago? / P: Yeah, around a week ago and the fever started two to three days ago.",
      /./,
      /fever for (?:a|the last) week/,
    ],
    [
      "D: Any heart conditions in the family? / P: My father has high blood pressure if that's like a heart condition. / D: And how old was he when he got that? / P: He's around like 60s right now, so probably like in his 40s.",
      /Father: high blood pressure in his 40s/,
      /heart condition|60s/,
    ],
    [
      "D: Any cancers in the family? / P: I do have an aunt on my mother's side who had ovarian cancer. / D: How old was she? / P: In her 50s.",
      /Maternal aunt: ovarian cancer in her 50s/,
    ],
  ]);
});
