import { describe } from "vitest";
import { expectNotes } from "./harness";

expectNotes("a decision about a drug replaces the one before it in the same breath", [
  [
    "D: Stop the aspirin, no wait, keep the aspirin and stop the ibuprofen. / P: Okay.",
    /keep the aspirin[^]*stop the ibuprofen/i,
    /stop the aspirin/i,
  ],
  ["D: Stop the aspirin. No, wait, keep the aspirin. / P: Okay.", /keep the aspirin/i, /stop the aspirin/i],
  [
    "D: Keep the aspirin. No, you know what, stop the aspirin because of your stomach. / P: Okay.",
    /stop the aspirin/i,
    /keep the aspirin/i,
  ],
  [
    "D: Stop the aspirin and the ibuprofen, no, actually, keep the aspirin. / P: Okay.",
    /stop the ibuprofen[^]*keep the aspirin/i,
    /stop the aspirin/i,
  ],
  [
    "D: Continue lisinopril and metformin, no, sorry, stop the metformin before the scan. / P: Okay.",
    /continue lisinopril\. Stop the metformin before the scan/i,
    /continue[^.]*metformin/i,
  ],
  [
    "D: Increase the metformin to 1000, no, keep the metformin at 500 mg. / P: Okay.",
    /continue metformin 500 mg/i,
    /increase|1000/i,
  ],
]);

expectNotes("a decision that is taken back and made about another drug is made about that drug only", [
  ["D: Start amlodipine, no, start losartan 50 mg daily. / P: Okay.", /start losartan 50 mg daily/i, /amlodipine/i],
  [
    "D: Let's stop the metformin, actually, let's stop the glipizide instead. / P: Okay.",
    /stop the glipizide\./i,
    /metformin/i,
  ],
  [
    "D: Hold the lisinopril, hang on, not the lisinopril, hold the spironolactone. / P: Okay.",
    /hold the spironolactone/i,
    /lisinopril/i,
  ],
  [
    "D: I'd start sertraline 50 mg, or wait, try escitalopram 10 mg, it has fewer interactions. / P: Okay.",
    /start escitalopram 10 mg|try escitalopram 10 mg/i,
    /sertraline/i,
  ],
]);

expectNotes("a decision that is added to another one leaves both", [
  [
    "D: Start lisinopril 10 mg daily. Actually, start amlodipine 5 mg too. / P: Okay.",
    /lisinopril 10 mg daily[^]*amlodipine 5 mg/i,
  ],
  [
    "D: Stop the ibuprofen, and actually start naproxen 250 mg twice a day. / P: Okay.",
    /stop the ibuprofen[^]*start naproxen 250 mg/i,
  ],
]);

describe("a drug that another one replaces by its name alone", () => {
  expectNotes("is not ordered", [
    [
      "D: Let's go for the nitrofurantoin. Hang on, your kidneys. No, trimethoprim. 200 twice a day for three days.",
      /trimethoprim 200 twice daily for 3 days/,
      /nitrofurantoin/,
    ],
    [
      "D: I'll give you amoxicillin, 500 three times a day. Wait, you're allergic. Doxycycline, 100 twice a day.",
      /Doxycycline, 100 twice daily/,
      /amoxicillin/,
    ],
    [
      "D: I'll give you codeine for the pain. Actually, no, you're driving. Paracetamol then.",
      /give Paracetamol/,
      /codeine/,
    ],
  ]);
  expectNotes("is ordered if the other drug is only spoken of", [
    ["D: We'll start naproxen. No ibuprofen while you're on it.", /start naproxen/],
    [
      "D: Let's start metformin. Actually, your potassium's low. Furosemide does that.",
      /start metformin/,
      /start furosemide/i,
    ],
  ]);
});

describe("a milder step that is taken first", () => {
  expectNotes("replaces the end of the drug", [
    [
      "D: Your potassium's a touch high, so I'm stopping the spironolactone. Well, let's halve it first, 12.5, and if it's still up next week, then stop it.",
      /reduce spironolactone by half first, 12.5. If it is still up next week, we will stop spironolactone/,
      /We will stop the spironolactone/,
    ],
    [
      "D: We'll stop the lisinopril. Hmm, or let's cut it in half first and see.",
      /cut lisinopril in half first/,
      /stop/,
    ],
  ]);
});

describe("a test that is taken back after the reason", () => {
  expectNotes("is not ordered", [
    [
      "D: I want a urine sample, a chest X-ray, and, um, let's do a D-dimer. Actually no, your Wells score's zero, forget the D-dimer.",
      /obtain a urine sample and a chest x-ray/,
      /D-dimer/,
    ],
  ]);
});

describe("a decision that is changed after “you know what” or by a pronoun", () => {
  expectNotes("is written as it ended", [
    [
      "D: Keep the aspirin. No, you know what, stop it before the procedure.",
      /stop aspirin before the procedure/,
      /keep/,
    ],
    ["D: Keep the aspirin. You know what, stop it.", /stop aspirin/i, /keep/],
    ["D: Stop the naproxen. Actually, keep it for now.", /keep naproxen for now/, /stop/i],
    ["D: Hold the lisinopril, no wait, continue it.", /continue lisinopril/, /hold/i],
    [
      "D: Keep the warfarin. Actually, stop it five days before the procedure.",
      /stop warfarin 5 days before/,
      /keep|to 5/,
    ],
    ["D: Keep the lisinopril, but check the potassium Friday.", /check the potassium Friday/],
    [
      "P: I cannot get my breath. / D: So for the heart failure we'll double the torsemide. Hang on, no, leave the torsemide as it is.",
      /ASSESSMENT AND PLAN\s+Heart failure\.[^]*continue torsemide unchanged/,
      /double|failure leave/,
    ],
    [
      "P: The room spins. / D: I'll get you a CT of the head. You know what, scrap that, you had one in May and it was clean.",
      /vertigo/i,
      /CT of the head|scrap/,
    ],
  ]);

  expectNotes("keeps both if the second has a condition", [
    ["D: Start the aspirin. Stop it if your stomach hurts.", /start the aspirin\.[^]*Stop aspirin if/],
  ]);
});
