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
