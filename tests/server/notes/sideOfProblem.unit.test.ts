import { describe } from "vitest";
import { expectNotes } from "../facts/harness";

describe("the heading of a problem", () => {
  expectNotes("has the side and part that the visit names", [
    [
      "P: My right knee hurts. / D: I think this is a medial meniscus tear. We'll get an MRI.",
      /Likely medial meniscus tear, right knee\./,
    ],
    [
      "P: My left shoulder is painful. / D: So you have rotator cuff tendinitis. Rest it.",
      /Rotator cuff tendinitis, left shoulder\./,
    ],
    ["P: I have pain in my right wrist. / D: I think you have a wrist fracture.", /Likely right wrist fracture\./],
    ["P: My left ear hurts. / D: So this is an ear infection.", /Left ear infection\./],
  ]);

  expectNotes("has no side if the side could be that of another problem or part", [
    [
      "P: My right knee hurts. My left knee hurts too. / D: I think you have osteoarthritis.",
      /Likely osteoarthritis\./,
    ],
    ["P: My right toe tingles. / D: I think you have osteoarthritis.", /Likely osteoarthritis\./],
    ["P: My right knee hurts. / D: I think you have a lumbar strain.", /Likely lumbar strain\./],
    ["P: My right knee hurts. / D: I think you have a left meniscus tear.", /Likely left meniscus tear\./],
    ["P: My cheek is swollen. My right knee hurts too. / D: I think you have cellulitis.", /Likely cellulitis\./],
    ["P: My right knee hurts. / D: I think you have pneumonia.", /Likely pneumonia\./],
    ["P: My right hand hurts. / D: I think you have rheumatoid arthritis.", /Likely rheumatoid arthritis\./],
  ]);
});

describe("the reasoning for a problem", () => {
  expectNotes("leaves out symptoms of other parts of the body", [
    [
      "P: My right finger hurts. I've been constipated too. / D: I think this is a contusion. Rest it.",
      /reasoning: The patient reports right finger pain\./,
      /reasoning:[^.]*constipation/,
    ],
    [
      "P: I have headaches. / D: You have hypertension. Continue lisinopril 20 mg daily.",
      /Hypertension\./,
      /Hypertension\.[^]*reasoning: The patient reports headache/,
    ],
  ]);
  expectNotes("names each symptom of an infection", [
    [
      "P: I have a cough, a fever and diarrhea. / D: I think this is a viral illness. Rest and drink plenty.",
      /reasoning: The patient reports cough, fever, and diarrhea\./,
    ],
  ]);
});
