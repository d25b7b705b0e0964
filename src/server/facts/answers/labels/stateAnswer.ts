import { lowerWord } from "../../../platform/lowerWord";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { reactionOf } from "../../terms/reactionOf";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { isFragment } from "../symptoms/isFragment";
import { labelOf } from "./labelOf";
import { asksForState } from "./stateAsked";

/** Matches values that a patient measures at home: "blood sugars", "weight". */
const measuredAtHomePattern =
  /\b(?:(?:blood )?(?:pressures?|sugars?)|bps?|glucose|readings?|numbers|weights?|peak flows?|sats?)\b/i;
/** Matches words that only make a value approximate: "something like that". */
export const approximatelyPattern = /,? (?:or )?(?:something like that|thereabouts|give or take|or so)\b/gi;
/** Matches a value of a log, not a length of time: "mostly 140/85", but not "about 30 minutes". */
export const logPattern =
  /\b\d{2,3}(?:\.\d)?s?\b(?! ?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|times|miles|steps)\b)/i;
/** Maximum number of words of an answer that a note gives after its label: "fine, a bit better than last time". */
const maxWords = 12;
/** Maximum number of words of a log that a patient reads out, which is longer than other answers. */
const maxLogWords = 24;

/** Matches a state before what the patient does in it: "Terrible, | I cannot read a page". */
const stateBeforeSelfPattern =
  /^((?:(?:really|very|quite|pretty|so|absolutely) )?(?:terrible|awful|bad|poor|shocking|rubbish|low|up and down|all over the place)), (?:I|my)\b[^.;]*$/i;

/**
 * Reads a fragment with the state, date or value that was asked for: "How is your sleep?" "Terrible." Null for other
 * answers.
 */
export function stateAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  // "How have the pressures been at home?" "I wrote them down. Mostly 140/85."
  const log = measuredAtHomePattern.test(asked) ? turn.find(({ text: said }) => logPattern.test(said)) : undefined;
  const answer = log ?? exchange.answer;
  const isNamed = reply.rest === "" && asksForState(asked);
  const isYes = answer === exchange.answer && reply.polarity === "yes" && !reply.isHedged && !isNamed;
  const text = lowerWord(
    (isYes ? reply.rest : answer.text)
      .replace(approximatelyPattern, "")
      .replace(/^(?:(?:oh|well|um|so|yeah),? )+/i, "")
      .replace(/^(?:just |only )?the (?:once|one)(?: time)?(?=$|[.,]| (?:in|on|last|when|about))/i, "once")
      .replace(/(^|, ?)(?:and )?(?:it|they|that) (?:is|was|are|were|has been|have been) (?=\S)/gi, "$1")
      .replace(/\b(in|on|of|from|down|over|around) (?:my|his|her)\b/gi, "$1 the")
      .replace(/^(?:0|zero|nil|zilch|nothing|nonexistent|non-existent|gone|I do not have (?:any|much))$/i, "none")
      .replace(stateBeforeSelfPattern, "$1"),
  );
  const name = labelOf(asked, /\d/.test(text) ? ["value", "state"] : ["state"])?.label;
  const words = text.split(" ").length;
  const isLog = name !== undefined && measuredAtHomePattern.test(name) && /\d{2}/.test(text);
  if (
    !name ||
    text === "" ||
    /^(?:\w+ )?(?:drink|drug|cigarette|time|use)\b/i.test(name.replace(/^(?:last|first|most recent) /i, "")) ||
    words > (isLog ? maxLogWords : maxWords) ||
    reply.polarity === "no" ||
    !isFragment(text)
  )
    return null;
  // "What about the lisinopril?" "It gave me a cough" is an intolerance.
  if (reactionOf(text) !== null && findDrugs(name).length > 0) return null;
  if (findSymptoms(name).length > 0 || /^(?:anything|something|questions?|any\b|time|family|other)/i.test(name))
    return null;
  return makeFact({
    kind: "statement",
    from: [...questionAndAnswer(exchange), ...(answer === exchange.answer ? [] : [answer])],
    slots: {
      topic: "amount",
      name: isLog && /\bhome\b/i.test(asked) && !/\bhome\b/i.test(name) ? `${name} at home` : name,
      value: text.replace(/\b(?:okay|ok)\b/i, "fine"),
    },
  });
}
