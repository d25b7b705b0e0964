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

  expectNotes("is ordered if the patient asks for it before the order", [
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

describe("orders without a verb of their own", () => {
  expectNotes("are tests", [
    [
      "D: And I want bloods today, full blood count and ferritin, and a stool test for Helicobacter.",
      /bloods today[\s\S]*stool test/,
    ],
    ["D: You'll need bloods in three months.", /bloods in 3 months/],
    ["D: You don't need bloods today.", /COMPLAINT/, /get bloods/],
  ]);

  expectNotes("can name a replacement of a drug", [
    [
      "D: Skip the Advil because of your Crohn's, take Tylenol instead, a thousand milligrams every eight hours.",
      /skip the Advil[\s\S]*Tylenol instead,? 1000 mg every 8 hours/,
    ],
    ["D: Don't take Advil, take Tylenol instead.", /take Tylenol instead[\s\S]*not take Advil/],
    ["D: Don't drink, take sedatives or drive.", /not drink, take sedatives or drive/],
  ]);
});

describe("a drug that was replaced because of its effect", () => {
  expectNotes("keeps its effect, and the replacement is taken", [
    [
      "D: What about the lisinopril? / P: That one gave me a cough, so Dr. Patel switched me to losartan, 50 milligrams. The cough is gone.",
      /Losartan 50 mg[\s\S]*Intolerance to lisinopril \(cough\)/,
      /Intolerance to losartan/,
    ],
    ["P: Metformin gave me the runs so Dr. Lee changed me to glipizide.", /Glipizide[\s\S]*metformin \(diarrhea\)/],
    ["P: The lisinopril made me cough so they put me on losartan.", /Intolerance to lisinopril \(cough\)/],
    ["D: How about the statin? / P: That made my legs ache.", /Intolerance to statin \(aching legs\)/],
    [
      "D: What did they treat it with? / P: Amoxicillin, but she broke out in hives on day five so they switched her to the other one, cefdinir I think.",
      /Allergic to amoxicillin \(hives\)/,
      /Possibly allergic/,
    ],
  ]);
});

describe("a limb with its side in a later answer", () => {
  expectNotes("has the side in its name", [
    [
      "D: You hurt your ankle? / P: Yeah, last night. / D: Which ankle? / P: The right. / D: Where does it hurt? / P: On the outside here.",
      /COMPLAINT\s+Right ankle pain[\s\S]*located on the outside/,
    ],
    ["P: My shoulder hurts. / D: Which side? / P: Both.", /Shoulder pain/, /Left|Right/],
  ]);
});
