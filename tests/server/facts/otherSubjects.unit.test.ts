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

describe("past symptoms and triggers", () => {
  expectNotes("are not written as present symptoms", [
    [
      "P: I've had chest pain since Monday. / D: Any cough? / P: No, well I did have the flu last month. I had a fever and a runny nose. I'm fine now.",
      /previous[^.]*fever|did have the flu/i,
      /REVIEW OF SYSTEMS[\s\S]*Reports[^.]*fever/i,
    ],
    ["P: My ribs hurt. / D: What makes it worse? / P: It's worse when I'm coughing.", /worse/i, /reports cough/i],
    [
      "P: My hip hurts. / D: Does the cream work? / P: It hasn't done much to help the pain.",
      /hip pain/i,
      /denies[^.]*pain/i,
    ],
    [
      "D: Do you drink alcohol? / P: No, very rarely because I always get a headache.",
      /Alcohol: very rarely/i,
      /reports headache|denies alcohol/i,
    ],
  ]);
});
