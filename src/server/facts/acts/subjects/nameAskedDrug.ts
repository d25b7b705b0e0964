import { nameRequested } from "../../resolve/offers/nameRequested";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs } from "../../terms/findDrugs";

/** Matches words that answer the patient's question before what is done: "Not yet, we will hold that until Friday". */
const answersPattern =
  /^(?:(?:no|yes|yeah|yep|sure|of course|absolutely|not (?:yet|right now|for now|today|at the moment|just yet)|I would not|let us see|well|so|okay|but)[,.]? ){0,4}/i;
/** Matches a command about "it", with the words before and after the pronoun as groups: "| we will hold | that | …". */
const commandPattern =
  /^((?:(?:we|I|you) (?:will|can|should|would|need to|are going to|am going to|want to|have to) (?:just |actually |keep |probably )*|(?:let us|just|please|you can) )?(?:stop|hold|restart|continue|resume|pause|leave off|keep taking|carry on with|start|halve|double|skip)) (?:that|it|them|those|this)(?: one)?(?=$|[.,;]| (?:until|for|when|once|after|tomorrow|tonight|today|in|on|if|as|now|from|again)\b)(.*)$/i;

/** Matches a decision to go on with "it": "He can stay on that", "keep her on it", "keep that going". */
const keepsOnPattern =
  /^(?:(?:(?:I|we|you|he|she|they) (?:will|can|should|would|could|need to|may|might as well) (?:just |definitely |still )*|I would (?:just |definitely |like to )?|let us |just |please )?(?:(?:stay|keep(?: (?:him|her|you|them))?|stick|carry|remain|leave (?:him|her|you|them)|continue) (?:on |with |on with |taking |giving (?:him |her )?)(?:that|it|them|those)|(?:keep|leave) (?:that|it|them|those) (?:going|running|as (?:it is|they are)|the same|be)))(?: one)?(?=$|[.,;]| (?:until|till|for|through|throughout|all|while|as|now|then|too|at|twice|once|every)\b)/i;

/** Matches an answer that nothing changes: "No change there", "That stays the same". */
const unchangedPattern =
  /^(?:no changes?(?: (?:there|with that|to that|for now|needed))?|(?:that|it)(?: one)? (?:stays|remains|is) (?:the same|as (?:it )?is|where it is)|leave (?:that|it)(?: one)? (?:alone|be|as (?:it )?is|where it is)|same as (?:before|now))[.]?$/i;

/** Matches a command to leave a dose as it is: "Stay on the same dose". */
const sameDosePattern =
  /^(?:just )?(?:(?:stay|remain|continue|keep|carry on)(?: (?:on|with|at|it at|it))? )?(?:the|that) same(?: dose)?(?=$|[.,;]| (?:for|until)\b)/i;
/** Matches a command to take an amount, up to it: "take | 20 twice a day". */
const takeAmountPattern =
  /^(?:just )?take (?=\d[\d.]*(?: ?(?:mg|mcg|units?|tablets?|pills?))? (?:once|twice|daily|a day|every|at|in the|\d times)\b)/i;

/**
 * Matches a decision not to begin what was asked for: "I'd hold off on that with the sertraline". Drugs after "with"
 * are the reason.
 */
const holdsOffPattern =
  /^(?:(?:I|we) (?:would|will|should|had better) |let us )?(?:just |probably |rather )?(?:hold off|wait) (?:on|with) (?:that|it|those|them|this)(?: one)?(?=$|[.,]| (?:with|for|until|because|since|while|right|at|and)\b)(.*)$/i;
/** Matches a patient's request or suggestion of a drug: "Could I have some trazodone?", "What about trazodone?" */
const requestsPattern =
  /\b(?:can|could|may|should) (?:I|we) (?:not )?(?:just )?(?:have|get|try|take|use|go on|start|be put on)\b|\b(?:can|could|would|will) you (?:give|put|prescribe|start)\b|\bwhat about\b/i;

/** Returns a decision not to begin the only drug that the patient has just asked for; null for other sentences. */
function heldOff(sentence: Sentence, { heard, patientAskedAt }: ReadingState): Sentence | null {
  const names = new Set(findDrugs(heard).map(({ name }) => drugName(name)));
  const [name] = names;
  const found = holdsOffPattern.exec(sentence.text.replace(answersPattern, ""));
  if (!found || !name || names.size > 1 || sentence.at - patientAskedAt !== 1 || !requestsPattern.test(heard))
    return null;
  return { ...sentence, text: `We will not start ${name}${(found[1] ?? "").replace(/[.]$/, "")}` };
}

/** Matches words with which a clinician forbids what the patient has just taken: "so no more of that". */
const noMorePattern =
  /^(?:(?:yes|yeah|so|okay|right|well|then|please),? ){0,3}(?:no more of (?:that|those|it|them)|do not (?:take|use) any more of (?:that|those))\b/i;

/** Names the only drug that the patient has just spoken of in words that forbid it; null for other sentences. */
function noMore(sentence: Sentence, { heard, lastSaid, answered }: ReadingState): Sentence | null {
  if (!noMorePattern.test(sentence.text)) return null;
  // `heard` includes the question, which can name other drugs: "Any Aleve or Advil?"
  const [drug, ...others] = findDrugs(heard.replace(answered?.text ?? "", ""));
  const isReply = lastSaid === null || lastSaid.at < sentence.at;
  if (!drug || !isReply || others.some(({ generic }) => generic !== drug.generic)) return null;
  return { ...sentence, text: `you should avoid ${drugName(drug.name)}` };
}

/** Matches a question about a dose without the drug, before the number: "You're on | 300 three times a day?" */
const takenDosePattern =
  /^((?:(?:and|so|okay|now|right),? )*(?:are you|you are|is (?:he|she)|(?:he|she) is)(?: still| now| currently| just)* (?:on|taking|up to)(?: the)?) (?=\d[\d.]*(?: ?(?:mg|mcg|units?|puffs?|tablets?))?(?:,? |\?$))/i;

/** Names the only drug of the sentence before in a question about its dose; null for other sentences. */
function takenDose(sentence: Sentence, { lastSaid }: ReadingState): Sentence | null {
  const [drug, other] = lastSaid?.turn === sentence.turn ? findDrugs(lastSaid.text) : [];
  if (!drug || other || !sentence.text.endsWith("?") || !takenDosePattern.test(sentence.text)) return null;
  return { ...sentence, text: sentence.text.replace(takenDosePattern, `$1 ${drugName(drug.name)} `) };
}

/**
 * Names the one drug that the patient has just asked about in the clinician's answer: "Should I take my ramipril?" "Not
 * yet, we'll hold that until Friday." Other sentences are returned as they are.
 */
export function nameAskedDrug(sentence: Sentence, reading: ReadingState): Sentence {
  const { heard, patientAskedAt, patientQuestion } = reading;
  const named =
    heldOff(sentence, reading) ??
    noMore(sentence, reading) ??
    takenDose(sentence, reading) ??
    nameRequested(sentence, reading);
  if (named) return named;
  if (sentence.at - patientAskedAt !== 1 || findDrugs(sentence.text).length > 0) return sentence;
  // A short question ("And the Singulair?") is not in `heard`.
  const asked = findDrugs(patientQuestion).length > 0 ? patientQuestion : heard;
  const names = new Set(findDrugs(asked).map(({ name }) => drugName(name)));
  const [name] = names;
  if (!name || names.size > 1) return sentence;
  const said = sentence.text.replace(answersPattern, "");
  const rest = sameDosePattern.exec(said);
  if (rest) return { ...sentence, text: `continue your ${name} at the same dose${said.slice(rest[0].length)}` };
  if (unchangedPattern.test(said.replace(/^(?:no|yes)[,.] /i, "")) || unchangedPattern.test(sentence.text))
    return { ...sentence, text: `continue your ${name} at the same dose` };
  const amount = takeAmountPattern.exec(said);
  if (amount) return { ...sentence, text: `take your ${name} ${said.slice(amount[0].length)}` };
  const kept = keepsOnPattern.exec(said);
  if (kept) return { ...sentence, text: `continue your ${name}${said.slice(kept[0].length)}` };
  const command = commandPattern.exec(said);
  return command ? { ...sentence, text: `${command[1] ?? ""} your ${name}${command[2] ?? ""}` } : sentence;
}
