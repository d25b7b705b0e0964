import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the patient's age mentioned in passing", () => {
  expectNotes("is written", [
    ["D: You're eighty two years old, is that correct? / P: Yes. My knee hurts.", /82 years old/],
    ["D: So, you turned eighty-eight yesterday! / P: I did. I have a cough.", /88 years old/],
    ["D: What is it? / P: I have a rash. Is this normal for a twenty two year old?", /22 years old/],
    ["D: You're twenty eight, correct? / P: No, I'm twenty nine. I have a headache.", /29 years old/, /28/],
    ["D: What is it? / P: I am forty three and this is the first time I have had a cough like this.", /43 years old/],
    ["D: Go on. / P: Patient is a seventy six year old male. He complains of weakness.", /76[- ]year/],
    ["D: You are sixty nine though, so come sooner. / P: My chest is congested.", /69 years old/],
    ["D: What is it? / P: I have a cough. Never had that in my forty one years.", /41 years old/],
    ["D: When? / P: When I was eight I got asthma. I cough. / D: You're 10 now. / P: That's right.", /10 years old/],
    ["D: What's a young thirty one year old like you doing here? / P: My foot hurts.", /31 years old/],
  ]);
  expectNotes("is not another person's age, a weight or a score", [
    [
      "D: What is it? / P: My mother is 80 and she is well. I have a sore throat.",
      /throat/,
      /The patient is (?:an )?80/,
    ],
    ["D: You are 85 kilos, down two. / P: Good. My knee hurts.", /knee/, /85 years/],
    ["D: What is it? / P: I am a 7 today, my back hurts. It was worse when I was 60.", /back/, /years old/],
  ]);
});

describe("the ages and deaths of relatives", () => {
  expectNotes("are written", [
    [
      "D: Are your parents alive? / P: No, they both passed. My father was eighty, and my mother was sixty seven.",
      /Father: died at age 80\.[^]*Mother: died at age 67/,
      /Denies/,
    ],
    [
      "D: Any diseases in the family? / P: My father died in a car accident, when he was forty.",
      /Father: died in a car accident at age 40/,
    ],
    [
      "D: Do you have siblings? / P: Yes, a sister. She was only thirty when she passed away from cancer.",
      /Sister: cancer[^]*30/,
    ],
    [
      "D: How old is your father? / P: He's seventy nine now. He had a stroke.",
      /Father: stroke\.[^]*79 years old/,
      /HISTORY OF PRESENT/,
    ],
    [
      "D: How old is your father? / P: He's seventy. / D: Good, what about your mother? / P: She died when she was seventy four, she had heart failure.",
      /Mother: heart failure/,
      /History of heart failure/,
    ],
    ["D: Family history? / P: My dad passed away at seventy five from leukemia.", /Father: leukemia[^]*75/],
    [
      "D: Do you have your parents? / P: No, they both passed. / D: I'm so sorry, how old were they? / P: My father was eighty.",
      /Father: died at age 80/,
    ],
    [
      "D: Does anyone in your family have heart disease? / P: Yes, my father. They did his heart bypass surgery. / D: How old is he now? / P: My father is in his eighties. My mother is eighty and she has dementia.",
      /Mother: dementia/,
      /Surgical history|The patient is in/,
    ],
    ["D: Anyone ill in the family? / P: One of my brothers passed away at seventy two.", /Brother: died at age 72/],
    [
      "D: Is your mother alive? / P: Yes, she's ninety three. She has diabetes.",
      /Mother: diabetes\.[^]*93 years old/,
      /History of diabetes/,
    ],
    [
      "D: Heart disease in the family? / P: My mother died of a heart attack. She was seventy years old.",
      /Mother: heart attack at age 70/,
    ],
    [
      "D: Are your parents living? / P: My mom passed from a stroke at seventy three and my father at eighty.",
      /Mother: stroke at age 73[^]*Father: died at age 80/,
    ],
    [
      "D: Family history? / P: My aunt passed away suddenly, nobody knows why. She was fifty one.",
      /Aunt: died at age 51/,
      /51 years old/,
    ],
    [
      "D: My cough is better. / P: I have a cough. / D: Any diseases in the family? / P: My dad has gout. / D: What about your mom? How old is she? / P: My mom is eighty years old.",
      /Mother: 80 years old/,
      /patient is 80/i,
    ],
    [
      "D: What is it? / P: I cough. / D: Tell me about your parents. / P: My mom is doing well. She is ninety three.",
      /Mother: 93 years old/,
    ],
    ["D: How is your father? / P: My father is in his late eighties.", /Father: in his late 80s/],
    [
      "D: Any children? / P: Two sons. / D: How old are your sons? / P: One of them is fifty four, and the other is fifty seven.",
      /Sons: 54 and 57 years old/,
    ],
    [
      "D: How about your sisters? / P: Both of my sisters are well. / D: And how old are they? / P: They are thirty and thirty six.",
      /Sisters: 30 and 36 years old/,
    ],
    [
      "D: So, who is in your family? / P: My mom and I have four brothers aged eighteen, sixteen, fourteen and twelve.",
      /Brothers: 18, 16, 14, and 12 years old/,
    ],
    [
      "D: What about your brother? / P: He died at fifty. I had a heart attack at sixty.",
      /History of heart attack[^]*Brother: died at age 50/,
    ],
  ]);
});

describe("ages of several relatives", () => {
  expectNotes("are not read from other numbers", [
    [
      "D: My knee. / P: My knee hurts. / D: How old are your shoes? / P: One is 12 months and the other is 20.",
      /knee/,
      /years old/,
    ],
    ["D: How old are your sons? / P: They left 10 years ago. My knee hurts.", /knee/, /Sons:/],
    ["D: What is it? / P: My daughters are 10 and I have a sore throat.", /throat/, /patient is 10/i],
  ]);
});

describe("diseases of the whole family", () => {
  expectNotes("are not read as the patient's", [
    [
      "D: Do you have any conditions? / P: Yeah, a lot of my family has diabetes, and a lot of them have had heart attacks as well.",
      /Family history of diabetes\.[^]*Family history of heart attacks/,
      /History of heart attack|COMPLAINT\s+Heart attack/,
    ],
    [
      "D: Any illnesses? / P: No, but lots of my relatives have epilepsy.",
      /Family history of epilepsy/,
      /History of epilepsy/,
    ],
    [
      "D: Does your family have any health problems? / P: Oh, yeah. A lot of my family have heart problems and cancer.",
      /Family history of heart problems\.[^]*Family history of cancer/,
      /\nHistory of/,
    ],
    [
      "D: What is it? / P: I have a cough. / D: Any diseases? / P: Half of my family has gout, and I have asthma.",
      /History of asthma/,
      /\nHistory of (?:asthma and )?gout/,
    ],
    [
      "D: What is it? / P: I have a cough. / D: Any diseases? / P: My dad has heart disease, I have asthma.",
      /Father: heart disease/,
      /\nHistory of [^.]*heart/,
    ],
    ["D: Family history? / P: I don't know which cancer my mother had.", /Mother: cancer/, /which cancer/],
  ]);
  expectNotes("are not read from the patient's own symptoms", [
    [
      "D: What is it? / P: Two of my toes hurt, and both of them are red.",
      /toe pain[^]*redness|toe/i,
      /Family history/,
    ],
    ["D: Any diseases? / P: Most of my life I have had migraines.", /History of migraines/, /Family history/],
    ["D: Any diseases? / P: My wife heard that I snore. I have sleep apnea.", /sleep apnea/],
  ]);
});

describe("two questions in one turn about the family", () => {
  expectNotes("are both about the family", [
    [
      "D: Any family history of any lung or heart conditions? Any cancers? / P: Yeah, my dad had a heart attack in his 80s.",
      /Father: heart attack in his 80s/,
      /cancer/i,
    ],
  ]);
});

describe("a disease that an answer places in the family", () => {
  expectNotes("is not read as the patient's", [
    [
      "D: Any medical problems? / P: I've got Crohn's in the family, my brother's got it. I don't.",
      /Family history of Crohn's/,
      /History of Crohn/,
    ],
    ["D: Medical history? / P: There's diabetes in my family.", /FAMILY HISTORY[^]*diabetes/i, /^History of diabetes/m],
    ["D: Any other conditions? / P: We have asthma in the family.", /FAMILY HISTORY[^]*asthma/i, /^History of asthma/m],
  ]);
  expectNotes("is read as the patient's without such words", [
    ["D: Any medical problems? / P: I've got Crohn's.", /History of Crohn/, /Family history of/],
  ]);
});

describe("a disease that the family has", () => {
  expectNotes("is the patient's only if the patient says so", [
    [
      "D: Tell me about your health. / P: I have a family history of breast cancer. Also we have a lot of gout in my family.",
      /Family history of breast cancer[^]*Family history of gout/,
      /History of (?:breast|gout)/,
    ],
    [
      "D: Any medical conditions? / P: Just asthma. I do have a strong family history, there is diabetes and stroke.",
      /History of asthma\.[^]*Family history of diabetes/,
      /History of asthma,/,
    ],
    [
      "D: And have you had a family history of heart disease? / P: Not lung conditions. But I have a family history like my both my grandather and father both had heart attacks in their 60s.",
      /Father: heart attacks/,
      /History of heart attack/,
    ],
    [
      "D: Does anyone in the family have joint problems? / P: Um so. Who, OK so, my mother had psoriasis and I don't remember what sort of arthritis she had but she had bad arthritis.",
      /Mother: arthritis/,
      /History of arthritis/,
    ],
    [
      "D: Tell me about your health. / P: High cholesterol runs in the family and I have it too.",
      /History of high cholesterol/i,
    ],
  ]);
});

describe("the name of a relative", () => {
  expectNotes("loses an 's that is short for is", [
    [
      "D: Any family history of mood problems? / P: My sister's on sertraline for depression.",
      /Sister: depression\./,
      /Sister's/,
    ],
    ["D: Any cancer in the family? / P: My mother's brother had melanoma.", /Mother's brother: melanoma\./],
  ]);
});

describe("relatives who share a disease", () => {
  expectNotes("are all named", [
    ["D: Any family history? / P: My mum and my dad have diabetes.", /Mother: diabetes\.\s+Father: diabetes/],
    [
      "D: Does anything run in the family? / P: My brother and sister both have asthma.",
      /Brother: asthma\.\s+Sister: asthma/,
    ],
    [
      "D: Any family history? / P: My mother, my aunt and my grandmother all had breast cancer.",
      /Mother[^]*Aunt[^]*Grandmother/,
    ],
    [
      "D: Any family history? / P: Dad and grandpa had strokes. Mum has thyroid disease.",
      /Father: stroke[^]*Grandfather: stroke[^]*Mother: thyroid/,
    ],
    ["D: Any family history? / P: Both my mum and dad have high blood pressure.", /Mother: high[^]*Father: high/],
    ["P: My mum and my dad have diabetes so I want to be checked.", /Mother: diabetes\.\s+Father: diabetes/],
    ["D: Any family history? / P: My mum has asthma and my dad has gout.", /Mother: asthma\.\s+Father: gout/],
    ["D: Any illnesses in the family? / P: Glaucoma in my father and his brother.", /Father: glaucoma/i, /^Brother/m],
  ]);
});

describe("relatives with the disease asked about", () => {
  expectNotes("are named beside those with another", [
    [
      "D: Anyone in your family have epilepsy? / P: My cousin had it, and my mum has migraines.",
      /Mother: migraines[^]*Cousin: epilepsy/,
    ],
    [
      "D: Any family history of bowel cancer? / P: My uncle had it, and my aunt had polyps.",
      /Aunt: polyps[^]*Uncle: bowel cancer/,
    ],
    ["D: Any family history of glaucoma? / P: My dad has it. My brother has diabetes.", /Father: glaucoma/i],
    ["D: Any asthma in the family? / P: My sister has that, and my dad has gout.", /Father: gout[^]*Sister: asthma/],
    ["D: Anyone in the family with lupus? / P: My aunt died of it, and my mum has arthritis.", /Aunt: lupus/],
    [
      "D: Anyone in the family with psoriasis? / P: My mum does not have it, my dad has eczema.",
      /Father: eczema/,
      /Mother: psoriasis/,
    ],
  ]);
});

describe("a relative mentioned again by a pronoun", () => {
  expectNotes("keeps the disease that the pronoun’s sentence names", [
    [
      "P: I wheeze. / D: Any family history of asthma? / P: My sister has asthma. She also has eczema and my father has hay fever.",
      /Sister: eczema/i,
      /Father: eczema/i,
    ],
    [
      "P: I'm tired. / D: Anything in the family? / P: My uncle has diabetes. He had a stroke, and my aunt has gout.",
      /Uncle: stroke/i,
      /Aunt: stroke/i,
    ],
  ]);
});

describe("the patient's age", () => {
  expectNotes("is read from a confirmation and from a reason", [
    ["D: Hello, sir. Can you please confirm your age? / P: Yeah, that's right. 34.", /34 years old/],
    ["D: Any trouble? / P: I thought this was odd since I'm only 50 years old.", /50 years old/],
    ["D: Any trouble? / P: It's strange because I'm just 29 years old.", /29 years old/],
    ["D: Any trouble? / P: I was fit when I was 30 years old.", /./, /is 30 years old/],
  ]);
});
