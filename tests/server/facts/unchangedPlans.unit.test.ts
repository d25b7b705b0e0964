import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "D: So this is a chest infection.";

describe("readFacts, of plans that change nothing and of what to watch for", () => {
  expectNotes("keeps that nothing more is needed", [
    [
      "D: So for your arthritis, I don't think we need to do any further work up of that at this time.",
      /Arthritis\.[^]*testing: No need for further workup at this time/,
    ],
    [
      "D: For your diabetes I don't think we need to make any adjustments, but we'll see what the A1c shows.",
      /Diabetes\.[^]*treatment: No need for adjustments\./,
    ],
    ["D: For your asthma, we don't need to change anything right now.", /Asthma\.[^]*No need for changes\./],
    ["D: For the murmur, no further testing is needed.", /No need for further testing for the murmur/, /PHYSICAL EXAM/],
    [`${plan} You won't have to do any more tests for this.`, /No need for more tests/],
  ]);

  expectNotes("does not say so under a condition", [
    [
      `${plan} If we don't need to make any changes, I'll see you in a year.`,
      /see|follow up|year/i,
      /No need for changes/,
    ],
    [`${plan} Unless you need any more tests, I'll see you in May.`, /^/, /No need/],
    [`${plan} Do we need to change anything?`, /^/, /No need/],
  ]);

  expectNotes("keeps what the patient is to watch for", [
    [
      "D: What I want you to watch for is infections that don't stop, or severe diarrhea.",
      /advised the patient to watch for infections that do not stop, or severe diarrhea/,
    ],
    [
      "D: What I'd like you to look out for is any spreading redness or a fever.",
      /advised the patient to watch for any spreading redness or a fever/,
    ],
    [
      "D: The things to watch for are chest pain and shortness of breath.",
      /watch for chest pain/,
      /Reports chest pain/,
    ],
  ]);

  expectNotes("keeps the patient's decision that the clinician dictates", [
    [
      "D: Patient elected to self-monitor her symptoms and will call with any recurrence.",
      /The patient elected to self-monitor her symptoms and will call with any recurrence/,
    ],
    ["D: Patient opted for a steroid injection today.", /elected to have a steroid injection today/],
    ["P: I decided to stop the metformin in May.", /^/, /elected/],
  ]);

  expectNotes("reads a return that is proposed", [
    [`${plan} So how about in a month you come back, let's do a checkup again.`, /Return in a month\./],
    [`${plan} How about I see you again in six weeks?`, /in 6 weeks/],
  ]);

  expectNotes("reads what the patient is to achieve", [
    ["D: We definitely need to get you to lower that salt intake.", /advised the patient to lower that salt intake/],
    ["D: We need to get you exercising a bit more.", /advised the patient to start exercising/, /[Gg]ive exercising/],
    [`${plan} We're going to need to closely monitor your blood sugars.`, /We will monitor the patient's blood sugars/],
  ]);

  expectNotes("keeps a certain order apart from a possible one beside it", [
    [
      `${plan} We are going to do a culture and we may have to look at different antibiotics.`,
      /We will do a culture\./,
      /can do a culture/,
    ],
    [
      "P: Can it hurt my kidneys? / D: I checked them in May and it looks pretty good but since we're doing blood work on you I can go ahead and order a basic metabolic panel.",
      /Since we are doing blood work, we will order a basic metabolic panel/,
    ],
    [`${plan} We might do some physical therapy for that.`, /We can do some physical therapy\./, /for that/],
    [`${plan} We'll test for that today.`, /^/, /We will test today/],
  ]);
});

describe("an order", () => {
  expectNotes("keeps how long the drug is taken, said in the next sentence", [
    [
      `${plan} Continue lisinopril 20 mg daily. I'll give you a ninety day supply.`,
      /lisinopril 20 mg daily\./,
      /90 days/,
    ],
    [`${plan} Start doxycycline 100 mg twice a day. Do that for ten days.`, /twice daily for 10 days/],
    [`${plan} I'm going to put you on doxycycline 100 mg twice a day. Do a ten day course.`, /twice daily for 10 days/],
  ]);
  expectNotes("keeps the drugs that are ruled out and the one that is allowed", [
    [`${plan} No ibuprofen, no Aleve, Tylenol only.`, /No ibuprofen, no Aleve, Tylenol only\./],
  ]);
  expectNotes("keeps its condition without “will”", [
    [
      `${plan} If it's still above 135 at home we start the amlodipine.`,
      /If it is still above 135 at home, we will start (?:the )?amlodipine/,
    ],
    [
      `${plan} If the sugar stays over 200 then we add the insulin.`,
      /If the sugar stays over 200, we will add (?:the )?insulin/,
    ],
  ]);
});

describe("two questions about one symptom", () => {
  expectNotes("are answered as one", [
    ["D: Any fatigue? Do you feel more tired? / P: Yeah, a bit.", /Reports fatigue/],
    ["D: Any nausea? Do you feel nauseous? / P: No.", /Denies nausea/],
  ]);
});

describe("the assessment", () => {
  expectNotes("has the introduction that is dictated with the plan, for any age", [
    [
      "D: Let me talk about my plan for you. Katherine is a 22-month-old, former 34-week twin, with Smith-Magenis syndrome. We'll get a kidney ultrasound today.",
      /Smith-Magenis syndrome\.[^]*22-month-old[^]*kidney ultrasound/,
    ],
    [
      "D: Assessment and plan. This is a 60-year-old man with worsening COPD. He is symptomatic with evidence of fluid overload, therefore a diuretic is indicated.",
      /COPD\.[^]*therefore a diuretic is indicated/,
    ],
  ]);
  expectNotes("does not begin with another person's age and disease", [
    [
      "D: Let me talk about my plan. His mother is a 60-year-old woman with diabetes. We'll check his sugar.",
      /sugar/,
      /60-year-old/,
    ],
  ]);
  expectNotes("has what reassures the clinician", [
    [
      "D: Let me go over the plan. I'm not too concerned about the chest pounding.",
      /reasoning: I am not too concerned about the chest pounding/,
    ],
    [
      "D: Let me go over the plan. I'm comfortable holding off on the scope.",
      /reasoning: I am comfortable holding off on the scope/,
    ],
  ]);
});
