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
