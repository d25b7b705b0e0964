/** Matches words that end an order and begin other talk, up to the end of the text: "because …", "so …". */
const furtherTalkPattern =
  /,? (?<!\b(?:if|when|unless|until|once|while|case|before|after|as|that) )(?:so(?! \d)|because|since|'?cause\b|okay|but(?! (?:no|not|do not|never|only|avoid)\b)|(?<!right |hospital )now(?=,? [a-z])(?!,? (?:and )?(?:then\b|\d|another\b|again\b|one\b|half\b))|and (?:then )?(?:so|I|we|you|that|it|this|see|hopefully|maybe|what|how)|to see (?:how|what|if)|which|how does|what do|any questions|do you|does that|thanks|bye|if that (?:is|sounds) okay|is that okay|alright|as that|while you(?! (?:cannot|feel|have|take|finish|still|recover|heal|are (?:(?:taking|using|wearing|on)(?= (?:the|your|any|an?|these|those|[a-z]{5,})\b)|not|ill|sick|unwell|awake|pregnant|(?:eat|drink|vomit)ing))\b)|I think|I (?:am|will|do|want|would)|we (?:will|can|are)|you (?:will|can|are|have|do)|that (?:is|will|should|way)|this (?:will|should))\b(?! (?:needed|as needed|that|much|far|long|often|hard|fast|late|many)\b).*$/i;

/** Maximum number of words of a condition at the end of an order; a longer one has other talk in it. */
const maxConditionWords = 13;

/** Matches the end of a condition that continues after it: "only if you get a fever or | you are no better". */
const continuesPattern = / (?:or|and)$/i;
/** Matches a conjunction that opens a condition: "if", "unless". */
const opensConditionPattern = /\b(?:if|unless|as long as|provided|when|in case)\b/i;

/** Returns where the talk after an order begins; -1 if there is none. A second part of a condition is not such talk. */
function furtherTalkAt(text: string): number {
  const first = text.search(furtherTalkPattern);
  const said = text.slice(0, Math.max(first, 0));
  if (!continuesPattern.test(said) || !opensConditionPattern.test(said)) return first;
  // Looks a few characters further on, so that the same words are not found again.
  const next = text.slice(first + 4).search(furtherTalkPattern);
  return next < 0 ? -1 : first + 4 + next;
}

/** Matches a condition of a further step of a dose: "if the stomach is fine increase metformin to 4 tablets". */
const nextStepPattern = /^(?:if|unless) [^,.;]{3,60}?,? (?:increase|decrease|go (?:up|down)|move up|double) /i;

/** Returns the order itself, without the reasons and talk after it; a condition at its end is kept. */
export function mainPart(text: string): string {
  const cut = furtherTalkAt(text);
  const first = cut < 0 ? text : text.slice(0, cut);
  const kept = first.split(" ").length >= 2 ? first : text;
  const condition = /\b(?:only )?(?:if|unless|as long as|otherwise) .*$/i.exec(text.slice(kept.length))?.[0];
  return condition && !nextStepPattern.test(condition) && condition.split(" ").length <= maxConditionWords
    ? `${kept} ${condition.replace(furtherTalkPattern, "")}`
    : kept;
}
