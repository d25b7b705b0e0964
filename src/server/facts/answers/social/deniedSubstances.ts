import type { QuestionTopic } from "../../acts/questions/questionTopic";
import { socialTopic } from "../../frames/readSocial";

/** Matches recreational drugs as said: "weed", "cocaine". */
const recreationalDrugPattern =
  /\b(?:marijuana|cannabis|weed|pot|edibles|cocaine|coke|crack|heroin|(?:crystal )?meth|amphetamines?|ecstasy|mdma|lsd|acid|mushrooms|opioids?|fentanyl|ketamine|iv drugs?)\b/gi;
/** Names of drugs in a note, by the words said. */
const written: Readonly<Record<string, string>> = { weed: "cannabis", pot: "cannabis", coke: "cocaine" };
/** Matches the first part of an answer that only denies: "no marijuana either", "no cigarettes". */
const deniedPattern = /^(?:(?:and|so|well|oh),? ){0,2}(?:no|not|none|never|nor)(?: [a-z]+){1,5}$/i;
/** Matches a further part of an answer that only denies: "no beer", "nothing like that". */
const furtherPattern = /^(?:[a-z]+)(?: [a-z]+){0,4}$/i;
/** Matches words with which an answer says more: "no more than one", "no cocaine but …". */
const saysMorePattern =
  /\b(?:but|except|just|only|since|for|more|longer|I|my|maybe|sometimes|when|until|as (?:much|many|often)|used|less|yet|so far)\b/i;

/** Returns whether an answer only denies: "No cigarettes, no beer, nothing like that". */
function deniesOnly(said: string): boolean {
  const [first = "", ...parts] = said
    .replace(/^(?:and|so|well|oh),? /i, "")
    .split(/[,;.]|\b(?:and|or|nor)\b/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return deniedPattern.test(first) && parts.every((part) => furtherPattern.test(part)) && !saysMorePattern.test(said);
}

/** Maximum number of characters of an answer that only denies. Longer ones say more. */
const maxLength = 120;

/** A habit that an answer denies in its own words; `object`: the drugs, as written in a note. */
interface DeniedHabit {
  topic: string;
  object?: string | undefined;
}

/**
 * Returns the habits and drugs that an answer denies in words of its own: "No marijuana, no cocaine". Empty for other
 * answers. `topic`: what the question asked about.
 */
export function deniedSubstances(topic: QuestionTopic, said: string): DeniedHabit[] {
  if (said.length > maxLength || !deniesOnly(said)) return [];
  const drugs = drugsIn(said);
  const topics = [...new Set(said.split(/,|;|\.|\b(?:and|or|nor)\b/).flatMap((part) => socialTopic(part) ?? []))];
  const others = topics.filter((each) => each !== "drugs").map((each) => ({ topic: each }));
  if (drugs.length > 0 || topics.includes("drugs"))
    return [
      { topic: "drugs", object: drugs.length > 0 ? `${drugs.join(" or ")} use` : "recreational drug use" },
      ...others,
    ];
  if (others.length > 0) return others;
  return [{ topic, object: topic === "drugs" ? "recreational drug use" : undefined }];
}

/**
 * Returns the drugs that a question names, as written in a note: "Do you use cannabis, or smoke weed?" Empty if the
 * question also asks about other drugs.
 */
export function drugsAsked(asked: string): string[] {
  if (/\b(?:drugs?|substances?|other|like|such as|illicit|recreational)\b/i.test(asked)) return [];
  return drugsIn(asked);
}

/** Returns the drugs that a text names, each once, as written in a note. */
export const drugsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(recreationalDrugPattern)].map(([name]) => written[name.toLowerCase()] ?? name.toLowerCase()),
  ),
];
