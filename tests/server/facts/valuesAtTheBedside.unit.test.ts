import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a value at the bedside", () => {
  expectNotes("belongs to the eye that is named after it", [
    [
      "D: Your eye pressure is 24 on the right, 18 on the left. / P: Is that high?",
      /\(right\): 24 mmHg\.\s+[^\n]*\(left\): 18 mmHg/,
    ],
    ["D: Pressures are 18 on the right and 24 on the left.", /\(right\): 18 mmHg\.\s+[^\n]*\(left\): 24 mmHg/],
    ["D: Pressure is 16 in both eyes.", /\(both eyes\): 16 mmHg/],
  ]);

  expectNotes("of a pulse oximeter is not read as a heart rate", [
    ["D: Your pulse ox dropped to 86 when you walked.", /Oxygen saturation: 86%/, /Heart rate/],
  ]);

  expectNotes("does not take the place of the finding beside it", [
    ["D: Lungs have some wheezes, no retractions, sats 96.", /saturation: 96%[^]*Lungs have wheezes\. No retractions/],
  ]);

  expectNotes("of another visit is marked as earlier", [
    [
      "D: Your blood pressure today is 152 over 88. Last visit it was 138 over 82.",
      /152\/88\.\s+Blood pressure \(earlier\): 138\/82/,
    ],
  ]);
});

describe("findings of the examination", () => {
  expectNotes("stay findings beside a symptom or disease of the same words", [
    [
      "P: My legs swell. / D: Swelling in your ankles is about the same.",
      /EXAM[^]*Swelling in the ankles is about the same/,
    ],
    ["D: The back of your eyes look healthy, no diabetic changes.", /Eyes: Back of the eyes look healthy/],
  ]);

  expectNotes("name what a part has", [
    ["D: Your tongue has a white coating that scrapes off. / P: It burns.", /EXAM[^]*Tongue has a white coating/],
    [
      "D: You've got a rash in the groin, red with a sharp edge. / P: Okay.",
      /EXAM[^]*Rash in the groin, red with a sharp edge/,
    ],
    ["D: I don't feel any lumps in the breasts. / P: Good.", /Breast: No lumps in the breasts/],
    [
      "D: Nasal septum's deviated to the left, turbinates are big.",
      /Nasal septum is deviated to the left, turbinates are big/,
    ],
    ["D: No edema, pulses are good in both feet.", /No edema, pulses are good in both feet/],
  ]);

  expectNotes("are not what the clinician only recalls", [
    ["P: My leg hurts. / D: So you mentioned your leg has some swelling. / P: Yes.", /^/, /PHYSICAL EXAM/],
  ]);
});

describe("what a test showed", () => {
  expectNotes("is a result", [
    [
      "D: Blood cultures are still pending, white count's come down to 9.",
      /Blood cultures: pending\.\s+White count: 9 \(down\)/,
    ],
    ["D: Vitamin D was 22, B12's normal.", /Vitamin D: 22\.\s+B12: normal/, /MEDICATIONS/],
    ["D: Your GFR went from 60 to 52 over the year.", /GFR: 52 \(previously 60\)/],
    ["D: You're anemic, but all the other labs are normal.", /Other labs: normal/],
    ["D: It's bronchitis. We don't need an x-ray, your lungs are clear.", /^/, /X-ray: /],
    ["D: Iron's okay. / P: Good.", /Iron: normal/],
    ["D: Chest X-ray's clear. / P: Good.", /Chest X-ray: clear/],
    [
      "D: The urine culture grew E. coli. / P: Okay. / D: It's resistant to Bactrim.",
      /grew E\. coli[^]*resistant to Bactrim/,
    ],
    ["D: Your ultrasound's back, shows a fibroid.", /Ultrasound demonstrates a fibroid/],
  ]);
});

describe("a value beside its target", () => {
  expectNotes("is not confused with it", [
    ["D: Your oxygen is 85 percent and we want it above 92.", /Oxygen saturation: 85/i, /92/],
    ["D: Your temperature is 39.5, I'd like it to be below 38. Heart rate is 120.", /Temperature: 39\.5/, /\b38\b/],
    ["D: We do want that oxygen reading to be between 88 and 92 percent.", /^(?![^]*saturation: )/i],
  ]);
});

describe("a temperature said without its name", () => {
  const exam = (said: string): string => `P: I feel ill. / D: Let me examine you. ${said}`;
  expectNotes("is a vital sign", [
    [exam("He's 101.1 now, heart rate 148."), /Temperature: 101\.1/],
    [exam("She is 38.6, pulse 120."), /Temperature: 38\.6/],
    [exam("You're still 102.4 here."), /Temperature: 102\.4/],
  ]);
  expectNotes("is not read from a weight, a saturation or weeks of pregnancy", [
    [exam("She is 38.6 kilos."), /./, /Temperature/],
    [exam("He's 96 percent on room air."), /96%/, /Temperature/],
    [exam("You are 36.2 weeks."), /./, /Temperature/],
  ]);
});

/** The start of a visit in which the clinician examines the patient. */
const examined = "P: My throat hurts. / D: Let me look. Your throat is red. Chest is clear. ";

describe("a value from another day", () => {
  expectNotes("is written as an earlier value", [
    [
      `${examined}Blood pressure is 148 over 86. It was 132 over 78 at the nurse's.`,
      /Blood pressure \(earlier\): 132\/78/,
    ],
    [`${examined}Your blood pressure was 150 over 90 last time.`, /Blood pressure \(earlier\): 150\/90/],
    [`${examined}Your blood pressure was 150 over 90 in March.`, /Blood pressure \(earlier\): 150\/90/],
    [`${examined}Blood pressure last visit was 150 over 90.`, /Blood pressure \(earlier\): 150\/90/],
  ]);
  expectNotes("is history if it was taken elsewhere and nothing is examined today", [
    [
      "P: I passed out on Sunday. / D: In the emergency room your blood pressure was 210/100. Have you taken your pills? / P: No.",
      /blood pressure was 210\/100/i,
      /EXAM[^]*210\/100/,
    ],
  ]);
});

describe("a value of today", () => {
  expectNotes("is not marked as earlier", [
    [`${examined}Blood pressure is 148 over 86 today.`, /Blood pressure: 148\/86/, /earlier/],
    [`${examined}Your blood pressure was 148 over 86 when you came in.`, /Blood pressure: 148\/86/, /earlier/],
    ["P: My knee hurts. / D: Let me do the exam. Your blood pressure is 130/80.", /EXAM[^]*130\/80/, /earlier/],
  ]);
});

describe("a temperature without its unit", () => {
  expectNotes("is not read as an age", [
    ["P: My toe hurts. / D: The toe is red. You're 98.8, 148 over 88.", /148\/88/, /98 years/],
  ]);
});

describe("a value that the patient reads", () => {
  expectNotes("is marked as reported", [
    ["D: And your pulse? / P: My watch says 104.", /Heart rate \(patient-reported\): 104/],
    [
      "D: How tall are you? / P: Five six. / D: And your weight? / P: About 170.",
      /Height \(patient-reported\): 5'6"[^]*Weight \(patient-reported\): about 170/,
    ],
  ]);
});

describe("a round on a ward", () => {
  expectNotes("has its findings and values", [
    [
      "D: Let me have a look at your tummy. It's soft, mildly distended, a bit tender around the wounds as you'd expect.",
      /soft, mildly distended, slightly tender around the wounds/,
    ],
    [
      "D: Can I have a look at your leg? It's red and warm up to the knee.",
      /PHYSICAL EXAM\n\n.*red and warm up to the knee/s,
    ],
    ["D: Let me see the ankle. It's swollen on the outside.", /PHYSICAL EXAM\n\n.*swollen on the outside/s],
    [
      "D: Your bloods this morning: haemoglobin 104, down from 118. White cells are 11.8, CRP is 96, which is coming down from 142.",
      /Haemoglobin: 104 \(previously 118\)\.\nWhite cells: 11.8\.\nCRP: 96 \(previously 142\)/,
    ],
    [
      "D: So this is day two following your hip replacement. How are you? / P: A bit sore.",
      /Follow-up 2 days after hip replacement/,
    ],
    ["D: Have your bowels opened? / P: No, not yet.", /has not opened the bowels/],
  ]);
  expectNotes("does not read other remarks as an examination or a time", [
    ["P: My leg hurts. / D: Can I have a look at your list? / P: Here it is.", /./, /PHYSICAL EXAM/],
    ["P: My leg hurts. / D: It's day two after the weekend.", /./, /days out/],
  ]);
});
