import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis at the end of the list", () => {
  expectNotes("is unlikely", [
    [
      "D: Hi. / P: My belly hurts. / D: Gastroenteritis would be top of the list. Appendicitis is way down on my list. / P: OK.",
      /Likely gastroenteritis[^]*Considered unlikely: appendicitis/i,
    ],
    [
      "D: Hi. / P: My chest hurts. / D: It could be a heart attack, but that's low on my list at your age. Costochondritis is the front runner. / P: OK.",
      /Likely costochondritis[^]*Considered unlikely: heart attack/i,
      /Possible heart attack/i,
    ],
    [
      "D: Hi. / P: I cough. / D: It could be something like heart failure or pulmonary embolism, but you're young. So that's probably lower on our differential. / P: OK. / D: An infection would be the biggest one right now with the cough. It could be like sarcoidosis but unlikely. / P: OK.",
      /Likely infection[^]*Considered unlikely: heart failure, pulmonary embolism, or sarcoidosis/i,
      /Possible/,
    ],
    [
      "D: Hi. / P: My toe hurts. / D: This could be gout, but a septic joint or cellulitis is lower on the list. / P: OK.",
      /(?:Possible|Likely) gout/i,
      /unlikely: gout/i,
    ],
  ]);
});

describe("a diagnosis in roundabout words", () => {
  expectNotes("is the problem", [
    [
      "D: Was there anything else? / P: No. What should I do for him? / D: Um, so it's it sounds like the most likely diagnosis now is something called croup or laryngeal tracheal bronchitis, which is basically a viral infection of the upper respiratory tract areas, and so it can cause a barky cough. / P: OK.",
      /Likely croup/i,
      /Likely viral infection/i,
    ],
    [
      "D: Hi. / P: My ear hurts. / D: It looks like the likeliest explanation here is otitis externa, which is an infection of the canal. / P: OK.",
      /Likely otitis externa/i,
    ],
    [
      "D: Hi. / P: My back itches. / D: It seems like the main possibility is shingles, which is a viral infection. / P: OK.",
      /(?:Likely|Possible) shingles/i,
      /viral infection/i,
    ],
  ]);
});

describe("when a result will be back", () => {
  expectNotes("is not a return of the patient", [
    [
      "D: Hi. / P: His nose runs. / D: So it sounds more in keeping with allergic rhinitis than an infection, but because his symptoms do overlap, we'll get him a swab anyways, and those results should come back in 24 to 48 hours. / P: OK.",
      /swab/i,
      /return in 24/i,
    ],
    [
      "D: Hi. / P: It burns. / D: We'll send off a urine culture. That takes about three days to come back. / P: Fine.",
      /urine culture/i,
      /return|follow up: that/i,
    ],
    [
      "D: Hi. / P: I cough. / D: I'll do a swab for you. The lab results usually come back in two days. Come back in 2 weeks if you're not better. / P: OK.",
      /Return in 2 weeks if/i,
      /return in 2 days|patient (?:will |should )?come back in 2 days/i,
    ],
  ]);
});
