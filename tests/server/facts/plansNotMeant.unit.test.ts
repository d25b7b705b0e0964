import { describe, expect, test } from "vitest";
import { makeFact } from "../../../src/server/facts/frames/makeFact";
import type { Sentence } from "../../../src/server/facts/segment/Sentence";
import { explanationSentence } from "../../../src/server/notes/writing/sentences/planSentence";
import { expectNotes } from "./harness";

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

describe("a treatment that is wanted but not possible", () => {
  expectNotes("is not read as an order", [
    [
      "D: Your heart failure is better. I'd like to add sacubitril, but your pressure's too low for now.",
      /Sacubitril not started given pressure too low for now/,
      /We will add/,
    ],
    [
      "D: It's diabetes. I was hoping to start metformin, but your kidney function is not good enough.",
      /Metformin not started/,
      /We will start/,
    ],
    [
      "D: It's gout. I wanted to give you colchicine, but your platelets are too low.",
      /Colchicine not started given platelets too low/,
      /We will give/,
    ],
    ["D: It's gout. I'd like to start colchicine, but not before Monday.", /colchicine/i, /not started/],
  ]);
});

describe("what the clinician does not want", () => {
  expectNotes("is not advised against", [
    [
      "D: Hi. / P: My fingers are numb. / D: Let's stop the oxaliplatin, I don't want the nerves to get worse.",
      /oxaliplatin/i,
      /to not the/,
    ],
    ["D: Hi. / P: A cut. / D: Let's start cephalexin, we don't want this to spread.", /cephalexin/i, /to not this/],
  ]);
});

describe("what the clinician will not do", () => {
  expectNotes("is said", [
    ["D: I don't want to increase the opioid. / P: Okay.", /we will not increase the opioid/i, /advised/i],
  ]);
});

describe("what is named beside a decision", () => {
  const plan = "P: I have a cough. / D: Let me listen. There are crackles at the right base. It is bronchitis. ";
  expectNotes("is neither an order nor a refusal", [
    [`${plan}I'm giving you doxycycline because of your penicillin allergy.`, /doxycycline/, /Penicillin\./],
    [`${plan}I'll give you clarithromycin, due to the penicillin allergy.`, /clarithromycin/, /Penicillin\./],
    [`${plan}I'll start codeine, given your naproxen ulcer.`, /codeine/, /Naproxen\./],
    [`${plan}I don't think you need the hospital today. / P: Good. I don't want to go in.`, /hospital/, /declines/],
    [`${plan}I'd like to start you on a statin. / P: I don't want to take that.`, /declines/],
  ]);
});

describe("a treatment that the clinician would otherwise give", () => {
  expectNotes("is not an order", [
    [
      "D: Your blood pressure is fine. I'd normally give you a course of erythromycin, but I'll hold off until the swab is back.",
      /^/,
      /give[^.]*erythromycin/i,
    ],
    [
      "D: You have an abscess. I'd prescribe metronidazole but you drink, so amoxicillin 500 three times a day.",
      /amoxicillin 500/i,
      /prescribe metronidazole/i,
    ],
    ["D: You have a cold. I would usually suggest ibuprofen in this case.", /^/, /ibuprofen/i],
    [
      "D: I'll double your bisoprolol to 10 mg. / P: My pulse was 48 this morning. / D: Oh. Then we'll leave it at 5.",
      /^/,
      /double/,
    ],
    ["D: Let's increase the ramipril to 10 mg. / P: I get dizzy. / D: Okay, we'll keep it as it is.", /^/, /increase/],
  ]);
});

describe("what others are to decide or do", () => {
  expectNotes("a drug that others may give is not ordered", [
    [
      "D: What brings you in? / P: I have asthma and a cough. / D: I will let the emergency department know that you are on your way. They will do a chest x-ray and then they will decide whether or not you need to be admitted or you can just go home on antibiotics.",
      /refer the patient to (?:the )?emergency department/i,
      /medical treatment: antibiotics/i,
    ],
  ]);
  test("a condition whose consequence was cut off is not written as an explanation", () => {
    const sentence: Sentence = {
      turn: "1",
      at: 1,
      by: "clinician",
      text: "if that splint does not work",
      start: 0,
      end: 28,
    };
    const explained = (detail: string): string | null =>
      explanationSentence(makeFact({ kind: "statement", from: [sentence], slots: { detail } }), {
        noun: "the patient",
        sex: null,
      });
    expect(explained("if that splint on your thumb does not work")).toBeNull();
    expect(explained("if that splint does not work, the thumb can need surgery")).toMatch(/I explained that if/);
  });
});

describe("what a drug does", () => {
  expectNotes("is not an order of it", [
    [
      "D: So this is migraine with aura. / P: Right. / D: With aura, the combined pill puts up the risk of a stroke, so it's not safe for you to carry on with it. / P: Oh.",
      /migraine with aura/i,
      /increase|continue combined/i,
    ],
    [
      "D: I think this is migraine. Prednisolone puts up your blood sugar, so watch out for that.",
      /migraine/i,
      /increase prednisolone/i,
    ],
    [
      "D: I think this is migraine. Propranolol's the usual one, but with the asthma I'd be a bit careful.",
      /migraine/i,
      /Propranolol\.|\nAsthma\./,
    ],
  ]);
  expectNotes("is an order if it is changed", [
    ["D: This is hypertension. Let's put up the amlodipine to ten.", /increase the amlodipine to 10/i],
  ]);
});
