import type { Fact } from "../../Fact";
import { deniedFact } from "../deniedFact";
import type { Exchange } from "../Exchange";

/** Matches a question that asks whether the patient exercises: "Do you get enough exercise?" */
const asksPattern =
  /\b(?:do|does|are|is) (?:you|he|she)\b[^?]{0,40}\b(?:get (?:any|enough|much|regular|some)\b[^?]{0,20}\bexercise|exercise (?:regularly|at all|much|often)|exercise\?|work out|physically active|exercising)/i;
/** Matches a question about a symptom during exercise: "Do you exercise less because of the pain?" */
const ofSymptomPattern = /\b(?:pain|breath\w*|worse|when|during|after|because|cough\w*|chest|hurt\w*)\b/i;

/** Reads that the patient does not exercise; null for other questions and for answers that name an exercise. */
export function exerciseAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  const said = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(". ");
  if (!asksPattern.test(asked) || ofSymptomPattern.test(asked) || reply.polarity !== "no") return null;
  if (/\b(?:walk\w*|run\w*|swim\w*|gym|bik\w*|cycl\w*|yoga|sports?|but|except|used to|only|just)\b/i.test(said))
    return null;
  return deniedFact(exchange, "social", { topic: "exercise" });
}
