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

describe("an order that names its problem", () => {
  const visit = "P: I have diabetes and heartburn.\nD: For your diabetes let's continue the metformin. ";
  expectNotes("belongs to it", [
    [
      `${visit}For your heartburn the omeprazole should be increased to 40 mg.`,
      /heartburn\.[^]*increase (?:the )?omeprazole to 40 mg/i,
    ],
    [`${visit}For your heartburn, the famotidine should be stopped.`, /heartburn\.[^]*stop (?:the )?famotidine/i],
    [
      `${visit}For your heartburn I will start pantoprazole 40 mg. Since you have diabetes I want an A1c.`,
      /diabetes\.[^]*A1c[^]*heartburn\.[^]*pantoprazole/i,
    ],
    [
      `${visit}For your gout I will start allopurinol 100 mg. Because of the diabetes you need an eye exam.`,
      /diabetes\.[^]*eye exam[^]*gout\./i,
    ],
    [
      `${visit}For your asthma I will start fluticasone. I'll refer you to the dietitian for your diabetes.`,
      /diabetes\.[^]*dietitian[^]*asthma\./i,
    ],
    [
      `${visit}For your psoriasis I will prescribe calcipotriol. I'll order a urine microalbumin because of your diabetes.`,
      /diabetes\.[^]*microalbumin[^]*psoriasis\./i,
    ],
    [
      "D: For your hypertension I will start losartan 50 mg. For your migraine I will prescribe sumatriptan. I'll order a home cuff for your blood pressure.",
      /hypertension\.[^]*cuff[^]*migraine\./i,
    ],
    [
      "D: For your heart failure I will start furosemide 20 mg. For your gout I will start colchicine. I'll order an echocardiogram for your heart failure.",
      /heart failure\.[^]*echocardiogram[^]*gout\./i,
    ],
    [
      "D: For your asthma I will start budesonide. For your eczema I will prescribe hydrocortisone cream. Because of your asthma I'm going to give you a spacer.",
      /asthma\.[^]*spacer[^]*eczema\./i,
    ],
    [
      "D: For your hypothyroidism I will continue levothyroxine. For your anemia I will start iron. I'd like to check a TSH for your hypothyroidism.",
      /hypothyroidism\.[^]*TSH[^]*anemia\./i,
    ],
  ]);
  expectNotes("does not list a disease that a relative has or the patient fears", [
    [
      "D: For your gout I will start colchicine. Because of the family history of diabetes I want an A1c.",
      /A1c/,
      /^Diabetes\.$/m,
    ],
    ["D: I think this is a cold. We'll do a swab for the flu.", /swab/i, /^Flu\.$/m],
  ]);
});
