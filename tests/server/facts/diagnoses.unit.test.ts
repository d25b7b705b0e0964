import { describe } from "vitest";
import { expectNotes } from "./harness";
import type { Case } from "./harness";

describe("a disease that the patient may not have", () => {
  expectNotes("is not a diagnosis", [
    [
      "D: For family history, it looks like there's glaucoma and colon cancer. / P: Yes. / D: We'll get an eye exam.",
      /./,
      /(?:Likely |^)(?:glaucoma|colon cancer)\.$/im,
    ],
    [
      "D: If she has celiac disease, then she can't eat bread. We'll order blood tests.",
      /blood tests/i,
      /^celiac disease\.$/im,
    ],
    [
      "D: I'd like an ultrasound to make sure you don't have gallstones.",
      /ultrasound/i,
      /^(?:No evidence of )?gallstones\.$/im,
    ],
    ["D: It looks like you've completed the shingles vaccine. We'll order labs.", /labs/i, /^Likely/im],
    ["D: You had pneumonia as a child. We'll order a chest x-ray.", /chest x-ray/i, /^pneumonia\.$/im],
    ["D: You have had some eczema in the past. I'll order allergy tests.", /allergy test/i, /^eczema\.$/im],
    ["D: Let's do a swab to see if you have strep.", /swab/i, /^strep\.$/im],
    [
      "D: That test is for breast cancer screening. I'll order the mammogram.",
      /mammogram/i,
      /^[^.]*breast cancer[^.]*\.$/im,
    ],
    [
      "D: My plan: we'll check a TSH to see whether it is your thyroid. Unless you have Graves disease we'd just watch it.",
      /TSH/i,
      /^Graves disease\.$/im,
    ],
    [
      "D: You might be at risk for osteoporosis, so let's get a bone density scan.",
      /bone density/i,
      /^Osteoporosis\.$/im,
    ],
    ["D: I think it boils down to sleep. I'd recommend melatonin.", /melatonin/i, /boils\.$/im],
  ]);
});

describe("the name of a diagnosis", () => {
  expectNotes("does not include the words after it", [
    ["D: It sounds like a COPD exacerbation at this point. Start prednisone.", /^Likely COPD exacerbation\.$/im],
    ["D: This sounds more like allergic rhinitis than an infection. Try loratadine.", /^Likely allergic rhinitis\.$/im],
    ["D: It's basically gastroenteritis. Drink fluids.", /^Gastroenteritis\.$/im],
  ]);
  expectNotes("is not taken from a test", [
    ["D: Alright, it seems that we'll be testing for mono today and for strep throat.", /./, /^Likely/im],
  ]);
});

describe("the heading of a problem", () => {
  expectNotes("leaves out the number of the problem", [
    [
      "D: So for your first problem. I think you have a hamstring strain. We'll do physio.",
      /Likely hamstring strain/i,
      /first problem/i,
    ],
    [
      "D: For the gout, the second problem we discussed, continue allopurinol 300 milligrams.",
      /^Gout\.$/im,
      /second problem/i,
    ],
  ]);
});

describe("the certainty of a diagnosis", () => {
  expectNotes("is that of its own clause", [
    [
      "D: What happened? / P: My ankle hurts. / D: The x-ray is normal. My plan: you are positive for what we call a lateral ankle sprain and when you fell I think you twisted a little.",
      /Lateral ankle sprain/,
      /(?:likely|possible) lateral/i,
    ],
    [
      "D: What happened? / P: My toe hurts. / D: The x-ray is normal. My plan: I think you have gout and when you drank a lot you set it off.",
      /likely gout/i,
    ],
  ]);
});

describe("a disease that the clinician does not fear", () => {
  expectNotes("is not read as a diagnosis", [
    [
      "P: My elbow hurts. / D: I think you have tennis elbow. I'm not concerned about a fracture.",
      /Likely tennis elbow[^]*Considered unlikely: fracture/,
      /Also considered|Possible fracture/,
    ],
    [
      "P: My elbow hurts. / D: It seems like you may have lateral epicondylitis. In terms of imaging, I don't think it is necessary because it doesn't seem like there was any trauma and I'm not too worried about any fractures.",
      /Possible lateral epicondylitis/,
      /fracture|In terms of/,
    ],
  ]);
});

describe("an injury that is possible", () => {
  expectNotes("is a diagnosis", [
    [
      "P: My knee hurts. / D: It's possible that you had a knee ligament injury. We will do an MRI.",
      /Possible knee ligament injury/,
    ],
    ["P: My knee hurts. / D: It's possible that you have to come back.", /./, /Possible/],
  ]);
});

describe("injuries named by their part", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("are diagnoses", [
    [visit("I'm pretty confident it's your ACL."), /ACL injury/],
    [
      visit("I'm worried about the lateral meniscus with where you're tender."),
      /lateral meniscus injury/,
      /with where/,
    ],
    [visit("I suspect your rotator cuff."), /rotator cuff injury/],
    [visit("It could be your MCL too."), /MCL injury/],
  ]);
  expectNotes("are not read from other sentences", [[visit("Your ACL is fine."), /./, /ACL injury/]]);
});

describe("a diagnosis of the lexicon", () => {
  expectNotes("is written in the assessment", [
    ["D: You have chlamydia. I'll give you doxycycline.", /Chlamydia\./],
    ["D: So it's BPPV. I'll do the Epley manoeuvre today.", /BPPV\./],
    ["D: It's genital herpes. Aciclovir 400 mg three times a day.", /PLAN\s+Genital herpes/],
    ["D: This is endometriosis. I'll refer you to gynaecology.", /Endometriosis\./],
    ["D: I think this is mumps.", /Likely mumps/],
    ["D: This looks like measles.", /Likely measles/],
  ]);
});

describe("a diagnosis in the sentence of its finding", () => {
  expectNotes("is the heading of the plan", [
    [
      "D: What brings him in?\nP: He pulls at his ear since Monday.\nD: Let me have a look in his ears. Okay, the right eardrum is red and bulging, so he's got an ear infection. Amoxicillin for seven days.",
      /\n\nEar infection\.[^]*[Aa]moxicillin for 7 days/,
      /EXAM[^]*[Aa]moxicillin[^]*ASSESSMENT/,
    ],
    [
      "D: What happened?\nP: I twisted my ankle.\nD: Let me examine it. The outer ankle is swollen and tender, so you've got a sprain. Ice and a bandage.",
      /\n\n(?:Ankle )?[Ss]prain\./,
    ],
  ]);
});

describe("a disease that a clinician thinks the patient has", () => {
  expectNotes("heads the plan with its certainty", [
    ...[
      ["I'm worried you're depressed.", "depression"],
      ["I think you're a bit dehydrated.", "dehydration"],
      ["I suspect you're anaemic.", "an[ae]+mia"],
      ["It looks like you're diabetic.", "diabetes"],
      ["I am concerned that you are septic.", "sepsis"],
      ["I think you're concussed.", "concussion"],
    ].map(([words = "", name = ""]): Case => [
      `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words} Come back in two weeks.`,
      new RegExp(`\\n\\nPossible ${name}\\b`),
    ]),
    [
      "D: How was it?\nP: Fine.\nD: Your readings are all above 150, so we can call it hypertension now. Start amlodipine 5 mg daily.",
      /\n\nHypertension\./,
    ],
  ]);
});

describe("a call to a pharmacy or specialist", () => {
  expectNotes("is not read as a diagnosis", [
    ...[
      "We can call that pharmacy.",
      "I will call it in.",
      "We could call this specialist.",
      "We should call it a day.",
    ].map((words): Case => [
      `D: What is the matter?\nP: I have a cough.\nD: ${words} Start amoxicillin 500 mg.`,
      /[Aa]moxicillin 500 mg/,
      /this is|\n\n(?:Pharmacy|Specialist|In|A day)/i,
    ]),
  ]);
});

describe("diagnoses", () => {
  expectNotes("are the problem of the assessment", [
    ["D: So you're iron deficient. We'll start ferrous sulfate.", /PLAN\s+iron deficiency\./i],
    ["D: Your A1c is 6.1, so you're pre-diabetic. We'll recheck in a year.", /prediabetes/i],
    ["D: Your gout is flaring up. Let's start colchicine.", /gout, exacerbation/i],
    ["D: This is cellulitis. Cephalexin 500 four times a day.", /PLAN\s+cellulitis\./i],
    ["D: I'm concerned this was a TIA. We'll get an MRI.", /possible TIA/i],
    ["D: So this is your heart failure acting up. Double the furosemide.", /PLAN\s+heart failure\./i],
    ["D: I'm worried about a clot. We'll get an ultrasound.", /possible clot/i],
    ["D: Most likely this is BPH, but I can't rule out cancer. Repeat the PSA.", /likely BPH/i, /out cancer\./i],
    ["D: These are panic attacks, I think. We'll start escitalopram.", /panic attacks/i],
    ["D: Your hypertension is not at goal. Increase the losartan to 100.", /hypertension, not at goal/i],
    ["D: You're a bit dehydrated. I'll give you IV fluids.", /PLAN\s+dehydration\./i],
  ]);
});

describe("a second diagnosis after “and”", () => {
  expectNotes("is assessed", [
    ["D: So your diabetes isn't well controlled, and you have neuropathy in the feet from it.", /Neuropathy/],
  ]);
});

describe("everyday names of diagnoses", () => {
  const start = "D: What brings you in? / P: I want a check-up. / D: Let me take a look at you. / P: Okay. / D: ";
  expectNotes("are problems", [
    [`${start}So this thing here is a seborrheic keratosis.`, /seborrheic keratosis/i],
    [`${start}Your belly is soft. So it's a stye, basically.`, /ASSESSMENT[^]*stye/i],
    [`${start}Lungs are clear. So the cold is just viral.`, /ASSESSMENT[^]*viral infection/i],
    [`${start}Heart is regular. It sounds like an innocent murmur.`, /ASSESSMENT[^]*likely innocent murmur/i],
    [`${start}He is pale. I'm worried that he could be low on iron.`, /ASSESSMENT[^]*possible iron deficiency/i],
    [`${start}Eyes are white. You have early cataracts in both eyes.`, /ASSESSMENT[^]*cataracts/i],
  ]);
  expectNotes("are not read from other talk", [
    ["D: Hi. / P: My sister had a stye. / D: A stye goes away alone.", /./, /ASSESSMENT[^]*stye/i],
    [`${start}They would take huge doses.`, /./, /EXAM[^]*huge/],
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

describe("a disease of an earlier time", () => {
  expectNotes("is not a present problem", [
    [
      "D: You have anemia. I'll start iron. We'll get a scan at 32 weeks, because of the preeclampsia last time.",
      /Anemia/i,
      /ASSESSMENT AND PLAN[\s\S]*^Preeclampsia/m,
    ],
    [
      "D: You have asthma. I'll start Flovent. We'll order a colonoscopy because of the polyps you had in 2015.",
      /Asthma/,
      /^(?:Colon )?polyps/im,
    ],
    ["D: You have a sprain. I'll order an x-ray because of the fracture years ago.", /sprain/i, /^Fracture\./m],
  ]);
});

describe("a disease whose symptoms are alike", () => {
  const coughs = "D: What brings you in? / P: I have a cough. / ";
  expectNotes("is a possible one", [
    [`${coughs}D: Your symptoms today, they do overlap potentially with covid. We will do a swab.`, /Possible COVID/],
    [`${coughs}D: This could overlap with the flu, so we will do a swab.`, /Possible flu/],
  ]);
});
