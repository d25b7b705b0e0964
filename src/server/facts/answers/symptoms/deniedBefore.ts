import type { Fact } from "../../Fact";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import { findSymptoms, type SymptomMention } from "../../terms/findSymptoms";
import { deniedFact } from "../deniedFact";
import type { Exchange } from "../Exchange";

/** Matches a question about the time before the present illness: "any trouble breathing in the past?" */
const ofPastPattern =
  /\bin the past\b(?! (?:few|couple|several|day|week|month|year|hour|night|\d|one|two|three|four|five|six|24|48))|\b(?:previously|before (?:this|that|all (?:of )?this|now|the accident|you got sick)|prior to (?:this|that|now)|(?:as|when you were) (?:a |an )?(?:child|kid|baby|teenager|younger|little)|in (?:your )?childhood|earlier in life)\b|\b(?:ever|had|have) [^?]{3,60} before(?: at all)?\b[ ?]*$/i;

/** Matches words for childhood: "as a kid", "when you were younger". */
const ofChildhoodPattern = /\b(?:child(?:hood)?|kid|baby|teenager|younger|little)\b/i;

/** Returns whether a question is about the past alone. */
export const asksOfPast = (asked: string): boolean =>
  ofPastPattern.test(asked) &&
  !/\b(?:with|during|since) (?:this|the|it)\b[^?]{0,24} or (?:ever )?before\b/i.test(asked) &&
  !/\b(?:now|currently|recently|lately|still|today|these days)\b/i.test(asked);

/** Matches a question about the same symptom: "Have you had this kind of pain before?" */
const ofSamePattern = /\b(?:similar|like (?:this|that)|th(?:is|at) (?:\w+ )?(?:type|sort|kind)|same)\b/i;

/**
 * Returns the denial of earlier symptoms, which does not deny present ones: "Denies previous wheezing or cough". Null
 * if the question is not about the past alone, the answer is not "no", or it says more about them: "No, I usually don't
 * get seizures very often".
 */
export function deniedBefore(exchange: Exchange, mentions: readonly SymptomMention[]): Fact | null {
  const { asked, reply, turn } = exchange;
  if (!asksOfPast(asked) || reply.polarity !== "no") return null;
  if (
    findSymptoms(
      `${reply.rest}. ${turn
        .slice(1)
        .map(({ text }) => text)
        .join(". ")}`,
    ).length > 0
  )
    return null;
  const names = [...new Set(mentions.map((mention) => symptomName(mention, siteOf(asked, mention))))].join(" or ");
  const object = ofChildhoodPattern.test(asked)
    ? `${names} in childhood`
    : ofSamePattern.test(asked)
      ? `similar ${names} before`
      : `previous ${names}`;
  return deniedFact(exchange, "statement", { object, state: "denies" });
}

/** Matches a denial of earlier episodes in words of its own: "Nothing like this", "This is the first time". */
const neverBeforePattern =
  /\b(?:nothing (?:like|similar to) (?:this|that)|never (?:had|felt|experienced|happened)|not like this|(?:the|my) (?:very )?first (?:time|episode)(?=$|[,.;]| (?:this|it|that|ever|I have (?:ever )?(?:had|felt|experienced)\b)))/i;

/** Matches a question of which a "no" says that it has happened before: "Is this the first time?" */
const asksIfFirstPattern =
  /\b(?:is|was) (?:this|that|it) (?:really )?(?:the|your|his|her) (?:very )?first (?:time|episode|one|attack|bout)\b/i;

/**
 * Reads from an answer whether the complaint has happened before, as slots of a symptom; null if the answer does not
 * say.
 */
export function happenedBefore({ asked, reply, answer }: Exchange): { detail: string; polarity?: "absent" } | null {
  if (asksIfFirstPattern.test(asked) && (reply.polarity === "yes" || reply.polarity === "no"))
    return { detail: "similar symptoms before", ...(reply.polarity === "yes" ? { polarity: "absent" as const } : {}) };
  if (reply.polarity === "no" || (reply.polarity === null && neverBeforePattern.test(answer.text)))
    return { detail: "similar symptoms before", polarity: "absent" };
  return reply.polarity === "yes" ? { detail: "similar symptoms before" } : null;
}
