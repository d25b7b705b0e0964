import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that is taken back", () => {
  const ordered = "D: So this is heart failure. We'll start bisoprolol and spironolactone.";
  expectNotes("by its name is removed from the orders", [
    [`${ordered} Actually, forget the spironolactone.`, /bisoprolol/i, /spironolactone/i],
    [
      `${ordered} / P: My potassium was high. / D: On second thoughts, no spironolactone.`,
      /start bisoprolol/i,
      /start[^.]*spironolactone/i,
    ],
    [
      `${ordered} / P: My kidneys are bad. / D: With your kidneys, let's forget the spironolactone.`,
      /bisoprolol/i,
      /spironolactone/i,
    ],
    [`${ordered} No wait, forget the spironolactone for you.`, /bisoprolol/i, /spironolactone/i],
    [`${ordered} Hang on, no spironolactone with your potassium.`, /start bisoprolol/i, /start[^.]*spironolactone/i],
  ]);
  expectNotes("together with the other is not ordered", [
    [
      "D: So this is back strain. I'll give you ibuprofen and codeine. No, hang on, neither of those with your stomach.",
      /back strain/i,
      /ibuprofen|codeine/i,
    ],
    [
      "D: So this is back strain. I'll give you naproxen and diazepam. / P: I'm on warfarin. / D: Actually none of those, then.",
      /back strain/i,
      /naproxen|diazepam/i,
    ],
    [
      "D: Where does it burn? / P: In my feet. / D: I was thinking of pregabalin and duloxetine, but on reflection neither of those.",
      /located at the foot/i,
      /pregabalin|duloxetine/i,
    ],
    [
      "D: So this is neuropathy. I thought about amitriptyline. Let's start pregabalin 75 mg at night.",
      /pregabalin 75 mg/i,
      /amitriptyline/i,
    ],
  ]);
  expectNotes("because of another drug is not ordered", [
    [
      "D: So this is a back strain. I'll give you tizanidine 2 mg at night. Actually, I'd rather not, with the ciprofloxacin you're on.",
      /back strain/i,
      /tizanidine/i,
    ],
    [
      "D: So this is a back strain. I'll give you cyclobenzaprine 5 mg… Actually I'd rather not, with the tramadol you're on.",
      /back strain/i,
      /cyclobenzaprine/i,
    ],
  ]);
  expectNotes("for another is replaced by it", [
    [
      "D: So this is a sprain. Take naproxen 500 mg twice a day… No, forget that, acetaminophen instead.",
      /acetaminophen/i,
      /naproxen/i,
    ],
    [
      "D: So this is a sprain. I'll start diclofenac 50 mg twice a day. No, scrap that, codeine instead.",
      /codeine/i,
      /diclofenac/i,
    ],
  ]);
  expectNotes("as soon as it is named is not an option", [
    [
      "D: So this is an ankle sprain. You could try valerian, but honestly I wouldn't bother.",
      /ankle sprain/i,
      /valerian/i,
    ],
    [
      "D: So this is an ankle sprain. We could add trazodone, but I really wouldn't use that.",
      /ankle sprain/i,
      /trazodone/i,
    ],
    ["D: So this is an ankle sprain. You could try melatonin, but I wouldn't bother.", /ankle sprain/i, /melatonin/i],
  ]);
  expectNotes("is not read from “none”, “don't forget” or “skip it that day”", [
    [`${ordered} Do you need refills? / P: No. / D: None, okay.`, /bisoprolol and spironolactone/i],
    [`${ordered} Don't forget the spironolactone.`, /bisoprolol and spironolactone/i],
    [`${ordered} If you vomit, skip the spironolactone that day.`, /bisoprolol and spironolactone/i],
    ["D: So this is neuropathy. I was thinking of starting pregabalin 75 mg at night. / P: Okay.", /pregabalin/i],
  ]);
});

describe("an order that a reason takes back", () => {
  expectNotes("is left out", [
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
});

describe("a drug named by mistake", () => {
  expectNotes("is replaced by the one that the patient asks about", [
    [
      "D: Let's start a bupropion patch. / P: Buprenorphine? / D: Sorry, yes, buprenorphine.",
      /start a buprenorphine patch/i,
      /bupropion/i,
    ],
    ["D: Let's start bupropion. / P: Venlafaxine? / D: No, bupropion.", /bupropion/i, /start venlafaxine/i],
  ]);
});

describe("an order given after another one was taken back", () => {
  expectNotes("replaces the one ordered before", [
    [
      "D: I'll start trimethoprim 200 mg. / P: I'm allergic to trimethoprim. / D: Never mind then, let's use nitrofurantoin 100 mg twice daily.",
      /nitrofurantoin 100 mg/,
      /trimethoprim 200/,
    ],
    [
      "D: We'll start amitriptyline 10 mg at night. / P: It made me sleepy before. / D: Never mind then, let's use gabapentin 100 mg.",
      /gabapentin 100 mg/,
      /amitriptyline 10/,
    ],
    [
      "D: I'll start you on naproxen 500 mg. / P: I bleed easily. / D: Never mind then, we'll go with paracetamol 1 g four times a day.",
      /paracetamol 1 g/,
      /naproxen 500/,
    ],
    [
      "D: We could add amlodipine 5 mg. / P: My ankles swelled up on it. / D: Right, forget that then, I'll give you indapamide 2.5 mg.",
      /indapamide 2\.5/,
      /add amlodipine/i,
    ],
    [
      "D: I'll start diclofenac 50 mg. I'll refer you to physio. / P: I had an ulcer. / D: Scrap that then, I'll use paracetamol.",
      /paracetamol[^]*refer the patient to physio/,
      /diclofenac 50/,
    ],
    [
      "D: I'll give you doxycycline 100 mg. / P: I'm pregnant. / D: Ah, not that then. Let's use amoxicillin 500 mg three times a day.",
      /amoxicillin 500/,
      /doxycycline/,
    ],
    [
      "D: Start sertraline 50 mg. Actually forget that, we'll do mirtazapine 15 mg at night.",
      /mirtazapine 15/,
      /sertraline/,
    ],
  ]);
});

describe("drugs that are taken back together", () => {
  expectNotes("are not ordered", [
    [
      "D: For the insomnia, let us start trazodone and melatonin. Actually, scrap both of those, I would rather use sleep hygiene first.",
      /Insomnia/i,
      /trazodone|melatonin/i,
    ],
    [
      "D: Your asthma is not controlled. I will start montelukast and add tiotropium. On second thought, forget the montelukast and the tiotropium.",
      /Asthma/i,
      /montelukast|tiotropium/i,
    ],
    [
      "D: Let's start duloxetine and pregabalin for the neuropathy. / P: They both made me dizzy before. / D: Okay, we will leave those off then.",
      /Chief complaint/i,
      /start duloxetine|pregabalin for/i,
    ],
    [
      "D: For the vertigo we will start meclizine and ondansetron. Hang on, let us cancel both. Please drink enough.",
      /Vertigo/i,
      /meclizine|ondansetron/i,
    ],
  ]);
  expectNotes("leave the other drugs of the order", [
    [
      "D: For your heart failure, we will start bisoprolol 2.5 mg and spironolactone 25 mg. Actually, let's hold off on the spironolactone until your potassium is back.",
      /(?=[^]*old off on the spironolactone until)[^]*start bisoprolol 2\.5 mg\./,
      /start [^.]*\bspironolactone/,
    ],
    [
      "D: For your acne we will start doxycycline 100 mg and adapalene. Actually, let's hold off on the doxycycline until after your holiday.",
      /start adapalene/,
      /doxycycline 100 mg/,
    ],
  ]);
  expectNotes("do not include a drug ordered before “I would rather not …”", [
    [
      "D: For the eczema we will start hydrocortisone. I would rather not use tacrolimus yet.",
      /start hydrocortisone/,
      /start tacrolimus/,
    ],
  ]);
});

describe("a drug that harmed before", () => {
  expectNotes("is not ordered if another is named then", [
    [
      "D: I'd like to add duloxetine 30. / P: I took that before, it made me sweat. / D: Okay, nortriptyline 10 at bedtime then.",
      /nortriptyline 10 at bedtime/i,
      /duloxetine/i,
    ],
    [
      "D: I'd give you a shot of steroid today. / P: It sent my sugar sky high. / D: Let's skip it then.",
      /^/,
      /we will give/i,
    ],
    ["D: Are you on any nasal sprays? / P: Flonase, until it gave me nosebleeds.", /Flonase: stopped/i],
    ["D: What did they do? / P: They gave me epinephrine and Benadryl and kept me four hours.", /^/, /MEDICATIONS/],
  ]);
});
