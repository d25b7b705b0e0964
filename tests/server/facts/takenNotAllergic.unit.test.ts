import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a denial of allergies with what is taken", () => {
  expectNotes("lists medicines", [
    [
      "D: Any allergies? / P: No allergies, just ramipril and empagliflozin.",
      /MEDICATIONS\s+Ramipril[^]*Empagliflozin[^]*No known allergies/,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: No allergies, I take bisoprolol.",
      /MEDICATIONS\s+Bisoprolol[^]*No known allergies/,
      /allergic to/i,
    ],
    [
      "D: Are you allergic to anything? / P: No, I just take levothyroxine in the mornings.",
      /MEDICATIONS\s+Levothyroxine[^]*No known allergies/,
      /allergic to/i,
    ],
    [
      "D: Any drug allergies? / P: No known allergies, but I'm on apixaban 5 mg twice a day.",
      /MEDICATIONS\s+Apixaban 5 mg twice daily[^]*No known (?:drug )?allergies/,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: No allergies, just losartan 50 mg daily.",
      /MEDICATIONS\s+Losartan 50 mg daily[^]*No known allergies/,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: No allergies. Just omeprazole and rosuvastatin.",
      /MEDICATIONS\s+Omeprazole[^]*Rosuvastatin[^]*No known allergies/,
      /allergic to/i,
    ],
    [
      "P: No allergies, I take gabapentin at night for my legs.",
      /MEDICATIONS\s+Gabapentin[^]*No known allergies/,
      /allergic to/i,
    ],
  ]);
  expectNotes("keeps what is an exception", [
    ["D: Any allergies? / P: No allergies, just amoxicillin.", /allergic to amoxicillin/i, /no known/i],
    [
      "D: Any allergies? / P: No allergies, just clindamycin and sulfa.",
      /allergic to clindamycin[^]*allergic to sulfa/i,
      /no known|MEDICATIONS/i,
    ],
    [
      "D: Any allergies? / P: No allergies, just tramadol and oxycodone, they give me hives.",
      /allergic to tramadol[^]*oxycodone/i,
      /no known/i,
    ],
    ["D: Any allergies? / P: No allergies, just perindopril.", /allergic to perindopril/i, /no known|MEDICATIONS/i],
  ]);
});
