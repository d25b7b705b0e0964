import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an allergy question with examples", () => {
  expectNotes("is answered by another allergen", [
    ["D: Any allergies? Latex, iodine? / P: Penicillin. I get hives.", /Allergic to penicillin \(hives\)/i],
    [
      "D: Are you allergic to anything? Lidocaine, latex, adhesive? / P: Adhesive tape. It blisters.",
      /Allergic to adhesive tape/i,
    ],
    ["D: Any drug allergies? Sulfa or aspirin? / P: Codeine, I itch.", /codeine/i],
    ["D: Allergies? Foods, bees? / P: Peanuts. My throat swells.", /peanuts/i],
    ["D: Are you allergic to any medications? Antibiotics, painkillers? / P: Morphine.", /morphine/i],
    ["D: Any allergies? Latex, iodine? / P: No.", /No known allergies|Denies[^.]*allerg/i],
  ]);
  expectNotes("leaves other questions with examples alone", [
    ["D: Any medical problems? Diabetes, asthma? / P: Asthma.", /History of asthma/i],
    ["D: Any allergies? Do you take medicines, vitamins? / P: Vitamin D.", /MEDICATIONS[^]*Vitamin D/, /Allergic/],
  ]);
});

describe("the dose in the sentence after a drug", () => {
  expectNotes("belongs to the drug", [
    ["D: What do you take? / P: I take Eliquis for my heart. Five milligrams twice a day.", /Eliquis 5 mg twice daily/],
    ["D: Any medicines? / P: Metformin. 500 mg with meals.", /Metformin 500 mg/],
    ["D: Any medicines? / P: Just levothyroxine. It's 75 micrograms.", /Levothyroxine 75 mcg/],
    ["D: Which inhaler? / P: I use albuterol. Two puffs every four hours.", /albuterol 2 puffs/i],
    ["D: What do you take? / P: Sertraline. About 50 mg a day.", /Sertraline 50 mg/],
    ["D: What do you take? / P: Lisinopril. The 10 mg.", /Lisinopril 10 mg/],
  ]);
  expectNotes("is not joined to several drugs or another dose", [
    ["D: What do you take? / P: Metformin and lisinopril. 10 mg.", /Metformin/, /Metformin 10/],
    ["D: What do you take? / P: Metformin 500 mg. 10 mg of lisinopril.", /Metformin 500 mg/, /Metformin 500 mg, 10/],
  ]);
});

describe("questions that only name a state", () => {
  expectNotes("label their answers", [
    ["D: Any pain? / P: No. / D: Bowels? / P: Loose.", /Bowels: loose/i],
    ["D: Any pain? / P: No. / D: And your mood? / P: Up and down.", /Mood: up and down/i],
    ["D: Any pain? / P: No. / D: Concentration? / P: Terrible.", /Concentration: terrible/i],
    ["D: any pain / P: no / D: bowels / P: loose three times a day", /Bowels: loose/i],
  ]);
  expectNotes("do not label denials and statements", [
    ["D: Any pain? / P: No. / D: Sleep? / P: No, not at all.", /pain/i, /Sleep: no/i],
    ["D: Any pain? / P: No. / D: Energy? / P: I feel tired.", /tired|fatigue/i, /Energy: I/],
  ]);
});

describe("speech without punctuation", () => {
  expectNotes("has contractions without an apostrophe", [
    [
      "D: hi / P: my mood is low / D: id like to start sertraline fifty milligrams",
      /Start sertraline 50 mg|start sertraline/i,
    ],
    ["D: hi / P: my knee hurts / D: ill refer you to orthopedics", /refer the patient to orthop/i],
    ["D: hi / P: i was ill last week and my throat hurts", /throat/i, /I will last/],
  ]);
  expectNotes("takes back an order for a reason", [
    [
      "D: hi / P: i am sad / D: ill start you on bupropion one fifty but with the drinking id rather not bupropion can lower the seizure threshold so lets go with mirtazapine fifteen milligrams at bedtime",
      /mirtazapine 15 mg/i,
      /[Ss]tart bupropion/,
    ],
    [
      "D: Hi. / P: I have headaches. / D: I'll give you propranolol. Actually, with your asthma I'd rather not, so let's use topiramate.",
      /topiramate/i,
      /[Gg]ive propranolol|Start propranolol/,
    ],
  ]);
  expectNotes("does not advise against what the clinician only does not want", [
    [
      "D: Hi. / P: My fingers are numb. / D: Let's stop the oxaliplatin, I don't want the nerves to get worse.",
      /oxaliplatin/i,
      /to not the/,
    ],
    ["D: Hi. / P: A cut. / D: Let's start cephalexin, we don't want this to spread.", /cephalexin/i, /to not this/],
  ]);
  expectNotes("does not read idioms of eating as food", [
    ["D: How is his appetite? / P: He eats like a horse.", /./, /eats a horse/i],
    ["D: How do you eat? / P: I eat like a bird, my stomach hurts.", /stomach|abdominal/i, /eats a bird/i],
  ]);
});

describe("a precaution with a pronoun after several drugs", () => {
  expectNotes("names none of them", [
    [
      "D: Hi. / P: Hard to focus. / D: We'll increase the Concerta to 27 mg. / P: Okay. / D: Start melatonin 3 mg at night. / P: Fine. / D: If your heart races, stop it and call me.",
      /PLAN/,
      /stop melatonin/i,
    ],
  ]);
  expectNotes("names the only one", [
    [
      "D: Hi. / P: My blood pressure. / D: Start lisinopril 10 mg a day. / P: Fine. / D: If you get a cough, stop it and call me.",
      /stop lisinopril/i,
    ],
  ]);
});

describe("the start of a visit", () => {
  expectNotes("is not read as a return visit because the greeting says “come in”", [
    ["D: Hello, come in. / P: Hi. / D: What is it? / P: A cough. / D: Any fever? / P: No.", /cough/i, /Follow up/],
    [
      "D: Come in, sit down. / P: Hi. / D: What is it? / P: A cough. / D: Come in next week if it lasts.",
      /Return|next week/i,
    ],
  ]);
  expectNotes("keeps the parent apart if a companion translates", [
    [
      "D: So this is Amadou? / P: Yes, I am his father. My cousin translates. / O: I will translate. / D: Does he snore? / P: Very much. / D: Does he have pain? / P: No. / D: Does anyone smoke? / P: I smoke, but on the balcony. / D: Is he well? / P: He is.",
      /father smokes/i,
      /patient smokes|He smokes/,
    ],
  ]);
  expectNotes("does not list the drug for an illness that is over", [
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
