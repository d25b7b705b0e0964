import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / D: Any fever? / P: ";

expectNotes("a fever that was neither measured nor certain is a possible one", [
  [`${opening}Maybe, I didn't check.`, /possible fever/, /Reports fever/],
  [`${opening}I think so, but I didn't take my temperature.`, /possible fever/, /reports fever/i],
  [`${opening}Maybe, I haven't measured it.`, /possible fever/, /reports fever/i],
  [`${opening}Possibly, I felt hot last night.`, /possible subjective fever/, /reports fever/i],
  [`${opening}Not sure, I felt feverish.`, /possible (?:subjective )?fever/, /reports fever/i],
  [`${opening}Maybe. I was a bit warm.`, /./, /reports fever/i],
  [`${opening}I felt hot.`, /reports subjective fever/, /possible/],
  [`${opening}Yes, 101.`, /reports fever/, /possible/],
]);

expectNotes("a question that looks for blood in something denies only the blood", [
  [
    "D: Do you cough anything up? / P: Yellow phlegm. / D: Is the blood ever mixed into the phlegm? / P: No.",
    /./,
    /Denies.*phlegm/,
  ],
  [
    "D: Do you cough anything up? / P: Yes, phlegm. / D: Any blood in the phlegm? / P: No.",
    /coughing up blood/,
    /Denies.*\bphlegm/,
  ],
  ["D: Any diarrhea? / P: Yes. / D: Any mucus mixed in with the stool? / P: No.", /./, /Denies.*\bstool\./],
]);

expectNotes("a habit whose amount is said later is not denied", [
  [
    "D: Have you moved or started smoking or anything? / P: No. / D: Do you smoke? / P: I do. / D: How much? / P: Half a pack a day.",
    /half a pack a day/i,
    /Denies smoking/,
  ],
  ["D: Do you smoke? / P: No.", /Denies smoking/],
]);

expectNotes("a restart is not read as a statement of its own", [
  [
    "D: You mentioned some wheezing, right? / P: I haven't really had any, noticed any wheezing.",
    /denies wheezing/i,
    /Reports wheezing/,
  ],
  ["D: Any swelling? / P: I haven't seen any, noticed any swelling.", /denies swelling/i, /Reports swelling/],
  ["D: Any short breath? / P: I mean I well I get short of breath when I cough.", /short of breath/, /wells/],
]);

expectNotes("a disease that was ruled out is not read as history", [
  [
    "D: Any conditions? / P: A large prostate. It's not cancer or anything, it's just large.",
    /./,
    /not cancer|Denies cancer|History of cancer/,
  ],
  ["D: Any conditions? / P: I had a lump. They said it was not melanoma.", /./, /History of melanoma|Denies melanoma/],
]);

expectNotes("the color of blood is not redness of the skin", [
  ["D: Are you seeing bright red blood? / P: It's mixed in, but it definitely is red.", /./, /redness/i],
  ["D: What brings you in? / P: My left eye is red and sore.", /redness|red eye|eye redness/i],
]);

expectNotes("baby aspirin is listed once", [
  [
    "D: Any medications? / P: I'm on aspirin, like baby aspirin.",
    /aspirin/i,
    /Aspirin\.[^]*Baby aspirin|Baby aspirin\.[^]*Aspirin\./,
  ],
]);

expectNotes("the end of smoking is written in the third person", [
  [
    "D: Do you smoke? / P: No, I quit when I had my first child.",
    /Former smoker\. The patient quit when/,
    /\b(?:I|my)\b/,
  ],
]);

expectNotes("symptoms of someone else are not denied for the patient", [
  [
    "D: Who lives with you? / P: My wife. / D: Has she had any symptoms? / P: No, she feels fine.",
    /./,
    /denies symptoms/i,
  ],
  [
    "D: What brings you in? / P: I have a cough. / D: Any other places where this happens? / P: No.",
    /./,
    /denies other symptoms/i,
  ],
]);

const coughs = "D: What brings you in? / P: I have a cough. / ";

expectNotes("a disease whose symptoms are alike is a possible one", [
  [`${coughs}D: Your symptoms today, they do overlap potentially with covid. We will do a swab.`, /Possible COVID/],
  [`${coughs}D: This could overlap with the flu, so we will do a swab.`, /Possible flu/],
]);

expectNotes("isolation is advised", [
  [`${coughs}D: We will do a swab. It will be important to self isolate for 14 days.`, /self isolate for 14 days/],
  [`${coughs}D: We will do a swab. It would be important to stay home for 5 days.`, /stay home for 5 days/],
  [
    `${coughs}D: We will do a swab. I'd ask you to isolate until the results are in.`,
    /isolate until the results are back/,
  ],
  [
    `${coughs}D: If it does not heal, it will be important to check to see if it is infected.`,
    /./,
    /advised the patient to check/,
  ],
]);

expectNotes("the announcement of questions is not read as a follow-up", [
  [
    `${coughs}D: I'm going to list a few symptoms, let me know if you have any of them. Any fever? / P: No.`,
    /./,
    /let me know/,
  ],
]);
