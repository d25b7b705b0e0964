import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order in roundabout words", () => {
  expectNotes("is kept", [
    [
      "D: This could be mono. Since your symptoms resemble strep throat, will also do a throat swab.",
      /Since the patient's symptoms resemble strep throat, we will do a throat swab/,
    ],
    [
      "D: This looks like gout. Seeing that your kidneys are weak, we would also like to do a blood test.",
      /kidneys are weak, we will do a blood test/,
    ],
    ["D: This could be pleurisy. It will be important to get a CT scan just in case.", /We will obtain a CT scan\./],
    [
      "D: For your first problem of this kidney stone, I want to go ahead and recommend that you drink three liters of water a day.",
      /I advised the patient to drink 3 liters of water daily/,
      /obtain recommend/,
    ],
    [
      "D: This could be tendinitis. Things that you can do in the meantime would be to use a thumb splint and to limit your typing.",
      /use a thumb splint and limit their typing/,
    ],
    [
      "D: This looks like a frozen shoulder. Another thing that may be worth considering is physical therapy.",
      /Consider physical therapy/,
    ],
    [
      "D: This sounds like cellulitis. This will require antibiotics, and depending on the swelling, possibly an ultrasound.",
      /will need antibiotics,? and depending on the swelling, possibly an ultrasound/,
    ],
    [
      "D: This is bronchiolitis. Definitely let somebody know if her feeding is getting worse.",
      /report if her feeding is getting worse/,
    ],
    [
      "D: For the thyroid cancer, we are going to continue with your current dose of radiation at 50 gray.",
      /Continue with the patient's current dose of radiation at 50 gray/i,
    ],
  ]);
  expectNotes("keeps the condition before its consequence", [
    [
      "D: This could be pneumonia or flu. If it's pneumonia, it will be supportive treatment so we can give you oxygen.",
      /If it is pneumonia, we can give (?:the patient )?oxygen/,
    ],
  ]);
  expectNotes("is left out if its condition is cut off", [
    [
      "D: We will do a swab today. This is a virus. And if your symptoms, careful with the testing for strep.",
      /swab/,
      /If the patient's symptoms,/,
    ],
  ]);
});

describe("a diagnosis in roundabout words", () => {
  expectNotes("is kept", [
    [
      "D: It sounds like you have swelling of the legs, and based on your past history of heart failure I would say this sounds like a heart failure exacerbation.",
      /Likely heart failure exacerbation/,
    ],
    ["D: Given your history of asthma I would say that this is an asthma flare.", /PLAN\s+Asthma flare/],
    [
      "D: So it's it sounds like the most likely diagnosis now is something called shingles, which is basically a viral infection of a nerve.",
      /Likely shingles/i,
    ],
  ]);
  expectNotes("is not read from a question", [
    ["D: Based on your diary, would you say this is worse? / P: No. / D: This is a strain.", /strain/i, /worse/],
  ]);
});
