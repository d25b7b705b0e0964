import { describe } from "vitest";
import { expectNotes } from "../facts/harness";

describe("an order", () => {
  const visit = "D: You have bronchitis. ";
  expectNotes("is written as a clinician writes it", [
    [`${visit}I'm going to prescribe some naproxen, 500 mg, twice a day.`, /prescribe naproxen 500 mg twice daily\./],
    [`${visit}We'll order some blood work.`, /We will order blood work\./],
    [`${visit}We will refer you to cardiology.`, /We will refer the patient to cardiology\./],
    [`${visit}I'll put in a referral to pulmonology.`, /We will refer the patient to pulmonology\./],
    [`${visit}Take ibuprofen 400 mg q6h with food.`, /400 mg every 6 hours with food/, /q6h/],
    [`${visit}Let's get your sleep study scheduled.`, /schedule the patient's sleep study\./i, /obtain/i],
    [`${visit}I want to put him on amoxicillin 500 mg.`, /We will start amoxicillin 500 mg/, /advised/],
    [`${visit}We'll get a scale, weigh yourself every morning.`, /I advised the patient to .*weigh/, /We will/],
  ]);
  expectNotes("that repeats another is left out", [
    [
      `${visit}Continue famotidine 20 mg once daily. Order famotidine, 20 mg, once daily.`,
      /continue famotidine/i,
      /order/i,
    ],
    [
      `${visit}Let's increase your metformin. We'll increase the metformin to 1000 mg twice a day.`,
      /increase (?:the )?metformin to 1000 mg/i,
      /increase metformin\./i,
    ],
  ]);
});

describe("a problem", () => {
  expectNotes("has its own orders", [
    [
      "D: My impression of you at this time, from an asthma standpoint, let's continue the albuterol. Then, from an anemia standpoint, we'll order iron studies.",
      /Asthma\.[^]*albuterol[^]*Anemia\.[^]*iron studies/,
    ],
    [
      "D: So for your first problem, your gout, continue allopurinol. For your last little issue, your epilepsy, we'll continue you on the Keppra.",
      /Gout\.[^]*allopurinol[^]*Epilepsy\.[^]*Keppra/i,
    ],
  ]);
  expectNotes("is listed once", [
    [
      "D: I think this is an acute exacerbation of your arthritis. We'll order a panel.",
      /arthritis\./,
      /acute exacerbation\./,
    ],
    [
      "D: You have a scaphoid fracture. This is a scaphoid fracture of the wrist. We'll put you in a cast.",
      /scaphoid fracture/i,
      /scaphoid fracture[^]*ASSESSMENT[^]*scaphoid fracture[^]*scaphoid fracture/i,
    ],
  ]);
});

describe("the patient's agreement", () => {
  expectNotes("is noted after an order", [
    [
      "D: You have gout. My plan is this. We'll start colchicine 0.6 mg twice a day. I hope that helps with the pain. / P: Okay, sounds good.",
      /Patient agreement: The patient agrees with the recommended treatment plan\./,
    ],
    [
      "D: You have gout. My plan is this. We'll start colchicine 0.6 mg twice a day. / P: Perfect.",
      /Patient agreement:/,
    ],
    [
      "D: You have gout. My plan is this. We'll start colchicine 0.6 mg twice a day. / P: Okay.",
      /colchicine/,
      /agreement/,
    ],
    ["D: My plan is this. It's just a cold. / P: Perfect.", /cold/i, /agreement/],
  ]);
});
