import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

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

describe("a sentence cut by the listener", () => {
  test("is read as one sentence", () => {
    const facts = factsOf(
      "D: Let me do your physical exam. / D: On your heart exam I appreciate a two out of six- / P: Mm-hmm. / D: systolic murmur at the apex.",
    );
    const found = facts.find(({ kind }) => kind === "exam");
    expect(found?.slots.finding?.text).toMatch(/2\/6 systolic murmur at the apex/);
    expect(found?.evidence.map(({ turn }) => turn)).toEqual(["1", "3"]);
  });
  expectNotes("stays apart from the next if it was finished", [
    ["D: Any nausea? / P: No nausea. / D: Okay. / P: But I vomited twice.", /denies nausea/i, /denies[^.]*vomit/i],
  ]);
});

describe("orders that continue in the next sentence", () => {
  expectNotes("have the dose and frequency of the next sentence", [
    [
      "D: For your plan, I'm going to prescribe you some naproxen. You can take that twice a day.",
      /naproxen twice daily/i,
    ],
    [
      "D: For the plan I'll start you on a course of doxycycline. I'm going to give you 100 milligrams daily for 7 days.",
      /doxycycline 100 mg daily for 7 days/i,
    ],
  ]);
  expectNotes("do not include a hope", [
    [
      "D: For your hypertension, continue the amlodipine. Hopefully with a better diet we can eventually take you off the amlodipine.",
      /continue[^.]*amlodipine/i,
      /stop[^.]*amlodipine/i,
    ],
  ]);
});

describe("words that look like drugs or fillers", () => {
  expectNotes("are read as cholesterol and the emergency room", [
    [
      "D: Do you take any medications? / P: Yes, for blood pressure and cholesterol, ramipril and ezetimibe.",
      /Ramipril\.\s+Ezetimibe\./i,
      /MEDICATIONS\s+Cholesterol/i,
    ],
    [
      "P: I went to the ER on Friday and they gave me antibiotics for the infection.",
      /went to the emergency department/i,
    ],
  ]);
});

describe("diagnoses that a clinician weighs", () => {
  expectNotes("are written with their certainty", [
    [
      "P: My calf is swollen. / D: I think the most likely thing here is a DVT. It could also be a ruptured Baker's cyst or cellulitis.",
      /Likely DVT[\s\S]*cellulitis/i,
      /(?:^|\n)Cellulitis\./,
    ],
    [
      "P: I've been coughing blood. / D: It sounds like it could be tuberculosis, or possibly a bacterial infection.",
      /possible tuberculosis[\s\S]*bacterial infection/i,
    ],
    [
      "P: My throat is sore. / D: First we want to rule out strep throat, so we'll do a swab.",
      /rule out strep/i,
      /no evidence of/i,
    ],
  ]);
  expectNotes("are left out if they are known or a relative's", [
    [
      "P: My mother had a stroke. Is that like a clot? / D: It could be, a stroke can have many causes.",
      /./,
      /possible stroke/i,
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
