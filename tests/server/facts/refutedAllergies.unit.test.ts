import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an allergy that the patient says is none", () => {
  expectNotes("is denied in the answer that names it", [
    [
      "D: Any allergies? / P: It says penicillin on my chart but they tested me and I'm actually not allergic.",
      /Denies allergy to penicillin/,
      /Allergic to/,
    ],
    ["D: Any allergies? / P: I thought I was allergic to latex but I'm not.", /Denies allergy to latex/, /Allergic to/],
    [
      "D: Allergies? / P: Amoxicillin used to be on there, but my allergist cleared me.",
      /Denies allergy to amoxicillin/,
      /Allergic to/,
    ],
    ["D: Any drug allergies? / P: My chart says sulfa, which is wrong.", /Denies allergy to sulfa/, /Allergic to/],
    [
      "D: Any allergies? / O: We thought peanuts but the allergist ruled it out.",
      /Denies allergy to peanuts/,
      /Allergic to/,
    ],
    [
      "D: Any allergies, dad? / O: We were told milk, but she passed the challenge in June.",
      /Denies allergy to milk/,
      /Allergic to/,
    ],
    [
      "D: Does she have any allergies? / O: Peanuts, she swells up. We thought egg as well, but she eats egg now and she's fine.",
      /Allergic to peanuts[^]*Tolerates egg/,
      /Allergic to egg/,
    ],
  ]);
  expectNotes("is denied by a later sentence", [
    [
      "D: Any allergies? / P: Penicillin. Well, I had the challenge test and they said I'm fine with it.",
      /Denies allergy to penicillin/,
      /Allergic to/,
    ],
    [
      "D: Any allergies? / P: Amoxicillin, a rash as a kid. Last year the clinic took it off my record.",
      /Denies allergy to amoxicillin/,
      /Allergic to/,
    ],
  ]);
  expectNotes("stays an allergy if a reaction followed or it was not ruled out", [
    [
      "D: Any allergies? / P: Penicillin. My skin test was negative but then I took it and got hives.",
      /Allergic to penicillin \(hives\)/,
      /Denies/,
    ],
    ["D: Any allergies? / P: Penicillin. It hasn't been ruled out, I get hives.", /Allergic to penicillin/, /Denies/],
    [
      "D: Any allergies? / P: My mom says penicillin when I was a baby, but nobody ever tested me.",
      /Allergic to penicillin/,
      /Denies/,
    ],
  ]);
  expectNotes("is possible if the rash had another cause", [
    [
      "D: Any allergies for him? / O: The amoxicillin gave him a rash, but the GP said it was probably the virus.",
      /Possibly allergic to amoxicillin/,
    ],
  ]);
  expectNotes("is an intolerance if only a side effect is named", [
    [
      "D: You have a codeine allergy, it says. / P: No, not an allergy, it just makes me sick.",
      /Intolerance to codeine/,
      /Allergic to/,
    ],
    [
      "D: Your chart has Vicodin under allergies. / P: It just makes me loopy. I wouldn't call it an allergy.",
      /Intolerance to Vicodin/,
      /Allergic to/,
    ],
    ["D: Any food allergies? / P: I'm not allergic, but onions tear my stomach up.", /Intolerance to onions/, /Denies/],
    [
      "D: Any allergies? / P: Erythromycin upset my stomach but it's not really an allergy.",
      /Intolerance to erythromycin/,
      /Denies/,
    ],
  ]);
});

describe("an allergen that the clinician reads from the record", () => {
  expectNotes("is denied if the patient says that it is wrong", [
    [
      "D: Okay, and I see a penicillin allergy on your chart. / P: That was ruled out years ago.",
      /Denies allergy to penicillin/,
      /Allergic to/,
    ],
    [
      "D: I see you're down as allergic to sulfa. Is that right? / P: Uh, no, that's my sister.",
      /Denies allergy to sulfa/,
      /Allergic to/,
    ],
    [
      "D: You've got penicillin down as an allergy. Is that right? / P: No.",
      /Denies allergy to penicillin/,
      /Allergic to/,
    ],
    [
      "D: It says here you're allergic to sulfa drugs. / P: That's wrong, I take Bactrim all the time.",
      /Bactrim[^]*Denies allergy to sulfa/,
      /Allergic to/,
    ],
    [
      "D: The chart lists aspirin as an allergy. What happens? / P: Oh, it's not an allergy, I just had a stomach ulcer so they told me not to take it.",
      /Denies allergy to aspirin/,
      /Allergic to/,
    ],
  ]);
  expectNotes("is settled apart from the others", [
    [
      "D: You have cipro and iodine listed as allergies. / P: The cipro yes, I got tendon pain. The iodine, I don't know where that came from.",
      /Allergic to Cipro \(tendon pain\)\.\nPossibly allergic to iodine/,
      /MEDICATIONS|presents with/,
    ],
    [
      "D: I have latex and bananas as allergies. / P: Latex yes. Bananas no, I eat them.",
      /Allergic to latex\.\nDenies allergy to bananas/,
    ],
    [
      "D: I've got you down as allergic to iodine and Keflex. / P: Keflex, yeah. Iodine was a mistake.",
      /Denies allergy to iodine\.\nAllergic to Keflex/,
    ],
  ]);
  expectNotes("is kept if the answer is about something else", [
    ["D: You've got penicillin down as an allergy. Any others? / P: No.", /Allergic to penicillin/, /Denies/],
    [
      "D: I see you have an allergy to morphine. What happened? / P: I don't remember, I was a kid.",
      /Allergic to morphine/,
      /Denies|Possibly/,
    ],
    [
      "D: You're allergic to sulfa, I see. / P: Yes. And tramadol made me loopy.",
      /Allergic to sulfa\.[^]*Intolerance to tramadol/,
      /Denies/,
    ],
  ]);
});

expectNotes("trouble with a substance that a question names is an allergy to it, or denied", [
  [
    "D: Have you ever had a problem with contrast dye? / P: Yeah, with the CT in 2019 I broke out in hives.",
    /Allergic to contrast dye \(hives\)/,
    /presents with/,
  ],
  ["D: Any trouble with contrast before? / P: No.", /Denies allergy to contrast/, /No known allergies/],
  ["D: Have you had reactions to antibiotics? / P: Cipro.", /Allergic to Cipro/, /MEDICATIONS/],
]);

describe("an allergy that a question supposes", () => {
  expectNotes("is denied if a test refuted it", [
    [
      "D: You're allergic to penicillin? / P: That's what it says, but I was tested a few years back and it came up negative.",
      /Denies allergy to penicillin/,
      /Allergic to penicillin/,
    ],
    [
      "D: Still carrying the EpiPen for the peanuts? / O: We don't need it. She had the challenge test last summer and passed.",
      /Denies allergy to peanuts/,
      /Allergic to peanuts/,
    ],
    [
      "D: Are you allergic to eggs? / P: I passed the challenge last year.",
      /Denies allergy to eggs/,
      /Allergic to eggs/,
    ],
    [
      "D: Any allergies? / P: I used to think sulfa, but I took Bactrim last year with no problem.",
      /Tolerates Bactrim/,
      /allergic to Bactrim/,
    ],
  ]);
  expectNotes("stays if the answer gives the reaction", [
    ["D: You're allergic to penicillin? / P: I get hives with it.", /Allergic to penicillin \(hives\)/],
    [
      "D: How did you do with the contrast dye last time? / P: I was itchy as anything.",
      /Allergic to contrast dye \(itchy\)/,
    ],
    [
      "D: Any foods or latex that set you off, any allergies? / P: My lips swelled up after a dentist's gloves once.",
      /gloves \(lip swelling\)/,
    ],
    [
      "D: Still carrying the EpiPen for the nuts? / P: Yes. / D: And the egg? / P: Egg's still a problem, it gives me hives.",
      /Allergic to egg \(hives\)/,
    ],
    [
      "D: How did you get on with the antibiotics? / P: Fine, finished them on Sunday.",
      /finished antibiotics/i,
      /ALLERGIES/,
    ],
  ]);
});
