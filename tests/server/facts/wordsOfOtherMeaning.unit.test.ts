import { describe } from "vitest";
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

describe("“let's” before a verb", () => {
  expectNotes("is not read as “let has”", [
    [
      "D: This is gout. Allopurinol, but let's come back to that another time.",
      /Gout/,
      /treatment: Allopurinol|has come/,
    ],
  ]);
});

describe("words that name a remedy or a nutrient", () => {
  expectNotes("are neither a symptom nor a medicine", [
    ["D: Are you taking the pain pills? / P: I took them for two days.", /Pain pills/, /Reports pain|Pain for 2 days/],
    ["D: Do you drink milk? / P: I try to, I know it is a good source of calcium.", /COMPLAINT/, /MEDICATIONS/],
  ]);
});

describe("what the patient does not want or like", () => {
  expectNotes("is not denied", [
    ["P: I don't want to move because I don't like the pain in my knee. / D: I see.", /pain/, /[Dd]enies .*pain/],
    ["P: I can't stand this headache. / D: I see.", /headache/i, /[Dd]enies headache/],
  ]);
});

describe("everyday aches", () => {
  expectNotes("are not body aches", [
    [
      "D: Any body aches? / P: I get aches and pains now and then, nothing new.",
      /aches and pains/,
      /Reports body aches|reports body/,
    ],
    ["D: Any muscle aches? / P: Just the usual aches.", /./, /reports muscle aches/i],
    ["D: Any aches or pains? / P: Aches and pains here and there, I'm seventy.", /./, /reports (?:body )?aches/i],
    ["D: Body aches? / P: Normal aches from work.", /./, /reports body aches/i],
    ["D: Any body aches? / P: Yes, all over since Monday.", /reports body aches/i],
  ]);
});

describe("a laboratory value or a class of substance", () => {
  expectNotes("is neither a medication nor a treatment", [
    [
      "D: What brings you in? / P: My doctor sent me because of a low immunoglobulin G level. / D: Yes, I see the low immunoglobulin G. Your plan is more blood work.",
      /./,
      /MEDICATIONS|Medical treatment/,
    ],
    [
      "D: What medicines do you take? / P: None, but my vitamin D level was low. / D: Your vitamin D level is 18.",
      /Vitamin D level: 18/,
      /MEDICATIONS\n\n.*vitamin/i,
    ],
    ["D: Are you on birth control? / P: Yeah, we use condoms. / D: Okay.", /./, /birth control/i],
    ["D: Any kind of contraception, condoms or birth control? / P: Yes, condoms.", /./, /birth control\./i],
    ["D: Do you use any form of birth control? / P: My husband had a vasectomy.", /./, /MEDICATIONS/],
  ]);
  expectNotes("is a medication if it is taken", [
    ["D: What do you take? / P: I take vitamin D 1000 units a day.", /MEDICATIONS\n\n.*vitamin D/i],
    ["D: What do you take? / P: I'm on birth control pills.", /MEDICATIONS\n\n.*birth control/i],
  ]);
});

describe("treatments named in questions", () => {
  expectNotes("are not read as symptoms", [
    [
      "D: Have you tried any pain medications? / P: No. / D: Any cough syrup? / P: No.",
      /./,
      /denies (?:pain|cough)\b/i,
    ],
    ["D: Are you taking a fever reducer? / P: No.", /./, /denies fever\b/i],
    ["D: Any headaches? / P: No. My knee hurts.", /denies headache/i],
  ]);
});

describe("an abbreviated genus", () => {
  expectNotes("does not end a sentence", [
    [
      "D: It's colitis. We'll send a stool sample for C. diff and a GI panel.",
      /stool sample for C\. diff and a GI panel/,
    ],
    [
      "D: It's colitis. If the C. diff comes back positive we'll start you on oral vancomycin.",
      /If the C\. diff comes back positive, we will start oral vancomycin/,
    ],
    ["D: It's gastritis. I want to test you for H. pylori. Take omeprazole 20 mg daily.", /H\. pylori/],
    ["D: It's a bladder infection. We'll send the urine to look for E. coli and Proteus.", /for E\. coli and Proteus/],
  ]);
  expectNotes("is not read from a vitamin at the end of a sentence", [
    ["D: You lack vitamin C. Take 500 mg of it daily.", /./, /vitamin C\. Take/],
  ]);
});

describe("a symptom", () => {
  expectNotes("is reported unless it is about a matter such as a dose or an operation", [
    ["D: What is wrong? / P: I get confused about what day it is.", /Reports confusion/],
    ["D: What is wrong? / P: I am confused about the dose.", /./, /Reports confusion/],
    ["D: What is wrong? / P: I'm so anxious about my heart that I can't sleep.", /Reports .*anxiety/],
    ["D: What is wrong? / P: I am nervous about the operation.", /./, /Reports anxiety/],
  ]);
  expectNotes("of swallowing is written in full", [
    ["D: Do you have any problems with your swallowing? / P: Yes.", /swallowing/, /reports swallowing/],
    ["D: Does it hurt to swallow? / P: Yes.", /painful swallowing/],
  ]);
});

describe("what is coughed up", () => {
  expectNotes("is sputum", [
    [
      "D: What brings you in? / P: I've had a cough for three months and I've been coughing up this gunk. / D: Any red or any blood with it? / P: No.",
      /sputum/i,
      /discharge|redness/i,
    ],
  ]);
});

describe("hurting another person", () => {
  expectNotes("is not read as pain", [
    [
      "D: Do you feel safe at home? / P: Yes, he'd never hurt me.",
      /feeling safe at home[\s\S]*would never hurt/,
      /enies pain/,
    ],
    ["D: Any thoughts of harming others? / P: No, I'd never hurt anyone.", /would never hurt anyone/, /enies pain/],
  ]);
});

describe("an epidemic", () => {
  expectNotes("is not an illness of the patient", [
    ["P: My back hurts. I have not seen my dentist because of, the covid stuff.", /ack/, /COVID/i],
    ["P: My back hurts. I lost my job during the covid lockdowns.", /ack/, /History of COVID/i],
  ]);
});

describe("names of diseases and symptoms", () => {
  expectNotes("are not read as diseases if they name vaccines", [
    [
      "P: I'm tired. / D: Are you up to date on your shots? / P: Yes, I had zoster and pneumonia last year.",
      /Vaccination: zoster and pneumonia last year/,
      /History of/,
    ],
    ["P: I'm tired. / D: Any vaccinations? / P: Tetanus and measles as far as I know.", /tired|fatigue/i, /History of/],
    ["P: I'm tired. I've received the shingles vaccine and also the one for pneumonia.", /vaccine/, /History of/],
    [
      "P: I'm tired. / D: Did you get the flu shot? / P: Flu, and the one for tetanus too.",
      /tired|fatigue/i,
      /History of/,
    ],
    [
      "D: Let me see your immunizations. You had hepatitis B, tetanus and shingles. / P: Yes. My toe hurts.",
      /toe/i,
      /History of|had hepatitis/,
    ],
    // A disease that made the patient ill stays one.
    [
      "P: I'm tired. / D: Any medical conditions? / P: I was in the hospital with pneumonia before I got the vaccine.",
      /History of pneumonia/i,
    ],
  ]);
  expectNotes("are not read as diseases if they belong to another person or name a place", [
    ["P: We hiked up Charlie's Bunion and my calf hurts.", /calf pain/i, /History of/],
    ["P: I looked after my neighbor Bob's shingles and my arm itches.", /arm/i, /History of/],
    ["P: My hip hurts. We drove to Widow's Gout Point.", /hip/i, /History of/],
    ["P: My hip hurts. / D: Any conditions? / P: I have Crohn's disease.", /History of Crohn's disease/i],
    ["P: My hip hurts. / D: Any conditions? / P: I have Parkinson's disease.", /History of Parkinson's disease/i],
  ]);
  expectNotes("are not read as diseases if they are part of a product's name", [
    ["P: I have a sore throat. / D: Did you take anything? / P: Just Tylenol Cold.", /Tylenol Cold\./],
    ["P: I have a sore throat. / D: Did you take anything? / P: Advil cold and sinus.", /Advil Cold and Sinus\./],
    ["P: I can't sleep. / D: Do you take anything? / P: I take Tylenol PM every night.", /Tylenol PM nightly/],
    ["P: I have a cough. / D: What have you tried? / P: I took some Mucinex DM.", /Mucinex DM/],
    ["P: My knee hurts. / D: What have you tried? / P: I took Advil and a cold pack.", /Advil\./, /Advil Cold/],
  ]);
  expectNotes("are not read as new symptoms if the patient always has them", [
    [
      "P: I have a fever. / D: Any body aches? / P: Just my usual aches from arthritis.",
      /fever/i,
      /reports body aches/i,
    ],
    ["P: I'm wheezy. / D: Any cough? / P: No more than my normal cough.", /wheez/i, /Reports [^.]*cough/i],
    [
      "P: I have a rash. / D: Any joint pain? / P: Nothing other than my typical arthritic pain.",
      /rash/i,
      /reports joint pain/i,
    ],
    ["P: I have a rash. / D: Any headache? / P: Only my regular headache.", /rash/i, /reports headache/i],
    ["P: I have a rash. / D: Any back pain? / P: Just the same old back pain.", /rash/i, /Reports back pain\./i],
  ]);
});

describe("words that look like drugs or fillers", () => {
  expectNotes("are read as cholesterol and the emergency room", [
    [
      "D: Do you take any medications? / P: Yes, for blood pressure and cholesterol, ramipril and ezetimibe.",
      /Ramipril\.\s+Ezetimibe\./i,
      /MEDICATIONS\s+Cholesterol/i,
    ],
    [
      "P: I went to the ER on Friday and they gave me antibiotics for the infection.",
      /went to the emergency department/i,
    ],
  ]);
});

describe("words that sound like a finding, a drug or a disease", () => {
  expectNotes("are not read as such", [
    [
      "D: What brings you in? / P: I have a cough. / D: We will check your oxygen saturation, and we want that reading to be between 88 to 92%.",
      /cough/i,
      /saturation: 88/i,
    ],
    [
      "D: What happened? / P: Maybe it was just the adrenaline pumping, but now my neck hurts. I took some Advil.",
      /advil/i,
      /^• adrenaline|adrenaline\./im,
    ],
    [
      "D: How are your inhalers? / P: I am confused about which one to take. I have a cough.",
      /cough/i,
      /Reports confusion/,
    ],
    [
      "D: Why did you come? / P: I have a cough, and you know there is like Covid, so I came.",
      /cough/i,
      /History of COVID/i,
    ],
  ]);
  expectNotes("are read as such in other contexts", [
    ["D: What happened? / P: I have been confused since the fall, and my head hurts.", /confusion/i],
    ["D: What happened? / P: A wasp stung me and they gave me adrenaline.", /adrenaline|epinephrine/i],
    ["D: What happened? / P: I have a cough. / D: Your oxygen saturation is 93% today.", /saturation: 93/i],
  ]);
});

expectNotes("words of the examination and of weight are no symptoms or diseases", [
  ["D: Hi. / P: My foot hurts. / D: Do you mind popping your shoes and socks off? / P: Yes. Yes.", /./, /[Pp]opping/],
  ["D: Hi. / P: I lost weight. / D: Okay, that's nearly a stone then. / P: Yes.", /./, /[Nn]early a stone/],
  [
    "D: The MRI showed small vessel changes. / P: Meaning? / D: It's just wear and tear in the little blood vessels.",
    /small vessel changes/,
    /^Wear and tear\.$/m,
  ],
]);

describe("an abbreviation of school or work", () => {
  expectNotes("is no disease", [
    ["D: What do you do? / P: I'm an architect. I'm on CAD all day.", /architect/i, /history of CAD/i],
    ["D: How did it happen? / P: I did it in PE on Thursday. I rolled my ankle.", /ankle/i, /history of PE|pulmonary/i],
  ]);
  expectNotes("is a disease elsewhere", [
    ["D: Any past medical problems? / P: I had a PE in 2019, and I have CAD.", /history of PE \(2019\) and CAD/i],
  ]);
});
