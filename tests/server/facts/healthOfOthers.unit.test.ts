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

describe("a question that a companion answers beside the patient", () => {
  expectNotes("is about the patient", [
    [
      "D: How are you, Mr. Hill? / P: Fine. / D: What does he take? / O: I'm his daughter. He takes digoxin. He has gout.",
      /Digoxin/,
    ],
    ["P: I'm fine. / O: I'm his wife. He forgets things. / D: Does he snore? / O: Yes, every night.", /[Ss]noring/],
  ]);
});
