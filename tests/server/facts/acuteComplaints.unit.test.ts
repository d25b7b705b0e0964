import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("short answers about a new complaint", () => {
  expectNotes("each rating keeps its circumstance", [
    ["D: How bad is the pain? / P: Five if I keep still. Nine when I move.", /5\/10 [^,]*, 9\/10 when moving/],
    [
      "D: How would you rate the pain? / P: Three sitting down. Seven or eight going up stairs.",
      /3\/10 when sitting down, 7 to 8\/10 when going up stairs/,
    ],
    [
      "D: Out of ten, how bad is the pain? / P: An eight when it comes. Down to a two now.",
      /8\/10 when it comes, 2\/10 now/,
    ],
    ["D: How bad is the pain? / P: About a six. I took two tablets.", /6 on a scale of 10/, /2\/10/],
  ]);
  expectNotes("a circumstance limits the effect of a complaint", [
    [
      "D: Where does it hurt? / P: My shoulder hurts. / D: Does it wake you at night? / P: Only when I lie on it.",
      /wakes the patient at night only when they lie on it/,
    ],
    [
      "D: Does the pain stop you sleeping? / P: Only if I have forgotten the tablets.",
      /stops the patient sleeping only if/,
    ],
    ["D: Does the itch bother you at night? / P: Mostly when I get hot.", /bothers the patient at night mostly when/],
    ["D: Does it wake you? / P: No.", /./, /wakes the patient/],
  ]);
  expectNotes("what happened at and after an injury", [
    ["D: What happened? / P: I twisted my ankle. Felt a snap.", /felt a snap/],
    ["D: Could you carry on? / P: No, had to come off.", /not able to continue/, /unable to/],
    [
      "D: Could you bear weight on it? / P: Not straight away. I can now.",
      /not able to bear weight on it straight away but can now/,
    ],
    ["D: Were you able to walk afterwards? / P: Yes.", /was able to walk/],
    ["D: Did it swell up? / P: Yeah, massive. Within a couple of hours.", /swelling within a couple of hours/],
    ["D: Did it bruise straight away? / P: No, the next day.", /bruising the next day/, /[Dd]enies/],
    ["D: Did it swell immediately? / P: No.", /no immediate swelling/, /[Dd]enies swelling/],
    ["D: What's brought you in? / P: I've done my neck in.", /Neck pain/],
    ["D: What happened? / P: I think I've broken my wrist.", /may have broken their wrist/, /has broken/],
    ["D: Which knee is it? / P: Right one.", /right/i],
  ]);
  expectNotes("how it began", [
    [
      "D: What's wrong? / P: I have back pain. / D: Was it sudden? / P: No, it built up over a few days.",
      /started gradually over a few days/,
    ],
    [
      "D: What's wrong? / P: I have chest pain. / D: Did it come on suddenly? / P: It came on while I was mowing the lawn.",
      /came on while the patient was mowing the lawn/,
    ],
    [
      "D: What's wrong? / P: Belly pain. / D: Where is it? / P: It started in the middle and then it moved down to the right side.",
      /started in the middle and then it moved down to the right/,
      /located in the middle/,
    ],
  ]);
  expectNotes("urine and stools are named by their look", [
    ["D: Is your urine dark? / P: Yes.", /dark urine/i, /dark: yes/],
    ["D: Has your wee been smelly? / P: No.", /[Dd]enies malodorous urine/],
    ["D: Are your poos pale? / P: Yeah.", /pale stools/i],
    ["D: What's wrong? / P: My pee is really cloudy.", /cloudy urine/i],
    [
      "D: What's wrong? / P: It hurts to pee. / D: Is it cloudy or smelly? / P: It's cloudy.",
      /cloudy urine/i,
      /pain is cloudy|malodorous/,
    ],
    ["D: What's wrong? / P: It stings to pass water.", /(?:burning|pain\w*) (?:with )?urination/i],
  ]);
  expectNotes("a place affirms pain there", [
    [
      "D: Any pain in your belly or your back? / P: Just low down. Not in the back.",
      /abdominal pain[^]*[Dd]enies back pain/,
    ],
    ["D: Do you have any pain in your chest? / P: Just across the front.", /chest pain/i],
    ["D: Any pain in your stomach or your chest? / P: No.", /[Dd]enies/, /reports/],
  ]);
  expectNotes("who the patient is stays out of the history", [
    [
      "D: Can I check your full name and date of birth? / P: It's Anna Long, third of May 1970. / D: What's wrong? / P: I have a cough.",
      /cough/,
      /Anna|1970/,
    ],
    ["D: Hello, I'm Dr. Shaw. Is it Priya? / P: Yes. / D: What's wrong? / P: I have a rash.", /rash/, /Priya/],
    ["D: What do you take? / P: A blue inhaler. / D: Is it Ventolin? / P: Yes.", /Ventolin/],
  ]);
  expectNotes("a recap before a question is not denied", [
    [
      "D: What's wrong? / P: I have knee pain. / D: Okay so knee pain, any swelling? / P: No.",
      /[Dd]enies swelling/,
      /[Dd]enies knee pain/,
    ],
    ["D: Right, so headache, any vomiting? / P: No.", /[Dd]enies vomiting/, /[Dd]enies headache/],
    ["D: Any headache, any vomiting? / P: No.", /[Dd]enies headache/],
  ]);
});

describe("the chief complaint of a part named by the clinician", () => {
  expectNotes("a symptom without a place is at that part", [
    [
      "D: What's going on with your shoulder? / P: I've had this soreness for three weeks.",
      /Shoulder pain for 3 weeks/,
      /Shoulder complaint/,
    ],
    [
      "D: Tell me about your left elbow. / P: It's been swollen since Monday.",
      /Left elbow swelling since Monday/,
      /complaint\./,
    ],
    ["D: So what's happening with your feet? / P: There's some numbness.", /Foot numbness/],
    [
      "D: What's going on with your back? / P: I felt something go in my lower back.",
      /Lower back pain/,
      /Back complaint/,
    ],
    ["D: What's up with your knee? / P: I have had a cough for two weeks.", /COMPLAINT/, /Knee cough/],
    ["D: Tell me about your wrist. / P: It's been aching for a month.", /Wrist (?:pain|aching) for a month/i],
  ]);
  expectNotes("a rating is of the pain", [
    [
      "D: What's wrong? / P: My back hurts. / D: Any weight loss? / P: A bit. / D: How bad is it? / P: A seven.",
      /./,
      /[Ww]eight loss is 7/,
    ],
    [
      "D: what's wrong / P: my knee hurts / D: lost any weight / P: i wish no / D: how bad is it / P: its like a six",
      /./,
      /[Ww]eight loss is/,
    ],
  ]);
});

describe("speech without punctuation", () => {
  expectNotes("a named symptom before a yes or no is a question", [
    ["D: shortness of breath or wheezing / P: no", /[Dd]enies shortness of breath or wheezing/],
    ["D: chest pain / P: nope", /[Dd]enies chest pain/],
    ["D: any fever / P: no / D: night sweats / P: yeah", /night sweats/],
    ["D: ever had surgery / P: no", /[Dd]enies (?:prior )?surger/],
    ["D: but you have some swelling / P: no", /^/, /[Dd]enies swelling/],
    ["D: this is pneumonia / P: no way", /./, /[Dd]enies pneumonia/],
  ]);
  expectNotes("a question after an echo is read", [
    [
      "D: whats wrong / P: i have a headache / D: okay two days and where is it / P: on the left side",
      /located on the left side|left/,
    ],
    ["D: whats wrong / P: my knee hurts / D: okay a week and how bad is it / P: like a six", /6\/10|6 on a scale/],
  ]);
  expectNotes("findings that run together are split", [
    [
      "D: let me examine you your lungs sound clear neck is supple strength five out of five gait is steady / P: ok",
      /Neck is supple\.[^]*Strength 5\/5/,
      /supple strength/,
    ],
    ["D: let me examine you pupils are equal throat is red your belly is soft / P: ok", /[Tt]hroat is red/],
  ]);
});
