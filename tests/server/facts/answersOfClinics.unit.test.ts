import { describe } from "vitest";
import { expectNotes } from "./harness";

const visit = (said: string): string =>
  `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;

describe("questions for medicines and allergies in one turn", () => {
  expectNotes("each have the part of the answer that fits them", [
    [
      "D: Any meds otherwise? Allergies? / P: Adderall on school days, twenty. No allergies.",
      /MEDICATIONS[^]*Adderall/,
      /Allergic to Adderall/,
    ],
    [
      "D: Medications? Allergies? / P: Metformin, 500 twice a day.",
      /MEDICATIONS[^]*Metformin/,
      /Allergic to metformin/i,
    ],
    [
      "D: Do you take any pills? Any allergies? / P: Just Zyrtec in the morning.",
      /MEDICATIONS[^]*Zyrtec/,
      /Allergic to/,
    ],
    ["D: Any medicines? Allergies? / P: Ventolin when I need it. None.", /MEDICATIONS[^]*Ventolin/, /Allergic to/],
    [
      "D: Meds? Any allergies? / P: Lisinopril for my blood pressure. No, no allergies.",
      /MEDICATIONS[^]*Lisinopril/,
      /Allergic to/,
    ],
    [
      "D: On any medication? Allergies? / P: Sertraline, 50. Not allergic to anything.",
      /MEDICATIONS[^]*Sertraline/,
      /Allergic to/,
    ],
  ]);
  expectNotes("keep the allergy that is named", [
    ["D: Any meds? Allergies? / P: Penicillin.", /Allergic to penicillin/],
    ["D: Any meds? Allergies? / P: Penicillin gives me a rash. No meds.", /Allergic to penicillin \(rash\)/],
    ["D: Medicines? Allergies? / P: Sulfa. I swell up.", /Allergic to sulfa/],
  ]);
});

describe("a disease that an answer places in the family", () => {
  expectNotes("is not read as the patient's", [
    [
      "D: Any medical problems? / P: I've got Crohn's in the family, my brother's got it. I don't.",
      /Family history of Crohn's/,
      /History of Crohn/,
    ],
    ["D: Medical history? / P: There's diabetes in my family.", /FAMILY HISTORY[^]*diabetes/i, /^History of diabetes/m],
    ["D: Any other conditions? / P: We have asthma in the family.", /FAMILY HISTORY[^]*asthma/i, /^History of asthma/m],
  ]);
  expectNotes("is read as the patient's without such words", [
    ["D: Any medical problems? / P: I've got Crohn's.", /History of Crohn/, /Family history of/],
  ]);
});

describe("a drug that a question only names", () => {
  expectNotes("is read with its answer", [
    ["D: Let's go over the pills. Entresto? / P: I never got that one. It was too expensive.", /Not taking Entresto/],
    ["D: And the statin, atorvastatin? / P: Every night.", /[Aa]torvastatin/, /Not taking/],
    ["D: And the eplerenone? / P: I didn't fill it.", /Not taking eplerenone/i],
    ["D: And spironolactone? / P: Half a pill.", /MEDICATIONS[^]*Spironolactone/],
    ["D: And the carvedilol? / P: The little one, twice a day.", /Carvedilol.* twice daily/],
    ["D: Metformin? / P: Never took it.", /Not taking metformin/i],
  ]);
});

describe("what people gave the patient", () => {
  expectNotes("is not read as an effect of the drug just ordered", [
    [
      visit("We'll start you on eplerenone 25. / P: And the rehab? They gave me a paper."),
      /eplerenone 25/,
      /[Ee]plerenone gave/,
    ],
    [
      visit("We'll start you on naproxen. / P: They gave me an appointment for Monday."),
      /naproxen/,
      /[Nn]aproxen gave/,
    ],
  ]);
  expectNotes("is read as an effect if it is a reaction", [
    [visit("I'll prescribe trimethoprim. / P: It gave me a rash last time."), /[Tt]rimethoprim/],
  ]);
});

describe("what is said after a test was ordered", () => {
  expectNotes("is not read as its result", [
    [
      visit(
        "We got X-rays. I don't see a fracture. So next step, MRI this week. / P: How long am I out? / D: Realistically nine months.",
      ),
      /obtain the MRI this week/,
      /MRI: /,
    ],
    [
      visit(
        "We did an X-ray, no fracture. Next step is to get an ultrasound. / P: Can I lift? / D: Upper body's fine.",
      ),
      /ultrasound/,
      /[Uu]ltrasound: /,
    ],
  ]);
});

describe("injuries named by their part", () => {
  expectNotes("are diagnoses", [
    [visit("I'm pretty confident it's your ACL."), /ACL injury/],
    [
      visit("I'm worried about the lateral meniscus with where you're tender."),
      /lateral meniscus injury/,
      /with where/,
    ],
    [visit("I suspect your rotator cuff."), /rotator cuff injury/],
    [visit("It could be your MCL too."), /MCL injury/],
  ]);
  expectNotes("are not read from other sentences", [[visit("Your ACL is fine."), /./, /ACL injury/]]);
});

describe("a disease with its state", () => {
  expectNotes("is the problem", [
    [
      visit("So, heart failure with reduced ejection fraction, you're better, close to your dry weight."),
      /Heart failure with reduced ejection fraction/,
    ],
    [visit("Okay, your gout, it's well controlled."), /[Gg]out/],
    [visit("So, asthma, you're doing well. Continue the Flovent."), /Asthma/],
  ]);
});

describe("everyday forms of a plan", () => {
  expectNotes("are orders", [
    [
      visit("It's heart failure. Until then I'd like you on losartan 25 at night."),
      /[Ss]tart losartan 25 at night/,
      /Until,/,
    ],
    [
      visit("It's heart failure. Once you get the Entresto you stop the losartan."),
      /Once .* gets? the Entresto, .*stop (?:the )?losartan/,
    ],
    [visit("It's appendicitis. Nothing to eat or drink from here on."), /Nothing to eat or drink/],
    [
      visit("It's appendicitis. If you faint or the pain gets unbearable, call triple zero."),
      /If .*faints?.*call triple 0/,
    ],
  ]);
});

describe("denials and signs in few words", () => {
  expectNotes("are written as denials and findings", [
    ["D: Smoke, drink? / P: Don't smoke. Few beers on a Saturday.", /Denies smoking/, /Smoking: /],
    ["D: Do you drink? / P: Never drink.", /Denies alcohol/, /Alcohol: /],
    [visit("That's Rovsing's positive."), /Rovsing.* is positive|Rovsing's positive/],
    [visit("Normal's about 55 to 60."), /./, /Normal's about/],
    ["P: My belly hurts. It started round the belly button and moved to the right.", /belly button/, /abdomen button/],
    ["D: You're Hamish? / P: Yeah. / D: What's up? / P: I have a cough.", /[Cc]ough/, /is Hamish/],
  ]);
});
