import { isSideEffect, reactionOf } from "../reactionOf";

/** Source of a pattern for adverbs between a verb and what it says: "I am | actually really | not allergic". */
const adverbs = "(?:(?:actually|really|in fact|definitely|apparently|just|so|all|perfectly|absolutely) ){0,3}";

/** Matches words that say that a supposed allergy is none: "I am not allergic", "it was ruled out", "that is wrong". */
const refutesPattern = new RegExp(
  [
    `(?<!\\bif )\\b(?:am|is|are|was|were|been) ${adverbs}(?:not|never) ${adverbs}(?:allergic(?! (?:reaction|to (?:any|no|other|some)))|(?:an? )?(?:real |true |proper )?allergy\\b)`,
    "\\bno longer allergic\\b",
    "\\b(?:cleared (?:me|him|her|us)|(?:am|is|was|been|got) cleared)(?! (?:for|of|to)\\b)",
    "(?:^|, |\\b(?:but|well|so) )not (?:actually |really )?(?:an? )?(?:real |true |proper )?allerg(?:y|ic)(?=$|[,.;]| (?:to (?:it|that|them)|though|anymore)\\b)",
    "(?<!\\b(?:not|never|not been|never been|not yet been|not yet|never quite) )\\b(?:ruled|crossed) (?:(?:it|that|this|them|the allergy|an allergy) )?out\\b",
    "\\b(?:took|taken|take|removed|remove|struck|cleared|deleted) (?:(?:it|that|them|the allergy) )?(?:off|from|out of) (?:my|his|her|the|our) (?:[a-z]+ )?(?:chart|records?|list|notes|file)\\b",
    "\\b(?:tests?|tested|testing|challenge|patch|prick|it|they|that|results?|bloods?)\\b[^.;]{0,40}?\\b(?:(?:came|come|turned|was|were|is|are) )?(?:back )?(?<!\\bnot )negative\\b",
    "\\bnegative (?:[a-z]+ )?(?:test|challenge)\\b",
    "\\b(?:test|testing|challenge|patch)\\b[^.;]{0,30}\\b(?:came back|was|were) (?:all )?(?:clear|normal|fine)\\b",
    "\\b(?:challenge|test)\\b[^.;]{0,40}\\b(?:passed|sailed through|was (?:fine|okay|clear))\\b",
    "\\bpassed (?:the|a|an|my|his|her) (?:[a-z]+ ){0,2}(?:challenge|test)\\b",
    "\\bturned out (?:that )?(?:(?:I|he|she|it|they) (?:am|is|are|was|were) not\\b|not to be\\b|to be (?:nothing|fine|wrong)\\b)",
    "\\bthought\\b[^.;]{3,60}\\bbut\\b[^.;]{0,30}\\b(?:am|is|are|was|were) not(?=$|[,.;])",
    "\\b(?:that|which|it|the (?:chart|record|computer)) (?:is|was) (?:a mistake|an error|wrong|not (?:right|true|correct))\\b",
    `\\b(?:am|is|are|was|were) ${adverbs}(?:fine|okay|ok|safe) (?:with|to (?:take|have|eat|use)) (?:it|that|them|those)\\b`,
  ].join("|"),
  "i",
);

/**
 * Returns whether a text says that a supposed allergy is none: "they tested me and I'm not allergic". Not if it names a
 * reaction afterwards ("it was ruled out, but then I got hives"), or a side effect in place of the allergy.
 */
export function refutesAllergy(text: string): boolean {
  const found = refutesPattern.exec(text);
  if (!found) return false;
  const after = text.slice(found.index + found[0].length);
  // "I had an ulcer, so I should not take it" gives a disease as the reason, not an effect.
  const effects = (/\ballerg/i.test(found[0]) ? text : after).replace(/\bulcers?\b/gi, "");
  return !isSideEffect(effects) && !hasReaction(after);
}

/** Returns whether the words after a refutation say how the patient reacted: ", but then I got hives". */
const hasReaction = (after: string): boolean =>
  /\b(?:but|then|although|except)\b/i.test(after) && reactionOf(after) !== null;
