/** Source of a pattern for a yes or no by itself. */
const yesOrNo = "(?:yes|yeah|yep|yup|no|nope|nah|none|never)";
/** Matches an answer of yeses and noes alone: "No, yes, and no". */
const sequencePattern = new RegExp(`^${yesOrNo}(?:[,.;]? (?:and |then |but )?${yesOrNo})+[.!]?$`, "i");
/** Matches each yes or no of such an answer. */
const eachPattern = new RegExp(`\\b${yesOrNo}\\b`, "gi");

/** Positions that an answer names by their order; `last` counts from the end. */
const positions: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, third: 2, fourth: 3 };
/**
 * Matches an answer that names items by their order, with words before it, the order, and how many, as groups: "just |
 * the | first | two", "the last one, yes".
 */
const namedPattern =
  /^((?:(?:oh|well|um|uh|just|only|maybe|probably|mainly|mostly|definitely|not|yes|yeah|no|I (?:have|had|get) (?:had )?|yes to|no to|not),? )*)the (first|second|third|fourth|last|latter|former)(?: (one|two|three|2|3)(?: of (?:those|them))?)?(?:,? (?:yes|yeah|yep|definitely|only|sometimes|a bit|I think|I guess|maybe|no|not so much))*[.!]?$/i;
/** Matches words of a turn that deny the items that it does not name. */
const othersDeniedPattern =
  /\b(?:not (?:the|any of the) (?:others?|rest|first|other (?:one|two))|(?:the )?(?:others?|rest|other (?:one|two)),? (?:no|not)|no to the (?:others?|rest)|none of the others?|neither of the others)\b/i;

/** What an answer says about an item of a list. */
type ItemAnswer = "present" | "absent" | "unanswered";

/**
 * Returns the answers of a sequence of yeses and noes; all unanswered if it does not fit the number of items. Null for
 * "Yeah, no", which is a no.
 */
function sequenceAnswer(count: number, said: string): ItemAnswer[] | null {
  const each = [...said.matchAll(eachPattern)].map(([word]) => (/^y/i.test(word) ? "present" : "absent") as ItemAnswer);
  const [first] = each;
  if (each.every((answer) => answer === first)) return Array.from({ length: count }, () => first ?? "unanswered");
  if (each.length === 2 && !/\band\b/i.test(said)) return null;
  return each.length === count && count > 2 ? each : Array.from({ length: count }, () => "unanswered" as const);
}

/**
 * Returns the answers to the items of a list if they are answered in their order ("No, yes, and no") or named by it
 * ("Just the first two"); null for other answers.
 * @param sentences the texts of the answering turn.
 */
export function orderedAnswer(count: number, sentences: readonly string[]): ItemAnswer[] | null {
  const whole = sentences.join(" ").replace(/\.(?= )/g, ",");
  if (sequencePattern.test(whole)) return sequenceAnswer(count, whole);
  const [first = ""] = sentences;
  const [, lead = "", order = "", many] = namedPattern.exec(first) ?? [];
  if (order === "") return null;
  const length = /^(?:two|2)$/i.test(many ?? "") ? 2 : /^(?:three|3)$/i.test(many ?? "") ? 3 : 1;
  const start = /^(?:last|latter)$/i.test(order) ? count - length : (positions[order.toLowerCase()] ?? 0);
  if (start < 0 || start + length > count) return null;
  const isDenied = /\b(?:no|not)\b/i.test(`${lead} ${first.slice(lead.length)}`);
  const isOnly = /\b(?:just|only)\b/i.test(first) || othersDeniedPattern.test(sentences.join(". "));
  return Array.from({ length: count }, (_none, i) =>
    i >= start && i < start + length
      ? isDenied
        ? "absent"
        : "present"
      : isOnly && !isDenied
        ? "absent"
        : "unanswered",
  );
}
