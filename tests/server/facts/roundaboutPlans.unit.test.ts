import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order in roundabout words", () => {
  expectNotes("is kept", [
    [
      "D: This could be mono. Since your symptoms resemble strep throat, will also do a throat swab.",
      /Since the patient's symptoms resemble strep throat, we will do a throat swab/,
    ],
    [
      "D: This looks like gout. Seeing that your kidneys are weak, we would also like to do a blood test.",
      /kidneys are weak, we will do a blood test/,
    ],
    ["D: This could be pleurisy. It will be important to get a CT scan just in case.", /We will obtain a CT scan\./],
    [
      "D: For your first problem of this kidney stone, I want to go ahead and recommend that you drink three liters of water a day.",
      /I advised the patient to drink 3 liters of water daily/,
      /obtain recommend/,
    ],
    [
      "D: This could be tendinitis. Things that you can do in the meantime would be to use a thumb splint and to limit your typing.",
      /use a thumb splint and limit their typing/,
    ],
    [
      "D: This looks like a frozen shoulder. Another thing that may be worth considering is physical therapy.",
      /Consider physical therapy/,
    ],
    [
      "D: This sounds like cellulitis. This will require antibiotics, and depending on the swelling, possibly an ultrasound.",
      /will need antibiotics,? and depending on the swelling, possibly an ultrasound/,
    ],
    [
      "D: This is bronchiolitis. Definitely let somebody know if her feeding is getting worse.",
      /report if her feeding is getting worse/,
    ],
    [
      "D: For the thyroid cancer, we are going to continue with your current dose of radiation at 50 gray.",
      /Continue with the patient's current dose of radiation at 50 gray/i,
    ],
  ]);
  expectNotes("keeps the condition before its consequence", [
    [
      "D: This could be pneumonia or flu. If it's pneumonia, it will be supportive treatment so we can give you oxygen.",
      /If it is pneumonia, we can give (?:the patient )?oxygen/,
    ],
  ]);
  expectNotes("is left out if its condition is cut off", [
    [
      "D: We will do a swab today. This is a virus. And if your symptoms, careful with the testing for strep.",
      /swab/,
      /If the patient's symptoms,/,
    ],
  ]);
});

describe("a diagnosis in roundabout words", () => {
  expectNotes("is kept", [
    [
      "D: It sounds like you have swelling of the legs, and based on your past history of heart failure I would say this sounds like a heart failure exacerbation.",
      /Likely heart failure exacerbation/,
    ],
    ["D: Given your history of asthma I would say that this is an asthma flare.", /PLAN\s+Asthma flare/],
    [
      "D: So it's it sounds like the most likely diagnosis now is something called shingles, which is basically a viral infection of a nerve.",
      /Likely shingles/i,
    ],
  ]);
  expectNotes("is not read from a question", [
    ["D: Based on your diary, would you say this is worse? / P: No. / D: This is a strain.", /strain/i, /worse/],
  ]);
});

describe("a diagnosis in roundabout words", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("heads the assessment", [
    [
      "P: My left shoulder hurts. / D: It certainly raises concern of having a rotator cuff tear. We will get an ultrasound.",
      /Possible rotator cuff tear/,
    ],
    [
      "P: My back hurts. / D: It sounds more like what's called mechanical back pain and due to the nature of your work.",
      /Likely mechanical back pain\b(?! and)/,
    ],
    [
      `${cough}So the first thing that we want to check to see or to rule out would be a strep throat.`,
      /Possible strep throat/,
    ],
    [
      `${cough}The one thing that we are concerned about with a long history of smoking is lung cancer. We will do a chest X-ray.`,
      /Possible lung cancer/,
    ],
    [`${cough}It could be that you have some sort of pneumonia.`, /Possible pneumonia/],
    [`${cough}It could as you mentioned be something like the common cold as well.`, /Possible common cold/],
    [
      `${cough}I will be doing a physical examination. However, since you're having some symptoms of what might be a pneumonia, it can be a bacterial infection, we will get a chest x-ray.`,
      /Possible pneumonia/,
    ],
    [`${cough}They seem kind of viral in nature with your dry cough and runny nose.`, /Likely viral infection/],
    [`${cough}I would say COVID or other viral illnesses.`, /Possible COVID/],
  ]);
});

describe("plans and allergies in roundabout words", () => {
  expectNotes("are written as plain ones", [
    [
      "D: It's croup. I don't think he needs steroids. Give fluids. / P: Okay.",
      /No need for steroids/,
      /think he needs/,
    ],
    ["D: It's a cold. I don't think you need antibiotics. / P: Okay.", /No need for antibiotics/, /order|start/i],
    [
      "D: For the blood pressure, keep the amlodipine but drop it to five. / P: Okay.",
      /decrease the amlodipine to 5/i,
      /keep the amlodipine/i,
    ],
    [
      "D: For the gout, keep him on the allopurinol but bump it up to 300. / P: Okay.",
      /increase the allopurinol to 300/i,
    ],
    ["D: Any drug allergies? / P: They told me no sulfa.", /Allergic to sulfa/, /No known/],
    ["D: Allergies? / P: Shellfish. My lips swell up. And they told me no sulfa.", /shellfish[^]*Allergic to sulfa/i],
    ["D: Are you allergic to anything? / P: The hospital said to avoid penicillin.", /Allergic to penicillin/],
    ["D: Any allergies? / P: They said no. Nothing.", /No known allergies/],
    ["D: Smoke? Cocaine? / P: Quit smoking in 2016. Never did coke.", /Former smoker; quit in 2016/, /Cocaine: Quit/],
    ["D: And lisinopril 40? / P: No, you cut that to 20 last time.", /Lisinopril 20/, /\bCut\./],
    ["D: What happened? / P: I cut my finger with a knife.", /cut/i],
    [
      "D: So you have neuropathy from the diabetes. I'm sending you to podiatry. Repeat kidney labs in four weeks. Flu shot today? / P: Nah, I'll pass on that one.",
      /kidney labs[^]*Declines the flu shot/i,
      /Declines (?:the )?(?:kidney|repeat)/i,
    ],
  ]);
});

describe("an order with “get”", () => {
  expectNotes("is written by what it means", [
    ["D: We need to get the diabetes better controlled.", /improve control of the diabetes/, /obtain/],
    ["D: Let's get your blood pressure under control.", /bring the patient's blood pressure under control/, /obtain/],
    ["D: I'd like to get the sodium up.", /bring the sodium up/, /obtain/],
    ["D: We should get the weight down a bit.", /bring the weight down/, /obtain/],
    ["D: We'll get you seen by the hand surgeon this week.", /refer the patient to a hand surgeon this week/],
    [
      "D: We'll get an echo and get you set up with the sleep clinic.",
      /refer the patient to sleep clinic/,
      /give set up/,
    ],
    ["D: Let's get those stitches out today.", /remove those stitches today/, /obtain/],
    ["D: It's the flu. Get your flu shot at the pharmacy.", /advised the patient to get their flu shot/, /obtain/],
    ["D: Let's get a chest x-ray.", /obtain a chest x-ray/],
  ]);
});

describe("advice with its purpose first", () => {
  const knee = "P: My knee hurts. / D: ";
  expectNotes("is advice", [
    [`${knee}To help prevent this I recommend weight loss.`, /I recommended weight loss to help prevent this/],
    [`${knee}You can prevent attacks by cutting down on red meat.`, /cutting down on red meat to help prevent attacks/],
    [
      `${knee}Important things for preventing this in the future are weight loss and less alcohol.`,
      /I recommended weight loss and less alcohol to help prevent this/,
    ],
    [`${knee}To help with the swelling I recommend that you ice it.`, /ice it to help with the swelling/],
  ]);
});

describe("a viral infection in other words", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("is a diagnosis", [
    [`${cough}Your symptoms seem viral.`, /Likely viral infection/],
    [`${cough}This looks kind of like viral in nature.`, /Likely viral infection/],
    [`${cough}Some of your symptoms also sound like other typical viral symptoms.`, /viral infection/],
    [`${cough}You could have one of the common strains that's going around.`, /Possible viral infection/],
  ]);
});

describe("advice in everyday words", () => {
  const cough = "P: I have a cough. / D: It could be another viral illness. ";
  expectNotes("is kept", [
    [
      `${cough}So just make sure you're staying hydrated, you're eating nutritious foods and getting good sleep.`,
      /stay hydrated, eat nutritious foods,? and get good sleep/,
    ],
    [`${cough}The best therapy for that is staying hydrated and resting.`, /staying hydrated and resting/],
    [`${cough}If you could isolate for 14 days, that would be great.`, /isolate for 14 days/],
    [`${cough}You will need to isolate even in your own home.`, /isolate even in their own home/],
    [`${cough}It will be important to self isolate for the next 14 days.`, /self isolate for the next 14 days/],
    [
      `${cough}We ask that you and everyone in your house self-isolates for a few days.`,
      /self-isolate with everyone in their house/,
    ],
  ]);
});

describe("isolation", () => {
  const coughs = "D: What brings you in? / P: I have a cough. / ";
  expectNotes("is advised", [
    [`${coughs}D: We will do a swab. It will be important to self isolate for 14 days.`, /self isolate for 14 days/],
    [`${coughs}D: We will do a swab. It would be important to stay home for 5 days.`, /stay home for 5 days/],
    [
      `${coughs}D: We will do a swab. I'd ask you to isolate until the results are in.`,
      /isolate until the results are back/,
    ],
    [
      `${coughs}D: If it does not heal, it will be important to check to see if it is infected.`,
      /./,
      /advised the patient to check/,
    ],
  ]);
});

describe("a referral without its verb", () => {
  expectNotes("is a referral", [
    [
      "D: I think it's time we got you in front of the orthopaedic team.",
      /refer the patient to (?:the )?orthopaedic team/,
    ],
    ["D: I think we should have a surgeon look at that.", /refer the patient to a surgeon/],
    ["D: I'd like to get you seen by a dermatologist.", /refer the patient to a dermatologist/],
    ["D: Let's have the podiatrist take a look at it.", /refer the patient to a podiatrist/],
  ]);

  expectNotes("is not one if nobody is named who treats", [
    ["D: Let's get you in front of the mirror so you can see it.", /^/, /refer/],
    ["D: We need to get you in to see me sooner.", /^/, /refer/],
  ]);
});

describe("a condition without a comma before what to do", () => {
  expectNotes("keeps both", [
    [
      "D: If it's not better in 48 hours or you get a fever come back.",
      /If it is not better in 48 hours or the patient gets a fever, return/,
    ],
    ["D: If the pain gets worse come see me.", /If the pain gets worse, return/],
    ["D: If you get a fever come back and see me.", /If the patient gets a fever, return\./],
    ["D: If you start to feel faint sit down and call us.", /starts to feel faint, sit down and call the clinic/],
    ["D: If the symptoms come back call us.", /If the symptoms come back, call the clinic/],
    ["D: If you stop the pill come back and see me in a month.", /If the patient stops the pill, return in a month/],
  ]);
});

describe("an everyday order", () => {
  expectNotes("is in the plan", [
    ["D: I'd like to see you every six months for a skin check.", /Return every 6 months for a skin check/],
    ["D: We'll see you every three months.", /Return every 3 months/],
    ["D: I'm restarting the brown inhaler, two puffs twice a day.", /restart the brown inhaler 2 puffs twice daily/],
    ["D: Get your potassium checked this week.", /get their potassium checked this week/],
    ["D: Have your blood pressure checked at the pharmacy.", /get their blood pressure checked at the pharmacy/],
  ]);

  expectNotes("is not made of a question or the past", [
    ["D: Did you get your potassium checked? / P: Yes, last week.", /^/, /I advised/],
    ["D: They were restarting your lisinopril in the hospital? / P: Yes.", /^/, /We will restart/],
  ]);
});
