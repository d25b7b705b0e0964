import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a reason for the visit without a sentence", () => {
  expectNotes("is the complaint, also in one word and after any opening", [
    ["D: What can I do for you? / P: Cough.", /COMPLAINT\s+Cough/],
    ["D: What's wrong? / P: Earache.", /COMPLAINT\s+Ear pain/],
    ["D: What are we seeing you for today? / P: Headaches.", /COMPLAINT\s+Headache/],
    ["D: What's troubling you? / P: Anxiety.", /COMPLAINT\s+Anxiety/],
    ["D: Why are you here today? / P: Just a checkup.", /COMPLAINT\s+Checkup/],
    ["D: What's happening? / P: My results.", /COMPLAINT\s+Test results/],
    ["D: How can I help? / P: Car accident.", /COMPLAINT\s+Car accident/],
    ["D: What brings you in? / P: ADHD meds.", /COMPLAINT\s+ADHD meds/],
    ["D: What brings you in? / P: Something in my eye.", /COMPLAINT\s+Something in the eye/],
    ["D: What brings you in? / P: Tired all the time.", /COMPLAINT\s+Tired all the time/],
  ]);

  expectNotes("can have a place and a length", [
    [
      "D: What brings you in today? / P: A lump. / D: Where? / P: On my neck. / D: How long has it been there? / P: A month.",
      /COMPLAINT\s+Lump for a month[\s\S]*located at the neck/,
    ],
  ]);

  expectNotes("is not read from a greeting, filler or person", [
    ["D: What brings you in? / P: Ugh. / D: Any fever? / P: Yes, since Monday.", /Fever/, /Ugh/],
    ["D: What's going on? / P: My wife. / D: Any cough? / P: Yes.", /Cough/, /COMPLAINT\s+Wife/],
    ["D: What's going on? / P: A few things. / D: Any cough? / P: Yes.", /Cough/, /Few things/],
  ]);
});

describe("the disease that a visit is about", () => {
  expectNotes("is in the assessment if its drugs are changed or continued", [
    [
      "D: You're here for your diabetes follow up. / P: Yes. / D: I'll increase the metformin to 1000.",
      /\nDiabetes\.\n/,
    ],
    [
      "D: You're in for your asthma today. / P: Yes. / D: I'd like to start Flovent two puffs daily.",
      /PLAN\n\nAsthma\./,
    ],
    ["D: You're here about your gout? / P: It's better. / D: Let's keep the allopurinol at 300.", /PLAN\n\nGout\./],
    [
      "D: You're here for your epilepsy. / P: No seizures. / D: Let's continue the Keppra 500 twice a day.",
      /Epilepsy\.\n/,
    ],
    ["D: You're back about your psoriasis. / P: It itches. / D: I'll start clobetasol twice a day.", /Psoriasis\.\n/],
    [
      "D: You're here for the hypothyroidism? / P: Yes. / D: I'll increase the levothyroxine to 88.",
      /Hypothyroidism\.\n/,
    ],
  ]);
  expectNotes("is not in the assessment of another disease, a vaccine or a screening", [
    ["D: You're here for your flu shot. / P: Yes. / D: Take Tylenol 500 if your arm hurts.", /./, /\nFlu\./],
    ["D: You're here for diabetes screening. / P: Yes. / D: Start aspirin 81.", /./, /\nDiabetes\./],
    [
      "D: You're here for a diabetes check. / P: Yes. / D: You have an ear infection. I'll give you amoxicillin 500.",
      /\nEar infection\./,
      /\nDiabetes\.\n/,
    ],
  ]);
});

describe("the complaint that a visit opens with", () => {
  expectNotes("is the reason for the visit", [
    [
      "D: What brings you in? / P: Low back's been acting up. / D: Numbness? / P: My toes tingle.",
      /COMPLAINT\n\n(?:Lower )?back/i,
    ],
    ["D: What's going on? / P: My knee has been giving me trouble. / D: Fever? / P: Yes, a bit.", /COMPLAINT\n\nKnee/],
    ["D: What can I do? / P: My right shoulder is bothering me. I get headaches too.", /COMPLAINT\n\nRight shoulder/],
    ["D: Good morning. / P: My hip keeps going out. / D: Nausea? / P: Yes, some nausea.", /COMPLAINT\n\nHip/],
    ["D: Hi, how's the pregnancy going? / P: Good. I've had heartburn.", /COMPLAINT\n\nPrenatal visit/],
    [
      "D: Hi, prenatal visit today. Any pregnancies before? / P: Yes. I had preeclampsia.",
      /COMPLAINT\n\nPrenatal visit/,
    ],
  ]);
  expectNotes("is the symptom that was named alone or that concerns the same body part", [
    ["D: What brings you in? / P: My toes tingle.", /COMPLAINT\n\nTingling/],
    [
      "D: What brings you in? / P: My knee is bothering me. / D: Is it painful? / P: Yes, my knee hurts.",
      /COMPLAINT\n\nKnee/,
    ],
    ["D: What brings you in? / P: My car has been acting up. I have a cough.", /COMPLAINT\n\nCough/],
  ]);
});

describe("the person who announced the patient", () => {
  expectNotes("is left out", [
    [
      "D: The nurse who seated you tells me you are here for a second opinion. / P: Yes.",
      /second opinion/,
      /nurse|tellses/,
    ],
    [
      "D: The chart notes that Doctor Jones sent over say you are currently twenty weeks pregnant. / P: Yes.",
      /currently 20 weeks pregnant/,
      /chart notes/,
    ],
  ]);
});

describe("a visit after an operation", () => {
  expectNotes("has the operation as its reason", [
    [
      "D: So we're two weeks out from your hernia repair. / P: Right. / D: How's the pain? / P: Hardly any.",
      /Follow-up 2 weeks after hernia repair/,
      /We are 2/,
    ],
    ["D: You're six weeks out from your knee replacement. / P: Yes.", /Follow-up 6 weeks after knee replacement/],
    ["D: You are ten days after your appendectomy. / P: Yes, feeling good.", /Follow-up 10 days after appendectomy/],
    [
      "D: So you're about three months post-op from your rotator cuff repair. / P: Yep.",
      /Follow-up 3 months after rotator cuff repair/,
    ],
  ]);
  expectNotes("is not read from another time", [
    ["P: I have a cough. / D: You are two weeks into this cough. / P: Yes.", /[Cc]ough/, /Follow-up/],
    ["P: I have a cough. / D: We are two weeks behind with the letters.", /[Cc]ough/, /Follow-up/],
  ]);
});

describe("the chief complaint", () => {
  expectNotes("is what the patient presents with", [
    [
      "D: How can I help? / P: I've got a mole on my back that's changed. / D: Does it bleed? / P: It bled once.",
      /^CHIEF COMPLAINT\n\nMole on the back that has changed\./,
    ],
    [
      "D: How can I help? / P: I noticed a dark spot on my left cheek. / D: Any pain? / P: A little.",
      /^CHIEF COMPLAINT\n\nDark spot on the left cheek\./,
    ],
    [
      "D: What's wrong? / P: It's my back again. / D: Tell me more. / P: I have back pain since Monday.",
      /^CHIEF COMPLAINT\n\nBack pain since Monday\./,
    ],
    [
      "D: What's wrong? / P: I have pain in my right wrist. / D: Which hand is it? / P: It's my right hand.",
      /^CHIEF COMPLAINT\n\nRight wrist pain\./,
    ],
    ["D: What's wrong? / P: It's my daughter. She has a cough.", /^CHIEF COMPLAINT/, /Daughter complaint/i],
  ]);

  expectNotes("keeps the part asked about with the side", [
    ["D: What's wrong? / P: It woke me at three. / D: Which foot? / P: The left.", /left foot/],
    ["D: What's wrong? / P: I have knee pain. / D: Which knee? / P: The right.", /right/, /left/],
  ]);
});

describe("the chief complaint of a visit without a symptom", () => {
  expectNotes("is what the opening says the visit is about", [
    ["D: How can I help? / P: I need a certificate signed for my gym. / D: Sure.", /COMPLAINT\s+Certificate for gym\./],
    [
      "D: Good morning. / P: My employer wants a screening before I start. / D: Okay, let us do that.",
      /COMPLAINT\s+Screening\./,
    ],
    [
      "D: Hi, this is the follow-up of your hypothyroidism. / P: Yes. All is well. / D: Good. Continue levothyroxine.",
      /COMPLAINT\s+Follow-up of hypothyroidism\./,
    ],
    ["D: What can I do for you? / P: I would like the shingles vaccine. / D: Sure.", /COMPLAINT\s+Shingles vaccine\./],
    [
      "D: Hello. / P: I got a call saying that my potassium was low. / D: I see.",
      /COMPLAINT\s+Potassium reported as low\./,
    ],
    [
      "D: Hi there. / P: My partner told me I should get my toenail checked. / D: It looks healthy.",
      /COMPLAINT\s+Toenail to be looked at\./,
    ],
  ]);
  expectNotes("gives way to a symptom", [
    [
      "D: How can I help? / P: I need a note for work. I have had a cough for three days. / D: I see.",
      /COMPLAINT\s+Cough for 3 days\./,
    ],
  ]);
});

describe("a complaint that a letter reported", () => {
  expectNotes("is the reason for the visit", [
    [
      "D: I've a letter here says you're having trouble swallowing. / P: That's right.",
      /CHIEF COMPLAINT\n\n(?:Trouble|Difficulty) swallowing/,
    ],
    ["D: Your doctor told me you've been having palpitations. / P: Yes.", /CHIEF COMPLAINT\n\nPalpitations/],
    ["D: I understand you're getting headaches. / P: Yes, every day.", /CHIEF COMPLAINT\n\nHeadaches?/],
  ]);
  expectNotes("is not read without a symptom", [
    ["D: I hear you're having a party. / P: Yes. I have a cough.", /Cough/, /[Pp]arty/],
  ]);
});

describe("the reason after a change of treatment", () => {
  expectNotes("names the treatment", [
    ["D: How have you been since we put you on the new water pill? / P: Fine.", /Follow-up on water pill\./],
    ["D: How have things been since we switched you to sertraline? / P: Fine.", /Follow-up on sertraline\./],
  ]);
});

describe("the reason for a visit", () => {
  expectNotes("is what the patient or the clinician began with", [
    ["D: Hi Aisha, come in. What brought you in? / P: I'd like to change my contraception.", /Wishes to change contra/],
    ["D: Hi Tom, come in. / P: My knee hurts.", /Knee pain/, /PLAN/],
    ["D: Last time we started you on methotrexate for the psoriasis. / P: I'm queasy.", /Follow-up on psoriasis/],
    [
      "D: It's two weeks since we did the hernia. How's it going? / P: A bit of pain.",
      /Follow-up after hernia procedure/,
    ],
    ["D: How have you been getting on with the drops? / P: They make me wheezy.", /Follow-up on drops/],
    ["D: What can I do for you? / P: It's this lump on the sole of my foot.", /Lump on the sole of the foot/],
  ]);
});

describe("a greeting", () => {
  expectNotes("is not part of an introduction", [
    ["D: Hi Jess, so you're here for your pregnancy visit. / P: Yes.", /presents for pregnancy visit/i, /Jess/],
  ]);
});
