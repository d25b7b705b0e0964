import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a change of a dose or a drug", () => {
  expectNotes("names the drug", [
    [
      "D: How's the sertraline? / P: I take 50 milligrams. / D: Let's go up to 100 on that.",
      /increase (?:the )?sertraline to 100/i,
    ],
    [
      "D: You're on 10 of amlodipine and your ankles are swelling. / P: Yes. / D: So let's drop you back to 5.",
      /(?:decrease|reduce|drop)[^.]*amlodipine[^.]*5/i,
    ],
    [
      "D: My plan: for the lisinopril, I'd like to go from 10 to 20 milligrams.",
      /lisinopril[^.]*(?:from 10[^.]*)?to 20 mg/i,
    ],
    [
      "D: Any problems with the levothyroxine? / P: No. / D: Your TSH is high, so we need to bump the dose to 112 micrograms.",
      /levothyroxine[^.]*112 mcg/i,
    ],
    [
      "D: My plan: keep the metformin the same, and take the glipizide down to 5 milligrams.",
      /(?:decrease|reduce|lower|take) (?:the )?glipizide (?:down )?to 5 mg/i,
    ],
    [
      "D: My plan: keep the metformin the same, and take the glipizide down to 5 milligrams.",
      /(?:keep|continue) (?:the )?metformin/i,
      /metformin[^.]* 5 mg/i,
    ],
    [
      "D: I'm going to start you on losartan 50 milligrams, and hold off on the ibuprofen.",
      /losartan 50 mg/i,
      /(?:start|give|continue) ibuprofen/i,
    ],
    [
      "D: I'm going to start you on losartan 50 milligrams, and hold off on the ibuprofen.",
      /hold (?:off on )?(?:the )?ibuprofen/i,
    ],
    ["D: My plan: we'll order the CT with contrast. Hold off on the metformin for two days after.", /CT/],
    [
      "D: My plan: we'll order the CT with contrast. Hold off on the metformin for two days after.",
      /hold (?:off on )?(?:the )?metformin for 2 days/i,
    ],
    [
      "D: My plan: start apixaban 5 milligrams twice a day and let's hold off on the aspirin.",
      /apixaban 5 mg twice daily/i,
      /(?:start|give|continue|•[^•]*: )aspirin/i,
    ],
    [
      "D: My plan is to swap the atenolol for bisoprolol 2.5 milligrams daily.",
      /(?:swap|switch|change)[^.]*atenolol[^.]*bisoprolol 2.5 mg/i,
      /(?:start|continue) atenolol/i,
    ],
    [
      "D: You take furosemide 40? / P: Yes. / D: We'll double that to 80 for three days.",
      /(?:double|increase) (?:the )?furosemide to 80[^.]*3 days/i,
    ],
  ]);
});

describe("a swap of drugs", () => {
  expectNotes("orders the new one", [
    ["D: It's heart failure. Swap the spironolactone for eplerenone, 25 a day.", /eplerenone/i],
    ["D: It's reflux. Switch omeprazole for famotidine 20 mg.", /famotidine 20/i],
    ["D: It's hypertension. Substitute the ramipril with losartan 50 mg.", /losartan 50/i],
    ["D: Post void residual is a hundred and forty.", /Post void residual: 140/i],
  ]);
});

describe("a change of dose without the drug", () => {
  expectNotes("names the drug just asked about", [
    [
      "D: How is the lisinopril going? / P: Makes me dizzy. / D: Okay, cut it to half a tablet.",
      /decrease lisinopril to half a tablet/i,
    ],
    [
      "D: Are you on metoprolol? / P: Yes, 50 a day. / D: Good, keep that the same.",
      /continue metoprolol at the same dose/i,
    ],
    ["D: How is the Advair working? / P: Good. / D: Let's leave it as is.", /continue Advair at the same dose/i],
    ["D: How's the sertraline? / P: I feel flat. / D: Let's cut it in half.", /decrease sertraline to half the dose/i],
    [
      "D: How about the glipizide? / P: I get shaky. / D: I'd drop that down to a half tablet.",
      /decrease glipizide to a half tablet/i,
    ],
    ["D: How is the Zoloft? / P: Fine. / D: Keep it where it is for now.", /continue Zoloft at the same dose/i],
  ]);
  expectNotes("does not name one for another thing", [
    [
      "D: Take aspirin and prednisone daily. / P: Okay. / D: Keep that the same.",
      /./,
      /continue (?:aspirin|prednisone) at/i,
    ],
    ["D: How much salt? / P: I eat chips. / D: Cut it in half.", /./, /half the dose/],
    ["D: How is the Advair? / P: Good. My knee brace is tight. / D: Leave the brace as is.", /./, /continue Advair/],
  ]);
});

describe("a dose that the clinician does not want to raise", () => {
  expectNotes("is not advice to the patient", [
    [
      "P: I have depression. / D: So the depression is partly better. I don't want to push the sertraline higher.",
      /COMPLAINT/,
      /advised the patient/,
    ],
  ]);
});

describe("a dose that a drug “goes to”", () => {
  expectNotes("is a change of its dose", [
    ["D: The LDL should be under 70, so atorvastatin goes to 40.", /change atorvastatin to 40/],
  ]);
});

describe("a dose without the drug", () => {
  expectNotes("names the drug before it", [
    ["D: Your furosemide, take one less.", /take one less furosemide/],
    [
      "D: You're on two tablets of carvedilol? / P: Yes. / D: Take one less in the evening.",
      /one less carvedilol in the evening/,
    ],
    ["D: Go back to the old dose of levothyroxine, the 88.", /resume the old dose of levothyroxine/],
  ]);
});

describe("a change of a dose without a drug", () => {
  expectNotes("is about the only medicine of the visit", [
    [
      "P: I take lisinopril 10. / D: Any chest pain? / P: No. / D: Headaches? / P: No. / D: Cough? / P: No. / D: Swelling? / P: No. / D: Palpitations? / P: No. / D: Nausea? / P: No. / D: Let's go up to 20 milligrams.",
      /increase lisinopril to 20 mg/,
    ],
    [
      "P: I take metformin and lisinopril. / D: Any chest pain? / P: No. / D: Let's go up to 20 mg.",
      /COMPLAINT/,
      /increase (?:metformin|lisinopril)/,
    ],
  ]);
});

describe("a dose after a drug that the patient does not take", () => {
  expectNotes("is not its dose", [
    ["D: What about varenicline? / P: No. / D: Then we'll step you down to 14.", /Not taking varenicline/, /decrease/i],
    [
      "D: What about varenicline? / P: My sister went funny on that. / D: Let's go down to 14.",
      /Let's go down to 14/,
      /decrease/i,
    ],
  ]);
});
