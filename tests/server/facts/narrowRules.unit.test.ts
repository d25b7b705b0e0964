import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer", () => {
  expectNotes("that begins with yes is not a denial", [
    ["D: Any trouble breathing? / P: Yeah, no trouble at all.", /Denies shortness of breath/],
    [
      "D: Have you had a fever? / P: Yeah, there's no concern about that one, it was 39 yesterday.",
      /./,
      /denies fever/i,
    ],
  ]);
  expectNotes("with a no and an exception keeps the drug or amount that is excepted", [
    ["D: Do you use any drugs? / P: No, just cocaine at parties.", /cocaine/, /Denies/],
    ["D: Do you drink? / P: No, only a bottle of vodka on weekends.", /vodka/, /occasionally|Denies/],
    ["D: Do you drink? / P: No, just wine with dinner.", /wine/, /Denies/],
    ["D: Do you drink? / P: No, just water.", /Denies alcohol/],
    ["D: Do you drink? / P: No, just with friends now and then.", /Drinks alcohol occasionally/],
  ]);
  expectNotes("says that only one symptom is over", [
    [
      "D: What's brought you in? / P: Chest pain. I have vomiting and a headache. / D: Is the vomiting gone now? / P: Yes, that's gone. The headache is awful.",
      /Reports headache/,
      /previous headache/,
    ],
    [
      "D: Tell me more. / P: I have chest pain. I have nausea and dizziness. / D: Is the dizziness gone? / P: It went away and came back.",
      /./,
      /previous/,
    ],
  ]);
  expectNotes("that a symptom is not gone reports it", [
    ["D: Is the chest pain gone? / P: Yes.", /previous chest pain/, /Reports chest pain/],
    ["D: Is the chest pain gone? / P: No.", /reports chest pain/i, /denies/i],
  ]);
  expectNotes("about a contact is not about the patient", [
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
  expectNotes("about another plan or attempt is not about suicide", [
    [
      "D: Any thoughts of suicide? / P: No. / D: Did you have a plan for the weekend? / P: Yes, we are going to the lake.",
      /denies suicidal ideation/,
      /suicide plan/,
    ],
    [
      "D: Have you thought of ending your life? / P: Yes. / D: Have you made a plan? / P: I have some tablets saved.",
      /suicide plan/,
    ],
    [
      "D: Do you have thoughts of hurting yourself? / P: No. / D: Have you tried before? / P: No, never.",
      /suicide attempt/,
    ],
  ]);
  expectNotes("gives a test result only if the answer states it", [
    ["D: Any testing? / P: I had a covid test and I do not have it yet.", /./, /negative/],
    ["D: Any testing? / P: I did a flu test on Monday and I have it bad today, the cough.", /./, /positive/],
    ["D: Any testing? / P: I had the covid test and I do not have it.", /negative/],
  ]);
  expectNotes("has the location from the question only if the question was about one pain", [
    ["D: Any stomach pain or trouble breathing? / P: Tightness sometimes.", /./, /stomach tightness/],
    ["D: Any stomach pain? / P: Slight cramps.", /stomach cramps|abdominal cramps|abdominal pain/i],
  ]);
});

describe("an allergy", () => {
  expectNotes("is not reported if the exception is a medicine", [
    ["D: Any allergies or regular medicines? / P: No, nothing apart from the pill.", /./, /reports allergies/],
  ]);
  expectNotes("is reported for an epinephrine pen", [
    ["D: Any allergies? / P: No. Well, I carry an EpiPen for peanuts.", /Allergic to peanuts/, /No known/],
  ]);
  expectNotes("or an intolerance needs a drug that caused it", [
    ["D: What happened? / P: I was sick on Monday and took ibuprofen.", /./, /Intolerance|Allergic/],
    ["D: What happened? / P: I vomited with the pain and took ibuprofen.", /./, /Intolerance|Allergic/],
    [
      "D: What happened? / P: The ibuprofen helps, but I stopped running because of the swelling.",
      /./,
      /Intolerance|Allergic/,
    ],
    ["D: What happened? / P: I was dizzy on amlodipine.", /Intolerance to amlodipine/],
    ["D: What happened? / P: I vomited with codeine.", /Intolerance to codeine/],
    ["D: What happened? / P: They stopped my lisinopril because of the cough.", /Intolerance to lisinopril/],
  ]);
  expectNotes("is not denied by the refusal of a treatment", [
    ["D: What happened last time? / P: I said no to antibiotics.", /./, /No known/],
    ["D: Any allergies? / P: Nothing to medicines, but nuts make my throat swell.", /No known drug allergies/],
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

describe("the words of a symptom", () => {
  expectNotes("are kept", [
    ["D: What is wrong? / P: My knee hurts. It's red and hot and swollen.", /Reports [^.]*redness/],
    ["D: What is wrong? / P: I have had trouble walking for 3 weeks.", /3 weeks/],
  ]);
});

describe("a relative", () => {
  expectNotes("of another person is not the patient's", [
    [
      "D: Anything in the family? / P: My mum and my husband's dad have diabetes.",
      /Mother: diabetes/,
      /\bFather: diabetes/,
    ],
    [
      "D: Anything in the family? / P: My mum's sister had breast cancer.",
      /Mother's sister: breast cancer/,
      /\nSister:/,
    ],
    [
      "D: Any heart disease? / P: My father and his brother died of a heart attack.",
      /Father: heart attack/,
      /Brother:/,
    ],
  ]);
  expectNotes("has the disease named for them, even if another relative does not have it", [
    [
      "D: Any diabetes in the family? / P: My dad has it but not my mum, and my mum and aunt had breast cancer.",
      /Mother: breast cancer/,
      /No family history of breast/,
    ],
    [
      "D: Does cancer run in the family? / P: No one but my aunt had breast cancer.",
      /Aunt: breast cancer/,
      /Does cancer/,
    ],
  ]);
});

describe("a medicine", () => {
  expectNotes("given instead of another one is listed as taken", [
    [
      "D: What did they do? / P: They took me off it and gave me hydrochlorothiazide instead of lisinopril because of the cough.",
      /Hydrochlorothiazide/,
      /Hydrochlorothiazide: stopped/,
    ],
  ]);
  expectNotes("is read from “it is …” or “a tablet that is …”", [
    ["D: What medicines do you take? / P: I think it is warfarin.", /Warfarin/],
    ["D: What do you take? / P: I take a tablet that is a blood thinner.", /Blood thinner/],
    ["D: What do you take? / P: I take Symbicort, which is a steroid.", /Symbicort/, /\nSteroid/],
  ]);
  expectNotes("is not declined by a wish for something else", [
    ["D: I'll start amlodipine 5 mg. / P: I'd rather have my wife here for this.", /will start amlodipine/, /declines/],
    ["D: I'll start amlodipine 5 mg. / P: I'd rather see Dr. Smith next time.", /will start amlodipine/, /declines/],
  ]);
  expectNotes("that cannot be stopped is taken", [
    ["D: Any medicines? / P: I can't stop taking oxycodone.", /Oxycodone/, /stopped/],
    ["D: Any medicines? / P: I stopped taking oxycodone.", /Oxycodone: stopped/],
  ]);
  expectNotes("is not an option if it is called unsafe in the same sentence", [
    [
      "D: I could start you on propranolol, but propranolol is not safe with your asthma, so I'd go for candesartan 8 mg daily.",
      /start candesartan 8 mg/i,
      /can start propranolol/,
    ],
    ["D: I'll start you on propranolol 40 mg, but it is not safe in pregnancy.", /start propranolol/],
  ]);
  expectNotes("to be stopped under a condition is still started", [
    [
      "D: We'll start lisinopril 10 mg daily, but if you get a cough stop it and call me.",
      /start lisinopril 10 mg daily/i,
      /we will stop/i,
    ],
    ["D: We'll start lisinopril 10 mg daily. Actually, stop the lisinopril.", /stop/i, /start lisinopril/i],
  ]);
});

describe("a result", () => {
  expectNotes("is not confused with its target", [
    ["D: Your oxygen is 85 percent and we want it above 92.", /Oxygen saturation: 85/i, /92/],
    ["D: Your temperature is 39.5, I'd like it to be below 38. Heart rate is 120.", /Temperature: 39\.5/, /\b38\b/],
    ["D: We do want that oxygen reading to be between 88 and 92 percent.", /^(?![^]*saturation: )/i],
  ]);
  expectNotes("is read after what results can mean in general", [
    ["D: It could be a false negative test, but your strep test was positive.", /strep[^]*positive/i],
  ]);
});

describe("a plan", () => {
  const visit = "D: You have bronchitis. ";
  expectNotes("is written with plain verbs", [
    [`${visit}We will be doing a COVID swab on you.`, /We will do a COVID swab/i, /obtain be/],
    [
      `${visit}We'll start by getting some blood work.`,
      /We will (?:get|obtain) (?:some )?blood work/i,
      /obtain getting/,
    ],
    [`${visit}We can start by doing an x-ray of the hip.`, /do an x-ray of the hip/i, /obtain doing/],
    [`${visit}We will be sure to test for flu today.`, /test for flu/i, /obtain be/],
    [`${visit}We will get that swab done right away.`, /swab/, /obtain that swab done/],
    [`${visit}We will get you into physical therapy.`, /refer the patient to physical therapy/i, /give into/],
    [
      `${visit}I also wanna get you on get you into physical therapy a few weeks after surgery this is gonna be just a normal procedure`,
      /refer the patient to physical therapy a few weeks after surgery\./i,
      /start get|normal procedure/,
    ],
    [`${visit}I'd rather not give you antibiotics.`, /./, /rather not give/],
    [`${visit}I will be stopping your warfarin today.`, /stop (?:the patient's |your )?warfarin today/i],
    [`${visit}We will not be starting antibiotics.`, /./, /We will start antibiotics/i],
  ]);
  expectNotes("keeps when to come back", [
    [`${visit}Come back as soon as you can if you get chest pain.`, /PLAN[^]*(?:Return|return) as soon as/],
    [`${visit}Come back at the end of the week.`, /Return at the end of the week/],
    [`${visit}Come back at 3 pm tomorrow.`, /Return at 3 pm tomorrow/],
    ["D: Your HbA1c has come back at 58, so you do have type 2 diabetes.", /type 2 diabetes/i, /Follow up/],
  ]);
  expectNotes("keeps the condition after a purpose", [
    [
      `${visit}I'll give you oseltamivir, but only if the swab is positive.`,
      /oseltamivir[^.]*only if the swab is positive/,
    ],
    [
      `${visit}I'll give you oseltamivir to treat the flu, but only if the swab is positive.`,
      /oseltamivir[^.]*only if the swab is positive/,
    ],
  ]);
  expectNotes("keeps an appointment to discuss results", [
    [`${visit}I want you to come back to discuss the results in 2 weeks.`, /2 weeks/],
    [`${visit}I'll tell the hospital that you are coming home.`, /./, /send/],
  ]);
  expectNotes("has the patient call", [
    [
      `${visit}If your sugar is below 4, skip the insulin and call us.`,
      /should skip the insulin and call the clinic/,
      /we will skip/,
    ],
    [`${visit}Do not withhold the steroids when you are ill.`, /./, /will do not/],
  ]);
  expectNotes("leaves out a test that another one replaces", [
    [`${visit}Let's do an MRI of the brain. Not that, a CT head.`, /./, /MRI/],
    [`${visit}Let's start aspirin. Let's do an MRI of the brain. Not that, a CT head.`, /aspirin/, /MRI/],
  ]);
});
