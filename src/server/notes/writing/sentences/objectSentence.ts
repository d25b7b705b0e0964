import type { Fact } from "../../../facts/Fact";
import { findSites } from "../../../facts/terms/findSites";
import { isWholeSentence, printFault } from "../printFault";
import { clinicalWords, withoutFiller } from "../clinicalWords";
import { isBaseVerb, pastTense } from "../../../facts/verbs/pastTense";
import { conjugate, type Person } from "../toThirdPerson";
import { asSentence } from "./listOf";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Maximum number of words of a sentence made of a question; longer ones have more than one thing in them. */
const maxWords = 18;
/** Adverbs that cannot end a sentence of a note, with phrases that can. */
const adverbPhrases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mostly: "for the most part",
    mainly: "for the most part",
    usually: "most of the time",
    probably: "as far as known",
  }),
);

/**
 * Formats the answer to a yes-no question: "Denies recent travel.", "Has not tried ice."; null if it is too long or not
 * fit for a note.
 */
export function objectSentence(fact: Fact, person: Person): string | null {
  const { slots, polarity } = fact;
  const isDenied = polarity === "absent";
  const possessive = person.sex === "male" ? "his" : person.sex === "female" ? "her" : "the";
  const phrase = clinicalWords(withoutFiller(slots.object?.text ?? ""))
    .replace(/\b(?:your)\b/gi, possessive)
    .replace(/\b(when|that|if|while|because) you\b( [a-z]+)?/gi, (_all, word: string, next: string | undefined) => {
      const who = person.sex === "male" ? "he" : person.sex === "female" ? "she" : "the patient";
      const verb = next?.trim() ?? "";
      return `${word} ${who}${verb === "" ? "" : ` ${isBaseVerb(verb) && !/^(?:have|do)$/i.test(verb) ? conjugate(verb) : verb}`}`;
    })
    .replace(isDenied ? /\bsome\b/i : /\bany\b ?/i, isDenied ? "any" : "");
  const said = slots.frequency?.text;
  const often = said ? `, ${adverbPhrases.get(said) ?? said}` : "";
  if (isOnlySite(phrase)) return null; // "Denies eyes"
  const text = sentenceFor(slots.state?.text ?? "denies", phrase, isDenied, slots.action?.text ?? "does");
  if (!text) return null;
  const sentence = asSentence(text + often);
  const isComplete =
    isWholeSentence(sentence) || /^(?:Denies|Reports) \w/.test(sentence) || activityPattern.test(phrase);
  return isComplete && printFault(sentence) === null && sentence.split(" ").length <= maxWords ? sentence : null;
}

/** Returns whether a phrase only names a body part: "the eyes". */
function isOnlySite(phrase: string): boolean {
  const bare = phrase.replace(/^(?:any|the|his|her|some) /i, "").trim();
  return findSites(bare).some(({ start, end }) => start === 0 && end >= bare.length);
}

/** Matches adjectives for how a patient feels: "depressed or hopeless". */
const feelingPattern =
  /^(?:depressed|hopeless|anxious|sad|down|nervous|worried|tired|exhausted|dizzy|lightheaded|weak|nauseous|nauseated|sick|unwell|short of breath|feverish|stressed|irritable|lonely|confused|safe|unsafe)\b/i;

/** Matches everyday activities alone, which a patient is seen to do: "eating and drinking", "driving". */
const activityPattern =
  /^(?:still )?(?:(?:,? and |,? or )?(?:eating|drinking|sleeping|feeding|breast-?feeding|driving|walking|crawling|playing|talking|teething)(?: (?:okay|well|normally|properly|enough))?)+$/i;

/** Matches a general term, which says nothing if the answer is only yes: "any medical conditions". */
const unnamedPattern =
  /^(?:(?:any|other|more|long-?standing|chronic|past|previous|prior|medical|health|current|similar|new|recent|the|a|an) )*(?:conditions?|problems?|issues?|illness(?:es)?|medications?|medicines?|symptoms|questions?|concerns?|changes?|exposures?|events?|things?)$/i;

/**
 * Returns the answer to a question about something that was mentioned before: "The cough is not getting worse".
 * @param phrase what was asked about it: "getting worse".
 * @param said the verb of the question and the thing that it names: "is the cough"; if it is only a verb, the sentence
 * begins with "This".
 */
function aboutKnown(phrase: string, isDenied: boolean, said: string): string {
  const [, verb = "does", named = "this"] = /^(did|does|has|is|was)(?: (the .+))?$/.exec(said) ?? [];
  const subject = sentenceCase(named);
  const auxiliary = !isDenied && /^(?:does|did)$/.test(verb) ? "" : `${verb} `;
  const rest = auxiliary
    ? phrase
    : phrase.replace(/^\w+/, (word) =>
        verb === "did" && !word.endsWith("ed") ? pastTense(word) : /(?:s|ed)$/.test(word) ? word : conjugate(word),
      );
  return `${subject} ${auxiliary}${isDenied ? "not " : ""}${rest}`;
}

/**
 * Returns the answer to a yes-no question; null if the phrase is empty or cannot be printed.
 * @param form the kind of question: "is", "has", "can", "it" (about something mentioned before), or any other word.
 * @param aux for "it", the `said` of `aboutKnown`.
 */
function sentenceFor(form: string, phrase: string, isDenied: boolean, aux: string): string | null {
  if (phrase === "") return null;
  switch (form) {
    case "is":
      return `Is ${isDenied ? "not " : ""}${phrase}`;
    case "has":
      return `Has ${isDenied ? "not " : ""}${phrase}`;
    case "can":
      return isDenied ? `Unable to ${phrase}` : `Able to ${phrase}`;
    case "it":
      return /\b(?:or|you)\b/.test(phrase) ? null : aboutKnown(phrase, isDenied, aux);
    default:
      if (activityPattern.test(phrase)) return `Is ${isDenied ? "not " : ""}${phrase}`;
      if (!isDenied && unnamedPattern.test(phrase)) return null;
      return `${isDenied ? "Denies" : "Reports"} ${feelingPattern.test(phrase) ? "feeling " : ""}${phrase}`;
  }
}
