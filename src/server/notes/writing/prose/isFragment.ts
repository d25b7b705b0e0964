import { rememberResults } from "../../../platform/rememberResults";
import { countClauses } from "./clauses";
import { irregularPasts } from "../../../facts/verbs/pastTense";

/**
 * Matches the start of a clause that needs a second one: "Every time I cough | it hurts", "By the time I got home | it
 * was gone".
 */
const opensClausePattern =
  /^(?:every time|each time|by the time|any ?time|the (?:only )?(?:time|day|year|night|week|month|moment|one|ones|reason|thing|part)|the (?:[a-z]+er )?[a-z]+ (?:that|which|who)) /i;

/**
 * Matches only what is left out of consideration: "Aside from the shoulder pain that the patient has been having".
 */
const onlyExceptPattern =
  /^(?:aside from|other than|besides|apart from|except for|outside of) (?:[a-z]+ ){1,6}(?:the patient|he|she|they) (?:has|have|had|is|are|was|were|gets?|got|feels?)(?: been)?(?: (?:having|getting|feeling|experiencing|told|described|mentioned))?(?: (?:now|lately|recently|before|today))?$/i;

/** Matches a time without what happened then: "The last time the patient got it checked". */
const onlyTimePattern =
  /^the (?:last|first|next|only) time (?:that )?(?:the patient|he|she|they) (?!.*(?:,|;|\b(?:he|she|they|there|is|was|were|the [a-z]+ (?:had|has|got))\b))/i;

/** Matches the start of a main clause after a comma: ", it ", ", the ". */
const mainClausePattern = /, (?:the|he|she|it|they|there|this|that|his|her|their) /i;

/**
 * Matches requests and remarks to the listener ("Look at the calf", "Here is the report", "Happy to help"), and verbs
 * without a subject ("Never had it").
 */
const addressedPattern =
  /^(?:look|help|check|ask|tell|let|give|see|feel|touch|read|wait|excuse|thank|happy|sorry|any reason|here (?:is|are)|there you|most part|in fact (?:is|are|has)|new|did not|does not|do not|never had|wanted|needed|never|(?:hard|difficult|easy|tough) to)\b|^(?:the|an?|his|her|their) (?!patient\b)[a-z]+(?: [a-z]+)? (?:says|said|thinks|wants|tells)$/i;

/** Matches a verb whose object is missing: "she takes for the blood pressure", "the patient did back years ago". */
const withoutObjectPattern =
  /^(?:the patient|he|she|they) (?:(?:also|still|usually|normally) )?(?:takes?|took|did|does|has|had|have|uses?|used|got|gets?) (?=\w)(?:for|because|back|if|when|so (?!many\b|much\b)|but|on|only \d+\.?$|very)\b(?! (?:and forth|to)\b)|^(?:the patient|he|she|they)(?: (?:again|also|usually|normally))? (?:does|did|do) (?=\w)(?:normally|usually|initially|sometimes|occasionally|last)\b|^(?:the patient|he|she|they|it) (?:nothing|something|everything|anything|some|any|like|about|more|much|less|last)\b|^(?:the patient|he|she|they) (?:lost|found|noticed|used|took|brought|said|mentioned|put|kept)(?: around the [a-z]+)?$|^it happened; |^(?:it|the [a-z]+) (?:is|was) well$|^this [a-z]+s [a-z]+$|^(?:a )?(?:bit|little)\b|\band, |\b([a-z]{4,} [a-z]{4,}) .{1,60} \1$|^(?:the patient|he|she|they) (?:was|were|is|are) (?:\d+ something|other th[ae]n)\b|^(?:the patient|he|she|they) (?:has had|have had|would have|could have|would|could) (?:because|but|so)\b|\b(?:has|have|had|does|did)(?: not)? (?:for|because|back|an?)? ?(?:long time|while)\.?$|\b(?<!\b(?:the|a|this|that|of|any|his|her|their|[a-z]+ing) )(?:feel|feels|felt|feeling)\.?$|\b(?:tries|trying|try) to be real\b/i;

/** Matches two verbs where there can be only one: "had have", "is been", "was it was", "do generally have get". */
const doubledVerbPattern =
  /\b(?:have|has|had) (?:get|go|take|feel|have|do|see|notice|use|make|want|calm|say|tell|eat|lose|give|keep|seem|begin|grow|know|think)\b|\b(?:is|was|are|were) (?:mainly |usually |mostly |only )?been\b|\b(felt|feels|was|is|said|says) (?:it|he|she|they) \1\b|\b(?:has|have) (?:slightly|a little|much) (?:worse|better)\b|\bis (?:that|it|this) (?:going|okay|ok|normal|bad)\b/i;

/**
 * Matches sequences of words that only halting speech has: "so anytime from", "a probably", "not like in a flare", "one
 * O one".
 */
const haltingPattern =
  /^(?:[Aa]nd )?[Pp]art of it\b|\b(?:a|an|the) (?:probably|maybe|so|just)\b|\bso (?:anytime|not|no|yeah)\b|\bso (?:maybe|probably) (?!(?:it|he|she|they|the|there)\b)|\bbut (?:as when|normal$|then not)\b|\bwho (?:he|she|I|the patient)\b|\bnot like (?!(?:the|a|an|it|to|that|this|those|these|him|her|them|his|their|being|having|when|how|[a-z]+s)\b)|^[Tt]here (?!(?:is|are|was|were|has been|have been|had|may|might|seems?|will|would|can|could|does|did)\b)|\bthat was (?:them|him|her)\b|\bfe(?:els?|lt) like (?:constantly|all|so|very|dry|hot|this [a-z]+$)|\b(?:one )?O (?:one|two|three|four|five|six|seven|eight|nine)\b|\bto (?:no|yes)\b|\b(?:at first|then) no\b|\bdoes not know (?:and|but|so|,)|\bdoes not know everybody|\bthis is is\b|[a-z] (?:And|But|So|Then) [a-z]|\blike so\b|\bany or any\b|\bor any anything\b|\bright now i\b/;

/** Matches a verb in the first words of a sentence: "has", "coughed"; not participles such as "tired". */
const headVerbPattern =
  /\b(?:is|are|was|were|has|have|had|does|did|do|can|could|will|would|may|might|unable|[a-z]+n't)\b|\b(?!(?:tired|red|bed|need|speed|used|swollen|irritated|stuffed|blocked|congested|medicated|prescribed|limited|increased|decreased|infected)\b)[a-z]{2,}(?:ed|es|[^su]s)\b|\b(?:felt|took|went|got|came|fell|gave|began|made|kept|saw|said|found|left|lost|ran|hurt|quit|woke|broke|ate|slept|thought|drank|brought|caught|held|met|sat|drove|sent|spent|grew|wore|cut)\b/i;
/** Matches the start of an adverbial phrase before the clause: "For the last week, …", "Today …". */
const opensWithAdjunctPattern =
  /^(?:in|on|at|for|since|over|during|within|after|before|when|whenever|while|if|until|because|as|with|without|by|from|of|to|about|around|approximately|last|this|that|these|every|each|once|twice|today|tonight|yesterday|sometimes|usually|normally|occasionally|initially|recently|lately|currently|previously|then|now|first|again|also|a (?:few|couple)|the (?:last|first|next|other|past)|several|some|most|half|all|both|no|none|nothing|everything|each|early|late|later|eventually|maybe|probably|possibly|especially|even|only|\d)/i;

/** Matches words that do not belong in a note: "then boom", "or else", "if that is any consolation". */
const asidePattern =
  /\b(?:boom|consolation|constellation|or else|bad boy|you know|no one|for a 3)\b|\b(?:foof|pfft|phew|oops)\b/i;

/**
 * Returns whether a rewritten statement is only part of a sentence ("Every time the patient exercises."), addresses the
 * listener ("Look at the calf."), or has a verb too many ("She had have pain.").
 */
export const isFragment = rememberResults(fragment);

/** As `isFragment`, without remembering results. */
function fragment(text: string): boolean {
  const bare = text.replace(/[.\s]{1,5}$/, "");
  if (haltingPattern.test(bare) || lacksVerb(bare)) return true;
  if (
    addressedPattern.test(bare) ||
    onlyExceptPattern.test(bare) ||
    onlyTimePattern.test(bare) ||
    withoutObjectPattern.test(bare) ||
    doubledVerbPattern.test(bare) ||
    asidePattern.test(bare)
  )
    return true;
  return opensClausePattern.test(bare) && !mainClausePattern.test(bare) && countClauses(bare) < 2;
}

/**
 * Returns whether the words before the first comma, "but", "so", "because" or "when", or before "and it", have no verb:
 * "Tylenol, but it …". False if they are an adverbial phrase: "Today, it …".
 */
function lacksVerb(text: string): boolean {
  if (opensWithAdjunctPattern.test(text)) return false;
  const beforeIt = /^(.+?) and it /.exec(text)?.[1]?.replace(/'s\b/g, "");
  const head = beforeIt ?? text.split(/,| but | so | because | when /)[0] ?? "";
  return (
    !headVerbPattern.test(head) &&
    countClauses(head) === 0 &&
    head.length < text.length &&
    !head.split(" ").some((word) => irregularPasts.has(word.toLowerCase()))
  );
}
