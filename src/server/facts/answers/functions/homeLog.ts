import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { approximatelyPattern, logPattern } from "../labels/stateAnswer";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerWord } from "../../../platform/lowerWord";

/** Source of a pattern for what patients measure at home, as a group: "blood sugars". */
const measured =
  "((?:blood )?pressures?|bps?|(?:blood )?sugars?|glucose|weights?|peak flows?|oxygen(?: levels?)?|sats?)";
/** Matches a question about whether or how a measure is followed at home: "Do you check your weight every day?" */
const asksIfCheckedPattern = new RegExp(
  `\\b(?:check\\w*|monitor\\w*|tak(?:e|en|ing)|measur\\w+|log\\w*|writ\\w+ down|record\\w*|track\\w*|keep\\w* (?:track|an eye|a log))\\b[^?]{0,24}\\b${measured}\\b(?! (?:medic|pill|tablet|med))`,
  "i",
);
/** Matches a question that asks for the values themselves: "How are your sugars?", "What are the pressures running?" */
const asksForValuesPattern = new RegExp(
  `^(?:(?:and|so|okay),? )*(?:how|what)(?: (?:is|are|was|were|has|have|about|do|does))? (?:your|the|his|her)(?: home| morning| fasting)? ${measured}\\b`,
  "i",
);
/** Matches a question about checking at home that leaves out what is checked: "You still checking at home?" */
const asksAtHomePattern = /\b(?:check|monitor|measur|test|record|track)\w*(?: (?:it|them|those|that))? at home\b/i;
const measuredPattern = new RegExp(`\\b${measured}\\b`, "i");
/** Returns what the clinician has just turned to, if it is measured at home: "Let's start with the sugars". */
const measuredBefore = ({ before }: Exchange): string | undefined => measuredPattern.exec(before[1] ?? "")?.[1];

/** Matches the subject of a value, which a note leaves out: "it will be like | 80", "they are about | 140". */
const subjectPattern =
  /\b(?:(?:sometimes|usually|mostly|normally),? )?(?:I (?:get|am getting|got|see|saw)|(?:it|they|that|those|the (?:numbers?|readings?)) ?(?:is|are|was|were|has been|have been|(?:will|can|could|would|might|may) (?:sometimes |usually )?be|runs?|ran|goes|gets|got|stays?))(?: (?:like|about|around|usually|mostly|anywhere|somewhere|running|only|up to|down to|in|in that|within))* (?=(?:the |between |from )?\d)/gi;
/** Matches words before the value of an answer: "Yes, it's about". */
const openingPattern =
  /^(?:(?:yes|yeah|yep|oh|well|um|so|I do|every (?:day|morning)|mostly good|pretty good|good|fine)[,.]? )+(?=\S)/i;
/** Maximum number of words of a log. A longer answer has more in it than values. */
const maxWords = 26;

/** Returns a sentence of a log as a fragment: "First thing it will be like 80" → "first thing 80". */
const asFragment = (text: string): string =>
  lowerWord(
    text
      .replace(openingPattern, "")
      .replace(
        subjectPattern,
        (said) =>
          `${/^(?:sometimes|usually|mostly|normally)/i.exec(said)?.[0] ?? ""} ${(/\b(?:about|around|up to|down to|within|in(?: that)?)\b/i.exec(said)?.[0] ?? "").replace("in that", "in the")} `,
      )
      .replace(approximatelyPattern, "")
      .replace(/ {2,}/g, " ")
      .replace(/[.,]$/, "")
      .trim(),
  );

/**
 * Reads the values that a patient has measured at home: "Do you check your weight?" "Yes, 182 this morning. It was 178
 * last week." Null if the answer gives none, or says more than values.
 */
export function homeLog(exchange: Exchange): Fact | null {
  const { asked, turn, answer, reply } = exchange;
  const named = (asksIfCheckedPattern.exec(asked) ?? asksForValuesPattern.exec(asked))?.[1];
  const name = (named ?? (asksAtHomePattern.test(asked) ? measuredBefore(exchange) : undefined))?.toLowerCase();
  if (!name || reply.polarity === "no" || exchange.isExam || /\b(?:here|in the office|today)\b/i.test(asked))
    return null;
  const said = turn.filter(({ text }) => logPattern.test(text));
  if (
    said.length === 0 ||
    (said.length === 1 && said[0] === answer && asksForValuesPattern.test(asked) && /^\D{0,12}\d/.test(answer.text))
  )
    return null;
  const value = said.map(({ text }) => asFragment(text)).join("; ");
  const isPlain =
    !/\b(?:I|he|she|we|you|my|mg|mcg|units?|pills?|doctor|nurse|because|sugars?|pressures?|has|have)\b/.test(value) &&
    /\d{2}/.test(value);
  if (!isPlain || value.split(" ").length > maxWords) return null;
  const from = [...questionAndAnswer(exchange), ...said.filter((sentence) => sentence !== answer)];
  return makeFact({
    kind: "statement",
    from,
    slots: {
      topic: "amount",
      name: `${name} at home`,
      value,
    },
    said: said.map(({ text }) => text).join(" "),
  });
}
