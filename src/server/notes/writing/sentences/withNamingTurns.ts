import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import type { Turn } from "../../../transcription/Turn";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";

/** A symptom or drug that a sentence is about: its words in the sentence, and how to find its names in other texts. */
interface Subject {
  words: string;
  isNamedIn: (text: string) => boolean;
}

/** Matches words in the names of many symptoms, which name none by themselves: "loss", "changes". */
const generalWordPattern = /^(?:loss|changes?|problems?|difficulty|trouble|lack|other|with|when|from|feel(?:ing)?)$/;

/** Number of turns before the cited ones in which a question can have named what "it" means. */
const nearTurns = 6;

/**
 * Returns a function that adds to a sentence the turn that names its symptom or drug, if no cited turn does: "Cough is
 * worsening", from "Is it getting worse?", also cites the turn before that mentions the cough. That is the last turn
 * near the cited ones, otherwise the first of the visit.
 */
export function withNamingTurns(turns: readonly Turn[]): (sentence: PlannedSentence) => PlannedSentence {
  const positions = new Map(turns.map(({ id }, at) => [id, at]));
  return (sentence) => {
    if (sentence.topic === "exam" || sentence.topic === "vitals") return sentence;
    const cited = evidenceOf(sentence.facts).flatMap((id) => positions.get(id) ?? []);
    const first = Math.min(...cited);
    // A fever can be known from its temperature alone.
    if (first <= 0 || !Number.isFinite(first) || sentence.facts.some(({ slots }) => slots.value)) return sentence;
    const text = cited.map((at) => turns[at]!.text).join(" ");
    const said = stemsOf(text);
    const named = subjectsOf(sentence.text).flatMap((subject) => {
      const stems = [...stemsOf(subject.words)];
      const isNamed = stems.length === 0 || stems.some((stem) => said.has(stem)) || subject.isNamedIn(text);
      return isNamed ? [] : (namingTurn(turns.slice(0, first), subject, stems) ?? []);
    });
    return named.length === 0 ? sentence : { ...sentence, named: [...new Set(named)] };
  };
}

/** Returns the symptoms and drugs that a sentence of a note names. */
function subjectsOf(text: string): Subject[] {
  const symptoms = findSymptoms(text).map(({ term, words }) => ({
    words,
    isNamedIn: (other: string) => findSymptoms(other).some((found) => found.term.name === term.name),
  }));
  const drugs = findDrugs(text).map(({ name, generic }) => ({
    words: name,
    isNamedIn: (other: string) => findDrugs(other).some((found) => found.generic === generic),
  }));
  return [...symptoms, ...drugs];
}

/** Returns the id of the turn that names a subject or has the words of its name; undefined if none does. */
function namingTurn(before: readonly Turn[], { isNamedIn }: Subject, stems: readonly string[]): string | undefined {
  // "My throat is sore" names a pain other than "the pain".
  const isPlainPain = stems.length === 1 && stems[0] === "pain";
  const isNaming = ({ text }: Turn): boolean => {
    const said = stemsOf(text);
    return stems.every((stem) => said.has(stem)) || (!isPlainPain && isNamedIn(text));
  };
  return (before.slice(-nearTurns).findLast(isNaming) ?? before.find(isNaming))?.id;
}

/** Returns the words of at least four letters without their endings, except those that name nothing by themselves. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !generalWordPattern.test(word))
      .map((word) => word.replace(/(?:ing|ion|ful|es|s|y)$/, "")),
  );
