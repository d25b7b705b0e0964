import { describe } from "vitest";
import { expectNotes } from "./harness";

const examined = "P: My throat hurts. / D: Let me look. Your throat is red. Chest is clear. ";

describe("a diagnosis in place of another", () => {
  expectNotes("is a diagnosis", [
    [`${examined}I don't think it's dengue, he has an ear infection.`, /Ear infection/],
    [`${examined}This isn't eczema, it's shingles. I'll give you aciclovir.`, /\nShingles\./],
    [`${examined}It's not a stroke, this is Bell's palsy.`, /Bell's palsy\./i],
    [`${examined}I don't think you have a clot, it's a muscle strain.`, /Muscle strain\./],
    [`${examined}You do not have pneumonia, it's bronchitis.`, /Bronchitis\./],
    [`${examined}So what we're dealing with here is bronchitis, not pneumonia.`, /bronchitis\./i, /\nPneumonia/],
  ]);
  expectNotes("is not read from words without a disease", [
    [`${examined}It is not urgent, it's fine.`, /red/, /ASSESSMENT/],
    [`${examined}You don't have a fever, that's good.`, /red/, /\nFever\./],
  ]);
});

describe("a diagnosis without a verb", () => {
  expectNotes("is read after the examination", [
    [`${examined}Acute tonsillitis. I'm giving amoxicillin.`, /\nAcute tonsillitis\./],
    [`${examined}Acute otitis media on the right side.`, /\nRight acute otitis media\./],
    [`${examined}So, IBS.`, /\nIBS\./],
    [`${examined}Just a viral infection.`, /\nViral infection\./i],
    [`${examined}Allergic rhinitis, moderate.`, /\n(?:Allergic rhinitis, moderate|Moderate allergic rhinitis)\./],
    [`${examined}Iron deficiency anemia.`, /\nIron deficiency anemia\./],
  ]);
  expectNotes("is not read from the history, a denial or other words", [
    ["P: I have asthma. / D: Asthma. / P: Yes.", /./, /ASSESSMENT/],
    [`${examined}No hernia.`, /red/, /\nHernia/],
    [`${examined}Asthma review.`, /red/, /\nAsthma review/],
    [`${examined}Order an autoimmune panel.`, /red/, /\nOrder an autoimmune/],
    [`${examined}Diabetes clinic.`, /red/, /\nDiabetes clinic\.\n/],
  ]);
});

describe("a value from another day", () => {
  expectNotes("is written as an earlier value", [
    [
      `${examined}Blood pressure is 148 over 86. It was 132 over 78 at the nurse's.`,
      /Blood pressure \(earlier\): 132\/78/,
    ],
    [`${examined}Your blood pressure was 150 over 90 last time.`, /Blood pressure \(earlier\): 150\/90/],
    [`${examined}Your blood pressure was 150 over 90 in March.`, /Blood pressure \(earlier\): 150\/90/],
    [`${examined}Blood pressure last visit was 150 over 90.`, /Blood pressure \(earlier\): 150\/90/],
    [`${examined}Blood pressure is 148 over 86 today.`, /Blood pressure: 148\/86/, /earlier/],
    [`${examined}Your blood pressure was 148 over 86 when you came in.`, /Blood pressure: 148\/86/, /earlier/],
  ]);
});

describe("an answer to several items or about one disease", () => {
  expectNotes("denies an item that follows “nothing”", [
    [
      "D: Any tingling, numbness? / P: No. Well, bit of pins and needles if I sit too long, but no, nothing numb.",
      /denies numbness/,
      /reports tingling and numbness/,
    ],
    ["D: Any swelling or redness? / P: A little swelling, but nothing red.", /denies redness/],
  ]);
  expectNotes("denies only the disease asked about", [
    [
      "D: Any history of mania, like times when you didn't need sleep? / P: No, never.",
      /Denies mania/,
      /medical conditions/,
    ],
    ["D: Any history of gestosis, meaning high pressure in pregnancy? / P: No.", /Denies/, /medical conditions/],
    ["D: Any past medical history, like diabetes? / P: No.", /Denies/],
  ]);
  expectNotes("reads “fits” as seizures", [
    ["D: Did he have any fits, with this fever or before? / P: No, never.", /denies seizures/i, /previous fever/],
    ["D: Any fits? / P: No.", /denies seizures/i],
    ["D: Does she have a fit now and then? / P: No.", /./, /fever/],
    ["D: What brings you in? / P: I get coughing fits.", /cough/i, /seizure/i],
    ["D: How's the new brace? / P: It fits well.", /./, /seizure/i],
  ]);
});
