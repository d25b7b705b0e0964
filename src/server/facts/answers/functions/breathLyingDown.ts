import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { deniedFact } from "../deniedFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Source of a pattern for breathlessness in a question. */
const breathless =
  "(?:short(?:ness)? of breath|out of breath|breathless\\w*|gasp\\w*|catch your breath|(?:trouble|difficult\\w*|hard\\w*|problems?|struggl\\w*|fighting)(?: [a-z]+){0,2} breath\\w*)";
/** Matches a question about whether breathlessness wakes the patient: "Have you woken up at night short of breath?" */
const asksIfWokenPattern = new RegExp(
  `\\b(?:wak(?:e|es|ing)|woke(?:n)?)\\b[^?]{0,60}\\b${breathless}|\\b${breathless}[^?]{0,30}\\bwak(?:e|es|ing)\\b`,
  "i",
);
/** Matches a question about whether the patient needs more pillows, or has to sit up, to breathe at night. */
const asksIfProppedPattern =
  /\b(?:(?:more|extra|multiple|several|additional|\d|two|three) pillows|prop(?:ped|ping)?(?: (?:yourself|him ?self|her ?self|you))? up|raise (?:your|the) head|sleep(?:ing)? (?:sitting |propped )?up|(?:on|use|need) (?:any )?pillows)\b/i;
/** Matches a question about whether the patient can lie flat: "Do you sleep flat?" */
const asksIfFlatPattern =
  /\b(?:can|could|do|are|does) (?:you|he|she) (?:able to |still )*(?:sleep|lie|lay)(?:ing)?(?: down)? flat\b/i;
/** Matches a question about whether the patient is breathless when lying down. */
const asksWhenLyingPattern = new RegExp(
  `\\b${breathless}[^?]{0,40}\\b(?:lie|lying|lay|laying)(?: (?:down|flat|in bed))`,
  "i",
);

/** Matches the number of pillows in an answer: "two pillows", "on about 3". */
const pillowsPattern = /\b(one|two|three|four|\d)(?: or (two|three|four|\d))?(?: pillows?\b|\W*$)/i;
/** Matches words that say that it has not changed: "same as always". */
const unchangedPattern =
  /\b(?:same as (?:always|ever|before|usual)|(?:as|like) (?:always|usual)|always have|for years)\b/i;

/** Maximum number of words after a yes or no that a note can leave out. More words say something of their own. */
const maxWordsAfter = 8;

/**
 * Reads answers about breathing at night: whether breathlessness wakes the patient, comes on lying down, or needs more
 * pillows: "Do you wake up gasping for air?" "No." Null for other questions and answers.
 */
export function breathLyingDown(exchange: Exchange): Fact | null {
  const { asked, answer, reply, isExam } = exchange;
  if (isExam) return null;
  const statement = (detail: string): Fact =>
    makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: answer.text });
  const denied = (object: string): Fact => deniedFact(exchange, "statement", { object, state: "denies" });
  const isPropped = asksIfProppedPattern.test(asked);
  const isFlat = !isPropped && asksIfFlatPattern.test(asked);
  if (isPropped || isFlat) {
    const [, count, orCount] = pillowsPattern.exec(reply.polarity === "no" && isPropped ? "" : answer.text) ?? [];
    const pillows = count ? `${count}${orCount ? ` or ${orCount}` : ""}` : "";
    if (pillows)
      return statement(
        `I sleep on ${pillows.toLowerCase()} ${/^(?:1|one)$/i.test(pillows) ? "pillow" : "pillows"}${unchangedPattern.test(answer.text) ? ", as before" : ""}`,
      );
    if (reply.rest.split(" ").length > maxWordsAfter) return null;
    if (isFlat && reply.polarity === "no") return statement("I am unable to lie flat");
    if (isFlat && reply.polarity === "yes") return statement("I can lie flat");
    if (reply.polarity === "no") return denied("needing extra pillows at night");
    return reply.polarity === "yes" ? statement("I need extra pillows at night") : null;
  }
  const isWoken = asksIfWokenPattern.test(asked);
  if (!isWoken && !asksWhenLyingPattern.test(asked)) return null;
  if (reply.polarity === "no" && reply.rest.split(" ").length <= maxWordsAfter)
    return denied(isWoken ? "waking at night short of breath" : "shortness of breath when lying down");
  if (reply.polarity !== "yes" || reply.isHedged || reply.rest !== "") return null;
  return statement(isWoken ? "I wake at night short of breath" : "I get short of breath when lying down");
}
