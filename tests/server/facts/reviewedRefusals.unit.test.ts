import { describe } from "vitest";
import { expectNotes } from "./harness";

expectNotes("an order that is only spoken about stays", [
  ["D: Start Eliquis 5 mg twice a day for your AFib. / D: Never skip the Eliquis.", /Start (?:apixaban|Eliquis) 5 mg/i],
  [
    "D: Start Eliquis 5 mg twice a day for your AFib. / D: If you forget the Eliquis, take it as soon as you remember.",
    /Start (?:apixaban|Eliquis) 5 mg/i,
  ],
  ["D: Start losartan 50 mg daily. / D: Don't skip the losartan.", /Start losartan 50 mg/i],
  ["D: Start warfarin 5 mg daily for your AFib. / D: Skip the warfarin tonight only.", /Start warfarin 5 mg/i],
  ["D: Start warfarin 5 mg daily for your AFib. / D: Skip warfarin tonight only.", /Start warfarin 5 mg/i],
]);

expectNotes("an order that the clinician takes back is withdrawn", [
  [
    "D: Start losartan 50 mg daily. / P: It made me cough. / D: Okay, forget about the losartan. Start amlodipine 5 mg daily.",
    /amlodipine 5 mg/,
    /Start losartan/i,
  ],
  [
    "D: Start ibuprofen 600 mg three times a day for the knee. / P: I'm on Eliquis. / D: Oh, scrap that.",
    /./,
    /Start ibuprofen/i,
  ],
]);

expectNotes("a choice that is offered leaves the order beside it", [
  [
    "D: You can take the amoxicillin 500 mg three times a day, but I am not going to give the steroid.",
    /amoxicillin 500 mg/i,
  ],
  ["D: If you feel suicidal, we can admit you or we can call the crisis team.", /suicidal/i],
  ["D: We can do an ECG today, but I do not want you to wait, go to the ER now.", /\bER\b|emergency/i],
]);

expectNotes("an option that the clinician decides against is not an order", [
  [
    "D: You have insomnia. We could add zopiclone, but I would rather not. Start melatonin 3 mg at night.",
    /melatonin 3 mg/i,
    /zopiclone/i,
  ],
]);

expectNotes("a refusal belongs to the order that it names", [
  [
    "D: Start omeprazole 20 mg daily for your reflux. / P: I don't want the scope.",
    /Start omeprazole 20 mg/i,
    /omeprazole[^.•]*declin/i,
  ],
  [
    "D: Start levothyroxine 50 mcg daily. We will check a TSH in six weeks. / P: I'd prefer not to take the pills.",
    /TSH/,
    /TSH[^.•]*declin/i,
  ],
  ["D: We will check a TSH today. / P: I'd prefer not to take the pills.", /TSH/, /TSH[^.•]*declin/i],
  [
    "D: I will order a colonoscopy. Start omeprazole 20 mg daily. / P: I don't want the scope.",
    /Start omeprazole 20 mg/i,
    /omeprazole[^.•]*declin/i,
  ],
]);

describe("a refusal that names what it refuses", () => {
  expectNotes("withdraws what it names", [
    [
      "P: I smoke. / D: I want you to try the nicotine patch, 14 milligrams. Bring your home readings, and I'll see you back in four weeks. / P: I'd rather not do the patch.",
      /patch[^.]*declines|declines[^.]*patch/i,
      /readings[^.]*declines/,
    ],
    [
      "D: Let's get an MRI of the knee. And I'll give you a brace. / P: I don't want the MRI.",
      /MRI[^.]*declines|declines[^.]*MRI/i,
    ],
  ]);
});

describe("the refusal of a thing by its name", () => {
  const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";
  expectNotes("refuses no other order", [
    [
      `${seen}D: It's reflux. Take omeprazole. I'd like physical therapy to come to the house, and a walker for now. / P: I won't use a walker.`,
      /declines the walker[^]*|walker was advised; the patient declines/i,
      /omeprazole was advised|declines omeprazole/i,
    ],
    [
      `${seen}D: It's reflux. Stop the Nexium. I'd like you to have the dietitian come out. / P: I don't want a dietitian.`,
      /stop the Nexium/i,
      /Nexium was advised/i,
    ],
    [
      `${seen}D: It's reflux. Start omeprazole. And you could use a cane. / P: I'm not using the cane.`,
      /start omeprazole/i,
      /omeprazole was advised/i,
    ],
    [`${seen}D: It's reflux. I'd like a walker for now. / P: I won't use a walker.`, /declines the walker/i],
    [
      `${seen}D: It's reflux. Take omeprazole. A commode by the bed would help. / P: I don't want a commode.`,
      /omeprazole/,
      /omeprazole was advised/i,
    ],
    [
      `${seen}D: It's reflux. Take omeprazole. You need a hearing aid. / P: I won't wear a hearing aid.`,
      /omeprazole/,
      /omeprazole was advised/i,
    ],
    [`${seen}D: Start lisinopril. / P: I'd rather not take the lisinopril.`, /lisinopril/i, /We will start lisinopril/],
    [
      `${seen}D: I'd like to send you for a colonoscopy. / P: I don't want the colonoscopy.`,
      /colonoscopy/i,
      /We will (?:refer|send|obtain)/,
    ],
  ]);
});
