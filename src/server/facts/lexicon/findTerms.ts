import { allergenData } from "./allergenData";
import { conditionData } from "./conditionData";
import { emergencyConditionData } from "./emergencyConditionData";
import { parseEntries } from "./parseEntries";
import { PhraseTable } from "./PhraseTable";
import { procedureData } from "./procedureData";
import { relativeData } from "./relativeData";
import { siteData } from "./siteData";
import { socialData } from "./socialData";
import { symptomData } from "./symptomData";
import { testData } from "./testData";
import type { Token } from "./tokenize";

/** Kinds of terms, one for each data file. */
export type TermKind = "symptom" | "condition" | "procedure" | "site" | "test" | "relative" | "allergen" | "social";

/** A term of the lexicon. `name` is the same for all its spoken and written forms. */
interface Term {
  kind: TermKind;
  name: string;
  /** Heading of the data file: a body system or region; for tests vital, lab, imaging, test or referral. */
  group: string;
}

/** A term named in a text; `from` and `to` (exclusive) count tokens, `start` and `end` characters. */
interface TermMention extends Term {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** The lists of terms by their kind. */
const sources: Record<TermKind, string> = {
  symptom: symptomData,
  condition: `${conditionData}\n${emergencyConditionData}`,
  procedure: procedureData,
  site: siteData,
  test: testData,
  relative: relativeData,
  allergen: allergenData,
  social: socialData,
};
/** All kinds of terms. */
const kinds: readonly TermKind[] = [
  "symptom",
  "condition",
  "procedure",
  "site",
  "test",
  "relative",
  "allergen",
  "social",
];

/** Builds the table of all forms of the terms of one kind. */
function tableOf(kind: TermKind): PhraseTable<Term> {
  const table = new PhraseTable<Term>();
  for (const { group, name, forms } of parseEntries(sources[kind]))
    for (const form of [name, ...forms]) table.add(form, { kind, name, group });
  return table;
}

const tables = new Map(kinds.map((kind) => [kind, tableOf(kind)]));

/**
 * Finds the terms of the wanted kinds (by default of all) in the order of the text; of two terms with the same start,
 * the longer one comes first. Terms of one kind never overlap; terms of different kinds can: "chest" in "chest
 * tightness".
 */
export function findTerms(tokens: readonly Token[], wanted: readonly TermKind[] = kinds): TermMention[] {
  const found: TermMention[] = [];
  for (const kind of wanted) {
    for (const { value, from, to } of tables.get(kind)?.findAll(tokens) ?? []) {
      const first = tokens[from];
      const last = tokens[to - 1];
      if (first && last) found.push({ ...value, from, to, start: first.start, end: last.end });
    }
  }
  return found.toSorted((a, b) => a.from - b.from || b.to - a.to);
}
