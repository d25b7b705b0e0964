import { expectNotes } from "./harness";

expectNotes("the end of a drug that another replaces is kept", [
  ["D: Please stop the naproxen. Use acetaminophen instead, five hundred milligrams.", /stop the naproxen/i],
  ["D: Please stop the glyburide. We'll use sitagliptin instead, 100 milligrams a day.", /stop the glyburide/i],
  ["D: You should stop the diphenhydramine. Take melatonin instead.", /stop the diphenhydramine/i],
]);

expectNotes("a mineral with how often it is taken is a medicine", [
  ["D: And the potassium? / P: Twenty, once a day.", /MEDICATIONS\s+Potassium 20 daily/, /RESULTS/],
  ["D: And the magnesium? / P: Four hundred milligrams at night.", /Magnesium 400/i, /RESULTS/],
  ["D: Are you still taking the calcium? / P: Two tablets, twice a day.", /Calcium/i, /RESULTS/],
  ["D: What about the iron? / P: One every other day.", /Iron .*every other day/i, /RESULTS/],
  ["D: And your zinc? / P: Fifty, every morning.", /Zinc 50/i, /RESULTS/],
  // counter-cases
  ["D: What was your potassium? / P: It was 5.2.", /Potassium: 5\.2/, /MEDICATIONS/],
  ["D: And the Eliquis? / P: Two point five, twice a day.", /Eliquis 2\.5 twice daily/],
]);

expectNotes("each allergen has its own reaction", [
  [
    "D: Any allergies? / P: Penicillin. My face swelled up. And I can't take Bactrim.",
    /penicillin \(face swelling\)[\s\S]*Bactrim\./,
    /Bactrim \(/,
  ],
  ["D: Any allergies? / P: Codeine. I threw up all night. And latex.", /codeine \(vomiting\)/, /latex \(/],
  ["D: Allergic to anything? / P: Amoxicillin. I got hives. Also aspirin.", /amoxicillin \(hives\)/, /aspirin \(/],
  [
    "D: Any drug allergies? / P: Sulfa. I broke out in a rash. And morphine.",
    /sulfa \((?:rash|hives)\)/i,
    /morphine \(/,
  ],
  // counter-case
  ["D: Any allergies? / P: Penicillin and latex. They give me hives.", /penicillin[\s\S]*latex/i],
]);

expectNotes("an order names the drug that its reason names", [
  [
    "D: Since Lexapro worked before, I'd like to start it again. Ten milligrams once a day.",
    /start Lexapro again 10 mg daily/,
  ],
  ["D: Because metformin helped you, I want to restart it at 500 milligrams a day.", /restart metformin/i],
  ["D: As the colchicine worked last time, let's use it again.", /use colchicine again/i],
  ["D: Seeing that the tamsulosin helped, I'll put you back on it today.", /tamsulosin/i],
  // counter-case: two drugs
  ["D: Since warfarin and aspirin are risky together, we'll stop it.", /^(?!.*start)/s],
]);

expectNotes("an order keeps its body parts", [
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

expectNotes("an order keeps the condition before it", [
  [
    "D: We'll repeat the dipstick in a fortnight, and if there's still blood in it I'll refer you to urology.",
    /if there is still blood in it, we will refer the patient to urology/i,
  ],
  [
    "D: We'll recheck the spot in a month, and if there's any change I'll refer you to dermatology.",
    /if there is any change, we will refer the patient to dermatology/i,
  ],
  ["D: We'll get an x-ray, and if there's a fracture I'll send you to orthopedics.", /if there is a fracture/i],
]);

expectNotes("an option can be withdrawn in the same sentence", [
  [
    "D: You have gout. We can try the diclofenac, no, wait, not with the Eliquis. Let's do the Tylenol.",
    /Tylenol/,
    /try the (?:Eliquis|diclofenac)/i,
  ],
  [
    "D: You have a UTI. We could use trimethoprim, hang on, not with the methotrexate. We'll give you cefalexin.",
    /cefalexin/i,
    /(?:use|try) (?:the )?methotrexate/i,
  ],
  [
    "D: You have migraine. I'll give you sumatriptan, actually, no, not on top of the venlafaxine. Let's start naproxen.",
    /naproxen/i,
    /(?:give|start) (?:the )?(?:venlafaxine|sumatriptan)/i,
  ],
]);

expectNotes("an informant's own drugs and sleep are not the patient's", [
  [
    "O: I'm her daughter. / D: And the sleeping pill? / O: She takes Ambien most nights. I take half of one myself, I can't sleep since Dad died.",
    /Ambien/,
    /half of one|difficulty sleeping|unable to sleep/i,
  ],
  [
    "O: I'm his wife. / D: How is he sleeping? / O: He sleeps well. I can't sleep with the worry.",
    /./,
    /unable to sleep|difficulty sleeping/i,
  ],
  [
    "O: I'm her son. / D: Any aspirin? / O: She takes one a day. I take it myself too.",
    /aspirin/i,
    /takes it (?:them|him)sel/i,
  ],
]);

expectNotes("drugs of earlier times are past drugs", [
  [
    "D: Ever been on medicine for this? / P: I was on paroxetine, back then. It made me really agitated.",
    /./,
    /MEDICATIONS\s+Paroxetine/i,
  ],
  [
    "D: Any treatment after the first baby? / P: I took Zoloft for about six months. I'm not on it now.",
    /Not taking Zoloft/,
    /MEDICATIONS\s+Zoloft for/,
  ],
  ["D: Are you on any medicines? / P: I was on the pill when I was 19. Now just ramipril.", /Ramipril/, /the pill/i],
  [
    "D: Have you tried anything? / P: My doctor wanted to give me isotretinoin but I didn't want it.",
    /./,
    /MEDICATIONS\s+Isotretinoin/i,
  ],
  [
    "D: What did they say? / P: They offered me adalimumab but I said no.",
    /the patient declined/,
    /MEDICATIONS\s+Adalimumab/i,
  ],
  [
    "D: Any methotrexate or phototherapy? / P: I had light therapy in 2018. That worked well. Never methotrexate.",
    /light therapy/,
    /methotrexate worked/i,
  ],
  [
    "D: Taking your prenatal vitamin? / P: Yes. And the iron. It makes me constipated.",
    /constipation|iron makes/i,
    /vitamin makes/i,
  ],
]);

expectNotes("the amount of a habit is taken from a later sentence", [
  [
    "D: How about alcohol? / P: I've been drinking more. Like, four or five beers a night.",
    /Alcohol: 4 or 5 beers a night/,
  ],
  ["D: Do you smoke? / P: I do. About a pack a day.", /a pack a day/],
  ["D: Do you drink? / P: Yes. A couple of glasses of wine a week.", /glasses of wine a week/],
  ["D: Do you vape? / P: I do. Maybe one pod a week.", /one pod a week|1 pod a week/],
  ["D: Do you smoke? / P: Yes. Half a pack per day.", /half a pack per day/i],
  ["D: Any alcohol? / P: Sure. Three beers every weekend.", /3 beers every weekend/],
  // counter-case
  ["D: Do you smoke? / P: No. My wife smokes a pack a day.", /Denies smoking/i, /Smoking: a pack/i],
]);

expectNotes("an order that the patient asks to postpone is postponed", [
  [
    "D: We'll give you the pneumonia vaccine today. / P: Can I do that next time? / D: Sure, we can do it next time.",
    /pneumonia vaccine deferred to the next visit/i,
    /give the pneumonia/i,
  ],
  [
    "D: I'd like to get an MRI of your knee. / P: Can we do that another time? / D: That's fine.",
    /deferred to another time/i,
    /obtain an MRI/i,
  ],
  [
    "D: We'll do the flu shot today. / P: Could I come back for it later? / D: Of course.",
    /flu shot deferred/i,
    /do the flu shot/i,
  ],
  [
    "D: Let's start the statin. / P: I'd rather start it next month. / D: Okay, next month.",
    /statin deferred/i,
    /start the statin/i,
  ],
  [
    "D: I'll order a colonoscopy. / P: Maybe next year, or next visit? / D: No problem.",
    /colonoscopy deferred/i,
    /order a colonoscopy/i,
  ],
  // counter-cases
  [
    "D: Let's start the statin today. / P: I'd rather start it next month. / D: I'd really rather you started now.",
    /start the statin/i,
    /deferred/,
  ],
  ["D: I'll order an x-ray. / P: Can I take the bus next week? / D: I don't think so.", /x-ray/i, /deferred/],
]);

expectNotes("things that the clinician hands over are written with subject and number", [
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
