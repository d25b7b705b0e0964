import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the reason for a routine visit", () => {
  expectNotes("is what the clinician opens with", [
    [
      "D: So you're here for your, uh, three month diabetes check, yeah? / P: Yeah.",
      /^CHIEF COMPLAINT\n\n3-month diabetes check\./,
    ],
    [
      "D: So she was in hospital, discharged on the, uh, twelfth, is that right? / P: Yes.",
      /^CHIEF COMPLAINT\n\nHospital follow-up\./,
    ],
    [
      "D: So you got out of the hospital last Tuesday? / P: Yeah, still tired.",
      /^CHIEF COMPLAINT\n\nHospital follow-up\./,
    ],
    ["D: It's your annual wellness visit today. / P: Yes.", /^CHIEF COMPLAINT\n\nAnnual wellness visit\./],
    [
      "D: So we're here for the, um, blood pressure, right? / P: Yes.",
      /^CHIEF COMPLAINT\n\nBlood pressure follow-up\./,
    ],
    ["D: You're here to go over your labs. / P: Right.", /^CHIEF COMPLAINT\n\nReview of labs\./],
    ["D: Right, it's time for your asthma review. / P: Okay.", /^CHIEF COMPLAINT\n\nAsthma review\./],
  ]);
  expectNotes("is not taken from other remarks", [
    [
      "D: What brings you in? / P: My ear hurts. / D: Were you in the hospital for that? / P: No.",
      /^CHIEF COMPLAINT\n\nEar pain\./,
    ],
    ["D: Hi. I was in the hospital all morning. What's wrong? / P: I have a cough.", /^CHIEF COMPLAINT\n\nCough\./],
  ]);
});

describe("the course of a known disease", () => {
  expectNotes("is written with its name in the assessment", [
    [
      "D: Let me listen. Lungs clear. Your diabetes is better but not quite there. Increase glipizide to 10.",
      /Diabetes, improving, not at goal\./,
      /Lungs clear\.[^\n]*better/,
    ],
    ["D: Let me listen. Heart regular. Your asthma's a lot better. Keep the Flovent.", /Asthma, improving\./],
    [
      "D: My plan: your hypertension is not where we want it. Increase lisinopril to 40.",
      /Hypertension, not at goal\./,
    ],
    ["D: My plan: your gout is much better. Continue allopurinol.", /Gout, improving\./],
    ["D: My plan: his heart failure is getting worse. Increase furosemide to 40.", /Heart failure, worse\./i],
    ["D: My plan: your hypothyroidism is at goal. Continue levothyroxine.", /Hypothyroidism, at goal\./],
  ]);
  expectNotes("is not read from a question", [["D: Is your asthma better? / P: Yes.", /./, /Asthma, improving/]]);
});

describe("a dose in the next sentence", () => {
  expectNotes("joins its drug", [
    ["D: Anything over the counter? / P: Just Tylenol for my knees. Two at bedtime.", /Tylenol 2 at bedtime\./],
    ["D: What do you take? / P: Ibuprofen. Two tablets every six hours.", /Ibuprofen 2 tablets every 6 hours\./],
    ["D: What do you take? / P: Naproxen for my back. Two pills with food.", /Naproxen 2 pills with food\./],
    ["D: What do you take? / P: The inhaler, albuterol. Two puffs as needed.", /Albuterol 2 puffs as needed\./],
  ]);
});

describe("the announcement of a measurement", () => {
  expectNotes("is not read as an order", [
    [
      "D: Let me just do your blood pressure. One twenty-two over seventy-eight.",
      /Blood pressure: 122\/78/,
      /We will do/,
    ],
    ["D: I'll quickly check your weight again. / P: Okay. / D: You have a cold.", /./, /We will check/],
    ["D: Let me grab your temperature first. / P: Okay. / D: You have a cold.", /./, /temperature/],
  ]);
  expectNotes("leaves a planned measurement an order", [
    [
      "D: My plan: I will check your blood pressure in two weeks.",
      /We will check the patient's blood pressure in 2 weeks/,
    ],
  ]);
});

describe("a list of medicines read out by the clinician", () => {
  expectNotes("is the list of medicines", [
    [
      "D: Medications, you've got losartan a hundred, rosuvastatin ten, and levothyroxine. / P: Yes.",
      /MEDICATIONS\n\nLosartan 100\.\nRosuvastatin 10\.\nLevothyroxine\./,
    ],
    ["D: Medications, you've got losartan a hundred. / P: The losartan's fifty.", /Losartan 50\./, /Losartan 100/],
    [
      "D: Meds, I have you on Lantus thirty units. / P: No, my Lantus is only twenty units.",
      /Lantus 20 units\./,
      /30 units/,
    ],
    ["D: Any other medicines? I've got amlodipine five and the omeprazole. / P: Yeah.", /Amlodipine 5\.\nOmeprazole\./],
    ["D: And the levothyroxine's eighty-eight? / P: Yes.", /Levothyroxine 88\./],
    ["D: You've got the metformin twice a day. / P: Right.", /Metformin twice daily\./],
  ]);
  expectNotes("does not include allergies, orders or conditions", [
    ["D: Any allergies? I've got penicillin. / P: Penicillin, yeah. Hives.", /Allergic to penicillin/, /MEDICATIONS/],
    ["D: I have samples of Trelegy for you. / P: Thanks.", /^/, /MEDICATIONS/],
    ["D: You have a penicillin allergy. / P: Yes.", /^/, /MEDICATIONS/],
    ["D: My plan: I'd start tamsulosin, point four at bedtime.", /tamsulosin,? 0\.4 at bedtime/, /MEDICATIONS/],
  ]);
});

describe("an effect of a drug on the patient", () => {
  expectNotes("keeps the adjective that names it", [
    [
      "D: My plan: start tamsulosin. If it makes you dizzy, stop it and call me.",
      /If it makes the patient dizzy/,
      /dizzies/,
    ],
    ["D: My plan: start doxepin. If it makes you groggy, call me.", /makes the patient groggy/, /groggies/],
  ]);
});

describe("a disease with its state", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("heads the assessment", [
    [
      visit("So, heart failure with reduced ejection fraction, you're better, close to your dry weight."),
      /Heart failure with reduced ejection fraction/,
    ],
    [visit("Okay, your gout, it's well controlled."), /[Gg]out/],
    [visit("So, asthma, you're doing well. Continue the Flovent."), /Asthma/],
  ]);
});

describe("a disease whose treatment is judged", () => {
  expectNotes("is a problem of the plan", [
    [
      "P: I'm here for my check-up. / D: So your blood pressure's not where we want it. I'd like to add amlodipine, 5 milligrams once a day.",
      /Hypertension, not well controlled\.\n• Medical treatment: We will add amlodipine/,
    ],
    [
      "P: I'm here for my check-up. / D: Your asthma isn't under good control. Let's start Flovent.",
      /Asthma, not well controlled/,
    ],
    [
      "P: I'm here for my check-up. / D: The sugars are still too high. Let's add Jardiance 10 milligrams daily.",
      /Diabetes, not well controlled/,
    ],
  ]);
  expectNotes("is not a problem if the value has another cause", [
    ["P: My leg hurts. / D: Your blood pressure is still high because of the pain.", /./, /Hypertension/],
    ["P: My leg hurts. / D: Your blood pressure is high today.", /./, /Hypertension/],
  ]);
});
