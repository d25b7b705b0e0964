import { describe } from "vitest";
import { expectNotes } from "./harness";

const start = "D: What brings you in? / P: I want a check-up. / D: Let me take a look at you. / P: Okay. / D: ";

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

describe("an instruction during the examination", () => {
  expectNotes("is not read as a finding", [
    [
      "D: Now I am going to get you to extend your wrist. / P: OK. / D: And then keep your elbow in full extension as well. Does that hurt? / P: It does, yeah.",
      /./,
      /Keep/,
    ],
  ]);
});

describe("a finding that names only its side", () => {
  expectNotes("has the body part of the finding before it", [
    [
      "D: Let me have a look. Left ear looks fine. The right one is red and bulging, I can't see any landmarks.",
      /Right ear is red and bulging, no landmarks/,
      /right one/i,
    ],
    ["D: Let me examine you. The left knee is swollen. The right one is normal.", /Right knee is normal/, /right one/i],
    ["D: Let me examine you. The right calf is tender. The other one is soft.", /left calf is soft/i, /other one/i],
  ]);
});

describe("findings beside a vital sign", () => {
  expectNotes("are all written under their organ", [
    [
      "D: She has a hoarse cry, no stridor at rest, no retractions, lungs clear, oxygen 98 percent.",
      /Hoarse cry, no stridor at rest\./,
    ],
    ["D: Lungs are clear, just a trace of edema at the ankles.", /• Respiratory: Lungs are clear\./],
  ]);
});

describe("a finding with a tag at its end", () => {
  expectNotes("is a finding unless the patient denies it", [
    [`${start}That's a bit tender over here on the left, isn't it? / P: Yes.`, /[Tt]ender on the left/],
    [`${start}Your glands are up, aren't they? / P: A bit.`, /enlarged/],
    [`${start}That's quite sore over the heel, isn't it? / P: No, not at all.`, /./, /sore over the heel/],
  ]);
});

describe("pain at a touch", () => {
  const touch = "D: What brings you in? / P: I want a check-up. / D: Let me have a feel of your tummy. ";
  expectNotes("is located by the clinician's words about it", [
    [
      `${touch}Does that hurt? / P: No. / D: And there? / P: Ow, yes. / D: So that's a bit tender down here on the right.`,
      /Slightly tender on the right/,
      /[Pp]ain on examination/,
    ],
    [`${touch}Does that hurt? / P: No. / D: Good, all soft.`, /No pain on examination/],
  ]);
  expectNotes("is found by a request to touch, on a screen", [
    [
      "D: Hi. / P: I have a cold. / D: Can you press on your cheeks for me? / P: Ooh, yeah that's sore.",
      /Pain to palpation of the cheek/,
      /Reports pain/,
    ],
    [
      "D: Hi. / P: I have a cold. / D: Can you touch your toes? / P: No, my back hurts when I do that.",
      /[Bb]ack pain/,
      /pain to palpation/,
    ],
  ]);
  expectNotes("is not asked about by a question for another sign", [
    [
      `${touch}Does that hurt? / P: No. / D: Is your knee always swollen? / P: No.`,
      /./,
      /[Nn]o pain on examination of the knee/,
    ],
  ]);
});

describe("sensation that is compared", () => {
  const touch =
    "D: Hi. / P: My hand is numb. / D: Let me test your sensation. Can you feel me touching here? / P: Yes. ";
  expectNotes("is less on one side", [
    [`${touch}/ D: Same both sides? / P: The left's a bit duller.`, /Sensation duller on the left/, /intact/],
    [
      `${touch}/ D: Is it the same on both sides? / P: No, it's less on the right.`,
      /Sensation less on the right/,
      /intact/,
    ],
    [`${touch}/ D: Same both sides? / P: Yes.`, /Sensation to touch intact[^]*equal on both sides/],
  ]);
});

describe("findings in lay words", () => {
  expectNotes("are read with their part", [
    [`${start}Your glands are up in your neck.`, /Neck: Lymph nodes are enlarged in the neck/],
    [`${start}There's a bit of pulling in under the ribs.`, /Respiratory: Recession under the ribs/],
    [`${start}So that's six over nine on the left and six over six on the right.`, /Visual acuity 6\/9 on the left/],
    [`${start}The right calf's thirty-eight centimetres.`, /Right calf is 38 (?:cm|centimetres)/],
    [`${start}The left leg's a tiny bit weaker than the right.`, /Left leg is slightly weaker than the right/],
    [`${start}You look quite tired and you're a bit tearful.`, /tired and a bit tearful/],
    [`${start}Heart sounds one and two plus nil.`, /Heart sounds 1 and 2, no added sounds/],
    ["D: Hi. / P: I have a rash. / D: Let's look at this rash. It's flat, it doesn't blanch. / P: Ok.", /Rash is flat/],
  ]);
  expectNotes("do not include what is only not perceived any more", [
    ["D: Hi. / O: He had a murmur. / D: I can't hear it today, his heart sounds normal. / O: Ok.", /./, /Not present/],
  ]);
});

describe("a question that follows a touch or a command", () => {
  expectNotes("is about the touch", [
    [`${start}Push out against me. Any pain? / P: Yes.`, /EXAM[^]*Pain on examination/, /Reports pain/],
    [`${start}Let me just squeeze here. Sore? / P: Nope.`, /No pain on examination/, /Denies pain/],
  ]);
});
