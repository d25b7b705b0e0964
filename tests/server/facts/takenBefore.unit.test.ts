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
