import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { lowerWord } from "../../../platform/lowerWord";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { isFragment } from "../symptoms/isFragment";

/** Matches a question without a verb that asks whether something is well, with it as the group: "| Sleeping | okay?" */
const asksOkayPattern =
  /^(?:(?:and|so),? )*(?:(?:your|the|his|her) )?([a-z]+(?: [a-z]+){0,2}?) (?:okay|ok|well|fine|normally|normal)\?$/i;
/** What such questions are about, with its label in a note. */
const states: readonly (readonly [RegExp, string])[] = [
  [/^(?:sleeping|sleep)$/i, "sleep"],
  [/^(?:peeing|weeing|urinating|passing (?:water|urine)|water ?works|urine)$/i, "urination"],
  [/^(?:pooing|pooping|bowels|bowel movements|passing stools?|stools?)$/i, "bowel movements"],
  [/^(?:feeding|feeds)$/i, "feeding"],
  [/^(?:nappies|diapers)$/i, "diapers"],
  [
    /^(?:eating|drinking|eating and drinking|walking|breathing|swallowing|coping|managing|appetite|mood|periods?|energy|memory|balance|concentration|diet|pregnancy|growth|development|speech|vision|eyesight|hearing|school|work)$/i,
    "",
  ],
];
/** Matches an answer that says that all is well: "Yeah, fine". */
const wellPattern =
  /^(?:(?:yes|yeah|yep|oh|all|it is|they are|pretty|very),? )*(?:yes|yeah|yep|fine|good|okay|ok|great|normal(?:ly)?|well|no problems?|no trouble|all right|alright|perfect(?:ly)?)\.?$/i;
/** Matches an answer that says that it is not well: "No", "Not really". */
const unwellPattern =
  /^(?:(?:oh|well|no),? )*(?:no|nope|not (?:really|great|good|too good|very well|so well|so good|well))\.?$/i;
/** Maximum number of words of an answer that is given after a label. A longer one says more. */
const maxWords = 7;

/**
 * Reads the answer to a question without a verb that asks whether a state is well, after its label: "Sleeping okay?"
 * "Not really." Null for other questions, for whole sentences, and for answers that name a symptom.
 */
export function stateOkay(exchange: Exchange): Fact | null {
  const { asked, answer, turn, isExam } = exchange;
  const what = isExam ? undefined : asksOkayPattern.exec(asked)?.[1];
  const found = what ? states.find(([pattern]) => pattern.test(what)) : undefined;
  if (!what || !found || findSymptoms(answer.text).length > 0) return null;
  const said = answer.text.replace(/\.$/, "");
  const isWell = wellPattern.test(said);
  if (isWell && turn.length > 1) return null;
  const words = lowerWord(said)
    .replace(/\b(?:his|her|my|the patient's) (?=usual|normal)/gi, "the ")
    .replace(/^a? ?bit /i, "a bit ");
  const isShort = said.split(" ").length <= maxWords && isFragment(words) && !/\?$/.test(said);
  const value = isWell ? "fine" : unwellPattern.test(said) ? "not good" : isShort ? words : null;
  return value === null
    ? null
    : makeFact({
        kind: "statement",
        from: questionAndAnswer(exchange),
        slots: { topic: "amount", name: found[1] || lowerWord(what), value },
      });
}
