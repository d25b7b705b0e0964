import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = (words: string): string => `D: What's wrong? / P: I have foot pain. / D: That's gout. ${words}`;

describe("decisions of the clinician and the patient", () => {
  expectNotes("a no to “should I” advises against it", [
    [
      "D: You need to go to the hospital. / P: Should I drive? / D: No, have your husband drive you.",
      /advised [^.]*not drive/i,
      /no need to drive/i,
    ],
    [`${plan("Rest it.")} / P: Should I go running? / D: No, not for a month.`, /not go running/i, /no need/i],
    [`${plan("Rest it.")} / P: Should I drink alcohol? / D: No.`, /not drink alcohol/i, /no need/i],
    [`${plan("Rest it.")} / P: Should I stop the aspirin? / D: No.`, /no need to stop the aspirin/i],
    [
      `${plan("Rest it.")} / P: Should I take a day off? / D: No, you don't need to.`,
      /no need/i,
      /advised [^.]*not take/i,
    ],
  ]);

  expectNotes("an offer that the patient accepts after all is not declined", [
    [
      "D: We'll try vaginal estrogen cream. / P: Is that HRT? I don't want HRT. / D: It's local, but it's up to you. / P: Okay, I'll give it a go.",
      /estrogen cream/i,
      /decline/i,
    ],
    [
      "D: I'd like to start a statin. / P: I don't want to take that. / D: It lowers your risk. / P: All right, I'll try it.",
      /statin/i,
      /decline/i,
    ],
    [
      "D: I want to start insulin. / P: I'm not taking insulin. / D: The sugars are dangerous. / P: Fine, I'll take it.",
      /start insulin/i,
      /decline/i,
    ],
    [
      "D: I want to start insulin. / P: I'm not taking insulin. / D: The sugars are dangerous. / P: I'll think about it.",
      /decline/i,
    ],
    ["D: I want to start insulin. / P: I'm not taking insulin. / D: Okay. / P: I'll try it, but not now.", /decline/i],
  ]);

  expectNotes("steps of a dose are kept after “now”", [
    [
      plan("Colchicine, 1.2 milligrams now and 0.6 an hour later, then 0.6 daily until it settles."),
      /Colchicine 1\.2 mg now and 0\.6 an hour later, then 0\.6 daily until it settles/,
    ],
    [plan("Take two tablets now and another in four hours."), /2 tablets now and another in 4 hours/i],
    [plan("Prednisone 40 mg now, then 20 mg tomorrow."), /40 mg now, then 20 mg tomorrow/],
    [plan("Take ibuprofen 400 mg now and we will see how it goes."), /ibuprofen 400 mg/i, /see how/],
  ]);

  expectNotes("a drug that is only to be discussed is not read as a treatment", [
    [
      plan("Check uric acid in four weeks, and then we'll talk about allopurinol."),
      /Allopurinol to be discussed/,
      /Allopurinol\.|start allopurinol/i,
    ],
    [plan("We'll discuss methotrexate next time."), /Methotrexate to be discussed/, /Methotrexate\./],
    [
      plan("Next visit we'll talk about starting a statin."),
      /Statin to be discussed at the next visit/i,
      /start(?:ing)? (?:a )?statin/i,
    ],
    [plan("We'll start allopurinol 100 mg daily."), /start allopurinol 100 mg daily/i, /discussed/],
  ]);

  expectNotes("an invitation into the room is not read as a follow-up", [
    ["D: Come in, Mr. Petrov. You're limping. / P: I have foot pain.", /foot pain/i, /Come in/],
    ["D: Come on in and have a seat. / P: I have foot pain.", /foot pain/i, /Come (?:on )?in|Return/],
    ["D: Please come in. / P: I have foot pain.", /foot pain/i, /Come in|Return/],
    [plan("Come in next week for a check."), /next week/],
  ]);

  expectNotes("what the patient does at home is advice", [
    [
      plan("Repeat the exercises at home, here's a sheet."),
      /advised [^.]*repeat the exercises at home/i,
      /We will repeat/,
    ],
    [
      plan("Check your blood pressure at home."),
      /advised [^.]*check (?:the|their|his|her)[^.]*at home/i,
      /We will check/,
    ],
    [plan("Do the stretches twice a day."), /stretches/i, /We will do/],
    [plan("Repeat the uric acid in six weeks."), /We will repeat/i],
  ]);

  expectNotes("a procedure of this visit is in the plan", [
    ["D: It's BPPV. I've just done the Epley. You might feel it for a day.", /Epley performed/],
    [plan("I've done a steroid injection in your left foot."), /steroid injection[^.]*performed/i],
    [plan("We did the nerve block."), /nerve block performed/i],
    [plan("I did a biopsy last year."), /gout/i, /performed/],
    [plan("I'll freeze the wart on your arm today."), /freeze the wart on/i],
  ]);

  expectNotes("the patient's choice and urgent care are in the plan", [
    [
      "D: This is migraine with aura. We could use a progestin only pill or an IUD. / P: I'd go with the IUD. / D: I'll set that up.",
      /The patient prefers the IUD/,
    ],
    [`${plan("We could use a splint or the boot.")} / P: I would prefer the boot.`, /The patient prefers the boot/],
    ["D: What's wrong? / P: I'd go with the bus, but my foot hurts.", /./, /prefers/],
    [
      "D: I'm worried this is angina, and since you've had it at rest I'd like you seen in the hospital today.",
      /seen in the hospital today/,
    ],
    [plan("I want you assessed by the surgeon today."), /assessed by the surgeon today/],
    [plan("I've also got a GTN spray for you, one puff under the tongue."), /GTN spray 1 puff under the tongue/],
  ]);

  expectNotes("advice names what the patient asked about", [
    [`${plan("Rest.")} / P: What about the beer? / D: Cut it down.`, /cut the beer down/i],
    [`${plan("Rest.")} / P: What about my boots? / D: Leave them off for a week.`, /leave the boots off/i],
    [`${plan("Rest.")} / P: Thanks. / D: Keep it up.`, /./, /beer/],
  ]);

  expectNotes("“the attacks” are not a separate problem", [
    [
      "D: This is migraine. For the attacks, sumatriptan 50 milligrams at the onset.",
      /Sumatriptan 50 mg/,
      /\nAttacks\./,
    ],
    ["D: It's asthma. For the flares, use the blue inhaler.", /inhaler/i, /\nFlares\./],
    ["D: It's BPPV. For the spells, betahistine 16 mg three times a day.", /betahistine 16 mg/i, /\nSpells\./],
    ["D: For your asthma, use the blue inhaler twice a day.", /Asthma\./],
  ]);
});
