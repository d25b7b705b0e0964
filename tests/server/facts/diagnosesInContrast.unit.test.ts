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
