import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("wishes for care in a serious illness", () => {
  expectNotes("are quoted", [
    [
      "D: Have you thought about code status? What you'd want if your heart stopped? / P: No machines. I don't want to be on machines.",
      /wishes for resuscitation and life support, the patient answered: “No machines\. I do not want to be on machines\.”/,
    ],
    ["D: Have you thought about code status? / P: I'd want everything done.", /“I would want everything done\.”/],
    [
      "D: Do you have a living will? / P: Yes, my son has it.",
      /advance directives, the patient answered: “Yes, my son has it\.”/,
    ],
    [
      "D: Has she signed a POLST? / O: She signed one in June. It says no CPR.",
      /signed one in June\. It says no CPR\./,
    ],
    [
      "D: And would you want to go back to the hospital? / P: Only if they can fix it.",
      /returning to the hospital, the patient answered: “Only if they can fix it\.”/,
    ],
    [
      "D: If your breathing stopped, what would you want us to do? Do you have thoughts on life support? / P: Just keep me comfortable.",
      /“Just keep me comfortable\.”/,
    ],
    [
      "D: Who holds your power of attorney? / P: My daughter does, it's all signed.",
      /advance directives, the patient answered: “My daughter does/,
    ],
  ]);
  expectNotes("are not quoted without content", [
    ["D: Have you thought about code status? / P: I don't know what that means.", /./, /answered: “I do not know/],
    [
      "D: Have you signed a do not resuscitate order? / P: Yes, I have.",
      /do not resuscitate order\?”, the answer was “Yes, I have”/,
    ],
    ["D: How is your sleep, do you stop breathing? / P: I snore a bit, she says.", /./, /wishes for/],
    ["D: Would you want CPR? / P: No.", /CPR: not wanted/, /answered/],
    ["D: Does your heart ever stop or skip a beat? / P: It skips sometimes.", /./, /wishes for/],
    ["D: Were you in the hospital with it? / P: Only for a night.", /./, /returning to the hospital/],
  ]);
});

describe("a declined offer", () => {
  expectNotes("is written with its verb in the fitting form", [
    [
      "D: Would you like to be on life support if it came to that? / P: No, I wouldn't.",
      /Declines to be on life support/,
    ],
    ["D: Would you like to see a counselor? / P: No, I wouldn't.", /Declines seeing a counselor/],
    ["D: Would you like to try physical therapy? / P: No thanks.", /Declines physical therapy/],
  ]);
});

describe("a request about a drug", () => {
  const opening = "D: What brings you in? / P: My knee hurts. / ";
  expectNotes("is a wish of the patient", [
    [`${opening}D: You take warfarin? / P: Yes, but please stop the warfarin.`, /wants to stop the warfarin/, /Please/],
    [`${opening}D: Go on. / P: Please just change the lisinopril.`, /wants to change the lisinopril/, /Please/],
  ]);
});
