import type { Fact } from "../Fact";
import { systemOfFinding } from "../frames/exam/systemOfFinding";
import { makeFact } from "../frames/makeFact";
import { findSites } from "../terms/findSites";
import { type Exchange, questionAndAnswer } from "./Exchange";

/**
 * Matches a question that asks whether a touch is felt, with its place as the group: "Can you feel this | on your
 * foot".
 */
const asksFeltPattern =
  /^(?:(?:and|okay|so|now|how about),? )*(?:can|do|could) you (?:also |still )?feel (?:this|that|it|me touching|me|my finger|the (?:touch|monofilament|pin|vibration|buzz(?:ing)?))(?: (?:touching|here|there|now|okay|at all))*((?: (?:(?:on|in|over|at) )?(?:your|the) [a-z ]{3,24})?)$/i;
/** Matches a question that asks whether both sides feel the same. */
const asksSamePattern =
  /^(?:(?:and|okay|so|now|is it|does (?:it|that)|is that|feels?|feel),? )*(?:feel )?(?:about )?(?:the )?(?:same|equal)(?: on)? (?:both|the two|each) sides?(?: here| there| too)?$|^does (?:it|that|this) feel the same (?:on )?(?:both sides|here and here|left and right)$/i;
/** Matches how one side feels in comparison: "The left's a bit duller", "less on the right". */
const unequalPattern =
  /\b(left|right)\b(?: (?:side|one|foot|hand|leg|arm|cheek))?(?:'s| is| feels| seems)? (?:(?:like|just|maybe|definitely|a bit|a little|slightly|much|a lot|kind of|sort of) ){0,3}(duller|dull|less|weaker|number|numb|fainter|different|not as (?:much|strong|sharp|clear)|more numb|sharper|stronger)\b|\b(less|duller|weaker|fainter|number|not as (?:much|strong|sharp|clear))(?: so)? on (?:the|my) (left|right)\b/i;
/** Matches a question that asks whether the patient is able to make a movement, with the movement as the group. */
const asksAblePattern =
  /^(?:(?:and|okay|so|now),? )*(?:can|are|could) you (?:able to )?((?:stand|walk) on (?:your )?(?:tip ?toes|toes|heels|one leg)|make a (?:tight |full )?fist|touch your (?:chin|toes|thumb)[a-z ]{0,24}|bear weight[a-z ]{0,16}|squat(?: down)?|(?:lift|raise|bend|straighten|wiggle|move|spread) (?:your|that|the) [a-z ]{3,30}|put (?:any )?weight on it|reach (?:behind|over)[a-z ]{3,24})$/i;
/** Matches the side that an answer limits the ability to: "Not on the left". */
const sidePattern = /\b(?:on|with) (?:the|my) (left|right)\b/i;

/** Matches an answer that denies an ability of one side: "Not on the left". */
const notOnSidePattern = /^(?:no,? )?not (?:really )?(?:on|with) (?:the|my) (?:left|right)[a-z ]{0,12}$/i;

/**
 * Reads whether a touch is felt, or a movement can be made, when it is tested in the examination: "Can you feel this?"
 * "Yes." Null for other questions, outside the examination, and for answers that say more.
 */
export function abilityAnswer(exchange: Exchange): Fact | null {
  const { reply, isExam, answer, examined } = exchange;
  const unequal = isExam ? unequalFinding(exchange) : null;
  if (unequal) return unequal;
  const isNotOnSide = notOnSidePattern.test(answer.text);
  if (!isExam || !(reply.polarity === "yes" || reply.polarity === "no" || isNotOnSide)) return null;
  const asked = exchange.asked.replace(/(?<![\s?])[\s?]+$/, "");
  const side = sidePattern.exec(answer.text)?.[1]?.toLowerCase();
  if (
    !isNotOnSide &&
    (reply.isHedged ||
      reply.rest.split(" ").length > 5 ||
      (reply.rest !== "" && !side && !/^(?:I can|I do|that|it|same|fine)\b/i.test(reply.rest)))
  )
    return null;
  const isYes = reply.polarity === "yes" && !isNotOnSide;
  const finding =
    feltFinding(asked, isYes, side, examined) ??
    (asksSamePattern.test(asked) && isYes ? "Sensation equal on both sides" : null) ??
    ableFinding(asked, isYes, side);
  if (!finding) return null;
  return makeFact({
    kind: "exam",
    from: questionAndAnswer(exchange),
    polarity: "present",
    slots: { system: systemOfFinding(finding) ?? exchange.system ?? "Musculoskeletal", finding, side },
    source: "clinician",
  });
}

/** Reads that one side feels less or more: "Same both sides?" "The left's a bit duller." Null if none does. */
function unequalFinding(exchange: Exchange): Fact | null {
  const asked = exchange.asked.replace(/(?<![\s?])[\s?]+$/, "");
  if (!asksSamePattern.test(asked) || exchange.reply.polarity === "yes") return null;
  const [words, first, how, howOn, on] = unequalPattern.exec(exchange.answer.text) ?? [];
  const side = (first ?? on)?.toLowerCase();
  if (!words || !side) return null;
  const said = (how ?? howOn ?? "")
    .toLowerCase()
    .replace(/^number$/, "more numb")
    .replace(/^dull$/, "duller");
  return makeFact({
    kind: "exam",
    from: questionAndAnswer(exchange),
    polarity: "present",
    slots: { system: "Neurological", finding: `Sensation ${said} on the ${side}`, side },
    source: "clinician",
  });
}

/**
 * Returns the finding of a test of whether a touch is felt: "Sensation to touch intact of the left foot"; null for
 * other questions.
 */
function feltFinding(
  asked: string,
  isYes: boolean,
  side: string | undefined,
  examined: Exchange["examined"],
): string | null {
  const place = asksFeltPattern.exec(asked)?.[1];
  if (place === undefined) return null;
  const named = findSites(place)[0] ?? examined;
  const of = side ?? (named?.side === "left" || named?.side === "right" ? named.side : "");
  const part = named ? ` of the ${of ? `${of} ` : ""}${named.part}` : of ? ` on the ${of}` : "";
  return isYes ? `Sensation to touch intact${part}` : `No sensation to touch${part}`;
}

/**
 * Returns the finding of a test of whether a movement can be made: "Cannot stand on the toes on the left"; null for
 * other questions.
 */
function ableFinding(asked: string, isYes: boolean, side: string | undefined): string | null {
  const movement = asksAblePattern.exec(asked)?.[1];
  if (!movement) return null;
  const words = movement
    .toLowerCase()
    .replace(/\b(?:your|that)\b/g, "the")
    .replace(/\b(?:for me|please|now)$/, "")
    .trim();
  return `${isYes ? "Can" : "Cannot"} ${words}${side ? ` on the ${side}` : ""}`;
}
