import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer that continues after the clinician's okay", () => {
  expectNotes("belongs to the same question", [
    ["D: Any allergies? / P: To cats. / D: OK. / P: And penicillin, I get a rash.", /Allergic to penicillin \(rash\)/],
    [
      "D: Do you take any medications? / P: Just a multivitamin. / D: OK / P: And vitamin D as well.",
      /Multivitamin\.\nVitamin D\./,
    ],
    [
      "D: Any medications? / P: Metformin. / D: And anything else? / P: Just aspirin. / D: Right. / P: Oh, and lisinopril.",
      /Metformin\.\nAspirin\.\nLisinopril\./,
    ],
    ["D: Any medical conditions? / P: Diabetes. / D: Mm-hmm. / P: Oh, and asthma as well.", /diabetes and asthma/],
    [
      "D: Any surgeries? / P: My appendix out. / D: Right. / P: And a hernia repair.",
      /appendectomy\.\n.*hernia repair/,
    ],
  ]);
  expectNotes("is not an answer if it names no item of the list", [
    [
      "D: Any allergies? / P: No. / D: Okay. / P: And I take metformin.",
      /MEDICATIONS\n\nMetformin\.\n[^]*No known allergies/,
      /Allergic to metformin/i,
    ],
    ["D: Any allergies? / P: Eggs. / D: Okay. / P: And I took ibuprofen for it.", /Allergic to eggs/, /to ibuprofen/i],
  ]);
});

describe("operations by their names", () => {
  expectNotes("are operations and not diseases", [
    [
      "D: Any surgeries? / P: No surgeries, just the lithotripsy for the kidney stone.",
      /Surgical history: lithotripsy/,
    ],
    [
      "D: Any surgeries? / P: A left inguinal hernia repair.",
      /history: left inguinal hernia repair/,
      /History of hernia/,
    ],
    ["D: Any surgeries? / P: An ACL reconstruction and LASIK.", /ACL reconstruction\.\nSurgical history: LASIK/],
    ["D: Any surgeries? / P: I had my tubes tied.", /Surgical history: tubes tied/],
    [
      "D: Any surgeries? / P: I've had my wisdom teeth taken out and, actually yeah I had my tonsils out as well when I was 12.",
      /wisdom teeth taken out\.\n.*tonsillectomy \(at age 12\)/,
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

describe("treatments named in questions", () => {
  expectNotes("are not read as symptoms", [
    [
      "D: Have you tried any pain medications? / P: No. / D: Any cough syrup? / P: No.",
      /./,
      /denies (?:pain|cough)\b/i,
    ],
    ["D: Are you taking a fever reducer? / P: No.", /./, /denies fever\b/i],
    ["D: Any headaches? / P: No. My knee hurts.", /denies headache/i],
  ]);
});

describe("two inhalers", () => {
  expectNotes("stay two", [
    [
      "D: Any medications? / P: I use an orange inhaler daily and a blue one when I need it.",
      /Orange inhaler daily\.\nBlue inhaler as needed\./,
    ],
  ]);
});

describe("habits with several amounts", () => {
  expectNotes("keep each with its own time", [
    [
      "D: How about alcohol, do you drink? / P: Yeah, sometimes, I'll have a or maybe a cocktail on the weekend, or um, a glass of wine with dinners.",
      /a cocktail on the weekend or a glass of wine with dinners/,
    ],
    ["D: Do you drink? / P: I have like maybe I do not know a couple of drinks a week.", /a couple of drinks a week/],
  ]);
  expectNotes("are part of the sexual history", [
    [
      "D: Are you currently sexually active? / P: I am, yeah with uh, with my boyfriend. We use condoms as well.",
      /Sexually active with boyfriend\.\nUses condoms\./,
    ],
    ["D: Are you sexually active at the moment? / P: Not right now, no.", /Not sexually active\./],
    ["D: Do you use protection? / P: No, we don't use condoms.", /Does not use condoms\./],
    ["D: And do you use protection while having sex? / P: Yes.", /Uses protection during sex\./, /Sexually active/],
    ["D: Any unprotected sex in the last two weeks? / P: No.", /./, /Not sexually active/],
    ["D: Are you sexually active? / P: I had several partners, but no sex since.", /./, /Sexually active/],
    ["D: Do you use protection? / P: Condoms, most of the time.", /Uses condoms most of the time\./],
  ]);
});
