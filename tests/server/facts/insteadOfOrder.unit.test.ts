import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("something else that the patient asks for", () => {
  expectNotes("replaces the order if the clinician consents", [
    [
      "D: I'd like you to do physical therapy, two times a week. / P: Can I just do the exercises at home? / D: Sure, I'll print those out for you instead.",
      /exercises at home in place of physical therapy/,
      /advised the patient to do physical therapy/,
    ],
    [
      "D: I'll give you oxycodone for the pain. / P: Could I just take Tylenol? / D: Sure, that's fine.",
      /Tylenol in place of oxycodone/,
    ],
    [
      "D: I want you to use crutches. / P: Can I use my walker instead? / D: Yes, of course.",
      /walker in place of crutches/,
      /use crutches/,
    ],
  ]);

  expectNotes("is tried before the order if the patient asks for that", [
    [
      "D: For your pressure, I'd like to add lisinopril 10 in the morning. / P: Can I try watching my salt first? / D: Sure, let's give that a month.",
      /[Tt]ry watching the salt before lisinopril/,
      /We will add lisinopril/,
    ],
  ]);

  expectNotes("is no replacement if it is about how to take the drug", [
    ["D: Let's start metformin. / P: Can I take it at night first? / D: Sure.", /metformin/, /before metformin/],
  ]);

  expectNotes("is added to the order if it does not replace it", [
    [
      "D: I'll refer you to PT. / P: Can I just have a note for work? / D: Sure.",
      /refer the patient to physical therapy/,
    ],
  ]);
});

describe("a refusal after a question", () => {
  expectNotes("withdraws what was offered", [
    [
      "D: For the burning, we could try gabapentin. / P: Is it going to make me sleepy? I drive. / D: It could. / P: Then no, I'd rather not. / D: Fair enough.",
      /[Gg]abapentin[^.]*declines/,
      /We can try gabapentin/,
    ],
    [
      "D: I'd recommend a cortisone shot. / P: Does it hurt? / D: A bit. / P: In that case I'd rather not.",
      /cortisone shot[^.]*declines/,
    ],
  ]);

  expectNotes("of surgery leaves the referral", [
    [
      "D: With three this year I'd like her to see ENT to talk about tubes. / P: I really don't want her to have surgery. / D: It's just to talk about it. Would you be okay with that? / P: I guess so, sure.",
      /see ENT to talk about tubes/,
      /her to have/,
    ],
  ]);
});

describe("what a patient chooses after objecting to an order", () => {
  expectNotes("replaces the order", [
    [
      "D: We'll give you a steroid injection today. / P: Oh, I'm terrified of needles. Is there anything else? / D: We can do tablets. / P: Tablets then.",
      /tablets in place of a steroid injection/i,
      /we will give/i,
    ],
    [
      "D: I want to give you a shot of ceftriaxone. / P: I hate needles. Can I have a pill? / D: There's cefixime by mouth. / P: I'll take the pill.",
      /cefixime in place of a shot of ceftriaxone/i,
      /we will give/i,
    ],
    [
      "D: We'll start you on the nasal spray. / P: I can't stand sprays. / D: Alternatively there are tablets, cetirizine. / P: Cetirizine then please.",
      /cetirizine in place of/i,
      /we will start/i,
    ],
    [
      "D: Let's do a colonoscopy. / P: Is there another test? / D: There's a stool test you can do at home. / P: The stool test then.",
      /stool test in place of a colonoscopy/i,
      /we will do/i,
    ],
  ]);

  expectNotes("keeps the order that the patient chooses after all", [
    [
      "D: We'll give you a steroid injection today. / P: I hate needles. / D: We can do tablets. / P: No, the injection then.",
      /steroid injection/i,
      /in place of/i,
    ],
  ]);
});
