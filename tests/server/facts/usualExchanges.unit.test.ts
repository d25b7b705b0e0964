import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a diagnosis that the patient suggests", () => {
  expectNotes("is the clinician's if it is affirmed", [
    ["D: Your urine's positive for nitrites. / P: So it is a UTI. / D: It is.", /PLAN\s+UTI/],
    ["D: The toe is red and hot. / P: So it's gout? / D: Yes, it is.", /PLAN\s+Gout/],
    ["D: The toe is red. / P: Do I have gout? / D: I think so.", /Likely gout/],
  ]);

  expectNotes("is no diagnosis if the clinician only listens", [
    ["D: Any problems? / P: I have asthma. / D: Yeah. / P: And gout.", /History of asthma/, /PLAN/],
  ]);
});

describe("a companion", () => {
  expectNotes("is not the patient", [
    [
      "P: Hi. / D: You're Mrs. Patel's daughter? / P: Yes, I'm Anita. / D: Any fever? / P: No.",
      /fever/,
      /The patient is Mrs/,
    ],
  ]);
});

describe("an order with a condition in few words", () => {
  expectNotes("is kept whole", [
    [
      "D: I'll give you nitroglycerin to put under your tongue if it comes on.",
      /nitroglycerin to put under the patient's tongue if it comes on/,
    ],
    ["D: I'll ring you with the blood results on Thursday.", /call the patient with the blood results on Thursday/],
    ["D: The nurse will call you with the results.", /call the patient with the results/],
    ["D: Okay, injection it is then.", /do the injection/],
  ]);
});

describe("short questions", () => {
  expectNotes("ask for the time of the complaint, for counts, and for how long a habit has lasted", [
    ["P: I get chest pain when I walk. / D: Ever at rest? / P: No.", /does not occur at rest/],
    ["D: Has she had any falls? / P: One, on Sunday, in the bathroom.", /Falls: one, on Sunday, in the bathroom/],
    ["D: Smoke? / P: Half a pack. Since I was twenty.", /Half a pack, from age 20/],
    ["D: Do you smoke? / P: A pack a day. For thirty years.", /pack a day, for 30 years/],
    ["D: How much do you drink? / P: Two beers a night. Since college.", /2 beers a night, from college on/],
  ]);
});

describe("questions about the complaint in usual words", () => {
  expectNotes("have their rating, place, course and bleeding written", [
    ["P: My knee hurts. / D: What's your pain level? / P: Like a seven, eight.", /7 to 8 on a scale of 10/],
    ["P: My knee hurts. / D: What's your pain score? / P: Six.", /6 on a scale of 10/],
    ["P: My knee hurts. / D: Does it hurt on the inside or the outside? / P: The inside.", /located on the inside/],
    ["P: My neck hurts. / D: Is it at the front or the back? / P: The back.", /located at the back/],
    [
      "P: I twisted my knee. / D: Left or right? / P: Right. / D: Does it hurt on the inside or the outside? / P: The inside.",
      /on the right side, located on the inside/,
    ],
    [
      "P: My foot hurts. / D: Without any ibuprofen, what's your pain level? / P: Without ibuprofen I would say a three. / D: And with your ibuprofen, what's your pain level? / P: Like a seven eight.",
      /3 without ibuprofen and 7 to 8 with ibuprofen/,
    ],
    ["P: I twisted my knee. / D: When you fell did you hear a pop? / P: I did, yes.", /reports hearing a pop/],
    ["P: I get dizzy. / D: Do those symptoms improve when you stand up? / P: Yeah, it does.", /improves with standing/],
    ["P: My belly hurts. / D: Do your stools look dark or tarry? / P: No.", /denies black stools/],
    ["P: My belly hurts. / D: Are your stools black? / P: Yes, since Monday.", /black stools since Monday/],
    ["P: My belly hurts. / D: Does it come in waves? / P: Yes.", /intermittent/],
    ["P: My pee burns.", /[Bb]urning with urination/],
  ]);

  expectNotes("keep a circumstance that they ask for", [
    [
      "P: I'm dizzy. / D: When you lie down do you get short of breath? / P: No.",
      /./,
      /denies shortness of breath at rest/,
    ],
  ]);
});

describe("diseases and operations of earlier years that the clinician recalls", () => {
  expectNotes("are past history", [
    ["D: So you had a heart attack in 2018, and we put a stent in. / P: Yes.", /History of heart attack[\s\S]*stent/],
    ["D: You had your gallbladder out in 2015. / P: Yes.", /Surgical history: cholecystectomy \(2015\)/],
    ["D: We put a stent into your right coronary artery in 2018. / P: Yes.", /Surgical history: stent \(2018\)/],
    ["D: You've had a stroke before. / P: Right.", /History of stroke/],
    ["D: You had a cough last week. / P: Yes.", /cough last week/, /PAST/],
    ["D: Your father had a stroke in 2018. / P: Yes.", /./, /History of stroke/],
  ]);
});
