import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("corrections and retractions", () => {
  expectNotes("keep the last version", [
    ["P: It's my left shoulder, no wait, my right shoulder that hurts.", /right shoulder/i, /left shoulder/i],
    ["P: I've had this rash for two days. Actually no, it's been four days.", /4 days/i, /2 days/i],
    ["D: I'll order an MRI of the knee. Scrap that, you had one in June.", /./, /order an mri/i],
    [
      "D: We'll increase the losartan. Hang on, no, leave the losartan as it is.",
      /losartan unchanged/i,
      /increase losartan/i,
    ],
    [
      "D: My plan: I'll prescribe naproxen. Actually, scratch that. Take acetaminophen 500 milligrams as needed.",
      /acetaminophen/i,
      /prescribe naproxen/i,
    ],
    ["P: I take 10, sorry, 20 milligrams of lisinopril.", /lisinopril 20 mg/i, /10 mg/i],
    [
      "D: I'll get you an x-ray of the foot. Never mind, we have one from yesterday.",
      /./,
      /order an x-ray|obtain an x-ray/i,
    ],
    ["D: My plan: I will refer you to cardiology. You know what, forget that.", /./, /refer to cardiology/i],
    ["D: We'll start amlodipine 5 milligrams a day. Wait, no, make that 10 milligrams.", /10 mg/i],
    ["D: Assessment and plan: we will check a TSH. Let us hold off on that.", /./, /check a tsh/i],
  ]);
});

describe("refusals", () => {
  expectNotes("are noted as refusals", [
    ["D: I'd advise a colonoscopy. / P: No, I won't have that.", /declines/i],
    ["D: I recommend a flu shot today. / P: I don't want that.", /declines/i],
    ["D: I would recommend physical therapy. / P: I'd rather not do that.", /declines/i],
    [
      "D: My plan: I want to start you on sertraline 50 milligrams a day. / P: No, I will not take that.",
      /sertraline[^.]*declines/i,
      /we will start sertraline/i,
    ],
    ["D: We will order a mammogram. / P: No, I do not want a mammogram.", /declines/i, /we will order a mammogram/i],
    ["D: I recommend an injection for the shoulder. / P: No thanks, I do not want another injection.", /declines/i],
    ["D: I'd suggest a statin. / P: I am not taking that.", /declines/i],
    ["D: I would like to refer you to a surgeon. / P: No, I do not want surgery.", /declines/i],
    ["D: I recommend insulin. / P: I refuse to take it.", /declines/i],
    ["D: I'd recommend a biopsy. / P: I would rather not have it.", /declines/i],
  ]);
});

describe("conditions", () => {
  expectNotes("stay with their order", [
    [
      "D: My plan: if the culture is positive, I'll prescribe nitrofurantoin.",
      /if the culture is positive[^.]*nitrofurantoin/i,
    ],
    ["D: My plan: I'll check a TSH, and if it's high we'll start levothyroxine.", /if it is high[^.]*levothyroxine/i],
    ["D: My plan: if your pain gets worse, call us.", /if[^.]*pain[^.]*call|call[^.]*if/i],
    [
      "D: My plan: we'll do an x-ray, and if that shows a fracture we'll refer you to orthopedics.",
      /if that[^.]*fracture[^.]*refer/i,
    ],
    ["D: My plan: take ibuprofen only if you need it for pain.", /ibuprofen[^.]*if/i],
    ["D: My plan: go to the emergency room if you have chest pain.", /emergency room if/i],
    [
      "D: My plan: if the strep test is positive, I will prescribe penicillin.",
      /if the strep test is positive[^.]*penicillin/i,
    ],
    [
      "D: My plan: we'll recheck the potassium, and if it is low we'll start a supplement.",
      /if it is low[^.]*supplement/i,
    ],
    ["D: My plan: come back in two weeks if it isn't better.", /2 weeks if/i],
    ["D: My plan: if you develop a fever, stop the methotrexate.", /if[^.]*fever[^.]*stop/i],
  ]);
});

describe("diagnoses", () => {
  expectNotes("keep their certainty", [
    ["D: I think this is bronchitis.", /likely bronchitis/i],
    ["D: I wonder whether this is sciatica.", /possible sciatica/i],
    ["D: This could be pneumonia.", /possible pneumonia/i],
    ["D: I suspect gastritis.", /suspected gastritis/i],
    ["D: This looks like shingles.", /likely shingles/i],
    ["D: I reckon it's gout.", /likely gout/i],
    ["D: It sounds like migraine.", /likely migraine/i],
    ["D: I'm concerned that you might have appendicitis.", /possible appendicitis/i],
    ["D: The findings are consistent with carpal tunnel syndrome.", /likely carpal tunnel syndrome/i],
    ["D: My assessment: I believe you have plantar fasciitis.", /likely plantar fasciitis/i],
  ]);
});

describe("orders", () => {
  test("have slots for drug, dose and frequency", () => {
    const order = factsOf("D: My plan: start atorvastatin 40 milligrams once a day.").find(
      ({ kind }) => kind === "order",
    );
    expect(order?.slots.name?.text).toBe("atorvastatin");
    expect(order?.slots.dose?.text).toBe("40");
    expect(order?.slots.unit?.text).toBe("mg");
    expect(order?.slots.frequency?.text).toBe("daily");
  });
  test("have the characters of their turn as evidence", () => {
    const dialogue = "D: My plan: start atorvastatin 40 milligrams once a day.";
    const [fact] = factsOf(dialogue).filter(({ kind }) => kind === "order");
    const evidence = fact?.evidence[0];
    expect(dialogue.slice(3).slice(evidence?.start, evidence?.end)).toContain("atorvastatin");
  });
});

describe("examination findings", () => {
  test.each([
    ["There is a red rash on both hands.", "Skin"],
    ["No rash on the feet.", "Skin"],
    ["The knee has full range of motion, no rash.", "Musculoskeletal"],
    ["There are white plaques on the tongue.", "Ears, Nose, Mouth and Throat"],
  ])("are assigned to their body system: %s", (said, system) => {
    const [finding] = factsOf(`D: Let me do a physical exam. / D: ${said}`).filter(({ kind }) => kind === "exam");
    expect(finding?.slots.system?.text).toBe(system);
  });
});

describe("vital signs and results", () => {
  expectNotes("are noted with their values", [
    ["D: Your blood pressure is one thirty over eighty.", /blood pressure: 130\/80/i],
    ["D: Your heart rate is 72 and your temperature is 98.6.", /heart rate: 72[^]*temperature: 98\.6/i],
    ["D: Your oxygen saturation is 97 percent.", /oxygen saturation: 97%/i],
    ["D: Your blood pressure looks good today. It's about 124/76.", /124\/76/],
    ["D: He weighs 21 kilos.", /weight: 21 kg/i],
    ["D: I reviewed your chest x-ray and it shows no pneumonia.", /x-ray[^.]*no pneumonia/i],
    ["D: Your hemoglobin A1c came back at 7.4.", /A1c[^.]*7\.4/i],
    ["D: Your respiratory rate is 16.", /respiratory rate: 16/i],
    ["D: The MRI of the knee shows a meniscus tear.", /MRI[^.]*meniscus tear/i],
    ["D: Your ejection fraction on the echo was 45 percent.", /45%/],
  ]);
});
