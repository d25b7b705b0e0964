import { expectNotes } from "./harness";

expectNotes("a symptom that replaced others is the complaint", [
  [
    "P: I thought it was the flu, fever and aches, but now it's just this cough. / D: How long? / P: Three weeks.",
    /CHIEF COMPLAINT\n\nCough for 3 weeks\./,
    /fever for 3 weeks/i,
  ],
  [
    "P: It started with a sore throat but now I have an earache. / D: Since when? / P: Since Monday.",
    /CHIEF COMPLAINT\n\nEar pain since Monday\./,
  ],
  ["P: At first I had nausea, but now I only have a headache.", /CHIEF COMPLAINT\n\nHeadache\./],
]);

expectNotes("a symptom that joined others does not replace them", [
  ["P: I had nausea at first, but now I have a headache too.", /presents with nausea and a headache/],
  ["P: I had a cough last week but now it is worse.", /cough/i, /previous cough/i],
]);

expectNotes("a question about the side is about a symptom of a paired organ", [
  [
    "D: Last time you had a cough. / P: It is gone. Now my ear hurts. / D: Which one? / P: The left.",
    /ear pain[^.]*left|left ear/i,
    /cough is on/i,
  ],
  [
    "D: You mentioned the fever. / P: Yes, and my knee is swollen. / D: Which one? / P: The right one.",
    /right/i,
    /fever is on/i,
  ],
]);

expectNotes("a degree affirms without a yes", [
  ["P: My knee hurts. / D: Are you dizzy? / P: Very.", /reports dizziness/i],
  ["P: My knee hurts. / D: Is your throat sore? / P: Oh, extremely.", /reports sore throat/i],
  ["P: My knee hurts. / D: Are you anxious? / P: Quite, yes.", /reports[^.]*anxiety|anxious/i],
]);

expectNotes("a question about being tired asks for fatigue", [
  ["P: My knee hurts. / D: Are you tired? / P: Yes.", /reports fatigue/i],
  ["P: My knee hurts. / D: Are you tired during the day? / P: Yes, very much so.", /reports fatigue/i],
  ["P: My knee hurts. / D: Are you tired? / P: No.", /denies fatigue/i],
  ["P: My knee hurts. / D: Are you tired of it? / P: Yes.", /knee/i, /fatigue/i],
]);
