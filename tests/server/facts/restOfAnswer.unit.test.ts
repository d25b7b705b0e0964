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

describe("names of diseases and symptoms", () => {
  expectNotes("are not read as diseases if they name vaccines", [
    [
      "P: I'm tired. / D: Are you up to date on your shots? / P: Yes, I had zoster and pneumonia last year.",
      /Vaccination: zoster and pneumonia last year/,
      /History of/,
    ],
    ["P: I'm tired. / D: Any vaccinations? / P: Tetanus and measles as far as I know.", /tired|fatigue/i, /History of/],
    ["P: I'm tired. I've received the shingles vaccine and also the one for pneumonia.", /vaccine/, /History of/],
    [
      "P: I'm tired. / D: Did you get the flu shot? / P: Flu, and the one for tetanus too.",
      /tired|fatigue/i,
      /History of/,
    ],
    [
      "D: Let me see your immunizations. You had hepatitis B, tetanus and shingles. / P: Yes. My toe hurts.",
      /toe/i,
      /History of|had hepatitis/,
    ],
    // A disease that made the patient ill stays one.
    [
      "P: I'm tired. / D: Any medical conditions? / P: I was in the hospital with pneumonia before I got the vaccine.",
      /History of pneumonia/i,
    ],
  ]);
  expectNotes("are not read as diseases if they belong to another person or name a place", [
    ["P: We hiked up Charlie's Bunion and my calf hurts.", /calf pain/i, /History of/],
    ["P: I looked after my neighbor Bob's shingles and my arm itches.", /arm/i, /History of/],
    ["P: My hip hurts. We drove to Widow's Gout Point.", /hip/i, /History of/],
    ["P: My hip hurts. / D: Any conditions? / P: I have Crohn's disease.", /History of Crohn's disease/i],
    ["P: My hip hurts. / D: Any conditions? / P: I have Parkinson's disease.", /History of Parkinson's disease/i],
  ]);
  expectNotes("are not read as diseases if they are part of a product's name", [
    ["P: I have a sore throat. / D: Did you take anything? / P: Just Tylenol Cold.", /Tylenol Cold\./],
    ["P: I have a sore throat. / D: Did you take anything? / P: Advil cold and sinus.", /Advil Cold and Sinus\./],
    ["P: I can't sleep. / D: Do you take anything? / P: I take Tylenol PM every night.", /Tylenol PM nightly/],
    ["P: I have a cough. / D: What have you tried? / P: I took some Mucinex DM.", /Mucinex DM/],
    ["P: My knee hurts. / D: What have you tried? / P: I took Advil and a cold pack.", /Advil\./, /Advil Cold/],
  ]);
  expectNotes("are not read as new symptoms if the patient always has them", [
    [
      "P: I have a fever. / D: Any body aches? / P: Just my usual aches from arthritis.",
      /fever/i,
      /reports body aches/i,
    ],
    ["P: I'm wheezy. / D: Any cough? / P: No more than my normal cough.", /wheez/i, /Reports [^.]*cough/i],
    [
      "P: I have a rash. / D: Any joint pain? / P: Nothing other than my typical arthritic pain.",
      /rash/i,
      /reports joint pain/i,
    ],
    ["P: I have a rash. / D: Any headache? / P: Only my regular headache.", /rash/i, /reports headache/i],
    ["P: I have a rash. / D: Any back pain? / P: Just the same old back pain.", /rash/i, /Reports back pain\./i],
  ]);
});
