import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a problem that heads a sentence of the assessment", () => {
  expectNotes("is a problem with its value as a result", [
    ["D: Diabetes: A1c up to 8.9, not at goal.", /RESULTS\s+A1c: up to 8\.9, not at goal\.[^]*PLAN\s+Diabetes\./],
    ["D: Chronic kidney disease: creatinine up to 2.1.", /RESULTS\s+Creatinine: 2\.1 \(up\)/, /Creatinine: Chronic/],
    ["D: Type 2 diabetes, A1c 8.2. Increase Jardiance to 25.", /RESULTS\s+A1c: 8\.2\./, /A1c: Type/],
    ["D: Hyperlipidemia, LDL 142. Start rosuvastatin 10.", /LDL: 142[^]*PLAN\s+Hyperlipidemia/],
    ["D: Gout, uric acid 9.1. We'll start febuxostat 40 daily.", /Uric acid: 9\.1[^]*PLAN\s+Gout/],
    ["D: Number one, diabetes. A1c is 8.2, above goal.", /PLAN\s+Diabetes/],
    ["D: HIV: viral load undetectable, continue Biktarvy.", /Viral load: undetectable[^]*continue Biktarvy/],
    ["D: Anemia of CKD: hemoglobin 9.4, ferritin 80.", /Hemoglobin: 9\.4\.\nFerritin: 80/],
  ]);
  expectNotes("keeps what else is said of it", [
    ["D: Epilepsy: no seizures for two years. Continue lamotrigine.", /no seizures for 2 years/i],
    ["D: Atrial fibrillation: rate controlled, INR 2.4. Continue warfarin.", /Atrial fibrillation, rate controlled/],
    [
      "D: Heart failure: weight up 6 pounds since last visit.",
      /[Ww]eight up 6 pounds since last visit/,
      /treatment: W/,
    ],
    ["D: Hypertension: blood pressure 148 over 92, above goal.", /[Bb]lood pressure 148\/92, above goal/],
  ]);
  expectNotes("is not read if a verb precedes the disease", [
    ["D: So the ECG shows atrial fibrillation, rate about 96.", /ECG demonstrates atrial fibrillation/, /PLAN\s+ECG/],
    ["D: So this is acute on chronic systolic heart failure.", /PLAN\s+Acute on chronic systolic heart failure/],
  ]);
});

describe("a medicine without its name", () => {
  expectNotes("is listed by what it is for", [
    ["D: Any other medicines? / P: Something for cholesterol.", /MEDICATIONS\s+Medication for cholesterol/],
    ["D: What do you take? / P: Metformin and something for blood pressure.", /Medication for blood pressure/],
    ["P: I take a pill for my thyroid.", /Medication for the thyroid/],
    [
      "D: What else are you taking? / P: One for my pressure and one for my sugar.",
      /blood pressure\.\nMedication for blood s/,
    ],
    ["D: Do you take anything else? / P: A little white pill for my heart.", /Medication for the heart/],
    ["D: Over the counter? / P: A baby aspirin, and something for heartburn.", /Medication for heartburn/],
  ]);
  expectNotes("is listed by the color of its inhaler", [
    ["D: Which inhaler? / P: The blue one.", /MEDICATIONS\s+Blue inhaler/],
    ["D: Which inhaler do you use? / P: The blue one, about twice a week.", /Blue inhaler twice a week/],
    [
      "D: Do you use your inhalers? / P: I use the brown one twice a day and the blue one when I need it.",
      /Brown inhaler twice daily\.\nBlue inhaler as needed/,
    ],
  ]);
  expectNotes("keeps its amount in a command", [
    ["D: Let's have you take one less water pill a day. / P: Okay.", /take one less water pill/, /Water pill daily/],
    ["D: Your INR is 1.7. Take an extra two and a half tonight. / P: Okay.", /take an extra 2\.5 tonight/],
    ["D: Take half a tablet tonight and tomorrow. / P: Okay.", /half a tablet tonight and tomorrow/],
  ]);
});

describe("how a medicine is taken", () => {
  expectNotes("differs between days", [
    [
      "D: What dose of warfarin are you taking? / P: Five milligrams Monday and Friday, and two and a half the other days.",
      /Warfarin 5 mg Monday and Friday, and 2\.5 the other days/,
    ],
    [
      "D: And how do you take the warfarin? / P: Two and a half on Mondays and five the rest of the week.",
      /Warfarin 2\.5 on Mondays and 5 the rest of the week/,
    ],
    [
      "D: Warfarin: you take five milligrams daily except seven and a half on Tuesdays? / P: Right.",
      /Warfarin 5 mg daily except 7\.5 on Tuesdays/,
    ],
    [
      "D: So you take vitamin D3, around 5000 units on Sundays, or 50,000 units on Sundays, excuse me. / P: Right.",
      /50,?000 units/,
      /5000 units/,
    ],
    ["D: How do you take the methotrexate? / P: Six pills every Friday.", /Methotrexate 6 pills every Friday/],
    [
      "D: How do you take the albuterol? / P: Two puffs as needed, maybe three times a week.",
      /Albuterol 2 puffs as needed, 3 times a week/,
    ],
    ["D: And the rescue inhaler? / P: Four or five times a day lately.", /Rescue inhaler 4 or 5 times daily/],
    [
      "P: I take Keppra. / D: What dose are you on? / P: 1000 in the morning and 1500 at night.",
      /Keppra 1000 in the morning and 1500 at night/,
    ],
  ]);
  expectNotes("includes the doses that are missed", [
    ["D: Have you missed any doses? / P: Maybe two a week.", /Missed doses: about 2 a week/],
    [
      "D: Do you ever forget your HIV medicine? / P: Once in a while, maybe once a month.",
      /Missed doses: occasionally/,
    ],
    ["D: Missed any? / P: I missed one on Thursday.", /Missed doses: one on Thursday/],
  ]);
  expectNotes("is not ended by days without it", [
    [
      "D: Had you missed any medication? / P: I'd run out of the Keppra for three days.",
      /run out of the Keppra for 3 days/,
      /stopped/,
    ],
    [
      "D: Do you take metformin? / P: I quit it, it gave me diarrhea.",
      /Metformin: stopped[^]*Intolerance to metformin/,
    ],
  ]);
  expectNotes("is not changed by a restriction after it", [
    ["D: Take folic acid one milligram a day. No driving for six months.", /folic acid 1 mg daily/, /1 mg 6 months/],
    ["D: Drink a glass of it every day. No alcohol for 2 weeks.", /./, /glass of it (?:every )?2 weeks/],
  ]);
});

describe("what patients measure at home", () => {
  expectNotes("is in the history", [
    [
      "D: Do you check your weight every day? / P: Yes, 182 this morning. It was 178 last week.",
      /Weight at home: 182 this morning; 178 last week/,
      /It was 178/,
    ],
    [
      "D: How have your sugars been running? / P: All over the place. First thing in the morning it'll be like eighty or ninety, but at night sometimes it could be one forty.",
      /in the morning 80 or 90, but at night sometimes 140/,
    ],
    ["D: Have you been checking your sugars? / P: Yes, usually 120 to 140.", /[Ss]ugars at home: .*120 to 140/],
    ["D: Have you been logging your pressures? / P: Yes, they're usually in the 130s over 80s.", /130s\/80s/],
    ["D: Have you had any lows? / P: One last week, it was 58.", /one low blood sugar last week; it was 58/],
    ["D: Do you use oxygen? / P: Two liters at night.", /Home oxygen: 2 liters at night/],
    ["D: How many flare-ups this year? / P: Two.", /Flare-ups: 2/],
    [
      "D: How many bowel movements a day? / P: Yesterday six, today four already.",
      /Bowel movements: [Yy]esterday 6, today 4/,
    ],
    ["D: When did you last see the eye doctor? / P: Last October.", /Last eye doctor visit: last October/],
    ["D: When was your last seizure? / P: The fourteenth of May.", /Last seizure: the 14th of May/],
  ]);
});

describe("levels of drugs", () => {
  expectNotes("are results", [
    ["D: Your tacrolimus level is 6.2, right where we want it.", /Tacrolimus level: 6\.2, at goal/],
    ["D: Your viral load is undetectable and CD4 is 620.", /Viral load: undetectable\.\nCD4: 620/],
    ["D: Your lamotrigine level was 3.1, which is on the low side.", /Lamotrigine level: 3\.1/],
  ]);
});

describe("home readings", () => {
  expectNotes("spoken hundreds with a hyphen are numbers", [
    [
      "D: Have you been checking your pressure? / P: At the pharmacy last week it was one-fifty over ninety.",
      /150\/90/,
    ],
    ["D: Are you checking your sugars? / P: It's been like one-sixty, one-seventy.", /160, 170/],
    [
      "D: Let's start with the sugars. You still checking at home? / P: Mostly. It's been like one-sixty, one-seventy.",
      /Sugars at home: 160, 170/,
    ],
    ["D: Do you check your weight? / P: Yes, two-fourteen this morning.", /214/],
    ["P: My blood pressure was one-twenty-eight over eighty.", /128\/80/],
    ["P: I don't want a sore arm tomorrow.", /./, /Reports arm pain/],
  ]);
});
