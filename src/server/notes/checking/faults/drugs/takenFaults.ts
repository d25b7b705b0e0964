import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { Mention, Statement } from "../../reading/Statement";

/** Matches the end of the words before a drug that the patient takes: "takes", "is currently on". */
const takesPattern =
  /\b(?:takes|taking|uses|using|(?:is|remains|stays)(?: currently| still)? on|continues(?: to (?:take|use))?)(?: \w+){0,2} $/i;
/** Matches words of a sentence about a drug of the past or one that is not taken. */
const notTakenPattern =
  /\b(?:stop\w*|used to|no longer|not|never|previous\w*|prior|past|former\w*|discontinu\w+|tried|took|was|were|had|den(?:y|ies|ied)|refus\w+|declin\w+|off|hold\w*|held|allerg\w+|intoleran\w*|instead|without|if|start\w*|resum\w+|restart\w*|plan\w*|will)\b/i;

/**
 * Finds a drug written as taken, if every fact of the visit about it says that the patient does not take it, or no
 * longer. Returns at most one fault.
 */
export function takenFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (visit.medications.size === 0 || notTakenPattern.test(statement.text)) return [];
  const isList = /medication|drug/i.test(section);
  for (const drug of statement.mentions) {
    if (drug.kind !== "drug" || !(isList || isTaken(statement, drug))) continue;
    const stated = visit.medications.get(drug.name) ?? [];
    const [first] = stated;
    if (!first || !stated.every(({ isOff }) => isOff)) continue;
    const heard = (visit.byKey.get(`drug:${drug.name}`) ?? []).find(({ turn }) => first.turns.has(turn.id)) ?? null;
    const detail = `Said not to be taken: ${drug.words}`;
    return [{ kind: "action", must: false, value: drug.words, at: drug.start, detail, heard }];
  }
  return [];
}

const isTaken = ({ text }: Statement, { start }: Mention): boolean => takesPattern.test(text.slice(0, start));
