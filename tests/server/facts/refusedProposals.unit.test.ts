import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on refusals", () => {
  expectNotes("notes what was proposed as declined", [
    [
      "D: It's time we started insulin glargine. / P: Absolutely not. I'm not injecting myself.",
      /Declines insulin/,
      /start/,
    ],
    [
      "D: We should get a colonoscopy. / P: Nobody's putting a camera up there.",
      /colonoscopy was advised; the patient declines/,
      /obtain/,
    ],
    [
      "D: I'd suggest a blood transfusion. / P: I'm a Witness, I don't accept blood.",
      /transfusion[^.]*declines/,
      /recommended/,
    ],
    ["D: We could do a steroid injection. / P: No needles for me.", /injection[^.]*declines/, /We can do/],
    [
      "D: Let's book you in for a smear today. / P: I'm not comfortable with that.",
      /smear[^.]*declines|[Dd]eclines a smear/,
    ],
    ["D: You should have the HPV vaccine. / P: I don't believe in vaccines.", /HPV vaccine[^.]*declines/],
    [
      "D: I'd like to refer you to a psychologist. / P: I'm not seeing a shrink.",
      /psychologist[^.]*declines/,
      /We will refer/,
    ],
    ["D: Would you like a flu shot? / P: Not today.", /[Dd]eclines the flu shot/],
    [
      "D: You're due for the flu jab and the shingles vaccine. / P: I'll have the flu one. Not the shingles.",
      /[Dd]eclines the shingles vaccine/,
      /[Dd]eclines[^.]*flu/,
    ],
    [
      "D: With that history I'd recommend a low dose CT of the chest. / P: Why? / D: To find cancer early. / P: Still no. / D: I'll note that you declined it.",
      /[Dd]eclines a low dose CT/,
    ],
  ]);

  expectNotes("notes that the patient will think about what was proposed", [
    ["D: I want to add lithium. / P: Let me think about it.", /will think about lithium/, /We will add/],
    [
      "D: I'd like to start you on sertraline. / P: Can I talk to my husband first?",
      /will think about sertraline/,
      /start/,
    ],
    ["D: I'd recommend a hip replacement. / P: Let me sleep on it.", /will think about a hip replacement/],
  ]);

  expectNotes("reads no refusal into other answers", [
    ["D: I'd recommend a biopsy. Any chest pain? / P: Not today.", /denies chest pain[^]*biopsy/i, /declines/],
    ["D: We'll do a chest x-ray. / P: I'm not coughing any more.", /We will do a chest x-ray/, /declines/],
    ["D: I'd suggest physiotherapy. / P: Sounds good.", /physiotherapy/, /declines/],
    ["D: Let's get an MRI. / P: Okay. / D: Do you smoke? / P: Not any more.", /MRI/, /declines/],
  ]);
});

describe("a treatment that the patient refuses", () => {
  expectNotes("is named, and the rest of the plan is kept", [
    [
      "D: It's carpal tunnel. We can inject it or you can have surgery. / P: I don't want surgery. / D: Okay, let's inject it.",
      /inject it[^]*Declines surgery/i,
      /declines \(|surgery was advised/,
    ],
    [
      "D: It's a sprain. I could put you in a boot, but honestly you'd do better in a brace. / P: I don't want a boot.",
      /Putting the patient in a boot was discussed; the patient declines/,
    ],
    [
      "D: This is psoriasis. Let's switch you to the shot. / P: I can't do needles. / D: Okay, then split the dose. / P: I can do that.",
      /to the shot was advised; the patient declines/,
      /We will switch/,
    ],
    [
      "D: It's back pain. Finish your physio. I'll write to your manager. / P: Fine, but I don't want them to know about my mood.",
      /./,
      /declines/,
    ],
    ["D: It's a hernia. We can fix it, or we can watch it. / P: I'd just as soon leave it be.", /prefers no treatment/],
    ["D: It's a cyst. We can remove it or leave it. / P: Let's watch it.", /prefers watchful waiting/],
  ]);
});

describe("declined help", () => {
  expectNotes("is a refusal", [
    [
      "D: Would you want to talk with our counselor about the alcohol? / P: Not right now.",
      /declines talking with the counselor/i,
      /denies alcohol/i,
    ],
    ["D: Do you want help to quit smoking? / P: Not yet.", /declines help to quit smoking/i, /denies smoking/i],
    ["D: Are you interested in a referral for the vaping? / P: No thanks.", /declines a referral/i, /denies vaping/i],
    ["D: Would you like to see the dietitian? / P: No, not today.", /declines seeing the dietitian/i],
    [
      "D: Would you be open to seeing someone about the drinking? / P: No.",
      /declines seeing someone/i,
      /denies alcohol/i,
    ],
    [
      "D: Would you care to join the group for the marijuana? / P: Nope.",
      /declines joining the group/i,
      /denies (?:recreational|marijuana)/i,
    ],
    // counter-cases
    ["D: Do you drink any alcohol? / P: Not right now.", /denies alcohol use/i, /declines/i],
    ["D: Do you smoke? / P: No.", /denies smoking/i, /declines/i],
  ]);
});

describe("a refusal that the patient gives up", () => {
  expectNotes("is withdrawn after the clinician's answer to it", [
    [
      "D: I think we should do a sleep study. / P: I don't fancy sleeping in a hospital. / D: It's a home one, you wear it overnight. / P: Oh, go on then.",
      /We will do a sleep study/,
      /declines/,
    ],
    [
      "D: We should get you the shingles vaccine. / P: I don't really like vaccines. / D: It cuts the risk by ninety percent. / P: Oh, all right then.",
      /We will give the shingles vaccine/,
      /declines/,
    ],
  ]);
  expectNotes("stays if the clinician has accepted it", [
    [
      "D: I'd like to start you on a statin. / P: I'd rather not. / D: That's fair enough, it's your choice. We'll look again next year. / P: Okay then.",
      /Statin was advised; the patient declines/,
    ],
    [
      "D: I think you should have the flu shot. / P: No, I don't want it. / D: No problem. Let me know if you change your mind. / P: All right then.",
      /Declines the flu shot/,
    ],
  ]);
});

describe("a wish for another treatment first", () => {
  expectNotes("puts off what was recommended before the patient asked about it", [
    [
      "D: I'd go for a steroid injection into the shoulder. / P: Would it hurt? / D: A bit. / P: Hmm, I think I'd rather try the physio first. / D: Absolutely, let's do that.",
      /steroid injection into the shoulder was advised; the patient declines \(reason given: prefers to try the physio first\)/,
      /I recommended a steroid/,
    ],
    [
      "D: I'd recommend we start alendronate. / P: I'd prefer to just do the calcium. / D: Okay.",
      /Alendronate was advised; the patient declines \(reason given: prefers to do the calcium\)/,
      /We will start alendronate/,
    ],
  ]);
});

describe("the refusal of a taper", () => {
  expectNotes("does not refuse what the clinician will not prescribe", [
    [
      "P: Can I have some more of the Xanax? / D: I'm not comfortable refilling that. Let's talk about a slow taper instead. / P: I don't want to taper.",
      /We will not prescribe more Xanax/,
      /Xanax was advised|declines/,
    ],
  ]);
});

describe("a question with a tag", () => {
  expectNotes("refuses nothing", [
    [
      "D: So this is a chest infection. I'll do some bloods, CRP and U and Es. / P: All right. I'm not going in, am I? To hospital?",
      /bloods, CRP/i,
      /declin/i,
    ],
  ]);
});
