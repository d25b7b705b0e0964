import { pairedAnswer, pairedPolarity } from "../../acts/pairedAnswer";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import type { SymptomMention } from "../../terms/findSymptoms";
import { questionAndAnswer, type Exchange } from "../Exchange";
import { itemOf } from "../symptoms/askedSymptom";

/** Matches a question that asks whether symptoms are over: "Is the chest pain gone?" */
const asksIfGonePattern =
  /^(?:and |so |but |now )*(?:(?:is|are|has|have) (?:the|your|that|this|his|her|those|these) [a-z ,-]{3,50}? |(?:the|your|that|this|his|her|those|these) [a-z ,-]{3,50}? ?(?:is|are|has|have|'s) (?:all |completely |now |totally |finally )?)(?:gone|resolved|cleared(?: up)?|settled|gone away|went away|stopped|disappeared|over)(?: now| completely| away| then)?\??$/i;

/** Matches words of a clause in which a symptom is still there: "still", "worse". */
const stillPattern = /\b(?:not|no|still|never|there|bad|worse)\b/i;
/** Matches words of a clause in which a symptom is over: "gone", "resolved". */
const gonePattern = /\b(?:yes|yeah|yep|gone|has|have|is|are|did|settled|better|went|resolved|stopped|cleared)\b/i;

/** Returns for each symptom whether an answer says that it is over; null if it does not say. */
function eachGone({ reply, turn }: Exchange, mentions: readonly SymptomMention[]): (boolean | null)[] {
  const { polarity, rest } = reply;
  const isAlone = turn.length === 1 || mentions.length === 1;
  if (
    isAlone &&
    (polarity === "yes" || polarity === "no") &&
    (rest === "" || !/\b(?:but|except|still|not|no|yes)\b/i.test(rest))
  )
    return mentions.map(() => polarity === "yes");
  const spoken = turn.map(({ text }) => text).join(", ");
  const paired = pairedAnswer(spoken);
  const clauses = spoken.split(/[,.;]|\b(?:and|but|though|although)\b/i);
  return mentions.map((mention) => {
    const { words, key } = itemOf(mention);
    const said = paired ? pairedPolarity(words, key, paired) : null;
    if (said !== null) return said === "yes";
    const own = clauses.filter((clause) => words.test(clause));
    const [clause] = own;
    if (!clause || own.length > 1 || paired) return null;
    return stillPattern.test(clause) ? false : gonePattern.test(clause.replace(words, "")) ? true : null;
  });
}

/**
 * Reads the answer to a question that asks whether symptoms are over: each is past or still there. Empty if a yes or no
 * is not understood; null for other questions and answers.
 */
export function goneAnswer(exchange: Exchange, mentions: readonly SymptomMention[]): Fact[] | null {
  if (mentions.length === 0 || !asksIfGonePattern.test(exchange.asked)) return null;
  const over = eachGone(exchange, mentions);
  const facts = mentions.flatMap((mention, i) => {
    const isOver = over[i];
    if (isOver === null || isOver === undefined) return [];
    const site = siteOf(exchange.asked, mention);
    return makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      time: { when: isOver ? "past" : "now" },
      slots: {
        name: symptomName(mention, site),
        system: systemOf(mention, site),
        site: site?.part,
        side: site?.side ?? undefined,
      },
    });
  });
  return facts.length > 0 || exchange.reply.polarity !== null ? facts : null;
}
