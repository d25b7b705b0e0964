import { describe, expect, test } from "vitest";
import { readNoteFacts } from "../../../src/server/facts/readNoteFacts";
import { expectNotes, factsOf } from "./harness";

describe("informants", () => {
  expectNotes("speak for the patient", [
    ["O: I'm Tom's mother. He has had a cough since Monday.", /cough/i],
    ["D: Does he have a fever? / O: No.", /denies fever/i],
    ["O: I interpret for Mrs. Silva. She says her chest hurts.", /chest pain/i, /interpreter has/i],
    ["D: Does she take any medicine? / O: She says only ibuprofen.", /ibuprofen/i],
    ["D: Has she lost weight? / O: She says no.", /denies weight loss/i],
    ["O: He's been vomiting since last night. I have a headache too.", /vomiting/i, /headache/i],
    ["O: She fell on Tuesday and her wrist is swollen.", /wrist/i],
    ["D: Any allergies? / O: He is allergic to amoxicillin.", /allergic to amoxicillin/i],
    ["O: My own back hurts, but she is here for a rash.", /rash/i],
    ["D: How long has he been coughing? / O: About five days.", /5 days/i],
  ]);
});

describe("dictation", () => {
  expectNotes("converts spoken punctuation", [
    ["D: Exam colon lungs clear comma no wheezes full stop", /lungs[^.]*clear/i, /\bcomma\b|full stop/i],
    ["D: Plan colon ibuprofen four hundred milligrams three times a day full stop", /ibuprofen 400 mg/i, /full stop/i],
    [
      "D: Exam colon abdomen soft comma no guarding full stop new line Plan colon omeprazole twenty milligrams daily full stop",
      /abdomen soft[^]*omeprazole 20 mg/i,
      /new line/i,
    ],
    [
      "D: Plan colon start metformin five hundred milligrams daily full stop new line check A1c in three months full stop",
      /a1c[^]*metformin/i,
      /full stop/i,
    ],
    ["D: Exam colon heart regular rate and rhythm full stop", /regular rate and rhythm/i, /\bcolon\b/i],
  ]);
  test("keeps the body part colon", () => {
    expect(factsOf("P: My father had colon cancer.")[0]?.slots.condition?.text).toMatch(/colon cancer/i);
  });
});

describe("small talk", () => {
  expectNotes("stays out of the note", [
    ["D: Did you watch the game last night? / P: Yes, what a game. / D: Any cough? / P: No.", /denies cough/i, /game/i],
    ["P: Nice weather today. My hip hurts.", /hip/i, /weather/i],
    ["P: Happy new year, doctor. I have a sore throat.", /sore throat/i, /new year/i],
    ["D: How was the movie? / P: Great movie. My ear hurts though.", /ear/i, /movie/i],
  ]);
});

describe("documents", () => {
  const read = (section: string, text: string) => readNoteFacts([{ id: "s1", section, text }]);
  test.each([
    ["hpi", "Denies fever, chills or cough.", "symptom", "absent", "fever"],
    ["hpi", "c/o SOB x 3 days.", "symptom", "present", "shortness of breath"],
    ["hpi", "The patient reports left knee pain for 3 weeks.", "symptom", "present", "left knee pain"],
    ["past_history", "History of hypertension.", "condition", "present", "hypertension"],
    ["medications", "Lisinopril 10 mg b.i.d.", "medication", "present", "lisinopril"],
  ])("state a fact in %s: %s", (section, text, kind, polarity, name) => {
    const fact = read(section, text).find((candidate) => candidate.kind === kind);
    expect(fact?.polarity).toBe(polarity);
    expect(fact?.slots.name?.text.toLowerCase()).toBe(name);
  });
  test("state no allergies as NKDA", () => {
    expect(read("allergies", "NKDA.")).toMatchObject([{ kind: "allergy", polarity: "absent" }]);
  });
  test("state an allergen with its reaction", () => {
    expect(
      read("allergies", "Penicillin (rash).").find(({ kind }) => kind === "allergy")?.slots.substance?.text,
    ).toMatch(/penicillin/i);
  });
  test("state a dose and a frequency", () => {
    const [fact] = read("plan", "Increase metformin to 1000 mg twice daily.").filter(({ slots }) => slots.dose);
    expect([fact?.slots.dose?.text, fact?.slots.frequency?.text]).toEqual(["1000", "twice daily"]);
  });
});

describe("facts", () => {
  test("are equal for equal transcripts", () => {
    const dialogue = "D: Any fever? / P: No. / P: I take metformin.";
    expect(factsOf(dialogue)).toEqual(factsOf(dialogue));
  });
  test("keep their ids when turns are added", () => {
    const ids = factsOf("P: I have a cough.").map(({ id }) => id);
    expect(factsOf("P: I have a cough. / D: Any fever? / P: No.").map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
  });
  test("are read from a long repetitive turn in a time proportional to its length", () => {
    const seconds = (times: number): number => {
      const started = process.cpuUsage();
      factsOf(`P: ${"and my left knee no not pain, ".repeat(times)}`);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1e6;
    };
    seconds(500); // compiles
    expect(seconds(4_000)).toBeLessThan(20 * seconds(500) + 1);
  });
  test("are empty for an empty transcript", () => {
    expect(factsOf("")).toEqual([]);
  });
});
