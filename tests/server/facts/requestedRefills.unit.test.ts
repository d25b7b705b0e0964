import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the decision about a medicine that the patient asks for", () => {
  expectNotes("names what is refilled", [
    [
      "P: Can I get refills on everything while I'm here? / D: Sure, what do you need? / P: The levothyroxine and the inhaler, the blue one. / D: Okay, I'll send ninety days of both to the CVS on Main.",
      /We will refill levothyroxine and blue inhaler \(90 days\)/,
    ],
    [
      "P: I need my lisinopril refilled. / D: Sure, I'll send that in today, ninety days.",
      /We will refill lisinopril \(90 days\)/,
    ],
    [
      "P: I'm nearly out of my metformin and my atorvastatin. / D: I'll refill them both for you.",
      /refill metformin and atorvastatin/,
      /them both/,
    ],
    [
      "P: Could I get some more of the tramadol? / D: I'll give you two more weeks of that.",
      /refill tramadol \(2 more weeks\)/,
    ],
  ]);
  expectNotes("names what is not prescribed again", [
    [
      "P: Can I have some more of the Xanax? / D: I'm not comfortable refilling that.",
      /We will not prescribe more Xanax/,
    ],
    [
      "P: Can you refill my Ambien? / D: I'd rather not. Let's try melatonin first.",
      /try melatonin first/,
      /We will refill/,
    ],
  ]);
  expectNotes("is not read from an order of something else", [
    ["P: I'm nearly out of my metformin. / D: Okay. Let me take your blood pressure.", /nearly out/, /refill/],
  ]);
});

describe("a sick note that the patient asks for", () => {
  expectNotes("is written with how long it is for", [
    ["P: Can I have a sick note? / D: Yeah, I'll do you one for two weeks.", /We will provide a sick note for 2 weeks/],
  ]);
});
