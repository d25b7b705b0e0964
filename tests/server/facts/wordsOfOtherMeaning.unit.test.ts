import { expectNotes } from "./harness";

expectNotes("words that sound like a finding are not reported as one", [
  [
    "D: Any vomiting? / P: Vomiting is not there, but vomiting sensation is there in the morning.",
    /Denies vomiting/,
    /Reports (?:[a-z ,]+ )?vomiting/,
  ],
  [
    "D: Any allergy to medicines? / P: One time injection was given for fever and whole body got rashes. Name I don't know.",
    /rash/,
    /Reports (?:fever|rash)/,
  ],
  ["D: Any numbness? / P: A little tingling in the toes at night.", /tingling/, /numbness/],
  ["D: Any nausea? / P: A little nausea in the morning.", /nausea/],
  [
    "D: Do you smoke? / P: I quit ten years back. / D: Tobacco chewing? / P: No, doctor.",
    /Former smoker/,
    /Denies smoking/,
  ],
  [
    "D: What brings you in? / P: I'm wheezing. I use the blue inhaler. / D: Does it help? / P: For an hour or two.",
    /[Ww]heezing/,
    /Relieved by/,
  ],
]);

expectNotes("a family history follows its question", [
  [
    "D: Does anyone in the family get migraines? / P: My mom did, they stopped after menopause.",
    /Mother: migraines/,
    /: menopause|did stopped/,
  ],
  [
    "D: Any family history of cancer? / P: I was adopted.",
    /FAMILY HISTORY\s+The patient's family history is not known/,
  ],
]);

expectNotes("a short answer keeps its circumstance and its time", [
  ["D: Are you short of breath? / P: Not at rest. When I carry the laundry.", /[Ss]hortness of breath/, /Denies/],
  ["D: Any falls since I saw you? / P: None.", /[Dd]enies falls/, /Asked/],
  [
    "D: How have you been since the last visit? / P: Up and down. / D: Any fever? / P: Yes.",
    /CHIEF COMPLAINT\s+Follow-up visit/,
  ],
  [
    "D: How many wet nappies? / P: Three since yesterday. / D: When was the last one? / P: About four hours ago.",
    /Last wet nappy: about 4 hours ago/,
  ],
  [
    "D: What happened? / P: I twisted my knee playing soccer. / D: Any swelling? / P: Yes.",
    /twisted the knee playing soccer/,
  ],
]);
