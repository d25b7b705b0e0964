import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an examination", () => {
  expectNotes("begins with a look at the patient", [
    [
      "P: I cut my thumb. / D: Let's have a look. Two and a half centimetre laceration over the left thumb. Sensation's reduced at the tip. Cap refill is under two seconds.",
      /2\.5 centimetre laceration over the left thumb[^]*Sensation is reduced at the tip[^]*Capillary refill is under 2 seconds/,
    ],
    [
      "P: My nose bleeds. / D: Let me have a look. There's a prominent vessel on the right septum with a bit of crusting.",
      /Nose[^\n]*Prominent vessel on the right septum with some crusting/,
    ],
    ["D: Let's have a look at your list here. You're on aspirin. / P: Yes.", /MEDICATIONS/, /PHYSICAL EXAM/],
    [
      "P: My vision is blurry. / D: Vision is twenty forty in the right eye.",
      /EXAM[^]*Vision is 20\/40 in the right eye/,
    ],
    [
      "P: I see halos. / D: Vision today is six nine on the right and six twelve on the left.",
      /6\/9 on the right and 6\/12/,
    ],
    [
      "P: My shin hurts. / D: So there's redness and warmth over the left shin.",
      /EXAM[^]*Redness and warmth over the left/,
    ],
    ["P: I get dizzy. / D: So there's a risk of falls with that.", /[Dd]izz/, /PHYSICAL EXAM/],
  ]);

  expectNotes("does not take a side from “right here”", [
    [
      "P: I have a lump. / D: Let me examine you. So on the left sole there's a one centimetre plantar wart over the second metatarsal head, with black dots, tender when I squeeze it.",
      /On the left sole a one centimetre plantar wart[^.]*tender to palpation/,
    ],
    [
      "P: I rolled my ankle. / D: You're tender right here over the tip of the fibula.",
      /Tender over the tip/,
      /right over/,
    ],
  ]);
});

describe("the plan", () => {
  expectNotes("says what the patient refuses and keeps the rest", [
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

  expectNotes("reads the answer to how a drug is taken", [
    [
      "D: It's chlamydia. Take doxycycline twice a day. / P: Should I take it with food? / D: You can, but not with dairy.",
      /may take it with food but not with dairy/,
      /advised the patient to take it with food/,
    ],
    [
      "D: It's gout. Start allopurinol. / P: Should I take it with food? / D: No.",
      /No need to take it with food/,
      /to not/,
    ],
    ["D: It's gout. Start colchicine. / P: Should I take it with my statin? / D: No.", /not take it with/],
  ]);

  expectNotes("refers to those who are to see the patient", [
    ["D: It's a nerve injury. I'd like the hand surgeons to see you.", /refer the patient to (?:the )?hand surgeons/],
    ["D: It's keratitis. I want one of the ophthalmologists to look at you.", /refer the patient to/],
  ]);
});

describe("the history", () => {
  expectNotes("has the disease that a question of few words names", [
    ["D: Any medical problems? Diabetes? / P: Yes, type two. My last A1c was 7.9.", /History of type 2 diabetes/],
    ["D: Asthma? / P: Yes, as a kid.", /History of asthma/],
    [
      "D: Any family history of stroke? / P: No. / D: Diabetes? / P: Yes, my mother.",
      /Mother: diabetes/i,
      /History of/,
    ],
    ["D: High blood pressure or diabetes? / P: No, neither.", /Denies hypertension or diabetes/],
  ]);

  expectNotes("does not include a disease with a negative test or a partner's infection", [
    ["D: Ever had an STD? / P: My HIV test was negative in January.", /HIV test was negative/, /History of/],
    [
      "D: Any medical problems? / P: I've got gout. They checked me for HIV, that was negative.",
      /gout/,
      /History of[^.]*HIV/,
    ],
    ["D: Any medical problems? / P: I tested positive for HIV.", /History of HIV/],
    ["P: My boyfriend tested positive for chlamydia.", /boyfriend tested positive/, /FAMILY/],
    ["D: Any family history? / P: My husband has diabetes.", /Husband: diabetes/],
  ]);
});
