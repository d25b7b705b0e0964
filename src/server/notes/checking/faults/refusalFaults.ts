import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";

/** Matches words of a note for an agreement: "agreed to", "elects to". */
const agreesPattern = /\b(?:agree[sd]? to|agreed|accept(?:s|ed)|consented|would like to proceed|elect(?:s|ed) to)\b/i;
/** Matches words of speech that decline or defer something: "I would rather not", "hold off". */
const declinesPattern =
  /\b(?:declin\w+|refus\w+|(?:do|does|did|would|will) not (?:want|like|wish)|rather not|hold off|not (?:ready|interested)|no thank|defer\w*|against|opt\w* out|never (?:want|took|had))\b/i;
/** Matches words of a note for a refusal: "declined", "does not want". */
const saysDeclinePattern = /\b(?:declin(?:es|ed)|refus(?:es|ed)|would like to hold off|does not want|deferred)\b/i;

/**
 * Finds an agreement ("agreed to") in a sentence although one of the four best matching statements declines or defers
 * something.
 */
export function refusalFaults({ statement, support }: CheckedSentence): Fault[] {
  const about = support.best.slice(0, 4);
  const agreed = agreesPattern.exec(statement.text);
  const refused = about.find(({ text }) => declinesPattern.test(text));
  if (
    agreed &&
    refused &&
    !saysDeclinePattern.test(statement.text) &&
    !/^(?:agreed|would like to proceed)$/i.test(agreed[0])
  )
    return [
      { kind: "action", must: true, value: agreed[0], at: agreed.index, detail: "Said to be declined", heard: refused },
    ];
  return [];
}
