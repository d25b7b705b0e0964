import type { PlannedSentence } from "./PlannedSentence";
import type { Person } from "./toThirdPerson";
import { sentenceCase } from "../../../shared/sentenceCase";

/** Number of sentences after which prose names the patient again instead of writing "he" or "she". */
const namesEvery = 6;

/**
 * Adds a subject to sentences that start with a verb: "Denies fever." becomes "She denies fever." The first sentence
 * and about every sixth have "The patient" as their subject, the others "He" or "She"; if the sex is unknown, all have
 * "The patient". For a child, it is the parent who reports and denies.
 */
export function inProse(sentences: readonly PlannedSentence[], person: Person): PlannedSentence[] {
  let sinceNamed = namesEvery;
  let isDenied = false;
  return sentences.map((sentence) => {
    const pronoun = person.sex === "male" ? "He" : person.sex === "female" ? "She" : null;
    const isNamed = pronoun === null || sinceNamed >= namesEvery;
    const subject = isNamed ? "The patient" : pronoun;
    const reported = person.informant ? reportedBy(person.informant, sentence.text, isDenied) : null;
    isDenied = reported !== null && deniesPattern.test(sentence.text);
    const text = reported ?? withSubject(sentence.text, subject, pronoun);
    sinceNamed =
      text.startsWith("The patient") || /^[A-Z][a-z]+ (?:[A-Z][a-z]+ )?is an? /.test(text) ? 1 : sinceNamed + 1;
    return text === sentence.text ? sentence : { ...sentence, text };
  });
}

/** Matches the verbs of what a parent says for a child: "Denies fever" becomes "The mother denies fever". */
const informantPattern = /^(?:Reports|Denies)\b/;
/** Matches a sentence that denies symptoms or habits. */
const deniesPattern = /^Denies\b/;
/** Matches a denial of things that "no" can precede, unlike "Denies taking any medications". */
const deniesNounPattern =
  /^Denies (?!(?:any|his|her|their|the|an?|being|having|feeling|[a-z]{3,}ing (?:any|to|at|in|on|of|up|out|with|for))\b)/;

/**
 * Returns what the informant of a child reports or denies; null for other sentences. A denial after another one
 * (`isDenied`) is only "No cough or vomiting."
 */
function reportedBy(informant: string, text: string, isDenied: boolean): string | null {
  const verb = informantPattern.exec(text)?.[0];
  if (!verb) return null;
  if (isDenied && deniesNounPattern.test(text)) return text.replace(deniesPattern, "No");
  return `${sentenceCase(informant)} ${verb.toLowerCase()}${text.slice(verb.length)}`;
}

/**
 * Adds a subject to a sentence that starts with a verb, and replaces "The patient" at its start by `pronoun` if that is
 * its subject.
 */
function withSubject(text: string, subject: string, pronoun: string | null): string {
  const verb = /^(Reports|Denies|Is|Has|Uses|Takes|Tolerates|Unable|Able)\b/.exec(text)?.[1];
  if (verb) {
    const lower = verb === "Unable" || verb === "Able" ? `is ${verb.toLowerCase()}` : verb.toLowerCase();
    return `${subject} ${lower}${text.slice(verb.length)}`;
  }
  if (pronoun && subject === pronoun && text.startsWith("The patient's "))
    return `${pronoun === "He" ? "His" : "Her"} ${text.slice("The patient's ".length)}`;
  return pronoun && subject === pronoun && text.startsWith("The patient ")
    ? `${pronoun} ${text.slice("The patient ".length)}`
    : text;
}

/** Returns a sentence of the history without its subject, as in a list: "She denies fever." becomes "Denies fever." */
export function asListItem(sentence: PlannedSentence): PlannedSentence {
  if (sentence.topic !== "hpi" && sentence.topic !== "risk") return sentence;
  const found =
    /^(?:The (?:patient|mother|father|parent|caregiver|grand[a-z]+|aunt|uncle|guardian|carer|nanny)|She|He) (?=(?:reports|denies|takes|tolerates|uses)\b)/.exec(
      sentence.text,
    );
  if (!found) return sentence;
  const rest = sentence.text.slice(found[0].length);
  return { ...sentence, text: sentenceCase(rest) };
}
