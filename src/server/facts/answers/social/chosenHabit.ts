import type { QuestionTopic } from "../../acts/questions/questionTopic";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { socialTopic } from "../../frames/readSocial";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";
import { drugsIn } from "./deniedSubstances";

/** Maximum number of words that are kept with the chosen habit: "a couple of beers on Fridays". */
const maxWords = 14;

/** Reads the drugs that an answer names after it denied another: "Not meth. Coke, maybe once a month at parties." */
export const usedInstead = (topic: QuestionTopic, { turn }: Exchange): Fact[] =>
  topic === "drugs"
    ? turn
        .slice(1)
        .filter(
          ({ text }) => drugsIn(text).length > 0 && socialTopic(text) === null && !/\b(?:no|not|never)\b/i.test(text),
        )
        .map((sentence) =>
          makeFact({ kind: "social", from: [sentence], slots: { topic, detail: sentence.text }, said: sentence.text }),
        )
    : [];

/** Habits by the verb with which an answer chooses one of several: "Do you smoke or drink?" "Drink." */
const habitsByVerb: ReadonlyMap<string, QuestionTopic> = new Map([
  ["drink", "alcohol"],
  ["drinking", "alcohol"],
  ["alcohol", "alcohol"],
  ["smoke", "smoking"],
  ["smoking", "smoking"],
  ["cigarettes", "smoking"],
  ["vape", "vaping"],
  ["vaping", "vaping"],
]);
/** Matches an answer that begins with a habit, with the habit and the rest as groups: "Just | drink |, on Fridays". */
const chosenPattern =
  /^(?:(?:oh|well|just|only|mostly|I|I do|the|some|occasionally),? )*(drink(?:ing)?|alcohol|smok(?:e|ing)|cigarettes|vap(?:e|ing))\b(?! (?:cannabis|marijuana|weed|pot|water|coffee|tea))[,.]? ?(.*)$/i;

/** Reads which of several habits that a question names is the patient's; null for other questions and answers. */
export function chosenHabit(exchange: Exchange): AnswerResult | null {
  const { asked, reply, answer } = exchange;
  const [, verb = "", detail = ""] = chosenPattern.exec(answer.text) ?? [];
  const topic = habitsByVerb.get(verb.toLowerCase());
  const stem = verb.slice(0, 4).toLowerCase();
  if (!topic || reply.polarity !== null || !/\bor\b/i.test(asked) || !asked.toLowerCase().includes(stem)) return null;
  const isShort = detail !== "" && detail.split(" ").length <= maxWords && !/\b(?:I|my|but)\b/.test(detail);
  return {
    facts: [
      makeFact({
        kind: "social",
        from: questionAndAnswer(exchange),
        slots: { topic, detail: isShort ? detail : undefined },
        said: answer.text,
      }),
    ],
    coversAnswer: isShort || detail === "",
  };
}
