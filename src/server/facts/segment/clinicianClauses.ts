import { testNamed } from "../frames/readResult";
import { isQuestion } from "../acts/questions/isQuestion";
import { contrastedDiagnosis } from "./plans/contrastedDiagnosis";
import { cutOrders, cutQuestion } from "./plans/cutOrders";
import { namedByReason } from "./namedByReason";
import { namedWithState } from "./namedWithState";
import { optionTakenBack } from "./optionTakenBack";
import { cutDecisions, cutFinding, cutRepeat } from "./plans/cutRepeat";
import { withDrugInPlace } from "./plans/withDrugInPlace";
import { plainOrders } from "./plans/plainOrders";
import { secondDiagnosis } from "./plans/secondDiagnosis";
import { withoutReactionReason } from "./withoutReactionReason";
import type { Sentence } from "./Sentence";

/**
 * Returns the clauses of a clinician's sentence, each with one question, order or statement, and separately the
 * reaction that is the reason for an order (`withoutReactionReason`), if there is one.
 */
export function clinicianClauses(sentence: Sentence): { clauses: Sentence[]; reason: Sentence | null } {
  const { parts, reason } = withoutReactionReason(sentence);
  const clauses = parts
    .flatMap(planItems)
    .flatMap(cutRepeat)
    .flatMap(cutFinding)
    .flatMap(cutDecisions)
    .flatMap(contrastedDiagnosis)
    .flatMap(secondDiagnosis)
    .flatMap((said) =>
      cutQuestion(
        plainOrders({ ...said, text: namedWithState(namedByReason(optionTakenBack(withDrugInPlace(said.text)))) }),
      ),
    )
    .flatMap((part) => (isQuestion(part.text) ? [part] : cutOrders(part)));
  return { clauses, reason };
}

/** Matches the start of a plan that is listed: "So the plan is". */
const listsPlanPattern =
  /^((?:(?:so|and|okay|alright|now),? )*(?:(?:the|my|our) )?plan(?: for (?:you|today))? (?:is|will be|would be)(?: going to be)?(?: for)?:?,? )(?!to\b|that\b|for\b|we\b|I\b|you\b|good\b|fine\b|the same\b)(?=[a-z])/i;

/** Matches a referral as an item of a plan: "a referral to neurosurgery". */
const referralPattern = /^an? (?:urgent |routine )?referral to /i;

/**
 * Returns the items of a plan that a sentence lists, each as a sentence: "Plan is ice if it aches, no lifting, and a
 * sling". Other sentences are returned as they are.
 */
function planItems(sentence: Sentence): Sentence[] {
  const lead = listsPlanPattern.exec(sentence.text)?.[1];
  if (!lead) return [sentence];
  const items = sentence.text
    .slice(lead.length)
    .split(/, (?:and |then |plus )?(?=[a-z])|,? and (?=no |follow|see |come |return )/i)
    .filter((item) => item.trim() !== "")
    .map((item) =>
      referralPattern.test(item)
        ? `we will make ${item}`
        : /^an? /i.test(item) && testNamed(item) !== null
          ? `we will get ${item}`
          : item,
    );
  return items.length < 2
    ? [sentence]
    : items.map((text, i) => ({ ...sentence, text: i === 0 ? `Plan: ${text}` : text }));
}
