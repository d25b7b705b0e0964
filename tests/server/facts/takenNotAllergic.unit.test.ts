import { describe, expect, test } from "vitest";
import { isToleratedLater } from "../../../src/server/facts/terms/allergens";
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

describe("a comparison in an answer about allergies", () => {
  expectNotes("is not an allergen", [
    ["D: Allergies? / P: Codeine makes me sick as a dog.", /codeine \(.*sick/, /to dog/],
    ["D: Allergies? / P: Morphine, I was as sick as a parrot on it.", /morphine/, /parrot/],
    ["D: Any allergies? / P: Dogs, I sneeze.", /[Dd]ogs/],
  ]);
});

describe("a drug that was taken well", () => {
  expectNotes("is not an allergy", [
    ["D: Is she allergic to penicillin? / O: No, she had Augmentin before for her ears.", /^/, /Allergic to Augmentin/],
    ["D: Allergic to penicillin? / P: No, I've taken amoxicillin before.", /^/, /Allergic to amoxicillin/i],
    ["D: Any allergies? / P: No, I had codeine after the operation.", /^/, /Allergic to codeine/i],
    ["D: Any allergies? / P: Amoxicillin gave me a rash.", /Allergic to amoxicillin \(rash\)/i],
  ]);
});

describe("a substance that does no harm", () => {
  expectNotes("is tolerated", [
    [
      "D: Allergies? / P: Sulfa. I get a rash. / D: What about latex? / P: No, latex is okay.",
      /Tolerates latex/,
      /Allergic to latex/,
    ],
    ["D: Any allergies? / P: Penicillin. Eggs are fine now.", /Tolerates eggs/, /Allergic to eggs/],
    ["D: Allergies? / P: Shellfish gives me hives. Prawns are okay though.", /Tolerates prawns/],
    ["D: Any allergies? / P: Codeine makes me sick. Morphine is no problem.", /Tolerates morphine/],
    ["D: Any allergies? / P: Peanuts. Almonds are always fine.", /Tolerates almonds/],
    [
      "D: Any allergies? / P: Plasters are alright, but penicillin gives me hives.",
      /Tolerates plasters.*|penicillin/s,
      /Allergic to plasters/,
    ],
  ]);
  expectNotes("is not tolerated if the words are about something else", [
    ["D: Any allergies? / P: Pollen, it's been bad, but otherwise the spring was fine.", /./, /Tolerates/],
    ["D: Any allergies? / P: Latex. My hands are fine now.", /Allergic to latex/, /Tolerates/],
  ]);
});

describe("an allergen that was taken later", () => {
  expectNotes("is tolerated", [
    [
      "D: Any allergies? / P: They said amoxicillin, but I've taken it since and I was fine.",
      /Tolerates amoxicillin/,
      /Allergic/,
    ],
    [
      "D: Any allergies? / P: Penicillin, they said. I've had it since with no trouble.",
      /Tolerates penicillin/,
      /Allergic/,
    ],
    [
      "D: Allergic to anything? / P: Eggs as a baby, I've eaten them since without any reaction.",
      /Tolerates egg/i,
      /Allergic/,
    ],
  ]);
  expectNotes("is an allergen if it caused a reaction after all", [
    [
      "D: Any allergies? / P: Penicillin. I had it and was fine, but the second time I got hives.",
      /Allergic to penicillin/,
      /Tolerates/,
    ],
    [
      "D: Any allergies? / P: Penicillin, I had it and was fine. The second time I got hives.",
      /Allergic to penicillin/,
      /Tolerates/,
    ],
    ["D: Any allergies? / P: Penicillin, I got a rash.", /Allergic to penicillin \(rash\)/, /Tolerates/],
  ]);
  test.each(["I have not had it since, so that is fine", "I take it and it is not okay"])(
    "is not read from: %s",
    (text) => {
      expect(isToleratedLater(text)).toBe(false);
    },
  );
});

describe("what can be taken in spite of an allergy", () => {
  const heard = "D: Allergies? / P: He gets hives from eggs. / D: ";
  expectNotes("is not listed as an allergen", [
    [`${heard}He can actually get the flu shot with an egg allergy.`, /Allergic to eggs/, /Allergic to flu shot/],
    [`${heard}You can still take cefalexin even with a penicillin allergy.`, /eggs/, /Allergic to cefalexin/i],
    [`${heard}It's safe to use ketorolac with a codeine allergy.`, /eggs/, /Allergic to ketorolac/i],
  ]);
});

describe("an allergy", () => {
  expectNotes("does not include what was taken later without a reaction", [
    [
      "D: Are you allergic to anything? / P: Penicillin as a baby, but I've had amoxicillin since and was fine.",
      /allergic to penicillin[^]*tolerates amoxicillin/i,
      /allergic to amoxicillin/i,
    ],
    [
      "D: Any allergies? / P: I'm allergic to Keflex but I've taken cefdinir twice with no problem.",
      /tolerates cefdinir/i,
    ],
    [
      "D: Any allergies? / P: Eggs gave me hives when I was small, but I eat them now.",
      /tolerates eggs/i,
      /allergic to/i,
    ],
  ]);
  expectNotes("that was outgrown is written as a former allergy", [
    [
      "D: Any food allergies? / P: I was allergic to milk as a baby, I outgrew it.",
      /former allergy to milk, outgrown/i,
    ],
    ["D: Any allergies? / P: Shellfish as a kid but not anymore.", /former allergy to shellfish/i, /allergic to/i],
  ]);
  expectNotes("is not an effect of another drug", [
    ["D: Any drug allergies? / P: Sulfa, and codeine makes me sick.", /allergic to sulfa[^]*intolerance to codeine/i],
    ["D: Are you taking vitamins? / P: They make me throw up, so just folic acid.", /folic acid/i, /intolerance/i],
    ["D: What about Lyrica? / P: It made my legs swell up.", /intolerance to Lyrica/i, /allergic/i],
  ]);
});

describe("a medicine named after a question about allergies", () => {
  expectNotes("is taken if it is no usual allergen", [
    [
      "D: Any allergies? / P: None. / D: Okay. And any other medicines? / P: Sertraline, 50. Dr. Okafor started me on that last year for anxiety.",
      /sertraline 50/i,
      /allergic to sertraline/i,
    ],
    [
      "D: Any allergies? / P: Plasters, I get a rash. / D: Any other medications? / P: Just the omeprazole.",
      /omeprazole/i,
      /allergic to omeprazole/i,
    ],
  ]);
  expectNotes("is an allergen if it is one mostly", [
    ["D: Any allergies? / P: Penicillin. / D: Any other medications? / P: Sulfa.", /allergic to sulfa/i],
  ]);
});

describe("a medicine that was taken without harm", () => {
  expectNotes("is tolerated, not an allergen", [
    [
      "D: Any allergies? / P: No. I've had penicillin lots of times with no trouble.",
      /No known allergies[^]*Tolerates penicillin/,
      /Allergic to/,
    ],
    ["D: Any drug allergies? / P: Not that I know of. I had amoxicillin last year with no bother.", /Tolerates amox/],
    [
      "D: Any allergies? / P: Sulfa, rash. I took Keflex in March and it was fine.",
      /Allergic to sulfa \(rash\)[^]*Tolerates Keflex/,
    ],
    [
      "D: Is he allergic to anything? / O: He gets hives with amoxicillin. He's had cephalexin fine.",
      /Allergic to amoxicillin \(hives\)[^]*Tolerates cephalexin/,
    ],
    ["D: Allergic to anything? / P: I've had latex gloves at work for years, never bothered me.", /Tolerates latex/],
    [
      "D: Is he allergic to nuts? / O: I give him peanut butter every week, he's fine.",
      /Tolerates peanut/,
      /Allergic to/,
    ],
  ]);
  expectNotes("is an allergen if a reaction came later", [
    [
      "D: Any allergies? / P: Penicillin. I had it with no trouble for years, then I got hives.",
      /Allergic to penicillin \(hives\)/,
    ],
    ["D: Any allergies? / P: I had Bactrim and my lips swelled.", /Allergic to Bactrim/],
    ["D: Any allergies? / P: Aspirin, and I had trouble breathing with it.", /Allergic to aspirin/],
  ]);
  expectNotes("and one that was never taken say nothing of other allergies", [
    ["D: Is she allergic to anything? / O: She has never had penicillin.", /never had penicillin/, /No known|Allergic/],
  ]);
});

expectNotes("a medicine that was never needed is not taken", [
  ["D: Any asthma? / P: No. I've never needed an inhaler.", /Denies asthma/, /MEDICATIONS/],
  ["D: Does she use an inhaler? / O: She's never needed an inhaler.", /has never needed an inhaler/, /MEDICATIONS/],
]);

expectNotes("a medicine that the patient asks for is no allergen", [
  ["D: Any allergies? / P: I need some more oxycodone.", /oxycodone/, /allergic/i],
  ["D: Any allergies? / P: I would like another prescription for codeine.", /^/, /allergic to/i],
]);

expectNotes("an allergy of another person is not the patient's if the answer says so", [
  ["D: Is she allergic to anything? / O: Her brother is. Amoxicillin. Not her.", /No known allergies/, /allergic to/i],
  ["D: Allergies for him? / O: His sister's allergic to nuts. Nothing for him.", /No known allergies/, /allergic to/i],
]);

expectNotes("a drug that a clinician enters as an allergy is an allergen", [
  ["D: That was the trimethoprim. We'll put that down as an allergy.", /ALLERGIES\s+Allergic to trimethoprim/],
  ["P: That codeine gave me a rash. / D: Okay. I'll add it to your allergies.", /Allergic to codeine \(rash\)/],
  ["D: I'll add sulfa to your allergies.", /Allergic to sulfa/, /will add/i],
  ["D: I won't put that down as an allergy, it's a side effect of the codeine.", /^/, /allergic to/i],
]);

expectNotes("an allergen that a clinician takes off the list is none", [
  [
    "D: Are you allergic to anything? / P: Penicillin, but I've had amoxicillin since and nothing happened. / D: And latex? / P: My hands go red with the gloves. / D: Okay, I'll take the penicillin off and put latex on.",
    /Allergic to latex/,
    /Allergic to penicillin/,
  ],
]);

expectNotes(
  "a reaction that is said after a drug that cannot be taken is an allergy, and the order is not a plain one",
  [
    [
      "D: I'll give you amoxicillin. / P: I can't have penicillin, I came out in a rash.",
      /Allergic to penicillin \(rash\)[^]*amoxicillin\. The reply was: “I can't have penicillin/,
      /CHIEF COMPLAINT\s+Rash/,
    ],
    [
      "D: I'll give you amoxicillin. / P: I had penicillin and I came out in a rash.",
      /Allergic to penicillin \(rash\)/,
    ],
    ["D: I'll give you amoxicillin. / P: I'm allergic to penicillin.", /amoxicillin\. The reply was: “I'm allergic/],
    [
      "D: We'll do the scan with contrast. / P: I can't have the dye, I came out in a rash.",
      /Allergic to dye \(rash\)/,
    ],
    ["P: I went to the beach and came out in a rash.", /rash/i, /allergic/i],
  ],
);
