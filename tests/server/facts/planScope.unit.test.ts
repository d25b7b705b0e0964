import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that is only perhaps given", () => {
  expectNotes("stays an option with its condition", [
    [
      "D: This is a chest infection. We will do a blood test and then maybe start clarithromycin, unless it turns out to be a virus.",
      /(?=[^]*We can start clarithromycin, unless it turns out to be a virus)[^]*We will do a blood test/,
      /We will start|\n.*: Start/,
    ],
    [
      "D: You have eczema. Perhaps start tacrolimus if the hydrocortisone does not work.",
      /We can start tacrolimus if the hydrocortisone does not work/,
    ],
    ["D: I think this is plantar fasciitis. I would be inclined to try a night splint.", /We can try a night splint/],
    [
      "D: It could be thyroid disease. We will check a TSH and possibly add levothyroxine.",
      /(?=[^]*We will check a TSH)[^]*We can add levothyroxine/,
    ],
    ["D: For your migraine, I would be tempted to start topiramate.", /We can start topiramate/],
    [
      "D: This is osteoarthritis. Get an x-ray, and then perhaps give you a steroid injection, unless it looks fine.",
      /We can give a steroid injection, unless it looks fine/,
    ],
    [
      "D: It seems you have a chest infection. We will send some sputum to work out what this is, and then maybe can give you some antibiotics or other medications, unless it's just a virus.",
      /We can give antibiotics or other medications, unless it is a virus/,
      /Start antibiotics/,
    ],
  ]);
  expectNotes("is written without words that break off after it", [
    [
      "D: This is gastritis. We will do a few blood tests and then maybe because of the pain.",
      /We will do a few blood tests\./,
    ],
    ["D: This is shingles. We can give you valaciclovir and then possibly.", /We can give valaciclovir\./, /possibly/],
    [
      "D: This is a sprain. Let us get an x-ray and then perhaps and then we will see.",
      /We will obtain an x-ray\./,
      /perhaps/,
    ],
    ["D: This is sciatica. We will start naproxen, only.", /We will start naproxen\./, /only/],
    [
      "D: This is a viral infection. We will do some investigations and then perhaps unless it is bacterial.",
      /We will do some investigations\./,
      /perhaps|unless/,
    ],
  ]);
});

describe("an option that the same sentence rules out", () => {
  expectNotes("is not in the plan", [
    [
      "D: This is psoriasis. We could use methotrexate, only you are trying for a baby, so that is out.",
      /Psoriasis/,
      /methotrexate/i,
    ],
    [
      "D: This is gout. I could give indomethacin, but your kidneys are poor so it is not an option.",
      /Gout/,
      /indomethacin/i,
    ],
    [
      "D: It is anxiety. We could use propranolol, although you have asthma so that is off the table.",
      /Anxiety/,
      /propranolol/i,
    ],
    [
      "D: This is a UTI. I could give you trimethoprim, but you are pregnant which means it is out.",
      /UTI/,
      /trimethoprim/i,
    ],
    [
      "D: This is sciatica. We might try ibuprofen, except you had an ulcer, so that would be out.",
      /Sciatica/,
      /ibuprofen/i,
    ],
  ]);
});

describe("safety advice", () => {
  expectNotes("keeps its signs and what they call for", [
    [
      "D: This is a head injury. Anything like vomiting or confusion, straight to A&E please.",
      /If there is anything like vomiting or confusion, go straight to A&E/,
    ],
    [
      "D: You have an abscess. Take flucloxacillin. Obviously if the redness spreads, come back tomorrow.",
      /If the redness spreads, return tomorrow/,
    ],
    [
      "D: This is an allergic reaction. Take loratadine. If your lips swell or you wheeze, that's 999.",
      /If the patient's lips swell or they wheeze, call 999|If the patient's lips swell .*call 999/,
    ],
    [
      "D: It is a kidney infection. Of course if you start shaking or vomiting, go to the emergency department.",
      /If the patient starts shaking or vomiting, go to the emergency department/,
    ],
    ["D: You have bronchiolitis. Do let us know if she stops feeding.", /Patient to report if she stops feeding/],
    [
      "D: This is asthma. Clearly if you need it more than every four hours then do ring us.",
      /If the patient needs it more than every 4 hours, call the clinic/,
    ],
    [
      "D: This is pneumonia. And obviously if it's getting worse rather than better after two days then do come back and see us.",
      /If it is getting worse rather than better after 2 days, return/,
    ],
  ]);
  expectNotes("to keep apart from others is written", [
    ["D: So for now we will get a swab, and you would need to isolate until we get the result back.", /isolate until/],
    [
      "D: This is scarlet fever. He mustn't go back to nursery until he has had a day of penicillin.",
      /not go back to nursery until/,
    ],
    [
      "D: This is norovirus. You mustn't go back to work until forty-eight hours after the last diarrhea.",
      /not go back to work until 48 hours/,
    ],
    [
      "D: It may be measles. We will put you in a side room by yourself until the result is back.",
      /We will put the patient in a side room by themselves until/,
    ],
    ["D: We will swab you for Covid. Until it's back, please quarantine at home.", /quarantine at home/],
  ]);
});

describe("an order after another diagnosis", () => {
  expectNotes("belongs to the problem that it was given for", [
    [
      "D: The rash looks like contact dermatitis; use hydrocortisone 1% twice a day. The headaches sound like migraine, so I'll start propranolol 40 twice a day.",
      /migraine\.\n(?:.*\n)*?.*start propranolol/i,
      /ermatitis\.\n.*propranolol/i,
    ],
    [
      "D: I think this is gout. For your cholesterol it's still up so let's increase the rosuvastatin to 20.",
      /Cholesterol\.\n.*rosuvastatin/,
    ],
    [
      "D: I think this is a rotator cuff strain. As for the diabetes, your sugar was 260 in the office so I'd like to get an A1c and go up on glargine to 24 units.",
      /(?=[^]*Diabetes\.\n[^]*obtain an A1c)[^]*Diabetes\.\n[^]*increase glargine to 24 units/,
    ],
    [
      "D: I believe this is eczema, use hydrocortisone. Regarding your asthma, you're wheezing so we'll add montelukast.",
      /Asthma\.\n.*montelukast/,
    ],
    [
      "D: I think it is a UTI so start nitrofurantoin. For your thyroid the TSH is high so I will raise the levothyroxine to 100 mcg.",
      /Thyroid\.\n[^]*increase levothyroxine to 100 mcg/,
    ],
    [
      "D: I think this is bronchitis, but given that you smoke and have COPD I want to get a chest x-ray.",
      /we will obtain a chest x-ray/,
      /Likely COPD/,
    ],
  ]);
});

describe("diseases that are treated differently", () => {
  expectNotes("are separate problems", [
    [
      "D: For your cardiomyopathy, we will repeat the echocardiogram. For your heart failure, increase furosemide to 40 mg.",
      /Cardiomyopathy\.\n[^]*Heart failure\.\n.*furosemide/,
    ],
    [
      "D: For the TIA we will start clopidogrel. For the stroke we will arrange rehab.",
      /TIA\.\n.*clopidogrel[^]*Stroke\.\n.*rehab/,
    ],
    [
      "D: For your atrial flutter I will refer you to cardiology. For your atrial fibrillation we will continue apixaban.",
      /Atrial flutter\.\n.*cardiology[^]*Atrial fibrillation\.\n.*apixaban/,
    ],
    [
      "D: For the diverticulosis we will increase fiber. For the diverticulitis we will start metronidazole.",
      /Diverticulosis\.\n.*fiber[^]*Diverticulitis\.\n.*metronidazole/,
    ],
    [
      "D: For your inguinal hernia I will refer you to surgery. For your hiatal hernia we will start omeprazole.",
      /Inguinal hernia\.\n.*surgery[^]*Hiatal hernia\.\n.*omeprazole/,
    ],
    [
      "D: For your aortic stenosis, get an echocardiogram. For your mitral regurgitation, refer to cardiology.",
      /Aortic stenosis\.\n.*echo[^]*Mitral regurgitation\.\n.*cardiology/,
    ],
    [
      "D: For your ringworm, use clotrimazole. For the thrush, take fluconazole.",
      /Ringworm\.\n.*clotrimazole[^]*Thrush\.\n.*fluconazole/,
    ],
  ]);
});

describe("a test that is taken back by name", () => {
  expectNotes("gives way to what is done instead", [
    [
      "D: We'll get an MRI of the neck. Actually, thinking about it, no MRI, an x-ray will do.",
      /We will do an x-ray/,
      /MRI/,
    ],
    [
      "D: I will order a stress test. Instead of the stress test, let's do a CT angiogram.",
      /CT angiogram/,
      /stress test/,
    ],
    [
      "D: Let's book a colonoscopy. A stool test first. You don't need the colonoscopy yet.",
      /stool test|Visit/i,
      /book a colonoscopy/,
    ],
    [
      "D: We will get a DEXA scan. On reflection we will check a vitamin D level instead of the DEXA scan.",
      /We will check a vitamin D level\./,
    ],
    [
      "D: I will refer you to physiotherapy. Cancel the physiotherapy, a brace is enough for now.",
      /brace/,
      /physiotherapy/,
    ],
    [
      "D: Let's do an MRI of the knee. / P: I'm claustrophobic. / D: Never mind the MRI then, an ultrasound will be fine.",
      /We will do an ultrasound/,
      /MRI/,
    ],
    ["D: We will get an echo and an ECG. You know what, leave the echo.", /We will obtain an ECG/, /\becho\b/],
  ]);
});

describe("what a patient says about drugs", () => {
  expectNotes("is not the patient's if the drugs are another person's", [
    ["P: My husband has gout. They started him on allopurinol.", /Husband: gout/, /Allopurinol\./],
    ["D: Are you taking anything? / P: No, but my wife is. They switched her to rivaroxaban.", /Visit/, /Rivaroxaban/],
    [
      "D: Do you take anything? / P: No. My husband does. They put him on ramipril and amlodipine.",
      /Visit/,
      /Ramipril|Amlodipine/,
    ],
    [
      "D: What medicines do you take? / P: My mother has that too, they put her on bisoprolol. I take losartan.",
      /Losartan\./,
      /Bisoprolol/i,
    ],
    ["P: My friend had the same cough, she was given azithromycin.", /Visit|Cough/, /azithromycin/i],
    [
      "P: My brother has diabetes, he takes glipizide and they put him on insulin.",
      /Brother: diabetes/,
      /Glipizide|Insulin/i,
    ],
  ]);
  expectNotes("says which prescribed ones are not taken", [
    ["P: I was prescribed citalopram, it's still sitting in the drawer.", /Citalopram: prescribed, not taking/],
    ["D: Any medicines? / P: Supposed to be on furosemide, but I gave up on it.", /Furosemide: prescribed, not taking/],
    ["D: What do you take? / P: I should be taking methotrexate. Haven't in weeks.", /Not taking methotrexate/],
    ["P: The nurse prescribed me simvastatin but I don't bother with it.", /Simvastatin: prescribed, not taking/],
    [
      "D: Are you on any medicines? / P: The doctor prescribed me gabapentin, it's still in the cupboard.",
      /Gabapentin: prescribed, not taking/,
    ],
  ]);
  expectNotes("names an allergy to one that was just ordered", [
    [
      "D: We'll use co-amoxiclav, and take ibuprofen for the pain. / P: I come out in a rash with one of those.",
      /allergy to co-amoxiclav or ibuprofen \(rash\); which one was not said/i,
      /use co-amoxiclav/,
    ],
    [
      "D: I will start cefalexin and codeine. / P: I got hives from one of those.",
      /allergy to cefalexin or codeine/i,
      /start cefalexin/,
    ],
    [
      "D: I'll prescribe sulfasalazine and naproxen. / P: I'm allergic to one of those.",
      /allergy to sulfasalazine or naproxen/i,
      /prescribe sulfasalazine/,
    ],
    [
      "D: Let us start doxycycline and diclofenac. / P: I swelled up from one of them.",
      /allergy to doxycycline or diclofenac/i,
      /start doxycycline/,
    ],
    [
      "D: We'll give you ciprofloxacin and tramadol. / P: I had an awful reaction to one of those.",
      /allergy to ciprofloxacin or tramadol/i,
      /give ciprofloxacin/,
    ],
  ]);
});

describe("a drug that is continued", () => {
  expectNotes("is continued", [
    ["D: For the epilepsy, do keep taking your lamotrigine.", /We will continue/, /do continue|keep taking/],
    ["D: For your reflux, I want you to keep using the pantoprazole.", /continue the pantoprazole/],
    ["D: For your blood pressure, keep taking perindopril.", /continue perindopril/i, /keep taking/],
    [
      "D: For the diabetes, keep on with your gliclazide 80 mg twice a day.",
      /continue gliclazide 80 mg twice daily|continue the patient's gliclazide/,
    ],
    ["D: For your asthma, carry on with the budesonide inhaler.", /continue the budesonide inhaler/],
  ]);
});
