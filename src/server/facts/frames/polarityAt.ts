/** Polarity of a phrase in its sentence. */
type SaidPolarity = "present" | "absent";

/** Matches a negation: "no", "denies", "negative for". */
const negationPattern =
  /\b(?:no|not|never|without|den(?:y|ies|ied|ying)|negative for|none of|cannot (?:see|feel|hear|appreciate|recall|remember|think of|say)|neither|nor|absence of|absent|free of|free from|resolved|ruled out|rule out|unremarkable for|lack of any)\b/gi;
/** Matches words that end the scope of a negation: "but", "because". */
const scopeEndPattern =
  /\b(?:but|some|except|however|although|though|just|only|because|since|which|who|then|so|yes|reports?|endorses?|has|until|while|when|causing|due to|help(?:s|ed|ing)?|reliev\w+|eas(?:e|ed|es|ing)|control\w*|(?:get|got|getting) rid of|touch(?:ed|es)?|manag\w+|treat\w*|made|makes?|make|i (?:have|am|get|feel|do have|had)|(?:it|he|she|they|there) (?:is|are|was|were|has|have))\b|\band (?:my|his|her|the|I|it|he|she|they|there) (?:\w+ ){0,2}?(?:is|are|was|were|has|have|had|hurts?|feels?|aches?|gets?|got|keeps?)\b|, (?:some|a|an|mild|slight|occasional|my|it)\b|[.;?!]/gi;
/**
 * Matches text from a negation on that does not deny the finding after it: "no, I have a cough", "not only", "not
 * sure", "not better", "do not want the pain".
 */
const nonDenialPattern =
  /^(?:no(?:,| (?:i|it|my|he|she|they|we) )|not (?:only|just|sure|certain|better|improv\w+|help\w*|getting|going|too (?:bad|much)|as (?:bad|much)|able|be able|until|that)\b|(?:not|cannot) (?:really |quite |exactly )?(?:remember|recall|know|say) (?:exactly )?(?=\w)(?:what|which|when|how|exactly|the (?:name|kind|type))\b|not know(?:,| if| whether)|(?:not|cannot|could not) (?:really )?(?:say|tell|be sure)(?:,| if| whether)|no idea\b|not (?:really |even )?(?:like (?:having|how|the (?:pain|feeling|taste|smell|look))|want|enjoy|mind|understand|blame|explain)\b|(?:not|cannot) (?:really )?(?:stand|bear|take|tolerate|handle|ignore|shake)\b(?! (?:off|down)\b)|no (?:longer|matter|wonder|problem(?!s? (?:with|at|in|[a-z]{2,20}ing)\b)|better|relief|improvement|worse|help|change)\b|without (?:relief|help|improvement)|never (?:had|been) (?:this|that) (?:bad|much)|never (?:really |ever )?(?:had|felt|experienced|gotten) [^.;?]{0,60}? (?:like (?:this|that)|(?:this|that) (?:bad|badly|often|severe|strong|long|intense))(?: before)?(?=$|[,.;])|never (?:really |ever )?(?:had|felt|experienced) (?:this|these) [a-z ]{3,40}(?: before)?(?=$|[,.;]))/i;

/**
 * Number of characters before a finding that are searched for a negation: enough for a long list of denied symptoms.
 */
const maxReach = 300;
/**
 * Number of characters after a finding that are searched for a denial. Farther words are mostly about something else.
 */
const maxReachAfter = 40;

/** Matches words of a clause, such as "my" or "had". A list of findings has none of them. */
const clausePattern = /\b(?:I|you|we|he|she|they|my|your|both|had|has|have|is|was|are|were|suffer\w*|takes?|took)\b/i;
/**
 * Minimum number of items of a list that a negation before it denies as a whole. Shorter lists mostly fit into
 * `maxScopeWords`.
 */
const minItems = 4;
/** Maximum number of words of one item of a list that is denied. Longer parts are clauses. */
const maxItemWords = 5;

/** Returns whether words are a list of at least four short items. A negation before such a list denies all of them. */
function isList(words: string): boolean {
  const items = words.split(/, (?:and |or |nor )?| (?:and|or|nor) /);
  return (
    items.length >= minItems &&
    !clausePattern.test(words) &&
    items.every((item) => item.split(" ").length <= maxItemWords)
  );
}

/**
 * Matches words before "not" for a remedy that helped something else: "it helped the itching but | not the redness".
 */
const helpedOtherPattern =
  /\b(?:help|work|touch|clear|fix|eas|reliev|improv|calm|settl|stopp)(?:s|es|e|ed|d)?\b[^.;]{1,40},? but $/i;
/** Matches the start of a condition that has a negation in it: "if I | do not get there". */
const conditionPattern = /\b(?:if|whenever|unless) (?:I|he|she|we|they|you|it|the [a-z]+|my [a-z]+) (?:[a-z]+ )?$/i;
/**
 * Matches words after the negation of a condition, up to the clause that follows the condition: "if I do not | get
 * there right away I | wet myself". The negation does not reach that clause.
 */
const afterConditionPattern =
  /^ (?!(?:that|if|when|like|think|know|believe|say)\b)[^.;]{2,60}?(?:,? then|,)? (?:I|he|she|it|they|we) (?!(?:am|is|are|was|were|will|would)? ?(?:not|never)\b)/i;

/**
 * Maximum number of words after a negation that it can deny, except in a list. Beyond them, a new statement has mostly
 * begun.
 */
const maxScopeWords = 14;

/**
 * Matches a degree at the end of words after a negation, which denies only that degree: "not | that many | headaches".
 */
const degreePattern =
  /\b(?:a lot of|(?:too |that |as |so |very )?(?:much|many)|always|every|constant(?:ly)?|all the time)(?: of)?(?: \w+)? $/i;

/**
 * Matches words after a finding that deny it: "fever | : none", "the rash | is gone". What has gone green or numb is
 * not denied.
 */
const deniedAfterPattern =
  /^\s*(?:\w+ )?(?:(?:is|are|was|were|has|have|had|been) (?:been )?(?:gone(?= *$|[.,;!?]| (?:away|now|completely|entirely|totally|altogether|already|since|today|after|with|when|once|by|for (?:now|good|a)|again|thank\w*|and|but|too|as|because|until|at|or|within|in (?:a|the|my|one|two|\d)|most(?:ly)?|by|overnight|yesterday|last|so|over the (?:weekend|week|night|last|past))\b)(?![^.;]{0,60}\bback\b)|resolved|denied|absent|negative|ruled out)\b|: (?:none|no|absent|negative|denied)\b|(?:,|:)? (?:no|none|denied|negative)(?=[.,;]|$))/i;

/**
 * Returns the polarity of the words from `start` to `end` (exclusive) in a text: `absent` if they are in the scope of
 * the nearest negation before them, or if a denial follows them ("fever: none"); otherwise `present`.
 */
export function polarityAt(text: string, start: number, end: number): SaidPolarity {
  // "Not without pain" means with pain. The spaces keep the offsets of the words after it.
  const from = Math.max(0, start - maxReach);
  const before = text.slice(from, start).replace(/\bnot without\b/gi, "with       ");
  let last: RegExpExecArray | null = null;
  for (const match of before.matchAll(negationPattern)) {
    if (helpedOtherPattern.test(before.slice(0, match.index))) continue;
    if (!nonDenialPattern.test(text.slice(from + match.index, from + match.index + maxReach))) last = match;
  }
  if (last) {
    // In "I do not feel like I have a fever", the negation includes the clause after the verb.
    const gap = before
      .slice(last.index + last[0].length)
      .replace(
        /^ (?:really |actually )?(?:feel|think|believe|say|notice|remember)(?:ing)?(?: like| that)? (?:I|we|he|she|they|it|that|there)\b(?: (?:have|had|am|was|get|got|has|is|are|were)(?: been)?)?/i,
        "",
      );
    if (conditionPattern.test(before.slice(0, last.index)) && afterConditionPattern.test(gap)) return "present";
    const words = gap.split(/\s+/).length;
    const isDegree = degreePattern.test(gap);
    if ((words <= maxScopeWords || isList(gap)) && gap.search(scopeEndPattern) < 0 && !isDegree) return "absent";
  }
  return deniedAfterPattern.test(text.slice(end, end + maxReachAfter)) ? "absent" : "present";
}
