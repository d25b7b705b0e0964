import { expectNotes } from "./harness";

expectNotes("a relative's disease is the relative's", [
  [
    "D: Any mania? / P: No. I have an aunt who's bipolar, so I know what that looks like.",
    /Aunt: bipolar/,
    /History of bipolar/,
  ],
  ["D: Any thyroid trouble? / P: No. I have a sister with Graves'.", /Sister: Graves'/, /History of Graves/],
  [
    "D: Have you ever had diabetes? / P: No, but I've got an uncle who's diabetic.",
    /Uncle: diabetic/,
    /History of diabetes/,
  ],
  ["D: Any family history? / P: It's my brother's heart that's bad.", /brother's heart is bad/],
]);

expectNotes("an age belongs to the relative named last", [
  [
    "D: And your dad had the heart attack, remind me how old? / P: 61. My mom had gout.",
    /Father: heart attack at age 61/,
    /Mother: heart attack/,
  ],
  ["D: Your father had a stroke, how old was he? / P: 70.", /Father: stroke at age 70/],
  [
    "D: Any heart trouble in the family? / P: Dad had a stent, he was 56. And my uncle, Dad's brother, he died playing hurling. He was 33.",
    /Father: stent at age 56[^]*Paternal uncle: died at age 33/,
  ],
  [
    "D: Any family history? / P: My mother had breast cancer at 50. My sister had it too, she was 42.",
    /Sister: breast cancer at age 42/,
  ],
]);

expectNotes("what acquaintances have is left out", [
  [
    "D: Any heart problems? / P: No. My friend had a bypass last year and it scared me.",
    /Denies heart problems/,
    /bypass/,
  ],
  [
    "D: What worried you? / P: I've had a cough for a week. My friend's little one had pneumonia.",
    /cough/i,
    /pneumonia/i,
  ],
  [
    "D: What about the implant? / P: My periods are heavy. My friend had the implant and she bled for six months.",
    /periods/,
    /implant/,
  ],
]);

expectNotes("the contagious illness of an acquaintance is kept", [
  ["D: Anything else? / P: My coworker has COVID.", /coworker has COVID/],
  ["D: Anyone ill around you? / P: My neighbor has the flu.", /neighbor[^.]*flu/],
]);

expectNotes("who is ill around the patient is a contact, not the family history", [
  [
    "D: Who's been ill around you? / P: Half the office has Covid. I tested Tuesday and both were negative.",
    /Sick contacts: Half the office has COVID/,
    /FAMILY/,
  ],
  [
    "D: Is anyone around her poorly? / O: The baby next door had roseola a couple weeks ago.",
    /baby next door had roseola/,
  ],
  ["D: Has he been exposed to anything? / O: A kid in his class has whooping cough.", /kid in .* whooping/, /FAMILY/],
  ["D: Anyone around you with a cough? / P: My uncle's just back from the TB ward.", /TB ward/, /FAMILY/],
  ["D: Any contact with TB? / P: My flatmate was treated for it in June.", /SOCIAL[^]*flatmate was treated/, /PAST/],
  ["D: Who in the family has had TB? / P: My uncle.", /Uncle: TB|TB/],
]);
