import { describe } from "vitest";
import { expectNotes } from "./harness";

const child = "D: What brings you in? / P: I brought my son in, he has had a cough since Monday.";
const more = " / D: Is he eating? Has he been vomiting? / P: No vomiting.";

describe("a parent of a small child", () => {
  expectNotes("reports and denies instead of the patient", [
    [`${child} / D: Does he have a fever? / P: No.${more}`, /The parent denies fever/i, /(?:patient|He) denies/],
    [
      "D: Hi. / P: I'm Mia's mom. She has a rash. / D: Does she have a fever? / P: No. / D: Has she been scratching? Does she sleep? / P: She sleeps.",
      /The mother denies fever/i,
      /(?:patient|She) denies/,
    ],
    [
      `${child} / D: Is he wheezing? / P: Yes. / D: Does he have ear pain? / P: No.${more}`,
      /parent reports[^.]*wheez/i,
    ],
    [
      `${child} / D: Fever? / P: No. / D: Chills? / P: No. / D: Does he have ear pain? / P: No. / D: Has he had a runny nose? / P: No. / D: Does he have a rash? / P: No. / D: Did he have diarrhea? / P: No.`,
      /The parent denies [^.]+\. No [a-z]/,
    ],
  ]);
  expectNotes("is not the informant for an adult or a child who speaks", [
    ["D: Hi. / P: I have a cough. / D: Do you have a fever? / P: No.", /patient denies fever/i, /parent denies/],
    [
      "D: Hi Sam. / P: I have a cough. / O: He's had it for a week. / D: Do you have a fever? / P: No.",
      /(?:patient|He) denies fever/i,
      /parent denies/,
    ],
  ]);
});

const end = "D: Let me take a look. Lungs are clear. / P: Okay. / D: ";
describe("drugs that are ruled out", () => {
  expectNotes("are not read as orders", [
    [
      `D: Hi. / P: A cold. / ${end}Saline and suction, no cough medicine at his age.`,
      /./,
      /treatment: Cough medicine/i,
    ],
    [`D: Hi. / P: A cough. / ${end}Fluids and rest, no antibiotics.`, /./, /(?:Start|treatment:) antibiotics/i],
    [
      `D: Hi. / P: A cold. / ${end}We'll use saline, without decongestants.`,
      /./,
      /(?:Start|treatment:) decongestants/i,
    ],
  ]);
  expectNotes("do not rule out other drugs", [
    [`D: Hi. / P: A cough. / ${end}Start amoxicillin 500 mg three times a day.`, /amoxicillin 500 mg/i],
    [`D: Hi. / P: A cough. / ${end}No cough syrup. Take ibuprofen 400 mg.`, /ibuprofen 400 mg/i],
  ]);
});

describe("iron in a list of medicines", () => {
  expectNotes("is a medicine", [
    ["D: What do you take? / P: Folic acid, iron, and omeprazole.", /MEDICATIONS[^]*Iron\./],
    ["D: Are you on medications? / P: Yes, metformin and iron.", /MEDICATIONS[^]*Iron\./],
    ["D: What do you take? / P: The iron, and Pregnacare.", /MEDICATIONS[^]*Iron\./],
  ]);
  expectNotes("is not a medicine elsewhere", [
    [
      "D: What is it? / P: My ferritin is low and I lack iron. / D: Do you feel tired? / P: Yes.",
      /./,
      /MEDICATIONS[^]*Iron\./,
    ],
  ]);
});

describe("pregnancies", () => {
  expectNotes("are read from questions that state them", [
    ["D: So you are thirty four weeks today? / P: Thirty four and two days. / D: Any pain? / P: No.", /34 and 2 days/],
    [
      "D: How is the baby moving? / P: Plenty, kicking me all night. / D: Any pain? / P: No.",
      /fetal movement: present/i,
    ],
    ["D: This is your third pregnancy? / P: Third, yes. / D: Any pain? / P: No.", /current pregnancy: third/i],
    ["D: Any burning when you pass urine? / P: No.", /denies burning with urination/i],
    ["D: Any stinging when you wee? / P: Yes.", /burning with urination/i],
    ["D: Tell me. / P: My pressure went up with my first, they called it preeclampsia.", /History of preeclampsia/i],
    ["D: Any problems? / P: A doctor back home called it lupus.", /History of lupus/i],
  ]);
  expectNotes("are not read from other answers", [
    ["D: How is the baby moving? / P: Less than before. / D: Any pain? / P: No.", /./, /movement: present/i],
    ["D: Tell me. / P: It burns when I walk. / D: Any pain? / P: No.", /./, /with urination/i],
  ]);
});

describe("a test or vaccine that is due", () => {
  expectNotes("is ordered or recommended", [
    [
      `D: Hi. / P: A check-up. / ${end}He's due for his second hepatitis A and his DTaP today.`,
      /Give [^.]*hepatitis A and [^.]*DTaP today/i,
    ],
    [`D: Hi. / P: A check-up. / ${end}You're due for a tetanus booster.`, /recommended a tetanus booster/i],
    [`D: Hi. / P: A check-up. / ${end}You are due for your mammogram.`, /mammogram/i],
    [`D: Hi. / P: A cough. / ${end}If it gets worse we'd deliver you sooner.`, /./, /sooners/],
  ]);
});

describe("an examination that a conclusion interrupts", () => {
  expectNotes("continues in the same turn", [
    [
      "D: Hi. / P: A check-up. / D: Let me take a look. Lungs are clear. It sounds like an innocent murmur. Belly's soft.",
      /EXAM[^]*Abdomen is soft[^]*ASSESSMENT[^]*innocent murmur/i,
    ],
    [
      "D: Hi. / P: A rash. / D: Let me take a look. There are papules on the wrist. I think this is scabies. Throat is red.",
      /EXAM[^]*Throat is red[^]*ASSESSMENT[^]*scabies/i,
    ],
  ]);
  expectNotes("does not continue in a plan", [
    [
      "D: Hi. / P: My neck. / D: Let me take a look. Neck is tender. I think this is whiplash. Take ibuprofen. They will help with range of motion.",
      /ASSESSMENT/,
      /EXAM[^]*range of motion[^]*ASSESSMENT/i,
    ],
  ]);
});

describe("the first words of a plan after an announced examination", () => {
  const examined = "D: Hi. / P: A check-up. / D: Let me take a look. Lungs are clear. / P: Okay. / D: ";
  expectNotes("are advice if they recommend", [
    [`${examined}I recommend a colonoscopy.`, /PLAN[^]*colonoscopy/i],
    [`${examined}I'd recommend an MRI.`, /PLAN[^]*MRI/],
    [`${examined}I want you to get a bone density scan.`, /PLAN[^]*bone density scan/i],
    [`${examined}We should do a pap smear.`, /PLAN[^]*Pap smear/i],
    [`${examined}I'd like you to see a speech therapist.`, /PLAN[^]*speech therapist/i],
    [`${examined}I'd like you to try the CPAP every night.`, /PLAN[^]*CPAP every night/i],
  ]);
  expectNotes("are commands of the examination otherwise", [
    [`${examined}I want you to take a deep breath.`, /EXAM/, /PLAN/],
    [`${examined}I'd like you to follow my finger.`, /EXAM/, /PLAN[^]*finger/],
    [`${examined}Lift your arm for me.`, /EXAM/, /PLAN/],
  ]);
  expectNotes("keep decimals of a dose", [
    [`${examined}Let's start tamsulosin 0.4 at bedtime.`, /tamsulosin 0\.4/i],
    ["D: What do you take? / P: Tamsulosin 0.4 at night.", /MEDICATIONS[^]*Tamsulosin 0\.4/],
  ]);
});
