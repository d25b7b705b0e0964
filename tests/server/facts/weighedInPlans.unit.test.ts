import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis that is weighed", () => {
  expectNotes("is kept as possible", [
    ["D: With a swollen calf like this it's important to rule out a blood clot.", /Possible blood clot\./i],
    ["D: One of the other things that we have to consider is pericarditis.", /Possible pericarditis\./i],
    ["D: One thing we want to know is whether he has epilepsy.", /Possible epilepsy\./i],
    [
      "D: Because your symptoms overlap with those of influenza, we'll do a swab.",
      /Possible influenza\.[^]*do a swab/i,
    ],
    [
      "D: Sometimes after years of drinking you can have pancreatitis. We'll check your lipase.",
      /Possible pancreatitis\./i,
      /may have pancreatitis/i,
    ],
    ["D: If it's not a kidney stone, it could be appendicitis.", /Possible appendicitis\./i, /Possible kidney stone/i],
  ]);

  expectNotes("is possible if the clinician calls what the patient fears possible", [
    [
      "D: What's wrong? / P: My chest hurts, I'm worried it's pneumonia. / D: That's definitely something we need to rule out, so we'll get a chest x-ray.",
      /Possible pneumonia\.[^]*chest x-ray/i,
    ],
    [
      "D: What's wrong? / P: I fell asleep at the wheel, could it be sleep apnea? / D: That's a real possibility, so I'll order a sleep study.",
      /Possible sleep apnea\.[^]*sleep study/i,
    ],
  ]);

  expectNotes("is unlikely if the clinician is not convinced of it", [
    [
      "D: It could be a viral arthritis. I'm not convinced that it's lupus. We'll check an ANA.",
      /Considered unlikely: lupus\./i,
      /PLAN[^]*^Lupus\.$|Possible lupus/im,
    ],
    ["D: I'm not sure it's shingles. It could be eczema.", /Considered unlikely: shingles/i, /PLAN[^]*^Shingles\.$/im],
  ]);

  expectNotes("is written next to the problem", [
    [
      "D: This is most likely gastroenteritis. It could also be giardiasis. We'll send a stool culture.",
      /Also considered: giardiasis\.\n• Additional testing: .*stool culture/i,
    ],
  ]);
});

describe("a class of diseases beside its disease", () => {
  expectNotes("is not read as a second diagnosis", [
    [
      "D: I think you have a chest infection, probably pneumonia. We'll start doxycycline.",
      /Probable pneumonia\./i,
      /PLAN[^]*chest infection\./i,
    ],
    [
      "D: She has dementia, most likely Alzheimer's. We will start donepezil.",
      /Likely Alzheimer's\./i,
      /^Likely dementia/im,
    ],
    [
      "D: This is a skin infection. You have cellulitis. I'll prescribe cephalexin.",
      /PLAN\n\nCellulitis\./i,
      /PLAN[^]*^Skin infection/im,
    ],
  ]);
  expectNotes("stays if the disease is only possible", [
    [
      "D: This is a viral infection. It could be influenza. Drink plenty of fluids.",
      /Viral infection\.[^]*considered: influenza/i,
    ],
  ]);
});

describe("the problem of a plan", () => {
  expectNotes("is what the result shows if no diagnosis was said", [
    [
      "D: The biopsy unfortunately shows melanoma. I'm referring you to a surgeon.",
      /ASSESSMENT AND PLAN\n\nMelanoma\./i,
    ],
    [
      "D: I looked at your x-ray. You've got a fracture of the fifth metatarsal. We'll put you in a boot for six weeks.",
      /Fracture of fifth metatarsal\.[^]*boot for 6 weeks/i,
    ],
    [
      "D: Your A1c is 10, so your diabetes is poorly controlled. We'll start insulin glargine 10 units at night.",
      /Diabetes, poorly controlled\./i,
    ],
  ]);
  expectNotes("is read after words of praise", [
    [
      "D: My plan. For your first problem, your gout, continue allopurinol 300 mg daily. Great, and then for your second problem of your rosacea, use metronidazole gel twice a day.",
      /Gout\.[^]*allopurinol[^]*Rosacea\.[^]*metronidazole/i,
    ],
  ]);
  expectNotes("is the disease that a finding is called", [
    ["D: The rash on your hands is eczema. Use an emollient every day.", /^Eczema\.$/im],
    ["D: The lump on your neck is probably a lipoma. We'll order an ultrasound.", /Probable lipoma\./i],
  ]);
});

describe("a disease of the past or of the family", () => {
  expectNotes("is not weighed beside what it explains", [
    [
      "D: You have a family history of psoriasis, so it can be psoriatic arthritis. We'll check an ESR.",
      /Possible psoriatic arthritis\./i,
      /Possible psoriasis/i,
    ],
    [
      "D: You were sick months ago with what might be hepatitis. After that you can get glomerulonephritis. We'll check your urine.",
      /Possible glomerulonephritis\./i,
      /Possible hepatitis/i,
    ],
  ]);
});

describe("the problem of orders", () => {
  expectNotes("is the diagnosis that explains the complaint", [
    [
      "D: My plan. For your elbow pain, I believe this is tennis elbow. I'd like you to wear a brace.",
      /PLAN\s+likely tennis elbow\.[^]*wear a brace/i,
      /^elbow pain\.$/im,
    ],
    [
      "D: So for your wrist pain, I think this is De Quervain tendonitis. We'll order a thumb splint.",
      /likely De Quervain tendonitis\.[^]*thumb splint/i,
      /^wrist pain\.$/im,
    ],
    [
      "D: Let's talk about my plan for this diabetic foot ulcer. I'm going to order an ABI.",
      /PLAN\s+diabetic foot ulcer/i,
    ],
    ["D: My plan. For your first problem, the pregnancy, we'll do a glucose test.", /PLAN\s+pregnancy\./i],
    ["D: My plan: so you have an MCL strain. Ice the knee.", /MCL strain/],
  ]);
  expectNotes("is not the call for questions", [
    ["D: I'll order an x-ray. Any questions before I have the nurse come in?", /x-ray/i, /nurse/i],
  ]);
});

describe("diagnoses that a clinician weighs", () => {
  expectNotes("are written with their certainty", [
    [
      "P: My calf is swollen. / D: I think the most likely thing here is a DVT. It could also be a ruptured Baker's cyst or cellulitis.",
      /Likely DVT[\s\S]*cellulitis/i,
      /(?:^|\n)Cellulitis\./,
    ],
    [
      "P: I've been coughing blood. / D: It sounds like it could be tuberculosis, or possibly a bacterial infection.",
      /possible tuberculosis[\s\S]*bacterial infection/i,
    ],
    [
      "P: My throat is sore. / D: First we want to rule out strep throat, so we'll do a swab.",
      /rule out strep/i,
      /no evidence of/i,
    ],
  ]);
  expectNotes("are left out if they are known or a relative's", [
    [
      "P: My mother had a stroke. Is that like a clot? / D: It could be, a stroke can have many causes.",
      /./,
      /possible stroke/i,
    ],
  ]);
});
