import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a question of one word", () => {
  expectNotes("is about what was just said", [
    ["D: What brings you in? / P: My shoulder hurts. / D: When? / P: Saturday.", /shoulder pain since Saturday/],
    [
      "D: What brings you in? / P: My shoulder hurts. / D: How? / P: Lifting a couch.",
      /started while .* lifting a couch/,
    ],
    ["D: Any miscarriages? / P: One. / D: When? / P: 2019.", /Miscarriages: one, in 2019/, /Symptoms/],
    [
      "D: Ever been in hospital? / P: Once, for pneumonia. / D: When was that? / P: Two winters ago.",
      /pneumonia, 2 winters/,
    ],
    [
      "D: Allergic to anything? / P: Sulfa. / D: What did it do? / P: Swelled my face up. / D: How long ago? / P: As a kid.",
      /face swelling as a kid/,
    ],
    [
      "D: Any weight loss? / P: A stone since Christmas. / D: Trying to? / P: No.",
      /unintentional weight loss/i,
      /denies weight loss/i,
    ],
    ["D: Are you trying to lose weight? / P: No.", /not trying to lose weight/, /denies weight loss/i],
    ["D: Dad still alive? / P: Passed at sixty. / D: What of? / P: His heart.", /died at age 60[^]*heart problems/],
    [
      "D: What brings you in? / P: A cough. / D: What color is the sputum? / P: Green. / D: How long? / P: Two weeks.",
      /cough for 2 weeks/i,
    ],
  ]);
  expectNotes("leaves a longer question as it is", [
    ["D: Any miscarriages? / P: One. / D: When did the pain start? / P: 2019.", /Miscarriages: one\./],
  ]);
});

describe("a short answer", () => {
  expectNotes("says when or how often a symptom occurs", [
    ["D: Any vomiting? / P: Yesterday only.", /had vomiting yesterday/],
    ["D: Any fever? / P: Evenings only.", /fever only in the evening/],
    ["D: Any headaches? / P: Most days.", /Headache occurs most days/],
    ["D: Any chest pain? / P: Just on the stairs.", /chest pain only on the stairs/],
    ["D: Any palpitations? / P: Now and then.", /Palpitations occur now and then/],
    [
      "D: What brings you in? / P: Chest tightness. / D: When does it come on? / P: Climbing stairs.",
      /when climbing stairs/,
    ],
    [
      "D: What brings you in? / P: Hip pain. / D: Does it wake you? / P: Most nights.",
      /hip pain wakes the patient at night, most nights/i,
    ],
  ]);
  expectNotes("says whether something is well", [
    ["D: Sleeping okay? / P: Not really.", /Sleep: not good/],
    ["D: Bowels all right? / P: Bit loose.", /Bowel movements: a bit loose/],
    ["D: Passing water all right? / P: It burns.", /Burning with urination/],
    ["D: Walking okay? / P: With a stick.", /Walking: with a stick/],
    ["D: I'll listen to your chest, okay? / P: Fine.", /^/, /fine/],
  ]);
  expectNotes("says how something happened", [
    ["D: What brings you in? / P: My wrist. / D: What happened? / P: Fell.", /The patient fell/],
    ["D: What happened? / P: Got hit by a ball.", /The patient got hit by a ball/],
    ["D: Can you bear weight? / P: Barely.", /can barely bear weight/],
  ]);
  expectNotes("says what is taken, given or used", [
    ["D: Using the inhaler? / P: Ran out.", /ran out of the inhaler/],
    ["D: Are you taking the metformin? / P: When I remember.", /takes the metformin when they remember/],
    ["D: Are you on any tablets? / P: Amlodipine.", /MEDICATIONS[^]*Amlodipine/i],
    [
      "D: What medicines do you take? / P: Warfarin. / D: How much? / P: Two.",
      /Amount of warfarin: (?:two|2) \(no unit/i,
      /Warfarin 2/,
    ],
    ["D: Birth control? / P: The patch.", /Contraception: patch/],
    ["D: COVID vaccines? / P: Three.", /COVID vaccine doses: (?:3|three)/],
    ["D: Up to date with jabs? / P: All but the last one.", /Vaccinations: all but the last one/],
    ["D: Taking anything for cholesterol? / P: The wife doesn't want me on statins.", /./, /Not taking statins/],
  ]);
  expectNotes("is about the past or the family", [
    ["D: Do you smoke? / P: Packed it in years ago.", /Former smoker; quit years ago/],
    ["D: Do you smoke? / P: I've given it up.", /Former smoker/],
    ["D: First pregnancy? / P: Second.", /Current pregnancy: second/],
    ["D: First pregnancy? / P: Yes.", /Current pregnancy: first/],
    ["D: Any brothers or sisters? / P: One brother, healthy.", /FAMILY[^]*one brother, healthy/i],
    ["D: Any known case of sugar or BP? / P: BP, ten years.", /hypertension/i],
  ]);
});

describe("a complaint or a history of one word", () => {
  expectNotes("is the reason for the visit", [
    ["D: What brings you in? / P: Earache.", /COMPLAINT\s+Ear pain/],
    ["D: What can I do for you? / P: Heartburn.", /COMPLAINT\s+Heartburn/],
    ["D: What brings you in? / P: Diarrhea. / D: How long? / P: Two days.", /Diarrhea for 2 days/],
    ["D: How can I help? / P: Dizzy.", /COMPLAINT\s+Dizziness/],
    ["D: How are you feeling? / P: Fine.", /^/, /fine/i],
  ]);
  expectNotes("is past history", [
    ["D: Ever had cancer? / P: Breast.", /History of breast cancer/],
    ["D: Asthma? / P: As a child.", /had asthma as a child/],
    [
      "D: Heart attacks, strokes? / P: A mini stroke. / D: When? / P: 2018.",
      /transient ischemic attack \(2018\)/,
      /strokes\./,
    ],
    ["D: Thyroid? / P: Underactive.", /underactive thyroid/],
    ["D: Any surgery? / P: Appendix. / D: When? / P: 1990.", /PAST[^]*appendectomy \(1990\)/i],
    ["D: Epilepsy? / P: Since I was five.", /PAST[^]*Epilepsy: since age 5/i],
  ]);
  expectNotes("is a medicine", [
    ["D: Blood thinners? / P: Eliquis.", /MEDICATIONS\s+Eliquis/],
    ["D: Any steroids? / P: Prednisone last year.", /^/, /MEDICATIONS\s+Prednisone\./],
    [
      "D: Which inhaler do you use? / P: The blue inhaler. / D: And the brown one? / P: Morning and night.",
      /brown inhaler: morning/,
    ],
  ]);
  expectNotes("is about a function", [
    ["D: Can you keep anything down? / P: No.", /not been able to keep food down/],
    ["D: Are you able to swallow? / P: Liquids only.", /can swallow only liquids/],
    ["D: Ankles swell? / P: By evening.", /ankle swelling by evening/],
    ["D: Any burning micturition? / P: Since three days.", /Burning with urination for 3 days/],
    [
      "D: What brings you in? / P: Tummy pain. / D: Where? / P: Lower right. / D: Constant? / P: Comes in waves.",
      /in waves[^]*right lower quadrant/,
    ],
  ]);
  expectNotes("is about the family or periods", [
    ["D: Mum and dad well? / P: Mum is. Dad's diabetic.", /Father: diabetic/],
    ["D: LMP? / P: Second of last month.", /Last menstrual period: second of last month/i],
    ["D: Kids? / P: Two, grown up.", /Children: (?:2|two), grown up/],
  ]);
});

describe("a short question after another", () => {
  expectNotes("is about what was named", [
    ["D: Smoker? / P: Ex. / D: Stopped when? / P: Five years ago.", /quit 5 years ago/, /for 5 years ago/],
    [
      "D: Any heart trouble? / P: A stent. / D: How long ago? / P: Five years.",
      /PAST[^]*A stent, 5 years ago/i,
      /Symptoms/,
    ],
    ["D: Meds? / P: A statin. / D: Which statin? / P: Atorvastatin. / D: Dose? / P: Forty.", /Atorvastatin 40/],
    ["D: Insulin? / P: Lantus. / D: How many units? / P: Eighteen.", /Lantus 18 units/],
    [
      "D: Any pins and needles? / P: Both hands. / D: Worse at night? / P: Definitely.",
      /both hands[^]*worse at night/i,
    ],
    ["D: Headache? / P: At the back.", /headache at the back of the head/],
    ["D: Where are you having pain? / P: My left elbow.", /elbow/, /pain in the left elbow/],
    ["D: Mother? / P: Breast cancer at forty.", /Mother: breast cancer at age 40/],
    ["D: What kind of work? / P: Warehouse.", /Occupation: Warehouse/],
    ["D: Last smear? / P: Never had one.", /never had a smear/],
    ["D: Ever had a reaction to a vaccine? / P: Sore arm.", /Reaction to a vaccine: sore arm/, /Arm pain/],
    ["D: Motion regular? / P: Hard, alternate days.", /Bowel movements: hard, alternate days/],
    ["D: Aspirin? / P: Baby one, daily.", /baby aspirin daily/i],
    ["D: What's brought you in? / P: Palpitations.", /COMPLAINT\s+Palpitations/],
    [
      "D: Any terminations? / P: One. / D: What year? / P: 2014.",
      /Terminations of pregnancy: one, in 2014/,
      /Miscarriages/,
    ],
    ["D: Ever had a DVT? / P: After a flight. / D: When? / P: 2016.", /History of DVT \(2016\)/, /Symptoms/],
    ["D: Mum's health? / P: High blood pressure. / D: Dad? / P: Died of lung cancer.", /Father: lung cancer/],
    ["D: Penicillin allergy? / P: So my mum said.", /Allergic to penicillin/],
    ["D: Cough? / P: Three weeks. / D: Blood in it? / P: Streaks.", /coughing up blood/],
    ["D: Eye drops? / P: Latanoprost.", /MEDICATIONS\s+Latanoprost/],
    ["D: What's wrong? / P: My back hurts. / D: Doing what? / P: Digging.", /started while the patient was digging/],
  ]);
});

describe("the time of something that the patient once had", () => {
  expectNotes("is not the onset of the complaint", [
    ["D: Ever had a stroke? / P: Yes. / D: When? / P: 2015.", /History of stroke \(2015\)/, /present since/],
    ["D: Were you ever treated for TB? / P: Yes. / D: What year? / P: 1984.", /treated for TB/, /present since/],
    ["D: Ever had a DVT? / P: One, in my left leg.", /DVT: one, in the patient's left leg/],
  ]);
});
