import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on questions about a relative", () => {
  expectNotes("does not list a relative's habit as the patient's", [
    [
      "D: Heart disease in the family? / P: Dad had a heart attack. / D: Did he smoke? / P: Forty a day.",
      /heart attack/,
      /SOCIAL HISTORY|[Ss]mok/,
    ],
    [
      "D: What did your father die of? / P: Lung cancer, he was 71. / D: Did he smoke? / P: Like a chimney.",
      /Father: lung cancer/,
      /chimney/,
    ],
    ["D: Did your brother have treatment? / P: Tablets. / D: What did he take? / P: Metformin.", /./, /MEDICATIONS/],
  ]);
  expectNotes("does not read the length of a relative's disease as that of the complaint", [
    [
      "D: What's wrong? / P: A cough. / D: Any family history? / P: My dad had Parkinson's. / D: How long did he have it? / P: Twelve years.",
      /Parkinson/,
      /12 years/,
    ],
    [
      "P: I have back pain. / D: How long did he have it? / P: About ten years before he died.",
      /[Bb]ack pain/,
      /10 years/,
    ],
    [
      "P: I have a cough. / D: When was your mother's heart attack? / P: At 60. / D: How long was she in hospital? / P: Two weeks.",
      /[Cc]ough/,
      /2 weeks/,
    ],
  ]);
  expectNotes("does not read the age of others as the patient's", [
    [
      "D: Any children? / P: Three. / D: How old? / P: 12, 9, and 4. / D: Any pain? / P: Knee pain.",
      /[Kk]nee/,
      /12 years old|12-year-old/,
    ],
    [
      "D: Any bowel cancer in the family? / P: My uncle. / D: How old? / P: Sixty.",
      /Uncle/,
      /60 years old|60-year-old/,
    ],
  ]);
  expectNotes("names the cancer that was affirmed", [
    [
      "D: Any breast or ovarian cancer in the family? / P: Breast, my mother's sister, at 45. No ovarian.",
      /sister: breast cancer at age 45[^]*No family history of ovarian cancer/,
      /sister: ovarian/,
    ],
    ["D: Any lung cancer or bowel cancer in the family? / P: Bowel, my uncle.", /Uncle: bowel cancer/, /Uncle: lung/],
    [
      "D: Any bowel or prostate cancer in the family? / P: My dad had prostate cancer.",
      /Father: prostate cancer/,
      /Father: bowel/,
    ],
    [
      "D: Any bowel or prostate cancer in the family? / P: No, none.",
      /No family history of bowel cancer or prostate cancer/,
    ],
  ]);
  expectNotes("gives each relative of several their disease", [
    ["D: Brothers or sisters? / P: Two sisters, one has MS.", /Sister: multiple sclerosis/],
    [
      "D: Anyone else ill? / P: My daughter has the same cough, and my husband had it last week.",
      /daughter and husband \(last week\)/,
    ],
  ]);
});

describe("readFacts on a person who speaks for the patient", () => {
  expectNotes("reads who the patient is from the clinician's first question", [
    [
      "D: What brings your mother in? / P: Mum's been getting pain in her hip since she fell. / D: Does it wake her? / P: Yes, most nights.",
      /hip pain wakes the patient/i,
    ],
    ["D: Your dad has a cough? / P: Yes, for a month. / D: Does it wake him? / P: Sometimes.", /cough for a month/],
    [
      "D: What's going on with your husband today? / P: He's been confused since last night. / D: Has he had a fever? / P: Yes, 38.5.",
      /confusion[^]*He reports fever/,
    ],
    [
      "D: Hello, you're Aisha's mum? / P: Yes. / D: What's been happening with Aisha? / P: She's been sick six times. / D: Any rash on her? / P: No. / D: Does she take anything? / P: No. I'm on sertraline.",
      /vomiting/,
      /sertraline/i,
    ],
  ]);
  expectNotes("does not list the parent's allergy as the child's", [
    [
      "D: What brings Leo in today? / P: He's had a cough for a week. / D: Was he born at term? / P: Yes. / D: Any allergies? / P: I'm allergic to penicillin but he's never had a reaction to anything.",
      /[Cc]ough/,
      /Allergic to penicillin/,
    ],
    [
      "D: What's happened to your daughter? / P: She fell and her wrist is swollen. / D: Is she allergic to anything? / P: No, but I can't have codeine.",
      /No known allergies/,
      /codeine/,
    ],
  ]);
  expectNotes("gives the child its own birth", [
    [
      "D: What brings Leo in today? / P: He's had a cough for a week. / D: Was it a normal delivery? / P: No, C-section.",
      /Delivery: cesarean section/,
      /Surgical history/,
    ],
  ]);
  expectNotes("does not report the carer's fatigue as the patient's", [
    [
      "D: And you're his daughter? / O: Yes. / D: How are you coping? / O: I'm exhausted, my back is killing me. / D: And how is he eating? / O: Very little, he's lost a lot of weight.",
      /weight loss/,
      /patient presents with fatigue|patient is exhausted/,
    ],
  ]);
  expectNotes("keeps what a child does under a label", [
    [
      "D: What brings Leo in today? / P: He's been pulling at his ear. / D: How many wet nappies? / P: Two today. / D: Was he born at term? / P: Yes.",
      /Wet diapers: 2 today/,
    ],
    [
      "D: So this is Grace, and she's fifteen months? / P: That's right. / D: Is she walking? / P: She started last month. / D: How many words does she have? / P: Mama, dada, and ball.",
      /Walking: [^.]*started last month[^]*Words: Mama/,
    ],
    [
      "D: So this is Grace, and she's fifteen months? / P: Yes. / D: What's wrong with her? / P: She has a rash. / D: Is she eating? / P: No.",
      /not eating/,
      /denies eating/,
    ],
  ]);
});

describe("what a relative or friend supposes", () => {
  expectNotes("is no disease of the patient", [
    [
      "D: What's been going on? / P: My foot is all red. My wife said it was gout.",
      /wife said it was gout/i,
      /history of gout|FAMILY HISTORY/,
    ],
    ["D: Okay. / P: My mum thinks I've got shingles.", /./, /history of shingles|FAMILY HISTORY/],
    [
      "D: What happened? / P: My sister's convinced it's appendicitis, she's a nurse.",
      /./,
      /sister: appendicitis|history of append/i,
    ],
    ["D: Any family history? / P: My mom says my uncle had lupus.", /uncle: lupus/i, /history of lupus/i],
  ]);
  expectNotes("does not hide what a doctor found", [
    ["D: Any past medical problems? / P: I have gout, my doctor said so.", /history of gout/i],
  ]);
});

describe("a disease that a contact reports", () => {
  expectNotes("is not the patient's", [
    ["D: And since then? / P: My ex rang to say he's got chlamydia.", /ex rang to say/, /History of chlamydia/i],
    ["D: Why did you come in? / P: My girlfriend told me she has gonorrhea.", /girlfriend/, /History of gonorrhea/i],
    ["D: What's going on? / P: My boyfriend says he's been diagnosed with herpes.", /boyfriend/, /History of herpes/i],
    [
      "D: What's going on? / P: My roommate called and said she tested positive for covid.",
      /roommate/,
      /History of covid/i,
    ],
    ["D: Any medical problems? / P: I have herpes.", /herpes/i],
  ]);
});
