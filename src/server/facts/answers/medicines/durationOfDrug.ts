import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { durationIn } from "../../frames/timeExpressions";
import { findDrugs } from "../../terms/findDrugs";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that asks how long a drug has been taken: "How long have you been on the pill?" */
const asksPattern = /\bhow long (?:have|has) (?:you|he|she) been (?:on|taking|using)\b/i;

/** Reads how long the drug that a question names has been taken: "for 2 years". Null for other questions. */
export function durationOfDrug(exchange: Exchange): Fact | null {
  const { asked, answer } = exchange;
  const [drug, another] = asksPattern.test(asked) ? findDrugs(asked) : [];
  const duration = drug && !another ? durationIn(answer.text, true) : null;
  return duration === null || !drug
    ? null
    : makeFact({
        kind: "medication",
        from: questionAndAnswer(exchange),
        slots: { name: drug.name.toLowerCase(), state: "taking", duration },
      });
}
