import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("facts on which a diagnosis depends", () => {
  expectNotes("give the complaint its own time", [
    [
      "D: What brings you in? / P: This cough. / D: How long? / P: Roughly a week and a half.",
      /^Cough for .*a week and a half\.$/m,
    ],
    [
      "D: What's wrong? / P: My elbow hurts. It's been bothering me going on five weeks now.",
      /^Elbow pain for 5 weeks\.$/m,
    ],
    ["D: What can I do for you? / P: I have migraines. They started right after Easter.", /^Headache since Easter\.$/m],
    [
      "D: What brings you in? / P: I can't stop vomiting. It began Monday evening after lunch.",
      /^Vomiting since Monday\.$/m,
    ],
    [
      "D: Hello. / P: My ear is sore. / D: Since when? / P: Since the flight on Thursday.",
      /^Ear pain since Thursday\.$/m,
    ],
    [
      "D: What brings you in? / P: I have a dry cough. / D: When did the cough start? / P: Four days ago. / D: Any fever? / P: No.",
      /^Dry cough for 4 days\.$/m,
    ],
    // The time of a drug, of another illness or of a habit is not that of the complaint.
    ["D: What brings you in? / P: My knee hurts. I started naproxen three weeks ago.", /^Knee pain\.$/m],
    [
      "D: What brings you in? / P: I have a cough. I always cough, that was going on for years. This one is new.",
      /^Cough\.$/m,
    ],
  ]);
  expectNotes("say how often a complaint occurs", [
    ["P: I get migraines. / D: How often? / P: Once or twice a month.", /once or twice a month/i],
    ["P: I get dizzy spells. / D: How often? / P: Three or four times a week.", /3 (?:or|to) 4 times a week/i],
    [
      "P: I have diarrhea. / D: How many times a day? / P: Five or six, sometimes seven.",
      /5 or 6 times a day/,
      /is sometimes/,
    ],
    ["P: I get cramps. / D: How many times a night? / P: Two.", /2 times a night/],
    ["P: I get nosebleeds. / D: How often? / P: A couple times a month.", /a couple times a month/i],
  ]);
  expectNotes("include major diseases, however they come up", [
    [
      "P: I am tired. / D: Any medical problems? / P: High cholesterol. / D: Anything else? / P: Oh, and heart failure.",
      /History of .*heart failure/i,
    ],
    [
      "P: I am tired. / D: Any medical conditions? / P: Gout. / D: Any others? / P: Emphysema, they found it last year.",
      /History of .*emphysema/i,
    ],
    [
      "D: She is a 66-year-old female with a past medical history significant for COPD and lupus, who presents with a rash.",
      /^History of COPD and lupus\.$/m,
    ],
    [
      "D: I see here you have a history of cirrhosis. / P: Yes. / D: And today? / P: My belly is swollen.",
      /^History of cirrhosis\.$/m,
    ],
    [
      "D: Mr. Ito is a 50-year-old man with a history of epilepsy, here for a sore wrist. / P: That's right.",
      /^History of epilepsy\.$/m,
    ],
    [
      "D: She is a 30-year-old woman with a family history of lupus who presents with a rash. / P: Yes.",
      /rash/i,
      /^History of/m,
    ],
  ]);
  expectNotes("include a pregnancy, its weeks and the last period", [
    ["P: I'm pregnant and my hands are swollen.", /is pregnant/],
    ["P: My belly hurts. / D: Are you pregnant? / P: Yes, about nine weeks.", /9 weeks pregnant/],
    ["P: My legs swell. / D: How far along are you? / P: Thirty weeks.", /30 weeks/, /along:/i],
    [
      "P: My belly hurts. / D: When did you last have your period? / P: The fifth of May.",
      /last menstrual period: .*5th of May|last menstrual period: the fifth of May/i,
    ],
    [
      "P: My belly hurts. / D: When was your last period? / P: About six weeks ago.",
      /last menstrual period: .*6 weeks ago/i,
    ],
    [
      "P: My belly hurts. / D: Could you be pregnant? / P: No, I had a hysterectomy.",
      /hysterectomy/i,
      /is (?:currently )?pregnant/i,
    ],
  ]);
  expectNotes("say how much was smoked and when it ended", [
    [
      "P: I wheeze. / D: Do you smoke? / P: I used to. Quit in 2012. I smoked a pack a day for ten years.",
      /quit in 2012[^]*a pack a day for 10 years/i,
    ],
    [
      "P: I wheeze. / D: Do you smoke? / P: Not now. I stopped about four years ago.",
      /quit about 4 years ago/,
      /denies smoking/i,
    ],
    [
      "P: I wheeze. / D: Do you smoke? / P: Not anymore. / D: When did you quit? / P: Three years ago.",
      /quit 3 years ago/,
    ],
    [
      "P: I wheeze. / D: Do you smoke? / P: Yes. / D: How much? / P: Half a pack a day, for twenty years.",
      /half a pack a day,? for 20 years/i,
    ],
    [
      "P: I wheeze. / D: Do you drink? / P: I used to. Gave it up when my son was born.",
      /when (?:the patient's|their|his|her) son was born|Former alcohol use/i,
    ],
  ]);
  expectNotes("name the recreational drugs that are denied or used", [
    ["P: I feel faint. / D: Any recreational drugs? / P: No cocaine, no heroin.", /Denies cocaine or heroin use/],
    [
      "P: I feel faint. / D: Do you use drugs? / P: No cocaine, nothing like that. Weed on weekends.",
      /Denies cocaine use[^]*on weekends/,
    ],
    ["P: I feel faint. / D: Do you smoke cannabis or use cannabis edibles? / P: No.", /Denies cannabis/],
    [
      "P: I feel faint. / D: Do you use marijuana? / P: Maybe twice a month. / D: Any other drugs? / P: No.",
      /Marijuana: .*twice a month[^]*Denies other recreational drug use/i,
    ],
    [
      "P: I feel faint. / D: Have you tried drugs or smoking? / P: No. I see kids smoking at school, but I stay away.",
      /faint/i,
      /Smoking:|Smokes/,
    ],
  ]);
  expectNotes("name the kind of sputum", [
    [
      "P: I have a cough. / D: Are you bringing anything up? / P: Yes, green stuff, a spoonful a day.",
      /productive cough with green sputum/i,
    ],
    ["P: I have a cough. / D: Do you bring up anything? / P: Some clear mucus.", /clear (?:mucus|sputum)/i],
    ["P: I have a cough. / D: Do you cough anything up? / P: No, nothing.", /cough/i, /productive|sputum\./i],
    ["P: I have a cough. / D: Coughing anything up? / P: Yeah, white and yellow gunk.", /white|yellow/i],
    ["P: I have a cough. / D: Are you spitting anything out? / P: Brown junk.", /brown sputum/i],
  ]);
});

describe("family history over several sentences", () => {
  expectNotes("keeps relative, disease and age together", [
    [
      "P: My chest hurts. / D: Any heart disease in the family? / P: My dad had a heart attack. He was forty-eight. And his brother too.",
      /Father: heart attack at age 48[^]*Father's brother: heart attack/i,
    ],
    [
      "P: I have a lump. / D: Anything in the family? / P: My mum. Breast cancer. She was thirty-nine. And my aunt has it now as well.",
      /Mother: breast cancer at age 39[^]*Aunt: breast cancer/i,
    ],
    [
      "P: My chest hurts. / D: Any strokes in the family? / P: Yes, my grandfather died of it at seventy.",
      /Grandfather: strokes at age 70/i,
      /died of it/,
    ],
    [
      "P: I feel faint. / D: Any illnesses in the family? / P: My sister has diabetes. She got it in her thirties.",
      /Sister: diabetes in her 30s/i,
    ],
    [
      "P: I feel faint. / D: Any family history? / P: My father has gout. / D: How old was he when that was diagnosed? / P: I think in his late 40s.",
      /Father: gout in his late 40s/i,
      /history of gout/i,
    ],
    [
      "P: My head hurts. / D: Any asthma in the family? / P: My mother had that. So did my brother.",
      /Mother: asthma[^]*Brother: asthma/i,
    ],
    [
      "P: My head hurts. / D: Any cancer in the family? / P: My uncle had lung cancer. My cousin is fine.",
      /Uncle: lung cancer/i,
      /Cousin: lung cancer/i,
    ],
  ]);
});
