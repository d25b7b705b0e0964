import { PatternIndex } from "../../platform/patterns/PatternIndex";
import { rememberResults } from "../../platform/rememberResults";
import type { SymptomTerm } from "./symptomTerm";
import { symptomTerms } from "./symptomTerms";
import { namedConditions } from "./namedConditions";

/** A symptom named in a text, with its position. */
export interface SymptomMention {
  term: SymptomTerm;
  words: string;
  start: number;
  end: number;
}

/** The terms with their patterns, each as a whole word. */
const compiled = symptomTerms.map((term) => ({ term, pattern: new RegExp(`\\b(?:${term.pattern})(?![a-z])`, "gi") }));
/** Made at the first use, because not every process that loads the patterns uses them. */
let index: PatternIndex | undefined;

/** Matches what follows the name of a symptom in the name of a treatment: "pain | medication", "cough | syrup". */
const remedyAfterPattern =
  /^[- ](?:medications?|medicines?|meds?|pills?|tablets?|relie(?:f|vers?)|killers?|management|clinics?|specialists?|patch(?:es)?|syrups?|drops?|lozenges?|mixtures?|suppressants?|reducers?|remed(?:y|ies))\b/i;

/**
 * Matches a question or a denial ("any pain medication?") or a treatment for a number of days ("pain pills for two
 * days"), which can be of the past. In other sentences, a treatment that is used shows that the patient has the
 * symptom: "I tried cough drops".
 */
const onlyRemedyPattern =
  /\?|^(?:have|has|had|do|does|did|are|is|was)\b|\b(?:any|no|not|never)\b|\bfor (?:(?:about|around|the last|the past|only|just) )*(?:\d|an?\b|one\b|two\b|three\b)/i;

/** Maximum number of characters searched; sentences are far shorter. */
const maxLength = 2_000;

/**
 * Finds the symptoms that a sentence names, in order, without overlaps. Specific terms take precedence. In the name of
 * a disease that ends with "fever", no word is a symptom ("hay fever"); other diseases are named by their symptoms
 * ("whooping cough"). Nor is a word of a treatment that is asked about, denied or taken for a number of days ("pain" in
 * "any pain medication?").
 */
export const findSymptoms = rememberResults((text) => search(text.slice(0, maxLength)));

/** As `findSymptoms`, without remembering results. */
function search(text: string): readonly SymptomMention[] {
  index ??= new PatternIndex(compiled.map(({ pattern }) => pattern));
  const found: SymptomMention[] = [];
  for (const i of index.candidates(text)) {
    const { term, pattern } = compiled[i]!;
    // `matchAll` copies the pattern at each call, which takes longer than the search.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      found.push({ term, words: match[0], start, end });
    }
  }
  const diseases = found.length > 0 ? namedConditions(text).filter(({ name }) => /\bfevers?$/i.test(name)) : [];
  return found
    .filter(({ start, end }) => !diseases.some((disease) => start > disease.start && end <= disease.end))
    .filter(({ end }) => !(remedyAfterPattern.test(text.slice(end, end + 40)) && onlyRemedyPattern.test(text)))
    .toSorted((a, b) => a.start - b.start);
}
