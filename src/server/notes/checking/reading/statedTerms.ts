import type { Fact } from "../../../facts/Fact";
import { readStatement } from "./readStatement";
import type { Polarity } from "./Statement";

/** A symptom, condition or finding of the patient as a fact of the visit states it. */
export interface StatedTerm {
  polarity: Polarity;
  /** True if it was said with a hedge: "possible", "likely". */
  isUncertain: boolean;
  /** True for a finding of the examination. */
  isExam: boolean;
  /** Names of the body parts of the fact; empty if it has none. */
  sites: ReadonlySet<string>;
  side: string | null;
  /** Ids of the turns that state it. */
  turns: ReadonlySet<string>;
}

/** Kinds of facts whose name or finding is a symptom or condition of the patient. */
const kindsWithTerms: ReadonlySet<Fact["kind"]> = new Set(["symptom", "condition", "problem", "exam"]);

/** Returns whether a note states a fact with a hedge. A symptom or condition that is likely is stated without one. */
const isUncertain = ({ kind, certainty }: Fact): boolean =>
  certainty === "possible" || certainty === "unlikely" || (certainty === "likely" && kind === "problem");

/** Returns whether a fact names symptoms or conditions of the patient and was neither corrected nor withdrawn. */
const namesTerms = ({ kind, subject, polarity, status }: Fact): boolean =>
  subject === "patient" &&
  kindsWithTerms.has(kind) &&
  polarity !== "unanswered" &&
  (status === "current" || status === "conflicting");

/** Returns the symptoms, conditions and findings that the facts of a visit state, by their canonical name. */
export function statedTerms(facts: readonly Fact[]): Map<string, StatedTerm[]> {
  const found = new Map<string, StatedTerm[]>();
  for (const fact of facts.filter(namesTerms)) {
    const { kind, polarity, certainty, slots, evidence } = fact;
    const words = [slots.name, slots.finding, slots.site].flatMap((slot) => slot?.text ?? []);
    const { mentions } = readStatement([...new Set(words)].join("; "));
    const sites = new Set(mentions.flatMap((each) => (each.kind === "site" ? [each.name] : [])));
    const turns = new Set(evidence.map(({ turn }) => turn));
    for (const mention of mentions) {
      if (mention.kind !== "symptom" && mention.kind !== "condition") continue;
      const isDenied = polarity === "absent" || certainty === "ruledOut" || mention.polarity === "absent";
      const term: StatedTerm = {
        polarity: isDenied ? "absent" : "present",
        isUncertain: isUncertain(fact) || mention.isHedged,
        isExam: kind === "exam",
        sites,
        side: slots.side?.text ?? null,
        turns,
      };
      found.set(mention.name, [...(found.get(mention.name) ?? []), term]);
    }
  }
  return found;
}

/** Minimum number of characters of a name by which a sentence is compared with a fact. */
const minName = 4;

/**
 * Returns the problems, conditions and symptoms that the facts of a visit state, by their name in lower case, also if
 * the name is not in the lexicon.
 */
export function statedNames(facts: readonly Fact[]): Map<string, StatedTerm[]> {
  const found = new Map<string, StatedTerm[]>();
  for (const fact of facts.filter(namesTerms)) {
    const { kind, polarity, certainty, slots, evidence } = fact;
    const name = slots.name?.text.toLowerCase() ?? "";
    if (kind === "exam" || name.length < minName) continue;
    const term: StatedTerm = {
      polarity: polarity === "absent" || certainty === "ruledOut" ? "absent" : "present",
      isUncertain: isUncertain(fact),
      isExam: false,
      sites: new Set(),
      side: slots.side?.text ?? null,
      turns: new Set(evidence.map(({ turn }) => turn)),
    };
    found.set(name, [...(found.get(name) ?? []), term]);
  }
  return found;
}

/** Returns the names of the body parts of which the facts of a visit have a finding of the examination. */
export const examinedSites = (facts: readonly Fact[]): Set<string> =>
  new Set(
    facts
      .filter(({ kind }) => kind === "exam")
      .flatMap(({ slots }) => readStatement([slots.site?.text, slots.finding?.text].join("; ")).mentions)
      .flatMap(({ kind, name }) => (kind === "site" ? [name] : [])),
  );
