import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts, of questions about a relative", () => {
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

describe("readFacts, of a person who speaks for the patient", () => {
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
  expectNotes("notes that no temperature was measured", [
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: I haven't checked.",
      /not measured/,
      /[Dd]enies fever/,
    ],
    ["D: What's wrong? / P: I have a rash. / D: Any fever? / P: I didn't take it.", /[Rr]ash/, /[Dd]enies fever/],
  ]);
});

describe("readFacts, of periods, pregnancies and moods", () => {
  expectNotes("keeps answers about periods under a label", [
    [
      "D: When was your last period? / P: Five weeks ago. / D: Are they regular? / P: Yes, every twenty-eight days. / D: How long do they last? / P: Five days. / D: Any clots? / P: No.",
      /Menstrual cycle: regular, every 28 days[^]*Length of periods: 5 days[^]*Clots: none/,
    ],
    ["D: How old were you when your periods started? / P: Twelve.", /Menarche: 12/],
    ["D: When did you go through menopause? / P: At fifty-one.", /Menopause: at 51/],
  ]);
  expectNotes("keeps the number of pregnancies and births", [
    ["D: Gravida and para? / P: G3 P2.", /Obstetric history: G3 P2/],
    [
      "D: How many times have you been pregnant? / P: Three times. / D: And how many births? / P: Two, both vaginal. / D: Any miscarriages? / P: One, at eight weeks.",
      /Pregnancies: 3 times[^]*Births: 2, both vaginal[^]*Miscarriages: one, at 8 weeks/,
    ],
    ["D: Any miscarriages? / P: None.", /Miscarriages: none/],
  ]);
  expectNotes("keeps a method of contraception that is not a tablet", [
    [
      "D: Are you using any contraception? / P: I have the Mirena coil, put in four years ago.",
      /Contraception: Mirena coil, put in 4 years ago/,
    ],
    ["D: Are you on the pill? / P: No, I have a coil.", /Contraception: coil/],
    [
      "D: Are you on any birth control? / P: No, we're trying to get pregnant.",
      /Contraception: none, trying to conceive/,
    ],
  ]);
  expectNotes("reads a symptom from how often it is there", [
    ["D: Do you have panic attacks? / P: Two or three a week.", /panic attacks 2 or 3 a week/],
    [
      "D: Do you have hot flushes? / P: Ten a day, and night sweats.",
      /hot flashes[^]*night sweats|night sweats[^]*hot flashes/,
    ],
    ["D: Do you get headaches? / P: Every morning.", /headache/i],
  ]);
  expectNotes("names self-harm that was asked about", [
    ["D: Have you been self-harming? / P: I cut my arms last week.", /Asked about self-harm/, /suicidal ideation/],
    ["D: Any self-harm? / P: No.", /denies self-harm/, /suicidal/],
  ]);
  expectNotes("does not report the symptom for which a drug was stopped", [
    ["D: Ever been on the pill? / P: Yes, but I stopped because of migraines.", /migraine/, /presents with a headache/],
  ]);
});

describe("readFacts, of warnings with two signs", () => {
  expectNotes("keeps a sign that is denied", [
    ["D: This is chickenpox. Come back if she's drowsy or not drinking.", /drowsy or not drinking/],
    ["D: This is a virus. Bring him back if he is floppy or not feeding.", /floppy or not feeding/],
    ["D: This is a virus. Come back if he is hot or not passing urine.", /hot or not passing urine/, /hot passing/],
  ]);
  expectNotes("names the caregiver who comes with the patient", [
    [
      "D: And this is your daughter? / O: Yes, I'm his daughter. / D: What's brought you in? / P: I'm grand. / O: He's had three falls in two weeks. / D: Do you live alone? / P: I do. / O: I call in every morning.",
      /3 falls in 2 weeks/,
      /The parent/,
    ],
    ["D: How far along are you? / P: Twenty-nine weeks, doctor.", /29 weeks\./],
    ["D: What happened? / P: I just lost me footing.", /lost their footing/],
  ]);
});
