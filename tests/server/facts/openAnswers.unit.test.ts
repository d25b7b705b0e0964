import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("an answer with “just”", () => {
  expectNotes("denies the rest only if what it affirms follows", [
    [
      "D: Any joint pain or muscle aches? / P: Yeah, yeah. Just act slower and feel pretty sore in every joint these past couple of days, joint pain I mean.",
      /joint pain/i,
      /denies[^.]*muscle aches/i,
    ],
    ["D: Any nausea or diarrhea? / P: Just a little nausea.", /reports nausea[^]*denies diarrhea/i],
    [
      "D: Is it tender everywhere or there are muscle aches in one spot? / P: No, it's like everywhere.",
      /./,
      /denies[^.]*muscle aches/i,
    ],
  ]);
});

describe("a mood that is said to be down", () => {
  expectNotes("is not a diagnosis of depression", [
    [
      "D: How are you? / P: I've been feeling really down since the funeral, and I have a cough.",
      /low mood|feeling really down/i,
      /depress/i,
    ],
    ["D: Any problems with your mood? / P: I've felt quite low since I lost my job.", /low/i, /depress/i],
    ["D: Tell me. / P: I have been feeling depressed for two months.", /depress/i],
  ]);
});

describe("a relative's disease of a kind that is not remembered", () => {
  expectNotes("is not denied", [
    [
      "D: Any illnesses in the family? / P: My mother had, I don't remember what kind of cancer, and my aunt has lupus.",
      /cancer/i,
      /no family history of[^.]*cancer/i,
    ],
    [
      "D: Any diseases in the family? / P: My uncle does, I cannot recall exactly what type of arthritis he has.",
      /arthritis/i,
      /no family history of[^.]*arthritis/i,
    ],
  ]);
});

describe("an answer that leaves a symptom open", () => {
  expectNotes("neither reports nor denies it", [
    [
      "D: Have you had any fevers or chills? / P: I've felt hot but no chills.",
      /felt hot[^]*denies chills/i,
      /denies fever/i,
    ],
    [
      "D: How about any fevers? / P: I don't, like I don't have a thermometer, I maybe felt a little hot, but like I don't really know.",
      /possible subjective fever/i,
      /denies fever|reports fever/i,
    ],
    ["D: Any fevers or chills? / P: Yeah, I felt hot but no chills.", /denies chills/i, /denies fever|reports fever/i],
    [
      "D: Any fevers or chills? / P: Yeah, I've had chills for sure. I haven't taken my temperature, so I'm not too sure if I actually have a fever.",
      /reports chills/i,
      /denies fever|reports fever/i,
    ],
    [
      "D: Did you have a fever earlier? / P: Maybe I've been feeling a little hot.",
      /feeling a little hot/i,
      /reports fever/i,
    ],
    [
      "D: Any cough? / P: Yeah, I haven't had a new cough, I've had a cough for years.",
      /not had a new cough; they have had a cough for years/i,
      /denies cough/i,
    ],
    [
      "D: Any weakness in the arm? / P: I don't know if it's weakness or just the pain, but I can't lift it.",
      /reports possible weakness/i,
      /reports weakness/i,
    ],
    [
      "D: Any nausea, vomiting, or diarrhea? / P: A bit of nausea but no vomiting.",
      /denies vomiting/i,
      /denies[^.]*diarrhea/i,
    ],
  ]);
  expectNotes("denies what it denies plainly", [
    ["D: Any fevers or chills? / P: No fever, I just felt hot in the sun.", /denies fever/i],
    ["D: Any fever, cough or rash? / P: A cough, but none of the others.", /denies fever or rash/i],
  ]);
});

describe("a rating under a circumstance", () => {
  expectNotes("is written with the circumstance", [
    [
      "P: My wrist hurts. / D: How much would you rate the pain? / P: If I'm not moving it around, it's a three, but if I move it, it goes up to like a 9 out of 10.",
      /3\/10 when not moving it around, 9\/10 when moving/,
    ],
    [
      "P: My back hurts. / D: On a scale of one to ten how bad is the back pain? / P: If I'm sitting still it's a two, but when I move it's a nine.",
      /2\/10 when sitting still, 9\/10 when moving/,
      /is 2 on/,
    ],
  ]);
});

describe("a side named in an earlier turn", () => {
  test("is evidence of the sentence that repeats it", () => {
    const facts = factsOf(
      "P: The numbness is in my right hand. / D: Is the numbness constant? / P: It has been pretty gradual, I would say over the past month or two it got worse.",
    );
    const named = facts.filter(
      ({ kind, slots }) => kind === "statement" && /right hand/.test(slots.detail?.text ?? ""),
    );
    for (const { evidence } of named) expect(evidence.map(({ turn }) => turn)).toContain("0");
  });
});

describe("what is used for a complaint", () => {
  expectNotes("is not an allergy", [
    [
      "D: Are you allergic to any medications? / P: So for my eczema I have a hydrocortisone cream that I apply. But yeah, I don't think I'm allergic to any medications.",
      /not aware of any drug allergies/,
      /allergic to hydrocortisone/i,
    ],
    [
      "D: Do you have any allergies? / P: I use Flonase for my nose but no allergies to medicines.",
      /Flonase/,
      /allergic to flonase/i,
    ],
    [
      "D: Any drug allergies? / P: I take Zyrtec for hay fever, and penicillin gave me a rash.",
      /Allergic to penicillin \(rash\)/,
      /Allergic to (?:hay|zyrtec)/i,
    ],
    [
      "D: Any allergies? / P: Just seasonal allergies, I get itchy eyes in the spring.",
      /Seasonal allergies \(itchy eyes\)/,
      /Allergic to seasonal/,
    ],
    [
      "D: Any allergies? / P: I'm allergic to penicillin and sulfa, they give me hives.",
      /penicillin \(hives\)[^]*sulfa[a-z ]* \(hives\)/i,
    ],
  ]);
});

describe("words about a disease that the patient does not have", () => {
  expectNotes("are not past history", [
    [
      "D: What brings you in? / P: I can't smell anything. I just heard that this happens with COVID and. I'm worried that I have COVID.",
      /loss of smell/i,
      /history of covid/i,
    ],
  ]);
});

describe("what is coughed up", () => {
  expectNotes("is sputum", [
    [
      "D: What brings you in? / P: I've had a cough for three months and I've been coughing up this gunk. / D: Any red or any blood with it? / P: No.",
      /sputum/i,
      /discharge|redness/i,
    ],
  ]);
});

describe("a result that the clinic will report", () => {
  expectNotes("is not an instruction to the patient", [
    [
      "D: We'll do a throat swab and I'll let you know when the results come back. / P: Okay.",
      /the clinic will inform the patient when the results come back/i,
      /: let when/i,
    ],
  ]);
});

describe("an answer to a question about allergies and medicines", () => {
  expectNotes("does not list medicines as allergens", [
    [
      "D: Any allergies or medications? / P: No allergies, just lisinopril and metformin.",
      /MEDICATIONS\s+Lisinopril[^]*Metformin/,
      /allergic to/i,
    ],
    [
      "D: Do you take any medications or have any allergies to medications? / P: No, just vitamin D and lisinopril 10.",
      /lisinopril 10/i,
      /allergic to/i,
    ],
  ]);
  expectNotes("keeps an allergy", [
    ["D: Any allergies or medications? / P: No, just penicillin.", /allergic to penicillin/i, /no known/i],
    ["D: Any allergies or medications? / P: No allergies except lisinopril.", /allergic to lisinopril/i, /no known/i],
    [
      "D: Are there any medications you are allergic to? / P: No, just lisinopril.",
      /allergic to lisinopril/i,
      /no known/i,
    ],
    ["D: Have you had reactions to any medications? / P: Just lisinopril.", /lisinopril/i, /no known/i],
    [
      "D: Any allergies or medications? / P: Just lisinopril, and it gave me hives.",
      /allergic to lisinopril \(hives\)/i,
      /no known/i,
    ],
  ]);
});
