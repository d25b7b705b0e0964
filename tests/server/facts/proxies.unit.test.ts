import { describe, expect, test } from "vitest";
import { expectNotes, factsOf, noteOf } from "./harness";

/** A mother and her son, with the clinician's questions about him. */
const mother = "D: What brings you in? / P: I brought my son in because he has had an earache since Monday.";

describe("a parent whose lines are labeled as the patient's", () => {
  expectNotes("speaks for the child", [
    [
      `${mother} / D: Does he have a fever? / P: No. / D: Is he drinking? Has he vomited? / P: He has not vomited.`,
      /denies fever/i,
      /mother of the patient|their son/i,
    ],
    [
      `${mother} / D: Does he have any trouble hearing? / P: No. / D: Has he had this before? / P: I gave him ibuprofen and he slept.`,
      /parent gave (?:the patient|him) ibuprofen/i,
      /patient gave/i,
    ],
    [
      "D: How can I help? / P: My daughter has a rash on her legs. / D: When did she get it? / P: She got it on Friday. / D: Does she scratch it? / P: Yes. / D: Is she on any medicine? / P: No.",
      /rash/i,
      /the daughter/i,
    ],
    [
      "D: Hello. / P: I'm here with my daughter, she's been limping since Sunday. / D: Did she fall? / P: She fell off the trampoline. / D: Is her knee swollen? / P: Yes, her left knee. / D: Does she have other injuries? / P: No.",
      /fell off the trampoline[^]*knee/i,
      /daughter/i,
    ],
    [
      `${mother} / D: Does he have asthma? / P: No. / D: Does he have allergies? / P: He is allergic to amoxicillin. / D: Has he had surgery? / P: No.`,
      /allergic to amoxicillin/i,
      /asthma\.[^]*History of asthma/i,
    ],
  ]);
  const unnamed =
    "D: Hello. / P: Hi, I brought in my, sorry, she has been coughing a lot, she sounds hoarse and her voice is weak.";
  expectNotes("speaks for a person whose relation was not heard", [
    [
      `${unnamed} / D: Does she have a fever? / P: No, not that I have noticed. / D: Is she eating? Is her throat red? / P: I still try to get her to eat.`,
      /caregiver (?:is )?still tr|I still try/i,
      /patient still tries/i,
    ],
    [
      `${unnamed} / D: Has she been sleeping? Did she vomit? / P: I have not checked her temperature. / D: How is her appetite? / P: Not as good as usual.`,
      /loss of appetite/i,
      /the patient has not checked/i,
    ],
  ]);
  expectNotes("keeps diseases of their own apart", [
    [
      `${mother} / D: Has he been well otherwise? Does he take anything? / P: I have high blood pressure. / D: Does he? / P: No.`,
      /FAMILY HISTORY\s+Parent: high blood pressure/i,
      /History of high blood pressure/i,
    ],
    [
      "D: What's wrong? / P: My son has been wheezing since last night. My husband has asthma. / D: Does he cough? / P: Yes, at night. / D: Is he eating? Has he had it before? / P: No.",
      /FAMILY HISTORY[^]*parent: asthma/i,
      /History of asthma/i,
    ],
    [
      `${mother} / D: Is anyone sick around him? Has he been at school? / P: His sister has a cough and she has a fever. / D: Does he? / P: No.`,
      /earache|ear pain/i,
      /patient (?:reports|has)[^.]*cough|reports cough/i,
    ],
  ]);
  test("is not the patient if they say whose parent they are", () => {
    const note = noteOf(
      "D: Hi. / P: I'm Mia's mother. She has been coughing for three days. / D: Is she eating? Does she have a fever? Has she vomited? / P: I checked and she has no fever.",
    );
    expect(note).toMatch(/cough/i);
    expect(note).toMatch(/denies[^.]*fever|no fever/i);
    expect(note).not.toMatch(/I'm|patient is (?:the )?mi/i);
  });
});

describe("people who speak for themselves", () => {
  expectNotes("are not taken for a parent", [
    [
      "D: What brings you in? / P: My son says I snore. I have a headache every morning. / D: Does he hear you stop breathing? / P: He does.",
      /reports headache/i,
      /parent/i,
    ],
    [
      "D: What brings you in? / P: I came in with my wife because I have chest pain. / D: Any fever? / P: No. She is worried.",
      /chest pain/i,
      /spouse/i,
    ],
    [
      "D: What is going on? / P: My back hurts since I lifted my daughter. / D: Is she heavy? / P: She is 30 pounds.",
      /back/i,
      /parent/i,
    ],
  ]);
});

describe("a companion", () => {
  expectNotes("speaks for a patient who is there", [
    [
      "D: What happened? / O: My husband fell in the shower. He hit his head. He takes warfarin. / D: Did you black out, sir? / P: No.",
      /head injury/i,
      /the husband/i,
    ],
    [
      "D: Is she allergic to anything? / O: She is allergic to penicillin. / D: Does she take any medicines? / O: She takes amlodipine.",
      /allergic to penicillin[^]*|amlodipine/i,
    ],
    ["D: How has he been? / O: He has been dizzy since Tuesday. I had the flu last week.", /dizz/i, /flu\b/i],
  ]);
  test("reports the symptoms of their relative", () => {
    const facts = factsOf(
      "D: How is your mother? / O: My mom has been confused since Friday. I do her shopping. / D: Does she fall? / O: No.",
    );
    expect(facts.some(({ slots, polarity }) => slots.name?.text === "confusion" && polarity === "present")).toBe(true);
  });
  expectNotes("is not the patient", [
    [
      "P: Hi. / D: You're Mrs. Patel's daughter? / P: Yes, I'm Anita. / D: Any fever? / P: No.",
      /fever/,
      /The patient is Mrs/,
    ],
  ]);
});

describe("a parent whose words a companion translates", () => {
  expectNotes("is kept apart from the patient", [
    [
      "D: So this is Amadou? / P: Yes, I am his father. My cousin translates. / O: I will translate. / D: Does he snore? / P: Very much. / D: Does he have pain? / P: No. / D: Does anyone smoke? / P: I smoke, but on the balcony. / D: Is he well? / P: He is.",
      /father smokes/i,
      /patient smokes|He smokes/,
    ],
  ]);
});

describe("a caregiver who comes with the patient", () => {
  expectNotes("is named as caregiver", [
    [
      "D: And this is your daughter? / O: Yes, I'm his daughter. / D: What's brought you in? / P: I'm grand. / O: He's had three falls in two weeks. / D: Do you live alone? / P: I do. / O: I call in every morning.",
      /3 falls in 2 weeks/,
      /The parent/,
    ],
    ["D: How far along are you? / P: Twenty-nine weeks, doctor.", /29 weeks\./],
    ["D: What happened? / P: I just lost me footing.", /lost their footing/],
  ]);
});

describe("a son whose mother is addressed", () => {
  expectNotes("is not written as she", [
    [
      "D: Good morning, can you tell me more about your son, ma'am? / O: Sure, he's forty six, and he has Down syndrome. / D: Has he been taking his Lamisil? / O: Yes, he's taken six weeks of it.",
      /\bhe\b/i,
      /\bshe\b/i,
    ],
  ]);
});

describe("an interpreter’s answer", () => {
  expectNotes("is the patient's", [
    [
      "D: Who is this? / P: This is my mom. I'm her daughter. She's been dizzy. / D: Any chest pain or heart racing? / P: She says no.",
      /[Dd]enies chest pain or palpitations/,
    ],
  ]);
});

describe("an informant's own drugs and sleep", () => {
  expectNotes("are not the patient's", [
    [
      "O: I'm her daughter. / D: And the sleeping pill? / O: She takes Ambien most nights. I take half of one myself, I can't sleep since Dad died.",
      /Ambien/,
      /half of one|difficulty sleeping|unable to sleep/i,
    ],
    [
      "O: I'm his wife. / D: How is he sleeping? / O: He sleeps well. I can't sleep with the worry.",
      /./,
      /unable to sleep|difficulty sleeping/i,
    ],
    [
      "O: I'm her son. / D: Any aspirin? / O: She takes one a day. I take it myself too.",
      /aspirin/i,
      /takes it (?:them|him)sel/i,
    ],
  ]);
});

describe("a question that a companion answers beside the patient", () => {
  expectNotes("is about the patient", [
    [
      "D: How are you, Mr. Hill? / P: Fine. / D: What does he take? / O: I'm his daughter. He takes digoxin. He has gout.",
      /Digoxin/,
    ],
    ["P: I'm fine. / O: I'm his wife. He forgets things. / D: Does he snore? / O: Yes, every night.", /[Ss]noring/],
  ]);
});

describe("informants", () => {
  expectNotes("speak for the patient", [
    ["O: I'm Tom's mother. He has had a cough since Monday.", /cough/i],
    ["D: Does he have a fever? / O: No.", /denies fever/i],
    ["O: I interpret for Mrs. Silva. She says her chest hurts.", /chest pain/i, /interpreter has/i],
    ["D: Does she take any medicine? / O: She says only ibuprofen.", /ibuprofen/i],
    ["D: Has she lost weight? / O: She says no.", /denies weight loss/i],
    ["O: He's been vomiting since last night. I have a headache too.", /vomiting/i, /headache/i],
    ["O: She fell on Tuesday and her wrist is swollen.", /wrist/i],
    ["D: Any allergies? / O: He is allergic to amoxicillin.", /allergic to amoxicillin/i],
    ["O: My own back hurts, but she is here for a rash.", /rash/i],
    ["D: How long has he been coughing? / O: About five days.", /5 days/i],
  ]);
});

describe("a first sentence about someone whom nobody named", () => {
  expectNotes("is about the patient, so that what the speaker has is not the patient's", [
    [
      "D: What brings you in? / P: It started on his tummy Sunday and now it's on his face and arms. / D: Is anyone at home pregnant? / P: I am, actually. Twenty weeks. / D: Have you had chickenpox? / P: When I was five.",
      /on the patient's abdomen/,
      /pregnant|[Tt]he patient had chickenpox/,
    ],
    [
      "D: What brings you in? / P: He's got a cough. / D: Are you pregnant? / P: Yes, twenty weeks.",
      /cough/,
      /pregnant/,
    ],
    [
      "D: What brings you and Leo in? / P: He has a rash. / D: Do you have any allergies in the family? / P: I'm allergic to penicillin.",
      /rash/,
      /ALLERGIES/,
    ],
    [
      "D: What brings you in? / P: He's had diarrhea since Monday. / D: Have you been ill too? / P: I threw up on Tuesday.",
      /The caregiver vomited on Tuesday/,
      /Reports diarrhea and vomiting/,
    ],
    [
      "D: What's going on? / P: Her ear is hurting. / D: Allergies? / P: Amoxicillin gave her a rash.",
      /Allergic to amoxicillin \(rash\)/,
    ],
  ]);

  expectNotes("is about another if the speaker then has a complaint, or a relative is named", [
    [
      "D: How have you been? / P: He's still drinking, doctor. / D: And how are you? / P: I'm not sleeping. I have headaches every day.",
      /patient reports headache/,
      /caregiver/,
    ],
    ["D: Tell me about the pain. / P: It's in my chest. My husband has a cough too.", /chest/, /Reports cough/],
  ]);
});

describe("a parent who mentions their own past", () => {
  expectNotes("still speaks for the child", [
    [
      "D: Hi, Mom. What brings you in? / P: He's been pulling at his ear since Thursday. He was screaming. / D: Is he eating? / P: Not much. He had three bites. / D: And wet diapers? / P: He's had four. / D: Anybody in the family with ear tubes? / P: I had them as a kid. / D: Was he born on time? / P: He was three weeks early. / D: So he does have an ear infection on the right.",
      /at birth: 3 weeks early[^]*Right ear infection/i,
      /the husband/i,
    ],
  ]);
});

describe("the health of who speaks for a patient whom nobody named", () => {
  expectNotes("is not the patient's", [
    [
      "D: What's up? / P: He hit his head on the slide. / D: Did he pass out? / P: No. He threw up once. / D: Are you okay? / P: My back's killing me from carrying him.",
      /caregiver's back hurts/,
      /Reports back pain/,
    ],
  ]);
});

describe("a first sentence about someone who is named right after it", () => {
  expectNotes("is not about the patient", [
    [
      "D: What's going on today? / P: He's been vomiting since last night. My husband, I mean. He's parking the car. / D: And you're here for your blood pressure? / P: Yes.",
      /husband has been vomiting/,
      /[Tt]he patient reports vomiting|Reports vomiting/,
    ],
  ]);
});
