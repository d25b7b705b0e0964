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

describe("a no after an order", () => {
  expectNotes("refuses it, also after the answer to a question of the patient", [
    [
      "D: Let's try mirtazapine, 7.5 at night. / P: Will I put on weight? / D: You might. / P: Then no.",
      /mirtazapine 7\.5 at night was advised; the patient declines/i,
      /will start/i,
    ],
    [
      "D: Let's try mirtazapine, 7.5 at night. / P: No. / D: Okay, we'll stick with the trazodone 25.",
      /mirtazapine 7\.5 at night was advised; the patient declines[^]*trazodone 25/i,
      /will start/i,
    ],
    [
      "D: I'd like to start you on a statin. / P: Does it hurt the muscles? / D: Sometimes. / P: No thanks then.",
      /statin was advised; the patient declines/i,
      /will start/i,
    ],
  ]);

  expectNotes("agrees with what the clinician forbids", [
    ["D: We'll start you on lisinopril. You won't need the potassium. / P: No.", /start lisinopril/i, /declines/i],
    ["D: I'll send you for an X-ray. / P: No problem.", /order an x-ray/i, /declines/i],
  ]);

  expectNotes("is not written if the patient accepts after all", [
    [
      "D: I'd like to start you on sertraline 50 milligrams. / P: I'd rather not take tablets. / D: It would really help with the sleep too. / P: Okay, I'll try it.",
      /start sertraline 50 mg/i,
      /rather not/i,
    ],
  ]);
});

describe("a drug that a clinician continues after the patient objects to its end", () => {
  expectNotes("is not stopped", [
    [
      "D: I'm going to stop the aspirin, you don't need both. / P: The heart doctor told me never to stop it. / D: I'll speak to him first then. Stay on it for now.",
      /stay on aspirin for now/i,
      /will stop/i,
    ],
    [
      "D: Let's hold the lisinopril. / P: My kidney doctor wants me on it. / D: All right, keep taking it until you see him.",
      /continue lisinopril/i,
      /hold lisinopril/i,
    ],
  ]);
  expectNotes("is stopped later if that was said", [
    [
      "D: Stop the warfarin five days before the surgery. / P: My cardiologist said not without a bridge. / D: We'll bridge you with enoxaparin. Keep taking the warfarin until then.",
      /stop the warfarin 5 days before the surgery/i,
    ],
  ]);
});

describe("a drug that a child brings up", () => {
  expectNotes("is replaced by the next", [
    [
      "D: I'd give ibuprofen, 7 mils three times a day. / O: He throws that up. / D: Then paracetamol, 8 mils up to four times.",
      /paracetamol/i,
      /ibuprofen/i,
    ],
  ]);
});
