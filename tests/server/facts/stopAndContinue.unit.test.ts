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
