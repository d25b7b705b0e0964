import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an exception from a denial of allergies", () => {
  expectNotes("is an allergy", [
    ["D: Any allergies? / P: No allergies apart from penicillin.", /allergic to penicillin/i, /no known|MEDICATIONS/i],
    ["D: Are you allergic to anything? / P: Nothing aside from Augmentin.", /allergic to Augmentin/i, /no known/i],
    [
      "D: Any drug allergies? / P: None other than codeine and doxycycline.",
      /allergic to codeine[^]*allergic to doxycycline/i,
      /no known/i,
    ],
    [
      "D: Any allergies? / P: No allergies besides sulfa, and I take omeprazole.",
      /MEDICATIONS\s+Omeprazole[^]*allergic to sulfa/i,
      /no known|allergic to omeprazole|MEDICATIONS[^]*Sulfa\.[^]*ALLERG/i,
    ],
    ["D: Any allergies? / P: No allergies barring trimethoprim.", /allergic to trimethoprim/i, /no known|MEDICATIONS/i],
    ["P: I have no allergies, with the exception of latex.", /allergic to latex/i, /no known/i],
    ["D: Any allergies? / P: No. Besides erythromycin.", /allergic to erythromycin/i, /no known|MEDICATIONS/i],
  ]);
  expectNotes("leaves allergies reported if it names no allergen", [
    ["D: Any allergies? / P: No allergies apart from some cream.", /the patient reports allergies/i, /no known/i],
    ["D: Any allergies? / P: None, except for something for my feet.", /the patient reports allergies/i, /no known/i],
  ]);
  expectNotes("is not read from “other than that” or “apart from that”", [
    ["D: Any allergies? / P: No, other than that I'm fine.", /no known allergies/i, /reports allergies|allergic to/i],
    ["D: Any allergies? / P: No, apart from that nothing.", /no known allergies/i, /reports allergies|allergic to/i],
  ]);
});

describe("an allergy beside a denial of others", () => {
  expectNotes("is kept", [
    [
      "D: Any allergies? / P: Tramadol makes me sick, otherwise no allergies, just Eliquis and Synthroid.",
      /MEDICATIONS\s+Eliquis[^]*Synthroid[^]*intolerance to tramadol/i,
      /no known|allergic to (?:eliquis|synthroid)/i,
    ],
    [
      "D: Any allergies or medications? / P: Morphine makes me itch, otherwise no allergies, just bisoprolol and Lipitor.",
      /MEDICATIONS\s+Bisoprolol[^]*Lipitor[^]*morphine/i,
      /no known|allergic to (?:bisoprolol|lipitor)|MEDICATIONS[^]*Morphine\.?\n[^]*ALLERG/i,
    ],
    [
      "D: Any allergies? / P: Sulfa gives me hives, but no other allergies.",
      /allergic to sulfa \(hives\)/i,
      /no known/i,
    ],
    ["D: Any allergies? / P: Latex, other than that no allergies.", /allergic to latex/i, /no known/i],
    [
      "D: Any allergies? / P: No allergies, just losartan and metformin, but codeine makes me sick.",
      /MEDICATIONS\s+Losartan[^]*Metformin[^]*intolerance to codeine/i,
      /no known|allergic to/i,
    ],
    ["P: Naproxen gave me hives, but otherwise no allergies.", /allergic to naproxen \(hives\)/i, /no known/i],
    ["D: Any allergies? / P: I feel sick if I take codeine.", /codeine/i, /no known|MEDICATIONS/i],
    [
      "D: Any allergies? / P: No, but I don't take anything with ibuprofen because it makes me sick.",
      /ibuprofen/i,
      /no known/i,
    ],
    [
      "D: Any allergies or medications? / P: No allergies. Lisinopril and penicillin.",
      /allergic to penicillin/i,
      /^Penicillin\./m,
    ],
    ["D: Any allergies? / P: I can't take erythromycin.", /allergic to erythromycin/i, /no known|MEDICATIONS/i],
  ]);
  expectNotes("is kept in the next sentence", [
    [
      "D: Any allergies? Medications? / P: No allergies. Just prawns. And I take montelukast.",
      /MEDICATIONS\s+Montelukast[^]*allergic to prawns/i,
      /no known/i,
    ],
    ["D: Any allergies? / P: No allergies. Well, just cefuroxime.", /allergic to cefuroxime/i, /no known|MEDICATIONS/i],
    ["D: Any allergies? / P: No. Oh, only amoxicillin.", /allergic to amoxicillin/i, /no known|MEDICATIONS/i],
    [
      "D: Any allergies? / P: No allergies. Well, except ciprofloxacin.",
      /allergic to ciprofloxacin/i,
      /no known|MEDICATIONS/i,
    ],
  ]);
  expectNotes("is not read from a treatment", [
    [
      "D: Any allergies? / P: My chest infection was treated with amoxicillin, no allergies.",
      /no known allergies/i,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: My knee swelled up so I took ibuprofen, no allergies.",
      /no known allergies/i,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: I'm on metformin 500 mg twice a day, no allergies.",
      /no known allergies/i,
      /allergic to/i,
    ],
  ]);
});

describe("a drug that is taken", () => {
  expectNotes("is not an allergen", [
    [
      "D: Any allergies? / P: None, I'm just on candesartan and bisoprolol.",
      /MEDICATIONS\s+Candesartan[^]*Bisoprolol[^]*no known allergies/i,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: Not that I know of, I'm only on warfarin.",
      /MEDICATIONS\s+Warfarin[^]*no known allergies/i,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: No allergies apart from cefalexin, and I'm just on omeprazole.",
      /MEDICATIONS\s+Omeprazole[^]*allergic to cefalexin/i,
      /allergic to omeprazole|no known/i,
    ],
    [
      "D: Any allergies? / P: No allergies except to aspirin and I use a Ventolin inhaler.",
      /MEDICATIONS\s+Ventolin[^]*allergic to aspirin/i,
      /allergic to (?:ventolin|inhaler)|no known/i,
    ],
    [
      "D: Are you allergic to anything? / P: No, I'm currently taking Jardiance, and metformin.",
      /MEDICATIONS\s+Jardiance[^]*Metformin[^]*no known allergies/i,
      /allergic to/i,
    ],
    [
      "D: Any allergies? / P: Only penicillin and I take amlodipine.",
      /MEDICATIONS\s+Amlodipine[^]*allergic to penicillin/i,
      /allergic to amlodipine|no known/i,
    ],
    [
      "D: Any allergies? / P: No known allergies, but I'm also on apixaban.",
      /MEDICATIONS\s+Apixaban[^]*no known allergies/i,
      /allergic to/i,
    ],
  ]);
});

describe("an answer about the treatment of allergies", () => {
  expectNotes("neither reports nor denies an allergy", [
    [
      "D: Do you take anything for your allergies? / P: I sometimes take Zyrtec. I was prescribed Nasonex once.",
      /MEDICATIONS[^]*Zyrtec/,
      /allergic to|no known/i,
    ],
    ["D: Are you using anything to control the allergies? / P: No.", /./, /no known|denies[^.]*allerg/i],
  ]);
  expectNotes("keeps an allergy", [
    ["D: Do you take anything for your allergies? / P: No, but I'm allergic to latex.", /allergic to latex/i],
  ]);
});

describe("medicines named after a denial of allergies", () => {
  expectNotes("are not read as allergens if the question was about both", [
    [
      "D: Any allergies or medications? / P: No allergies. Valsartan and sitagliptin.",
      /MEDICATIONS\s+Valsartan[^]*Sitagliptin/,
      /allergic to/i,
    ],
  ]);
});

describe("the allergy of another person", () => {
  expectNotes("is not the patient's", [
    ["D: Any allergies? / P: My mum's allergic to penicillin, but I'm fine.", /./, /^Allergic to/m],
    ["D: Any allergies? / P: No, my sister can't have sulfa, but not me.", /no known allergies/i, /^Allergic to/m],
    ["D: Any allergies? / P: I don't have any, my dad is allergic to peanuts though.", /./, /^Allergic to/m],
    [
      "D: Any allergies? / P: My brother reacts to codeine, but I only react to latex.",
      /^Allergic to latex/m,
      /allergic to codeine|no known/i,
    ],
    ["D: Any allergies? / P: My friend is allergic to shellfish, but I've never had a problem.", /./, /^Allergic to/m],
  ]);
  expectNotes("does not hide the patient's", [
    ["D: Any allergies? / P: My mum is allergic to penicillin, and I am too.", /allergic to penicillin/i, /no known/i],
    ["D: Any allergies? / P: My dad gave me aspirin and I came out in hives.", /allergic to aspirin/i, /no known/i],
    ["D: Any allergies? / P: My mum told me I'm allergic to sulfa.", /allergic to sulfa/i, /no known/i],
  ]);
});

describe("a drug that the patient can or cannot take", () => {
  expectNotes("is not read as an allergen if it can be taken", [
    ["D: Any allergies? / P: I can take penicillin.", /Tolerates penicillin/, /Allergic to penicillin/],
    ["D: Any allergies? / P: I tolerate penicillin fine.", /Tolerates penicillin/, /Allergic to penicillin/],
    [
      "D: Any allergies to antibiotics? / P: I'm okay with amoxicillin.",
      /Tolerates amoxicillin/,
      /Allergic to amoxicillin/,
    ],
    [
      "D: Are you allergic to anything? / P: Sulfa. But I can take penicillin.",
      /Allergic to sulfa[^]*Tolerates penicillin/,
      /Allergic to penicillin|MEDICATIONS/,
    ],
    [
      "D: Any allergies? / P: Penicillin. I can have cephalosporins though.",
      /Allergic to penicillin/,
      /Allergic to ceph/,
    ],
  ]);
  expectNotes("is read as an allergen if it cannot be taken", [
    ["D: Any allergies? / P: I can't take penicillin.", /Allergic to penicillin/],
    ["D: Any allergies? / P: I can't have penicillin.", /Allergic to penicillin/],
  ]);
});

describe("foods", () => {
  expectNotes("are allergens if allergies were asked about", [
    ["D: And how about any allergies? / P: Just pineapple, not any medications or anything.", /Allergic to pineapple/],
    ["D: Any food allergies? / P: Mangoes make my lips swell.", /Allergic to mangoes/],
  ]);
});

describe("a question about allergies or medicines that is asked twice in one turn", () => {
  expectNotes("is answered by a “no”", [
    ["D: OK, how about allergies? Do you have any? / P: Um, no, I I don't.", /No known allergies/],
    ["D: Any medications? Do you take any? / P: No.", /Denies taking any medications/],
  ]);
});

describe("a question after one about allergies", () => {
  expectNotes("is about allergens", [
    [
      "D: Are you allergic to anything? / P: Yes, to eggs and peanuts. / D: Anything else? Any medication? / P: No, nothing else.",
      /Allergic to eggs\.[^]*No known drug allergies/,
      /taking any medications/,
    ],
    [
      "D: Are you allergic to anything? / D: Like any medications? / P: No, I am not allergic to anything.",
      /No known allergies/,
      /taking any medications/,
    ],
    [
      "D: Any allergies? / P: No. / D: Any drugs or pollens or anything? / P: Nope, nothing.",
      /Denies allergy to drugs or pollens/,
      /recreational/,
    ],
  ]);
});

describe("doubt about an allergen", () => {
  expectNotes("does not spread to the others", [
    [
      "D: Any allergies? / P: Penicillin, and I think maybe sulfa.",
      /Allergic to penicillin\.\nPossibly allergic to sulfa/,
    ],
    [
      "D: Any allergies? / P: To cats and I think environmental triggers. No medicines.",
      /Allergic to cats\.\nPossibly allergic to environmental triggers\.\nNo known drug allergies/,
    ],
    ["D: Any allergies? / P: Peanuts, I think.", /Possibly allergic to peanuts/],
    ["D: Any allergies? / P: I think penicillin.", /Possibly allergic to penicillin/],
  ]);
});

describe("allergies asked about in two kinds", () => {
  expectNotes("are denied together", [
    [
      "D: Do you have any allergies to any medications, any environmental allergies? / P: No, I don't.",
      /no known allergies/i,
      /denies environmental/i,
    ],
    ["D: Any drug or food allergies? / P: None.", /denies/i, /denies food allergies\.\s*$/i],
  ]);
});

expectNotes("each allergen of an answer has its own reaction", [
  [
    "D: Your chart lists sulfa and codeine as allergies, is that still right? / P: Sulfa yes, codeine just makes me sleepy.",
    /Allergic to sulfa\.[^]*Intolerance to codeine \(sleepy\)/,
    /sulfa \(sleepy/,
  ],
  [
    "D: Any allergies? / P: Sulfa and codeine, they both just make me sleepy.",
    /sulfa \(sleepy\)[^]*codeine \(sleepy\)/,
  ],
  [
    "D: Are you allergic to sulfa and codeine? / P: Sulfa gives me hives, codeine no.",
    /Allergic to sulfa \(hives\)/,
    /codeine/i,
  ],
]);
