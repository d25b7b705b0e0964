import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Matches a question about a wish for life support, with what is asked about as the group: "Would you want CPR?" */
const asksForWishPattern =
  /\bwould (?:you|he|she) (?:want|wish)\b(?: (?:us|me|the team|the doctors))?(?: (?:to|for))?(?: (?:do|try|use|have|get|give you|perform|to be put on|to be on|be put on|be on|go on|receive))? ((?:to be )?(?:cpr|chest compressions|resuscitat\w+|(?:an?|any|the) (?:breathing|feeding) tube|breathing tubes?|intubat\w+|life support|(?:an?|the) ventilator|a breathing machine|dialysis|machines))\b/i;

/**
 * Reads a yes or no to a question whether the patient wants life support: "Would you want CPR?" "No." Null for other
 * questions and open answers.
 */
export function wishesAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, answer } = exchange;
  const wish = asksForWishPattern.exec(asked)?.[1]?.replace(/^(?:any|an?|the|to be) /i, "");
  const isNo = reply.polarity === "no" || /^no[,. ]/i.test(answer.text);
  if (!wish || reply.isHedged || (!isNo && reply.polarity !== "yes")) return null;
  const name = wish
    .toLowerCase()
    .replace(/^cpr$/, "CPR")
    .replace(/^intubat\w+/, "intubation")
    .replace(/^resuscitat\w+/, "resuscitation");
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name, value: isNo ? "not wanted" : "wanted" },
  });
}
