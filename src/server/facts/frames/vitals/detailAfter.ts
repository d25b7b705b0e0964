/** Matches what a saturation was measured on: "97 percent | on room air". */
const onOxygenPattern = /^ ?%? ?(on (?:room air|air|\d+(?: to \d+)? lit(?:er|re)s?(?: of oxygen)?|oxygen))\b/i;

/** Matches whether a pulse is regular: "72, | irregular", "96 and regular". */
const rhythmPattern =
  /^,? ?(?:and |it is |but )*((?:irregularly |regularly |slightly |a bit )?(?:ir)?regular)\b(?! (?:rate|rhythm|exercise))/i;

/** Matches a change of the weight after its value: ", you're down 4 pounds since March", ", up from 174". */
const changePattern =
  /^,? (?:(?:and |so |which is |that is |you are |he is |she is )*)(up|down) (?:about |almost )?((?:from )?\d{1,3}(?:\.\d)? ?(?:pounds|lbs?|kilos?|kilograms?|kgs?)|from \d{2,3}(?:\.\d)?)((?: (?:since|from|in|over) (?:the |your |last )?[a-z0-9 ]{3,24}?)?)(?=$|[.,;])/i;

/** Returns how a weight has changed, in parentheses: "(down 4 pounds)"; undefined for other vital signs. */
const changeIn = (name: string, after: string): string | undefined => {
  const [, course = "", amount = "", since = ""] = (name === "Weight" ? changePattern.exec(after) : null) ?? [];
  return amount ? `(${course.toLowerCase()} ${amount}${since})` : undefined;
};

/** Matches the rhythm between a pulse and its value: "pulse is | irregular | though, about 90". */
const rhythmBeforePattern = /(?<!\bnot )\b((?:irregularly |slightly |a bit )?(?:ir)?regular)\b/i;

/**
 * Returns the words beside a value that belong to it: the oxygen, the rhythm of the pulse, the change of weight.
 * @param said the name with the value and the words between them.
 */
export function detailAfter(name: string, after: string, said: string): string | undefined {
  if (name === "Oxygen saturation") return onOxygenPattern.exec(after)?.[1]?.toLowerCase();
  if (name === "Heart rate") return (rhythmPattern.exec(after) ?? rhythmBeforePattern.exec(said))?.[1]?.toLowerCase();
  return changeIn(name, after);
}
