import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import type { Speaker } from "../../../../src/shared/transcription/utterance";

type Line = readonly [Speaker, string];
const doctor = (text: string): Line => ["clinician", text];
const patient = (text: string): Line => ["patient", text];

function findings(lines: readonly Line[], text: string, section = "Assessment and plan", drafted = true) {
  const visit = readSaidVisit(lines.map(([speaker, said], i) => ({ id: `u${i}`, speaker, text: said })));
  const evidence = drafted ? lines.map((_, i) => `u${i}`) : [];
  return checkSentence({ id: "s", text, evidence, origin: drafted ? "drafted" : "typed" }, section, visit);
}
const kinds = (...args: Parameters<typeof findings>) => findings(...args).map(({ kind }) => kind);

describe("faults that must be resolved", () => {
  it.each<[title: string, lines: Line[], text: string, kind: string]>([
    ["a different drug", [doctor("We'll start you on ramipril.")], "Start bisoprolol.", "drug"],
    [
      "a different dose",
      [doctor("Let's increase your ramipril to 10 milligrams.")],
      "Increase ramipril to 5 mg.",
      "dose",
    ],
    ["a different unit", [doctor("Take levothyroxine 75 micrograms a day.")], "Levothyroxine 75 mg daily.", "dose"],
    [
      "a different frequency",
      [doctor("Take naproxen 500 mg twice a day.")],
      "Naproxen 500 mg four times a day.",
      "frequency",
    ],
    ["a different duration", [patient("The cough has been there for two weeks.")], "Cough for 2 months.", "time"],
    ["the other side", [patient("My left elbow is sore.")], "Right elbow pain.", "side"],
    ["the opposite verb of an order", [doctor("I want you to stop the naproxen.")], "Continue naproxen.", "action"],
    ["a relative's disease attributed to the patient", [patient("My father had gout.")], "History of gout.", "family"],
  ])("finds %s", (_title, lines, text, kind) => {
    expect(findings(lines, text)).toContainEqual(expect.objectContaining({ kind, must: true }));
  });

  it("finds a denied symptom that was reported", () => {
    const lines = [doctor("Any palpitations?"), patient("Yes, most evenings.")];
    expect(findings(lines, "Denies palpitations.", "HPI")).toMatchObject([{ kind: "negation", must: true }]);
  });

  it("quotes what was said and offers it as the change", () => {
    const [finding] = findings([patient("My left elbow is sore.")], "Right elbow pain.");
    expect(finding?.heard).toBe("My left elbow is sore.");
    expect(finding?.answers[0]).toMatchObject({ label: "Change to Left", text: "Left elbow pain." });
  });
});

describe("faults for review", () => {
  it.each<[title: string, lines: Line[], text: string, kind: string]>([
    ["a dropped “as needed”", [doctor("Take paracetamol 500 mg as needed.")], "Paracetamol 500 mg.", "condition"],
    ["a certainty that was not said", [doctor("I think this is probably gastritis.")], "Gastritis.", "certainty"],
    ["a different body part", [patient("My knee hurts when I kneel.")], "Hip pain when kneeling.", "site"],
  ])("finds %s", (_title, lines, text, kind) => {
    expect(kinds(lines, text)).toContain(kind);
  });

  it("asks for “as needed” only of a drug that is continued", () => {
    const lines = [
      patient("I take lisinopril 10 mg and ibuprofen 400 mg as needed."),
      doctor("Start meloxicam 15 mg once a day and stop the ibuprofen."),
    ];
    expect(kinds(lines, "Stop the ibuprofen.")).toEqual([]);
    expect(kinds(lines, "Discontinue taking ibuprofen.")).toEqual([]);
    expect(kinds(lines, "Stop lisinopril and take ibuprofen 400 mg.")).toContain("condition");
  });

  it("reports a typed drug that was not mentioned without blocking signing", () => {
    expect(findings([patient("My knee hurts.")], "Takes warfarin.", "Medications", false)).toMatchObject([
      { kind: "drug", must: false },
    ]);
  });
});

describe("equivalent wording", () => {
  it.each<[title: string, lines: Line[], text: string]>([
    ["brand and generic", [patient("I'm on Eliquis twice a day.")], "Apixaban twice daily."],
    ["American and British names", [patient("I use my albuterol.")], "Uses salbutamol."],
    ["lay and clinical words", [patient("I was throwing up all night.")], "Reports vomiting."],
    ["a denied list", [doctor("Any fevers, chills or sweats?"), patient("Nope.")], "Denies fever, chills and sweats."],
    ["weeks and days", [doctor("See you in 14 days.")], "Follow-up in 2 weeks."],
    ["abbreviations", [doctor("Amoxicillin 500 mg three times a day.")], "Amoxicillin 500 mg t.i.d."],
    [
      "a partial answer",
      [doctor("Any cough, fever or sore throat?"), patient("A bit of a cough, otherwise fine.")],
      "Reports cough. Denies fever.",
    ],
  ])("accepts %s", (_title, lines, text) => {
    expect(findings(lines, text, "HPI")).toEqual([]);
  });
});

it("4,000 repeated words are checked in under 10 seconds", () => {
  const lines = [patient("no no no ".repeat(4_000)), patient("1 ".repeat(4_000))];
  const start = performance.now();
  findings(lines, "Denies pain ".repeat(300));
  expect(performance.now() - start).toBeLessThan(10_000);
});
