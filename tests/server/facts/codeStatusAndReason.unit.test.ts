import { describe, expect, test } from "vitest";
import { withoutAddressee } from "../../../src/server/facts/segment/withoutAddressee";
import { expectNotes } from "./harness";

describe("a code status", () => {
  expectNotes("is in the plan if the clinician states or sets it", [
    ["P: I don't want my heart restarted. / D: Okay, so you'd like to be DNR.", /Code status: DNR\./],
    ["D: What about code status? / P: No machines. / D: So DNR and DNI.", /Code status: DNR and DNI\./],
    ["P: No tubes, please. / D: I'll put you down as do not intubate.", /Code status: DNI\./],
    ["P: Do everything. / D: Then you'll stay full code.", /Code status: full code\./],
    ["P: He wants to go home. / D: We'll change him to comfort care.", /Code status: comfort measures only\./],
    ["D: Your code status is full code.", /Code status: full code\./],
  ]);
  expectNotes("is not read from an explanation, a question or another person", [
    ["D: DNR means we don't do chest compressions. / P: Okay.", /./, /Code status:/],
    ["D: Some people choose to be DNR. / P: I have a cough.", /./, /Code status:/],
    ["D: Are you a DNR? / P: I don't know. I have a cough.", /./, /Code status:/],
    ["P: I have a cough. / D: Your husband was DNR. / P: Yes.", /./, /Code status:/],
    ["P: I have a cough. / D: You are not DNR. / P: No.", /./, /Code status: DNR/],
  ]);
});

describe("a wish for life support that is asked about", () => {
  expectNotes("is in the note", [
    ["D: If your heart stopped, would you want us to do CPR? / P: No.", /CPR: not wanted\./],
    ["D: Would you want a breathing tube? / P: No, no tubes.", /Breathing tube: not wanted\./],
    ["D: Would you want CPR? / P: Yes, do everything.", /CPR: wanted\./],
    ["D: Would you want to be intubated? / P: No.", /Intubation: not wanted\./],
    ["D: Would you want to be put on a ventilator? / P: No.", /Ventilator: not wanted\./],
    ["D: Would she want a feeding tube? / O: No.", /Feeding tube: not wanted\./],
  ]);
  expectNotes("is not in the note if it is left open or about something else", [
    ["P: I have a cough. / D: Would you want to be intubated? / P: I'm not sure.", /./, /wanted\./],
    ["P: I have a cough. / D: Would you want a glass of water? / P: No.", /./, /wanted\./],
  ]);
});

describe("the disease that a visit is about", () => {
  expectNotes("is in the assessment if its drugs are changed", [
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

describe("the name of the listener", () => {
  test.each([
    ["He did not fall, Barbara", "He did not fall"],
    ["I have had it for a week, Dr. Lee", "I have had it for a week"],
    ["Take it twice a day, Mr. Jones.", "Take it twice a day."],
    ["It has been hurting, ma'am", "It has been hurting"],
    ["It is only a sprain, Kevin.", "It is only a sprain."],
    ["The scan was clear, Mrs. O'Neil", "The scan was clear"],
  ])("is removed at the end of %s", (said, text) => {
    expect(withoutAddressee(said)).toBe(text);
  });
  test.each([
    "I live with my wife, Barbara",
    "I saw the nurse, Karen",
    "I was seen by the cardiologist, Dr. Smith",
    "My girls are called Anna, Julia",
    "I take metoprolol, Lipitor",
    "We moved here from Dallas, Texas",
  ])("stays in %s", (said) => {
    expect(withoutAddressee(said)).toBe(said);
  });
});

describe("a procedure that “went well”", () => {
  expectNotes("is performed", [
    [
      "P: My shoulder popped out. / D: I'll reduce it. / P: Ow. / D: The shoulder reduction went well.",
      /Shoulder reduction performed/,
    ],
    ["P: My finger is bent. / D: Okay. The closed reduction was successful.", /Closed reduction performed/],
    ["P: My knee is full. / D: Hold still. Okay, the knee aspiration went smoothly.", /Knee aspiration performed/],
    ["P: I have a boil. / D: There we go. The drainage is done.", /drainage (?:performed|done)/i],
    ["P: I have a bead in my ear. / D: Done. The removal went very well.", /Removal performed/],
    ["P: I get dizzy in bed. / D: Good, the Epley maneuver worked.", /Epley maneuver performed/],
  ]);
  expectNotes("is not performed today if the words are about another time or a weight", [
    ["D: How did the hernia repair go? / P: The repair went well. I have a cough.", /./, /performed/],
    ["P: I have a cough. / D: Your dose reduction went well last month.", /./, /performed/],
    ["P: I have a cough. / D: If the reduction went well, we'd know.", /./, /performed/],
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
