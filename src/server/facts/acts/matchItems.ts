import { polarityAt } from "../frames/polarityAt";
import { textBefore } from "../../platform/textBefore";

/** One item that a question asks about. */
export interface AskedItem {
  /** Key of the item in the result. */
  key: string;
  /** Matches the item in the answer. */
  words: RegExp;
}

/** What an answer says about one item of a question. */
type ItemAnswer = "present" | "absent" | "unanswered";

/** Matches words that deny all items that the answer does not name: "nothing else". */
const othersPattern =
  /\b(?:(?:the )?(?:other|rest|others)(?: \w+){0,3}?,? (?:no|not|none|is fine|are fine)|no(?:t|ne)?,? (?:of )?(?:the )?(?:other|rest|others)|nothing else|no to (?:all )?(?:of )?(?:the |both )?(?:other|rest|others)\b|none of the (?:others?|other (?:ones|stuff|things)|rest)|(?:not|no) the (?:other|second|first|last)|neither of the others?|that is (?:it|all)\b(?! (?:is|was)\b)|but none\b|but no(?=$|[,.;])|but not (?:the|any)\b|otherwise no|everything else is (?:fine|normal|good))\b/i;
/**
 * Matches words before the only item that an answer affirms: "just a little | fever". "Just feeling achy" is not
 * matched, because it does not deny the other items.
 */
const onlyPattern =
  /\b(?:just|only)(?: (?:the|a|an|some|my|that|this|any|little|bit|of|like|have|having|had|got|been|in|on|for))*(?: [a-z]+)? $/i;

/**
 * Returns the answer to each asked item, in order. An item that the answer names is present, or absent if the answer
 * negates it, or unanswered if the answer leaves it open ("not sure if"), both denies and reports it, or says that it
 * is as usual. An item that it does not name is absent if the answer denies the rest ("only the fever"), else
 * unanswered. If the answer names no item, "no" denies all, "both" or "all" affirms all, and "yes" affirms a single
 * one. `yesOrNo` is the yes or no that starts the answer.
 */
export function matchItems(items: readonly AskedItem[], answer: string, yesOrNo: "yes" | "no" | null): ItemAnswer[] {
  const named = items.map(({ words }) => words.exec(answer));
  const isNamed = named.some(Boolean);
  if (!isNamed) {
    if (yesOrNo === "no") return items.map(() => "absent");
    if (
      /^(?:(?:yes|yeah|yep|yup|oh|well|I do|I have)[,.]? )*(?:both|all of (?:them|those|that|the above)|all)\b/i.test(
        answer,
      )
    )
      return items.map(() => "present");
    if (yesOrNo === "yes" && items.length === 1) return ["present"];
    return items.map(() => "unanswered");
  }
  const deniesRest =
    yesOrNo === "no" ||
    othersPattern.test(answer) ||
    named.some((match) => match && onlyPattern.test(answer.slice(0, match.index)));
  return named.map((match) => {
    if (!match) return deniesRest ? "absent" : "unanswered";
    const isOpen = isUnsure(answer, match.index) || isBoth(answer, match) || isUsual(answer, match.index);
    return isOpen ? "unanswered" : polarityOf(answer, match);
  });
}

/** Matches words right after an item that deny it: "light for sure, sound | not so much". */
const deniedAfterPattern =
  /^,? (?:(?:not (?:so|too|as|that|very) much|not (?:really|at all)|hardly(?: at all)?)(?=$|[,.;]| (?:but|and|no)\b)|(?:do|does|did) not (?:really |even )?(?:seem to )?(?:bother|hurt|affect|be (?:a |an |any )?(?:problem|issue|bother|trouble))\b|(?:is|are) (?:fine|okay|no problem|not (?:a |any )?(?:problem|issue|bother))\b)/i;

/**
 * Matches "nothing" right before an item, which denies it: "but no, nothing | numb". `polarityAt` does not read it,
 * because elsewhere it denies no item.
 */
const deniedBeforePattern = /(?:^|[,.;] |\b(?:no|but|and),? )nothing (?:that is |actually |really )?$/i;

/** Returns "absent" if words around an item deny it: "fever, no", "no fever". */
const polarityOf = (answer: string, match: RegExpExecArray): "present" | "absent" =>
  deniedBeforePattern.test(answer.slice(0, match.index)) ||
  deniedAfterPattern.test(answer.slice(match.index + match[0].length))
    ? "absent"
    : polarityAt(answer, match.index, match.index + match[0].length);

/** Matches words that leave open what follows: "I am not sure if I actually have | a fever". */
const leavesOpenPattern =
  /\b(?:not (?:too |really |so |quite )?(?:sure|certain)|(?:do not|cannot|could not)(?: really)? (?:know|tell|say)|no idea|hard to (?:say|tell))\b[^.;,]{0,12}\b(?:if|whether|about)\b[^.;,]{0,36}$/i;

/**
 * Returns whether an answer leaves open the item at a position. 90 characters before the item are about as many as
 * `leavesOpenPattern` can match.
 */
const isUnsure = (answer: string, at: number): boolean => leavesOpenPattern.test(textBefore(answer, at, 90));

/** Matches words for what someone always has: "just my usual | aches", "no more than my normal | cough". */
const alwaysPattern = /\b(?:usual|normal|regular|typical|everyday|same old|old) (?:[a-z]+ )?$/i;

/**
 * Returns whether an answer names an item only as what the patient always has. 40 characters before the item are more
 * than `alwaysPattern` usually matches.
 */
const isUsual = (answer: string, at: number): boolean => alwaysPattern.test(textBefore(answer, at, 40));

/** Matches words for the past. With them, an answer can deny an item now and affirm it for that time: "a year ago". */
const pastPattern = /\b(?:ago|last|was|gone|went away|resolved|used to|as a (?:kid|child)|in the past|when I was)\b/i;

/**
 * Returns whether an answer denies an item and then reports it in the same words: "No cough at night, but a cough in
 * the morning".
 */
function isBoth(answer: string, first: RegExpExecArray): boolean {
  const after = first.index + first[0].length;
  const rest = answer.slice(after);
  const again = rest.toLowerCase().indexOf(first[0].toLowerCase());
  if (again < 0 || pastPattern.test(rest) || polarityOf(answer, first) === "present") return false;
  return polarityAt(answer, after + again, after + again + first[0].length) === "present";
}
