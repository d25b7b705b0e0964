import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a safety net that names the signs first", () => {
  expectNotes("keeps the signs and where to go", [
    [
      "D: This is angina. Chest pain or trouble breathing, go straight to the emergency department.",
      /If there is chest pain or trouble breathing, go straight to the emergency department/i,
    ],
    [
      "D: This is gallstones. Fever, yellow skin or vomiting that won't stop, then straight to the ER.",
      /If there is fever, yellow skin or vomiting[^.]*, (?:go )?straight to the ER/i,
    ],
    [
      "D: This is a clot. Chest pain, coughing up blood, sudden breathlessness: any of those, you call nine nine nine.",
      /If there is chest pain, coughing up blood, sudden breathlessness, call 999/i,
    ],
    [
      "D: This is a clot. Chest pain or breathlessness means straight to hospital.",
      /If there is chest pain or breathlessness, go straight to hospital/i,
    ],
    [
      "D: This is a head injury. Repeated vomiting or confusion - any of these, come back straight to A&E.",
      /If there is repeated vomiting or confusion, return straight to A&E/i,
    ],
    [
      "D: This is a head injury. Drowsiness, a seizure or weakness, call an ambulance.",
      /If there is drowsiness, a seizure or weakness, call an ambulance/i,
    ],
  ]);
  expectNotes("is not read from a report or without a sign", [
    ["D: This is angina. You had chest pain, then went straight to the ER.", /angina/i, /If there is/i],
    ["D: This is angina. Okay, go straight to the emergency department.", /angina/i, /If there is/i],
    ["D: This is angina. With this pain, go straight to the emergency department.", /angina/i, /If there is/i],
    ["D: This is angina. Because of the chest pain, go to the emergency department.", /angina/i, /If there is/i],
  ]);
});

describe("a warning that names its signs first", () => {
  expectNotes("is a return precaution with its signs", [
    [
      "D: This is an abscess. A fever above 38.5 must be seen the same day.",
      /If there is a fever above 38\.5, be seen the same day/,
    ],
    [
      "D: So it is a kidney stone. Any drop in urine needs to be checked urgently. Fever or shaking chills should be assessed right away.",
      /If there is fever or shaking chills, be assessed right away/,
    ],
    [
      "D: I think this is a corneal abrasion. Sudden loss of vision means you come straight to the eye clinic.",
      /If there is sudden loss of vision, come straight to the eye clinic/,
    ],
    [
      "D: You have whooping cough. Pauses in breathing should prompt you to call 999.",
      /If there is pauses in breathing, call 999/,
    ],
    [
      "D: This is a migraine. New weakness of an arm is a reason to go to the emergency room.",
      /If there is new weakness of an arm, go to the emergency room/,
    ],
  ]);
  expectNotes("is not a precaution if it reports or plans something else", [
    ["D: This is a sprain. Your blood pressure needs to be checked right away.", /sprain/i, /If there is/],
    ["D: It is a virus. The fever was seen right away at the hospital.", /virus/i, /If there is/],
  ]);
});
