import { gerund } from "../../../facts/verbs/gerund";
import type { Fact } from "../../../facts/Fact";
import { withoutFiller } from "../clinicalWords";
import { printFault } from "../printFault";
import { looseClauses } from "../prose/clauses";
import { noteEnglish } from "../prose/noteEnglish";
import { asSentence } from "../sentences/listOf";
import { type Person, toThirdPerson } from "../toThirdPerson";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Maximum number of words of a statement that a note gives after a label. */
const maxWords = 16;

/** Matches a subject of its own, with which a statement can be a sentence without its question. */
const ownSubjectPattern =
  /\bI\b|\b(?:he|she|they|we|it|my|there|that)\b|^(?:the |a |his |her )?[a-z0-9]+(?: [a-z]+){0,2} (?:is|are|was|were|has|have|had|does|did|comes?|goes|feels?|hurts?)\b/i;
/** Matches the start of a statement that only limits or answers: "when I cough", "not since May". */
const limitsPattern = /^(?:when(?:ever)?|if|only|just|because|not|after|before|until)\b/i;

/** Returns whether a statement says little without its question: "A couple of times this week", "When I cough". */
export const saysLittleAlone = (detail: string): boolean =>
  !ownSubjectPattern.test(detail) || limitsPattern.test(detail);

/** Matches words at the start that add nothing: "oh well", "I would say", "it was". */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|honestly|ah|geez|pfft|hmm|I (?:would say|think|guess|mean|feel like|suppose)|(?:it|that|they) (?:is|was|are|were)(?! not\b| like [a-z]+s\b)|I did(?= [a-z]+ (?:night|week)))\b,? ?)+/i;
/** Matches an answer that only agrees or disagrees. */
const bareYesPattern = /^(?:yes|exactly|correct|right|true|definitely|absolutely|for sure|sure|of course|indeed)\b,?$/i;
/** Matches a value that breaks off, lacks its verb or says nothing: "the patient maybe a 5", "hard to say". */
const brokenValuePattern =
  /^the patient,|, no,|\bnot no\b|^let\b|\b(?:hard|difficult) to say\b|\b(?:the|an?|to|of|or|and|but|so|with|is|are|was|were|because|when|if)$|^the patient (?:lives (?:here|there)$|maybe|probably|a|an|the|about|\d|few|some|did\b|does\b|only|like)/i;

/** Matches a value whose "it" is what the label names: "never had it checked". */
const hadItPattern = /^(?:(?:never|not|only) )?(?:had|got|have|get) (?:it|them) [a-z]+$/i;

/** Matches values that only thank: "thankfully", "no and for that I am thankful". */
const thankfulPattern = /^(?:(?:no|yes|well|and|so),? )*(?:thankfully|luckily|fortunately|unfortunately|hopefully)$/i;

/** Matches values that say nothing: "the patient", "now the patient knows", "that she can think of". */
const emptyValuePattern =
  /^(?:(?:and|so|but|now|no|well),? )*(?:the patient(?:'s)?|they|he|she|any|some|both|there)?(?: (?:knows?|thinks?|does|did|is|was|has|guess(?:es)?))?[.]?$|^(?:not )?(?:anything )?that (?:the patient|he|she|they)\b|\b(?:nothing|something|everything)'s\b|^m+-?hm+|^there,|^no to |\bis;|^that\b|^about it\b|^the [a-z]+ pain$|\bwhat$|^[a-z]+ (?:is|are) probably\b|\bhas been,|\bthe patient's (?:cousin|aunt|uncle|brother|sister|mother|father|mom|dad|grand[a-z]+|son|daughter)\b/i;

/** Matches a value with a clause of its own, which is a sentence without a label: "it is not raised". */
const ownClausePattern =
  /^(?:(?:maybe|even now|well|now|so|and|yes|no),? )*(?:the (?:patient|parent|mother|father|caregiver|family)(?!')|he|she|it|we)\b/i;

/** Matches labels of tests, vaccines and helpers, which an answer can leave unnamed: "mammogram", "COVID boosters". */
const thingPattern =
  /(?:mammograms?|smears?|pap|colonoscop(?:y|ies)|endoscopy|scans?|exams?|tests?|checks?|check-?ups?|dentist|bloods|bloodwork|labs|x-?rays?|mri|ultrasound|physio(?:therapy)?|therapy|rehab|screening|study|biopsy|shots?|jabs?|vaccines?|boosters?|vaccinations?|decision maker|help)$/i;
/** Matches words for something that is named before them: "the last one", "it". */
const unnamedPattern =
  /\b(?:it|them|that|one|ones|any|some|none|the (?:first|last|second|third|other|next|two|three|\d)|(?:the|an?) (?:appointment|booking|test|scan|clinic|nurse|prescription|bottle|box))\b/i;

/** Matches a person without a verb at the start of a value: "the patient's neighbor, but there is nothing on paper". */
const onlyPersonPattern = /^(?:probably |mostly |usually )?the patient's (?:[a-z]+ ){0,2}[a-z]+(?:$|,)/i;

/**
 * Returns whether a value with a clause of its own needs its label, because it does not name what was asked about:
 * "Mammogram: the patient made the appointment and chickened out."
 */
const isNamedByLabel = (label: string, value: string): boolean =>
  thingPattern.test(label) &&
  (onlyPersonPattern.test(value) || (/^(?:the patient|they|we)\b/i.test(value) && unnamedPattern.test(value))) &&
  label.split(" ").every((word) => word.length < 4 || !value.toLowerCase().includes(word.toLowerCase().slice(0, 5)));

/** Matches words of doubt at the end of an answer: "end of May, I believe". */
const unsurePattern = /,? I (?:think|guess|believe|suppose)[.]?$/i;

/** Returns the words of an answer as the value of a label: "Yeah, when I cough" → "when I cough". */
function valueOf(said: string): string {
  const words = said
    .replace(
      /\b(?:when|whenever|if) I ([a-z]+) (or|and) ([a-z]+)(?=$|[.,])/gi,
      (_all, first: string, or: string, second: string) => `when ${gerund(first)} ${or} ${gerund(second)}`,
    )
    .replace(leadPattern, "")
    .replace(/^(?:yeah|yep|yup|mm-?hmm)\b/i, "yes")
    .replace(/^(?:nope|nah)\b/i, "no")
    .replace(/^(yes|no),? (?:\1,? )+/i, "$1, ")
    .replace(/^yes,? (?=\S)/i, "")
    .replace(/,? (?:yes|yeah|yep)[.]?$/i, "")
    .replace(/,? and that is (?:it|all)[.]?$/i, "");
  const sure = words.replace(unsurePattern, "");
  if (sure !== words && !/^(?:no|yes|probably|maybe|about)\b|\bI\b/i.test(sure)) return `probably ${lowerFirst(sure)}`;
  return bareYesPattern.test(words) ? "yes" : words;
}

/**
 * Returns the words of an answer after a label: "Leaking: when the patient coughs."; null if they are not fit for a
 * note.
 */
export function labelledLine(label: string, said: string, person: Person): string | null {
  if (said.split(" ").length > maxWords) return null;
  const spoken = valueOf(said);
  const value =
    label.startsWith("effect of") && /^no$/i.test(spoken)
      ? "none"
      : noteEnglish(withoutFiller(toThirdPerson(spoken.replace(limitedNoPattern, "$1only "), person)));
  if (value === "" || brokenValuePattern.test(value) || (value === "yes" && / or /.test(label))) return null;
  // "Work: the patient drives a lorry" names what is meant, "Raised: it is not raised" says it twice.
  if (ownClausePattern.test(value) && !/^(?:work|home)$/.test(label) && !isNamedByLabel(label, value)) return null;
  if (thankfulPattern.test(value) || emptyValuePattern.test(value) || value.toLowerCase() === label.toLowerCase())
    return null;
  const sentence = asSentence(`${label}: ${lowerFirst(value)}`);
  const fault = printFault(sentence);
  const isFit =
    fault === null ||
    (fault === "unfinished" && value.split(" ").length > 1) ||
    (fault === "restart" && hadItPattern.test(value));
  return isFit && looseClauses(value).length === 0 ? sentence : null;
}

/** Matches the "just" that limits a no, which is no filler: "no, just on my hands". */
const limitedNoPattern = /^((?:no|nope|not really),? (?:it is )?)just (?=(?:(?:in|on|at) )?(?:the|my|his|her)\b)/i;

/**
 * Returns whether a labelled line is better than its words alone, because they do not name what was asked about:
 * "Mammogram: the patient made the appointment and chickened out."
 */
export const needsLabel = (label: string, line: string): boolean =>
  label !== "" && isNamedByLabel(label, line.slice(label.length + 2));

/** Returns a statement with what was asked as its label; null if it has no label or is not fit for a note. */
export const labelledSentence = ({ slots }: Fact, person: Person): string | null =>
  slots.asked ? labelledLine(slots.asked.text, slots.detail?.text ?? "", person) : null;
