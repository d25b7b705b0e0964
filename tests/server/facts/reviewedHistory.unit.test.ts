import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the history of a follow-up visit", () => {
  expectNotes("lists the drugs that the clinician goes through", [
    [
      "D: Can we go through the pill bottles? So furosemide, 40 twice a day. Carvedilol, 6.25 twice a day. / P: Yes. / D: And the losartan, 50 daily.",
      /MEDICATIONS\s+Furosemide 40 twice daily\.\s+Carvedilol 6\.25 twice daily\.\s+Losartan 50 daily/,
      /PLAN/,
    ],
    [
      "D: Let me just look over your medications, okay? Metformin, 500 twice a day. / P: Right. / D: Then atorvastatin, 20 at night.",
      /MEDICATIONS\s+Metformin 500 twice daily\.\s+Atorvastatin 20/,
      /PLAN/,
    ],
    [
      "D: Shall we run through your tablets? Ramipril, 5 once daily. / P: Yes. / D: This is hypertension. Amlodipine, 5 milligrams once daily.",
      /MEDICATIONS\s+Ramipril 5 once daily\.[^]*PLAN[^]*Amlodipine 5 mg/,
    ],
  ]);

  expectNotes("joins a dose said in a sentence of its own", [
    ["D: What are you taking? / P: Lisinopril, 20, and rosuvastatin. Ten I think.", /Rosuvastatin 10\./],
    [
      "D: Are you on anything? / P: A small tablet for the blood pressure. Ramipril. Two point five.",
      /Ramipril 2\.5\./,
    ],
    ["D: What inhalers do you have? / P: The grey one, once a day, Trelegy is it?", /MEDICATIONS\s+Trelegy daily/],
    ["D: How many do you take of the ramipril? / P: The ramipril. I took two on Monday.", /^/, /Ramipril 2/],
  ]);

  expectNotes("reads the answer about thoughts named just before the question", [
    [
      "D: And last time you told me you'd had thoughts that you'd be better off dead. Where are those now? / P: They're mostly gone. I had one bad night. / D: Any thoughts of how you'd do it, any plan? / P: No. No plan. / D: Any cutting? / P: Not since high school.",
      /suicidal ideation, the patient answered: “They are mostly gone\. I had one bad night\.” The patient denies a suicide plan[^]*self-harm[^]*Not since high school/,
    ],
    ["D: In March you wanted to kill yourself. Do you still have those? / P: No.", /[Dd]enies suicidal ideation/],
    [
      "D: You said you thought of ending your life. How often does that come? / P: Every night, really.",
      /suicidal ideation[^]*[Ee]very night/,
    ],
  ]);

  expectNotes("keeps what has ended apart from what continues", [
    [
      "D: And you're still off the cigarettes? / P: Four years in March.",
      /Former smoker\. The patient has had none for 4 years/,
    ],
    [
      "D: Have you quit smoking? / P: Yes, since Christmas.",
      /[Ff]ormer smoker[^]*since Christmas|[Qq]uit since Christmas/,
      /Smoking:/,
    ],
    ["D: Are you still off the smokes? / P: Six months now.", /Former smoker\. The patient has had none for 6 months/],
    ["D: How long have you smoked? / P: Twenty years.", /20 years/, /Former/],
    [
      "D: Okay. Are you still drinking? / P: I stopped for the month, then like a glass or two on the weekend.",
      /SOCIAL HISTORY[^]*a glass or 2 on the weekend/,
    ],
  ]);

  expectNotes("gives a time to the symptom it was said of", [
    [
      "P: I'm tired. / D: Any numbness or tingling in the feet? / P: The right one, the toes kind of go to sleep. Started around Easter.",
      /Fatigue\.\s[^]*numbness[^]*[Ss]tarted around Easter/,
      /Fatigue since Easter/,
    ],
    ["P: I'm so tired. / D: Any cough? / P: Yes, a cough. It began on Monday.", /Fatigue\.\s/, /Fatigue since Monday/],
    ["P: My knee hurts. It started around Easter.", /Knee pain since Easter/],
  ]);

  expectNotes("reads the words of other countries", [
    ["O: She is having fever since three days.", /Fever for 3 days/],
    ["P: I have a cough since two weeks.", /Cough for 2 weeks/],
    [
      "O: She has fever. / D: While passing urine it is paining? / O: Yes, since yesterday.",
      /painful urination since yesterday/,
    ],
    ["P: I've a pain in me chest.", /chest pain/i, /\bme\b/],
    ["P: It has been a year since I saw you. My wife gave me tablets.", /^/, /for I saw|gave my/],
    ["O: She has fever. / D: How many times are you giving? / O: Every six hours, five ml.", /^/, /Fever is every 6/],
  ]);

  expectNotes("denies earlier trouble with a part", [
    ["P: I've a sore knee. / D: Any trouble with that knee before? / P: No.", /denies previous problems with the knee/],
    [
      "P: My back hurts. / D: Any problems with your back in the past? / P: No.",
      /denies previous problems with the back/,
    ],
    [
      "P: My shoulder hurts. / D: Any injuries to the shoulder previously? / P: Never.",
      /denies previous shoulder injury/,
    ],
  ]);

  expectNotes("reads scores as results", [
    ["D: Your PHQ is 11 today, it was 19. GAD is 9.", /RESULTS\s+PHQ: 11, it was 19\.\s+GAD: 9/],
    ["D: Your PHQ 9 was 14.", /RESULTS\s+PHQ-9: 14/],
    [
      "D: This is heart failure. Stop the losartan. / P: Why? / D: Your potassium. 5.9 on admission.",
      /^/,
      /treatment: [^\n]*5\.9 on admission/i,
    ],
  ]);
});
