import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the time at which results are due", () => {
  expectNotes("is written without addressing the patient", [
    [
      "D: We'll do a throat culture. You should hear back about your results in 2 to 3 days.",
      /results will be back in 2 to 3 days/i,
      /advised the patient to hear/i,
    ],
    ["D: I'll send off a urine culture, it usually takes 48 hours to come back.", /results will be back in 48 hours/i],
    ["D: We'll get a biopsy and you will get the results in about 5 days.", /results will be back in 5 days/i],
  ]);
  expectNotes("is not read from the course of a disease", [
    [
      "D: This is a cold sore. If it comes back in 3 weeks, call us.",
      /If it comes back in 3 weeks/i,
      /results will be back/i,
    ],
  ]);
});

describe("a condition about a result", () => {
  expectNotes("names the test", [
    [
      "D: We'll do a rapid flu test. If it comes back positive, we'll start Tamiflu.",
      /If the flu test is positive, we will start Tamiflu/i,
    ],
    [
      "D: I'll order a D-dimer. If that is positive, we'll get a CT scan.",
      /If the D-dimer is positive, we will obtain a CT scan/i,
    ],
    [
      "D: We'll check a CBC and a ferritin. If they come back abnormal, we'll refer you to hematology.",
      /If the (?:results|CBC) (?:are|is) abnormal, we will refer the patient to hematology/i,
    ],
  ]);
});

describe("a condition inside a sentence", () => {
  expectNotes("is written with the order that depends on it", [
    [
      "D: If the eardrum is only a little pink, or if there is fluid but no fever, and he seems fine otherwise, we'll see him again in 2 days.",
      /If the eardrum is only[^.]*fine otherwise, follow up in 2 days/i,
      /• Follow up: Follow up in 2 days/i,
    ],
    [
      "D: We can give him cefdinir, or if he has trouble with cephalosporins, we can give him azithromycin.",
      /If [^.]*cephalosporins, we can give azithromycin/i,
      /(?:^|\. )Azithromycin\.|(?:^|\. )Give azithromycin/im,
    ],
    [
      "D: Finish the course of therapy because if therapy does not work, we may consider surgery.",
      /If therapy does not work, consider surgery/i,
    ],
  ]);
});

describe("an order of the plan", () => {
  expectNotes("takes its certainty from its own verb", [
    [
      "D: I'm going to refer you to a hand therapist who may help with the stiffness.",
      /We will refer/i,
      /We can refer/i,
    ],
    ["D: We might add spironolactone.", /We can add spironolactone/i],
  ]);
  expectNotes("is kept with its first step", [
    [
      "D: I'm going to start you on Entresto 24/26 twice a day, but first you have to stop the enalapril, and wait 36 hours.",
      /start Entresto 24\/26 twice daily[^]*stop enalapril, and wait 36 hours/i,
    ],
  ]);
  expectNotes("keeps the drug that it swaps to", [
    [
      "D: Your asthma is not well controlled. We'll step you up from the Qvar to Advair 250/50, one puff twice a day. Stop the Qvar.",
      /Advair 250\/50[^]*Stop the Qvar/i,
    ],
    [
      "D: I'm going to switch you from lisinopril to losartan 50 mg daily. Stop lisinopril today.",
      /losartan 50 mg daily[^]*Stop lisinopril/i,
    ],
  ]);
  expectNotes("keeps a drug to avoid that is named beside one that is allowed", [
    [
      "D: This is a sprain. You can take acetaminophen for pain, and I don't want you to take naproxen because of your ulcer.",
      /acetaminophen for pain[^]*not take naproxen/i,
    ],
  ]);
  expectNotes("that was first suggested as an option is written once, as ordered", [
    [
      "D: We could try a pill called Farxiga. How about that? / P: Okay, yes. / D: Good, so Farxiga 10 mg every morning.",
      /Farxiga 10 mg every morning/i,
      /We can try/i,
    ],
  ]);
  expectNotes("that the clinician carries out is not written as advice to the patient", [
    [
      "D: We'll restart the valproate at 500 mg twice a day and check a level in one week.",
      /Check a level in 1 week|We will check a level in 1 week/i,
      /advised the patient to check a level/i,
    ],
  ]);
});

describe("safety instructions", () => {
  expectNotes("are kept", [
    [
      "P: My baby is 2 months old and has a fever. / D: Please take her to the emergency department now.",
      /Take the patient to the emergency department now/i,
    ],
    [
      "D: I'm worried about your safety. We'll restart lithium 300 mg twice a day. Your wife will lock up the guns. Someone should stay with you tonight.",
      /wife will lock up the guns[^]*Someone should stay with the patient tonight/i,
    ],
    ["D: He has dementia. We'll start donepezil 5 mg. He shouldn't be driving anymore.", /avoid driving/i],
    [
      "D: This is a wrist fracture. No lifting with that hand. Light duty, no use of the left arm for 4 weeks, I'll write you a note.",
      /No lifting with the hand[^]*no use of the left arm for 4 weeks|no use of the left arm for 4 weeks[^]*No lifting with the hand/i,
    ],
  ]);
});

describe("treatment that the patient refuses", () => {
  expectNotes("is written as declined", [
    [
      "D: I think it's a heart problem and I'd like to keep you overnight for another troponin. / P: Do I have to? / D: I recommend it. / P: No, I'm going home.",
      /staying overnight for another troponin was advised; the patient declines/i,
      /We will keep the patient overnight/i,
    ],
  ]);
});

describe("an order that is withdrawn after a reason against it", () => {
  expectNotes("is left out of the plan", [
    [
      "D: For the back pain let's do tizanidine 4 mg at night. Actually, no, you operate a crane, let's skip that. Continue naproxen 500 mg twice a day.",
      /naproxen/i,
      /tizanidine/i,
    ],
    [
      "D: I'll prescribe trimethoprim 200 mg. Hang on, you're on methotrexate, so we'd better not give that.",
      /./,
      /prescribe trimethoprim/i,
    ],
    [
      "D: We'll get you an MRI. Wait, you have a pacemaker, so let's not do that. We'll do a CT scan.",
      /CT scan/i,
      /obtain an? MRI/i,
    ],
  ]);
});

describe("what depends on something that is not known yet", () => {
  expectNotes("is not ordered", [
    [
      "D: You have a wrist fracture. I'll get a CT scan. How far it has moved will determine if we just straighten it here, and give you a plaster, and then you can go home.",
      /CT scan/i,
      /We will give a plaster|can go home/i,
    ],
    [
      "D: We'll get an MRI. For example if it's an infection that's causing this, you might need to be admitted and require antibiotics.",
      /MRI/i,
      /(?:^|[.:] )Antibiotics\./im,
    ],
    [
      "D: Sometimes the tear is large, and we would need to refer you to a surgeon.",
      /We can refer the patient/i,
      /We will refer/i,
    ],
  ]);
});

describe("the first step of a plan", () => {
  expectNotes("is an order", [
    [
      "D: The first thing we need to do is get an ultrasound of the gallbladder.",
      /We will obtain an ultrasound of the gallbladder/i,
    ],
  ]);
});

describe("an order at the end of a long sentence", () => {
  expectNotes("keeps the condition at the start of the sentence", [
    [
      "D: I think this is bronchiolitis. We will check the oxygen level. If the breathing gets worse or you hear that the wheezing is getting louder then certainly we'll need to add some oxygen.",
      /If the breathing gets worse[^.]*, we will[^.]*oxygen/i,
      /(?:^|: |\. )(?:We will |We can )?add some oxygen/im,
    ],
  ]);
});

describe("an order whose reason mentions other patients", () => {
  expectNotes("is not read as the introduction of this patient", [
    [
      "D: I think we should do a flu swab because we do that with anyone that comes in with a cough lately.",
      /do a flu swab/i,
    ],
  ]);
});

describe("the time at which a result will be back", () => {
  expectNotes("is not read as a return of the patient", [
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
