import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import { namedConditions } from "../../terms/namedConditions";
import type { ReadingState } from "../ReadingState";

/** Matches a condition about a test result that has a pronoun in place of the test: "if it comes back positive". */
const ifPositivePattern =
  /\b(if|when|once|in case) (it|they|that|this|those|these)( (?:do|does|all|both))? (?:(comes?|came|turns?|is|are)(?: out| back)*(?: to be| as)?) (positive|negative|abnormal)\b/i;
/** Types of orders that have a result. */
const typesWithResult = new Set(["lab", "imaging", "test", "procedure"]);

/**
 * Names the test in a condition that refers to it by a pronoun: after "We will do a strep test", "if it is positive"
 * becomes "if the strep test is positive". Without such an order it becomes "if the result is positive".
 */
export function withNamedTest(sentence: Sentence, { facts }: ReadingState): Sentence {
  const match = ifPositivePattern.exec(sentence.text);
  if (!match) return sentence;
  const orders = facts.flatMap(({ kind, status, slots, evidence }) =>
    kind === "order" && status === "current" && typesWithResult.has(slots.what?.text ?? "")
      ? [{ object: slots.object?.text ?? "", turn: evidence.at(-1)?.turn }]
      : [],
  );
  const own = orders.filter(({ turn }) => turn === sentence.turn);
  const [only, another] = [
    ...new Set((own.length > 0 ? own : orders.slice(-1)).flatMap(({ object }) => testNamed(object) ?? [])),
  ];
  const disease = only ? namedConditions(only)[0] : undefined;
  const named = only && disease && disease.start === 0 && disease.end === only.length ? `${only} test` : only;
  const test = named && !another ? named : null;
  const isSeveral = test ? /[^s]s$/i.test(test) : /^(?:they|those|these)$/i.test(match[2] ?? "");
  const words = `${match[1] ?? "if"} the ${test ?? (isSeveral ? "results" : "result")} ${isSeveral ? "are" : "is"} ${match[5] ?? ""}`;
  return {
    ...sentence,
    text: sentence.text.slice(0, match.index) + words + sentence.text.slice(match.index + match[0].length),
  };
}
