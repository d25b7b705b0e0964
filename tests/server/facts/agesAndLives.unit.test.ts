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

describe("the lives of relatives", () => {
  expectNotes("are written with their ages", [
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
