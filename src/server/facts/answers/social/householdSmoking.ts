import { makeFact } from "../../frames/makeFact";
import { deniedFact } from "../deniedFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about people with whom the patient lives: "Does anyone at home smoke?" */
const ofHouseholdPattern =
  /\b(?:any ?(?:one|body)|some ?one|people|family|household|roommates?|(?:second|passive)[- ]?hand|your (?:wife|husband|partner|parents?|mother|father|mom|dad|girlfriend|boyfriend|family))\b/i;

/**
 * Matches words that say that the patient does not smoke, apart from the household: "you live with your roommate, | no
 * history of tobacco".
 */
const notSmokingPattern =
  /,(?: (?:and|so|but))? (?:you (?:have )?|with )?(?:no|never|do not|are not)\b[^,?]{0,30}\b(?:smok\w*|tobacco|cigarettes?)\b/i;

/**
 * Reads the answer to a question that asks whether someone smokes where the patient lives. Null for other questions; no
 * facts if the answer is neither yes nor no.
 */
export function householdSmoking(exchange: Exchange): AnswerResult | null {
  const { reply, asked } = exchange;
  if (!ofHouseholdPattern.test(asked)) return null;
  if (notSmokingPattern.test(asked))
    return {
      facts: reply.polarity === "yes" ? [deniedFact(exchange, "social", { topic: "smoking" })] : [],
      coversAnswer: false,
    };
  if (reply.polarity !== "yes" && reply.polarity !== "no") return { facts: [], coversAnswer: false };
  const fact = makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "yes" ? "present" : "absent",
    slots: { topic: "householdSmoking" },
  });
  return { facts: [fact], coversAnswer: reply.rest === "" };
}
