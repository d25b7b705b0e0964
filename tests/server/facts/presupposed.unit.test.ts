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

describe("what is looked for in a substance", () => {
  expectNotes("is denied without the substance itself", [
    [
      "D: Do you bring up phlegm? / P: Yes, yellow phlegm. / D: Any pus or froth in the sputum? / P: Nothing like that.",
      /sputum|phlegm/i,
      /[Dd]enies (?:discharge|sputum)/,
    ],
  ]);
});

describe("a question that looks for blood or mucus in something", () => {
  expectNotes("denies only that", [
    [
      "D: Do you cough anything up? / P: Yellow phlegm. / D: Is the blood ever mixed into the phlegm? / P: No.",
      /./,
      /Denies.*phlegm/,
    ],
    [
      "D: Do you cough anything up? / P: Yes, phlegm. / D: Any blood in the phlegm? / P: No.",
      /coughing up blood/,
      /Denies.*\bphlegm/,
    ],
    ["D: Any diarrhea? / P: Yes. / D: Any mucus mixed in with the stool? / P: No.", /./, /Denies.*\bstool\./],
  ]);
});
