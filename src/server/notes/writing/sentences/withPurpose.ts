/** Source of a pattern for verbs for the purpose of an order: "an echocardiogram to | evaluate | that murmur". */
const aimVerbs =
  "(?:evaluate|assess|see (?:if|whether)|check (?:if|whether|for|on|your|his|her|the|that)|make sure|rule out|look (?:for|at)|help|confirm|strengthen|prevent|reduce|treat|protect|support|find out|determine|lower|monitor|relieve|ease|control|clear|avoid|keep|allow|let)";
/** Matches an order with its purpose and captures both: "order an echocardiogram | to | evaluate that murmur". */
const purposePattern = new RegExp(
  `^(.{6,120}?),? (?:(?:just|really|basically|kind of) )*to ((?:try (?:to|and) |also |just )?${aimVerbs}\\b.{3,110})$`,
  "i",
);
/** Matches words that end a purpose and begin other talk: "because", "you know". */
const afterPurposePattern =
  /,? (?<!\b(?:if|that|whether) )(?:so\b|because\b|since\b|'?cause\b|okay\b(?! with)|alright|but|now\b|you know|how does|do you|what do|any questions|and (?:then |also |so |hopefully )?(?:I|we|you|that|it|this|see|hopefully|maybe|what|how|to|if|when|the)\b).*$/i;
/** Matches words that make a purpose unfit for a note: a pronoun as its object, or "I" and "you know". */
const vaguePattern =
  /\b(?:I|me|okay with that|what is going on|what we|things|stuff|it|them)\b$|\b(?:I|me|you know|kind of)\b/i;

/** Matches a condition in the words that are cut off after a purpose: "only if", "until". */
const limitsPattern =
  /\b(?:only if|(?:but|and) (?:only )?(?:if|when|after|once)(?! (?:you have (?:any )?questions|that (?:is|sounds)))|unless|as long as|until|provided)\b/i;

/**
 * Returns an order with the purpose that was said for it and without the talk after it: "order an echocardiogram to
 * evaluate that murmur"; null if no purpose was said, or none that is fit for a note.
 */
export function withPurpose(text: string): string | null {
  const [, order = "", said = ""] = purposePattern.exec(text) ?? [];
  const aim = said
    .replace(/^(?:try (?:to|and)|also|just) /i, "")
    .replace(/ (?:so as )?to (?:allow|let|help|be able)\b.*$/i, "")
    .replace(afterPurposePattern, "")
    .replace(/[\s,.;]{1,5}$/, "");
  // A condition after the purpose must not be lost: "… to treat the flu, but only if the swab is positive".
  if (limitsPattern.test(said.slice(aim.length))) return null;
  const length = aim.split(" ").length;
  if (length < 2 || length > 16 || vaguePattern.test(aim) || /\b(?:if|when|unless|because|so that)\b/i.test(order))
    return null;
  return `${order} to ${aim}`;
}
