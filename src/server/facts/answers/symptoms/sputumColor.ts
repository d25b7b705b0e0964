import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about a color: "What color is it?", "Is it clear or yellow?" */
const asksColorPattern =
  /\b(?:what|which|any) (?:(?:is|was|kind of|the|sort of) )*colou?rs?\b|\b(?:clear|white|yellow|green)\b[^?]{0,20}\bor\b/i;
/** What is coughed up or runs from the nose, with its words. The one named last counts. */
const secretions: readonly (readonly [name: string, words: RegExp])[] = [
  ["sputum", /\b(?:sputum|phlegm|mucus|coughing|cough|gunk|bring\w* up|cough\w* up)\b/i],
  ["nasal discharge", /\b(?:runny nose|nasal|nose)\b/i],
];
/** Matches what a color can be of besides these: "What color is your urine?" */
const ofElsePattern =
  /\b(?:urine|pee|stools?|poop|diarrh\w+|rash|skin|eyes?|vomit\w*|discharge from|wound|lesions?|spots?|puffer|inhaler|pills?|tablets?|blood)\b/i;
/** Source of a pattern for a color of sputum. */
const color =
  "(?:clear|whit(?:e|ish)|yellow(?:ish)?|green(?:ish)?|brown(?:ish)?|gr[ae]y(?:ish)?|pink(?:ish)?|rust(?:y|[- ]colou?red)|bloody|dark|creamy)";
/** Matches a question that offers one color: "Is it yellow?" */
const offeredPattern = new RegExp(
  `^(?:(?:and|so|okay),? )*(?:is|was) (?:it|that|the (?:sputum|phlegm|mucus)) (?:more |kind of )?(${color})\\?$`,
  "i",
);
/** Matches the color in an answer, with its group: "usually kind of like | yellowish clear". */
const colorPattern = new RegExp(
  `^(?:(?:oh|um|uh|well|it is|it was|they are|mostly|mainly|usually|kind of|sort of|like|just|more|maybe|probably|a|bit|of|I would say|I guess|pretty|really|yeah|light),? ){0,8}(${color}(?:[ -]${color}|,? (?:and|or|to|sometimes) ${color})?)(?: (?:color|colou?r|stuff|phlegm|mucus|sputum|I (?:think|guess|would say)|mostly|usually|sometimes)){0,4}\\.?$`,
  "i",
);

/** Matches the color that has changed, as the group: "now it's | green". */
const nowPattern = new RegExp(
  `\\b(?:now|today|since then|lately),? (?:(?:it is|they are|it has been|it has gone|more|kind of|sort of|like),? ){0,3}(${color})`,
  "i",
);

/**
 * Reads the color of what is coughed up or runs from the nose: "What color is it?" "Greenish." Null for other
 * questions, and for answers that say more.
 */
export function sputumColor(exchange: Exchange): Fact | null {
  const { asked, before, answer, reply, turn } = exchange;
  if ((!asksColorPattern.test(asked) && !offeredPattern.test(asked)) || ofElsePattern.test(asked)) return null;
  const offered = offeredPattern.exec(asked)?.[1];
  // "It's usually whitish. Now it's green."
  const now = turn.map(({ text }) => nowPattern.exec(text)?.[1]).find(Boolean);
  const said =
    now ??
    [answer, ...turn.slice(1, 2)].map(({ text }) => colorPattern.exec(text)?.[1]).find(Boolean) ??
    (reply.polarity === "yes" && reply.rest === "" ? offered : undefined);
  const spoken = [asked, ...before].find(
    (words) => ofElsePattern.test(words) || secretions.some(([, pattern]) => pattern.test(words)),
  );
  const secretion =
    spoken && !ofElsePattern.test(spoken) ? secretions.find(([, pattern]) => pattern.test(spoken))?.[0] : undefined;
  if (!said || !secretion) return null;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: {
      name: `${said
        .toLowerCase()
        .replace(/,? sometimes /, " or ")
        .replace(/,/g, "")
        .replace(/colour/, "color")} ${secretion}`,
      system: secretion === "sputum" ? "Respiratory" : "Ears, Nose, Mouth and Throat",
    },
  });
}
