import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a refusal that could be about several things", () => {
  expectNotes("leaves the order as it is if it is about something else", [
    [
      "D: It's a sprain. I'll give you a note for light duty. / P: Do I need pain pills? / D: I don't think so. / P: Good, I don't want any.",
      /note for light duty/,
      /declines/,
    ],
    [
      "D: I'd start Eliquis 5 twice a day and stop the aspirin. / P: I'm not keen on that. / D: It is safer than Coumadin. / P: Okay, if you think so.",
      /start Eliquis 5 twice daily\. Stop the aspirin/,
      /declines|Coumadin\./,
    ],
  ]);
  expectNotes("is about the drug that was started or named", [
    [
      "D: I'd start Eliquis 5 twice a day and stop the aspirin. / P: I'm not keen on that. / D: Okay.",
      /Eliquis 5 twice a day was advised; the patient declines/,
      /aspirin was advised/,
    ],
    [
      "D: I can also give you trazodone 50 at night for sleep. / P: I don't want sleeping pills. / D: That's fine.",
      /Trazodone 50 at night for sleep was advised; the patient declines/,
      /Give trazodone/,
    ],
  ]);
});

describe("a clinician who comes back in the same visit", () => {
  expectNotes("orders no follow-up", [
    [
      "D: What brings you in? / P: I have a cough. / D: I will get the doctor and then we will come back and talk to you about the next steps.",
      /cough/i,
      /follow up/i,
    ],
    ["D: What brings you in? / P: I have a cough. / D: My plan: rest. Come back in 2 weeks.", /follow up[^]*2 weeks/i],
  ]);
});

describe("the greeting “come in”", () => {
  expectNotes("is not read as a return visit", [
    ["D: Hello, come in. / P: Hi. / D: What is it? / P: A cough. / D: Any fever? / P: No.", /cough/i, /Follow up/],
    [
      "D: Come in, sit down. / P: Hi. / D: What is it? / P: A cough. / D: Come in next week if it lasts.",
      /Return|next week/i,
    ],
  ]);
});

describe("a clinician who leaves the room", () => {
  expectNotes("orders no return", [
    [
      "P: I have nausea. / D: I will talk to the surgeon and then we will come back and discuss this with you.",
      /^/,
      /Follow up/i,
    ],
    ["P: I have nausea. / D: I want you to come back in two weeks and we will discuss the results.", /2 weeks/],
  ]);
});

describe("a line of the plan that is unclear without its context", () => {
  expectNotes("is left out or shortened", [
    [
      "D: So this is lung cancer. We can continue with the current dose of radiation and when that is complete. Follow up with me in 2 weeks.",
      /continue with the [a-z' ]*radiation\./,
      /when that is complete/,
    ],
    ["D: For your sprain, we can send it for some tests if that happens. Use ice.", /ice/, /send it/],
    ["D: For your sprain, use ice. Have the nurse check the patient out.", /ice/, /check the patient out/],
    [
      "D: For your sprain, use ice. If you don't have questions for me, I will walk her out to the front desk.",
      /ice/,
      /walk/,
    ],
    [
      "D: So this is a hernia. We will use a truss. In the plan, please include our discussion of surgery versus watchful waiting.",
      /We discussed surgery versus watchful waiting/,
      /In the plan/,
    ],
    [
      "D: So this is anemia. We will start iron 325 mg daily. This is Ann Lee, a pleasant 60-year-old female who was diagnosed with anemia in 2019.",
      /iron/,
      /I explained that this/,
    ],
  ]);
});

describe("the announcement of questions", () => {
  const coughs = "D: What brings you in? / P: I have a cough. / ";
  expectNotes("is not read as a follow-up", [
    [
      `${coughs}D: I'm going to list a few symptoms, let me know if you have any of them. Any fever? / P: No.`,
      /./,
      /let me know/,
    ],
  ]);
});
