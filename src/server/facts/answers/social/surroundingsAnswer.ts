import type { Fact } from "../../Fact";
import { deniedFact } from "../deniedFact";
import type { Exchange } from "../Exchange";

/** Matches hazards of the surroundings, each with its adjective: "old carpets", "excessive dust". */
const hazardPattern =
  /\b(?:(?:old|excessive|any) )?(?:carpets?|mou?ld|asbestos|dusts?|fumes|chemicals?|animals|pets?|birds?|allergens?|radiation|farm animals|smoke)\b/gi;
/**
 * Matches a question about such hazards: "Any exposure to dust?", "any concerns for old carpets or mold in the home?"
 */
const asksPattern =
  /\b(?:any|expos\w+|concerns?|issues?|reasons?|there|have|like|for)\b[^?]{0,60}\b(?:carpets?|mou?ld|asbestos|dusts?|fumes|chemicals?|allergens?)\b/i;
/** Matches an answer that says more than "no": "no, but there's a carpet in the bedroom". */
const saysMorePattern =
  /\b(?:but|except|only|maybe|possibl[ey]|there (?:is|are|was) (?!no\b|nothing\b|not\b)|(?:I|we) (?:do |did )?have (?!no\b|not\b)|(?:I|we) (?:own|keep|got|used to|worked)|might|dog|cat|bird|sometimes|a (?:few|couple|little)|some)\b/i;

/** Reads a "no" to a question about dust, mold, fumes and the like where the patient lives or works; null otherwise. */
export function surroundingsAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  const hazards = [
    ...new Set([...asked.matchAll(hazardPattern)].map(([name]) => name.toLowerCase().replace(/^any /, ""))),
  ];
  const said = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(". ");
  if (hazards.length === 0 || !asksPattern.test(asked) || reply.polarity !== "no" || saysMorePattern.test(said))
    return null;
  if (/\ballerg(?:y|ic|ies)\b/i.test(asked)) return null;
  const where = /\b(?:at|to|from) (?:your )?work\b|\bwork(?:place| environment)\b/i.test(asked)
    ? /\bhome\b|\bhouse\b/i.test(asked)
      ? " at home or work"
      : " at work"
    : /\b(?:home|house|household|apartment|flat|building|living)\b/i.test(asked)
      ? " at home"
      : "";
  const listed =
    hazards.length < 3 ? hazards.join(" or ") : `${hazards.slice(0, -1).join(", ")}, or ${hazards.at(-1) ?? ""}`;
  return deniedFact(exchange, "social", { topic: "surroundings", object: `exposure to ${listed}${where}` });
}
