import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("tests and treatments named without a verb", () => {
  expectNotes("are orders after a diagnosis", [
    ["D: I think this is a wrist sprain. A splint first, then we see.", /a splint first\./i, /we see/i],
    [
      "D: I suspect sleep apnea. Overnight oximetry, and then a sleep study.",
      /overnight oximetry, and then a sleep study/i,
    ],
    ["D: I think it's endometriosis. Pelvic ultrasound, iron panel, ferritin level.", /iron panel, ferritin level/i],
    ["D: I think this is pneumonia. Chest x-ray as well.", /chest x-ray/i],
    ["D: This looks like a UTI. Urine culture as well.", /urine culture/i],
    ["D: I think it's a polyp. Possibly a hysteroscopy after that.", /consider a hysteroscopy/i],
    ["D: That's eczema. Patch testing down the road maybe.", /consider patch testing/i],
    ["D: I think this is bronchitis. Honey for the cough.", /honey for the cough/i],
    ["D: I think this is depression. Some therapy too.", /some therapy/i],
    ["D: I think this is a kidney stone. Plenty of water.", /plenty of water/i],
    ["D: That's eczema. Moisturizer after every shower.", /moisturizer after every shower/i],
    [
      "D: I think it's a viral infection. Rest and fluids.",
      /[:.] rest and fluids/i,
      /advised the patient to rest and/i,
    ],
    ["D: I think this is asthma. Maybe a course of prednisone.", /consider a course of prednisone/i],
    [
      "D: I think this is celiac disease. A celiac panel first, then maybe an endoscopy.",
      /celiac panel first, then possibly an endoscopy/i,
    ],
  ]);
  expectNotes("end the history after a symptom", [
    ["P: I've been wheezing and coughing.\nD: So puffers and some testing.", /puffers and (?:some )?testing/i],
  ]);
  expectNotes("are not read as orders as topics of results, past treatments or echoes", [
    [
      "D: I think this is pneumonia. We'll get a chest x-ray. Some of your symptoms overlap with those of covid as well.",
      /chest x-ray/i,
      /testing:[^\n]*overlap/i,
    ],
    ["D: I think this is a sprain. X-ray of the ankle, normal.", /sprain/i, /we will[^.]*x-ray/i],
    [
      "D: I think it's anemia. Iron panel and ferritin were low last week.",
      /anemia/i,
      /treatment: iron|testing: iron/i,
    ],
    ["P: My knee hurts. They gave me ice and a brace.\nD: So ice and a brace.", /knee/i, /treatment: ice/i],
  ]);
});

describe("an order that names its problem", () => {
  const visit = "P: I have diabetes and heartburn.\nD: For your diabetes let's continue the metformin. ";
  expectNotes("belongs to it", [
    [
      `${visit}For your heartburn the omeprazole should be increased to 40 mg.`,
      /heartburn\.[^]*increase (?:the )?omeprazole to 40 mg/i,
    ],
    [`${visit}For your heartburn, the famotidine should be stopped.`, /heartburn\.[^]*stop (?:the )?famotidine/i],
    [
      `${visit}For your heartburn I will start pantoprazole 40 mg. Since you have diabetes I want an A1c.`,
      /diabetes\.[^]*A1c[^]*heartburn\.[^]*pantoprazole/i,
    ],
    [
      `${visit}For your gout I will start allopurinol 100 mg. Because of the diabetes you need an eye exam.`,
      /diabetes\.[^]*eye exam[^]*gout\./i,
    ],
    [
      `${visit}For your asthma I will start fluticasone. I'll refer you to the dietitian for your diabetes.`,
      /diabetes\.[^]*dietitian[^]*asthma\./i,
    ],
    [
      `${visit}For your psoriasis I will prescribe calcipotriol. I'll order a urine microalbumin because of your diabetes.`,
      /diabetes\.[^]*microalbumin[^]*psoriasis\./i,
    ],
    [
      "D: For your hypertension I will start losartan 50 mg. For your migraine I will prescribe sumatriptan. I'll order a home cuff for your blood pressure.",
      /hypertension\.[^]*cuff[^]*migraine\./i,
    ],
    [
      "D: For your heart failure I will start furosemide 20 mg. For your gout I will start colchicine. I'll order an echocardiogram for your heart failure.",
      /heart failure\.[^]*echocardiogram[^]*gout\./i,
    ],
    [
      "D: For your asthma I will start budesonide. For your eczema I will prescribe hydrocortisone cream. Because of your asthma I'm going to give you a spacer.",
      /asthma\.[^]*spacer[^]*eczema\./i,
    ],
    [
      "D: For your hypothyroidism I will continue levothyroxine. For your anemia I will start iron. I'd like to check a TSH for your hypothyroidism.",
      /hypothyroidism\.[^]*TSH[^]*anemia\./i,
    ],
  ]);
  expectNotes("does not list a disease that a relative has or the patient fears", [
    [
      "D: For your gout I will start colchicine. Because of the family history of diabetes I want an A1c.",
      /A1c/,
      /^Diabetes\.$/m,
    ],
    ["D: I think this is a cold. We'll do a swab for the flu.", /swab/i, /^Flu\.$/m],
  ]);
});

describe("a named diagnosis", () => {
  expectNotes("is the assessment", [
    [
      "P: My speech was gone yesterday.\nD: I think you had a TIA. Aspirin 81 mg daily.",
      /likely TIA\.[^]*aspirin 81 mg daily/i,
    ],
    ["P: I fainted.\nD: I believe you had a seizure. I'll order an EEG.", /likely seizure/i],
    [
      "P: I felt my heart race.\nD: I suspect you had a panic attack. I'll refer you to psychology.",
      /suspected panic attack/i,
    ],
    ["P: My arm went weak.\nD: I think you probably had a stroke. I'll order an MRI.", /probable stroke/i],
    ["P: I twisted it.\nD: The ankle looks like a sprain. Crutches for a few days.", /likely ankle sprain/i],
    ["P: I fell.\nD: Your left wrist looks like a fracture. I'll order an x-ray.", /left wrist fracture/i],
    ["P: It aches.\nD: The shoulder sounds like bursitis. Ice for a week.", /shoulder bursitis/i],
    ["P: It's red.\nD: Your foot looks like cellulitis. I'll start cephalexin.", /foot cellulitis/i],
    ["P: It aches.\nD: The hip looks like arthritis. Tylenol twice a day.", /hip arthritis/i],
    ["P: I'm tired.\nD: This is Hashimoto's thyroiditis. I'll start levothyroxine.", /^Hashimoto's thyroiditis\.$/m],
  ]);
  expectNotes("is not read from the past or from vaccines", [
    [
      "P: My ear hurts.\nD: I think you had pneumonia last year. I'll order a hearing test.",
      /hearing test/i,
      /^Likely pneumonia/m,
    ],
    ["P: My ear hurts.\nD: I think you had a flu shot. I'll order a hearing test.", /hearing test/i, /^Likely flu/m],
  ]);
});

describe("dose, frequency and length in the next sentence", () => {
  expectNotes("belong to the drug just ordered", [
    [
      "D: It's gout. Colchicine 0.6 mg. Twice a day for a week.",
      /colchicine 0\.6 mg twice daily for 1 week/i,
      /weekly/i,
    ],
    [
      "D: It's an ear infection. Amoxicillin 400 mg twice a day. Ten days.",
      /amoxicillin 400 mg twice daily[^.]*10 days/i,
    ],
    [
      "D: It's strep. I'll prescribe penicillin 500 mg. Three times a day for a week.",
      /penicillin 500 mg 3 times daily for 1 week/i,
      /weekly/i,
    ],
    [
      "D: It's sciatica. I'll start naproxen 500 mg. Twice a day for a month.",
      /naproxen 500 mg twice daily for 1 month/i,
      /monthly/i,
    ],
    [
      "D: It's a UTI. Nitrofurantoin 100 mg. Twice a day for five days.",
      /nitrofurantoin 100 mg twice daily for 5 days/i,
    ],
    ["D: It's asthma. Prednisone 40 mg. Once a day for 5 days.", /prednisone 40 mg daily for 5 days/i],
    [
      "D: It's shingles. Valacyclovir 1 gram three times a day. Seven days.",
      /valacyclovir 1 gram 3 times daily[^.]*7 days/i,
    ],
    ["D: It's impetigo. I'll prescribe mupirocin ointment three times a day. Five days.", /mupirocin[^.]*5 days/i],
    ["D: It's thrush. Fluconazole 150 mg once a week for a month.", /fluconazole 150 mg/i, /monthly/i],
    [
      "D: It's sinusitis. Doxycycline 100 mg twice a day for a week.",
      /doxycycline 100 mg twice daily for (?:1|a) week/i,
      /weekly/i,
    ],
  ]);
});

describe("short sentences after an order", () => {
  expectNotes("say when it is taken and what is forbidden with it", [
    ["D: I think this is psychosis. Olanzapine 5 mg. At night.", /olanzapine 5 mg (?:nightly|at night)/i],
    ["D: I think it's reflux. Omeprazole 20 mg before breakfast. For a month.", /omeprazole 20 mg[^.]*for 1 month/i],
    ["D: It's asthma. I'll start montelukast 10 mg. In the evening.", /montelukast 10 mg in the evening/i],
    ["D: It's atrial fibrillation. I'll start apixaban 5 mg. No ibuprofen with this one.", /no ibuprofen with/i],
  ]);
});

describe("fluid drawn off and return visits", () => {
  expectNotes("are written as said", [
    ["D: I think this is gout. We'll draw some fluid off the knee.", /aspirate fluid from the knee/i, /check fluid/i],
    ["D: I think this is depression. I'll start sertraline. Back in two weeks.", /return in 2 weeks/i],
    ["D: It's gout. I'll start colchicine. Back in a month with labs.", /return in (?:a|1) month/i],
  ]);
});
