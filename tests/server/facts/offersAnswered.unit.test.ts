import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an offer of care as a question", () => {
  expectNotes("is planned if the patient accepts it", [
    ["D: Do you want to try a nicotine patch? / P: Sure.", /We will try a nicotine patch/],
    ["D: Would you like me to refer you to a dietitian? / P: That would be great.", /refer the patient to a dietitian/],
    ["D: Should we go ahead and do the biopsy today? / P: Let's do it.", /We will do the biopsy today/],
    ["D: Can I give you the tetanus booster while you're here? / P: Go ahead.", /give the tetanus booster/],
    ["D: Would you be open to seeing a counselor? / P: Yeah, I think that would help.", /agrees to see a counselor/],
    ["D: Are you happy to have some blood tests? / P: Yes, fine.", /agrees to have some blood tests/, /is happy/],
    ["D: Do you want me to freeze that wart today? / P: Go for it.", /We will freeze that wart today/],
    [
      "D: I think an antidepressant would help. Are you willing to try one? / P: I'm willing to try.",
      /We will try an antidepressant/,
    ],
  ]);
  expectNotes("is declined if the patient turns it down", [
    ["D: Do you want to start Paxlovid? / P: No, I think I'll just ride it out.", /Declines Paxlovid/, /Not taking/],
    [
      "D: Would you be willing to start a statin? / P: I'd rather try diet first.",
      /Declines a statin \(reason given: prefers to try diet first\)/,
    ],
    [
      "D: Could I refer you to the cessation program? / P: Nah, I'm good.",
      /Declines referral to the cessation program/,
    ],
    [
      "D: How would you feel about going on a blood thinner? / P: I'm not comfortable with that.",
      /Declines a blood thinner/,
    ],
  ]);
  expectNotes("stays declined if the patient then accepts something else", [
    [
      "D: I'd recommend a colonoscopy. / P: I really don't want to do that. / D: Okay, would you do a stool test instead? / P: Yeah, I can do that.",
      /colonoscopy was advised; the patient declines[^]*agrees to a stool test/i,
    ],
    [
      "D: I'd like to start sertraline 25. / P: I don't want to take medication. / D: That's okay. Would you be open to therapy? / P: Yes, I'd try that.",
      /Sertraline 25 was advised; the patient declines[^]*agrees to therapy/,
    ],
  ]);
  expectNotes("is not read from questions about the history", [
    ["D: How about surgeries in the past? / P: No.", /Denies past surgeries/, /Declines/],
    ["D: What about Glucotrol? / P: Yes.", /Glucotrol/, /agrees/],
    ["D: Do you feel like your medication is working? / P: Yeah.", /./, /agrees|We will/],
    ["D: Have you had the flu shot? / P: Not yet.", /No flu immunization/, /Declines/],
  ]);
});

describe("options that the patient may choose from", () => {
  expectNotes("are written with the one that the patient prefers", [
    [
      "D: We can do a cortisone injection today, or physical therapy first. / P: I'd rather do the therapy first.",
      /prefers the therapy/,
      /Declines|cortisone/,
    ],
    [
      "D: We can do a steroid injection or we can do physical therapy. Which would you prefer? / P: The injection.",
      /prefers the injection/,
    ],
    [
      "D: One option is surgery, the other is to watch and wait. / P: I'd like to go ahead with the surgery.",
      /prefers the surgery/,
    ],
    ["D: We can increase the metformin or add Ozempic. / P: Let's add the Ozempic.", /prefers the Ozempic/],
  ]);
  expectNotes("are certain once the patient accepts them", [
    [
      "D: We could try gabapentin for the nerve pain. What do you think? / P: Yeah, let's give it a go.",
      /We will try gabapentin/,
    ],
  ]);
});

describe("orders refused in part", () => {
  expectNotes("keep the part that is not refused", [
    [
      "D: You're due for a tetanus shot and the shingles vaccine. / P: I'll take the tetanus, but not the shingles one today.",
      /recommended a tetanus shot[^]*Declines the shingles vaccine/,
    ],
    [
      "D: I recommend an MRI and an EMG. / P: I'll do the MRI but I don't want the EMG.",
      /recommended an MRI[^]*Declines an EMG/,
    ],
    [
      "D: I'd like to start lisinopril and atorvastatin. / P: I'm okay with the lisinopril, but no statin.",
      /start lisinopril\.[^]*Declines atorvastatin/,
    ],
    [
      "D: I'd like to get bloods and a chest x-ray. / P: The bloods are fine, I'd rather skip the x-ray.",
      /get bloods\.[^]*Declines a chest x-ray/,
    ],
  ]);
});

describe("a preference to wait", () => {
  expectNotes("is kept", [
    [
      "D: We could operate on the cataract now or wait. / P: I'd rather wait until after Christmas.",
      /prefers to wait until after Christmas/i,
      /declines/i,
    ],
    ["D: We can take the mole out today or just watch it. / P: Can we wait till summer?", /prefers to wait/i],
  ]);
});

describe("a drug that the patient takes after a worry", () => {
  expectNotes("is ordered and not declined", [
    [
      "D: For the burning I'd suggest duloxetine, 30 milligrams. / P: Is that an antidepressant? I don't want to get hooked. / D: It isn't addictive. We could also use gabapentin instead. / P: No, I'll try the duloxetine.",
      /duloxetine 30 mg/,
      /declines|gabapentin/,
    ],
    [
      "D: I'd like to start you on sertraline 50. / P: I don't want it. / D: It could really help, and we can stop any time. / P: Okay, I'll try the sertraline.",
      /start sertraline 50/,
      /declines/,
    ],
  ]);

  expectNotes("stays declined without such words", [
    ["D: I'd like to start you on sertraline 50. / P: I don't want to be on pills.", /declines/],
  ]);
});
