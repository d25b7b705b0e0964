import { allergiesIn } from "./frames/allergiesIn";
import { systemOfFinding } from "./frames/exam/systemOfFinding";
import { hasRelative, readFamily } from "./frames/readFamily";
import { makeFact } from "./frames/makeFact";
import { readOrder } from "./frames/orders/readOrder";
import { readHistory } from "./frames/readHistory";
import { isProblem, readProblem } from "./frames/readProblem";
import { readResult, testNamed } from "./frames/readResult";
import { riskPattern } from "./frames/riskPattern";
import { readSocial } from "./frames/readSocial";
import { readSymptoms } from "./frames/readSymptoms";
import { readVitals } from "./frames/readVitals";
import type { Fact } from "./Fact";
import { normalizeNoteSentence } from "./segment/normalizeNoteSentence";
import type { Sentence } from "./segment/Sentence";
import { medicationFacts } from "./statements/medicationFacts";

/** A sentence of a document. `section` is the key or title of its section; it decides how the sentence is read. */
interface NoteSentence {
  id: string;
  section: string;
  text: string;
}

/**
 * Reads the facts in a document with the readers for speech, after expanding written abbreviations ("c/o", "SOB"). The
 * evidence of a fact is the whole sentence; its `turn` is the id of the sentence.
 */
export function readNoteFacts(sentences: readonly NoteSentence[]): Fact[] {
  let problem: string | undefined;
  return sentences.flatMap((note, at) => {
    const { label, text } = normalizeNoteSentence(note.text);
    const sentence: Sentence = { turn: note.id, at, by: "clinician", text, start: 0, end: note.text.length };
    const kind = sectionKindOf(note.section);
    if (kind === "plan" && isHeading(text)) problem = text.replace(/[.:]$/, "");
    return kind === "plan"
      ? planFacts(sentence, problem)
      : kind === "findings"
        ? findingFacts(sentence, label)
        : historyFacts(sentence, kind);
  });
}

/** What the sentences of a section are read as. */
type SectionKind = "history" | "allergies" | "medications" | "family" | "findings" | "plan";

/** Kinds of sections, by words in their key or title. The first match counts; other sections are history. */
const sectionKinds: readonly (readonly [SectionKind, RegExp])[] = [
  ["plan", /assess|plan|impression|recommend|diagnos|instruct|follow|disposition/i],
  ["allergies", /allerg/i],
  ["medications", /medic(?:ation|ine)|drugs?\b|\bmeds\b/i],
  ["family", /family/i],
  ["findings", /exam|vital|objective|result|lab|imaging|finding|mental_status|procedure/i],
];

const sectionKindOf = (section: string): SectionKind =>
  sectionKinds.find(([, pattern]) => pattern.test(section))?.[0] ?? "history";

/** Maximum number of words of the name of a problem, "Pain in the right big toe"; a longer text says more about it. */
const maxHeadingWords = 6;

/**
 * Returns whether a sentence of the plan is only the name of a problem: "Type 2 diabetes." The orders after it belong
 * to that problem.
 */
const isHeading = (text: string): boolean =>
  text.split(" ").length <= maxHeadingWords &&
  isProblem(text) &&
  !/\b(?:start|continue|increase|order|stop|refer|check|repeat)\b/i.test(text);

/**
 * Reads a sentence of a section that is not a plan, examination or result: history, allergies, medications, family. In
 * a section of one kind, a name alone is enough.
 */
function historyFacts(sentence: Sentence, kind: SectionKind): Fact[] {
  const from = [sentence];
  const isFamily =
    kind === "family" ||
    (hasRelative(sentence.text) && /\b(?:history|had|has|have|died|with|:)\b/i.test(sentence.text));
  const family = isFamily ? readFamily(sentence, kind === "family" ? sentence : undefined) : [];
  if (family.length > 0) return family;
  const allergies = allergiesIn(sentence, { isAsked: kind === "allergies" });
  const medications = allergies.length > 0 || kind === "allergies" ? [] : medicationFacts(sentence, from, true);
  return [
    ...riskFacts(sentence),
    ...readSymptoms(sentence),
    ...allergies,
    ...medications,
    ...readHistory(sentence, from, true),
    ...readSocial(sentence),
    ...readVitals(sentence, { vital: null, vitalsIn: null }),
    ...(testNamed(sentence.text) ? readResult(sentence, null) : []),
  ];
}

/**
 * Returns one risk fact if the sentence mentions suicide, self-harm, violence, abuse or overdose; its polarity is
 * absent after a negation.
 */
function riskFacts(sentence: Sentence): Fact[] {
  const at = sentence.text.search(riskPattern);
  if (at < 0) return [];
  const denies = /\b(?:no|not|denies|denied|without)\b/i.test(sentence.text.slice(0, at));
  return [
    makeFact({
      kind: "risk",
      from: [sentence],
      polarity: denies ? "absent" : "present",
      slots: { detail: sentence.text },
    }),
  ];
}

/**
 * Reads a sentence of the vital signs, the examination or the results. `label`: the words before its colon, which can
 * name a test.
 */
function findingFacts(sentence: Sentence, label: string | null): Fact[] {
  const vitals = readVitals(sentence, { vital: null, vitalsIn: null });
  if (vitals.length > 0) return vitals;
  const results =
    testNamed(sentence.text) || (label && testNamed(label))
      ? readResult(sentence, label ? { name: label, from: sentence } : null)
      : [];
  if (results.length > 0) return results;
  const symptoms = readSymptoms(sentence);
  return [
    makeFact({
      kind: "exam",
      from: [sentence],
      slots: { system: label ?? systemOfFinding(sentence.text) ?? undefined, finding: sentence.text },
    }),
    ...symptoms,
  ];
}

/** Reads a sentence of the assessment or plan. `problem`: the heading above it. */
function planFacts(sentence: Sentence, problem: string | undefined): Fact[] {
  const order = readOrder(sentence, problem);
  const diagnosis = readProblem(sentence);
  const heading = isHeading(sentence.text)
    ? [makeFact({ kind: "problem", from: [sentence], slots: { name: sentence.text.replace(/[.:]$/, "") } })]
    : [];
  const drugs = order?.slots.name ? [] : medicationFacts(sentence, [sentence], true);
  return [
    ...heading,
    ...(diagnosis ? [diagnosis] : []),
    ...(order ? [order] : []),
    ...drugs,
    ...readSymptoms(sentence),
    ...allergiesIn(sentence, { isAsked: false }),
    ...riskFacts(sentence),
  ];
}
