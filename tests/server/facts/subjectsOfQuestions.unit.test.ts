import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what a question is about", () => {
  expectNotes("is the symptom or habit discussed last if it asks for an attribute", [
    [
      "P: I've had this belly pain for two days. / D: Do you use any recreational drugs? / P: Cannabis. / D: How long have you been using it? / P: For twelve years.",
      /Recreational drugs: cannabis; for 12 years/i,
      /(?:pain|symptoms?)[^.]*12 years/i,
    ],
    [
      "P: I have a headache. It began three days ago. / D: Any rash? / P: Yes, on my arms. / D: When did that start? / P: This morning.",
      /rash[^.]*this morning/i,
      /headache[^.]*this morning/i,
    ],
    [
      "P: I've been wheezing for a week. / D: And any ankle pain? / P: Yes. / D: How bad is it out of ten? / P: A four.",
      /ankle pain is 4/i,
      /wheezing[^.]*on a scale/i,
    ],
    [
      "P: I have back pain since Monday. / D: How long have you worked as a roofer? / P: For twenty years.",
      /back pain/i,
      /pain[^.]*20 years/i,
    ],
    [
      "P: My shoulder hurts. / D: Where exactly? / P: It's right here in the front, just right over the joint, on the left.",
      /left/i,
      /right (?:side|shoulder)/i,
    ],
  ]);
  expectNotes("is not denied by a “no” if it is a known symptom", [
    [
      "P: I've had this cough for a month. / D: Is there any time of day when the cough is worse? / P: Not really.",
      /cough/i,
      /denies cough/i,
    ],
    ["D: Any fever? / P: No, I don't feel like I have a fever.", /denies fever/i, /reports fever/i],
    ["D: Can you bend the elbow? / P: Not without a lot of pain.", /./, /denies[^.]*pain/i],
  ]);
  expectNotes("is the complaint if it asks for the onset", [
    [
      "D: What brings you in? / P: I have chest pain. / D: When did it start? / P: It started forty minutes ago.",
      /CHIEF COMPLAINT\s+Chest pain for 40 minutes/,
    ],
    [
      "D: What brings you in? / P: I've got this rash. / D: How long have you had it? / P: About nine days.",
      /CHIEF COMPLAINT\s+Rash for about 9 days/,
    ],
  ]);
});

describe("a question that names its subject", () => {
  expectNotes("is not answered about something else", [
    [
      "P: I have headaches. / D: How long did the shimmering last? / P: Twenty minutes? Then the headache came.",
      /Headache\.\s/,
      /20 minutes/,
    ],
    ["P: I have headaches. / D: How long did the attack last? / P: Two hours.", /2 hours/],
    [
      "O: He has an earache. / D: Is he around smoke, is he in daycare? / O: Daycare three days.",
      /^/,
      /Smoking: [Dd]aycare/,
    ],
    ["P: I have a cough. / D: Do you smoke? / P: Ten a day.", /10 (?:a day|per day|daily)/],
  ]);
});
