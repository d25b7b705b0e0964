import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a plan whose speaker labels are swapped", () => {
  expectNotes("is read as the clinician's", [
    [
      "P: so your cholesterol came back and the LDL is still 160\nD: is that bad\nP: with your stroke last year it is so i'm going to increase your rosuvastatin from 10 to 20 milligrams at night\nD: okay\nP: any muscle aches with it\nD: no none\nP: okay keep taking the clopidogrel and i'll refer you to the dietitian and see you back in three months\nD: alright",
      /increase rosuvastatin from 10 to 20 mg[^]*refer the patient to a dietitian[^]*in 3 months/i,
    ],
    [
      "D: my shoulder has hurt since i painted the ceiling\nP: is it worse at night\nD: yes i can't lie on it\nP: any numbness in the hand\nD: no\nP: okay i think this is rotator cuff tendinitis i'm going to send you to physio and start you on naproxen 500 milligrams twice a day with food",
      /rotator cuff tendinitis[^]*naproxen 500 mg twice daily/i,
      /reports rotator/i,
    ],
  ]);
});

describe("a refusal", () => {
  expectNotes("concerns what was proposed last", [
    [
      "D: For your diabetes, let's increase the metformin to 1000 milligrams twice daily. I was thinking about Ozempic too.\nP: I really don't want to do injections.\nD: That's fine, we'll hold off on that.",
      /increase the metformin to 1000 mg twice daily\.[^]*Declines Ozempic/i,
      /metformin[^.]*declines/i,
    ],
    [
      "D: For your cholesterol, I'm going to start atorvastatin 20 milligrams at night. We could also try ezetimibe.\nP: No, I don't want to take another one.",
      /start atorvastatin 20 mg[^]*Ezetimibe was/i,
      /atorvastatin[^.]*declines/i,
    ],
  ]);
});

describe("a retraction", () => {
  expectNotes("concerns the drug that the patient has just named", [
    [
      "D: As far as your kidneys, they're stable. Keep the losartan 50 the same.\nP: Doctor Shah wanted to add the hydrochlorothiazide.\nD: That can make gout worse, so let's not do that.",
      /continue losartan 50/i,
      /hydrochlorothiazide (?:\d|daily)/i,
    ],
  ]);
  expectNotes("takes back an option of the same turn", [
    [
      "D: I think this is moderate depression. I want to increase the sertraline to 100 milligrams. We could add something for sleep, a short course of zopiclone, but I'd rather not because of the dependence.\nP: Okay.",
      /sertraline to 100/i,
      /zopiclone/i,
    ],
    [
      "D: So this is a grade two ankle sprain. You can take ibuprofen 600 milligrams three times a day with food.\nP: I have a sensitive stomach, can I take Tylenol instead?\nD: Yeah, let's do Tylenol instead, 1000 milligrams every eight hours as needed, and skip the ibuprofen.",
      /Tylenol[^.]*1000 mg every 8 hours/i,
      /ibuprofen 600/i,
    ],
  ]);
});

describe("a condition", () => {
  expectNotes("stays with all that follows from it", [
    [
      "D: This looks like a viral sinusitis.\nP: Even so, no antibiotic?\nD: Use saline rinses twice a day. If you're not better by day ten, or you get better and then worse again, or a fever over 102, send me a message and I'll call in Augmentin.",
      /If the patient is not better by day 10, [^.]*a fever over 102, send me a message and I will call in Augmentin/i,
      /(?:prescribe|start) Augmentin/i,
    ],
    [
      "D: He's got an ear infection on the right side. If he's not better in 48 to 72 hours, or if he gets a rash, or he's not making wet diapers, I want you to bring him back.\nO: Okay.",
      /ear infection/i,
      /advised[^.]* to bring him back\./i,
    ],
  ]);
  expectNotes("that only points back to a question is not printed", [
    [
      "D: So let's start Evorel 50 patches, change it twice a week.\nP: And if the patches irritate my skin?\nD: If they do we can change to the gel.",
      /Evorel 50 patches/i,
      /If they do/i,
    ],
  ]);
});

describe("a dose change without the drug's name", () => {
  expectNotes("is of the drug named in the same turn", [
    [
      "D: okay for the migraines stop the excedrin that is giving you rebound headaches\nP: okay\nD: and then for your heartburn the omeprazole we had you on twice a day let's drop that to once a day and see how you do",
      /Heartburn\.[^]*(?:decrease|reduce|drop) omeprazole to once daily/i,
      /Excedrin to|treatment: omeprazole twice daily|Heartburn the/i,
    ],
    [
      "D: So you have Lyme disease. I'm going to start you on doxycycline 100 milligrams twice a day.\nP: Okay.\nD: We're going to continue that for about three weeks.",
      /doxycycline 100 mg twice daily for[^.]*3 weeks/i,
    ],
  ]);
});

describe("a problem", () => {
  expectNotes("is named by its state or by the part of the body", [
    [
      "D: Your TSH came back at 9.8. So your hypothyroidism is undertreated. We're going to increase the levothyroxine to 88 micrograms.",
      /Hypothyroidism, undertreated\.[^]*levothyroxine/i,
    ],
    [
      "D: So this right big toe is gout again. I'm going to give you prednisone 30 milligrams a day for five days.",
      /gout\.[^]*prednisone 30 mg/i,
    ],
  ]);
  expectNotes("is not what a drug is given for", [
    [
      "D: She has croup. I'm going to give her dexamethasone 6 milligrams once. For the pain and fever give her children's ibuprofen, 5 mL every six hours as needed.",
      /ibuprofen[^.]*every 6 hours/i,
      /Pain and fever give/i,
    ],
  ]);
});

describe("a treatment that the clinician thinks unwise", () => {
  expectNotes("is not recommended", [
    [
      "D: So this is lumbar radiculopathy. I am going to start naproxen 500 milligrams twice a day.\nP: Could I get something stronger, like oxycodone?\nD: I don't think opioids are a good idea here.",
      /Opioids not recommended/i,
      /will not think/i,
    ],
    ["D: So this is a viral cold. I don't think antibiotics are needed.", /Antibiotics not recommended/i],
  ]);
});
