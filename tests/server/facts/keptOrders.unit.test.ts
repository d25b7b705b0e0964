import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("ordered drugs stay ordered", () => {
  const cystitis = "D: So this is cystitis. Start nitrofurantoin 100 mg and paracetamol.";
  const both = /start[^.]*nitrofurantoin[^.]*paracetamol/i;
  expectNotes("if none of them is the answer to a question", [
    [`${cystitis} / P: Are any of those bad for my kidneys? / D: None of those, no.`, both],
    [`${cystitis} / P: Do they make me sleepy? / D: No, neither of them.`, both],
    [`${cystitis} / P: Which of these has gluten in it? / D: None of them.`, both],
    [`${cystitis} / P: Are those addictive? / D: Not those.`, both],
    [`${cystitis} / P: Is one of them a steroid? / D: No, not either of those.`, both],
  ]);
  expectNotes("if none of them repeats the answer to the clinician's question", [
    [
      "D: So this is a back strain. Start codeine 30 mg and naproxen 250 mg. Ever had ulcers, asthma or bleeding? / P: No. / D: None of those, great.",
      /start[^.]*codeine[^.]*naproxen/i,
    ],
    [
      "D: So this is gout. Start colchicine 500 mcg and omeprazole 20 mg. Any liver trouble or kidney stones? / P: No. / D: Neither of those, good.",
      /start[^.]*colchicine[^.]*omeprazole/i,
    ],
  ]);
  const fibrillation = "D: So this is atrial fibrillation. Start rivaroxaban 20 mg daily.";
  expectNotes("if the clinician explains how to take them", [
    [`${fibrillation} / D: You should not take rivaroxaban without food.`, /start rivaroxaban 20 mg/i],
    ["D: So this is a sprain. Start tramadol 50 mg. You must not take tramadol with alcohol.", /start tramadol 50 mg/i],
    [
      "D: So this is diabetes. Start metformin 500 mg. You should not take metformin if you're vomiting.",
      /start metformin 500 mg/i,
    ],
    [
      "D: So this is diabetes. Start metformin 500 mg. If you're vomiting, you should not take metformin.",
      /start metformin 500 mg/i,
    ],
    [
      "D: So this is acne. Start doxycycline 100 mg daily. You can't have doxycycline with milk.",
      /start doxycycline 100 mg/i,
    ],
    [
      "D: So this is hypertension. Start lisinopril 10 mg and atorvastatin 20 mg. Do not take those with grapefruit.",
      /start[^.]*lisinopril 10 mg[^.]*atorvastatin 20 mg/i,
    ],
    [
      "D: So this is a sprain. Start ibuprofen 400 mg and codeine 30 mg. Don't take ibuprofen and codeine on an empty stomach.",
      /start[^.]*ibuprofen 400 mg[^.]*codeine 30 mg/i,
    ],
  ]);
  expectNotes("if a no to the patient's question names them", [
    [
      "D: So this is hypertension. I'll start amlodipine 5 mg. / P: Is it the one that makes you cough? / D: No, not the amlodipine.",
      /start amlodipine 5 mg/i,
    ],
    [
      "D: So this is hypertension. I'll start amlodipine 5 mg. / P: Is it the one that makes you cough? / D: No, not amlodipine.",
      /start amlodipine 5 mg/i,
    ],
    [
      "D: So this is gout. I'll start allopurinol 100 mg. / P: Will it upset my stomach? / D: No, not allopurinol.",
      /start allopurinol 100 mg/i,
    ],
    [
      "D: So this is hypertension. I'll start losartan 50 mg. / P: Is it the one that makes you cough? / D: No, not that one.",
      /start losartan 50 mg/i,
    ],
  ]);
  expectNotes("if “never mind” is about something else", [
    [
      "D: So this is atrial fibrillation. Start apixaban 5 mg twice daily. / D: Never mind what your neighbor says about it.",
      /start apixaban 5 mg/i,
    ],
    [
      "D: Hold your warfarin for two days before the procedure. / P: My daughter's worried about the cost. / D: Never mind the cost, come in on Friday for an INR.",
      /hold the patient.s warfarin/i,
    ],
    [
      "D: So this is asthma. Start montelukast 10 mg at night. / P: The pharmacy was rude. / D: Never mind them, we will send it elsewhere.",
      /start montelukast 10 mg/i,
    ],
    [
      "D: So this is asthma. Start montelukast and prednisone. / P: The pharmacy was rude. / D: Never mind them.",
      /start[^.]*montelukast and prednisone/i,
    ],
    [
      "D: So this is hypertension. Start ramipril 5 mg and indapamide 1.5 mg. / D: Never mind what you read about ramipril and indapamide.",
      /start[^.]*ramipril 5 mg[^.]*indapamide 1\.5 mg/i,
    ],
  ]);
  const pressure = "D: So this is hypertension. Start amlodipine 5 mg and indapamide 1.5 mg. / P: I had gout.";
  expectNotes("if only the other drug is taken back", [
    [`${pressure} / D: Forget the indapamide, just the amlodipine then.`, /start amlodipine 5 mg/i, /indapamide/i],
    [`${pressure} / D: Skip the indapamide and keep the amlodipine.`, /start amlodipine 5 mg/i, /indapamide/i],
    [`${pressure} / D: Cancel the indapamide but keep the amlodipine.`, /start amlodipine 5 mg/i, /indapamide/i],
    [`${pressure} / D: Ditch the indapamide, stay on the amlodipine.`, /start amlodipine 5 mg/i, /indapamide/i],
    [
      `${pressure} / D: If you vomit, skip the indapamide that day and keep the amlodipine.`,
      /start amlodipine 5 mg and indapamide 1\.5 mg/i,
    ],
    [`${pressure} / D: Scrap the indapamide, amlodipine on its own.`, /start amlodipine 5 mg/i, /indapamide/i],
    [`${pressure} / D: Drop the indapamide, only the amlodipine.`, /start amlodipine 5 mg/i, /indapamide/i],
    [`${pressure} / D: Never mind the indapamide.`, /start amlodipine 5 mg/i, /indapamide/i],
  ]);
});

describe("ordered drugs are taken back", () => {
  expectNotes("if the clinician decides against them", [
    [
      "D: So this is a sprain. I'll give you naproxen and codeine. / P: I'm on warfarin. / D: Neither of those, then.",
      /sprain/i,
      /naproxen|codeine/i,
    ],
    [
      "D: So this is a sprain. I'll start naproxen 250 mg. / P: Is that safe with an ulcer? / D: Then no naproxen.",
      /sprain/i,
      /start naproxen/i,
    ],
    [
      "D: So this is a sprain. I'll start naproxen 250 mg. / P: I had an ulcer. / D: We won't use naproxen with your stomach.",
      /sprain/i,
      /start naproxen/i,
    ],
    [
      "D: So this is a sprain. I'll start naproxen 250 mg. / P: I had an ulcer. / D: You should not take naproxen then.",
      /sprain/i,
      /start naproxen/i,
    ],
    ["D: So this is a sprain. I'll start codeine 30 mg. Never mind, you have some.", /sprain/i, /start codeine/i],
    ["D: So this is a sprain. I'll start codeine 30 mg. Never mind about that.", /sprain/i, /start codeine/i],
    ["D: So this is a sprain. I'll start codeine 30 mg. Never mind the codeine.", /sprain/i, /start codeine/i],
    [
      "D: So this is a sprain. I'll start naproxen and codeine. Don't take those, they are too strong for you.",
      /sprain/i,
      /naproxen|codeine/i,
    ],
  ]);
});

describe("an order before a wish for something else", () => {
  expectNotes("is not declined", [
    ["D: I'll start amlodipine 5 mg. / P: I'd rather have my wife here for this.", /will start amlodipine/, /declines/],
    ["D: I'll start amlodipine 5 mg. / P: I'd rather see Dr. Smith next time.", /will start amlodipine/, /declines/],
  ]);
});

describe("an order to start a drug and stop it under a condition", () => {
  expectNotes("is still given", [
    [
      "D: We'll start lisinopril 10 mg daily, but if you get a cough stop it and call me.",
      /start lisinopril 10 mg daily/i,
      /we will stop/i,
    ],
    ["D: We'll start lisinopril 10 mg daily. Actually, stop the lisinopril.", /stop/i, /start lisinopril/i],
  ]);
});

describe("an order after “we will not do that”", () => {
  const ordered = (reply: string) =>
    factsOf(
      `P: My back hurts. / D: I think this is a lumbar strain. I will prescribe naproxen 500 milligrams twice a day. / ${reply}`,
    ).filter(({ kind, status, slots }) => kind === "order" && status === "current" && slots.name?.text === "naproxen");

  test("stays current if the words can be about something else", () => {
    expect(ordered("P: Could I get an MRI? / D: No, we will not do that.")).toHaveLength(1);
    expect(ordered("P: Can I drink beer with it? / D: You should not have that.")).toHaveLength(1);
  });
  test("is withdrawn after a doubt about its drug", () => {
    expect(ordered("P: I got hives from Aleve once. / D: Then we will not use that.")).toHaveLength(0);
  });
});

describe("a wish about a new drug", () => {
  expectNotes("is not read as a refusal", [
    [
      "P: I feel down. / D: Keep the rifle at your brother's. I'd like to start you on escitalopram 10 milligrams. I'll see you in two weeks. / P: I don't want to take anything that'll make me gain weight.",
      /escitalopram/,
      /declines/,
    ],
  ]);
});
