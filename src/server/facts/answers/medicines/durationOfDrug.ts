import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { durationIn, onsetIn, sinceThen } from "../../frames/timeExpressions";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that asks how long a drug has been taken: "How long have you been on the pill?" */
const asksPattern =
  /\b(?:how long (?:have|has) (?:you|he|she) been (?:on|taking|using)|when did (?:you|he|she) (?:first )?start)\b/i;

/** Reads how long the drug that a question names has been taken: "for 2 years". Null for other questions. */
export function durationOfDrug(exchange: Exchange): Fact | null {
  const { asked, answer } = exchange;
  const [drug, another] = asksPattern.test(asked) ? findDrugs(asked) : [];
  const onset = /\bwhen\b/i.test(asked) ? onsetIn(answer.text) : null;
  const duration = drug && !another ? (onset ? sinceThen(onset) : durationIn(answer.text, true)) : null;
  return duration === null || !drug
    ? null
    : makeFact({
        kind: "medication",
        from: questionAndAnswer(exchange),
        slots: { name: drugName(drug.name), state: "taking", duration },
      });
}
