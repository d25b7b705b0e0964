import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

const dry = /\b(?:dry|hacking|tickly|barking)\b/i;
const wet = /\b(?:wet|productive|chesty|phlegmy|mucus-?y|with (?:phlegm|sputum|mucus))\b/i;
/** Matches a question whether a cough is dry: "Is it a dry cough or are you bringing something up?" */
const asksKind =
  /\bdry\b[^?]{0,100}\bor\b|\b(?:wet|productive|chesty|phlegmy)\b[^?]{0,100}\bor\b[^?]{0,100}\bdry\b|\bwhat (?:kind|type|sort) of (?:a )?cough\b/i;

/** Reads the answer to a question whether a cough is dry or productive; null for others or if it says both. */
export function coughKind(exchange: Exchange): Fact | null {
  const { asked, answer, before } = exchange;
  if (!asksKind.test(asked) || !before.some((spoken) => /\b(?:cough|sputum|phlegm)/i.test(spoken))) return null;
  const said = answer.text.replace(/\bnot (?:a )?(?:really )?(?:dry|wet|productive|chesty)\b/gi, "");
  const isDry = dry.test(said);
  if (isDry === wet.test(said) || /\b(?:at first|initially|then|now|was|sometimes)\b/i.test(said)) return null;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: isDry ? "dry cough" : "productive cough", system: "Respiratory" },
  });
}
