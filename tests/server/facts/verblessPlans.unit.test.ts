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
