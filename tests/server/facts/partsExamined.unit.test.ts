import { describe } from "vitest";
import { expectNotes } from "./harness";

const start = "D: What brings you in? / P: I want a check-up. / D: Let me take a look at you. / P: Okay. / D: ";
const pregnant = "D: How far along are you? / P: 34 weeks pregnant. / D: Let me feel your tummy. ";

describe("findings of a part that was just announced", () => {
  expectNotes("name the part instead of a pronoun", [
    [`${start}Let me check your reflexes. They're brisk, three plus.`, /Reflexes are brisk, 3\+/],
    [`${start}Let me look in your ears. They're both full of wax.`, /ears are both full of wax/i],
    [`${start}I'm going to look at the throat. It's red with some pus.`, /throat is red with some pus/i],
    [`${start}Let me feel your neck. It's supple.`, /neck is supple/i],
    [`${start}Let me examine the left breast. It's soft, no masses.`, /left breast is soft, no masses/i],
    [`${start}I want to check his fontanelle. It's soft and flat.`, /fontanelle is soft/i],
  ]);
  expectNotes("leave other pronouns alone", [
    [`${start}Let me check your blood pressure. It's 120 over 80.`, /Blood pressure: 120\/80/, /pressure is 120/],
    [`${start}Let me look at your knee. They can be painful for weeks.`, /./, /knee can be painful/i],
    [`${start}Let me check your reflexes. It is cold in here, sorry.`, /./, /reflexes is cold/i],
  ]);
});

describe("findings that were not announced", () => {
  const talk = "D: What brings you in? / P: I want my skin checked. / D: ";
  expectNotes("are read from the look of a lesion or a denied sign", [
    [
      `${talk}This mole on your left shoulder is about six millimeters, irregular border.`,
      /EXAM[^]*mole on the left shoulder is about 6 mm/i,
    ],
    [`${talk}You have a small lipoma on your back.`, /EXAM[^]*Skin: Small lipoma on the back/i],
    [`${talk}There's a little skin tag under your right arm.`, /EXAM[^]*small skin tag under the right arm/i],
    [
      `${talk}Prostate's about forty grams, smooth, no nodules.`,
      /EXAM[^]*Prostate is about 40 grams, smooth, no nodules/i,
    ],
    [`${talk}Breasts, no masses, no nodes under the arms.`, /EXAM[^]*no masses, no nodes/i],
    [`${talk}You're making good eye contact, your speech is normal.`, /EXAM[^]*good eye contact/i, /you|making/],
  ]);
  expectNotes("are not read from other talk", [
    [`${talk}So you said the lump on your back is about six millimeters?`, /./, /EXAM[^]*lump/i],
    [`${talk}A lipoma is a lump of fat.`, /./, /EXAM/],
    [`${talk}The mole could be irregular.`, /./, /EXAM/],
  ]);
});

describe("measures of children, eyes and unborn children", () => {
  expectNotes("are vital signs", [
    [`${start}Weight 11.2 kilos, length 81 centimeters.`, /Length: 81 cm/],
    [`${start}Head circumference forty seven and a half.`, /Head circumference: 47\.5 cm/],
    [`${start}Pressure in the right eye is 22 and the left is 18.`, /pressure \(right\): 22 mmHg[^]*\(left\): 18 mmHg/],
    [`${pregnant}Baby is head down. Heart rate is one forty five.`, /Fetal heart rate: 145/, /\nHeart rate/],
    [`${pregnant}Baby's heart rate is 150.`, /Fetal heart rate: 150/, /\nHeart rate/],
    [`${pregnant}Fundal height is 33 centimetres. Heart rate 138, lovely.`, /Fetal heart rate: 138/, /\nHeart rate/],
  ]);
  expectNotes("of the patient are read otherwise", [
    [`${pregnant}Your heart rate is 110.`, /\nHeart rate: 110|Heart rate: 110/, /Fetal/],
    [`${start}Blood pressure 130 over 80, heart rate is 115.`, /Heart rate: 115/, /Fetal/],
    [`${start}Your blood pressure is 130 over 80 in the right arm.`, /Blood pressure: 130\/80/, /Intraocular/],
  ]);
});

describe("a question that points to a body part in the history", () => {
  expectNotes("is about a symptom", [
    ["D: What is it? / P: A headache. / D: Any pain up here under your ribs? / P: No.", /denies[^.]*pain/i, /EXAM/],
    ["D: What is it? / P: A headache. / D: Any pain here behind your eyes? / P: No.", /headache/i, /EXAM/],
    ["D: What is it? / P: A cough. / D: Have you had any pain over here in your chest? / P: No.", /cough/i, /EXAM/],
  ]);
  expectNotes("is a finding in the examination", [
    [`${start}I'm going to press on your belly. Any pain here? / P: No.`, /EXAM[^]*No pain/i],
  ]);
});

describe("everyday names of diagnoses", () => {
  expectNotes("are problems", [
    [`${start}So this thing here is a seborrheic keratosis.`, /seborrheic keratosis/i],
    [`${start}Your belly is soft. So it's a stye, basically.`, /ASSESSMENT[^]*stye/i],
    [`${start}Lungs are clear. So the cold is just viral.`, /ASSESSMENT[^]*viral infection/i],
    [`${start}Heart is regular. It sounds like an innocent murmur.`, /ASSESSMENT[^]*likely innocent murmur/i],
    [`${start}He is pale. I'm worried that he could be low on iron.`, /ASSESSMENT[^]*possible iron deficiency/i],
    [`${start}Eyes are white. You have early cataracts in both eyes.`, /ASSESSMENT[^]*cataracts/i],
  ]);
  expectNotes("are not read from other talk", [
    ["D: Hi. / P: My sister had a stye. / D: A stye goes away alone.", /./, /ASSESSMENT[^]*stye/i],
    [`${start}They would take huge doses.`, /./, /EXAM[^]*huge/],
  ]);
});
