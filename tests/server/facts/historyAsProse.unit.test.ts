import { describe } from "vitest";
import { expectNotes } from "./harness";

expectNotes("“it hurts” is written as pain", [
  [
    "D: What brings you in? / P: My elbow has been sore. It hurts when I lift anything.",
    /There is elbow pain when the patient lifts anything/,
  ],
  [
    "D: What brings you in? / P: My heel is sore. It still hurts after I rest it.",
    /There is still heel pain after/,
    /It still/,
  ],
]);

expectNotes("a pain is described without “it”", [
  [
    "D: What brings you in? / P: My knee has been hurting. / D: okay / P: It's like a deep achy pain.",
    /Described as a deep achy pain\./,
  ],
  [
    "D: What brings you in? / P: I have a headache. It feels like a dull pressure behind my eyes.",
    /dull pressure/,
    /\bIt /,
  ],
  ["D: What brings you in? / P: My hip has been sore. It is not a sharp pain.", /./, /Described as a sharp/],
]);

expectNotes("“it” is written as the only symptom reported", [
  [
    "D: What brings you in? / P: My knee has been hurting. / D: Any fevers? / P: No fevers. / D: okay / P: I saw my cardiologist in March. / D: Any weight loss? / P: no. / D: okay / P: it has gotten worse.",
    /The knee pain has gotten worse/,
  ],
]);

expectNotes("the question names what its answer calls “it” in the social history", [
  [
    "D: How is your diet? / P: I feel like it's pretty normal, mostly home cooked meals.",
    /Diet: normal, mostly home cooked meals\./,
  ],
]);

expectNotes("a feeling is not written as an event", [
  [
    "D: What happens with the knee? / P: It gives out and I feel like I'm going to fall.",
    /feels as if .* going to fall/,
    /patient is going to fall/,
  ],
  [
    "D: What happens? / P: My heart races and I feel like I'm about to pass out.",
    /./,
    /(?:patient|she|he) is about to pass out/,
  ],
]);

expectNotes("what a patient does with others is said of the patient", [
  [
    "D: Where do you live? / P: We live in a house with my parents.",
    /The patient lives in a house with their parents|Lives in a house/,
    /They live/,
  ],
  [
    "D: What happened? / P: We were helping my daughter move and I hurt my back.",
    /The patient was helping their daughter/,
    /They were/,
  ],
  ["D: Are you married? / P: We got married last year.", /./, /The patient got married with/],
  [
    "D: Any illnesses in the family? / P: We have a strong history of heart disease.",
    /./,
    /The patient has a strong history/,
  ],
  ["D: Do you live alone? / P: We live by ourselves now that the kids are gone.", /./, /lives by (?:them|him|her)sel/],
]);

expectNotes("words about saying or remembering are left out before the statement", [
  [
    "D: How is your diet? / P: I have to say that I eat a lot of sweets.",
    /eats (?:a lot of|many) sweets/,
    /has to say/,
  ],
  [
    "D: How far can you walk? / P: I remember I used to walk five miles a day.",
    /The patient used to walk 5 miles a day/,
    /remembers/,
  ],
  ["D: Any diseases in the family? / P: I know my brother has asthma.", /asthma/],
]);

expectNotes("days and months have a capital", [
  ["D: How much do you drink? / P: Only a couple of beers on saturdays.", /on Saturdays/],
  ["D: Let's repeat the mammogram in april of next year. / P: Okay.", /in April/],
]);

expectNotes("a clinician who was asked about is written with the verb of the question", [
  ["D: Have you seen another doctor for this? / P: Yes, last month.", /reports seeing another doctor for this/],
  ["D: Have you seen any other doctors about this? / P: Yes.", /reports seeing other doctors about this/],
  ["D: Do you have a primary care doctor? / P: No.", /denies having a primary care doctor/],
  ["D: Have you seen Doctor Lee before? / P: Yes.", /seeing Doctor Lee before/, /a Doctor Lee/],
]);

expectNotes("questions about the trip to the clinic are not part of the history", [
  ["D: Did you have any problems finding us? / P: No, I have been here with my sister.", /./, /problems finding us/],
]);

expectNotes("half a sentence is left out", [
  [
    "D: How are you? / P: I'm doing okay aside from this left shoulder pain that I've been having.",
    /left shoulder pain/,
    /Aside from/,
  ],
  [
    "D: When did you get it checked? / P: The last time I got it checked. It was high in March.",
    /./,
    /The last time the patient got it checked\./,
  ],
  ["D: What changed? / P: The next day I started coughing.", /The next day the patient started coughing|cough/],
]);

expectNotes("lay words are written as those of a note", [
  [
    "D: What is wrong? / P: The pain goes into the right side of my butt.",
    /right side of the (?:patient's )?buttock/,
    /\bbutt\b/,
  ],
  ["D: Has he gone to the bathroom today? / P: I peed this morning.", /urinated this morning/],
]);

expectNotes("a list has no repeated line", [
  [
    "D: Are you sexually active? / P: Yes. / D: With whom? / P: I'm sexually active with my girlfriend.",
    /[Ss]exually active/,
    /Sexually active\.\n/,
  ],
  [
    "D: Any diseases in the family? / P: My father had cancer. He had lung cancer.",
    /Father: lung cancer\./,
    /Father: cancer\./,
  ],
  [
    "D: Any allergies? / P: I'm allergic to peanuts. Yes, peanut.",
    /Allergic to peanuts?\./,
    /peanut[^]*ALLERGIES[^]*peanut[^]*peanut/,
  ],
]);

expectNotes("doubt at the end of an answer stays", [
  [
    "D: When was your last period? / P: End of May, I think.",
    /(?:probably|possibl[ey]|about|approximately) end of May/i,
  ],
]);

expectNotes("a feared event is not written as an event", [
  [
    "D: Tell me about the knee. / P: It gives out when I'm walking and I think here I'm going to fall.",
    /./,
    /(?:patient|she|he) is going to fall/,
  ],
]);

expectNotes("a stomach that hurts is not written as “abdominal”", [
  ["D: What is wrong? / P: My stomach hurts after I eat fried food.", /./, /abdominal hurts?/],
]);

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
