import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("words about another person, another illness or a test that is still to be done", () => {
  expectNotes("the illness of a person asked about stays that person's", [
    [
      "D: What brings you in? / P: I have a cough. / D: Who is at home with you? / P: I live with my wife. I work in a bank and I sleep badly. / D: Has she been ill? / P: She was ill last week. / D: What did she have? / P: She had diarrhea and a stiff neck.",
      /cough/i,
      /reports[^.]*(?:diarrhea|stiff)/i,
    ],
  ]);
  expectNotes("the test of a relative is not a disease of the family", [
    [
      "D: What brings you in? / P: I have a cough. My wife had a cough, too. She got that covid test done, but it came back negative.",
      /cough/i,
      /wife: covid/i,
    ],
  ]);
  expectNotes("what a test is to find out is not a result", [
    [
      "D: What happened? / P: I fell and my left wrist hurts. / D: We are going to do an x-ray of your wrist to make sure that it is only a sprain and there is not any fracture.",
      /x-ray/i,
      /X-ray:/,
    ],
    [
      "D: Any worries? / P: My throat is sore. / D: We will take a swab for strep today. Even if the strep test comes back negative, it can be a false negative test.",
      /swab/i,
      /RESULTS/,
    ],
  ]);
  expectNotes("symptoms of earlier illnesses are not reported as symptoms of the present one", [
    [
      "D: Had this before? / P: I have a cough now. Usually when I get ill I usually have a sore throat and a stuffy nose, but this time it is different.",
      /cough/i,
      /reports[^.]*(?:sore throat|congestion)/i,
    ],
    ["D: What is wrong? / P: I cough, like when I get the flu.", /cough/i, /History of (?:the )?flu/],
    [
      "D: What is wrong? / P: I had all the flu symptoms for two days, and I still cough.",
      /cough/i,
      /History of (?:the )?flu/,
    ],
  ]);
  expectNotes("a worry about an event is not an anxiety disorder", [
    [
      "D: How are you? / P: I am anxious about my scan. My back hurts.",
      /back pain/i,
      /History of anxiety|Reports anxiety/i,
    ],
    [
      "D: Tell me. / P: I have palpitations. / D: Anxiety can cause that. / P: Since you mention anxiety, I was moving house then.",
      /palpitations/i,
      /anxiety disorder|History of anxiety|reports anxiety/i,
    ],
  ]);
});

describe("an answer whose yes or no is not literal", () => {
  expectNotes("“Yeah, no problem” denies trouble", [
    [
      "D: Any issues with swallowing? / P: Oh yeah, no problem swallowing.",
      /denies difficulty swallowing/i,
      /reports difficulty/i,
    ],
    ["D: How about trouble breathing at night? / P: Yeah, no trouble breathing.", /denies/i, /reports shortness/i],
  ]);
  expectNotes("“No, just at weddings” admits a habit", [
    [
      "D: Do you drink alcohol? / P: No, just at weddings sometimes, but not really.",
      /alcohol occasionally/i,
      /denies alcohol/i,
    ],
    ["D: Do you smoke? / P: No, only with my brother now and then.", /smokes occasionally/i, /denies smoking/i],
    ["D: Do you drink alcohol? / P: No, just water.", /denies alcohol/i],
  ]);
  expectNotes("“Sometimes I get another thing” does not affirm what was asked", [
    ["D: Any discharge from your ear? / P: Sometimes I get a bit of itching.", /itching/i, /discharge/i],
    ["D: Do you get chest pain? / P: Sometimes I get chest pain when I run.", /chest pain/i],
  ]);
  expectNotes("“No” to a problem with appetite or weight denies a change", [
    ["D: Any issues with your appetite? / P: No.", /denies changes in appetite/i, /denies appetite/i],
    ["D: Any problem with your weight? / P: No.", /denies changes in weight/i, /denies weight\./i],
  ]);
});

describe("a finding and its body part", () => {
  expectNotes("redness is written only with its body part", [
    ["D: Is the blood bright? / P: It is mixed in the phlegm but it definitely is red.", /./, /redness/i],
    ["D: Anything on your skin? / P: My knee is red.", /redness/i],
  ]);
  expectNotes("an answer during the examination is a finding", [
    [
      "D: What brings you in? / P: My belly hurts. / D: So when I push on your lower belly, do you have any pain, or does it feel tender? / P: No. / D: How about up here in your upper abdomen? / P: Yes, it hurts a little.",
      /No pain to palpation of the lower (?:belly|abdomen)[^]*Slight pain to palpation of the upper abdomen/i,
      /denies tenderness/i,
    ],
    [
      "D: Tell me. / P: My belly hurts. / D: Is there any tenderness where I am pressing? / P: No.",
      /No pain to palpation/i,
      /denies tenderness/i,
    ],
  ]);
});

describe("the certainty and source of a statement", () => {
  expectNotes("a diagnosis is as certain as its own clause", [
    [
      "D: What happened? / P: My ankle hurts. / D: The x-ray is normal. My plan: you are positive for what we call a lateral ankle sprain and when you fell I think you twisted a little.",
      /Lateral ankle sprain/,
      /(?:likely|possible) lateral/i,
    ],
    [
      "D: What happened? / P: My toe hurts. / D: The x-ray is normal. My plan: I think you have gout and when you drank a lot you set it off.",
      /likely gout/i,
    ],
  ]);
  expectNotes("a test that the patient took is written with its result", [
    [
      "D: Any questions? / P: I have a cough. I had the covid test and I do not have it.",
      /covid test and it was negative/i,
    ],
    ["D: Any questions? / P: I have a cough. I took a flu test and I have it.", /flu test and it was positive/i],
  ]);
  expectNotes("a clinician who comes back in the same visit orders no follow-up", [
    [
      "D: What brings you in? / P: I have a cough. / D: I will get the doctor and then we will come back and talk to you about the next steps.",
      /cough/i,
      /follow up/i,
    ],
    ["D: What brings you in? / P: I have a cough. / D: My plan: rest. Come back in 2 weeks.", /follow up[^]*2 weeks/i],
  ]);
  expectNotes("hay fever is not an allergen", [
    ["D: Any allergies? / P: Just hay fever.", /hay fever/i, /allergic to hay/i],
  ]);
  expectNotes("two numbers in a row are a range", [
    ["D: Tell me. / P: I cough. I used to take something for migraines two three years ago.", /2 to 3 years/i],
  ]);
});
