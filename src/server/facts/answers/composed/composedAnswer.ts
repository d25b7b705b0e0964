import { questionTopic } from "../../acts/questions/questionTopic";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { smallTalkPattern } from "../../statements/isWorthNoting";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { chosenAlternative } from "./chosenAlternative";
import { declaredQuestion } from "./declaredQuestion";
import { limitedToPast } from "./limitedToPast";
import { timedAnswer } from "./timedAnswer";
import { isHabit } from "../../terms/isHabit";

/** Maximum number of words after a no, and after a yes, that add nothing: "No, | not that I know of". */
const maxWordsAfter = { no: 4, yes: 1 };

/** Matches words after a no that only repeat it: "we have not been anywhere". */
const repeatsNoPattern = /^(?:I|we|he|she) (?:have|has|do|does|did|was|were|am|is) not ([a-z]+)\b[a-z ]{0,20}$/i;

/** Matches a hedge that leaves a yes or no what it is: "I don't think so", "I would say so". */
const plainHedgePattern = /\b(?:think so|believe so|guess so|not really|not that|to my knowledge|that I know)\b/i;

/**
 * Reads a short answer that no other rule reads as a statement in the words of its question: "Have you been to the
 * clinic?" "No." → "I have not been to the clinic", "How long have you lived there?" "3 years." Null for other
 * questions and answers.
 */
export function composedAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, isExam } = exchange;
  if (isExam || smallTalkPattern.test(asked) || answer.text.endsWith("?")) return null;
  const detail = inWordsOfQuestion(exchange);
  if (!detail) return null;
  const of = questionTopic(asked) ?? undefined;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail, of }, said: detail });
}

/**
 * Reads an answer that affirms its question only for the past: "Have you had any sore throat?" "I did at first." Null
 * for other answers.
 */
export function pastAnswered(exchange: Exchange): Fact | null {
  const { asked, answer } = exchange;
  const of = questionTopic(asked);
  // The past of a habit has rules of its own.
  const detail = of && isHabit(of) ? null : limitedToPast(asked, answer.text);
  return detail
    ? makeFact({
        kind: "statement",
        from: questionAndAnswer(exchange),
        slots: { detail, of: of ?? undefined },
        said: detail,
      })
    : null;
}

/** Returns a time, a choice, or a plain yes or no as a statement in the words of the question; null for others. */
const inWordsOfQuestion = (exchange: Exchange): string | null =>
  exchange.reply.polarity === null
    ? (timedAnswer(exchange.asked, exchange.answer.text) ??
      chosenAlternative(exchange.asked, exchange.answer.text, symptomMeant(exchange)))
    : affirmedOrDenied(exchange);

/**
 * Returns the symptom that "it" in a question means; "symptoms" if a symptom other than the complaint was named last.
 */
const symptomMeant = ({ before, complaint }: Exchange): string =>
  before[2] === undefined || before[2] === "" || before[2] === complaint ? complaint : "symptoms";

/** Returns a yes-no question as the statement that a plain yes or no makes of it; null for other answers. */
function affirmedOrDenied({ asked, reply, turn }: Exchange): string | null {
  // "Do you have children?" "Yes. Two sons." is read as statements, which say more.
  if (reply.polarity === "yes" && turn.length > 1 && /^(?:do|does) (?:you|he|she) have\b/i.test(asked)) return null;
  if (reply.polarity !== "yes" && reply.polarity !== "no") return null;
  if (
    (reply.rest.split(" ").length > maxWordsAfter[reply.polarity] &&
      !(reply.polarity === "no" && asked.includes(` ${repeatsNoPattern.exec(reply.rest)?.[1] ?? "?"} `))) ||
    (reply.isHedged && !plainHedgePattern.test(reply.words))
  )
    return null;
  // A denied or affirmed symptom has rules of its own; what they leave out is unclear.
  return findSymptoms(asked).length > 0 ? null : declaredQuestion(asked, reply.polarity === "yes");
}
