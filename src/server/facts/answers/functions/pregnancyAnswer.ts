import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about the last menstrual period: "When was your last period?", "When did you last menstruate?" */
const asksLastPeriodPattern =
  /\b(?:last|most recent) (?:menstrual )?(?:period|cycle|menses)\b|\b(?:did|have) you last (?:have|had|get|got) (?:your|a) (?:menstrual )?period\b|\bwhen did you (?:last )?(?:have|get|start) (?:your|a) (?:last )?(?:menstrual )?period\b|\blast menstruat\w+/i;
/** Matches a question that asks how long a pregnancy has lasted: "How far along are you?" */
const asksWeeksPattern =
  /\bhow far along\b|\bhow many (?:weeks|months) (?:pregnant|along|are (?:you|we|you two)(?= now\b| today\b| at\b|\?|$))|\b(?:weeks|months) pregnant are you\b|\b(?:you are|you must be|you should be|are you|that makes you|you will be) (?:(?:about|around|now|just|almost|already) ){0,2}\d{1,2}(?: and a half)? weeks\b(?! (?:post|out|from|since|into|ago))/i;
/** Matches a question that asks when the baby is due. */
const asksDuePattern = /\b(?:due date|when are you due|when is (?:the|your) baby due)\b/i;
/** Matches a question that asks whether the patient is pregnant now: "Could you be pregnant?" */
const asksPregnantPattern =
  /^(?:(?:and|so|but),? )*(?:are|is|could|might|any chance|is there)\b[^?]{0,30}\b(?:pregnant|expecting)\b/i;
/** Matches a time in an answer, which the note gives as said: "3 weeks ago", "March 3". */
const timePattern =
  /\d|\b(?:weeks?|months?|days?|years?|ago|yesterday|today|last|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|beginning|middle|end)\b/i;
/** Matches words before a time that add nothing to it: "It was about". */
const leadPattern =
  /^(?:(?:yes|yeah|yep|I am|it was|it is|that was|well|so|um|oh|maybe|probably|I think|I guess|about|around|it started|we are|like|let me (?:think|see)),? )+/i;

/** Matches a question about the movements of an unborn child: "How is the baby moving?", "Any fetal movement?" */
const asksMovementPattern =
  /\b(?:(?:the |your )?bab(?:y|ies)|the twins)(?:'s)?\b[^?]{0,20}\b(?:mov(?:e|es|ing)|kick(?:s|ing)|active|movements?)(?: (?:okay|well|around|normally|a lot|as usual|much|today|now))*\?*$|\bf(?:o)?etal movements?\b|\bfeel(?:ing)? (?:the |your )?baby (?:move|moving|kick|kicking)\b/i;
/** Maximum number of words of an answer that is given as said: "Kicking a lot, more in the evenings". */
const maxWords = 9;
/** Matches an answer that says that a child moves a lot: "Plenty, kicking me all night". */
const movesPattern =
  /^(?:(?:oh|yes|well),? )*(?:plenty|lots|loads|a lot|all the time|constantly|non-?stop|kicking|moving|(?:he|she|it) (?:is|kicks|moves|never stops))\b(?!.*\b(?:not|less|until|but|stopped|slow\w*)\b)/i;
/** Reads how an unborn child moves, as said; null for other questions and long answers. */
function movementAnswer({ asked, reply, answer, question }: Exchange): Fact | null {
  if (!asksMovementPattern.test(asked)) return null;
  const said = (reply.polarity === null || reply.isHedged ? answer.text : reply.rest).replace(
    /^(?:oh|well|um|and),? /i,
    "",
  );
  const isShort = said !== "" && said.split(" ").length <= maxWords && !/\b(?:I|my|me|you|[hs]he)\b/i.test(said);
  const isMoving = reply.polarity === "yes" || (answer.text.split(" ").length <= 12 && movesPattern.test(answer.text));
  const plain = isMoving ? "present" : reply.polarity === "no" ? "not felt" : null;
  const value = isShort && reply.polarity !== "no" ? lowerFirst(said) : plain;
  return value === null
    ? null
    : makeFact({
        kind: "statement",
        from: [question, answer],
        slots: { topic: "amount", name: "fetal movement", value },
      });
}

/** Matches an answer that leaves a pregnancy open: "maybe", "it's possible". */
const mayBePattern =
  /^(?:(?:well|um|uh|oh|hmm|I guess|I mean|yes|yeah),? )*(?:maybe|possibly|perhaps|I might be|I could be|(?:it|that) (?:is|could be|might be) (?:a )?possib(?:le|ility)|there is a chance|I am not sure|not sure|I do not know)\b/i;

/**
 * Matches a question that asks which pregnancy this is, with its number as the group: "This is your third pregnancy?"
 */
const asksWhichPattern =
  /\b(first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th|6th) (?:pregnancy|bab(?:y|ies)|child)\b/i;
/** Matches a question that asks whether this is the first pregnancy: "First pregnancy?" */
const asksIfFirstPattern =
  /^(?:(?:and|so|now),? )*(?:is (?:this|it) )?(?:going to be )?(?:(?:your|the) )?first (?:pregnancy|baby)\?$/i;
/** Matches an answer with the number of a pregnancy, as the group: "No, | second |". */
const whichPregnancyPattern =
  /^(?:(?:no|nope|well|actually|it is|this is|it will be|this will be|that is|my|the|number),? )*(second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|4th|5th|6th|two|three|four|five|six)(?: (?:one|pregnancy|baby|time))?\.?$/i;
/** Numbers of pregnancies in words, as ordinal numbers. */
const ordinals: Readonly<Record<string, string>> = { two: "second", three: "third", four: "fourth", five: "fifth" };

/** Reads which pregnancy this is; null for other questions and answers. */
function gravidaAnswer({ asked, reply, question, answer }: Exchange): Fact | null {
  if (asksIfFirstPattern.test(asked)) {
    const isFirst = reply.polarity === "yes" && reply.rest === "" && !reply.isHedged;
    const which = isFirst ? "first" : whichPregnancyPattern.exec(answer.text)?.[1]?.toLowerCase();
    return which
      ? makeFact({
          kind: "statement",
          from: [question, answer],
          slots: { topic: "amount", name: "current pregnancy", value: ordinals[which] ?? which },
        })
      : null;
  }
  const number = /^(?:(?:and|so|now),? )*(?:is )?this (?:is )?(?:going to be )?your\b/i.test(asked)
    ? asksWhichPattern.exec(asked)?.[1]
    : undefined;
  if (!number || reply.polarity === "no") return null;
  if (reply.polarity !== "yes" && !new RegExp(`\\b${number}\\b`, "i").test(answer.text)) return null;
  return makeFact({
    kind: "statement",
    from: [question, answer],
    slots: { topic: "amount", name: "current pregnancy", value: number.toLowerCase() },
  });
}

/** Reads answers about the last period, a pregnancy and its weeks; null for other questions or answers without them. */
export function pregnancyAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  const movement = movementAnswer(exchange);
  if (movement) return movement;
  const pregnancies = gravidaAnswer(exchange);
  if (pregnancies) return pregnancies;
  // "Oh well, let me think. Like six weeks ago."
  const answer = turn.find(({ text }) => !/\b(?:let me (?:think|see)|good question)\b/i.test(text)) ?? exchange.answer;
  const value = answer.text.replace(leadPattern, "");
  const isTime =
    !/^(?:not|never|no)\b/i.test(value) &&
    timePattern.test(value) &&
    value.split(" ").length <= maxWords &&
    !/\b(?:I|my|we|not|never)\b/i.test(value);
  const label = asksLastPeriodPattern.test(asked)
    ? "last menstrual period"
    : asksWeeksPattern.test(asked)
      ? "weeks of pregnancy"
      : asksDuePattern.test(asked)
        ? "due date"
        : null;
  if (label)
    return isTime
      ? makeFact({
          kind: "statement",
          from: questionAndAnswer(exchange),
          slots: { topic: "amount", name: label, value },
        })
      : null;
  if (asksPregnantPattern.test(asked) && mayBePattern.test(answer.text))
    return makeFact({
      kind: "statement",
      from: questionAndAnswer(exchange),
      slots: { topic: "amount", name: "pregnancy", value: "possible" },
    });
  if (reply.polarity === "no" && !reply.isHedged && asksPregnantPattern.test(asked) && /\bchance\b/i.test(asked))
    return makeFact({
      kind: "statement",
      from: questionAndAnswer(exchange),
      slots: { topic: "amount", name: "pregnancy", value: "denied" },
    });
  if (reply.polarity !== "yes" || reply.isHedged || !asksPregnantPattern.test(asked)) return null;
  const rest = reply.rest.replace(leadPattern, "");
  const weeks = /^(?:about |around |almost |nearly )?\d{1,2}(?: and a half)? (?:weeks?|months?)/i.exec(rest)?.[0];
  const said = weeks ? `I am ${weeks} pregnant` : "I am currently pregnant";
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    source: "patient",
    slots: { detail: said },
    said,
  });
}
