import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a description without a yes", () => {
  expectNotes("describes what the question names", [
    ["D: Any cough? / P: Dry, mostly at night.", /Cough: dry, mostly at night\.[^]*Reports cough/],
    ["D: Any discharge? / P: Thick and yellow since Monday.", /Discharge: thick and yellow since Monday\./],
    ["D: Any rash? / P: On my back.", /Rash: on the back\./],
    [
      "D: Any aura? / P: Zigzag lines in my right eye for twenty minutes before.",
      /Aura: zigzag lines in the right eye for 20 minutes before\./,
    ],
  ]);
  expectNotes("affirms nothing if it is about something else", [
    ["D: Any fever? / P: I took Tylenol.", /./, /[Rr]eports fever/],
    ["D: Any cough? / P: Not at night.", /^/, /Cough: /],
    ["D: Any cough or fever? / P: Dry, mostly at night.", /^/, /[Rr]eports fever/],
  ]);
});

describe("sentences of few words", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("are read as denials and findings, and as nothing more", [
    ["D: Smoke, drink? / P: Don't smoke. Few beers on a Saturday.", /Denies smoking/, /Smoking: /],
    ["D: Do you drink? / P: Never drink.", /Denies alcohol/, /Alcohol: /],
    [visit("That's Rovsing's positive."), /Rovsing.* is positive|Rovsing's positive/],
    [visit("Normal's about 55 to 60."), /./, /Normal's about/],
    ["P: My belly hurts. It started round the belly button and moved to the right.", /belly button/, /abdomen button/],
    ["D: You're Hamish? / P: Yeah. / D: What's up? / P: I have a cough.", /[Cc]ough/, /is Hamish/],
  ]);
});

describe("an answer that affirms by degree", () => {
  expectNotes("is a yes", [
    ["P: I have chest pain. / D: Is the pain worse when you breathe in? / P: Much worse.", /worse when .*breathes? in/],
    ["P: I have chest pain. / D: Does lying flat make it worse? / P: Way worse.", /worse with lying flat/],
    ["P: I have a headache. / D: Is it worse in the mornings? / P: Definitely worse.", /worse in the mornings/],
    ["P: My stomach hurts. / D: Any heartburn? / P: Loads.", /heartburn/i],
    ["P: My stomach hurts. / D: Any bloating? / P: Big time.", /bloating/i],
    ["P: My stomach hurts. / D: Any nausea? / P: Afraid so.", /reports nausea/],
    ["P: My stomach hurts. / D: Does leaning forward make it better? / P: Much better.", /better with leaning forward/],
    ["P: My stomach hurts. / D: Any wind? / P: Tons.", /wind/i],
  ]);
});

describe("a degree without a yes", () => {
  expectNotes("affirms", [
    ["P: My knee hurts. / D: Are you dizzy? / P: Very.", /reports dizziness/i],
    ["P: My knee hurts. / D: Is your throat sore? / P: Oh, extremely.", /reports sore throat/i],
    ["P: My knee hurts. / D: Are you anxious? / P: Quite, yes.", /reports[^.]*anxiety|anxious/i],
  ]);
});

describe("a short answer", () => {
  expectNotes("keeps its circumstance and its time", [
    ["D: Are you short of breath? / P: Not at rest. When I carry the laundry.", /[Ss]hortness of breath/, /Denies/],
    ["D: Any falls since I saw you? / P: None.", /[Dd]enies falls/, /Asked/],
    [
      "D: How have you been since the last visit? / P: Up and down. / D: Any fever? / P: Yes.",
      /CHIEF COMPLAINT\s+Follow-up visit/,
    ],
    [
      "D: How many wet nappies? / P: Three since yesterday. / D: When was the last one? / P: About four hours ago.",
      /Last wet nappy: about 4 hours ago/,
    ],
    [
      "D: What happened? / P: I twisted my knee playing soccer. / D: Any swelling? / P: Yes.",
      /twisted the knee playing soccer/,
    ],
  ]);
});

describe("a symptom that the patient asks back about", () => {
  expectNotes("is gone", [
    [
      "D: How's the heartburn on the omeprazole? / P: What heartburn? I slept like a baby.",
      /denies heartburn/,
      /[Rr]eports/,
    ],
    [
      "D: How are the headaches on the propranolol? / P: What headaches? Not one since March.",
      /denies headache/,
      /[Rr]eports/,
    ],
    ["D: How's the cough? / P: What cough?", /denies cough/],
    ["D: How are the hot flashes since the patch? / P: Ha, what hot flashes? I sleep now.", /denies hot flashes/],
    ["D: And the back pain? / P: What back pain? It's my hip that hurts.", /denies back pain/, /denies hip/],
  ]);
  expectNotes("is not denied by a question what it is", [
    ["D: Any nausea? / P: What's nausea?", /./, /denies nausea/i],
    ["D: How's the itching? / P: What do you mean, itching?", /./, /denies/i],
    ["D: What kind of pain is it? / P: What kind of pain? It's sharp.", /./, /denies/i],
    ["D: Is the swelling any better? / P: What, the swelling? No, worse.", /./, /denies/i],
  ]);
});
