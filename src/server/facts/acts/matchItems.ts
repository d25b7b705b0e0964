import { polarityAt } from "../frames/polarityAt";

/** One item that a question asks about. */
export interface AskedItem {
  /** Key of the item in the result. */
  key: string;
  /** Matches the item in the answer. */
  words: RegExp;
}

type ItemAnswer = "present" | "absent" | "unanswered";

/** Words that deny all items that the answer does not name: "nothing else". */
const others =
  /\b(?:(?:the )?(?:other|rest|others)(?: \w+){0,3}?,? (?:no|not|none|is fine|are fine)|no(?:t|ne)?,? (?:of )?(?:the )?(?:other|rest|others)|nothing else|none of the (?:others?|rest)|(?:not|no) the (?:other|second|first|last)|neither of the others?|that is (?:it|all)|but no(?:t|ne)?\b|otherwise no|everything else is (?:fine|normal|good))\b/i;
const only = /^(?:no[,.]? )?(?:just|only)\b|\b(?:just|only) (?:the |some |a |a bit of )?/i;

/**
 * Returns the answer to each asked item, in order. Items that the answer names are present, or absent if the answer
 * negates them; the others are absent if the answer denies the rest ("only the fever"), and unanswered otherwise. If it
 * names none, "no" denies all items, "both" or "all" affirms all, and "yes" affirms a single item. `yesOrNo` is the yes
 * or no that starts the answer.
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
  const deniesRest = yesOrNo === "no" || others.test(answer) || only.test(answer);
  return named.map((match) => {
    if (!match) return deniesRest ? "absent" : "unanswered";
    return polarityAt(answer, match.index, match.index + match[0].length);
  });
}
