import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches words for a cough that brings nothing up. */
const dryPattern = /\b(?:dry|hacking|tickly|barking)\b/i;
/** Matches words for a cough that brings up phlegm. */
const wetPattern = /\b(?:wet|productive|chesty|phlegmy|mucus-?y|with (?:phlegm|sputum|mucus))\b/i;
/** Matches a question that asks whether a cough is dry: "Is it a dry cough or are you bringing something up?" */
const asksKindPattern =
  /\bdry\b[^?]{0,100}\bor\b|\b(?:wet|productive|chesty|phlegmy)\b[^?]{0,100}\bor\b[^?]{0,100}\bdry\b|\bwhat (?:kind|type|sort) of (?:a )?cough\b/i;

/** Matches a question that asks whether a cough brings anything up: "Are you bringing anything up?" */
const asksIfBroughtPattern =
  /\b(?:bring\w*|cough\w*|spit\w*|hack\w*) (?:anything|something|stuff|any (?:phlegm|sputum|mucus|stuff)) (?:up|out)\b|\b(?:bring\w*|cough\w*) up (?:anything|something|any)\b/i;

/** Matches one or two colors of sputum, as groups: "| yellow | or | green | stuff". */
const sputumColorPattern =
  /\b(clear|white|yellow|green|greenish|yellowish|brown|rusty|gr[ae]y|pink|yellow[- ]green|green[- ]yellow)(?:ish)?(?: (?:or|and) (clear|white|yellow|green|brown))? (?:stuff|phlegm|mucus|sputum|gunk|goo|slime|color|colou?r|spit|junk)\b/i;

/**
 * Returns the color or kind of sputum that an answer names, as written in a note: "green sputum"; null if there is
 * none.
 */
function sputumIn(said: string): string | null {
  const color = sputumColorPattern.exec(said);
  if (!color || /\b(?:no|not|never)\b/i.test(said)) return null;
  return `${[color[1], color[2]].filter(Boolean).join(" and ").toLowerCase()} sputum`;
}

/**
 * Reads the answer to a question that asks whether a cough is dry or productive. Null for other questions, and if the
 * answer says both.
 */
export function coughKind(exchange: Exchange): Fact | null {
  const { asked, answer, before } = exchange;
  if (!asksKindPattern.test(asked) || ![asked, ...before].some((spoken) => /\b(?:cough|sputum|phlegm)/i.test(spoken)))
    return null;
  const said = answer.text.replace(/\bnot (?:a )?(?:really )?(?:dry|wet|productive|chesty)\b/gi, "");
  const isDry = dryPattern.test(said);
  if (isDry === wetPattern.test(said) || /\b(?:at first|initially|then|now|was|sometimes)\b/i.test(said)) return null;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: isDry ? "dry cough" : "productive cough", system: "Respiratory" },
  });
}

/** Reads what a cough brings up: "Are you bringing anything up?" "Yes, green stuff." Null for other answers. */
export function broughtUp(exchange: Exchange): Fact | null {
  const { asked, before, reply } = exchange;
  if (!asksIfBroughtPattern.test(asked) || !before.some((spoken) => /\b(?:cough|sputum|phlegm)/i.test(spoken)))
    return null;
  const sputum = reply.polarity === "yes" || reply.polarity === null ? sputumIn(reply.rest) : null;
  return sputum === null
    ? null
    : makeFact({
        kind: "symptom",
        from: questionAndAnswer(exchange),
        slots: { name: `productive cough with ${sputum}`, system: "Respiratory" },
      });
}
