import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on plans said in passing", () => {
  expectNotes("names the drug before the change of its dose", [
    [
      "D: This is hypertension. And the lisinopril, let's go from twenty to forty.",
      /increase lisinopril from 20 to 40/,
    ],
    ["D: This is depression. Your sertraline, we'll bump that to 100.", /increase sertraline to 100/],
    ["D: This is edema. The amlodipine, I would bring it back down to 5.", /decrease amlodipine to 5/],
  ]);

  expectNotes("says that a dose goes up or down only if that was said", [
    [
      "D: His bipolar disorder is controlled. And the olanzapine, because of the weight, let us bring it to five.",
      /change the dose of olanzapine to 5/,
      /increase/i,
    ],
    ["D: This is hypothyroidism. The levothyroxine, we'll take it to 50.", /change the dose of levothyroxine to 50/],
    ["D: This is edema. The amlodipine, let's bring it back to 5.", /decrease amlodipine to 5/],
  ]);

  expectNotes("stops a drug that is no longer to be taken", [
    ["D: This is heart failure. Okay, so no more metoprolol.", /stop metoprolol/],
    ["D: This is gastritis. No more of the naproxen, please.", /stop (?:the )?naproxen\./],
    ["D: This is hyperkalemia. So no more spironolactone for you.", /stop (?:the )?spironolactone/],
  ]);

  expectNotes("refers in plain words", [
    [
      "D: This is gestational diabetes. We'll get you in to talk to the consultant about that.",
      /refer the patient to consultant\./,
    ],
    ["D: This is back pain. For your back I'd get you to the physio.", /refer the patient to physio/],
    [
      "D: This is heart failure. I want her to see Dr. Weiss in cardiology, is that set up? / O: December ninth.",
      /see Dr\. Weiss in cardiology/,
    ],
    [
      "D: This is eczema. I'd send him over to see our dermatologist.",
      /refer the patient to (?:a |our )?dermatologist/,
    ],
  ]);

  expectNotes("reads the order after what it is for", [
    ["D: This is anemia. For the iron we'll try ferrous fumarate, one a day.", /try ferrous fumarate/, /start iron\./i],
    ["D: This is arthritis. For your knee I would start naproxen 500.", /start naproxen 500/],
    ["D: This is asthma. For the chest we will get an x-ray.", /x-ray/],
  ]);

  expectNotes("names a disease from “I'd call this …”", [
    ["D: So I'd call this major depression, partially better.", /Major depression\./, /We will call/],
    ["D: It's looking more like urine infection to me.", /Likely urine infection\./],
    ["D: I would probably call that asthma.", /Asthma\./, /call asthma/],
  ]);

  expectNotes("orders the drug that is agreed on in the end", [
    [
      "D: I'd suggest HRT. / P: Is it the patches? / D: Patch or gel. / P: The patch I think. / D: Okay, so estradiol patch, 50 micrograms, twice a week. And because you have a womb you need a progesterone with it, so that's Utrogestan, a hundred milligrams every night.",
      /PLAN[^]*Estradiol patch 50 mcg twice a week\. Utrogestan 100 mg nightly/,
      /MEDICATIONS/,
    ],
    [
      "D: I'd recommend a beta blocker for the migraines. / P: Not one that slows me down. / D: A low dose won't. / P: Okay then. / D: Right, so propranolol, 20 milligrams twice a day.",
      /PLAN[^]*Propranolol 20 mg twice daily/,
      /MEDICATIONS/,
    ],
    [
      "D: Move the second one to two in the afternoon. / O: Okay. / D: Can we go through the pill bottles? So furosemide, 40 milligrams twice a day.",
      /MEDICATIONS\s+Furosemide 40 mg twice daily/,
    ],
  ]);

  expectNotes("keeps an order if only its time is corrected", [
    [
      "D: This is heart failure. Let's cut the furosemide back to 40 once a day in the morning. / O: So not the two o'clock one? / D: Right, scratch that, just the morning.",
      /cut the furosemide back to 40 daily in the morning/,
    ],
    [
      "D: This is insomnia. Start trazodone 50 at bedtime. / P: And one in the morning? / D: No, forget that, only at bedtime.",
      /start trazodone 50/i,
    ],
    ["D: This is gout. Start colchicine 0.5 twice a day. / D: Actually, scratch that.", /Gout/, /colchicine/],
  ]);

  expectNotes("names the person who is to call for help", [
    [
      "D: This is COPD. If your lips look blue or you're confused, your daughter needs to ring 999.",
      /lips look blue or they are confused, (?:call|ring) 999/,
      /needs to,/,
    ],
    ["D: This is epilepsy. If it goes past five minutes your wife has to call 911.", /call 911/, /has to,/],
    [
      "D: This is preeclampsia. If the baby's moving less, you ring the maternity line.",
      /less, ring the maternity line/,
    ],
  ]);

  expectNotes("advises against what the clinician would rather avoid", [
    ["D: This is insomnia. I'd rather you not use the gummies for sleep.", /not use the gummies for sleep/],
    ["D: This is a sprain. I'd prefer that you didn't run on it yet.", /not run on it/],
    ["D: This is gastritis. We'd rather you didn't take aspirin.", /not take aspirin/],
  ]);

  expectNotes("replaces the drug to which the patient objects", [
    [
      "D: It's eczema, and infected. Let's do flucloxacillin, 125, four times a day. / O: She'd never take that four times a day. / D: Cephalexin then, it tastes better, and it's twice a day.",
      /Cephalexin/,
      /flucloxacillin, 125/,
    ],
    [
      "D: So it's cellulitis. Start flucloxacillin 500 four times a day. / P: I can't stand the smell of those. / D: Okay, doxycycline then, 100 twice a day.",
      /[Dd]oxycycline/,
      /[Ss]tart flucloxacillin/,
    ],
    [
      "D: It's bronchitis. Start amoxicillin 500 three times a day. / P: And for the wheeze? / D: Prednisone then, 40 once a day for five days.",
      /amoxicillin 500[^]*Prednisone/i,
    ],
  ]);

  expectNotes("orders no drug that is left for the next visit", [
    [
      "D: This is hypertension. And a statin, atorvastatin 20, same thing, we'll talk about it next time.",
      /discuss/,
      /treatment: (?:A statin|Start)/,
    ],
    ["D: This is menopause. The vaginal oestrogen, we can discuss that next visit.", /^/, /[Ss]tart|Give/],
    ["D: This is gout. Allopurinol, but let's come back to that another time.", /^/, /treatment: Allopurinol/],
  ]);
});

describe("advice in passing", () => {
  expectNotes("is kept", [
    [
      "P: My elbow hurts. / D: Really important is physical therapy to increase strength.",
      /physical therapy to increase strength/,
    ],
    [
      "P: My elbow hurts. / D: To help you treat this, we recommend some activity modifications.",
      /activity modifications to help/,
    ],
    ["P: My elbow hurts. / D: You can use some, use a compression sleeve.", /use a compression sleeve/, /some, use/],
    ["P: I have gout. / D: It's gout. Cut back on beer and shellfish.", /cut back on beer and shellfish/i],
  ]);
});

describe("tests and vaccines in passing", () => {
  const shoulder = "P: My shoulder hurts. / D: ";
  expectNotes("are read neither as results nor as medicines", [
    [`${shoulder}We can get some blood work. Just your normal blood work as well as a CRP.`, /blood work/, /RESULTS/],
    [`${shoulder}We can do an X-ray, so we'll kind of compare them to your X-rays from before.`, /x-ray/, /compare/],
    [`${shoulder}And then from there, we can get some blood work as well.`, /We can obtain blood work/],
    [`${shoulder}We will definitely need to finish the full course of physiotherapy.`, /finish the full course/],
    [
      `${shoulder}What might happen is something called adhesive capsulitis. We can do an X-ray.`,
      /Possible adhesive capsulitis/,
    ],
    [
      "D: Are you up to date with all your immunizations? / P: I am. I've received the Zoster vaccine.",
      /Zoster vaccine/,
      /MEDICATIONS/,
    ],
    [
      "D: Any allergies? / P: A sulfa allergy. / D: Any reason to suspect that you may have taken any sulfas recently? / P: No.",
      /Allergic to sulfa/,
      /Not taking sulfa/,
    ],
  ]);
});
