import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches words with which a patient accepts a treatment after all: "Okay, I'll give it a go". */
const acceptsPattern =
  /^(?:(?:okay|ok|oh|well|all right|alright|yes|yeah|fine|sure|right|then|go on|in that case|maybe|I (?:suppose|guess|think)|if you think so|that is (?:fine|different|okay)),? )*(?:(?:I|we) (?:will|can|could|would|am (?:happy|willing|okay|fine) to|do not mind) (?:(?:just|maybe|then|at least|be happy to|be willing to) )*(?:giv(?:e|ing) (?:it|that|them|this) a (?:go|try|shot|whirl|chance)|try(?:ing)? (?:it|that|them|this)|tak(?:e|ing) (?:it|that|them|this)|us(?:e|ing) (?:it|that|them|this)|hav(?:e|ing) (?:it|that|them)|do(?:ing)? (?:it|that)|go(?:ing)? (?:ahead|with (?:it|that)|along with (?:it|that)|for (?:it|that)))|let us (?:try|do|give) (?:it|that|this)\b)/i;
/** Matches words with which a patient leaves the decision to the clinician: "Okay, if you think so". */
const trustsPattern =
  /^(?:okay|ok|oh|well|all right|alright|fine|sure),? (?:then,? )?(?:if you (?:think|say|believe) (?:so|it is (?:best|safe|better|safer))|I (?:will )?trust you)\b/i;
/** Matches words with which a patient gives in to what the clinician said about the refusal: "Oh, go on then". */
const givesInPattern =
  /^(?:(?:oh|well|hmm|right|okay|ok|yes|yeah|fine|I see|in that case),? ){0,3}(?:go on,? then|all ?right,? then|(?:okay|ok|fine|yes),? then|(?:okay|ok|all ?right|fine|yes|yeah),? (?:book (?:it|me in)|sign me up|put me down(?: for it)?|count me in)|I suppose(?: so| I could| I should)|why not|in that case,? (?:yes|okay|fine|sure)|that (?:would|could|will) (?:work|be (?:better|different|okay|fine|all ?right))|that is (?:different|not so bad|better)(?:,? then)?|you have (?:talked|convinced|persuaded) me(?: into it)?)[.!]?$/i;
/** Matches words with which a clinician accepts a refusal, so that "all right then" gives in to nothing. */
const concedesPattern =
  /\b(?:fine|fair|up to you|your (?:choice|decision|call|body)|no (?:problem|worries|rush|pressure)|respect|leave (?:it|that)|another (?:time|day)|next time|change your mind|think (?:about|it)|come back to|revisit|look at (?:it|that) again|instead|keep an eye|wait|watch|hold off|without|not (?:have|do|start|going) )/i;
/** Matches words that take the acceptance back or make it depend on something: "but not now". */
const limitsPattern = /\b(?:not|never|but|unless|if (?:it|that|I|the)|only|later|next time|think about)\b/i;
/** Matches words with which the clinician offers something else instead: "Okay, then split the dose". */
const offersOtherPattern =
  /^(?:(?:okay|alright|right|fine|well|so|sure|no problem)[, ]+){0,3}(?:then|in that case|instead|how about|what about)\b/i;
/** Number of the latest facts that are searched for the refusal, before the acceptance. */
const maxFactsBack = 4;

/** Withdraws the last refusal if the patient then accepts the treatment, and restores the order it refused. */
export function withdrawRefusal(said: readonly Sentence[], reading: ReadingState): void {
  const isArgued = !concedesPattern.test(`${reading.beforeLast ?? ""} ${reading.lastSaid?.text ?? ""}`);
  const isAccepted = said.some(({ text }) => {
    if (isArgued && givesInPattern.test(text)) return true;
    const words = (acceptsPattern.exec(text) ?? trustsPattern.exec(text))?.[0];
    return words !== undefined && !limitsPattern.test(text.slice(words.length));
  });
  if (!isAccepted) return;
  const { facts } = reading;
  const at = facts.findLastIndex(({ kind, status }) => kind === "refusal" && status === "current");
  const refusal = facts[at];
  if (!refusal || facts.length - at > maxFactsBack) return;
  // After another order, "I can do that" accepts that order.
  if (facts.slice(at + 1).some(({ kind }) => kind === "order" || kind === "advice")) return;
  if (offersOtherPattern.test(reading.lastSaid?.text ?? "")) return;
  reading.facts = facts.map((fact, i) =>
    i === at
      ? { ...fact, status: "withdrawn" as const }
      : refusal.supersedes.includes(fact.id)
        ? { ...fact, status: "current" as const }
        : fact,
  );
}
