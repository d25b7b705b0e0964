import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { turnsOfOthers } from "../platform/turnsOfOthers";
import type { NoteSection, VisitDocument } from "../../../src/shared/notes/document";
import { editsOf } from "../../../src/server/style/editsOf";
import { keepsFacts } from "../../../src/server/style/keepsFacts";
import type { DraftedSentence } from "../../../src/server/notes/noteEngine";
import { draftInStyle } from "../../../src/server/style/draftInStyle";
import { wordsFault } from "../../../src/server/style/wordsFault";
import { writeInStyle } from "../../../src/server/style/writeInStyle";
import type { StoredRule } from "../../../src/server/style/WritingStyles";

const section = { id: "plan", key: "plan", title: "Plan", style: "prose" } satisfies Omit<NoteSection, "sentences">;

/** Returns a document in which drafted sentences were changed to others; "" if one was removed. */
const edited = (...edits: [before: string, after: string][]): Pick<VisitDocument, "sections" | "removed"> => ({
  removed: edits.map(([text]) => ({ section: "plan", text })),
  sections: [
    {
      ...section,
      sentences: edits
        .filter(([, after]) => after !== "")
        .map(([, text], i) => ({ id: `s${i}`, text, evidence: [], origin: "edited", findings: [] })),
    },
  ],
});
const learned = (before: string, after: string): string[] =>
  editsOf(edited([before, after])).map(({ kind, from, to }) => `${kind}: ${from} → ${to}`);

describe("what is learned from an edit", () => {
  test.each([
    [
      "The patient reports wheezing at night.",
      "The patient endorses wheezing at night.",
      "wording: reports → endorses",
    ],
    ["Seen in the office with her report.", "Evaluated in the office with her report.", "wording: seen → evaluated"],
    ["History of atrial fibrillation.", "History of AF.", "abbreviation: atrial fibrillation → AF"],
    ["Complete blood count ordered today.", "CBC ordered today.", "abbreviation: complete blood count → CBC"],
  ])("%s → %s", (before, after, rule) => expect(learned(before, after)).toEqual([rule]));

  test.each([
    ["a dose", "Metformin 500 mg daily.", "Metformin 850 mg daily."],
    ["a drug", "Continue metformin for diabetes.", "Continue glipizide for diabetes."],
    ["a side", "Pain in the left hip on walking.", "Pain in the right hip on walking."],
    ["a denial", "The patient denies chest pain at rest.", "The patient reports chest pain at rest."],
    ["certainty", "This is possible pneumonia of the lobe.", "This is pneumonia of the lobe."],
    ["a degree", "There is mild swelling of the ankle.", "There is severe swelling of the ankle."],
    ["a disease", "History of hypertension in the past.", "History of hypotension in the past."],
    ["a direction", "The rash has improved since Monday.", "The rash has worsened since Monday."],
    ["a relative", "Her mother has asthma since childhood.", "Her sister has asthma since childhood."],
    ["a frequency", "Take ibuprofen twice a day with food.", "Take ibuprofen three times a day with food."],
    ["a name", "The plan was agreed with Anna today.", "The plan was agreed with Maria today."],
    ["a pronoun", "Mother of his son came with her.", "Mother of her son came with her."],
    ["a place", "Tender at the medial joint line.", "Tender at the lateral joint line."],
    ["a time", "The splint was given yesterday to wear.", "The splint was given tomorrow to wear."],
    ["a conjunction", "Rest and ice after each walk.", "Rest or ice after each walk."],
    ["another sentence", "Rest and fluids were advised.", "Return if the fever lasts."],
  ])("%s is not learned", (_what, before, after) => expect(learned(before, after)).toEqual([]));

  test("to leave a sentence out, only from the removal of one without facts", () => {
    const removed = edited(["All questions were answered.", ""], ["Denies chest pain.", ""]);
    expect(editsOf(removed).map(({ kind, from }) => `${kind}: ${from}`)).toEqual([
      "left_out: All questions were answered.",
    ]);
  });

  test("not to leave a sentence out, from rewriting it", () => {
    const rewritten = edited(["All questions were answered.", "We talked at length about every worry of theirs."]);
    expect(editsOf(rewritten)).toEqual([]);
  });
});

const rule = (from: string, to: string, more: Partial<StoredRule> = {}): StoredRule => ({
  id: "5f0c8f0e-1d5b-4c09-9d43-1d4f7a4f5c11",
  kind: to === "" ? "left_out" : "wording",
  template_id: "soap",
  section: "plan",
  section_title: "Plan",
  from,
  to,
  status: "accepted",
  proposed_at: "2026-01-02T03:04:05Z",
  documents: [],
  ...more,
});
const written = (text: string, ...rules: StoredRule[]): string | null =>
  writeInStyle({ section: "plan", text, evidence: ["u1"] }, rules, { sections: [{ ...section, instructions: "" }] })
    ?.text ?? null;

describe("a drafted sentence is written in the person's style", () => {
  test("in whole words with the capital letter of a beginning", () => {
    expect(written("Reports cough. The patient reports reportsx.", rule("reports", "endorses"))).toBe(
      "Endorses cough. The patient endorses reportsx.",
    );
  });
  test("by accepted rules of its section only", () => {
    const text = "The patient reports cough.";
    for (const more of [{ status: "off" }, { status: "proposed" }, { section: "subjective" }] as const)
      expect(written(text, rule("reports", "endorses", more))).toBe(text);
  });
  test("once, also if the new words contain the old ones", () => {
    const article = rule("patient", "the patient");
    expect(written("Advised the patient to rest. Told patient to walk.", article)).toBe(
      "Advised the patient to rest. Told the patient to walk.",
    );
    const twice = written(written("Told patient to walk.", article) ?? "", article);
    expect(twice).toBe("Told the patient to walk.");
  });
  test("unless that would change what it says", () => {
    expect(written("No swelling.", rule("swelling", "mild swelling"))).toBe("No swelling.");
  });
  test("or is left out", () => {
    expect(written("All questions were answered.", rule("All questions were answered.", ""))).toBe(null);
    expect(written("All questions were answered today.", rule("All questions were answered.", ""))).not.toBe(null);
  });
});

describe("words that a person writes into a rule", () => {
  test.each(["comes in", "arrives", "is here", "complains", "c/o", "comes to the clinic", "is being seen"])(
    "%s can replace “presents”",
    (to) => expect(wordsFault("presents", to)).toBe(null),
  );
  test.each([
    ["without", "w/o"],
    ["status post", "s/p"],
    ["history of", "h/o"],
    ["follow up", "f/u"],
    ["does not", "doesn't"],
    ["patient", "pt"],
    ["atrial fibrillation", "AF"],
  ])("%s can be written %s", (from, to) => expect(wordsFault(from, to)).toBe(null));
  test.each([
    ["a contracted not", "doesn't present"],
    ["a contracted not without its apostrophe", "doesnt present"],
    ["a word for not", "fails to present"],
    ["a short form for without", "presents w/o"],
    ["a sign for negative", "-ve"],
    ["a refusal", "refuses"],
    ["what is ruled out", "r/o"],
    ["a doubt", "apparently presents"],
    ["a letter for a side", "presents L"],
    ["both sides", "presents bilaterally"],
    ["a number word", "presents one"],
    ["a count", "presents twice"],
    ["a fraction", "presents half"],
    ["a sign for a fraction", "presents ½"],
    ["a unit", "presents mg"],
    ["a day", "presents monday"],
    ["another time", "presents last week"],
    ["a drug by the ending of its class", "presents on zomopril"],
    ["a drug that is taken", "took flumoxol"],
    ["a course", "presents again"],
  ])("%s cannot replace “presents”", (_what, to) => expect(wordsFault("presents", to)).toBe("other_facts"));
  test.each([
    ["a digit", "presents x2"],
    ["another sentence", "presents. Feels well"],
    ["a name", "presents to Maria"],
    ["more than six words", "comes in to be seen again and"],
    ["nothing", ""],
    ["a pattern", "(a+)+$"],
    ["markup", "<b>presents</b>"],
    ["invisible marks", "pre\u200bsents"],
  ])("%s is not a plain phrase", (_what, to) => expect(wordsFault("presents", to)).toBe("not_plain"));
});

test("two names of one disease are the same fact", () => {
  expect(keepsFacts("hypertension", "HTN")).toBe(true);
  expect(keepsFacts("hypertension", "asthma")).toBe(false);
});

describe("hostile rules and edits", () => {
  const styled = (text: string, rules: StoredRule[]): string => written(text, ...rules) ?? "";

  test("rules that make each other's words longer do not make a sentence grow without bound", () => {
    const rules = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? rule("b", "c ".repeat(99).trim()) : rule("c", "b ".repeat(99).trim()),
    );
    expect(styled("Rest a b a.", rules).length).toBeLessThanOrEqual(1_200);
  });

  test("a sentence that is too long to compare stays as it was drafted", () => {
    const long = `${"rest ".repeat(120)}.`;
    expect(styled(long, [rule("rest", "repose")])).toBe(long);
    expect(styled("Plan to rest.", [rule("rest", "repose")])).toBe("Plan to repose.");
  });

  test("the number of rules that change a sentence is limited, so that comparing takes little time", () => {
    const words = Array.from(
      { length: 40 },
      (_, index) => `w${String.fromCharCode(97 + (index % 26), 97 + index / 26)}`,
    );
    const rules = words.map((word) => rule(word, `${word}x`));
    const changed = styled(`${words.join(" ")}.`, rules).match(/\bw[a-z]+x\b/g) ?? [];
    expect(changed.length).toBeGreaterThan(5);
    expect(changed.length).toBeLessThanOrEqual(20);
  });

  test("others get their turn while a long draft is written in style", async () => {
    const othersTurns = turnsOfOthers();
    const words = Array.from({ length: 20 }, (_, index) => `w${String.fromCharCode(97 + index)}`);
    const texts = Array.from({ length: 300 }, (_, i) => `${words.join(" ")} for visit ${i}.`);
    const all: AsyncIterable<DraftedSentence> = Readable.from(
      texts.map((text) => ({ section: "plan", text, evidence: ["u1"] })),
    );
    const rules = words.map((word) => rule(word, `${word}x`));
    const template = { sections: [{ ...section, instructions: "" }] };
    const styledTexts: string[] = [];
    for await (const { text } of draftInStyle(all, rules, template)) styledTexts.push(text);
    expect(styledTexts).toEqual(texts.map((text) => written(text, ...rules)));
    expect(othersTurns()).toBeGreaterThan(100);
  });

  test("long sentences are not compared word by word, whatever they are made of", () => {
    const many = (unit: string) => unit.repeat(10_000 / unit.length);
    for (const unit of ["lisinopril ", "lisinopril,", "10mg-", "a"]) {
      const edits = Array.from({ length: 40 }, (_, index): [string, string] => [
        `${index} ${many(unit)}`,
        `${index} x ${many(unit)}`,
      ]);
      const document = edited(...edits);
      let reads = 0;
      const counted = document.removed.map(({ section: id, text }) =>
        Object.defineProperty({ section: id } as { section: string; text: string }, "text", {
          get: () => ((reads += 1), text),
        }),
      );
      expect(editsOf({ ...document, removed: counted })).toEqual([]);
      expect(reads).toBeLessThan(200); // each once or twice, not with each of the others
    }
  });

  test("a document of many sections has a bounded number of compared sentences", () => {
    const whole = edited(["The patient reports a cough.", "The patient endorses a cough."]);
    const [first] = whole.sections;
    const sections = Array.from({ length: 50 }, (_, at) => ({
      ...first!,
      id: `section-${at}`,
      sentences: Array.from({ length: 40 }, (_text, index) => ({
        ...first!.sentences[0]!,
        text: `The patient endorses a cough ${"x".repeat(index + 1)}.`,
      })),
    }));
    const removed = sections.flatMap(({ id, sentences }) =>
      sentences.map(({ text }) => ({ section: id, text: text.replace("endorses", "reports"), evidence: [] })),
    );
    const edits = editsOf({ sections, removed });
    expect(edits.length).toBe(120);
    expect(new Set(edits.map(({ section: id }) => id)).size).toBe(3);
  });
});
