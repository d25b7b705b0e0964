import { recordedFacts, recordWords } from "../../statements/record/recordedFacts";
import { namesOperation, readHistory } from "../../frames/readHistory";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches an answer that confirms what was read out: "I think that is correct", "that sounds about right". */
const confirmsPattern =
  /^(?:(?:yeah|yes|oh|well|I think|I believe|that all),? ){0,3}(?:that|this|it|you) (?:is|are|was|sounds?|seems?) (?:about |all )?(?:right|correct|true)\b/i;

/** Matches words before a drug of the list that is not taken after all: "Well, not the | simvastatin". */
const exceptsPattern =
  /\b(?:not|except(?: for)?|apart from|bar|but not|minus|no more|no longer|stopped(?: taking)?|came off|come off|off)(?: on| taking)?(?: the| my| that)? $/i;

/** Returns whether an answer that confirms a list of drugs excepts one of them. */
const isExcepted = (name: string, { turn }: Exchange): boolean =>
  name !== "" &&
  turn.some(({ text }) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at >= 0 && exceptsPattern.test(text.slice(0, at));
  });

/**
 * Reads what the clinician read from the record and the patient confirms: "I see you have COPD, correct?" "Yes." Null
 * for other questions and answers.
 */
export function recordAnswer(exchange: Exchange): AnswerResult | null {
  const { question, reply, answer } = exchange;
  const said = recordWords(question.text);
  const isConfirmed = (reply.polarity === "yes" && !reply.isHedged) || confirmsPattern.test(answer.text);
  if (!said || !isConfirmed) return null;
  const from = questionAndAnswer(exchange);
  const facts = recordedFacts(said, from).filter(({ slots }) => !isExcepted(slots.name?.text ?? "", exchange));
  if (facts.length === 0 && namesOperation(said.text))
    facts.push(...readHistory({ ...question, text: said.text.replace(/^you /i, "I ") }, from, true));
  return facts.length > 0 ? { facts, coversAnswer: reply.rest === "" || confirmsPattern.test(answer.text) } : null;
}
