import { describe, expect, it } from "vitest";
import { expectNotes, factsOf } from "./harness";
import type { Case } from "./harness";

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

describe("how long a drug has been taken", () => {
  expectNotes("belongs to the drug", [
    ["D: How long have you been on the birth control pill? / P: Um, for two years.", /Birth control pill for 2 years/],
    ["D: How long have you been on metformin? / P: About five years.", /Metformin for (?:about )?5 years/],
    ["D: How long have you been taking gabapentin? / P: For three months.", /Gabapentin for 3 months/],
  ]);
  it.each([
    ["How long have you been on Lexapro?", "Two years.", "Lexapro"],
    ["How long have you been taking Eliquis?", "For six months.", "Eliquis"],
    ["How long have you been using Flonase?", "Four weeks.", "Flonase"],
    ["When did you first start Ozempic?", "Two years ago.", "Ozempic"],
    ["How long have you been on Metformin?", "Five years.", "metformin"],
    ["How long have you been taking Gabapentin?", "For three months.", "gabapentin"],
  ])("%s %s names %s", (question, answer, name) => {
    const facts = factsOf(`D: ${question} / P: ${answer}`);
    expect(facts.find(({ kind }) => kind === "medication")?.slots).toMatchObject({ name: { text: name } });
  });
});

expectNotes("a course that the patient had is over", [
  ["D: Hi. / P: I had a course of antibiotics. / D: Okay.", /[Aa]ntibiotics/, /^Antibiotics\.$/m],
  ["D: Hi. / P: I'm on a course of antibiotics. / D: Okay.", /^Antibiotics\.$/m],
]);
