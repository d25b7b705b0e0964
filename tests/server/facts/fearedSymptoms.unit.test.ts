import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a symptom that almost happened or was expected", () => {
  expectNotes("vomiting that did not come is nausea", [
    ["D: How was the stomach? / P: I thought I'd throw up but I didn't.", /nausea/i, /vomiting/i],
    ["D: What happened then? / P: I thought I was going to throw up.", /nausea/i, /vomiting/i],
    ["D: Anything else? / P: I feel like throwing up after every meal.", /nausea/i, /vomiting/i],
    ["D: And then? / P: I was about to throw up.", /nausea/i, /vomiting/i],
    ["D: And then? / P: I almost threw up on the bus.", /nausea/i, /reports vomiting/i],
    ["D: And then? / P: I wanted to vomit but nothing came.", /nausea/i, /reports vomiting/i],
    ["D: And then? / P: I was scared I would be sick.", /nausea/i, /vomiting/i],
    ["D: How was the ride? / P: I felt like vomiting the whole way.", /nausea/i, /vomiting/i],
  ]);
  expectNotes("fainting that did not come is near-syncope", [
    ["D: And then? / P: I thought I'd pass out.", /near-syncope/i, /fainting/i],
    ["D: Anything else? / P: I felt like passing out in the shower.", /near-syncope/i, /fainting/i],
    ["D: And then? / P: I was afraid I was going to faint.", /near-syncope/i, /fainting/i],
    ["D: And then? / P: I felt like I was about to black out.", /near-syncope/i, /fainting/i],
  ]);
  expectNotes("a feared event is not reported", [
    ["D: And then? / P: I was afraid I'd have a seizure.", /./, /[Rr]eports seizure/],
    ["D: And then? / P: I thought I would have another seizure.", /./, /[Rr]eports seizure/],
    ["D: And then? / P: I could have fainted.", /./, /[Rr]eports fainting/],
    ["D: And then? / P: He was close to fainting.", /./, /[Rr]eports fainting/],
  ]);
});

describe("words that reverse a statement", () => {
  expectNotes("a drug excepted from a denial is taken", [
    ["D: Any medicines? / P: I'm not on any medicines except melatonin.", /MEDICATIONS\s+Melatonin/, /Not taking/],
    ["D: Any medicines? / P: I don't take anything other than a multivitamin.", /Multivitamin/, /Not taking/],
    ["D: Any medicines? / P: I'm not taking anything, just Tylenol now and then.", /Tylenol/, /Not taking/],
    ["D: Anything else? / P: I do not use anything but my albuterol.", /Albuterol/, /Not taking/],
    ["D: Anything else? / P: She is not on anything apart from Zyrtec.", /Zyrtec/, /Not taking/],
  ]);
  expectNotes("breath that cannot be caught is short", [
    ["D: Anything else? / P: She couldn't catch her breath.", /[Rr]eports shortness of breath/, /denies/i],
    ["D: Anything else? / P: I can barely catch my breath.", /[Rr]eports shortness of breath/, /denies/i],
    ["D: Anything else? / P: I wasn't able to get my breath.", /[Rr]eports shortness of breath/, /denies/i],
    [
      "D: Anything else? / P: I could hardly breathe on the stairs yesterday.",
      /shortness of breath|hardly breathe/,
      /denies/i,
    ],
  ]);
  expectNotes("a hoped-for state is not reported", [
    ["D: Anything else? / P: I'm hoping I don't need another operation.", /is hoping/, /patient does not need/],
    ["D: Anything else? / P: I was hoping I wouldn't need surgery.", /./, /patient (?:does|would) not need/],
  ]);
  expectNotes("a plan against others is not a suicide plan", [
    ["D: Do you have plans to hurt anyone? / P: No, I'd just like to scare him.", /plan to harm others/, /suicide/],
    ["D: Any plan to harm anyone else? / P: No.", /plan to harm others/, /suicide/],
    ["D: Do you intend to hurt someone? / P: No.", /harm others/, /suicide/],
  ]);
});

describe("a comparison", () => {
  expectNotes("keeps its likeness", [
    ["D: Any discharge? / P: White, like cottage cheese.", /resembling cottage cheese/],
    ["D: Is he constipated? / P: It's like rocks.", /similar to rocks/, /is rocks/],
    ["D: How is the breathing? / P: If I lie flat I feel like I'm drowning.", /feel (?:as if|like) they are drowning/],
    ["D: Does he snore? / P: He snores like a grown man, and he stops breathing.", /./, /A grown/],
    ["D: How is the vision? / P: My vision is like looking through fog.", /./, /is looking through/],
    [
      "D: What brings you in? / P: I have like a rash on my arm, and like a bump on my leg.",
      /a rash on the arm, and a bump/,
    ],
    [
      "D: What brings you in? / P: A week ago I was like walking the dog and like the leash pulled me.",
      /walking the dog/,
      /like/,
    ],
    ["D: What brings you in? / P: I took like the whole bottle of Advil.", /took the whole bottle/],
  ]);
});

describe("the place of a complaint whose name has none", () => {
  expectNotes("is noted", [
    ["D: What brings you in? / P: I've had a rash on my arm for a week.", /on the arm/],
    ["D: What brings you in? / P: I have a rash on my back and it itches.", /on the back/],
    ["D: What brings you in? / P: I've had hives on my chest since Monday.", /on the chest/],
    ["D: What brings you in? / P: My rash is on both arms.", /both arms/],
    ["D: What brings you in? / P: There's a rash around my mouth.", /mouth/],
    ["D: What brings you in? / P: I get hives on my legs.", /legs/],
    ["D: What brings you in? / P: I've a rash across my stomach.", /stomach|abdomen/],
    ["D: What brings you in? / P: The rash is all over my face.", /face/],
  ]);
});

describe("a pronoun that could mean two people", () => {
  expectNotes("is read as the patient", [
    ["D: Any treatment? / P: They gave me metformin and I still take it.", /and the patient still takes it/],
    ["D: Any problems then? / P: I had gestational diabetes and they induced me at 38 weeks.", /induced the patient/],
    [
      "D: What started it? / P: My mum died in April and I lost my job a month later.",
      /and the patient lost their job/,
    ],
    ["D: Anything else? / P: My wife says I snore and I stop breathing at night.", /says the patient snores/],
    ["D: Why now? / P: My husband wanted me to come but I thought it would pass.", /but the patient thought/],
    ["D: Anything else? / P: I take the pills and they help me sleep.", /they help the patient sleep/],
    ["D: Anything else? / P: We tried for two years and then I had a miscarriage.", /the patient had a miscarriage/],
    ["D: Anything else? / P: My brother stays with me since I broke my hip.", /since the patient broke/],
    [
      "D: Anything else? / P: My doctor told me I was prediabetic and gave me a diet sheet.",
      /./,
      /prediabetic and gave/,
    ],
  ]);
});

describe("a side that is corrected afterwards", () => {
  expectNotes("keeps the second side", [
    [
      "D: Where does it go? / P: It goes down the left leg, well, the right I mean, down to the ankle.",
      /right leg/,
      /left/,
    ],
    ["D: What happened? / P: I hurt my right knee, no, the left, sorry, last week.", /left knee/, /right/],
    ["D: What happened? / P: I fell on my left wrist, or the right one actually.", /right wrist/, /left/],
    ["D: What happened? / P: My left ear, no, the right I mean, hurts.", /[Rr]ight ear/],
    ["D: What happened? / P: I twisted my right ankle, well, the left one rather.", /left ankle/, /right/],
    ["D: What happened? / P: I burned my left hand, no, my right, sorry.", /right hand/, /left/],
    ["D: What happened? / P: I cut my right thumb, no, the left I mean.", /left thumb/, /right/],
    ["D: Where? / P: There is a lump in my left breast, sorry, the right I mean.", /right breast/, /left/],
  ]);
});
