import { isActivity } from "../../acts/questions/questionObject";
import type { Exchange } from "../Exchange";
import { isFragment } from "./isFragment";

/** Returns a short answer that says how often, which affirms a yes-no question: "Twice this year"; null for others. */
export function howOften({ asked, answer }: Exchange): string | null {
  const text = answer.text
    .replace(/^(?:oh|well|um|so),? /i, "")
    .replace(/^(?:just|only) the (?:once|one)(?: time)?\b/i, "once")
    .replace(/^(just |only |maybe |about )?(?:a )?couple times\b/i, "$1a couple of times");
  const amountPattern =
    /^(?:(?:about|maybe|only|just|probably|around) )*(?:once|twice|\d+(?: (?:to|or) \d+)? (?:times|nights|days|mornings)|every (?:day|night|morning|week|month|few)|most (?:days|nights|mornings|weeks)|several times|a few times|a couple of times|all the time)\b/i;
  const isYesNo = /^(?:and |so )*(?:do|does|did|are|is|have|has|any|were|was|ever) /i.test(asked) || isActivity(asked);
  return isYesNo && amountPattern.test(text) && text.split(" ").length <= 8 && isFragment(text)
    ? text.toLowerCase()
    : null;
}
