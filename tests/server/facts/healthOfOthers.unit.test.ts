import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what the clinician says about the health of another person", () => {
  expectNotes("is not the patient's if a member of staff was introduced by name", [
    [
      "D: This is Olga, our midwife. Olga is allergic to penicillin herself. / P: Oh dear. My wrist aches.",
      /[Ww]rist pain/,
      /penicillin/i,
    ],
    [
      "D: I've got Femi with me, he's a fourth-year student. Femi has a peanut allergy. / P: Okay. I have a cough.",
      /cough/i,
      /peanut/i,
    ],
    [
      "P: I keep sneezing. / D: Nurse Pam takes cetirizine for that. Pam has hay fever.",
      /[Ss]neezing/,
      /cetirizine|hay fever/i,
    ],
    ["D: Dr. Okafor takes candesartan too, he's fine on it. / P: Good. I get dizzy.", /[Dd]izziness/, /candesartan/i],
    [
      "D: Raj, one of the other doctors, had a reaction to clarithromycin. / P: My throat hurts.",
      /[Ss]ore throat/,
      /clarithromycin/i,
    ],
    ["D: Rita is our dietitian. She's diabetic too. / P: My feet burn.", /./, /diabet/i],
  ]);

  expectNotes("is not the patient's if the person is named by role", [
    ["D: Our receptionist has gout, she's on allopurinol. / P: My toe hurts.", /[Tt]oe pain/, /gout|allopurinol/i],
    ["D: A patient of mine had hives from cefalexin. / P: I have a sore throat.", /[Ss]ore throat/, /cefalexin|hives/i],
    ["D: My last patient had pneumonia as well. / P: I've been coughing.", /[Cc]ough/, /pneumonia/i],
    [
      "D: The student here, Leo, he's allergic to latex, so no gloves for him. / P: My ear hurts.",
      /[Ee]ar pain/,
      /latex/i,
    ],
    ["D: One of our nurses is off with shingles. / P: I have a headache.", /[Hh]eadache/, /shingles/i],
  ]);

  expectNotes("is not the patient's if clinicians speak of themselves", [
    ["D: I take citalopram too, plenty of people do. / P: I feel low.", /[Ll]ow mood/, /citalopram/i],
    ["D: My own doctor put me on a statin last year. / P: My knee hurts.", /[Kk]nee pain/, /statin/i],
    ["D: I'm allergic to bees myself. / P: My arm is swollen.", /[Aa]rm swelling/, /ALLERG/],
    ["D: I had shingles myself in March, so I know. / P: I have a rash.", /[Rr]ash/, /shingles/i],
  ]);

  expectNotes("is kept if it is about the patient", [
    ["D: Our nurse Olga says you're allergic to codeine. / P: Yes, it gives me a rash.", /Allergic to codeine/],
    ["D: Dr. Okafor started you on candesartan. / P: Yes, he did.", /[Cc]andesartan/],
    ["D: This is Olga, our nurse. So you take metformin and you're allergic to sulfa. / P: Right.", /sulfa/],
    [
      "D: So Anna is a 45-year-old woman with asthma. Anna takes albuterol. Anna is allergic to sulfa.",
      /Albuterol[\s\S]*sulfa/,
    ],
    ["D: Next is Robert. Robert takes tiotropium. Robert is allergic to penicillin.", /Tiotropium[\s\S]*penicillin/],
    ["D: Good morning, Dr. Lee. / P: Hello. / D: Dr. Lee takes ramipril 5 mg daily.", /Ramipril 5 mg/],
    ["D: The resident is allergic to penicillin and takes memantine.", /Memantine|penicillin/],
  ]);
});

describe("a relative or friend with a name", () => {
  expectNotes("is the subject of what is said about them by name", [
    ["P: My friend Bea takes semaglutide. I want to lose weight.", /./, /MEDICATIONS/],
    ["P: Ken from work had mumps. Ken was given prednisolone. I have a swollen neck.", /neck/i, /MEDICATIONS/],
    ["P: This is my husband, Omar. Omar has angina. My foot hurts.", /Husband: angina/, /PAST/],
    ["P: My daughter Zoe has croup. Zoe's on dexamethasone. Now I'm hoarse.", /./, /MEDICATIONS/],
    ["D: You said your wife Ida has lupus. Ida takes azathioprine? / P: Yes, she does.", /./, /azathioprine/i],
    ["D: Any allergies? / P: No. My partner Jo can't have ibuprofen.", /No known/, /MEDICATIONS|Allergic/],
    ["P: The man I work with tested positive for tuberculosis. I have a cough.", /[Cc]ough/, /PAST HISTORY/],
  ]);

  expectNotes("is left as said if the name is spoken to or is the patient's", [
    [
      "D: Hello, is this Mia? / O: Yes, my daughter Mia has a cough. / D: Is Mia allergic to anything? / O: Nuts.",
      /[Cc]ough/,
    ],
    ["P: My partner Rachel is with me. Rachel, what was it called? Oh, I take bisoprolol.", /Bisoprolol/],
  ]);
});

describe("an answer about a contact", () => {
  expectNotes("is not about the patient", [
    [
      "D: Has anyone been ill? / P: My daughter. / D: Did she have a rash? / P: No, but I've got one.",
      /./,
      /denies rash/i,
    ],
    [
      "D: Any exposure to tuberculosis? / P: No, but my flatmate has a cough and is being tested for it.",
      /./,
      /denies (?:exposure|sick)/i,
    ],
    ["D: Any exposure to tuberculosis? / P: No.", /denies exposure to tuberculosis/i],
  ]);
});

describe("another person's medicine that was taken once", () => {
  expectNotes("is not the patient's", [
    [
      "D: Any medicines? / P: I took some of my sister's hydrocodone last night.",
      /sister's hydrocodone/,
      /MEDICATIONS/,
    ],
    ["D: Any medicines? / P: I used my husband's inhaler yesterday.", /./, /MEDICATIONS\n\nInhaler/i],
    ["D: Any medicines? / P: I had one of my mom's oxycodones.", /./, /MEDICATIONS\n\nOxycodone/i],
    ["D: Any medicines? / P: I take my brother's omeprazole every day.", /MEDICATIONS[^]*Omeprazole/i],
  ]);
});

describe("a group of people who are ill", () => {
  expectNotes("is not read as the patient", [
    ["P: Half the office has a cough. I just have a headache.", /[Hh]eadache/, /Reports cough/],
    ["D: Any vomiting? / P: No. Most of the kids have been vomiting, but not me.", /./, /Reports vomiting/],
    ["D: Any rash? / P: No. Mr. Dale next door has shingles.", /./, /PAST HISTORY/],
  ]);
});

describe("a drug of a list that is another person's", () => {
  expectNotes("is not the patient's", [
    [
      "D: What medicines are you on? / P: Amlodipine 10, losartan 100, and they just added the tamsulosin thing, no wait that's my dad's. And oxybutynin, 5 milligrams twice a day.",
      /Amlodipine[^]*Losartan[^]*Oxybutynin/,
      /[Tt]amsulosin/,
    ],
  ]);
});

describe("drugs of other people", () => {
  expectNotes("are not the patient's", [
    ["D: What medications do you take? / P: I take metformin. My wife takes warfarin.", /Metformin\./, /^Warfarin/m],
    ["D: What medications do you take? / P: I take metformin. My friend takes Ozempic.", /Metformin\./, /^Ozempic/m],
    ["D: What brings you in? / P: My wife takes warfarin and I take metformin.", /Metformin\./, /^Warfarin/m],
    [
      "D: Is she on any blood thinners? / P: Eliquis, five twice a day. I take Xarelto, by the way.",
      /^Eliquis 5 twice daily/m,
      /Xarelto/,
    ],
    [
      "D: Hi, you are her daughter? / P: Yes, I'm her daughter. / D: What medications does she take? / P: Eliquis, five twice a day. I take Xarelto, by the way. / D: And how is she doing? / P: She has been dizzy. She fell on Friday.",
      /^Eliquis 5 twice daily/m,
      /^Xarelto/m,
    ],
    ["D: Did you take anything? / P: My wife gave me one of her oxycodones.", /oxycodone/i],
  ]);
});

describe("a relative's muscle pains", () => {
  expectNotes("are not a sick contact, but a fever is", [
    ["D: I'd like to start a statin. / P: I don't know. My sister had bad muscle pains.", /statin/, /Sick contacts/],
    ["P: My son has a fever and a cough.", /Sick contacts: son/],
  ]);
});

describe("symptoms of someone else, or in other places", () => {
  expectNotes("are not denied for the patient", [
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
});

describe("a drug that acquaintances take", () => {
  expectNotes("is not the patient's", [
    ["D: Hi. / P: One of my friends tried Nicorette and it worked well for them.", /./, /^Nicorette/m],
    ["D: Hi. / P: A neighbor of mine uses melatonin for sleep, but I take trazodone.", /^Trazodone/m, /^Melatonin/m],
    ["D: Hi. / P: Someone at work takes Xarelto for that.", /./, /^Xarelto/m],
    ["D: Hi. / P: A guy I know is on Ozempic.", /./, /^Ozempic/m],
    ["D: Hi. / P: Two of my coworkers got Paxlovid.", /./, /^Paxlovid/m],
    ["D: Hi. / P: Some of my family swear by zinc and some took Tamiflu.", /./, /^Tamiflu/m],
    ["D: What do you take? / P: I take metformin, and a friend drives me here.", /^Metformin/m],
    ["D: What do you take? / P: I tried Claritin like my friends.", /Claritin/],
  ]);
});

describe("a symptom that troubles a relative", () => {
  expectNotes("is the patient's own", [
    ["P: Just this cough, it's driving my wife mad.", /Reports cough/, /Sick contacts/],
    ["P: My cough is keeping my wife up.", /Reports cough/, /Sick contacts/],
    ["P: My wife has a cough too.", /Sick contacts: wife \(cough\)/],
  ]);
});

describe("tablets that a patient cannot swallow", () => {
  expectNotes("are no difficulty swallowing", [
    [
      "D: I'm sending in penicillin VK. / P: I can't swallow big pills.",
      /can(?:not|'t) swallow big pills/,
      /Reports difficulty swallowing/,
    ],
    ["P: I can't swallow anything since yesterday.", /Reports difficulty swallowing/],
  ]);
});
