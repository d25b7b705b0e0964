import { isTreatmentOrTest } from "../../frames/namedItem";
import { namesGroupOf } from "../../terms/namesGroupOf";
import { namesThing } from "./namesThing";

/** Matches the boundary before another option: "inject it | or you can have | surgery". */
const nextOptionPattern =
  /,? or (?:(?:(?:you|we|I) (?:can|could|may|might|will) (?:also |just )?)?(?:have|do|get|try|go for) )?/i;
/** Matches the boundary before another thing that is ordered too: "the RhoGAM shot today | , and the Tdap". */
const nextPartPattern =
  /, (?=(?:an?|the|your|some) [a-z])|,? and (?:also )?(?:(?:have|do|get|try|start|order|check|add|to|for) )?/i;
/** Matches words of a refusal that name nothing: "take", "that". */
const namesNothingPattern =
  /^(?:an|at|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|the|any|and|for|you|one|now|get|see|doctor|want|would|rather|take|have|going|doing|having|really|that|this|them|those|still|just|another|today|start|will|with|okay)$/i;
/** Matches the clause of a sentence that refuses, and captures what is refused: "but not | the shingles one". */
const refusingClausePattern =
  /\b(?:not|no|never|skip|without|pass on|hold off on|decline|leave out)\b((?:(?!,| but\b| though\b)[^.;])*)/i;
/** Matches the verb of an order, which only its first part has: "start | metformin and a statin". */
const verbPattern =
  /^(?:(?:start|get|do|order|obtain|check|give|book|arrange|schedule|add|prescribe|recommend|have|try|send for|set up)(?: (?:you|him|her)(?: (?:up )?(?:on|for|with))?)? |(?:refer|send) (?:(?:you|him|her) )?(?:to|for) )/i;

/** Matches the only thing of several that a patient wants: "Just the | flu shot | , please". */
const onlyPattern =
  /^(?:(?:okay|ok|well|oh|um|no|yes|maybe|I think|let us do|I will (?:do|have|take|get|try)|can we do|can I (?:just )?(?:have|do)),? ){0,4}(?:just|only) (?:have |do |take |get |try )?((?:the |my |an? )?[a-z][a-z -]{2,40}?)(?:,? (?:then|today|please|for now|for me|thanks|thank you)){0,3}[.!]?$/i;
/** Matches the start of an order to see other clinicians, whose names are not treatments: "refer you to cardiology". */
const refersPattern = /^(?:refer|send) /i;

/** Returns the words of a text that can name a treatment or test. */
const namingWords = (text: string): string[] =>
  (text.match(/\b[A-Z]{2}\b|[a-z]{3,}/gi) ?? []).filter((word) => !namesNothingPattern.test(word));

/** Returns whether a part of an order can be refused or kept by itself. */
const isCare = (part: string): boolean => isTreatmentOrTest(part) || /\b(?:diet|exercise|weight loss)\b/i.test(part);

/** The part of an order that a patient refuses, and the rest of it. */
export interface RefusedPart {
  refused: string;
  kept: string;
}

/**
 * Returns the option or the thing of an order that a refusal names, and the others: "the shingles vaccine" and "a
 * tetanus shot" of "a tetanus shot and the shingles vaccine". Null unless it names some of them and not all.
 */
export function refusedPart(refusal: string, object: string): RefusedPart | null {
  const clause = refusingClausePattern.exec(refusal)?.[1] ?? "";
  const words = namingWords(clause).length > 0 ? clause : refusal;
  return partsNamed(words, object, (isNamed) => isNamed);
}

/** Returns what a patient refuses by wanting only the other thing of an order ("Just the flu shot"), or null. */
export function partLeftOut(text: string, object: string): RefusedPart | null {
  const wanted = onlyPattern.exec(text)?.[1];
  return wanted ? partsNamed(wanted, object, (isNamed) => !isNamed) : null;
}

/** Splits an order into the part for which `isRefused` is true, by whether words name it, and the others. */
function partsNamed(said: string, object: string, isRefused: (isNamed: boolean) => boolean): RefusedPart | null {
  const isOptions = nextOptionPattern.test(object);
  const verb = verbPattern.exec(object)?.[0] ?? "";
  const parts = object.slice(verb.length).split(isOptions ? nextOptionPattern : nextPartPattern);
  if (parts.length < 2 || (!isOptions && !refersPattern.test(verb) && !parts.every(isCare))) return null;
  const words = namingWords(said);
  const telling = words.filter((word) => !parts.every((part) => namesThing(word, part)));
  const isGroup = !parts.every((part) => namesGroupOf(said, part));
  const isNamed = (part: string): boolean =>
    telling.some((word) => namesThing(word, part)) || (isGroup && namesGroupOf(said, part));
  const refused = parts.filter((part) => isRefused(isNamed(part)));
  const kept = parts.filter((part) => !isRefused(isNamed(part)));
  if (refused.length !== 1 || kept.length === 0) return null;
  return {
    refused: (refused[0] ?? "").replace(/,? (?:as well|too|also|today|now)$/i, ""),
    kept: `${verb}${kept.join(isOptions ? " or " : ", and ")}`,
  };
}
