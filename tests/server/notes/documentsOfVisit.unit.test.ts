import { describe, expect, test } from "vitest";
import { document, noteOf, visit, type Written } from "./documentHarness";
import type { Line } from "./notesHarness";

describe("referral letter", () => {
  test("has addressee, reason, question, history, medications, allergies and findings as they were said", () => {
    const { texts, findings, omissions, evidence } = document("referral_letter", visit);
    expect(texts).toMatchObject({
      to: ["Orthopedics"],
      reason: expect.arrayContaining(["We will refer the patient to orthopedics to see whether they need surgery."]),
      question: ["To see whether the patient needs surgery."],
      medications: ["Lisinopril 10 mg daily."],
      allergies: ["Allergic to penicillin (rash)."],
      findings: [expect.stringContaining("148/92")],
    });
    expect(texts["history"]?.join(" ")).toMatch(/left knee.*3 weeks/i);
    expect(texts["history"]?.join(" ")).not.toMatch(/Reports left knee pain|takes lisinopril/); // in other sections
    expect([evidence["to"], evidence["question"]]).toEqual([["u7"], ["u7"]]);
    expect([findings, omissions]).toEqual([[], []]);
  });

  test.each([
    ["You should see a dermatologist about that mole.", "Dermatologist"],
    ["I'm going to refer you to Dr. Patel for a second opinion.", "Dr. Patel"],
    ["I'll refer you to physical therapy for the knee.", "Physical therapy"],
  ])("addresses “%s” to %s", (said, to) => {
    expect(document("referral_letter", [["clinician", said]]).texts["to"]).toEqual([to]);
  });

  test("has blanks, which must be filled, for an addressee and a question that were not said", () => {
    const { texts, findings } = document(
      "referral_letter",
      visit.filter(([, text]) => !text.includes("refer")),
    );
    expect(texts).toMatchObject({ to: ["____"], question: ["____"] });
    expect(findings).toMatchObject([
      { kind: "blank", must: true, answers: [{ id: "remove" }] },
      { kind: "blank", must: true },
    ]);
    const considered = document("referral_letter", [
      ["clinician", "We might consider a referral to cardiology later."],
    ]);
    expect(considered.texts["to"]).toEqual(["____"]);
  });

  test.each([
    [
      "I take lisinopril 10 mg once a day.",
      "Let's increase the lisinopril to 20 mg once a day.",
      "Lisinopril 20 mg daily (increased at this visit; before: 10 mg daily).",
    ],
    [
      "I'm on Zoloft 100 mg every morning.",
      "I'm going to lower your sertraline to 50 mg every morning.",
      "Sertraline 50 mg every morning (decreased at this visit; before: 100 mg every morning).",
    ],
    ["I take ibuprofen 400 mg.", "Stop taking the ibuprofen.", "Ibuprofen 400 mg (stop as of this visit)."],
    [
      "I take metformin 500 mg twice a day.",
      "Hold the metformin for now.",
      "Metformin 500 mg twice daily (on hold as of this visit).",
    ],
    ["I take metformin 500 mg twice a day.", "Continue the metformin.", "Metformin 500 mg twice daily."],
    [
      "I take lisinopril 10 mg once a day.",
      "If your pressure stays high, we will increase the lisinopril to 20 mg once a day.",
      "Lisinopril 10 mg daily.",
    ],
    ["I take lisinopril 10 mg once a day.", "Let's start amlodipine 5 mg once a day.", "Lisinopril 10 mg daily."],
  ])("lists a drug as the plan changes it: “%s” “%s”", (taken, order, line) => {
    const said: Line[] = [
      ["clinician", "Which medications do you take?"],
      ["patient", taken],
      ["clinician", "Here is the plan."],
      ["clinician", order],
    ];
    for (const kind of ["referral_letter", "visit_summary"] as const)
      for (const noted of [noteOf(said), undefined]) {
        const { texts, findings } = document(kind, said, noted);
        expect(texts["medications"]).toEqual([line]);
        expect(findings.filter((finding) => finding.kind !== "blank")).toEqual([]);
      }
  });

  test("lists a drug as before if a person took its change out of the note", () => {
    const said: Line[] = [
      ["patient", "I take lisinopril 10 mg once a day."],
      ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
    ];
    const { texts } = document("visit_summary", said, noteOf(said, { gone: /20 mg/ }));
    expect(texts["medications"]).toEqual(["Lisinopril 10 mg daily."]);
  });

  test("states the evidence of a diagnosis once, in its history and findings", () => {
    const said: Line[] = [
      ["clinician", "What brings you in today?"],
      ["patient", "My left knee has been hurting for three weeks."],
      ["clinician", "The left knee is tender over the medial joint line."],
      ["clinician", "I think this is early osteoarthritis of the left knee."],
      ["clinician", "I'll refer you to physical therapy."],
    ];
    const noted = noteOf(said);
    expect(noted.lines.filter(({ text }) => text.startsWith("Medical reasoning: "))).not.toEqual([]);
    for (const kind of ["referral_letter", "visit_summary"] as const) {
      const { history = [], findings = [] } = document(kind, said, noted).texts;
      expect([...history, ...findings].filter((text) => text.startsWith("Medical reasoning: "))).toEqual([]);
      expect(history.filter((text) => /left knee pain/.test(text)).length).toBeLessThan(2);
      expect(findings.filter((text) => /tender/.test(text))).toHaveLength(1);
    }
  });

  test("follows the note where a person changed it", () => {
    const noted = noteOf(visit, {
      gone: /penicillin|^Lisinopril 10/,
      added: [["medications", "Lisinopril 15 mg daily.", ["u3"]]],
    });
    const { texts } = document("referral_letter", visit, noted);
    expect([texts["allergies"], texts["medications"]]).toEqual([undefined, ["Lisinopril 15 mg daily."]]);
  });

  test("repeats the note of a language model, without what a person removed from it", () => {
    const noted = noteOf(visit, {
      lines: [
        ["subjective", "Left knee pain for three weeks, without fever.", ["u1"]],
        ["medications", "Takes lisinopril 10 mg every day.", ["u3"]],
        ["allergies", "Penicillin causes a rash.", ["u4"]],
        ["objective", "BP 148/92.", ["u5"]],
        ["assessment_plan", "Suspected meniscus tear.", ["u6"]],
        ["assessment_plan", "Referral to orthopedics to see whether surgery is needed.", ["u7"]],
      ],
      gone: /Penicillin|BP/,
    });
    const { texts } = document("referral_letter", visit, noted);
    expect(texts).toMatchObject({
      to: ["Orthopedics"],
      history: ["Left knee pain for three weeks, without fever."],
      medications: ["Takes lisinopril 10 mg every day."],
    });
    expect(JSON.stringify(texts)).not.toMatch(/penicillin|148/i);
  });

  test("is addressed as a person changed the referral in the note", () => {
    const added: Written[] = [["assessment_plan", "Refer to rheumatology to rule out gout.", ["u7"]]];
    const { texts } = document("referral_letter", visit, noteOf(visit, { gone: /orthopedics/, added }));
    expect(texts["to"]).toEqual(["Rheumatology"]);
    expect(JSON.stringify(texts)).not.toMatch(/orthopedics/i);
  });

  test("has what a person wrote in a section of their own template", () => {
    const added: Written[] = [
      ["s-1", "Allergic to penicillin (hives).", ["u4"]],
      ["s-2", "Works on a farm."],
      ["s-3", "Order an x-ray of the left knee."],
    ];
    const { texts } = document("referral_letter", visit, noteOf(visit, { gone: /penicillin/, added }));
    expect(texts["allergies"]).toEqual(["Allergic to penicillin (hives)."]);
    expect(texts["history"]).toContain("Works on a farm.");
    expect(texts["assessment_plan"]).toContain("Order an x-ray of the left knee.");
  });

  test("refers to the patient as the note does", () => {
    const lines: readonly Line[] = [
      ["clinician", "Hello Mr. Smith, what brings you in today, sir?"],
      ["patient", "My prostate was checked last year. I have chest pain."],
      ["clinician", "I'm going to refer you to cardiology to see whether you need a stress test."],
    ];
    const plan = noteOf(lines).lines.filter(({ text }) => /cardiology/.test(text));
    expect(document("referral_letter", lines, noteOf(lines)).texts["to"]).toEqual(["Cardiology"]);
    expect(document("referral_letter", lines, noteOf(lines)).texts["assessment_plan"]).toContain(plan[0]?.text);
  });
});

describe("visit summary", () => {
  test("has assessment, plan, medications and allergies of the note", () => {
    const { texts, findings } = document("visit_summary", visit);
    expect(texts).toMatchObject({
      medications: ["Lisinopril 10 mg daily."],
      allergies: ["Allergic to penicillin (rash)."],
    });
    expect(texts["assessment_plan"]?.join(" ")).toMatch(/meniscus tear.*orthopedics/i);
    expect(findings).toEqual([]);
  });
});

describe("patient instructions", () => {
  test("take over a person's changes of the plan", () => {
    const lines: readonly Line[] = [
      ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
      ["clinician", "You should rest the knee."],
    ];
    const added: Written[] = [["assessment_plan", "Increase lisinopril to 40 mg daily.", ["u0"]]];
    expect(document("patient_instructions", lines, noteOf(lines, { gone: /lisinopril|rest/i, added })).texts).toEqual({
      medicines: ["Increase lisinopril to 40 mg daily."],
    });
  });

  const orders: readonly Line[] = [
    ["clinician", "I think this is gout. I'm going to increase the lisinopril to 20 mg once a day."],
    ["clinician", "You should rest the knee."],
  ];

  test("have each line that was typed into the plan once", () => {
    const added: Written[] = [
      ["plan", "Ice the knee twice a day."],
      ["assessment", "Gout, likely of the left knee.", ["u0"]],
    ];
    const { texts } = document("patient_instructions", orders, noteOf(orders, { gone: /lisinopril/i, added }));
    expect(Object.values(texts).flat().toSorted()).toEqual(["Ice the knee twice a day.", "Rest the knee."]);
  });

  test("follow the note of a language model", () => {
    const noted = noteOf(orders, {
      lines: [
        ["assessment_plan", "Gout.", ["u0"]],
        ["assessment_plan", "Lisinopril to be increased to 20 mg daily.", ["u0"]],
        ["assessment_plan", "Rest of the knee was advised.", ["u1"]],
      ],
      gone: /Rest/,
    });
    expect(document("patient_instructions", orders, noted).texts).toEqual({
      medicines: [expect.stringMatching(/lisinopril.*20 mg/i)],
    });
  });

  test("have a repeated order once", () => {
    const { texts } = document("patient_instructions", [
      ["clinician", "I want to order another echocardiogram."],
      ["clinician", "I'm going to order an echocardiogram."],
    ]);
    expect(texts["tests"]).toHaveLength(1);
  });
});
