import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a denial for a time, a circumstance or a place", () => {
  expectNotes("keeps its limit", [
    ["D: Any chest pain? / P: Not right now, no.", /denies chest pain at present/i],
    ["D: Any swelling in your legs? / P: Not today.", /denies leg swelling today/i],
    ["D: Any headache? / P: Not at the moment.", /denies headache at present/i],
    ["D: Do you get breathless? / P: Not at rest.", /denies shortness of breath at rest/i],
    ["D: Do you get chest pain? / P: Not when I'm sitting still.", /denies chest pain when sitting still/i],
    ["D: Any palpitations? / P: Not this week.", /denies palpitations this week/i],
    ["D: Any back pain? / P: Not lately.", /denies recent back pain/i],
    ["D: Any numbness? / P: Not in my hands.", /denies numbness in the hands/i],
    ["D: Any trouble breathing? / P: Not really, not at rest anyway.", /denies shortness of breath at rest/i],
  ]);

  expectNotes("is an ordinary denial without one", [
    ["D: Any chest pain? / P: Not really.", /Denies chest pain\./],
    ["D: Any fever or chills? / P: Not right now.", /Denies fever or chills\./],
    ["D: Are you having any contractions? / P: Not yet.", /Denies contractions\./],
  ]);

  expectNotes("does not hide what was before", [
    ["D: Are you dizzy? / P: Not currently. It was bad yesterday.", /dizziness/i, /Denies dizziness\./],
    [
      "D: Any nausea or vomiting? / P: Not today. Yesterday I was sick twice.",
      /vomiting/,
      /Denies (?:nausea|vomiting)/,
    ],
  ]);
});

describe("a no that excepts a number of times", () => {
  expectNotes("reports the symptom", [
    [
      "D: You haven't had any bleeding, have you? / P: Not really. Just the once, when I wiped.",
      /has had bleeding once when (?:they|the patient) wiped/i,
      /denies bleeding/i,
    ],
    ["D: Have you had any vomiting? / P: No. Just once on Sunday.", /vomiting once on Sunday/, /denies vomiting/i],
  ]);

  expectNotes("stays a no without one", [
    ["D: Any vomiting? / P: No, not once.", /Denies vomiting/],
    ["D: Any seizures? / P: No. One of my brothers has them.", /Denies seizures/],
    ["D: Any fever? / P: No, just the cough.", /Denies fever/],
  ]);
});

describe("a question that asks whether a symptom is over", () => {
  expectNotes("is denied if it is still there", [
    ["D: Has the diarrhea stopped? / P: Not yet.", /Reports diarrhea/, /Denies diarrhea/],
    [
      "D: Has the vomiting stopped? / P: Yes, yesterday. / D: And the diarrhoea? / P: Not yet. Four times this morning.",
      /Reports diarrhea/,
      /Denies diarrhea/,
    ],
    ["D: Have the headaches settled? / P: Yeah. / D: What about the dizziness? / P: No.", /Reports dizziness/],
  ]);

  expectNotes("is affirmed if it is over", [
    ["D: Has the bleeding stopped? / P: Yes.", /previous bleeding/],
    ["D: Any vomiting? / P: No. / D: And the diarrhoea? / P: No.", /Denies vomiting or diarrhea/],
  ]);
});
