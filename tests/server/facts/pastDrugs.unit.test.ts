import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on drugs that are no longer taken", () => {
  expectNotes("lists them as stopped or not at all", [
    [
      "D: You went home on prednisone 40. Are you still on it? / P: Finished it last Friday.",
      /Prednisone: stopped/,
      /Prednisone 40/,
    ],
    ["D: Are you still taking the naproxen? / P: I stopped last week.", /Naproxen: stopped/],
    ["D: Still on the citalopram? / P: No, I came off that last year.", /Citalopram: stopped/],
    ["D: You're on tramadol? / P: I weaned myself off it in March.", /Tramadol: stopped/],
    [
      "D: Do you take anything for that? / P: I was on valproate for two years.",
      /on valproate for 2 years/,
      /MEDICATIONS/,
    ],
    ["D: Any depression? / P: Years ago. / D: Were you on anything? / P: Fluoxetine for a year.", /^/, /Fluoxetine\./],
    [
      "D: You're on amlodipine five? / P: Yes, but my ankles swell. / D: We'll come off that and try indapamide 2.5 instead.",
      /stop amlodipine/,
      /continue/i,
    ],
  ]);
  expectNotes("lists those that are taken", [
    ["D: Are you still taking the naproxen? / P: Yes.", /Naproxen/, /stopped/],
    ["D: Still on the citalopram? / P: Yes, I stopped smoking too.", /Citalopram/, /Citalopram: stopped/],
    ["D: Any medicines? / P: I've been on lisinopril for two years.", /Lisinopril/, /stopped/],
  ]);
});

describe("the drug for an illness that is over", () => {
  expectNotes("is not listed", [
    [
      "D: Any infections? / P: I had one bladder infection in June. They gave me Macrobid. / D: Do you take anything now? / P: Metformin.",
      /MEDICATIONS[^]*Metformin/,
      /MEDICATIONS[^]*Macrobid/,
    ],
    [
      "D: Any infections? / P: I had a sinus infection last month. They gave me Augmentin. / D: Do you take anything now? / P: Zyrtec.",
      /Zyrtec/,
      /MEDICATIONS[^]*Augmentin/,
    ],
    [
      "D: What is it? / P: I hurt my back on Monday. They gave me naproxen and I still take it.",
      /MEDICATIONS[^]*Naproxen/,
    ],
  ]);
});

describe("a drug whose course is over", () => {
  expectNotes("is not taken", [
    ["D: Is he on blood thinners? / O: He was on warfarin until May.", /warfarin: stopped/i],
    [
      "D: Any pressure pills? / P: I was on lisinopril, they switched me to losartan.",
      /lisinopril: stopped[^]*losartan\./i,
    ],
    ["D: Do you take ibuprofen? / P: I did, but I stopped because of my stomach.", /ibuprofen: stopped/i],
    ["D: Did duloxetine help? / P: A little, but I couldn't afford it.", /^/, /MEDICATIONS\s+Duloxetine\./i],
    ["D: Any meds? / P: I take Eliquis until June.", /Eliquis\./i, /stopped/i],
  ]);
});

describe("a drug given once by emergency staff", () => {
  expectNotes("is not a regular one", [
    ["D: Did you take anything for pain? / P: EMS gave me fentanyl.", /EMS gave/i, /MEDICATIONS/],
  ]);
});

describe("a drug given for an earlier illness", () => {
  expectNotes("is not taken now", [
    [
      "P: It burns when I pee. / D: Have you had this before? / P: Yeah, last year. They gave me Macrobid and it went away.",
      /./,
      /MEDICATIONS\n\nMacrobid/,
    ],
  ]);
});

describe("a drug of an earlier period of life", () => {
  expectNotes("is not taken now", [
    [
      "D: Any history of depression? / P: In college I took Zoloft for about a year. It worked.",
      /Zoloft/,
      /MEDICATIONS\n\nZoloft/,
    ],
  ]);
});

describe("a short course of an earlier month", () => {
  expectNotes("is not taken now", [
    [
      "D: Have you been to the emergency room? / P: Once in September, they gave me steroids for five days.",
      /./,
      /MEDICATIONS/,
    ],
    [
      "P: My toe hurts. The last time was maybe March, my doctor gave me colchicine and it was gone in a couple of days.",
      /./,
      /MEDICATIONS/,
    ],
  ]);
});

describe("drugs of earlier times", () => {
  expectNotes("are not listed as taken", [
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
    [
      "D: Are you on any medicines? / P: I was on the pill when I was 19. Now just ramipril.",
      /Ramipril/,
      /MEDICATIONS[^]*pill/i,
    ],
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
});

describe("drugs given on a date in the past", () => {
  expectNotes("are not taken now", [
    [
      "D: Has the phlegm changed color? / P: It went green in August and they gave me prednisone and a Z-pack.",
      /prednisone and a Z-pack/,
      /^MEDICATIONS/m,
    ],
  ]);
});

describe("a device that was given up", () => {
  expectNotes("does not stop its drug", [
    ["D: Any medical history? / P: Diabetes. I used to be on an insulin pump.", /[Dd]iabetes/, /Insulin: stopped/],
    ["D: Which medicines? / P: I stopped insulin last year.", /Insulin: stopped/],
  ]);
});

describe("a drug of the last episode", () => {
  expectNotes("is not taken now", [
    [
      "D: What did he get last time? / O: Amoxicillin, in March, and it took care of it.",
      /amoxicillin/i,
      /MEDICATIONS/,
    ],
    ["D: Are you on a blood thinner? / P: Warfarin, my INR was 2.4 last week.", /MEDICATIONS\s+Warfarin/],
  ]);
});

describe("a drug in a list of treatments that are over", () => {
  expectNotes("is not taken now", [
    [
      "D: What major illnesses have you had? / P: Breast cancer in 2014. Lumpectomy, radiation, five years of tamoxifen, and they signed me off.",
      /History of breast cancer \(2014\)/i,
      /^Tamoxifen\.$/m,
    ],
    ["D: Any treatment for it? / P: Six cycles of cisplatin, then I was done.", /./, /^Cisplatin\.$/m],
    ["D: What do you take? / P: Five years of tamoxifen so far, and two more to go.", /Tamoxifen/, /stopped/],
  ]);
});
