import { describe, expect, test } from "vitest";
import { expectNotes, noteOf } from "./harness";

const after = (plan: string): string =>
  `P: I have had a sore ankle since Monday. / D: I think you have tendinitis. ${plan}`;

describe("a plan named without a verb after a diagnosis or an order", () => {
  expectNotes("is written", [
    [after("CT of the belly to see how big it is."), /Additional testing: CT of the belly\./],
    [after("IV fluids, pain relief, bloods and an ultrasound."), /IV fluids, pain relief, bloods and an ultrasound/],
    [after("Light duties at work for two weeks."), /Light duties at work for 2 weeks/],
    [after("Breathing exercises, less caffeine."), /Breathing exercises, less caffeine/],
    [after("An ESR and CRP this afternoon, and an urgent temporal artery biopsy."), /An ESR and CRP this afternoon/],
    [after("Weight loss, quads exercises, topical diclofenac."), /Weight loss, quads exercises, topical diclofenac/],
    [after("And because of your age, a bone density scan."), /A bone density scan/i],
    [after("In the meantime, sunscreen, hat, and no tanning beds."), /Sunscreen, hat, and no tanning beds/],
    [after("Nothing to eat or drink from now."), /Nothing to eat or drink from now/],
    [after("Also a stool test for H. pylori."), /stool test for H\. pylori/i],
    [after("A referral to the foot clinic."), /A referral to the foot clinic/],
    [
      after("Ice, elevation, ibuprofen with food."),
      /: Ice, elevation, ibuprofen with food/,
      /advised the patient to ice/,
    ],
  ]);
  expectNotes("is written with its condition", [
    [after("A steroid injection if that doesn't do it."), /A steroid injection if that does not help/],
    [after("If it's not better in a week, ENT."), /If it is not better in a week, ENT/],
    [
      after("Hearing check in three months if fluid's still there."),
      /Hearing check in 3 months if fluid is still there/,
    ],
    [after("Surgery is an option if the nerve test is bad."), /Surgery is an option if the nerve test is bad/],
    [after("No driving till it's gone."), /No driving until it has gone/],
    [after("Off work till the end of the week."), /Off work until the end of the week/],
  ]);
  test.each([
    "The x-ray from last week, unremarkable.",
    "Physiotherapy and tablets, how did that go for you?",
    "Great weather, exercise classes everywhere.",
    "Numb toes and pain, all the usual.",
    "Steroids can cause weight gain.",
    "Some people like splints and braces.",
    "No, forget the injection.",
    "The injection you had, that helped.",
    "Bloods from March, normal.",
    "Antibiotics never work for that.",
  ])("is not read from talk: %s", (said) => {
    const words = said.replace(/[.?]$/, "").slice(0, 14);
    expect(noteOf(after(said)).replace(/^[^]*ASSESSMENT AND PLAN/, "")).not.toContain(words);
  });
});

describe("the place of the patient and other brief plans", () => {
  expectNotes("are part of the plan", [
    [after("I'm admitting you to the antenatal ward today."), /We will admit the patient to the antenatal ward today/],
    [after("We'll keep her in for observation."), /We will admit the patient for observation/],
    [after("We're going to keep him in overnight."), /We will admit the patient overnight/],
    [after("He will be in isolation with droplet precautions."), /place the patient in isolation with droplet prec/],
    [after("She needs to be kept in a side room."), /place the patient in a side room/],
    [after("I want her in hospital."), /We will admit the patient to the hospital/, /advised the patient to in/],
    [after("If a spray doesn't take it away, use a second one."), /take it away, /, /If a spray does not,/],
    [after("Falls clinic, as you've had two."), /Falls clinic\./],
    [after("Then we watch him for four hours here."), /We will watch him for 4 hours here/],
    [after("Either way I'd stay off school until the fever is gone."), /stay off school until the fever is gone/],
    [after("At her age I would hold off on antibiotics."), /hold off on antibiotics/],
    [after("Let's see each other in two weeks."), /Return in 2 weeks/],
    [after("I'm going to be testing you for strep with a quick swab."), /test the patient for strep with a quick swab/],
    [after("If you get double vision, that's an emergency."), /double vision, go to the emergency department/],
    [after("Your partner needs treatment as well."), /partner needs treatment/],
    [
      after("I want you on a blood thinner, apixaban 5 mg twice a day."),
      /start blood thinner, apixaban 5 mg twice daily/,
    ],
    [after("It might be worth seeing a dietitian."), /Consider seeing a dietitian/],
  ]);
});

describe("an order in a few words without a verb", () => {
  expectNotes("changes a dose", [
    ["D: The tablets aren't holding you. Levetiracetam to 750 twice daily. / P: Okay.", /change levetiracetam to 750/],
    ["D: Amlodipine up to 10, then. / P: All right.", /increase amlodipine to 10/],
    ["D: You've been dizzy on it. Bisoprolol down to 1.25 once a day.", /decrease bisoprolol to 1\.25/],
    ["D: The thyroid's still slow. Levothyroxine from 75 to 100.", /increase levothyroxine from 75 to 100/],
    ["P: I take gabapentin 300 at night. / D: Okay, gabapentin to 600 at night.", /increase gabapentin to 600/],
    ["D: Ramipril back to 5 milligrams.", /change ramipril to 5 mg/, /MEDICATIONS/],
  ]);
  expectNotes("prescribes a course", [
    ["D: Seven days of doxycycline. / P: With food?", /prescribe 7 days of doxycycline/],
    ["D: A week of prednisone, 40 a day. / P: Okay.", /prescribe a week of prednisone, 40 daily/],
    ["D: Six weeks of physio. / P: Where?", /6 weeks of physio/, /In the clinician's words/],
    ["D: Prednisone then, 30 milligrams for five days. / P: Okay.", /prescribe prednisone 30 mg for 5 days/],
  ]);
  expectNotes("prescribes a drug for an occasion", [
    [
      "D: Propranolol, ten milligrams, one hour before you go on.",
      /prescribe propranolol[^]*1 hour before/,
      /MEDICATIONS/,
    ],
    ["D: Lorazepam, half a milligram, on the plane.", /prescribe lorazepam/, /MEDICATIONS/],
    ["D: Sumatriptan, 50 milligrams, at the first sign of it.", /prescribe sumatriptan/, /MEDICATIONS/],
  ]);
  expectNotes("replaces or ends the drug just spoken of", [
    [
      "D: The tamsulosin hasn't helped? / P: I nearly keeled over. / D: Then off with it. Finasteride 5 instead.",
      /stop tamsulosin\. Start finasteride 5 instead/,
    ],
    ["P: I use Afrin every night. / D: It has to come off, three days of misery.", /stop Afrin/, /misery/],
    ["D: Is the sertraline doing anything? / P: No. / D: Right, that one goes.", /stop sertraline/],
  ]);
  expectNotes("gives something today", [
    ["D: That's croup. He gets one dose of dexamethasone by mouth and goes home.", /give one dose of dexamethasone/],
    ["D: You get the flu shot today. / P: Okay.", /give the flu shot today/],
    ["D: He gets a dose of ibuprofen now. / O: Okay.", /give a dose of ibuprofen now/, /MEDICATIONS/],
    ["D: You'll take rivaroxaban 20 with your supper.", /take rivaroxaban 20 with their supper/],
  ]);
  expectNotes("is not what repeats or recalls earlier treatment", [
    ["P: They gave me seven days of doxycycline. / D: Seven days of doxycycline. And did it help?", /./, /prescribe/],
    ["D: So urgent care gave you something. Seven days of doxycycline.", /./, /prescribe 7/],
    ["D: Your last doctor moved you around. Sertraline from 50 to 100 last spring. / P: Yes.", /./, /increase/],
    [
      "D: What are you taking? / P: Propranolol. / D: Propranolol, ten milligrams, before you go on stage.",
      /./,
      /PLAN/,
    ],
    ["D: A week of headaches. / P: Yes.", /./, /prescribe|arrange/],
    ["P: My toenail's gone black. / D: It has to come off.", /./, /stop/],
    ["D: You get a rash every time you take it. / P: Yes.", /./, /We will give/],
    ["O: He gets a dose of ibuprofen every night.", /./, /We will give/],
  ]);
});

describe("a denied finding before an order", () => {
  expectNotes("is apart from the order", [
    [
      "D: That's croup. No stridor while he's calm, so he gets one dose of dexamethasone by mouth.",
      /No stridor[^]*give one dose of dexamethasone/,
      /treatment: No stridor/,
    ],
    [
      "D: It's a bladder infection. No fever, so three days of nitrofurantoin.",
      /3 days of nitrofurantoin/,
      /No fever, so/,
    ],
    ["D: That's pneumonia. No allergies, so amoxicillin for a week.", /treatment: Amoxicillin for a week/],
    ["D: It's asthma. No retractions and no fever.", /No retractions and no fever/],
  ]);
});

describe("a drug of a relative", () => {
  expectNotes("is not ordered by its name", [
    [
      "D: I want you on apixaban five twice a day. / P: My dad was on rat poison for that. / D: Warfarin, yes.",
      /apixaban 5 twice daily/,
      /treatment:[^\n]*Warfarin/,
    ],
    [
      "D: You'll take rivaroxaban 20 with supper. / P: Is that the one my mum bleeds on? / D: No, she's on warfarin.",
      /rivaroxaban 20/,
      /MEDICATIONS\s+Warfarin/,
    ],
    ["P: My wife's on one of those. / D: Candesartan 8, once a day.", /[Cc]andesartan 8/],
  ]);
});

describe("a decision in everyday words", () => {
  expectNotes("is written", [
    [
      "D: You're within three days so valaciclovir's worth it, one gram three times daily for a week.",
      /recommended valaciclovir, 1 gram 3 times daily for a week/,
    ],
    ["D: You're over 65, so the pneumonia vaccine's worth having.", /recommended pneumonia vaccine/],
    ["D: Give the diet three months and we'll repeat the cholesterol then.", /repeat the cholesterol in 3 months/],
    ["D: Give it six weeks and we'll check the thyroid again then.", /in 6 weeks/],
    [
      "D: I put four stitches in the palm, they come out in ten days.",
      /4 stitches placed[^]*Suture removal in 10 days/,
    ],
    [
      "D: Stretch before you get up, wear the arch supports, no barefoot on tile.",
      /advised the patient to stretch before/,
    ],
    [
      "D: A splint today, and orthopedics will see you within a week to put a cast on.",
      /provide a splint today[^]*Orthopedics will see the patient within a week/,
    ],
    ["D: A sling for comfort, and physio will start you moving in a fortnight.", /provide a sling for comfort/],
    [
      "D: How's the heartburn on the omeprazole? / P: What heartburn? / D: Then we can step you down. Once a day for a month, then just when you need it.",
      /go down on omeprazole: daily for a month, then as needed/,
    ],
    ["D: It's just a cold. / O: So no antibiotics? / D: They wouldn't touch it.", /No need for antibiotics/],
    [
      "D: Would you consider naltrexone? / P: If I don't have to go to those meetings. / D: 50 milligrams in the morning.",
      /start naltrexone 50 mg in the morning/,
    ],
  ]);
  expectNotes("is not read of other words", [
    ["D: It's not worth it. / P: Okay.", /^/, /recommend/],
    ["D: A brace at night helps some people. / P: Okay.", /^/, /provide/],
    ["P: I've been wearing it. / D: The brace for two weeks? / P: Yes.", /^/, /provide/],
    ["D: It's viral. / P: Will it last? / D: It won't help to worry.", /./, /No need/],
    ["D: Have you thought about atorvastatin? / P: No, not for me. / D: 20 milligrams is a small dose.", /./, /start/],
  ]);
});
