import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug refused by the name of its group", () => {
  expectNotes("is taken out of its order", [
    [
      "D: I'd like to start you on apixaban for the clot. / P: Not the blood thinner. / D: Okay.",
      /[Aa]pixaban for the clot was advised; the patient declines/,
      /We will start apixaban/,
    ],
    [
      "D: I'll give you some oxycodone for the pain. / P: No opioids please. / D: Okay.",
      /[Oo]xycodone for the pain was advised; the patient declines/,
      /We will give/,
    ],
    [
      "D: Let's start sertraline 50 milligrams. / P: I'm not going on an antidepressant.",
      /[Ss]ertraline 50 mg was advised; the patient declines/,
      /Not taking|We will start/,
    ],
    [
      "D: Let's add hydrochlorothiazide. / P: I don't do water pills.",
      /hydrochlorothiazide was advised; the patient declines/,
      /Water pills\./,
    ],
    [
      "D: We'll do prednisone for five days. / P: Please no steroids, they send me crazy.",
      /[Pp]rednisone for 5 days was advised; the patient declines/,
      /Doing|We will do prednisone/,
    ],
    [
      "D: I'd like you on Eliquis 5 milligrams twice a day. / P: Oh no, I can't do blood thinners, I fall too much.",
      /Eliquis 5 mg twice a day was advised; the patient declines/,
    ],
    [
      "D: We'll start insulin glargine 10 units at night. / P: No needles, please.",
      /[Ii]nsulin glargine 10 units at night was advised; the patient declines/,
    ],
    [
      "D: I'm going to give you a Medrol dose pack. / P: Steroids make me crazy, so no steroids for me.",
      /Medrol dose pack was advised; the patient declines/i,
    ],
    [
      "D: Let's do ibuprofen and cyclobenzaprine. / P: I can't have anti-inflammatories with my kidneys.",
      /We will do cyclobenzaprine\. Declines ibuprofen/,
    ],
  ]);

  expectNotes("stays if the patient only asks, hesitates or answers about what is taken", [
    [
      "D: I'll prescribe azithromycin. / P: I'm not sure about the antibiotic.",
      /We will prescribe azithromycin/,
      /declines/,
    ],
    ["D: Let's start metoprolol 25. / P: Will the beta blocker make me tired?", /start metoprolol 25/, /declines/],
    ["D: Any blood thinners? / P: No blood thinners.", /Not taking blood thinners/, /declines/],
    ["D: We'll continue the warfarin. / P: The blood thinner is not a problem.", /continue/i, /declines/],
  ]);
});

describe("a refusal of a part of an order", () => {
  expectNotes("keeps the other part", [
    [
      "D: I'd like to get a chest x-ray and start amoxicillin. / P: The x-ray's fine but I don't want the antibiotic.",
      /obtain a chest x-ray[\s\S]*[Aa]moxicillin was advised; the patient declines/,
      /start amoxicillin/,
    ],
    [
      "D: I'd recommend the flu shot and the shingles shot today. / P: Just the flu shot.",
      /I recommended the flu shot\.[\s\S]*Declines the shingles shot/,
    ],
    ["D: We'll do the flu shot and the tetanus booster. / P: Only the tetanus please.", /Declines the flu shot/],
    [
      "D: I'd like to refer you to cardiology and to a dietitian. / P: No dietitian.",
      /refer the patient to cardiology\.[\s\S]*Declines a dietitian/,
    ],
    [
      "D: We could do the injection and a brace. / P: The brace sounds good. I'd rather hold off on the shot.",
      /do a brace\.[\s\S]*Declines the injection/,
    ],
    [
      "D: I want you to start metformin and check your sugars four times a day. / P: I'll take the metformin but I won't be sticking my finger.",
      /start metformin[\s\S]*sugars 4 times a day was advised; the patient declines/,
      /Metformin was advised; the patient declines/,
    ],
    [
      "D: Let's get labs and a CT scan. / P: Can we skip the CT? / D: Sure.",
      /We will get labs\.[\s\S]*Declines a CT scan/,
      /labs and a CT/,
    ],
    [
      "D: I'll order the MRI and some blood work. / P: Could we hold off on the MRI? / D: Sure, we can do that.",
      /order blood work\.[\s\S]*Declines the MRI/,
    ],
    [
      "D: I'd like to do a biopsy and a CT scan. / P: The CT is okay but no biopsy.",
      /do a CT scan\.[\s\S]*Declines a biopsy/,
    ],
  ]);

  expectNotes("is not read from a request that the clinician turns down", [
    [
      "D: Let's get labs and a CT scan. / P: Can we skip the CT? / D: No, I really need it today.",
      /labs and a CT scan/,
      /Declines/,
    ],
  ]);
});

describe("a refusal of one of two things that are ordered", () => {
  expectNotes("keeps the other", [
    [
      "P: I'm pregnant. / D: You're Rh negative, so you'll get the RhoGAM shot today, and the Tdap as well. / P: I'd rather wait on the Tdap.",
      /Declines the Tdap/,
      /RhoGAM[^.]*declines|(?<!the) Tdap\./,
    ],
  ]);
});
