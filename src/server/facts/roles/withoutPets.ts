import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { namedConditions } from "../terms/namedConditions";

/** Source of a pattern for an animal. */
const pet =
  "(?=\\w)(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|mares?|rabbits?|hamsters?|guinea pigs?|parrots?|budgies?|ferrets?|tortoises?|spaniels?|labradors?|terriers?|poodles?|retrievers?|collies?|bulldogs?|greyhounds?|cows?|sheep|goats?|hens?|chickens?|alpacas?)";
/** Matches an animal as the subject of a clause, or a clause that says for which animal a drug is. */
const aboutPetPattern = new RegExp(
  `^(?:(?:and|but|so|because|well|oh|no|yes|yeah|my god),? )*(?:(?:my|our|his|her|their|the|one of (?:my|our|the))(?: [a-z-]+){0,2}? ${pet}(?:(?:,? [A-Z][a-z]+,?)? (?:is|was|has|had|got|gets|takes?|took|needs?|needed|started|came|keeps?|does|did|just|also|may|might|will|died)\\b|'s\\b)|the vet\\b)|\\bfor (?:my|our|the) (?:[a-z]+ )?${pet}\\b`,
  "i",
);
/** Matches what an animal can do to or share with a person, which belongs in the history: "bit me", "ringworm". */
const exposesPattern =
  /\b(?:bit|bites?|bitten|scratch\w*|lick\w*|knock\w*|jump\w*|kick\w*|threw|thrown|trip\w*|pull\w*|ringworm|fleas?|mites?|scabies|mange|ticks?|worms?|rabi\w+|me|us|same|too|as well)\b/i;
/** Matches a later clause about an animal named before: "he is on gabapentin", "I give her insulin". */
const stillAboutPetPattern =
  /^(?:(?:and|but|so|because|now),? )*(?:(?:he|she|they) (?:is|was|has|had|gets?|got|takes?|took|needs?|needed)\b|(?:I|we)(?: have to| had to| need to)? (?:give|gave|inject|feed|put) (?:him|her|it|them)\b|the vet\b)/i;

/** Returns whether a clause names a disease, drug or symptom. */
const namesHealth = (text: string): boolean =>
  findDrugs(text).length > 0 || namedConditions(text).length > 0 || findSymptoms(text).length > 0;

/**
 * Leaves out of a turn what it says about the health and the drugs of an animal: "My dog has epilepsy, he is on
 * phenobarbital". What an animal does to the patient, or can infect the patient with, is kept.
 */
export function withoutPets(turn: readonly Sentence[]): readonly Sentence[] {
  let isNamed = false;
  return turn.flatMap((sentence) => {
    const clauses = sentence.text.split(/(?<=[,;]) (?=\S)|(?<=\w) (?=(?:and|but|so|because) (?:I|my|he|she|it|we)\b)/);
    const kept = clauses.filter((clause) => {
      const isPet = aboutPetPattern.test(clause) && !/\bI (?:took|take|used|use|tried|swallowed|had)\b/i.test(clause);
      const isStill = isNamed && stillAboutPetPattern.test(clause);
      const isIll = (isPet || isStill) && (namesHealth(clause) || /\bvet\b/i.test(clause));
      isNamed = (isPet && isIll) || (isNamed && (isStill || !/\b(?:I|my|me)\b/.test(clause)));
      return !isIll || exposesPattern.test(sentence.text);
    });
    if (kept.length === clauses.length) return [sentence];
    const text = kept
      .join(" ")
      .replace(/^(?:and|but|so|because) /i, "")
      .replace(/[,; ]{1,3}$/, "");
    return text === "" ? [] : [{ ...sentence, text }];
  });
}
