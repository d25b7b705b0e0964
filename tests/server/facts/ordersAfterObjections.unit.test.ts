import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on what a clinician puts off by name", () => {
  expectNotes("withdraws the order", [
    [
      "D: I'd like a chest X-ray, just to be safe. / P: Do I have to? I had one in the summer. / D: Fair enough, let's hold off on the X-ray then.",
      /Chest x-ray deferred/,
      /obtain a chest x-ray/,
    ],
    [
      "D: I'd like an MRI of the knee. / P: I don't love tunnels. / D: Okay, we'll leave the MRI for now.",
      /MRI of the knee deferred/,
      /obtain an MRI/,
    ],
  ]);
  expectNotes("keeps another order", [
    [
      "D: I'd like an MRI of the knee. / P: Okay. / D: And we'll hold off on the injection for now.",
      /MRI of the knee/,
      /MRI[^.]*deferred/,
    ],
  ]);
});

describe("readFacts on a diagnosis that the patient names", () => {
  const found = "D: Let's have a look. Blisters on the tummy. / P: ";
  expectNotes("takes the clinician's yes", [
    [`${found}Is it chickenpox? / D: It is, yes.`, /ASSESSMENT AND PLAN\s+Chickenpox/],
    [`${found}Is it measles? / D: Yes, it is.`, /ASSESSMENT AND PLAN\s+Measles/],
  ]);
});

describe("readFacts on other slips of whole visits", () => {
  const child = "D: What's going on with this young man? / O: He's got a rash. / D: Any allergies? / O: ";
  expectNotes("does not give a child the allergy of a grandmother", [
    [`${child}None. My mum's allergic to penicillin.`, /No known allergies/, /Allergic to penicillin/],
    [`${child}No. My mom is allergic to penicillin.`, /No known allergies/, /Allergic to penicillin/],
  ]);
  expectNotes("reads “nothing broken” as no fracture", [
    ["D: The X-ray shows nothing broken. / P: Good.", /X-ray: no fracture/, /ASSESSMENT AND PLAN\s+Fracture/],
  ]);
  expectNotes("keeps the last number of a time corrected without its unit", [
    [
      "D: How long have you had the cough? / P: Two weeks. No, nearer three, it started before the holiday.",
      /3 weeks/,
      /2 weeks/,
    ],
  ]);
  expectNotes("does not give a medicine the form of another", [
    ["D: Any medicines? / P: Just Calpol, and I put some of my eczema cream on it.", /Calpol/, /Calpol cream/],
  ]);
  expectNotes("takes an injury, not a disease named later, for the complaint", [
    [
      "D: Tell me what happened. / P: I was playing football and went over on my ankle. / D: Any other health problems? / P: I've got asthma.",
      /CHIEF COMPLAINT\s+Ankle injury/,
    ],
  ]);
});
