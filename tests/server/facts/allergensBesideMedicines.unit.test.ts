import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about medicines", () => {
  expectNotes("does not list an allergen as a medicine", [
    [
      "D: What do you take? / P: Just lisinopril. Penicillin makes my throat swell.",
      /MEDICATIONS\s+Lisinopril\.\s[^]*allergic to penicillin \(throat swelling\)/i,
      /COMPLAINT\s+Throat|MEDICATIONS[^:]*\nPenicillin|allergic to lisinopril/i,
    ],
    [
      "D: What do you take? / P: Lisinopril. I can't take ibuprofen, it gives me hives.",
      /MEDICATIONS\s+Lisinopril\.\s[^]*allergic to ibuprofen \(hives\)/i,
      /^Ibuprofen|allergic to lisinopril/im,
    ],
    [
      "D: What medications are you on? / P: Amlodipine. And amoxicillin brings me out in hives.",
      /MEDICATIONS\s+Amlodipine\.\s[^]*allergic to amoxicillin \(hives\)/i,
      /^Amoxicillin|allergic to amlodipine/im,
    ],
    [
      "D: What medicines do you take? / P: Naproxen made my face swell. I take bisoprolol.",
      /MEDICATIONS\s+Bisoprolol\.\s[^]*allergic to naproxen \(face swelling\)/i,
      /^Naproxen|allergic to bisoprolol/im,
    ],
    [
      "D: What medications do you take? / P: Just losartan, and codeine gives me hives.",
      /MEDICATIONS\s+Losartan\.\s[^]*allergic to codeine \(hives\)/i,
      /^Codeine|allergic to losartan/im,
    ],
    [
      "D: What medications do you take? / P: Doxycycline made my lips swell.",
      /allergic to doxycycline \(lip swelling\)/i,
      /MEDICATIONS\s+Doxycycline|COMPLAINT\s+Lip/i,
    ],
  ]);
  expectNotes("reads each clause of a sentence separately", [
    [
      "D: What do you take? / P: Telmisartan and I can't take ibuprofen, it gives me hives.",
      /MEDICATIONS\s+Telmisartan\.\s[^]*allergic to ibuprofen \(hives\)/i,
      /allergic to telmisartan|^Ibuprofen/im,
    ],
    [
      "D: Any allergies or medications? / P: Tramadol gave me a rash and I take ramipril 5 mg.",
      /MEDICATIONS\s+Ramipril 5 mg\.\s[^]*allergic to tramadol \(rash\)/i,
      /allergic to ramipril/i,
    ],
    ["D: What do you take? / P: Perindopril, I get a rash from it, it gives me hives.", /allergic to perindopril/i],
  ]);
  expectNotes("keeps a medicine that is taken in spite of its side effect", [
    ["D: What do you take? / P: I take metformin, it makes me sick.", /MEDICATIONS\s+Metformin/i, /allergic to/i],
    ["D: What do you take? / P: I'm on tramadol. It makes me drowsy.", /MEDICATIONS\s+Tramadol/i, /allergic to/i],
  ]);
});

describe("an answer about allergies", () => {
  expectNotes("does not list a medicine that the patient needs as an allergen", [
    ["D: Any allergies? / P: No allergies. I can't afford my Eliquis.", /no known/i, /allergic to eliquis/i],
    ["D: Any allergies? / P: No. I can't swallow my metformin.", /no known/i, /allergic to metformin/i],
    ["D: Any allergies? / P: No, and I can't miss my warfarin.", /no known/i, /allergic to warfarin/i],
    ["D: Any drug allergies? / P: None. I cannot stop my atenolol.", /no known/i, /allergic to atenolol/i],
    ["D: Any allergies? / P: I can't take tramadol.", /allergic to tramadol/i, /no known/i],
    ["D: Any allergies? / P: I can't have my usual codeine, it gives me a rash.", /allergic to codeine/i, /no known/i],
  ]);
  expectNotes("and medicines keeps both apart", [
    [
      "D: Any allergies or medications? / P: Just lisinopril, and penicillin gives me hives.",
      /MEDICATIONS\s+Lisinopril\.\s[^]*allergic to penicillin \(hives\)/i,
      /allergic to lisinopril|^Penicillin/im,
    ],
    [
      "D: Any regular medicines or allergies? / P: Metformin and amlodipine. Sulfa gave me a rash.",
      /MEDICATIONS\s+Metformin[^]*Amlodipine[^]*allergic to sulfa \(rash\)/i,
      /allergic to (?:metformin|amlodipine)/i,
    ],
    [
      "D: Do you take any medications or have any allergies? / P: Only sertraline, and amoxicillin broke me out in hives.",
      /MEDICATIONS\s+Sertraline\.\s[^]*allergic to amoxicillin/i,
      /allergic to sertraline|^Amoxicillin/im,
    ],
    [
      "D: Any medications or allergies? / P: Apixaban and digoxin. I'm allergic to latex.",
      /MEDICATIONS\s+Apixaban[^]*Digoxin[^]*allergic to latex/i,
      /allergic to (?:apixaban|digoxin)/i,
    ],
    [
      "D: Any allergies or medications? / P: Tramadol and oxycodone both give me hives.",
      /allergic to tramadol[^]*allergic to oxycodone/i,
      /MEDICATIONS/,
    ],
    [
      "D: Any allergies or medications? / P: I'm allergic to codeine, tramadol, and naproxen.",
      /allergic to codeine[^]*allergic to tramadol[^]*allergic to naproxen/i,
      /MEDICATIONS/,
    ],
  ]);
  expectNotes("and medicines keeps an allergen whose reaction follows", [
    [
      "D: Any allergies or medications? / P: Perindopril. It gives me hives.",
      /allergic to perindopril \(hives\)/i,
      /MEDICATIONS/,
    ],
    ["D: Any allergies, anything you can't take? / P: Tramadol.", /allergic to tramadol/i, /MEDICATIONS/],
  ]);
  expectNotes("leaves out a relative's allergen", [
    [
      "D: Any allergies? / P: My sister is allergic to penicillin and sulfa gives me a rash.",
      /allergic to sulfa \(rash\)/i,
      /allergic to penicillin/i,
    ],
    [
      "D: Any allergies? / P: My mum is allergic to codeine and latex brings me out in hives.",
      /allergic to latex/i,
      /allergic to codeine/i,
    ],
    [
      "D: Are you allergic to anything? / P: My brother is allergic to aspirin, but amoxicillin gave me hives.",
      /allergic to amoxicillin \(hives\)/i,
      /allergic to aspirin/i,
    ],
    [
      "D: Any drug allergies? / P: My dad can't have morphine and cefaclor makes me itch.",
      /allergic to cefaclor|intolerance to cefaclor/i,
      /(?:allergic|intolerance) to morphine/i,
    ],
  ]);
});
