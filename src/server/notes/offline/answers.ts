import { type Person, asSentence, conjugate } from "./thirdPerson";
import { type Symptom, symptoms } from "./lexicon";

const lead =
  /^(?:(?:okay|ok|alright|all right|so|well|and|but|now|oh|um|yeah|yes|great|good|right|hey|sure|then|also|um|actually|I see|got it|awesome|perfect|sorry|no(?=,? (?:I|you|we|it|that is|he|she|they) ))\b[,.]?\s*)+/i;
const asks =
  /^(?:do|does|did|have|has|are|is|was|were|can|could|any|anything|how|what|when|where|which|who|why|tell me|no other|ever)\b/i;

/** Discourse words at the start gone: "okay so do you smoke" → "do you smoke". */
export function withoutLead(text: string): string {
  return text.replace(lead, "");
}

/** Whether the clinician asks here, with or without a question mark. */
export function isQuestion(sentence: string): boolean {
  if (sentence.endsWith("?")) return true;
  const bare = withoutLead(sentence);
  if (!asks.test(bare)) return false;
  return /^(?:any|anything|how|what|when|where|which|tell me)\b/i.test(bare)
    ? !/^(?:what (?:I|we|that)|when (?:I|we|you|your|the)|which (?:is|I)|where (?:I|we))\b/i.test(bare)
    : /^\w+ (?:you|it|that|this|the|your|there|he|she|they|any)\b/i.test(bare);
}

export type Polarity = "yes" | "no" | "soft" | null;

const noWord =
  "(?:no|nope|nah|none|never|negative|not at all|none of (?:that|those|these|it)|nothing like that|nothing|absolutely not|definitely not)";
const hardNo = new RegExp(
  `^(?:(?:um|oh|well|so|okay|actually)[,.]? )*(?:${noWord}(?:[,.]? ${noWord})*)(?:[,.]? (?:sir|ma'am|doctor|doc))?(?=$|[,.;])`,
  "i",
);
const noThenClause = new RegExp(
  `^(?:${noWord}) (?=(?:I|my|it|he|she|they|that|there|not|just|nothing|we|actually|but|the|everything|this|no)\\b)`,
  "i",
);
const shortNo = /^(?:no[,.]? )?I (?:do|have|did|am|was|would|could) not(?: (?:have (?:any|it|that)|had any|really))?$/i;
const yes =
  /^(?:(?:um|oh|well|so|okay|actually)[,.]? )*(?:yes|yeah|yep|yup|correct|that is (?:right|correct)|I (?:do|have|am|did)(?=$|[,.]))(?:[,.]? (?:yes|yeah|I (?:do|have|am|did)(?! not)(?=$|[,.])|it (?:does|is|did)(?! not)(?=$|[,.])|sir|ma'am|doctor))*(?=$|[,. ])/i;
const soft =
  /^(?:(?:um|oh|well|so|okay)[,.]? )*(?:not really|not that I (?:know|can think|am aware|have noticed)[\w ]*|I do not (?:think|believe) so|I do not know|I am not sure|not sure|maybe|sometimes|a little(?: bit)?|occasionally|kind of|probably|possibly|rarely|once in a while|every once in a while|I think so|I guess so|not (?:much|often|usually|too (?:bad|much)|particularly))(?=$|[,. ])/i;

/**
 * Splits an answer into its first word and the `rest`. "No fever" is no "no", because the word belongs to what follows
 * it; so the whole is `rest`. `soft` answers ("not really", "I think so") must be quoted.
 */
export function readAnswer(answer: string): { polarity: Polarity; words: string; rest: string } {
  const text = answer.trim();
  const take = (match: RegExpExecArray, polarity: Polarity) => ({
    polarity,
    words: match[0].trim(),
    rest: text.slice(match[0].length).replace(/^[\s,.;]+/, ""),
  });
  const softly = soft.exec(text);
  if (softly) return take(softly, "soft");
  const short = shortNo.exec(text);
  if (short) return take(short, "no");
  const no = hardNo.exec(text) ?? noThenClause.exec(text);
  if (no) return take(no, "no");
  const yesMatch = yes.exec(text);
  if (yesMatch) return take(yesMatch, "yes");
  return { polarity: null, words: "", rest: text };
}

/** The symptoms named in a text, in order, each once. */
export function symptomsIn(text: string): Symptom[] {
  let left = text;
  const found: { at: number; symptom: Symptom }[] = [];
  for (const symptom of symptoms) {
    const match = symptom.pattern.exec(left);
    if (!match) continue;
    found.push({ at: match.index, symptom });
    left = left.slice(0, match.index) + " ".repeat(match[0].length) + left.slice(match.index + match[0].length);
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ symptom }) => symptom);
}

export const listOf = (items: readonly string[], word: "and" | "or"): string =>
  items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;

const shape =
  /^(do|does|did|have|has|are|is|was|were|can|could) (you|it|that|this|the [a-z]+(?: [a-z]+)?|your [a-z]+(?: [a-z]+)?|that pain|this pain|there) (.+?)\??$/i;

/**
 * A yes-no question and its answer as one sentence: "Do you smoke?" "No." → "The patient does not smoke."
 * @returns null where the question is of another shape or too long to be turned round safely.
 */
export function mergeYesNo(question: string, polarity: "yes" | "no", person: Person): string | null {
  const match = shape.exec(withoutLead(question));
  if (!match) return null;
  const [, aux = "", who = "", tail = ""] = match;
  if (
    tail.split(" ").length > 12 ||
    /\b(?:what|how|or|me|I|okay|right)\b/i.test(tail) ||
    /\b(?:do|are|have) you\b/i.test(tail)
  )
    return null;
  const possessive = person.sex === "male" ? "his" : person.sex === "female" ? "her" : "their";
  const isPatient = who.toLowerCase() === "you";
  const subject = isPatient ? person.noun : who.replace(/^your\b/i, `${person.noun}'s`);
  const said = tail
    .replace(/\byour\b/gi, possessive)
    .replace(/\byou\b/gi, person.noun.toLowerCase())
    .replace(/^ever /i, polarity === "no" ? "ever " : "");
  const verb = isPatient ? conjugate(aux.toLowerCase()) : aux.toLowerCase();
  if (polarity === "no") return asSentence(`${subject} ${verb} not ${said}`);
  return asSentence(`${subject} ${verb} ${said.replace(/\bany\b/gi, "some")}`);
}

/** Whether an answer is a piece of a sentence that needs the question to mean anything: "about three weeks". */
export function isFragment(answer: string): boolean {
  return (
    !/^(?:\W|\w+ ){0,4}?(?:I|it|he|she|they|we|that|this|there|my|the)\b/i.test(answer) || answer.split(" ").length <= 3
  );
}
