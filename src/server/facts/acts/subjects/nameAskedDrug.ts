import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs } from "../../terms/findDrugs";

/** Matches words that answer the patient's question before what is done: "Not yet, we will hold that until Friday". */
const answersPattern =
  /^(?:(?:no|yes|yeah|yep|sure|of course|absolutely|not (?:yet|right now|for now|today|at the moment|just yet)|I would not|let us see|well|so|okay)[,.]? ){0,3}/i;
/** Matches a command about "it", with the words before and after the pronoun as groups: "| we will hold | that | …". */
const commandPattern =
  /^((?:(?:we|I|you) (?:will|can|should|would|need to|are going to|am going to|want to|have to) (?:just |actually |keep |probably )*|(?:let us|just|please|you can) )?(?:stop|hold|restart|continue|resume|pause|leave off|keep taking|carry on with|start)) (?:that|it|them|those|this)(?: one)?(?=$|[.,;]| (?:until|for|when|once|after|tomorrow|tonight|today|in|on|if|as|now|from|again)\b)(.*)$/i;

/** Matches a command to leave a dose as it is: "Stay on the same dose". */
const sameDosePattern =
  /^(?:just )?(?:(?:stay|remain|continue|keep|carry on)(?: (?:on|with|at|it at|it))? )?(?:the|that) same(?: dose)?(?=$|[.,;]| (?:for|until)\b)/i;
/** Matches a command to take an amount, up to it: "take | 20 twice a day". */
const takeAmountPattern =
  /^(?:just )?take (?=\d[\d.]*(?: ?(?:mg|mcg|units?|tablets?|pills?))? (?:once|twice|daily|a day|every|at|in the|\d times)\b)/i;

/**
 * Names the one drug that the patient has just asked about in the clinician's answer: "Should I take my ramipril?" "Not
 * yet, we'll hold that until Friday." Other sentences are returned as they are.
 */
export function nameAskedDrug(sentence: Sentence, { heard, patientAskedAt }: ReadingState): Sentence {
  if (sentence.at - patientAskedAt !== 1 || findDrugs(sentence.text).length > 0) return sentence;
  const names = new Set(findDrugs(heard).map(({ name }) => drugName(name)));
  const [name] = names;
  if (!name || names.size > 1) return sentence;
  const said = sentence.text.replace(answersPattern, "");
  const rest = sameDosePattern.exec(said);
  if (rest) return { ...sentence, text: `continue your ${name} at the same dose${said.slice(rest[0].length)}` };
  const amount = takeAmountPattern.exec(said);
  if (amount) return { ...sentence, text: `take your ${name} ${said.slice(amount[0].length)}` };
  const command = commandPattern.exec(said);
  return command ? { ...sentence, text: `${command[1] ?? ""} your ${name}${command[2] ?? ""}` } : sentence;
}
