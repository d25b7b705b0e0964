import { expectNotes } from "./harness";

expectNotes("a denial that is taken back when the clinician asks again is not written", [
  ["D: Any allergies? / P: No. / D: None at all? / P: Oh, well, latex, I get a rash.", /Allergic to latex/, /No known/],
  [
    "D: Is she allergic to any medicines? / O: She says no. / D: Nothing? / O: Ah, sorry, she says penicillin, her face swelled.",
    /Allergic to penicillin/,
    /No known/,
  ],
  [
    "D: Have you thought about hurting yourself? / P: No. / D: Never? / P: Once, in the spring, but not now.",
    /“Once, in the spring, but not now/,
    /[Dd]enies/,
  ],
  ["D: Do you smoke? / P: No. / D: Never? / P: Well, I did till March.", /smoked until March/, /Denies/],
  ["D: Have you ever had surgery? / P: No. / D: Nothing at all? / P: Just my tonsils.", /tonsillectomy/, /Denies/],
  ["D: Any recreational drugs? / P: No. / D: Really? / P: Okay, a bit of weed at weekends.", /weed/, /Denies/],
  ["D: Any falls? / P: No. / D: Not one? / P: Well, I slipped in the shower last week.", /slipped/, /[Dd]enies/],
]);

expectNotes("a yes that is limited when the clinician asks again is not written without the limit", [
  [
    "D: Do you feel safe at home? / P: Yes. / D: Always? / P: Not when he's been drinking.",
    /“Not when he has been/,
    /reports/,
  ],
]);

expectNotes("a denial that is confirmed when the clinician asks again is kept", [
  ["D: Any allergies? / P: No. / D: Are you sure? / P: Yes.", /No known allergies/],
  ["D: Any allergies? / P: No. / D: Nothing? / P: Nope.", /No known allergies/],
  ["D: Do you drink? / P: No. / D: Never? / P: No, never.", /Denies alcohol use/],
  ["D: Any chest pain? / P: No. / D: Never? / P: Not that I remember.", /[Dd]enies chest pain/],
]);

expectNotes("an answer that the speaker takes back at once is not written", [
  ["D: Any vomiting? / O: No. Wait, he says yes, two times yesterday.", /2 times yesterday/, /[Dd]enies/],
  [
    "D: Has he been short of breath? / O: He says no. Sorry, I asked it wrong, he says yes, on the stairs.",
    /Reports shortness of breath/,
    /[Dd]enies|wrong/,
  ],
  ["D: Does she have diabetes? / O: She says no. I mean, she says yes.", /History of diabetes/, /Denies/],
  ["D: Any chest pain? / O: No chest pain. Oh, sorry, she says yes, a little.", /Reports chest pain/, /[Dd]enies/],
  [
    "D: When did the cough start? / P: Sunday. No, wait, Sunday I was at my mother's. Tuesday.",
    /since Tuesday/,
    /Sunday/,
  ],
  [
    "D: When did it start? / P: Last Friday. No, I tell a lie, Friday was the wedding and I danced all night. Saturday.",
    /since Saturday/,
    /Friday/,
  ],
  ["D: How long has he had the fever? / O: Three days. No, four, it started on the Monday.", /4 days/, /3 days/],
]);

expectNotes("an answer that is only made more precise is kept", [
  ["D: Any cough? / P: No. Sorry, I just need some water.", /[Dd]enies cough/],
  ["D: Which knee is it? / P: The left. No, sorry, the right.", /right knee/, /left/],
  ["D: When did it start? / P: Monday. It was Tuesday before I called anyone.", /Monday/],
]);

expectNotes("what happened once after all is reported, and a yes that was about something else is not", [
  [
    "D: Has she ever had a seizure? / O: Never. Oh, wait, one when she was two with a fever.",
    /[Rr]eports seizures/,
    /[Dd]enies/,
  ],
  ["D: Have you had the flu jab? / P: Yes. No, that was the Covid one.", /./, /Flu vaccine received/],
  ["D: Any fever? / P: No. Oh, wait, I need my glasses.", /[Dd]enies fever/],
]);
