import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a no or yes that the rest of the answer qualifies", () => {
  expectNotes("does not override the rest", [
    [
      "P: I have a cough. / D: Any blood? / P: No. Well, once, a streak on Sunday.",
      /once, a streak on Sunday/i,
      /denies (?:blood|coughing up blood)/i,
    ],
    [
      "P: My belly aches. / D: Any vomiting? / P: Nope. Actually twice last night.",
      /twice last night/i,
      /denies vomiting/i,
    ],
    [
      "P: I have back pain. / D: Does it go down your leg? / P: No. I mean, when I drive it goes into my right calf.",
      /right calf/i,
      /denies radiation|does not go/i,
    ],
    [
      "P: My chest hurts. / D: Do you get short of breath? / P: Not really. A little on hills.",
      /hills/,
      /denies shortness/i,
    ],
    [
      "P: My chest hurts. / D: Any shortness of breath? / P: Yes, no, not at rest, only on the stairs.",
      /only on the stairs/,
      /denies shortness/i,
    ],
    [
      "P: I feel ill. / D: Any night sweats? / P: Not really, just last night I woke up soaked.",
      /soaked/,
      /denies night sweats/i,
    ],
    [
      "P: I have a cough. / D: Is there any phlegm? / P: Not really, I mean, it was a little bit yellow.",
      /yellow/,
      /denies (?:phlegm|sputum)/i,
    ],
    [
      "P: I have a cough. / D: Do you drink alcohol? / P: No, well, a beer at a barbecue.",
      /a beer at a barbecue/,
      /denies alcohol/i,
    ],
    // Adding that something is fine does not qualify the denial.
    ["P: I have a cough. / D: Any chest pain? / P: No. Well, my chest is fine.", /denies chest pain/i],
    ["P: I have a cough. / D: Any chest pain? / P: No, never.", /denies chest pain/i],
  ]);
  expectNotes("names the only circumstance", [
    ["P: I have a cough. / D: Any chest pain? / P: Only when I cough.", /chest pain only when/i],
    ["P: My knee swells. / D: Any pain? / P: Only on the stairs.", /pain only on the stairs/i],
    ["P: I'm tired. / D: Do you get dizzy? / P: Only after hot baths.", /dizziness only after hot baths/i],
    ["P: I'm tired. / D: Any palpitations? / P: Only with coffee.", /palpitations only with coffee/i],
    [
      "P: I feel ill. / D: Have you had headaches before? / P: Only when I skip lunch.",
      /ill|sick|headache/i,
      /has headache only/i,
    ],
  ]);
  expectNotes("says what holds now", [
    [
      "P: My belly hurts. / D: Is it constant? / P: It came and went at first. Now it is constant.",
      /constant/,
      /is intermittent/,
    ],
    [
      "P: My back hurts. / D: Is the pain constant or does it come and go? / P: It's constant, but it gets worse with bending.",
      /is constant/,
      /is worsening/,
    ],
    [
      "P: I have a cough. / D: Does it come and go? / P: It comes and goes. No time of day is worse.",
      /intermittent/,
      /worsening/,
    ],
    [
      "P: I have a cough. / D: Has it gotten worse? / P: It got worse at first, but then it stayed the same.",
      /unchanged/,
      /is worsening/,
    ],
    ["P: I've lost ten pounds in the past month. I get tired.", /weight loss/i, /previous weight loss/i],
  ]);
});

describe("an answer", () => {
  expectNotes("replaces the word asked about", [
    ["D: Any pain in the eye? / P: Not really pain, more like grit in it.", /more like grit in it/i, /reports pain/i],
  ]);
  expectNotes("denies a symptom only in the part that it names", [
    [
      "D: Any pain in the face? / P: Pressure here under my eyes, no pain in the teeth.",
      /denies tooth pain/i,
      /face pain/i,
    ],
  ]);
  expectNotes("that a remedy helped one symptom does not deny others", [
    [
      "D: Have you used anything? / P: Hydrocortisone, and it helped the itching but not the redness.",
      /redness/i,
      /denies redness/i,
    ],
  ]);
  expectNotes("with a negative condition does not deny what follows it", [
    ["D: Any trouble holding it? / P: If I don't get there right away I wet myself.", /incontinence/i, /denies/i],
  ]);
  expectNotes("keeps “nothing” as its subject", [
    ["D: How's your appetite? / P: Nothing tastes right, but I make myself eat.", /nothing tastes right/i],
  ]);
  expectNotes("about something given up is about the past", [
    ["D: Do you wear contact lenses? / P: I did, but I stopped on Friday.", /wore contact lenses/i, /wears/i],
  ]);
  expectNotes("about advice to have surgery denies no earlier one", [
    ["D: Did your surgeon say you need another operation? / P: He said no, not yet.", /^/, /denies surger/i],
  ]);
});
