import { pastTense } from "../../verbs/pastTense";

/**
 * Matches a question of yes or no about the patient, with its auxiliary, its subject, an adverb and the rest as groups:
 * "have | you | ever | been to the clinic?"
 */
const yesNoPattern =
  /^(?:(?:and|so|or|okay|but|now|then),? )*(have|has|had|do|does|did|are|is|was|were|can|could) (you|he|she) (?:(ever|also|currently|usually|still|normally|generally|already|regularly|typically) )?(?=[a-z])([^?]{2,90})\?*$/i;

/** Matches a rest that names nothing without the words before it, or that is about the talk or the plan. */
const unfitPattern =
  /\b(?:it|that|this|anywhere|anyone|anybody|them|these|those|one|ones|there|me|I|we|us|our|my|questions?|concerns?|sounds?|sense|okay|mind|know|remember|recall|think|mean|understand|want|wanted|like to|prefer|see|wonder\w*|say|said|tell|anything|something|else|what|how|why|who|so|or is|or are|or do|or did|right|correct|patient|meetings?|side effects)\b|\?|\bany(?: recently| lately| in the past| before)?$|\bor any\b|^(?:any|in|going|good|ready|sure|up|doing|feeling|able|here|alone|manage)\b/i;

/** Matches words about the appointment and not about the patient: "fill out the form", "find the clinic". */
const ofAppointmentPattern =
  /\b(?:forms?|paperwork|questionnaire|front desk|reception\w*|insurance|copay|park(?:ed|ing)?|appointments?|messages?|e-?mails?|portal|voicemail|letters?|waiting room|traffic|records|results|get here|come here|drive here|find the (?:clinic|place|office|building|room))\b/i;
/** Matches what "can you" asks someone to do: "can you | take a deep breath". */
const requestedPattern =
  /^(?:please |just |maybe |quickly )*(?:go|lift|take|sit|stand|turn|push|pull|squeeze|bend|lie|lay|open|close|follow|raise|hold|put|show|point|tell|describe|confirm|repeat|explain|remind|spell|hear|look|give|come|wait|let|pop|hop|roll|tilt|breathe|cough|relax|touch|walk (?:over|across|to))\b/i;

/** Words of a question, each with the word that replaces it when the patient says the same as a statement. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/\byou are\b/gi, "I am"],
  [/\byours\b/gi, "mine"],
  [/\byour\b/gi, "my"],
  [/\byourself\b/gi, "myself"],
  [/\byou\b/gi, "I"],
];

/** Returns words about "you" as said by the patient: "you get out of bed" → "I get out of bed". */
export const asOwnWords = (words: string): string =>
  ownWords.reduce((text, [pattern, own]) => text.replace(pattern, own), words);

/** Matches words at the end of a question that a statement omits: "at all", "or anything like that". */
const tailPattern =
  /(?:,? (?:sir|ma'am|miss|madam|doctor|at all|or (?:anything|something)(?: like that| else)?|or not|as well|too|then|that you know of|if any)){1,3}$/i;

/**
 * Maximum number of words after the subject of a question that a statement repeats. A longer question asks more than
 * one thing.
 */
const maxWords = 12;

/** Parts of a yes-no question that a statement repeats. */
interface QuestionParts {
  aux: string;
  subject: string;
  adverb: string;
  rest: string;
}

/** Returns the parts of a yes-no question about the patient; null if a statement cannot repeat it. */
function partsOf(asked: string): QuestionParts | null {
  const [, aux = "", person = "", adverb = "", said = ""] = yesNoPattern.exec(asked) ?? [];
  const rest = asOwnWords(said.replace(tailPattern, "").trim());
  if (ofAppointmentPattern.test(said) || (/^(?:can|could)$/i.test(aux) && requestedPattern.test(said))) return null;
  if (rest === "" || unfitPattern.test(said.replace(tailPattern, "")) || rest.split(" ").length > maxWords) return null;
  const subject = person.toLowerCase() === "you" ? "I" : person.toLowerCase();
  return { aux: aux.toLowerCase(), subject, adverb: adverb.toLowerCase(), rest };
}

/** Returns the third person of a verb in the present: "live" → "lives". */
function presentOf(verb: string, subject: string): string {
  if (subject === "I") return verb;
  if (verb === "have") return "has";
  if (/(?:s|x|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Returns a verb of "to be" for its subject: "are" → "am" for "I". */
const beFor = (aux: string, subject: string): string =>
  subject === "I" ? (aux === "are" ? "am" : aux === "were" ? "was" : aux) : aux;

/**
 * Returns a yes-no question as the statement of the patient that affirms or denies it: "Did you go to work?" → "I went
 * to work", "I did not go to work"; null for other questions.
 */
export function declaredQuestion(asked: string, isAffirmed: boolean): string | null {
  const parts = partsOf(asked);
  if (!parts) return null;
  const { aux, subject, adverb, rest } = parts;
  if (isAffirmed && /\bor\b|\bany\b[^?]*\bany\b/i.test(rest)) return null;
  const kept = /^(?:ever|also|already)$/.test(adverb) ? "" : `${adverb} `.trimStart();
  const verb = beFor(aux, subject);
  if (!isAffirmed) {
    if (adverb === "still") return `${subject} ${verb} not ${rest}`;
    if (adverb === "ever" && /^(?:have|has|had)$/.test(aux)) return `${subject} ${verb} never ${rest}`;
    return `${subject} ${verb === "can" ? "cannot" : `${verb} not`} ${kept}${rest}`;
  }
  const affirmed = rest.replace(/\bany(one|body|thing|where)?\b ?/i, (_all, of?: string) => (of ? `some${of} ` : ""));
  if (!/^(?:do|does|did)$/.test(aux)) return `${subject} ${verb} ${kept}${affirmed}`.trim();
  const [first = "", ...others] = affirmed.split(" ");
  const spoken = aux === "did" ? pastTense(first.toLowerCase()) : presentOf(first.toLowerCase(), subject);
  return `${subject} ${kept}${[spoken, ...others].join(" ")}`.trim();
}
