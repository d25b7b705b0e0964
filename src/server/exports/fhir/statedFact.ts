import type { NoteSection, Sentence } from "../../../shared/notes/document";
import type { Fact } from "../../facts/Fact";
import { readMedications } from "../../facts/frames/readMedications";
import { normalizeNoteSentence } from "../../facts/segment/normalizeNoteSentence";
import { relativeSource } from "../../facts/terms/relativeSource";
import { medicationPhrase } from "../../notes/writing/sentences/medicationSentence";
import { containsWords } from "./containsWords";
import { allergyGroup, type AllergyGroup, medicationStatus } from "./factResource";
import { ucumOfWord } from "./fhirCodes";

/**
 * Matches words that deny or doubt a sentence ("no", "possible", "refuted"), place it in the past ("formerly") or
 * attribute it to a relative ("mother").
 */
const doubtsPattern = new RegExp(
  "\\b(?:no|not|never|none|cannot|den(?:y|ies|ied)|without|negative|rul(?:ed?|es|ing) out|unlikely|doubt\\w*|question\\w*|possibl[ey]|probabl[ey]|suspect\\w*|maybe|might|unclear|uncertain|unconfirmed|unknown|disputed|refut\\w*|reject\\w*|disprov\\w*|excluded|tolerat\\w*|resolved|outgr[eo]w\\w*|previous(?:ly)?|former(?:ly)?|past|used to|error|wrong|incorrect(?:ly)?|mistak\\w*|refus\\w*|declin\\w*|unable|remov\\w*|clear(?:ed|s)|inactive|invalid|false|cancel\\w*|retract\\w*|(?:struck|crossed) out|delisted|de-?labell?ed|" +
    `${relativeSource}|family)\\b|n['’]t\\b|\\?`,
  "i",
);
/** Matches words for the end of a drug: "stopped", "came off", "no longer", "ran out". */
const endsPattern =
  /\b(?:stopp?(?:ed|s|ing)?|discontinu\w*|quit|(?:came|com(?:e|ing)|took|tak(?:e|en|ing)|got|get|wean\w*) (?:\w+ )?off|ceas\w*|no longer|finished|completed|ran out|d\/c(?:['’]?d)?|non-?(?:adheren|complian)\w*)\b/i;
/** Matches words for a change of a drug: "hold", "increase", "taper", "switched", "instead". */
const changesPattern =
  /\b(?:hold|holds|holding|held|paus\w*|skip\w*|increas\w*|rais(?:e|es|ed|ing)|bump\w*|doubl\w*|decreas\w*|lower(?:s|ed|ing)?(?! (?:back|legs?|limbs?|abdom\w*|extremit\w*|lips?|lobe|left|right|respiratory|urinary|quadrants?))|reduc\w*|cut(?:s|ting)?|halv\w*|drop(?:ped|ping)?|taper\w*|wean\w*|titrat\w*|switch\w*|chang\w*|replac\w*|swap\w*|instead|rather than|avoid\w*)\b/i;
/** Matches the beginning of a text that orders a drug: "Start metformin". */
const ordersPattern = /^(?:re)?(?:start|begin|resume|prescribe|add|try)\b/i;
/** Matches words for a value that was not measured in this visit: "last week", "at home", "goal". */
const elsewherePattern = /\b(?:yesterday|last (?:week|month|year|visit|time)|ago|home|target|goal)\b/i;
/** Matches words of a medicine that is taken as needed. */
const asNeededPattern = /\b(?:as needed|prn|when needed|if needed)\b/i;
/** Matches words that negate: "not", "denies". */
const deniesPattern = /\b(?:not|never|no longer|den(?:y|ies|ied))\b|n['’]t\b/i;
/** Matches words for an allergy or a reaction: "allergic", "hives". */
const saysAllergyPattern =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|reaction|reacts?|reacted|rash(?:es)?|hives|swell\w*|side effects?)\b/i;

/** Returns whether a text changes or ends a drug: "increase", "stop", "instead". */
export const changesDrug = (text: string): boolean => changesPattern.test(text) || endsPattern.test(text);

/**
 * Returns a fact as a sentence of the document states it. Null if the sentence does not state it: its evidence is other
 * utterances, it lacks the drug, dose, frequency, substance, polarity or value, or it denies or doubts them. A reaction
 * that the sentence lacks is left out of the fact. Who wrote the sentence makes no difference.
 */
export function statedFact(sentence: Sentence, section: Pick<NoteSection, "key">, fact: Fact): Fact | null {
  if (!restsOn(sentence, fact)) return null;
  const text = noteText(sentence);
  if (fact.kind === "vital") return statesVital(text, fact) ? fact : null;
  if (fact.kind === "medication") return statesMedication(text, fact) ? fact : null;
  if (fact.kind !== "allergy" && fact.kind !== "intolerance") return null;
  return fact.polarity === "absent" ? statedDenial(text, section, fact) : statedAllergy(text, section, fact);
}

/** Returns whether the evidence of a sentence includes an utterance in which the fact was said. */
export function restsOn({ evidence }: Pick<Sentence, "evidence">, fact: Fact): boolean {
  return fact.evidence.some(({ turn }) => evidence.includes(turn));
}

/** Returns whether a sentence names the drug, substance or vital sign of a fact. */
export function namesSubjectOf(sentence: Sentence, { kind, slots }: Fact): boolean {
  const name = (slots.name ?? slots.substance)?.text ?? "";
  const text = noteText(sentence);
  return kind === "vital" ? (vitalNames.get(name)?.test(text) ?? false) : containsWords(text, name);
}

/** Returns the text of a sentence with its abbreviations expanded, and its label ("Lisinopril:"). */
function noteText({ text: written }: Pick<Sentence, "text">): string {
  const { label, text } = normalizeNoteSentence(written);
  return label && !text.startsWith(label) && !text.includes(":") ? `${label}: ${text}` : text;
}

/** The vital signs that are exported, as a document names them. */
const vitalNames: ReadonlyMap<string, RegExp> = new Map([
  ["Blood pressure", /\b(?:blood pressure|bp)\b/i],
  ["Heart rate", /\b(?:heart rate|pulse(?! ox))\b/i],
  ["Respiratory rate", /\b(?:respiratory rate|respirations?|breathing rate)\b/i],
  ["Temperature", /\b(?:temperature|temp)\b/i],
  ["Oxygen saturation", /\b(?:oxygen|o2|sats?|saturation|pulse ox(?:imetry)?|spo2)\b/i],
  ["Weight", /\b(?:weight|weighs)\b/i],
  ["BMI", /\b(?:bmi|body mass index)\b/i],
]);

/** Returns whether the first number after the name of the vital sign is its value, with the unit of a weight. */
function statesVital(text: string, { slots }: Fact): boolean {
  const [name = "", value = ""] = [slots.name?.text, slots.value?.text];
  const named = vitalNames.get(name)?.exec(text);
  if (!named || doubtsPattern.test(text) || elsewherePattern.test(text)) return false;
  const after = text.slice(named.index + named[0].length);
  const [, number, unit = ""] = /^[^\d;]{0,60}?(\d[\d./]*)(?: ?([a-z]+))?/i.exec(after) ?? [];
  if (number?.replace(/(?<![./])[./]+$/, "") !== value) return false;
  const ucum = ucumOfWord[(slots.unit?.text ?? "").toLowerCase()];
  return ucum === undefined || ucumOfWord[unit.toLowerCase()] === ucum;
}

/** Returns whether the words about the drug are its dose, route and frequency, without another number or a change. */
function statesMedication(text: string, fact: Fact): boolean {
  const name = fact.slots.name?.text ?? "";
  const status = medicationStatus(fact);
  if (name === "" || status === null || !containsWords(text, name)) return false;
  if (status === "not-taken") return deniesPattern.test(text) && !saysAllergyPattern.test(text);
  if (
    status === "stopped"
      ? !endsPattern.test(text) || deniesPattern.test(text)
      : doubtsPattern.test(text) || changesDrug(text) || ordersPattern.test(text) || saysAllergyPattern.test(text)
  )
    return false;
  const mentions = readMedications(text);
  const at = mentions.findIndex(({ drug }) => drug.name.toLowerCase() === name.toLowerCase());
  const mention = mentions[at];
  if (!mention) return false;
  const about = text.slice(mentions[at - 1]?.drug.end ?? 0, mentions[at + 1]?.drug.start);
  const { dose, unit, route, frequency, duration, detail } = fact.slots;
  const known = numbersIn([name, ...[dose, frequency, duration, detail].map((value) => value?.text)].join(" "));
  if (numbersIn(about).some((number) => !known.includes(number))) return false;
  if (about.replace(/^[\s,;]+|(?<![\s.,;:])[\s.,;:]+$/g, "").toLowerCase() === medicationPhrase(fact).toLowerCase())
    return true;
  if (fact.slots.state?.text === "asNeeded" && !asNeededPattern.test(about)) return false;
  return (
    mention.dose === dose?.text &&
    mention.unit === unit?.text &&
    (!frequency || mention.frequency === frequency.text) &&
    (!route || mention.route === route.text)
  );
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,/]\d+)*/g) ?? [];

function statedAllergy(text: string, { key }: Pick<NoteSection, "key">, fact: Fact): Fact | null {
  const { reaction, ...slots } = fact.slots;
  const isAbout = key === "allergies" || saysAllergyPattern.test(text);
  if (!slots.substance || !isAbout || !containsWords(text, slots.substance.text) || doubtsPattern.test(text))
    return null;
  if (fact.polarity !== "present" || (fact.kind === "allergy" ? /intoleran/i : /\ballergic\b|anaphyla/i).test(text))
    return null;
  return reaction && !containsWords(text, reaction.text) ? { ...fact, slots } : fact;
}

/** Returns the denial of all allergies in a group if the sentence denies that group or all, and says nothing else. */
function statedDenial(text: string, { key }: Pick<NoteSection, "key">, fact: Fact): Fact | null {
  const group = fact.slots.substance ? null : allergyGroup(fact.slots.of?.text);
  const denied = group && groupDenied(text, key === "allergies");
  return denied && (denied === group || denied === "any") ? fact : null;
}

/** Matches a denial of all allergies, with their kind as the group: "Denies any | drug | allergies". */
const allDeniedPattern =
  /^(?:allergies: ?)?(?:(?:the )?patient |he |she |they )?(?:denies|denied|no|ha(?:s|ve) no|reports? no|does not (?:have|report)|is not)(?: having| any| current| known)*(?: (?<kind>[a-z]+))? (?:allerg(?:y|ies)|allergic)(?: to (?:any )?(?<named>[a-z]+))?(?: known| reported| at this time)?$/;

/** Returns the group of allergies that a sentence denies without an exception; null for any other sentence. */
function groupDenied(text: string, isInAllergies: boolean): AllergyGroup | null {
  const words = text.toLowerCase().replace(/(?<![.!\s])[.!\s]+$/, "");
  if (/^(?:allergies: ?)?nkda$/.test(words)) return "drug";
  if (/^(?:allergies: ?)?nka$/.test(words)) return "any";
  if (isInAllergies && /^(?:allergies: ?)?(?:none|none known|no known)$/.test(words)) return "any";
  const groups = allDeniedPattern.exec(words)?.groups;
  if (!groups) return null;
  const named = groups["named"] === "anything" ? undefined : groups["named"];
  return groups["kind"] && named ? null : allergyGroup(groups["kind"] ?? named);
}

/** Returns whether a sentence of an allergies section is a denial. */
export const isDenial = ({ text }: Pick<Sentence, "text">): boolean =>
  /^(?:allergies: ?)?(?:the patient |patient |he |she |they )?(?:denies|denied|no|none|nkda|nka|has no|have no|is not|not)\b/i.test(
    text,
  ) && !/\b(?:except|but|only|just|other than|apart|aside|besides)\b/i.test(text);
