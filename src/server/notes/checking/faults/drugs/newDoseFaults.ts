import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { isOrdered } from "../../omissions/isOrdered";
import type { SaidStatement } from "../../reading/SaidVisit";
import { dosesOf, isSameAmount, saidDoses, strengths } from "./doseFaults";

/** Matches words of a note for a drug that the patient takes at the time of the visit. */
const takesPattern = /\b(?:takes|taking|(?:is|are|currently|been|remains) on|uses|using)\b/i;
/** Matches words of a note for a change of a dose or a plan. */
const changesPattern =
  /\b(?:increas|decreas|reduc|rais|lower|doubl|halv|chang|switch|start|now|new|will|continue|advis|recommend|prescri|order)/i;

/** Matches words of an order of a new dose in speech: "increase", "go up", "start". */
const saidChangePattern =
  /\b(?:increas\w+|decreas\w+|reduc\w+|rais\w+|lower|doubl\w+|chang\w+|switch\w*|start\w*|order|prescribe|bump|go(?:ing)? (?:up|down)|put you on)\b/i;

/**
 * Finds the dose of a drug that a note says the patient takes, if that dose was only ordered in the visit and another
 * one was said to be taken: "takes lisinopril 20 mg" for 10 mg that are increased to 20 mg. Returns at most one fault.
 */
export function newDoseFaults({ statement, section, visit }: CheckedSentence): Fault[] {
  const { text, mentions } = statement;
  if (/plan|assess|instruct|recommend|order/i.test(section) || !takesPattern.test(text) || changesPattern.test(text))
    return [];
  for (const drug of mentions.filter(({ kind }) => kind === "drug"))
    for (const dose of dosesOf(statement, drug)) {
      if (!strengths.has(dose.unit ?? "")) continue;
      const said = saidDoses(drug, visit).filter(({ quantity }) => strengths.has(quantity.unit ?? ""));
      const same = said.filter(({ quantity }) => isSameAmount(quantity, dose));
      const taken = said.find((each) => !isNew(each.statement) && !isSameAmount(each.quantity, dose));
      if (!taken || same.length === 0 || !same.every((each) => isNew(each.statement))) continue;
      const detail = `Said as the new dose of ${drug.words}`;
      return [{ kind: "dose", must: false, value: dose.words, at: dose.start, detail, heard: taken.statement }];
    }
  return [];
}

/** Returns whether a statement orders a new dose. */
const isNew = (said: SaidStatement): boolean => isOrdered(said) && saidChangePattern.test(said.text);
