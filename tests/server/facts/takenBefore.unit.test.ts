import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that is not taken", () => {
  expectNotes("is not listed as taken", [
    [
      "D: Have you had this before? / P: They gave me Macrobid and it worked fine. The time before that it was Cipro and it messed up my tendon. / D: What do you take? / P: Metformin.",
      /MEDICATIONS\n+Metformin/,
      /^(?:Macrobid|Cipro)/m,
    ],
    ["D: How are the bowels? / P: The Colace didn't do a thing, so I take MiraLAX.", /Miralax/, /^Colace/m],
    ["D: Any medications? / P: Vitamin D. I tried melatonin, didn't do anything.", /Vitamin D/, /^Melatonin/m],
    [
      "D: What have they given you? / P: She wanted me on amitriptyline but I didn't fancy it.",
      /prescribed, not taking/,
    ],
    ["P: What about a biologic? My neighbor's on Humira. I take ibuprofen.", /Ibuprofen/, /^Humira/m],
    ["D: What do you take? / P: I'm off the tramadol now.", /Tramadol: stopped/, /^Tramadol\.?$/m],
    ["D: Any meds? / P: They put me on sertraline once and it made me jittery.", /sertraline/i, /^Sertraline\.$/m],
  ]);

  expectNotes("is listed if it is still taken", [
    ["D: Any meds? / P: They gave me lisinopril and it made me cough, but I still take it.", /^Lisinopril\.$/m],
    ["D: Any meds? / P: The dermatologist gave me tretinoin, I use it every night.", /^Tretinoin nightly/m],
    ["D: Any meds? / P: My doctor gave me ramipril in March, ten milligrams.", /^Ramipril 10 mg/m],
    ["D: Any medical problems? Any medications? / P: I'm on the pill, and Zoloft, fifty.", /^Zoloft 50/m],
  ]);
});

describe("the reason for a visit", () => {
  expectNotes("is what the patient or the clinician began with", [
    ["D: Hi Aisha, come in. What brought you in? / P: I'd like to change my contraception.", /Wishes to change contra/],
    ["D: Hi Tom, come in. / P: My knee hurts.", /Knee pain/, /PLAN/],
    ["D: Last time we started you on methotrexate for the psoriasis. / P: I'm queasy.", /Follow-up on psoriasis/],
    [
      "D: It's two weeks since we did the hernia. How's it going? / P: A bit of pain.",
      /Follow-up after hernia procedure/,
    ],
    ["D: How have you been getting on with the drops? / P: They make me wheezy.", /Follow-up on drops/],
    ["D: What can I do for you? / P: It's this lump on the sole of my foot.", /Lump on the sole of the foot/],
  ]);
});

describe("a drug that is named beside an allergy, a refusal or an examination", () => {
  expectNotes("keeps that role", [
    [
      "D: What do you take? / P: Metoprolol. And Flonase for my allergies, two sprays each side.",
      /MEDICATIONS[^]*^Flonase/m,
      /Allergic to Flonase/,
    ],
    ["D: Any allergies? / P: Penicillin. I take Zyrtec for my allergies.", /Allergic to penicillin/, /to Zyrtec/],
    ["D: This is a UTI. / P: Okay, just not Cipro. / D: No, not Cipro.", /UTI/, /MEDICATIONS/],
    [
      "P: I see halos. / D: Vision today is six nine on the right. The corneas are clear. / D: I'd suggest adding brimonidine to the left eye, twice a day. / P: All right. / D: I'll give you a leaflet.",
      /PLAN[^]*adding brimonidine to the left eye/,
    ],
  ]);
});
