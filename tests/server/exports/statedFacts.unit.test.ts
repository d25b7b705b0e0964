import { describe, expect, test } from "vitest";
import type { Sentence } from "../../../src/shared/notes/document";
import { factResource } from "../../../src/server/exports/fhir/factResource";
import { statedFacts } from "../../../src/server/exports/fhir/statedFacts";

const refs = {
  patient: { reference: "p" },
  encounter: { reference: "e" },
  practitioner: { reference: "c" },
  at: null,
  isSigned: true,
};

/**
 * Returns what is exported of a visit, one text per resource.
 * @param said lines of the visit: those that begin with "C: " by the clinician, all others by the patient.
 * @param written sentences by section, each with every line as evidence; a person wrote the sections whose name begins
 * with "+".
 */
function exported(said: readonly string[], written: Readonly<Record<string, readonly string[]>>): string[] {
  const turns = said.map((line, at) => ({
    id: `t${at}`,
    speaker: line.startsWith("C: ") ? ("clinician" as const) : ("patient" as const),
    text: line.replace(/^C: /, ""),
  }));
  const sections = Object.entries(written).map(([name, texts]) => ({
    id: name,
    key: name.replace("+", ""),
    title: name,
    style: "bullets" as const,
    sentences: texts.map((text, at): Sentence => ({
      id: `${name}${at}`,
      text,
      evidence: turns.map(({ id }) => id),
      origin: name.startsWith("+") ? "edited" : "drafted",
      findings: [],
    })),
  }));
  return statedFacts({ sections }, turns).flatMap(({ fact }) => {
    const resource = factResource(fact, refs);
    if (!resource) return [];
    const { status, code, medicationCodeableConcept, dosage, reaction, valueQuantity, component } = resource;
    return JSON.stringify([status, code ?? medicationCodeableConcept, dosage, reaction, valueQuantity, component]);
  });
}

const takes = ["I take lisinopril 10 mg once a day."];
const penicillin = ["C: Are you allergic to anything?", "Penicillin, I break out in a rash."];

describe("a medication is exported", () => {
  test.each([
    "Lisinopril 10 mg daily.",
    "Takes lisinopril 10 mg daily",
    "Lisinopril 10 mg daily, metformin 500 mg twice daily.",
  ])("from the sentence “%s”", (text) => {
    const [only, ...others] = exported(takes, { medications: [text] });
    expect(others).toEqual([]);
    expect(only).toMatch(/"active".*lisinopril.*10 mg daily/);
    expect(exported(takes, { "+medications": [text] })).toEqual([only]);
  });

  test.each([
    "Lisinopril 20 mg daily.",
    "Lisinopril 10 mg twice daily (was 10 mg once a day in June).",
    "Lisinopril 20 mg daily (was 10 mg daily).",
    "Lisinopril 10 mg → 20 mg daily.",
    "Lisinopril 10 mcg daily.",
    "Not taking lisinopril 10 mg daily.",
    "Lisinopril 10 mg daily, stopped.",
    "Lisinopril 10 mg daily: on hold.",
    "Mother takes lisinopril 10 mg daily.",
    "Allergic to lisinopril 10 mg daily.",
    "Losartan 10 mg daily.",
    "Start lisinopril 10 mg daily.",
    "Lisinopril 10 mg daily as needed.",
    "Lisinopril 10 mg daily, d/c'd in May.",
  ])("not from the sentence “%s”", (text) => {
    expect(exported(takes, { medications: [text] })).toEqual([]);
  });

  test.each([
    ["I stopped taking lisinopril 10 mg a month ago.", "Lisinopril 10 mg: stopped.", '"stopped"'],
    ["I never took the metformin.", "Not taking metformin.", '"not-taken"'],
  ])("as stopped or not taken: %s", (said, text, status) => {
    expect(exported([said], { medications: [text] })[0]).toContain(status);
    expect(exported([said], { medications: [text.replace(/: stopped|Not /, "")] })).toEqual([]);
  });

  test("not if an edited sentence differs from another sentence", () => {
    const written = { subjective: ["Takes lisinopril 10 mg daily."], "+medications": ["Lisinopril 20 mg daily."] };
    expect(exported(takes, written)).toEqual([]);
  });

  test.each([
    "C: Let's stop the lisinopril.",
    "C: I'm going to increase the lisinopril to 20 mg once a day.",
    "C: Hold the lisinopril for two days.",
    "C: We'll switch from lisinopril to losartan.",
    "C: Let's reduce your lisinopril to 5 mg.",
  ])("not beside the order “%s”, even if the note lacks it", (order) => {
    expect(exported([...takes, order], { medications: ["Lisinopril 10 mg daily."] })).toEqual([]);
  });

  test("beside an order to continue it, or to change another drug", () => {
    for (const order of ["C: Continue the lisinopril.", "C: Let's stop the ibuprofen."])
      expect(exported([...takes, order], { medications: ["Lisinopril 10 mg daily."] })).toHaveLength(1);
  });

  test("not if a sentence that the clinician typed stops it", () => {
    const written = { medications: ["Lisinopril 10 mg daily."], "+plan": ["Stop lisinopril."] };
    expect(exported(takes, written)).toEqual([]);
  });
});

describe("an allergy is exported", () => {
  test("with its reaction, or without a reaction that the sentence lacks", () => {
    expect(exported(penicillin, { allergies: ["Allergic to penicillin (rash)."] })[0]).toMatch(/penicillin.*rash/);
    const [changed = ""] = exported(penicillin, { "+allergies": ["Allergic to penicillin (anaphylaxis)."] });
    expect(changed).toContain("penicillin");
    expect(changed).not.toContain("rash");
  });

  test.each([
    "Penicillin allergy ruled out (rash).",
    "Allergic to penicillin (rash): ruled out",
    "Not allergic to penicillin.",
    "Possibly allergic to penicillin (rash).",
    "Tolerates penicillin; rash was viral.",
    "Allergic to amoxicillin (rash).",
    "Father allergic to penicillin (rash).",
    "Intolerance to penicillin (rash).",
    "Penicillin allergy (rash) cleared by testing.",
  ])("not from the sentence “%s”", (text) => {
    expect(exported(penicillin, { "+allergies": [text] })).toEqual([]);
  });
});

describe("a denial of allergies is exported", () => {
  const denied = ["C: Are you allergic to anything?", "No."];
  const codeOf = (said: readonly string[], ...allergies: string[]) =>
    exported(said, { "+allergies": allergies }).map((text) => /"code":"(\d+)"/.exec(text)?.[1]);

  test.each(["Denies allergies.", "No known allergies.", "None known."])("as no known allergy, from “%s”", (text) => {
    expect(codeOf(denied, text)).toEqual(["716186003"]);
  });

  test.each([
    "Denies drug allergies.",
    "Asked about allergies.",
    "No known allergies except latex.",
    "Allergic to latex.",
    "Denies latex allergies.",
  ])("not from “%s”", (text) => {
    expect(codeOf(denied, text)).toEqual([]);
  });

  test("not beside an allergy", () => {
    expect(codeOf(denied, "Denies allergies.", "Allergic to latex.")).toEqual([]);
  });

  test.each([
    ["Any drug allergies?", "409137002"],
    ["Are you allergic to any medications?", "409137002"],
    ["Any allergies to medicines?", "409137002"],
    ["Any food allergies?", "429625007"],
    ["Any allergies?", "716186003"],
  ])("as the group that “%s” asks about", (question, code) => {
    expect(codeOf([`C: ${question}`, "No."], "Denies allergies.")).toEqual([code]);
  });

  test.each(["Any seasonal allergies?", "Are you allergic to latex?", "Any drug or food allergies?"])(
    "not for a group without a code: “%s”",
    (question) => {
      expect(codeOf([`C: ${question}`, "No."], "Denies allergies.")).toEqual([]);
    },
  );
});

describe("a vital sign is exported", () => {
  const measured = ["C: Your blood pressure is 148/92, pulse 98, temperature 98.6, oxygen saturation 97 percent."];
  const vitals = (...objective: string[]) => exported(measured, { objective });

  test("for each of several in the sentences of a note", () => {
    const all = vitals("BP 148/92, pulse 98.", "Temperature: 98.6 degrees.", "SpO2 97%");
    expect(all).toHaveLength(4);
  });

  test("only if the sentence has its name beside the whole number, and neither an older value nor another place", () => {
    expect(vitals("Temperature: 98.6 degrees.")).toHaveLength(1);
    expect(vitals("Temperature: 98.6 degrees.")[0]).toContain("98.6");
    for (const text of [
      "98 bpm.",
      "Pulse 98.5",
      "Pulse 198",
      "Pulse 89",
      "Blood pressure: 148/9",
      "BP 130/80 (was 148/92)",
      "BP 148/92 at home",
    ])
      expect(vitals(text)).toEqual([]);
  });
});
