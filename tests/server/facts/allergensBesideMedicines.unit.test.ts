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
  expectNotes("keeps allergens and medicines apart if the question was about both", [
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
  expectNotes("does not list an allergen as a medicine", [
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

describe("questions for medicines and allergies in one turn", () => {
  expectNotes("each take the part of the answer that fits", [
    [
      "D: Any meds otherwise? Allergies? / P: Adderall on school days, twenty. No allergies.",
      /MEDICATIONS[^]*Adderall/,
      /Allergic to Adderall/,
    ],
    [
      "D: Medications? Allergies? / P: Metformin, 500 twice a day.",
      /MEDICATIONS[^]*Metformin/,
      /Allergic to metformin/i,
    ],
    [
      "D: Do you take any pills? Any allergies? / P: Just Zyrtec in the morning.",
      /MEDICATIONS[^]*Zyrtec/,
      /Allergic to/,
    ],
    ["D: Any medicines? Allergies? / P: Ventolin when I need it. None.", /MEDICATIONS[^]*Ventolin/, /Allergic to/],
    [
      "D: Meds? Any allergies? / P: Lisinopril for my blood pressure. No, no allergies.",
      /MEDICATIONS[^]*Lisinopril/,
      /Allergic to/,
    ],
    [
      "D: On any medication? Allergies? / P: Sertraline, 50. Not allergic to anything.",
      /MEDICATIONS[^]*Sertraline/,
      /Allergic to/,
    ],
  ]);
  expectNotes("keep the allergy that is named", [
    ["D: Any meds? Allergies? / P: Penicillin.", /Allergic to penicillin/],
    ["D: Any meds? Allergies? / P: Penicillin gives me a rash. No meds.", /Allergic to penicillin \(rash\)/],
    ["D: Medicines? Allergies? / P: Sulfa. I swell up.", /Allergic to sulfa/],
  ]);
});

describe("an allergen that is named again in a shorter form", () => {
  expectNotes("is listed once", [
    [
      "D: Any allergies? / P: Contrast dye, I got hives. / D: Since you're allergic to contrast we'll give you prednisone first. / P: Okay.",
      /Allergic to contrast dye \(hives\)/,
      /Allergic to contrast\./,
    ],
  ]);
});

describe("each of several allergens", () => {
  expectNotes("has its own reaction", [
    [
      "D: Any allergies? / P: Penicillin. My face swelled up. And I can't take Bactrim.",
      /penicillin \(face swelling\)[\s\S]*Bactrim\./,
      /Bactrim \(/,
    ],
    ["D: Any allergies? / P: Codeine. I threw up all night. And latex.", /codeine \(vomiting\)/, /latex \(/],
    ["D: Allergic to anything? / P: Amoxicillin. I got hives. Also aspirin.", /amoxicillin \(hives\)/, /aspirin \(/],
    [
      "D: Any drug allergies? / P: Sulfa. I broke out in a rash. And morphine.",
      /sulfa \((?:rash|hives)\)/i,
      /morphine \(/,
    ],
    // counter-case
    ["D: Any allergies? / P: Penicillin and latex. They give me hives.", /penicillin[\s\S]*latex/i],
  ]);
});

describe("allergies beside drugs", () => {
  const opening = "D: What brings you in? / P: I have a cough. / ";
  expectNotes("do not include a drug for allergies", [
    [
      `${opening}D: What do you take? / P: Zyrtec for hay fever allergies and losartan.`,
      /Losartan\./,
      /Allergic to (?:losartan|Zyrtec)/,
    ],
    [
      `${opening}D: Go on. / P: I am allergic to codeine and take Zyrtec for seasonal allergies.`,
      /Allergic to codeine/,
      /Allergic to Zyrtec/,
    ],
    [`${opening}D: Go on. / P: I do. I take Allegra for seasonal allergies.`, /Allegra\./, /Allergic to Allegra/],
  ]);
  expectNotes("are read from a statement that the patient confirms", [
    [
      `${opening}D: I have that you're not taking any medications, but that you're allergic to Augmentin, is that right? / P: Yes, that's correct.`,
      /Allergic to Augmentin/,
    ],
    [`${opening}D: It says here you have an allergy to latex, is that right? / P: That's right.`, /Allergic to latex/],
    [`${opening}D: Are you allergic to medications, is that right? / P: Yes.`, /allerg/i, /Allergic to medications/],
    [`${opening}D: You're allergic to sulfa, correct? / P: No, I'm not.`, /cough/i, /Allergic to sulfa/],
  ]);
});

describe("a drug named after a question about allergies", () => {
  expectNotes("is taken, unless it is a typical allergen", [
    [
      "D: Allergies to anything? / P: Latex. It makes me itch. / D: Any medications? / P: Just a multivitamin.",
      /Multivitamin/,
      /Allergic to multivitamin/i,
    ],
    [
      "D: Any allergies? / P: Cats. / D: Any medications? / P: I take lisinopril.",
      /Lisinopril/,
      /Allergic to lisinopril/i,
    ],
    ["D: Any allergies? / P: Cats. / D: Any medications? / P: Sulfa.", /Allergic to sulfa/],
  ]);
});

describe("a remedy named after allergies", () => {
  expectNotes("states no allergy", [
    ["D: Any other medications? / P: Sometimes I take Reactine or some other allergy pill.", /Reactine/, /Allergic to/],
    ["D: Do you take anything? / P: I take an allergy tablet in spring.", /./, /Allergic to/],
    ["D: What medicines do you use? / P: Claritin or another allergy medicine.", /Claritin/, /Allergic to/],
    ["D: Any medications? / P: Just some allergy drops and ibuprofen.", /Ibuprofen/i, /Allergic to/],
    ["D: What have you tried? / P: I tried an allergy medication, Aerius, and it helped.", /Aerius/, /Allergic to/],
    ["D: Are you on any meds? / P: Metformin and allergy shots.", /Metformin/, /Allergic to/],
    ["D: Medications? / P: Flonase, it is my allergy spray.", /./, /Allergic to/],
    ["D: Do you take pills? / P: Allergy pills, and aspirin.", /aspirin/i, /Allergic to aspirin/],
    ["D: Any allergies? / P: Yes, penicillin. I take an allergy pill for pollen.", /Allergic to penicillin/],
    ["D: Any allergies? / P: I'm allergic to peanuts.", /Allergic to peanuts/],
  ]);
});

describe("a drug named beside an allergy, a refusal or an examination", () => {
  expectNotes("is read by what is said of it", [
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

describe("an allergy question with examples", () => {
  expectNotes("is answered by another allergen", [
    ["D: Any allergies? Latex, iodine? / P: Penicillin. I get hives.", /Allergic to penicillin \(hives\)/i],
    [
      "D: Are you allergic to anything? Lidocaine, latex, adhesive? / P: Adhesive tape. It blisters.",
      /Allergic to adhesive tape/i,
    ],
    ["D: Any drug allergies? Sulfa or aspirin? / P: Codeine, I itch.", /codeine/i],
    ["D: Allergies? Foods, bees? / P: Peanuts. My throat swells.", /peanuts/i],
    ["D: Are you allergic to any medications? Antibiotics, painkillers? / P: Morphine.", /morphine/i],
    ["D: Any allergies? Latex, iodine? / P: No.", /No known allergies|Denies[^.]*allerg/i],
  ]);
  expectNotes("leaves other questions with examples alone", [
    ["D: Any medical problems? Diabetes, asthma? / P: Asthma.", /History of asthma/i],
    ["D: Any allergies? Do you take medicines, vitamins? / P: Vitamin D.", /MEDICATIONS[^]*Vitamin D/, /Allergic/],
  ]);
});
