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
  expectNotes("are not read as orders if they are topics of results, past treatments or echoes", [
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

describe("orders that continue in the next sentence", () => {
  expectNotes("have the dose and frequency of the next sentence", [
    [
      "D: For your plan, I'm going to prescribe you some naproxen. You can take that twice a day.",
      /naproxen twice daily/i,
    ],
    [
      "D: For the plan I'll start you on a course of doxycycline. I'm going to give you 100 milligrams daily for 7 days.",
      /doxycycline 100 mg daily for 7 days/i,
    ],
  ]);
  expectNotes("do not include a hope", [
    [
      "D: For your hypertension, continue the amlodipine. Hopefully with a better diet we can eventually take you off the amlodipine.",
      /continue[^.]*amlodipine/i,
      /stop[^.]*amlodipine/i,
    ],
  ]);
});
