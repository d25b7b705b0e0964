import type { Answer } from "../acts/readAnswer";
import type { Sentence } from "../segment/Sentence";

/** Matches words for pain in a question: "hurt", "tender". */
const hurtsPattern = /\b(?:hurts?|pain(?:ful)?|tender(?:ness)?|sore|discomfort|uncomfortable|ache)\b/i;
/** Matches words with which a patient reacts to pain at a touch: "Ow, yes there". */
const feltPattern =
  /(?:^|[,.;!] ?|\b)(?:o+w+|ouch|oo+h+|oof|argh?|aargh)\b|\byes,? (?:right |just )?there\b|\b(?:right )?there,? (?:yes|yeah)\b|\bthat (?:one )?(?:hurts|hurt|does|is (?:sore|it|painful|tender|the spot))\b|\bit (?:does|hurts) (?:now|there)\b|\b(?:yes|yeah),? that\b|\bah,? (?:yes|yeah)\b/i;
/** Matches a further no up to the end of the clause: "no, not there". */
const stillNoPattern = /\b(?:no|not|nothing|never)\b(?:[^.;]*)$/i;

/** Matches words for a touch or a movement: "press", "when I". */
const touchesPattern =
  /\b(?:press\w*|push\w*|touch\w*|squeez\w*|tap\w*|here|this|bend\w*|mov(?:e|ing)|examin\w*|feel (?:of )?your|have a feel|palpat\w*|when I)\b/i;

/**
 * Returns a "no" to pain at a touch as a yes if the patient feels it while answering: "No. Ow, yes there". `before`:
 * the clinician's words before the question.
 */
export function afterOuch(reply: Answer, asked: string, turn: readonly Sentence[], before: string): Answer {
  if (reply.polarity === "yes" || reply.polarity === "unheard" || !hurtsPattern.test(asked)) return reply;
  if (!touchesPattern.test(`${before} ${asked}`) || !/^(?:no|nope|nah|not)\b/i.test(turn[0]?.text ?? "")) return reply;
  const rest = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(". ");
  const at = feltPattern.exec(rest);
  if (!at || stillNoPattern.test(rest.slice(at.index + at[0].length))) return reply;
  return { polarity: "yes", words: "yes", isHedged: false, rest: "" };
}
