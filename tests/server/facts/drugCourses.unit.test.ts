import { describe } from "vitest";
import { expectNotes, type Case } from "./harness";

const prescribed = (words: string, plan: RegExp): Case => [
  `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words}`,
  new RegExp(`ASSESSMENT AND PLAN[^]*${plan.source}`),
  /MEDICATIONS/,
];

describe("a short course that a clinician names by drug and length", () => {
  expectNotes("is ordered", [
    prescribed("The dip shows nitrites. Nitrofurantoin 100 mg twice a day for three days.", /Nitrofurantoin 100 mg/),
    prescribed("Your chest is tight. Prednisolone 40 mg daily for five days.", /Prednisolone 40 mg daily/),
    prescribed("The drum is red. Amoxicillin 500 mg three times a day for a week.", /Amoxicillin 500 mg/),
    prescribed("The throat is covered in pus. Penicillin V 500 mg four times daily for ten days.", /[Pp]enicillin/),
    prescribed("Okay, clarithromycin 500 mg twice a day for seven days.", /[Cc]larithromycin 500 mg/),
    prescribed("I can see the spots. Aciclovir five times a day for seven days.", /[Aa]c[iy]clovir/),
    prescribed("That is quite infected. Flucloxacillin 500 mg for a week.", /[Ff]lucloxacillin 500 mg/),
    prescribed("The joint is hot. Naproxen 500 mg twice a day for one to two weeks.", /[Nn]aproxen 500 mg/),
    prescribed("Right, omeprazole 20 mg daily for four weeks.", /[Oo]meprazole 20 mg daily/),
    prescribed("It is red and scaly. Hydrocortisone cream for two weeks.", /[Hh]ydrocortisone cream/),
  ]);

  expectNotes("is not read from what was taken before or is taken now", [
    ...[
      "Prednisone for five days last month.",
      "Naproxen for a week did not help.",
      "Amoxicillin for seven days, which you finished.",
      "Doxycycline for a week in March.",
      "Nitrofurantoin for three days, already taken.",
    ].map((words): Case => [
      `D: What have you tried?\nP: I am not sure.\nD: Let me look. ${words}\nP: Yes.`,
      /./,
      /ASSESSMENT AND PLAN[^]*(?:prednisone|naproxen|amoxicillin|doxycycline|nitrofurantoin)/i,
    ]),
    [
      "D: Which medicines do you take?\nP: I forget.\nD: Let me see. Lisinopril 10 mg daily, metformin 500 mg twice a day.\nP: Yes.",
      /MEDICATIONS[^]*[Ll]isinopril 10 mg/,
      /ASSESSMENT AND PLAN[^]*[Ll]isinopril/,
    ],
    [
      "D: Any medicines?\nP: No.\nD: I see amoxicillin was given for seven days in March.\nP: Yes.",
      /./,
      /ASSESSMENT AND PLAN[^]*[Aa]moxicillin/,
    ],
    [
      "D: What helped?\nP: Nothing.\nD: Prednisone for five days, did you finish it?\nP: Yes.",
      /./,
      /ASSESSMENT AND PLAN[^]*[Pp]rednisone/,
    ],
  ]);
});

expectNotes("a diagnosis in the sentence of its finding is the heading of the plan", [
  [
    "D: What brings him in?\nP: He pulls at his ear since Monday.\nD: Let me have a look in his ears. Okay, the right eardrum is red and bulging, so he's got an ear infection. Amoxicillin for seven days.",
    /\n\nEar infection\.[^]*[Aa]moxicillin for 7 days/,
    /EXAM[^]*[Aa]moxicillin[^]*ASSESSMENT/,
  ],
  [
    "D: What happened?\nP: I twisted my ankle.\nD: Let me examine it. The outer ankle is swollen and tender, so you've got a sprain. Ice and a bandage.",
    /\n\n(?:Ankle )?[Ss]prain\./,
  ],
]);

expectNotes("a disease that a clinician thinks the patient has is the heading, as a possible one", [
  ...[
    ["I'm worried you're depressed.", "depression"],
    ["I think you're a bit dehydrated.", "dehydration"],
    ["I suspect you're anaemic.", "an[ae]+mia"],
    ["It looks like you're diabetic.", "diabetes"],
    ["I am concerned that you are septic.", "sepsis"],
    ["I think you're concussed.", "concussion"],
  ].map(([words = "", name = ""]): Case => [
    `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words} Come back in two weeks.`,
    new RegExp(`\\n\\nPossible ${name}\\b`),
  ]),
  [
    "D: How was it?\nP: Fine.\nD: Your readings are all above 150, so we can call it hypertension now. Start amlodipine 5 mg daily.",
    /\n\nHypertension\./,
  ],
]);

expectNotes("a test that the patient is to get is ordered", [
  ...[
    "I think we should get you tested for mono.",
    "I'd like you tested for celiac disease.",
    "We'll get her checked for anaemia.",
    "Let's get you screened for diabetes.",
    "I want you to be tested for gonorrhea.",
  ].map((words): Case => [
    `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words}`,
    /[Oo]rder a test for (?:mono|celiac|ana?emia|diabetes|gonorrhea)/,
    /give tested/,
  ]),
]);

expectNotes("a call to a pharmacy or specialist is not read as a diagnosis", [
  ...[
    "We can call that pharmacy.",
    "I will call it in.",
    "We could call this specialist.",
    "We should call it a day.",
  ].map((words): Case => [
    `D: What is the matter?\nP: I have a cough.\nD: ${words} Start amoxicillin 500 mg.`,
    /[Aa]moxicillin 500 mg/,
    /this is|\n\n(?:Pharmacy|Specialist|In|A day)/i,
  ]),
]);
