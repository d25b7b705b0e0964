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

expectNotes("a yes or no that the rest of the answer doubts or limits is quoted with it", [
  [
    "D: Did you hit your head? / P: I don't think so. I don't really remember the landing.",
    /the answer was “I do not think so\. I do not really remember the landing”/,
    /[Dd]enies/,
  ],
  [
    "D: Did you black out? / P: No. I mean, the next thing I knew I was on the floor.",
    /“No\..*next thing I/,
    /[Dd]enies/,
  ],
  [
    "D: Did you lose consciousness? / P: Not that I know of. There's a gap between the stairs and the ambulance.",
    /“Not that I know of\. There is a gap/,
    /[Dd]enies/,
  ],
  [
    "D: Any blood in your stool? / P: I don't think so. I never look.",
    /“I do not think so\. I never look”/,
    /[Dd]enies/,
  ],
  ["D: Are you pregnant? / P: I don't think so. I'm two weeks late.", /“I do not think so\. I am 2/, /is not pregnant/],
  ["D: Any chest pain? / P: No, more a tightness.", /“No, more a tightness”/, /[Dd]enies/],
  ["D: Any nausea? / P: No. Just when I look at food.", /“No\. Just when I look at food”/, /[Dd]enies/],
  [
    "D: Could you have swallowed any of it? / P: I don't think so. He was alone with the bottle for ten minutes.",
    /“I do not think so\. He was alone with the bottle for 10 minutes”/,
    /unable/,
  ],
  ["D: Are you taking the tablets? / P: Yes. When I remember.", /“Yes\. When I remember”/, /reports taking/],
  ["D: Is the pain better? / P: Yes, until the tablets wear off.", /“Yes, until the tablets wear off”/],
  ["D: Do you feel safe going home? / P: I suppose so. He's got a temper.", /“I suppose so\. He has got a temper”/],
  [
    "D: Are you losing your hearing? / P: My wife says so. I say she mumbles.",
    /“My wife says so\. I say/,
    /[Rr]eports/,
  ],
  ["D: Any trouble with your memory? / P: My kids think so.", /“My kids think so”/],
]);

expectNotes("a yes or no that the rest only explains is not quoted", [
  ["D: Any chest pain? / P: No. I feel fine.", /[Dd]enies chest pain/, /Asked/],
  ["D: Any falls? / P: I don't think so. No.", /[Dd]enies falls/, /Asked/],
  ["D: Any fever? / P: No, just a cough.", /[Dd]enies fever/, /Asked/],
  ["D: Do you smoke? / P: No. I never liked it.", /Denies smoking/, /Asked/],
  ["D: Any cough? / P: Yes. When I lie down.", /cough/i, /Asked/],
]);

describe("a denial about which the clinician asks again", () => {
  expectNotes("is withdrawn when the answer tells of an occasion", [
    [
      "D: Any low sugars? / P: None. / D: Nothing under seventy? / P: Oh, under seventy, yeah, Saturday I was fifty-four.",
      /Saturday I was 54/,
      /denies low sugars/i,
    ],
    [
      "D: Any falls? / P: No. / D: Not one? / P: Well, I slid off the bed in March.",
      /slid off the bed/,
      /denies falls/i,
    ],
    [
      "D: Any chest pain? / P: No. / D: None at all? / P: A twinge on Sunday.",
      /twinge on Sunday/,
      /Denies chest pain/i,
    ],
    ["D: Do you smoke? / P: No. / D: Not even socially? / P: One at a party.", /One at a party/, /Denies smoking/],
    [
      "D: Any headaches? / P: No. / D: Never? / P: Maybe one when I skip coffee.",
      /once? when (?:I|they) skip coffee/,
      /Denies headache/,
    ],
  ]);
  expectNotes("stays when the answer confirms it or the question is about something else", [
    ["D: Any chest pain? / P: No. / D: None at all? / P: No, never.", /Denies chest pain/i],
    ["D: Any chest pain? / P: No. / D: Never? / P: Nope. Not once.", /Denies chest pain/i],
    ["D: Any falls? / P: No. / D: Are you sure? / P: I'm sure, not one.", /denies falls/i],
    ["D: Any chest pain? / P: No. / D: Any cough? / P: A bit at night.", /Denies chest pain/i],
  ]);
});
