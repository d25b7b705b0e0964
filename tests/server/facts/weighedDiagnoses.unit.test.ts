import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis low on the clinician's list", () => {
  expectNotes("is unlikely, but the one ahead of it is not", [
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
  expectNotes("is named with its likelihood, without the disease that explains it", [
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

describe("diagnoses that are compared or dictated", () => {
  expectNotes("are written with the likelier one", [
    ["D: This is probably gout rather than cellulitis.", /gout/, /Likely cellulitis/],
    ["D: It's more likely a sprain than a fracture.", /Likely sprain/, /fracture\.|more likely/],
    ["D: I suspect asthma, not COPD.", /Suspected asthma[^]*unlikely: COPD/, /Likely COPD/],
    ["D: I think this is pneumonia as opposed to bronchitis.", /Likely pneumonia/, /Likely bronchitis/],
    ["D: I don't think this is a blood clot. We'll do a D-dimer.", /D-dimer/, /COMPLAINT\n\nBlood clot/],
  ]);
  expectNotes("are read after “impression” or “diagnosis”", [
    ["D: Impression: acute sinusitis. Plan: amoxicillin 500 mg.", /[Ss]inusitis/],
    ["D: Diagnosis: gout.", /Gout/],
    ["D: Diagnosis: possible shingles.", /Possible shingles/],
    ["D: Impression number one, acute sinusitis. Number two, asthma, stable.", /[Ss]inusitis[^]*[Aa]sthma/],
    ["D: The diagnosis is what worries me.", /^/, /worries/],
  ]);
});

describe("a disease that is not concluded", () => {
  const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";
  expectNotes("is not a diagnosis", [
    [
      `${seen}D: Your one-hour glucose was one fifty-two. That doesn't mean you've got diabetes, it means we need to do the three-hour test.`,
      /three-hour test/i,
      /\nDiabetes\./,
    ],
    [
      `${seen}D: So it's a cough. A positive skin test does not mean you have tuberculosis.`,
      /knee/i,
      /\n(?:Likely )?tuberculosis\./i,
    ],
    [
      `${seen}D: Your PSA is five. That doesn't necessarily mean it's cancer.`,
      /PSA/i,
      /\n(?:Likely |Possible )?(?:Prostate )?cancer\./i,
    ],
    [`${seen}D: The murmur does not mean you have heart failure.`, /knee/i, /\n(?:Likely )?heart failure\./i],
    [`${seen}D: A high ANA doesn't always mean it's lupus.`, /knee/i, /\n(?:Likely )?lupus\./i],
    [`${seen}D: That wouldn't prove that it's gout.`, /knee/i, /\n(?:Likely )?gout\./i],
    [`${seen}D: One high reading doesn't mean you have hypertension.`, /knee/i, /\n(?:Likely )?hypertension\./i],
    [
      `${seen}D: It does not mean that you have epilepsy, it means we need to get an EEG.`,
      /EEG/,
      /\n(?:Likely )?epilepsy\./i,
    ],
  ]);
});

describe("a diagnosis", () => {
  expectNotes("keeps the doubt that was expressed", [
    ["D: I suspect asthma.", /Suspected asthma\./],
    ["D: This is probably viral gastroenteritis.", /Probable viral gastroenteritis\./],
    ["D: I think you've probably got bronchitis.", /Probable bronchitis\./],
    ["D: I suspect that this is a flare of cervical radiculopathy.", /Suspected flare of cervical radiculopathy\./],
    ["D: I think this is bursitis.", /Likely bursitis\./],
    ["D: It's more likely a sprain than a fracture.", /Likely sprain\./],
  ]);
  expectNotes("is not likely if the findings do not fit it", [
    ["D: The fluid is not consistent with gout.", /evaluation/, /likely gout/i],
    ["D: Her cortisol tests were normal, not consistent with Cushing's.", /evaluation/, /likely Cushing/i],
    ["D: That does not look like shingles.", /evaluation/, /likely shingles/i],
    ["D: The scan is not suggestive of pancreatitis.", /evaluation/, /likely pancreatitis/i],
  ]);
});

describe("a diagnosis in everyday words", () => {
  expectNotes("keeps its certainty", [
    [
      "D: Given your smoking I'd lean COPD, but we need spirometry to be sure.",
      /Likely COPD[^]*order spirometry/,
      /lean/,
    ],
    ["D: My money's on gout, but we'll check the uric acid.", /Likely gout/],
    [
      "D: It's either a stye or a chalazion. Either way, warm compresses four times a day.",
      /Possible stye[^]*Also considered: chalazion/,
    ],
    ["D: It could be a gallstone, it could be reflux, or an ulcer.", /Possible gallstone[^]*reflux or ulcer/],
    ["D: The trace is fine, so I'm happy it's a panic attack.", /Likely panic attack/],
  ]);
  expectNotes("names the part of the body", [
    ["D: The ankle's a sprain. Strap it up and rest it.", /Sprain of ankle[^]*strap it up/],
    ["D: The knee, that's wear and tear.", /Wear and tear of knee/],
    ["D: The lump on your arm's a lipoma, nothing to worry about.", /Lipoma/],
  ]);
  expectNotes("is not read from a length of time or a worry", [
    ["D: It could be a week or a month before you feel better.", /^/, /Possible/],
  ]);
});

describe("a second diagnosis after the orders for the first", () => {
  expectNotes("has the orders that follow it", [
    [
      "D: For the diabetes, I want to add empagliflozin. And I think this is eczema. We'll give you hydrocortisone.",
      /Likely eczema.\s+• Medical treatment: We will give hydrocortisone/,
    ],
    [
      "D: For the diabetes, I want to add empagliflozin. This is osteoarthritis of the knee. We'll refer you to physio.",
      /Osteoarthritis of knee.\s+• Specialist referral/,
    ],
  ]);
});

describe("a lesion that is left alone", () => {
  expectNotes("withdraws no order of another problem", [
    [
      "D: For your knee pain, this is osteoarthritis. We'll refer you to physio for that. For the mole, it is harmless, we will leave it.",
      /refer the patient to physio/,
    ],
  ]);
});
