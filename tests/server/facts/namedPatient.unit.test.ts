import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a patient whom the clinician calls by name", () => {
  expectNotes("is meant by the name in what the clinician finds and plans", [
    [
      "D: Hi there, you must be Mia's mom. / P: Yes. / D: So Mia has an ear infection on the left. Mia's throat looks fine.",
      /Throat is fine[\s\S]*Ear infection on the left/,
      /Mia/,
    ],
    [
      "D: Hello Tom. Lungs are clear. So Tom's got bronchiolitis. Tom needs to drink plenty.",
      /Bronchiolitis[\s\S]*drink plenty/,
      /Tom/,
    ],
    [
      "D: Hi, what's going on with Jonah today? / P: His ear hurts. / D: Let's start Jonah on cefdinir.",
      /start cefdinir/,
      /Jonah/,
    ],
  ]);

  expectNotes("is not a companion or a person whom the clinician only speaks of", [
    [
      "D: Hi Sarah, and this is Leo? / P: Yes. / D: Sarah has a cold herself, I see. Any fever? / P: No.",
      /fever/,
      /PLAN/,
    ],
    ["D: Hello Anna. / P: Hello. / D: Is Tom your husband? / P: Yes. / D: Tom has pneumonia.", /COMPLAINT/, /PLAN/],
  ]);
});

describe("an examiner's “oh yeah” after a question", () => {
  expectNotes("is not read as the patient's answer", [
    [
      "D: Asthma? / P: No. / D: Okay Mia, can I look in your ears? Now the left one. Oh yeah, that left drum is red and bulging.",
      /EXAM[\s\S]*Left drum is red and bulging/,
      /Reports redness/,
    ],
  ]);
});

describe("a permission", () => {
  expectNotes("keeps its condition or time, also a child's", [
    ["P: Can she go to school? / D: Once she's been fever free for 24 hours.", /may go to school once .* 24 hours/],
    ["P: Can I drive? / D: When the cast is off.", /may drive when the cast is off/],
    ["P: When can I shower? / D: After 48 hours.", /may shower after 48 hours/],
    ["P: Can I fly? / D: If you wear the stockings, sure.", /may fly if the patient wears the stockings/],
    ["P: How soon can I go back to work? / D: In about two weeks.", /may go back to work in about 2 weeks/],
    ["P: Can I exercise? / D: If you feel dizzy, stop.", /COMPLAINT/, /may exercise/],
    ["P: Can I have a drink? / D: Not while you're on this.", /not have a drink/, /may have/],
  ]);
});

describe("a drug that a question supposes to be taken", () => {
  expectNotes("is a medicine, with the dose of a later answer", [
    [
      "D: How have you been since I started you on the sertraline? / P: A bit better. / D: And you're taking it daily? / P: Yes, fifty milligrams in the morning.",
      /Sertraline 50 mg in the morning/,
    ],
    ["D: How's it going on the new metformin? / P: Fine.", /MEDICATIONS\s+Metformin/],
    ["D: How are you doing with the Lexapro? / P: I stopped it.", /Lexapro: stopped/],
    ["P: I'm on sertraline. / D: Are you still taking that? / P: Yes, 100 mg.", /Sertraline 100 mg/],
  ]);
});

describe("a change of a dose without a drug", () => {
  expectNotes("is about the only medicine of the visit", [
    [
      "P: I take lisinopril 10. / D: Any chest pain? / P: No. / D: Headaches? / P: No. / D: Cough? / P: No. / D: Swelling? / P: No. / D: Palpitations? / P: No. / D: Nausea? / P: No. / D: Let's go up to 20 milligrams.",
      /increase lisinopril to 20 mg/,
    ],
    [
      "P: I take metformin and lisinopril. / D: Any chest pain? / P: No. / D: Let's go up to 20 mg.",
      /COMPLAINT/,
      /increase (?:metformin|lisinopril)/,
    ],
  ]);
});

describe("a disease that responds, settles or heals", () => {
  expectNotes("is assessed", [
    ["D: So the depression is responding but only partly.", /ASSESSMENT[\s\S]*Depression, responding but only partly/],
    ["D: Your gout is settling down.", /ASSESSMENT[\s\S]*Gout, settling down/],
    ["D: Your fracture is healing nicely.", /ASSESSMENT[\s\S]*Fracture, healing nicely/],
    ["D: Okay. The infection isn't responding to the amoxicillin.", /ASSESSMENT[\s\S]*Infection, not responding/],
  ]);
});
