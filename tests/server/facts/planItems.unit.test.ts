import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("directions while planning", () => {
  expectNotes("become advice", [
    ["D: This is a cold. Push fluids.", /push fluids/i],
    ["D: It's gout. Cut back on beer and shellfish.", /cut back on beer and shellfish/i],
    ["D: We'll give you RhoGAM today. Count the kicks every evening.", /count the kicks every evening/i],
    ["D: I'll prescribe amoxicillin. Make sure he drinks plenty.", /drinks plenty/i],
    ["D: My plan: start empagliflozin. Watch out for yeast infections.", /watch out for yeast infections/i],
    ["D: We'll start fluticasone. Rinse your mouth after each use.", /rinse their mouth after each use/i],
    ["D: This is a sprain. Rest, ice, compression and elevation.", /rest, ice, compression and elevation/i],
    ["D: I'll start you on furosemide. Weigh yourself every morning.", /weigh themselves every morning/i],
    ["D: It's impetigo. Wash the towels in hot water.", /wash the towels in hot water/i],
    ["D: I'd strongly encourage you to quit smoking.", /quit smoking/i],
    ["D: My plan: naproxen. I'd hold off on running.", /hold off on running/i],
    ["D: I'll stitch that and order an x-ray. Keep it dry for two days.", /keep it dry for 2 days/i],
  ]);
  expectNotes("are not read from commands and farewells", [
    ["D: I'll order an x-ray. Take care now.", /x-ray/i, /take care/i],
    ["D: We'll start lisinopril. Come with me to the front desk.", /lisinopril/i, /front desk/i],
    ["D: We'll check a TSH. Have a seat for me.", /TSH/i, /seat/i],
  ]);
});

describe("orders without a verb", () => {
  expectNotes("are kept with their conditions and limits", [
    ["D: This is cellulitis. Tylenol for pain, not more than three grams a day.", /not more than 3 grams daily/i],
    ["D: This is a sprain. No sports for four weeks.", /no sports for 4 weeks/i],
    ["D: I'll start sertraline. No alcohol with these.", /no alcohol/i],
    ["D: We'll excise the mole today. Stitches out in 12 days.", /stitches out in 12 days/i],
    ["D: I'll prescribe an inhaler. Next visit in two weeks.", /next visit in 2 weeks/i],
    ["D: It's bronchitis. Chest x-ray today to make sure there's no pneumonia.", /./, /RESULTS/],
    ["D: It's sinusitis. Saline rinses twice a day.", /saline rinses twice daily/i],
    ["D: You've got strep. You don't need an ultrasound.", /no need for ultrasound/i],
    ["D: We'll order an MRI. No heavy lifting until then.", /no heavy lifting until then/i],
    [
      "D: It's scabies. I'll prescribe permethrin. Everybody in the house needs to be treated at the same time.",
      /everybody in the house needs to be treated/i,
    ],
    [
      "D: I'll repeat the troponin. If that's negative too, you can go home.",
      /if the troponin is negative too[^.]*go home/i,
    ],
  ]);
});

describe("conditions", () => {
  expectNotes("govern all orders after them in the sentence", [
    [
      "D: It's gout. If it isn't better by Thursday, call me and we can do a steroid shot.",
      /if it is not better by Thursday, call the clinic and we can do a steroid shot/i,
    ],
    [
      "D: My plan: start losartan. If you get a rash, swelling or dizziness, stop it and call us.",
      /if the patient gets a rash, swelling or dizziness, [^.]*stop/i,
    ],
    [
      "D: My plan: start meloxicam. If it still locks I'd get an MRI and have you see orthopedics.",
      /if it still locks, we will obtain an MRI and refer the patient to orthopedics/i,
    ],
    [
      "D: We'll check the antibodies. If they come back positive, we'll get an ultrasound.",
      /if the results are positive, [^.]*ultrasound/i,
    ],
    [
      "D: I'll start trazodone. If you have thoughts of hurting yourself call 988 or come straight in.",
      /if[^.]*hurting themselves, call 988 or come straight in/i,
    ],
    [
      "D: I'll send you for an ultrasound. If it shows stones we'll talk to the surgeon and do a liver panel.",
      /if it shows stones, [^.]*surgeon/i,
    ],
    [
      "D: It's tonsillitis. If you can't swallow or can't breathe, go to the ER.",
      /if[^.]*cannot swallow[^.]*go to the ER/i,
    ],
    [
      "D: I'll give you amoxicillin. If he's not better in 48 hours, or gets a rash, bring him back.",
      /not better in 48 hours, or gets a rash, bring him back/i,
    ],
    [
      "D: It's sinusitis. If it goes past ten days, call and I'll send in Augmentin.",
      /if it goes past 10 days, call and I will send in Augmentin/i,
    ],
    [
      "D: Repeat the CBC in a month. If your hemoglobin drops under seven we'd transfuse.",
      /if the patient's hemoglobin drops under 7[^.]*transfuse/i,
    ],
  ]);
});

describe("changes of a dose", () => {
  expectNotes("name the drug that was said before", [
    ["D: You're on amlodipine 5, right? / P: Yes. / D: Let's go up to 10 milligrams.", /increase amlodipine to 10 mg/i],
    ["D: Are you still on the sertraline? / P: Yes, 50. / D: Let's bump it up to 100.", /increase sertraline to 100/i],
    [
      "P: I take gabapentin three times a day. / D: I'd like to go down to 100 milligrams at night.",
      /decrease gabapentin to 100 mg/i,
    ],
    ["P: I take 20 of omeprazole. / D: We'll double it to 40 milligrams.", /double omeprazole to 40 mg/i],
    ["P: I take lisinopril. / D: That may be the cough. Let's stop it.", /stop lisinopril/i],
    [
      "D: I'd start amitriptyline 10 milligrams at night. You can go up to 20 milligrams after two weeks.",
      /increase amitriptyline to 20 mg after 2 weeks/i,
    ],
    ["P: I take metformin. / D: We'll go up to a thousand milligrams twice a day.", /increase metformin to 1000 mg/i],
    ["P: I use the insulin glargine. / D: Let's raise it to 24 units.", /(?:increase|raise) insulin glargine to 24/i],
    ["P: I take furosemide. / D: I want to cut that down to 20 milligrams.", /decrease furosemide to 20 mg/i],
    ["P: I'm on warfarin. / D: Let's hold it for five days.", /hold warfarin for 5 days/i],
    [
      "P: I take losartan and amlodipine. / D: Let's go up to 10 milligrams.",
      /./,
      /increase (?:losartan|amlodipine) to 10/i,
    ],
  ]);
});

describe("a possibility", () => {
  expectNotes("is not a permission", [
    ["D: We will do a swab. You may have a bacterial infection.", /swab/i, /patient may have|patient can have/i],
    ["D: I'll order an MRI. You might need surgery.", /MRI/i, /patient may need/i],
    ["D: I'll start lisinopril. You could get a cough with it.", /lisinopril/i, /patient may get/i],
  ]);
  expectNotes("is named as the diagnosis", [
    ["D: It is sounding like a COPD exacerbation. We'll start prednisone.", /likely COPD exacerbation/i],
  ]);
});
