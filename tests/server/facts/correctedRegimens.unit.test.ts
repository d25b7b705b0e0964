import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a “no” that corrects the dose of a drug", () => {
  expectNotes("keeps the drug with the dose that is taken", [
    [
      "D: And lisinopril forty? / P: No, you cut that to twenty last time because of the potassium.",
      /lisinopril 20\b/i,
      /not taking/i,
    ],
    ["D: And the amlodipine 10? / P: No, it's 5 now.", /amlodipine 5\b/i, /not taking/i],
    ["D: Are you still taking the losartan 100? / P: No, they dropped it to 50.", /losartan 50\b/i, /not taking/i],
    [
      "D: And the gabapentin three hundred? / P: No, they put it up to six hundred after Christmas.",
      /gabapentin 600\b/i,
      /not taking/i,
    ],
    [
      "D: Are you on atorvastatin 80? / P: No, the cardiologist lowered it to 40 mg.",
      /atorvastatin 40 mg/i,
      /not taking/i,
    ],
    [
      "D: Are you taking the levothyroxine 100? / P: No, you raised it to 125 in the spring, so it's 125 now.",
      /levothyroxine 125\b/i,
      /not taking/i,
    ],
    ["D: Are you on the sertraline 50? / P: No, I take 100 now, not 50.", /sertraline 100\b/i, /not taking/i],
    ["D: Are you taking metformin twice a day? / P: No, I only take it in the morning.", /metformin/i, /not taking/i],
    ["D: Are you on furosemide 40? / P: No, the heart nurse doubled it to 80.", /furosemide 80\b/i, /not taking/i],
    ["D: And bisoprolol five? / P: No, bisoprolol was put down to 2.5.", /bisoprolol 2\.5/i, /not taking/i],
    ["D: Are you using the Lantus at night? / P: No, I take it in the morning now.", /lantus/i, /not taking/i],
  ]);
  expectNotes("keeps a drug that is not taken as not taken", [
    ["D: Do you still use the tamsulosin? / P: No, I stopped it in May.", /not taking tamsulosin/i],
    [
      "D: Are you taking the warfarin 5? / P: No, they changed me to apixaban, five milligrams.",
      /not taking warfarin/i,
    ],
    ["D: Are you on the prednisone 20? / P: No, that was 2 years ago.", /not taking prednisone/i],
    ["D: Are you taking the ramipril 10? / P: No, my husband is on 5.", /not taking ramipril/i],
    ["D: Are you taking the ramipril? / P: No, I do not take it.", /not taking ramipril/i],
  ]);
});
