import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a symptom that a question takes as known", () => {
  expectNotes("is not denied", [
    [
      "D: Have you had a cough? / P: Yeah. / D: Are you bringing up any sputum with your cough? / P: No.",
      /Reports cough/,
      /[Dd]enies [^.]*\bcough\b(?! up)/,
    ],
    [
      "D: Do you have headaches? / P: Yes, bad ones. / D: Any nausea with the headaches? / P: No.",
      /[Dd]enies nausea/,
      /[Dd]enies [^.]*headache/,
    ],
    [
      "D: Any diarrhea? / P: Yes, since Monday. / D: Any cramps during the diarrhea? / P: No, none.",
      /diarrhea/,
      /[Dd]enies [^.]*diarrhea/,
    ],
    [
      "D: Is there pain? / P: Yes, in my hip. / D: Any numbness along with this pain? / P: No.",
      /[Dd]enies numbness/,
      /[Dd]enies [^.]*\bpain/,
    ],
  ]);
});

describe("a yes to a question that first repeats the answer before it", () => {
  expectNotes("affirms the question", [
    ["D: Any fever? / P: No. / D: No, okay, I see, and have you had a rash? / P: Yeah, on my arms.", /Reports rash/],
    ["D: Any chills? / P: No. / D: No, alright. And any dizziness? / P: Yes.", /Reports dizziness/],
    ["D: Any falls? / P: No. / D: No, good, so have you had palpitations? / P: Yes, I have.", /Reports palpitations/],
  ]);
});

describe("how often something is used", () => {
  expectNotes("is not how often the complaint comes", [
    [
      "P: I have a headache. / D: Do you have an inhaler? / P: Yes. / D: How often would you say you were using it? / P: Maybe once a week.",
      /eadache/,
      /[Hh]eadache (?:is|has been) once a week/,
    ],
    [
      "P: My knee hurts. / D: How often do you take the naproxen? / P: Twice a day.",
      /[Kk]nee/,
      /pain (?:is|has been) twice (?:a day|daily)/,
    ],
    ["P: I have a cough. / D: How many times a week do you exercise? / P: Three times a week.", /ough/, /ough is 3/],
  ]);

  expectNotes("does not hide how often the complaint comes", [
    ["P: I get headaches. / D: How often do the headaches come? / P: Twice a week.", /twice a week/],
  ]);
});

describe("an epidemic", () => {
  expectNotes("is not an illness of the patient", [
    ["P: My back hurts. I have not seen my dentist because of, the covid stuff.", /ack/, /COVID/i],
    ["P: My back hurts. I lost my job during the covid lockdowns.", /ack/, /History of COVID/i],
  ]);
});

describe("a no that the same answer takes back", () => {
  expectNotes("does not deny the change", [
    ["D: Any change in her appetite? / P: No. Well, she eats a little less.", /less|change/i, /[Dd]enies change/],
    [
      "D: Any changes in your sleep? / P: No, well, I wake up more often.",
      /./,
      /[Dd]enies changes? in (?:the )?sleep|sleep changes/,
    ],
    ["D: Any changes in appetite? / P: No.", /[Dd]enies changes? in appetite/],
  ]);
});

describe("a disease that no relative has", () => {
  expectNotes("is not the named relative's", [
    [
      "D: Any heart problems in the family? / P: My dad has high cholesterol but nobody's had a heart attack.",
      /Father: high cholesterol/,
      /Father: heart attack/,
    ],
    [
      "D: Any cancer in the family? / P: My aunt has diabetes, no one has had cancer.",
      /[Aa]unt: diabetes/,
      /Aunt: cancer/,
    ],
  ]);
});

describe("a device that was given up", () => {
  expectNotes("does not stop its drug", [
    ["D: Any medical history? / P: Diabetes. I used to be on an insulin pump.", /[Dd]iabetes/, /Insulin: stopped/],
    ["D: Which medicines? / P: I stopped insulin last year.", /Insulin: stopped/],
  ]);
});

describe("what is looked for in a substance", () => {
  expectNotes("is denied without the substance itself", [
    [
      "D: Do you bring up phlegm? / P: Yes, yellow phlegm. / D: Any pus or froth in the sputum? / P: Nothing like that.",
      /sputum|phlegm/i,
      /[Dd]enies (?:discharge|sputum)/,
    ],
  ]);
});
