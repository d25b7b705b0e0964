import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order to stop one drug and continue another", () => {
  expectNotes("keeps both orders", [
    [
      "D: This is gout. Hold the hydrochlorothiazide and carry on with the losartan.",
      /hold the hydrochlorothiazide[^]*continue (?:the )?losartan/i,
    ],
    [
      "D: This is gout. Stop the aspirin and leave the allopurinol as it is.",
      /stop the aspirin[^]*allopurinol unchanged/i,
    ],
    [
      "D: This is gout. I'd stop the furosemide and leave the bisoprolol as it is.",
      /stop the furosemide[^]*bisoprolol unchanged/i,
    ],
    [
      "D: This is gout. I want you to stop the naproxen and stay on the allopurinol.",
      /stop the naproxen[^]*(?:continue|stay on) the allopurinol/i,
    ],
    [
      "D: This is asthma. Carry on taking the montelukast and pause the propranolol.",
      /continue the montelukast[^]*(?:pause|hold) (?:the )?propranolol/i,
    ],
    [
      "D: This is asthma. Carry on with the montelukast. Actually no, stop the montelukast too.",
      /stop the montelukast/i,
      /continue/i,
    ],
  ]);
  expectNotes("orders no drug if none is named", [
    [
      "D: This is a scald of the hand. It is cellulitis. Leave the dressing as it is.",
      /cellulitis/i,
      /continue the dressing/i,
    ],
  ]);
});

describe("an order to carry on with a drug", () => {
  expectNotes("continues the drug", [
    ["D: Your blood pressure is good. Keep taking lisinopril.", /will continue lisinopril/, /keep taking/],
    ["D: Stay on the metformin for now.", /will continue the metformin for now/, /stay on/],
    ["D: Keep using the hydrocortisone cream twice a day.", /continue the hydrocortisone cream/, /keep using/],
    ["D: I want you to keep going with the omeprazole.", /to continue the omeprazole/, /keep going/],
    ["D: I'd like you to stay on the sertraline 50 mg.", /to continue the sertraline 50 mg/, /stay on/],
  ]);
});

describe("a drug that is continued", () => {
  expectNotes("is continued", [
    ["D: For the epilepsy, do keep taking your lamotrigine.", /We will continue/, /do continue|keep taking/],
    ["D: For your reflux, I want you to keep using the pantoprazole.", /continue the pantoprazole/],
    ["D: For your blood pressure, keep taking perindopril.", /continue perindopril/i, /keep taking/],
    [
      "D: For the diabetes, keep on with your gliclazide 80 mg twice a day.",
      /continue gliclazide 80 mg twice daily|continue the patient's gliclazide/,
    ],
    ["D: For your asthma, carry on with the budesonide inhaler.", /continue the budesonide inhaler/],
  ]);
});

describe("drugs that stay as they are", () => {
  expectNotes("are continued", [
    ["D: Keep on with the bisoprolol and the ramipril as they are.", /continue bisoprolol/],
    ["D: Continue the metformin as it is and come back in three months.", /continue the metformin/i],
    ["D: Carry on with the warfarin as before.", /continue the warfarin/i],
  ]);
});

describe("a drug ordered beside another that is continued", () => {
  expectNotes("is not continued", [
    [
      "P: I have depression. / D: So the depression is partly better. Here is the plan. Trazodone 50 milligrams at bedtime, and you stay on the sertraline 100.",
      /Trazodone 50 mg at bedtime\. Continue sertraline/,
      /continue trazodone/i,
    ],
    [
      "D: Here's the plan. Amlodipine 5 milligrams in the morning, and stay on the lisinopril 20.",
      /continue lisinopril/i,
      /continue amlodipine/i,
    ],
  ]);

  expectNotes("is not the one for which the patient chose an alternative", [
    [
      "P: I have insomnia. / D: We could add a small dose of mirtazapine. An alternative is trazodone, 50 at bedtime. / P: Let's try that one. / D: All right. Trazodone 50 milligrams at bedtime.",
      /trazodone 50 mg/i,
      /mirtazapine/,
    ],
  ]);
});
