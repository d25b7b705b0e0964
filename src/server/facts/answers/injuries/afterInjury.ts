import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { asOwnWords } from "../composed/declaredQuestion";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question about what the patient could do after an injury, with the ability as the group. */
const asksAblePattern =
  /^(?:(?:and|so|okay|now),? )*(?:could|were) you (?:able to )?(?:still )?((?:continue|carry on|get up|move (?:it|your [a-z]+|the [a-z]+)|use (?:it|your [a-z]+)|walk|stand|(?:put|bear|take) (?:any |your )?weight)(?: on (?:it|that|the [a-z]+|your [a-z]+))?)(?: (?:right )?(?:after(?:wards)?|away|then|at all|at the time|straight away|okay|alright))*\?$/i;
/** Matches for how long the patient was not able to, as the group: "not | that night |". */
const notAtFirstPattern =
  /^(?:(?:oh|well|um|no|nope|nah),? )*not (?:really )?(at first|initially|that (?:night|day|evening|afternoon)|straight away|right away|for (?:the first |about )?(?:an?|a few|a couple of|\d{1,2}) (?:minutes|hours?|days?)|until [^,.;]{3,40})/i;
/** Matches words that say that the patient is able to by now: "I can walk on it now". */
const canNowPattern = /\b(?:I can|I am able to|can|able to)(?: [a-z]+){0,3}? (?:now|today)\b/i;

/**
 * Reads what the patient was able to do right after an injury: "Could you put weight on it?" "Not that night. I can
 * now." Null for other questions and for answers that neither affirm nor deny it.
 */
function pastAbility({ asked, reply, answer, turn, isExam }: Exchange): string | null {
  const what = asksAblePattern.exec(asked)?.[1];
  if (!what || isExam) return null;
  const ability = asOwnWords(what.toLowerCase());
  const said = turn.map(({ text }) => text).join(". ");
  const now = canNowPattern.test(said) ? " but can now" : "";
  const notAtFirst = notAtFirstPattern.exec(answer.text)?.[1];
  if (notAtFirst) return `I was not able to ${ability} ${notAtFirst.toLowerCase()}${now}`;
  if (reply.isHedged) return null;
  if (reply.polarity === "no") return `I was not able to ${ability}${now}`;
  return reply.polarity === "yes" && !/\b(?:but|just|only|barely|not|hardly)\b/i.test(said)
    ? `I was able to ${ability}`
    : null;
}

/** Matches words with which a question asks whether a sign came at once: "right away". */
const atOncePattern = /,? ?\b(?:(?:right|straight) away|immediately|at once|instantly|there and then|very quickly)\b/i;
/** Matches when a sign came after an injury, as the group: "within an hour or so", "the next day". */
const whenPattern =
  /^(?:(?:oh|well|um|no|nope|nah|yes|yeah|yep|it was|not until|not till|just|more like|probably|about),? )*((?:straight|right) away|immediately|instantly|at once|pretty much (?:straight|right) away|(?:with)?in (?:about )?(?:an?|the|a few|a couple of|\d{1,2}) (?:first )?(?:minutes?|hours?)(?: or (?:so|two))?|(?:over|by) the next (?:day|morning|few (?:hours|days))|the (?:next|following) (?:day|morning)|(?:later )?that (?:night|evening)|overnight|(?:an hour|a few hours|a couple of hours|\d{1,2} hours) later)[.]?$/i;

/**
 * Reads when a sign came after an injury: "Did it swell up?" "Yeah, like a balloon. Within an hour or so.", "Did it
 * swell right away?" "No, the next day." Null for other questions and answers.
 */
function signAfterInjury(exchange: Exchange): Fact | null {
  const { asked, reply, turn, answer, isExam } = exchange;
  const [mention, another] = findSymptoms(asked);
  if (isExam || !mention || another || !/^(?:(?:and|so|okay),? )*did (?:it|that|this|the|your)\b/i.test(asked))
    return null;
  const whens = [reply.rest, ...turn.slice(1).map(({ text }) => text), answer.text].flatMap(
    (text) => whenPattern.exec(text.replace(/\.$/, ""))?.[1] ?? [],
  );
  const asksAtOnce = atOncePattern.test(asked);
  if (whens.length === 0 && asksAtOnce && reply.polarity === "no" && reply.rest === "")
    return makeFact({
      kind: "statement",
      from: questionAndAnswer(exchange),
      slots: { detail: `there was no immediate ${mention.term.name}` },
      said: asked,
    });
  const when = whens[0] ?? (asksAtOnce && reply.polarity === "yes" && reply.rest === "" ? "immediately" : undefined);
  if (!when || (reply.polarity === "no" && !asksAtOnce)) return null;
  const site = siteOf(asked, mention);
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    time: {
      when: "now",
      point: when.toLowerCase().replace(/^(?:straight|right) away|^at once|^instantly/, "immediately"),
    },
    slots: {
      name: symptomName(mention, site),
      system: systemOf(mention, site),
      site: site?.part,
      side: site?.side ?? undefined,
    },
    said: `${asked} ${answer.text}`,
  });
}

/** Reads what the patient could do after an injury, or when a sign of it came; null for other questions. */
export function afterInjury(exchange: Exchange): Fact | null {
  const detail = pastAbility(exchange);
  return detail
    ? makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail })
    : signAfterInjury(exchange);
}
