import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what a parent is asked about a child's day", () => {
  expectNotes("is kept after its label or as a sentence", [
    [
      "D: And you're dad? / O: Yes, Ana's been hot. / D: And wet nappies? How many would you say? / O: About three today.",
      /Wet nappies: (?:about )?3 today/i,
    ],
    [
      "D: Hi Mom, what's going on? / O: He has a cough. / D: And wet diapers? / O: Oh gosh, like six a day.",
      /diapers: 6 a day|diapers: six a day/i,
    ],
    [
      "D: So you're mum? / O: Yes. She's been sick. / D: How is she feeding? / O: She's taking about half her milk.",
      /taking about half/,
    ],
    ["D: And you're mum? / O: Yes, he has a rash. / D: Is he crawling? / O: Yes.", /Crawling: yes/],
    ["D: And you're mum? / O: Yes, he has a rash. / D: Is she sitting up yet? / O: Not yet.", /Sitting up: not yet/],
    [
      "D: And you're mum? / O: Yes, she has a cold. / D: And her development, is she talking? / O: She says about twenty words.",
      /20 words/,
    ],
    [
      "D: Hey Theo, hi Mom! / O: Hi. He's got a cold. / D: Where does he sleep? / O: In a crib, on his back.",
      /[Cc]rib/,
    ],
  ]);

  expectNotes("is not read for an adult", [
    ["P: My back hurts. / D: Are you walking? / P: Yes.", /[Bb]ack pain/, /Walking: yes/],
  ]);
});

describe("a relative who is with the parent", () => {
  expectNotes("is not the patient, whom the parent speaks for", [
    [
      "D: Hey Theo, hi Mom! / O: Hi, this is my mother, Ida, she watches him. / D: Any concerns? / O: He has a cough.",
      /[Cc]ough/,
    ],
    [
      "D: Hi Mom. Any allergies? / O: No. His cousin Max has an egg allergy. / D: Any reaction to his shots? / O: He had a fever.",
      /[Ff]ever/,
      /Allergic to egg|[Cc]ousin had/,
    ],
  ]);
});

describe("what carers and interpreters say of their own families", () => {
  expectNotes("is left out", [
    [
      "D: And you are? / O: I'm Jo, I'm the senior carer. She's confused. She has a fever. / D: I see. / O: My nan had sepsis like that.",
      /[Cc]onfusion|confused/,
      /sepsis/i,
    ],
    [
      "O: I'm the interpreter. / D: What is wrong? / O: She says she has a cough. She says it hurts. My mother had tuberculosis once.",
      /[Cc]ough/,
      /tuberculosis/i,
    ],
  ]);

  expectNotes("is the patient's if the interpreter speaks as the patient", [
    ["O: I'm the interpreter. / D: Any diseases in the family? / O: My mother had tuberculosis.", /tuberculosis/i],
  ]);
});

describe("a child's examination", () => {
  expectNotes("keeps weight, head circumference, ears and glands", [
    ["D: Weight's 5.4 kilos. Head's 39.5.", /Weight: 5\.4 kg[\s\S]*Head circumference: 39\.5/],
    ["D: Throat is red. She's got a few nodes in the neck.", /EXAM[\s\S]*nodes in the neck/],
    ["D: Left ear is good. Right drum is bulging.", /EXAM[\s\S]*Left ear is good/],
    ["D: Chest is clear. He's got some small glands behind the ears.", /EXAM[\s\S]*glands behind the ears/],
  ]);
});

describe("the drugs of a parent's relatives", () => {
  expectNotes("are not the child's", [
    [
      "D: You're mum? / O: Yes, he has a cough. My sister Jo's got bronchitis, she's on doxycycline.",
      /[Cc]ough/,
      /MEDICATIONS/,
    ],
    ["D: You're dad? / O: Yes, she's hot. My brother has a cold, he takes codeine.", /./, /MEDICATIONS/],
    ["D: You're mum? / O: Yes. He has eczema, he's on cetirizine.", /Cetirizine/],
  ]);
});

describe("an allergy that a parent is not sure of", () => {
  expectNotes("is possible", [
    ["D: Is he allergic to anything? / O: I think he's allergic to penicillin.", /Possibly allergic to penicillin/],
    [
      "D: Any allergies for your son? / O: I think he's allergic to amoxicillin, he got a rash.",
      /Possibly allergic to amoxicillin/,
    ],
    ["D: Does she have allergies? / O: I think she might be allergic to eggs.", /Possibly allergic to eggs/],
    ["D: Any allergies? / P: I think I'm allergic to sulfa.", /Possibly allergic to sulfa/],
    ["D: Any allergies in your son? / O: He's allergic to peanuts, I think.", /Possibly allergic to peanuts/],
    [
      "D: Is your daughter allergic to anything? / O: I guess she's allergic to bee stings, maybe.",
      /Possibly allergic to bee stings/,
    ],
  ]);
  expectNotes("is certain without such doubt", [
    [
      "D: Does he have a cough? / O: I think he has a cough. / D: Allergies? / O: He's allergic to peanuts.",
      /\bAllergic to peanuts/,
    ],
    ["D: Any allergies? / O: She's allergic to latex. I think she's hungry.", /\bAllergic to latex/],
  ]);
});
