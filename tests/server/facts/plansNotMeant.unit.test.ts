import { expect, test } from "vitest";
import { expectNotes, factsOf, noteOf } from "./harness";

expectNotes("a drug that is only the reason for another is not ordered", [
  [
    "D: I'll start you on cetirizine. And let's add ipratropium spray twice a day, since the Nasonex gave you nosebleeds.",
    /ipratropium/i,
    /nasonex/i,
  ],
  [
    "D: Because the enalapril gave you a cough, we'll switch to candesartan 8 milligrams a day.",
    /switch to candesartan 8 mg/i,
    /(?:start|continue|give) enalapril/i,
  ],
  [
    "D: I'd usually give tramadol, but since morphine makes you sick, let's do paracetamol, one gram in the drip.",
    /do paracetamol/i,
    /intolerance to (?:tramadol|paracetamol)|(?:give|start) (?:tramadol|morphine)/i,
  ],
  [
    "D: As the metronidazole made you vomit, we'll use vancomycin 125 milligrams four times a day.",
    /use vancomycin 125 mg/i,
    /intolerance to vancomycin|use metronidazole/i,
  ],
  [
    "D: We'll use duloxetine 30 milligrams once a day, because gabapentin makes you drowsy.",
    /duloxetine 30 mg/i,
    /intolerance to duloxetine|(?:start|continue|use) gabapentin/i,
  ],
  [
    "D: Given that the sertraline gave you headaches, I'll start you on mirtazapine 15 milligrams at night.",
    /start mirtazapine 15 mg/i,
    /start sertraline/i,
  ],
  // counter-cases
  ["D: Since your pressure is high, we'll start losartan 50 milligrams a day.", /losartan 50 mg/i],
  ["D: Because you have a cough, we'll give you codeine 15 milligrams at night.", /codeine 15 mg/i],
]);

expectNotes("a treatment for other cases is not ordered", [
  [
    "D: I'd normally give you propranolol, but with asthma I won't. We'll start candesartan.",
    /candesartan/,
    /propranolol/i,
  ],
  ["D: Usually we'd use doxycycline. You're pregnant, so let's start amoxicillin.", /amoxicillin/, /doxycycline/i],
  [
    "D: Ordinarily I would prescribe naproxen. Let's start paracetamol instead.",
    /paracetamol/,
    /(?:start|prescribe) naproxen/i,
  ],
  // counter-case
  ["D: I would like to start naproxen 500 milligrams twice a day.", /naproxen 500 mg twice daily/],
]);

expectNotes("stopping a drug is withdrawn if it is continued after all", [
  [
    "D: I'll start you on empagliflozin. You don't need the gliclazide anymore. Actually, keep the gliclazide for now.",
    /keep the gliclazide|continue the gliclazide/i,
    /no need for the gliclazide/i,
  ],
  [
    "D: I'm starting you on losartan. You won't need the amlodipine anymore. No, wait, stay on the amlodipine for now.",
    /continue the amlodipine/i,
    /no need for/i,
  ],
  [
    "D: We'll start apixaban. So stop the aspirin. Hmm, actually, let's continue the aspirin because of the stent.",
    /continue the aspirin/i,
    /stop the aspirin/i,
  ],
  [
    "D: I'll add tiotropium. Stop the salmeterol. On second thought, keep the salmeterol.",
    /keep the salmeterol|continue the salmeterol/i,
    /stop the salmeterol/i,
  ],
  [
    "D: I'll start you on sertraline. You don't need the trazodone now. Hang on, keep taking the trazodone for two weeks.",
    /trazodone/i,
    /no need for the trazodone/i,
  ],
  // counter-cases: the drug ends, or only pauses
  ["D: I'll start you on losartan. Stop the amlodipine. Actually, stop the atenolol too.", /stop the amlodipine/i],
  [
    "D: Stop the warfarin three days before. Then continue the warfarin after the surgery.",
    /stop the warfarin 3 days before/i,
  ],
]);

expectNotes("a promise to obey a prohibition is not a refusal", [
  [
    "D: Please don't stop the steroid on your own. I'll call Dr. Hill. / P: I won't, it helps a lot.",
    /call Dr\. Hill/,
    /declin/i,
  ],
  ["D: Take cefalexin three times a day, and don't drive tonight. / P: No, I won't drive.", /cefalexin/, /declin/i],
  ["D: I'll book the scan. Never take ibuprofen with that. / P: I would never do that.", /scan/, /declin/i],
  ["D: I'll refer you to the clinic, and you must not lift anything. / P: Oh, I'm not going to.", /refer/, /declin/i],
  // counter-cases
  [
    "D: I'd like to start you on simvastatin. / P: I won't take that.",
    /simvastatin was advised; the patient declines/i,
  ],
  [
    "D: I'd like to start warfarin. Don't take aspirin with it. / P: I won't take warfarin.",
    /warfarin was advised; the patient declines/i,
  ],
]);

expectNotes("declined help is a refusal", [
  [
    "D: Would you want to talk with our counselor about the alcohol? / P: Not right now.",
    /declines talking with the counselor/i,
    /denies alcohol/i,
  ],
  ["D: Do you want help to quit smoking? / P: Not yet.", /declines help to quit smoking/i, /denies smoking/i],
  ["D: Are you interested in a referral for the vaping? / P: No thanks.", /declines a referral/i, /denies vaping/i],
  ["D: Would you like to see the dietitian? / P: No, not today.", /declines seeing the dietitian/i],
  [
    "D: Would you be open to seeing someone about the drinking? / P: No.",
    /declines seeing someone/i,
    /denies alcohol/i,
  ],
  [
    "D: Would you care to join the group for the marijuana? / P: Nope.",
    /declines joining the group/i,
    /denies (?:recreational|marijuana)/i,
  ],
  // counter-cases
  ["D: Do you drink any alcohol? / P: Not right now.", /denies alcohol use/i, /declines/i],
  ["D: Do you smoke? / P: No.", /denies smoking/i, /declines/i],
]);

test.each([
  "D: Have you been exposed to measles? / P: I have no idea.",
  "D: Is your tetanus shot up to date? / P: I have no idea.",
  "D: Have you had the shingles vaccine? / P: No clue, sorry.",
  "D: Do you snore? / P: Absolutely no idea.",
])("“no idea” is neither yes nor no: %s", (dialogue) => {
  expect(factsOf(dialogue).filter(({ kind }) => kind !== "statement")).toEqual([]);
  expect(noteOf(dialogue)).toMatch(/the answer was/);
});

expectNotes("a symptom that is gone is past", [
  ["D: And the vomiting is gone? / P: Yeah, that's gone.", /previous vomiting/, /reports vomiting/],
  ["D: So the cough is gone? / P: Yep, all gone.", /previous cough/, /reports cough/],
  ["D: And the diarrhea's stopped? / P: Yes.", /previous diarrhea/, /reports diarrhea/],
  ["D: Now the itching has settled? / P: Yes, it has.", /previous itching/, /reports itching/],
  [
    "D: Any dizziness or fainting? / P: No fainting. I had some dizziness in March but nothing since.",
    /previous dizziness/,
    /reports dizziness/,
  ],
  [
    "D: Any bleeding or spotting? / P: No bleeding. I had a little spotting early on but none since.",
    /previous vaginal bleeding/,
    /reports vaginal/,
  ],
  // counter-cases
  ["D: Any dizziness or fainting? / P: No fainting. I've had dizziness since March.", /reports dizziness/, /previous/],
  ["D: And the vomiting? / P: Yes, every day.", /reports vomiting/],
]);

expectNotes("a symptom is denied if its function is called normal", [
  ["D: Are you safe at home? Any low mood? / P: Yes, safe. And mood's okay.", /denies low mood/i, /reports low mood/i],
  ["D: Any trouble sleeping? / P: Sleep's good.", /denies difficulty sleeping/i],
  ["D: Any constipation? / P: My bowels are fine, thanks.", /denies constipation/i],
  ["D: Any blurred vision? / P: My eyesight is fine.", /denies .*vision/i],
  ["D: Any loss of appetite? / P: Oh, my appetite is great.", /denies loss of appetite/i],
  ["D: Any shortness of breath? / P: My breathing has been pretty good.", /denies shortness of breath/i],
  // counter-cases
  ["D: Any low mood? / P: Yes, my mood is bad.", /reports low mood/i],
  ["D: Any trouble sleeping? / P: Yes, my sleep is terrible.", /reports difficulty sleeping/i],
]);

expectNotes("two ratings in two sentences are kept apart", [
  ["D: How bad is the pain, zero to ten? / P: Like a seven. Eight if I move it.", /7 on a scale of 10/, /7\.8/],
  ["D: How bad is the headache out of ten? / P: A six. Nine at night.", /6 on a scale of 10/, /6\.9/],
  ["D: How severe is the pain? / P: About five. Six on a bad day.", /5 on a scale of 10/, /5\.6/],
  ["D: Rate the pain for me. / P: It's a four. Nine on the stairs.", /4/, /4\.9/],
  // counter-cases: decimals in which a recognizer wrote a space
  ["D: Your temperature was ninety eight. six.", /98\.6/],
  ["D: The creatinine is 1. 4 today.", /1\.4/],
]);
