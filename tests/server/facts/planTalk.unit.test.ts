import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("several orders in one turn", () => {
  expectNotes("are all kept", [
    [
      "D: This is pneumonia. I'm going to order a chest x-ray, a CBC and blood cultures, start you on azithromycin, and see you Friday.",
      /chest x-ray[^•]*CBC[^•]*blood cultures[\s\S]*azithromycin[\s\S]*Friday/i,
    ],
    [
      "D: For your anemia, I'll check what we call a ferritin, a B12 and a celiac panel.",
      /ferritin[^•]*B12[^•]*celiac panel/i,
    ],
    [
      "D: My plan is an MRI of the lumbar spine, a referral to neurosurgery, and gabapentin 300 milligrams at night.",
      /MRI[\s\S]*neurosurgery/i,
    ],
    [
      "D: My plan is an MRI of the lumbar spine, a referral to neurosurgery, and gabapentin 300 milligrams at night.",
      /gabapentin 300 mg/i,
    ],
    [
      "D: This is gout. Let's get you on colchicine, check a uric acid, and have you see rheumatology.",
      /colchicine[\s\S]*rheumatology|rheumatology[\s\S]*colchicine/i,
    ],
    ["D: This is gout. Let's get you on colchicine, check a uric acid, and have you see rheumatology.", /uric acid/i],
    [
      "D: For your COPD, I want a pulmonary function test, continue the tiotropium, and I'd like you to join pulmonary rehab.",
      /pulmonary function test[\s\S]*(?:tiotropium|rehab)/i,
    ],
    [
      "D: For your COPD, I want a pulmonary function test, continue the tiotropium, and I'd like you to join pulmonary rehab.",
      /continue [^.]*tiotropium/i,
    ],
    [
      "D: For your COPD, I want a pulmonary function test, continue the tiotropium, and I'd like you to join pulmonary rehab.",
      /pulmonary rehab/i,
    ],
    [
      "D: So this is plantar fasciitis. I'm also going to be ordering an x-ray of the heel.",
      /(?:We will|Order) (?:order )?an x-ray of the heel/i,
      /be ordering/i,
    ],
    [
      "D: My plan: we'll get a urine culture. I've ordered a renal ultrasound as well. And I've sent a prescription for nitrofurantoin to your pharmacy.",
      /urine culture[\s\S]*renal ultrasound[\s\S]*nitrofurantoin/i,
    ],
    [
      "D: My plan: we'll get a urine culture. I've put in a referral to urology.",
      /referral to urology|refer[^.]* to urology/i,
    ],
    [
      "D: It's iron deficiency. So iron tablets once a day, a stool test, and then a colonoscopy.",
      /iron tablets[\s\S]*stool test[\s\S]*colonoscopy|stool test[\s\S]*iron tablets[\s\S]*colonoscopy|stool test[\s\S]*colonoscopy[\s\S]*iron tablets|colonoscopy[\s\S]*iron tablets/i,
    ],
    [
      "D: For your hypothyroidism, let's continue you on the levothyroxine 88 micrograms and do you need a refill on that? / P: Yes.",
      /continue [^.]*levothyroxine 88 mcg/i,
    ],
    ["D: For the psoriasis, we'll stay with the betamethasone ointment, and how does that sound?", /betamethasone/i],
  ]);
});

describe("safety-netting and follow-up", () => {
  expectNotes("keep their conditions and intervals", [
    [
      "D: This is a viral stomach bug. Drink plenty. If he can't keep anything down, or he gets drowsy, bring him straight to the emergency room.",
      /if he cannot keep anything down, or (?:he )?gets drowsy, [^.]*emergency room/i,
    ],
    ["D: This is a wrist sprain. Why don't you come back in ten days?", /(?:return|come back|follow up) in 10 days/i],
    [
      "D: This is a wrist sprain. If it's still sore by then, why don't you give us a call?",
      /if it is still sore by then, [^.]*call/i,
    ],
    ["D: It's costochondritis. I'd like you back here in three weeks.", /back [^.]*in 3 weeks|in 3 weeks/i],
    ["D: I'll start ramipril. I'll see you again in a month with your blood pressure diary.", /in a month/i],
    ["D: We'll start ramipril. Let's meet again in six weeks.", /in 6 weeks/i],
    ["D: We'll start ramipril. Let's plan on a recheck in two months.", /recheck in 2 months/i],
    [
      "D: This is vertigo. Call 911 if you get a sudden severe headache, slurred speech or weakness on one side.",
      /call 911 if [^.]*sudden severe headache, slurred speech or weakness on one side/i,
    ],
    [
      "D: It's cellulitis. I'll prescribe cephalexin. Watch for redness spreading past the line, fever or chills, and come in right away if that happens.",
      /redness spreading past the line[^.]*fever or chills/i,
    ],
    [
      "D: It's cellulitis. I'll prescribe cephalexin. If there's more redness or streaking, that's when I'd want you to go to the ER.",
      /if there is more redness or streaking[^.]*ER/i,
    ],
    [
      "D: This is mild asthma. Any trouble speaking in full sentences, that's a 911 call.",
      /trouble speaking in full sentences[^.]*911/i,
    ],
    [
      "D: My plan: order a stress test. I'll call you with the results by Wednesday.",
      /call [^.]*with the results by Wednesday/i,
    ],
    [
      "D: For the eczema, use hydrocortisone. If that hasn't worked in two weeks then we'll refer you to dermatology.",
      /if that has not worked in 2 weeks,? [^.]*refer the patient to dermatology/i,
      /We will refer the patient to dermatology/,
    ],
  ]);
});

describe("advice", () => {
  expectNotes("is kept", [
    ["D: You had a seizure. I'll order an EEG. No driving until we've talked again.", /no driving until/i],
    ["D: You fainted. Don't drive until we talk.", /not drive until/i],
    [
      "D: This is a concussion. You shouldn't play rugby for at least three weeks.",
      /not play rugby for at least 3 weeks/i,
    ],
    ["D: I'll start metronidazole. You mustn't drink alcohol while you're on it.", /not drink alcohol/i],
    ["D: I'd start warfarin. Stay away from ibuprofen and aspirin.", /stay away from ibuprofen and aspirin/i],
    [
      "D: We'll start alendronate. Take it with a full glass of water and don't lie down for half an hour.",
      /not lie down for (?:half an hour|30 minutes)/i,
    ],
    ["D: This is reflux. Try not to eat within three hours of going to bed.", /not (?:to )?eat within 3 hours/i],
    ["D: This is a hernia. I don't want you lifting anything over 15 pounds.", /not lift|avoid lifting|no lifting/i],
    ["D: Your blood pressure is up, so I'll start amlodipine. I'd go easy on the salt.", /go easy on the salt/i],
    ["D: This is back strain. It's important to keep moving.", /keep moving/i],
    ["D: I'll start prednisone. Make sure you take it in the morning with food.", /in the morning with food/i],
    [
      "D: You have shingles. Keep away from pregnant women until the blisters crust over.",
      /keep away from pregnant women until/i,
    ],
  ]);
});

describe("what is only considered", () => {
  expectNotes("is not an order", [
    [
      "D: This is tennis elbow. We could do a steroid injection at some point.",
      /(?:could|can|consider|discussed|option)[^.]*steroid injection/i,
      /we will (?:do|give) a steroid injection/i,
    ],
    [
      "D: It's carpal tunnel. If the splint doesn't help, surgery would be something to think about.",
      /if the splint does not help,? surgery would be an option/i,
      /We will[^.]*surgery/i,
    ],
    [
      "D: This is knee arthritis. Continue acetaminophen. Now if that's not enough we can consider an injection for your knee.",
      /if that is not enough, consider an injection/i,
      /acetaminophen if that is not/i,
    ],
    [
      "D: For your depression, one option is bupropion, another would be to see a therapist.",
      /./,
      /We will (?:start|give) bupropion|Start bupropion/i,
    ],
    ["D: This is knee arthritis. Eventually you may need a knee replacement.", /./, /We will[^.]*replacement/i],
    [
      "D: It's probably a virus. I don't think we need antibiotics at this point.",
      /no (?:need for )?antibiotics|not[^.]*antibiotics/i,
      /We will[^.]*(?:start|give) antibiotics/i,
    ],
    [
      "D: It's a tension headache. I was thinking about a CT but I don't think it's necessary.",
      /./,
      /(?:order|obtain|get) a CT|Additional testing: CT/i,
    ],
    [
      "D: It's a mild sprain. We can always try a cortisone shot down the road.",
      /./,
      /We will try a cortisone|We will give a cortisone/i,
    ],
    ["D: This is a UTI. Some people do well with cranberry tablets.", /./, /We will[^.]*cranberry|Start cranberry/i],
    ["D: It's sciatica. In the worst case we'd have to operate.", /./, /We will (?:have to )?operate/i],
  ]);
});

describe("diagnoses", () => {
  expectNotes("keep their certainty and are the heading of the plan", [
    [
      "P: My wrist hurts. / D: So the diagnosis would be a scaphoid fracture, okay? We'll put you in a cast.",
      /Scaphoid fracture\.\n/i,
    ],
    [
      "P: My hip hurts. / D: What you've got is trochanteric bursitis. I'll give you naproxen.",
      /trochanteric bursitis\.\n/i,
    ],
    [
      "P: I'm tired. / D: Your blood test shows you have hypothyroidism. We'll start levothyroxine 50 micrograms.",
      /hypothyroidism\.\n/i,
    ],
    ["P: My toe hurts. / D: I'm pretty sure this is gout. Start colchicine.", /gout/i],
    [
      "P: I cough. / D: It might be early pneumonia, so let's get a chest film.",
      /possible (?:early )?pneumonia/i,
      /^pneumonia\./im,
    ],
    [
      "P: My calf is sore. / D: We need to make sure there's no clot, so I'm ordering an ultrasound today.",
      /ultrasound/i,
      /^(?:Likely )?(?:blood )?clot\.|Deep vein thrombosis\./im,
    ],
    [
      "P: My heart races. / D: My concern is that this is atrial fibrillation. I'll order a Holter monitor.",
      /possible atrial fibrillation/i,
    ],
    [
      "P: I have chest pain. / D: It doesn't sound like your heart, it's more likely reflux. Try omeprazole.",
      /likely reflux/i,
    ],
    [
      "P: I have a rash. / D: I'm not sure yet whether this is psoriasis or a fungal infection. We'll take a scraping.",
      /possible[^.]*psoriasis|considered[^.]*psoriasis/i,
      /^Psoriasis\./im,
    ],
    [
      "P: I have a cough. / D: For your second problem of your high cholesterol, let's start rosuvastatin 10 milligrams.",
      /High cholesterol\.\n[^\n]*[\s\S]*rosuvastatin/i,
    ],
    [
      "D: For your first problem, your migraines, start topiramate. And for your third problem of your obesity, I'd like you to see a dietitian.",
      /Obesity\.\n[\s\S]*dietitian/i,
    ],
    [
      "D: For the asthma, continue montelukast. And lastly for the trouble swallowing that you're having, I'll order a barium swallow.",
      /swallowing\.\n[\s\S]*barium swallow/i,
    ],
  ]);
});

describe("a condition in speech without punctuation", () => {
  expectNotes("belongs to the order after it", [
    [
      "D: this is a rotator cuff strain and you may also continue to take tylenol now if your symptoms do not improve we can consider a steroid injection for your shoulder",
      /if the patient's symptoms do not improve, [^.]*injection/i,
      /tylenol if/i,
    ],
    [
      "D: so this is bronchitis i am going to give you an albuterol inhaler but if you are not better by monday i want you to get a chest x-ray",
      /if the patient is not better by monday, [^.]*chest x-ray/i,
      /inhaler[^.]*if the patient/i,
    ],
    [
      "D: for your diabetes we will keep the metformin the same now once the a1c comes back we will decide about insulin and i want you to check your feet every day",
      /metformin/i,
      /metformin[^.]*once the a1c/i,
    ],
  ]);
});

describe("the plan", () => {
  expectNotes("keeps how long and how often advice is followed", [
    [
      "D: It's a sprain. I want you to ice the ankle. You can do that for 20 minutes, three times a day.",
      /ice the ankle for 20 minutes,? 3 times daily/i,
    ],
    [
      "D: You have a stye. I want you to put a warm compress on it. Do that for ten minutes four times a day.",
      /compress on it for 10 minutes 4 times daily/i,
    ],
  ]);
  expectNotes("orders no drug that is only named", [
    [
      "D: For your diabetes, I'll order an A1c to see if we need to change your metformin.",
      /A1c/i,
      /treatment: Metformin|\. Metformin\./,
    ],
    [
      "D: for the diabetes i want to order a hemoglobin a1c to see if we need to make any adjustments to your metformin and i am also going to order a lipid panel",
      /hemoglobin a1c[\s\S]*lipid panel/i,
      /Metformin\./,
    ],
  ]);
  expectNotes("omits words that refer to the moment of speaking", [
    ["D: We'll order an MRI. Come this way please.", /MRI/, /this way/],
    ["D: We'll order an MRI. I'll have my nurse come in and get that set up.", /MRI/, /nurse come in/],
  ]);
});
