import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a laboratory value or a class of substance", () => {
  expectNotes("is neither a medication nor a treatment", [
    [
      "D: What brings you in? / P: My doctor sent me because of a low immunoglobulin G level. / D: Yes, I see the low immunoglobulin G. Your plan is more blood work.",
      /./,
      /MEDICATIONS|Medical treatment/,
    ],
    [
      "D: What medicines do you take? / P: None, but my vitamin D level was low. / D: Your vitamin D level is 18.",
      /Vitamin D level: 18/,
      /MEDICATIONS\n\n.*vitamin/i,
    ],
    ["D: Are you on birth control? / P: Yeah, we use condoms. / D: Okay.", /./, /birth control/i],
    ["D: Any kind of contraception, condoms or birth control? / P: Yes, condoms.", /./, /birth control\./i],
    ["D: Do you use any form of birth control? / P: My husband had a vasectomy.", /./, /MEDICATIONS/],
  ]);
  expectNotes("is a medication if it is taken", [
    ["D: What do you take? / P: I take vitamin D 1000 units a day.", /MEDICATIONS\n\n.*vitamin D/i],
    ["D: What do you take? / P: I'm on birth control pills.", /MEDICATIONS\n\n.*birth control/i],
  ]);
});

describe("a verdict on all vital signs", () => {
  expectNotes("applies only to the others if one is an exception", [
    [
      "D: Let me look at you. Your vital signs look good except for a slightly fast heart rate. Lungs are clear.",
      /Heart rate: slightly fast\.\nOther vital signs: within normal limits/,
      /^Vital signs/m,
    ],
    [
      "D: Your vitals are all normal, but you do have a fever. Your lungs are clear.",
      /Temperature: fever/,
      /^Vital signs/m,
    ],
    [
      "D: On your exam today your vital signs look fine. Your blood pressure is a little high. Heart is regular.",
      /Blood pressure: slightly high/,
      /^Vital signs/m,
    ],
    [
      "D: Let's examine you. I see a low-grade fever in your vital signs, the rest of the vitals look great.",
      /Temperature: low-grade fever\.\nOther vital signs: within normal limits/,
      /^Vital signs/m,
    ],
    [
      "D: On exam your vital signs are good, although the pulse is running a bit fast.",
      /Heart rate: [a-z ]*fast/,
      /^Vital signs: within/m,
    ],
  ]);
  expectNotes("stays without an exception", [
    ["D: On exam your vital signs look good, no fever. Your lungs are clear.", /Vital signs: within normal limits/],
  ]);
});

describe("a disease that is hedged or still to be tested for", () => {
  expectNotes("is not a diagnosis", [
    [
      "D: We will run a swab today to see if there is any germ causing what we call whooping cough. It's a pertussis infection that is fairly common in teenagers.",
      /swab/,
      /^(?:Pertussis infection|Whooping cough)\./im,
    ],
    [
      "D: It's a bacterial infection that is often spread at daycare. We will send a culture.",
      /culture/,
      /Bacterial infection\./,
    ],
    [
      "D: If your cough does not settle, it could be pneumonia. Drink plenty of fluids.",
      /fluids/,
      /Possible pneumonia/,
    ],
    ["D: We will be testing for strep throat. We'll see if it is strep throat.", /./, /^(?:Likely |Possible )?Strep/im],
  ]);
  expectNotes("is not a result", [
    ["D: It will be important to get a test for influenza, since fatigue can show up in influenza.", /./, /RESULTS/],
    ["D: We will be testing for COVID today, which can show up like this.", /./, /RESULTS/],
  ]);
  expectNotes("is family history if only its kind is not remembered", [
    [
      "D: Any illness in the family? / P: My mother had a cancer and I don't remember which cancer she had.",
      /Mother: cancer/,
    ],
  ]);
  expectNotes("is not family history", [
    [
      "D: Do any cancers run in the family? / P: I don't think anybody's had like a lung cancer.",
      /./,
      /Family history of|: lung cancer/,
    ],
    [
      "D: Any heart disease in the family? / P: I don't believe anyone has had heart disease.",
      /./,
      /Family history of heart/,
    ],
  ]);
  expectNotes("is neither reported nor denied", [
    [
      "D: Any runny nose? / P: Maybe a little bit of a sniffle, but not runny. / D: Okay.",
      /./,
      /(?:Reports|Denies|reports|denies) runny nose/,
    ],
    ["D: Any heartburn? / P: Maybe? I'm not sure what that feels like.", /./, /(?:reports|denies) heartburn/i],
    ["D: Any dizziness? / P: I don't know, I can't really tell.", /./, /(?:reports|denies) dizziness/i],
    ["D: Any itching? / P: Perhaps a bit of dryness, but not itching.", /./, /(?:reports|denies) itching/i],
    ["D: Do you have a stuffy nose? / P: Might be, not sure.", /./, /(?:reports|denies) [a-z ]*(?:congestion|stuffy)/i],
  ]);
});

describe("a denial that another answer contradicts", () => {
  expectNotes("is left out", [
    [
      "D: Any fevers? / P: No, no fever. Well, my temp was high this morning. / D: Okay.",
      /temp(?:erature)? was high/,
      /denies fever/i,
    ],
    [
      "D: How are you? / P: I've had a cough, and I took my temperature and it was up last night. / D: Any fever or chills? / P: No.",
      /denies chills|temperature/i,
      /denies (?:[a-z, ]+ )?fever/i,
    ],
    [
      "D: Any chest pain? / P: Yeah, it does feel sore, the middle of my chest. / D: And besides when you're coughing, do you have any pain in your chest breathing in? / P: No.",
      /chest pain/i,
      /denies (?:cough|[a-z, ]*chest pain)/i,
    ],
  ]);
});

describe("a corrected side", () => {
  expectNotes("applies to complaint, history and assessment", [
    [
      "D: I see you are here with left hip pain? / P: It's not the left hip, it's the right hip. / D: Okay. How long? / P: Two weeks. / D: So this left hip pain, I think it is bursitis of the left hip.",
      /^CHIEF COMPLAINT\n\nRight hip pain/,
      /left hip/i,
    ],
    [
      "D: How is the right shoulder? / P: No, it's my left shoulder. It hurts when I reach up.",
      /left shoulder/i,
      /right shoulder/i,
    ],
    [
      "D: You are here for right elbow pain? / P: It's the left elbow, not the right. It aches.",
      /left elbow/i,
      /right elbow/i,
    ],
    [
      "D: So you have some left ankle pain? / P: It isn't the left ankle, it's my right ankle. I twisted it.",
      /right ankle/i,
      /left ankle/i,
    ],
    [
      "D: You are here for left wrist pain? / P: No, the right wrist. It's been sore. / D: So for your left wrist pain, let's get you a splint.",
      /right wrist pain/i,
      /left wrist/i,
    ],
  ]);
});

describe("a line of the plan that is unclear without its context", () => {
  expectNotes("is left out or shortened", [
    [
      "D: So this is lung cancer. We can continue with the current dose of radiation and when that is complete. Follow up with me in 2 weeks.",
      /continue with the [a-z' ]*radiation\./,
      /when that is complete/,
    ],
    ["D: For your sprain, we can send it for some tests if that happens. Use ice.", /ice/, /send it/],
    ["D: For your sprain, use ice. Have the nurse check the patient out.", /ice/, /check the patient out/],
    [
      "D: For your sprain, use ice. If you don't have questions for me, I will walk her out to the front desk.",
      /ice/,
      /walk/,
    ],
    [
      "D: So this is a hernia. We will use a truss. In the plan, please include our discussion of surgery versus watchful waiting.",
      /We discussed surgery versus watchful waiting/,
      /In the plan/,
    ],
    [
      "D: So this is anemia. We will start iron 325 mg daily. This is Ann Lee, a pleasant 60-year-old female who was diagnosed with anemia in 2019.",
      /iron/,
      /I explained that this/,
    ],
  ]);
});
