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

describe("an order without a subject", () => {
  expectNotes("is kept", [
    [
      "P: My shoulder hurts. / D: They all suggest that there is a biceps, tendon tear, and so will want to get an ultrasound.",
      /Likely biceps tendon tear[^]*We will obtain an ultrasound/,
    ],
    ["D: This will get worse, and will get an infection.", /./, /We will obtain/],
  ]);
});

describe("an order after its reason without a comma", () => {
  expectNotes("is kept", [
    [
      "P: My back hurts. / D: Because of your ulcer I'd like you to stop the ibuprofen and use Tylenol, a thousand milligrams three times a day.",
      /stop the ibuprofen and use Tylenol 1000 mg 3 times daily/,
      /^Ulcer\.$/m,
    ],
  ]);
});

describe("an order for several body parts", () => {
  expectNotes("keeps them", [
    [
      "D: You have psoriasis. For the elbows, knees and back, stop the triamcinolone and use clobetasol ointment twice a day.",
      /For the elbows and knees and back, we will stop the triamcinolone[\s\S]*For the elbows and knees and back, I advised the patient to use clobetasol/,
    ],
    [
      "D: You have eczema. For the hands, feet and face, use hydrocortisone cream twice a day.",
      /for the hands and feet and face/i,
    ],
    [
      "D: You have acne. For the chest, back and shoulders, use benzoyl peroxide wash every day.",
      /chest and back and shoulders/i,
    ],
    ["D: You have eczema. For the groin, use tacrolimus ointment twice a day.", /for the groin/i],
  ]);
});

describe("what the clinician hands over", () => {
  expectNotes("is written as provided", [
    [
      "D: You have depression. I'd like to start sertraline. Here's the crisis line number, nine eight eight.",
      /Provide the crisis line number \(988\)/,
    ],
    [
      "D: You have asthma. I'd like to start Flovent. Here's a leaflet about inhalers.",
      /Provide a leaflet about inhalers/,
    ],
    [
      "D: You have gout. I'd like to start allopurinol. Here is some information on diet.",
      /Provide some information on diet/i,
    ],
    [
      "D: You have a sprain. We'll get an x-ray. Here are some exercises for your ankle.",
      /exercises for the patient's ankle/i,
    ],
  ]);
});

describe("advice", () => {
  expectNotes("is written with a fitting subject and verb form", [
    [
      "D: I would recommend calling your primary care doctor and discuss that with him. / P: Okay.",
      /recommended calling .* and discussing/,
    ],
    ["D: So for your cold, continue to take Tylenol and drink fluids. / P: Okay.", /./, /We will continue to take/],
  ]);
});

describe("orders without a verb of their own", () => {
  expectNotes("are tests", [
    [
      "D: And I want bloods today, full blood count and ferritin, and a stool test for Helicobacter.",
      /bloods today[\s\S]*stool test/,
    ],
    ["D: You'll need bloods in three months.", /bloods in 3 months/],
    ["D: You don't need bloods today.", /COMPLAINT/, /get bloods/],
  ]);

  expectNotes("can name a replacement of a drug", [
    [
      "D: Skip the Advil because of your Crohn's, take Tylenol instead, a thousand milligrams every eight hours.",
      /skip the Advil[\s\S]*Tylenol instead,? 1000 mg every 8 hours/,
    ],
    ["D: Don't take Advil, take Tylenol instead.", /take Tylenol instead[\s\S]*not take Advil/],
    ["D: Don't drink, take sedatives or drive.", /not drink, take sedatives or drive/],
  ]);
});

describe("an order after words about something else", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("is kept", [
    [`${cough}And right now, with the pandemic going on, we will also do Covid swab test for you.`, /COVID swab test/],
    [
      `${cough}But since you're having, uh you're symptomatic right now, we will get like a Covid swab test.`,
      /COVID swab/,
    ],
    [
      `${cough}But since you're also having sneezing, just just in case, we will just do a COVID swab test.`,
      /COVID swab/,
    ],
    [`${cough}But just in case, we would also like to do a COVID swab.`, /We will do a COVID swab/],
    [`${cough}OK, uhm so for him we'll do a Covid swab just to rule that out.`, /We will do a COVID swab/],
    [`${cough}Right, so first thing is, first we need to do a covid swab.`, /We will do a COVID swab/],
    [
      `${cough}Since you do have a cough, and right now that is a symptom of COVID, we definitely want to do a COVID swab test.`,
      /COVID swab test/,
    ],
  ]);
});

describe("orders in unusual word order", () => {
  expectNotes("are read", [
    ["D: Your sugar is high. It means we need to do the three-hour test.", /do the three-hour test/i],
    [
      "D: You have psoriasis. Before any biologic I want to check your liver tests and a QuantiFERON.",
      /check the patient's liver tests and a QuantiFERON before any biologic/,
    ],
    [
      "D: You have RA. Before the methotrexate, I'd like to check a chest x-ray.",
      /chest x-ray before the methotrexate/i,
    ],
    ["D: You have acne. Let's do another video visit in four weeks.", /Follow up in 4 weeks by video/],
    [
      "D: You have gout. I'll start allopurinol. We can schedule a phone call in two weeks.",
      /Follow up in 2 weeks by telephone/,
    ],
    ["D: What you're describing is vestibular neuritis. I'll start prednisone.", /Vestibular neuritis/i],
    [
      "D: You have migraine. I'll give you rizatriptan, ten milligrams. You can repeat it once after two hours.",
      /repeat rizatriptan once after 2 hours/i,
    ],
    ["D: You have anemia. I'll start iron. Your pressure is high, so today we'll give you losartan.", /losartan/],
  ]);
});

describe("advice without a comma or a verb of ordering", () => {
  expectNotes("is kept with its condition and adds no medicine", [
    ["D: It's a sprain. If it isn't better in two weeks come back.", /If it is not better in 2 weeks, return\./],
    ["D: I think it's SVT. Cut the caffeine to one a day.", /cut the caffeine to one daily/, /One A Day/],
  ]);
});
