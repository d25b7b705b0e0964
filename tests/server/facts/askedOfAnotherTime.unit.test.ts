import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the reaction to an allergen", () => {
  expectNotes("is not a present symptom when it is asked about", [
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

describe("a disease that the family has", () => {
  expectNotes("is not the patient's", [
    [
      "D: Tell me about your health. / P: I have a family history of breast cancer. Also we have a lot of gout in my family.",
      /Family history of breast cancer[^]*Family history of gout/,
      /History of (?:breast|gout)/,
    ],
    [
      "D: Any medical conditions? / P: Just asthma. I do have a strong family history, there is diabetes and stroke.",
      /History of asthma\.[^]*Family history of diabetes/,
      /History of asthma,/,
    ],
    [
      "D: And have you had a family history of heart disease? / P: Not lung conditions. But I have a family history like my both my grandather and father both had heart attacks in their 60s.",
      /Father: heart attacks/,
      /History of heart attack/,
    ],
    [
      "D: Does anyone in the family have joint problems? / P: Um so. Who, OK so, my mother had psoriasis and I don't remember what sort of arthritis she had but she had bad arthritis.",
      /Mother: arthritis/,
      /History of arthritis/,
    ],
    [
      "D: Tell me about your health. / P: High cholesterol runs in the family and I have it too.",
      /History of high cholesterol/i,
    ],
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

describe("a no to “any questions?”", () => {
  expectNotes("denies no symptoms", [
    [
      "D: Hi. / P: I have a sore throat. / D: Any other questions for me? / P: No I think that's it.",
      /sore throat/i,
      /other symptoms/i,
    ],
    [
      "D: Hi. / P: I have a sore throat. / D: I'll give you amoxicillin 500 mg. Do you have any other questions? / P: Nope.",
      /amoxicillin 500 mg/,
      /other symptoms/i,
    ],
    [
      "D: Hi. / P: I have a sore throat. / D: Anything else you wanted to ask me today? / P: No, that's all.",
      /sore throat/i,
      /other symptoms/i,
    ],
    ["D: Hi. / P: I have a sore throat. / D: Any other symptoms? / P: No.", /denies other symptoms/i],
  ]);
});

describe("“sometimes” before a story", () => {
  expectNotes("affirms none of the symptoms asked about", [
    [
      "D: Hi. / P: My knee hurts. / D: Any palpitations, wheezing or cough? / P: Sometimes when I lie down I hear a whistle in my chest.",
      /knee pain/i,
      /reports[^.]*cough/i,
    ],
    [
      "D: Hi. / P: My knee hurts. / D: Any headaches, dizziness or nausea? / P: Occasionally I go out in the heat without a hat and my head pounds.",
      /heat without a hat/i,
      /reports[^.]*nausea/i,
    ],
    [
      "D: Hi. / P: My knee hurts. / D: How about shortness of breath, cough, muscle aches? / P: Sometimes I swim before work, and it is an effort.",
      /knee pain/i,
      /reports[^.]*(?:cough|muscle)/i,
    ],
  ]);
});

describe("the time of a symptom that the clinician comes back to", () => {
  expectNotes("is not that of another symptom", [
    [
      "D: Hi. / P: I have a cough and I feel woolly and I had a fever. / D: Did you take your temperature? / P: It was 38.5. / D: Yeah. You're also feeling a little bit woolly. When did that start? / P: That started yesterday morning.",
      /feeling woolly has been present since yesterday/i,
      /(?:cough|fever) has been present since/i,
    ],
    [
      "D: Hi. / P: My knee is swollen and I keep forgetting things. / D: OK. You mentioned forgetting things. How long has that been going on? / P: For about a year.",
      /forgetting things ha(?:s|ve) been present for a year/i,
      /swelling for a year/i,
    ],
    [
      "D: Hi. / P: I have a rash and everything tastes odd. / D: You mentioned the taste. When did that begin? / P: Two days ago.",
      /taste has been present for 2 days/i,
      /rash (?:has been present )?for 2 days/i,
    ],
  ]);
});
