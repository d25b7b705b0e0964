/** Matches words of others who supposed a disease: "they thought I had |", "my doctor suspected |". */
const supposedPattern =
  /\b(?:thought|suspected|suspicious|believed|considered|wondered|queried|(?:was|were) (?:worried|thinking|looking)|scare)\b/i;
/** Matches words of others who named a disease for certain: "they said I had |", "they diagnosed". */
const statedPattern = /\b(?:told|said|say|says|diagnosed)\b/i;
/** Matches words of a mere supposition, as opposed to a diagnosis: "they thought", "my doctor suspected". */
const onlySupposedPattern =
  /\b(?:they|doctors?|doc|gp|specialist|hospital|consultant|nurse|pediatrician|everyone|everybody|he|she|[a-z]+ologist) (?:(?:all|first|initially|originally|once|had) )?(?:thought|suspected|wondered|considered|(?:was|were) (?:worried|thinking|suspicious))\b/i;
/** Matches words after which the text says what it was in fact: "it turned out to be", "but really". */
const factPattern = /\b(?:turned out|turns out|in the end|but|actually|really|instead)\b/gi;
/** Matches words that say that a disease was none: "they ruled it out", "it was never asthma". */
const refutedPattern =
  /\b(?:ruled|crossed) (?:it |that |this )?out\b|\b(?:it|that) (?:is|was) (?:actually |really )?(?:not|never)\b(?! (?:bad|severe|serious|active|that bad))|\b(?:do|did|does) not have (?:it|that)\b|\b(?:turned|turns) out (?:to be|it was|that it was|it is|not)\b|\b(?:turned|turns) out (?:that )?(?:I|he|she|it) (?:did|do|does|was|am|is|had|have|has) not\b|\bbut (?:I|he|she|it) (?:did|does|do|was|is) not(?: have it)?(?: after all)?(?=$|[.;])|\b(?:took (?:it|that) back|changed (?:their|his|her) mind|misdiagnos\w+|a misdiagnosis|a mistake|a false alarm)\b|\bbut (?:it|that) (?:was|is|were) (?:just|only|really|actually|probably)\b/i;
/** Matches a test that did not confirm a supposed disease: "but the biopsy was benign". */
const notFoundPattern =
  /\b(?:tests?|biops(?:y|ies)|mri|ct|scans?|x-?rays?|bloods?|blood ?work|labs|results?|ultrasound|scope|colonoscopy|swabs?|echo|everything|it|they|that)(?: all)? (?:(?:came|come|turned) back|came out|was|were|is|are)(?: all| completely| totally| perfectly)? (?:negative|clear|benign|normal|fine|clean|nothing)\b/i;

/**
 * Returns whether a disease was only supposed by others, or is said not to have been one after all: "they thought I had
 * lupus, but the tests came back negative". What it was instead is not only supposed: "it turned out to be IBS".
 */
export function isSuspectedOnly(text: string, { start, end }: { start: number; end: number }): boolean {
  const breaks = [...text.slice(0, start).matchAll(factPattern)].at(-1);
  const before = text.slice(breaks ? breaks.index + breaks[0].length : 0, start);
  const after = text.slice(end);
  return (
    onlySupposedPattern.test(before) ||
    (supposedPattern.test(before) && (refutedPattern.test(after) || notFoundPattern.test(after))) ||
    (statedPattern.test(before) && refutedPattern.test(after))
  );
}

/** Matches a sentence that says that the disease named before it was none: "the specialist says it's not that". */
const refutesLastPattern =
  /\b(?:it|that) (?:is|was) (?:not|never) (?:that|it|actually that)\b|\bruled (?:it|that|this) out\b|\b(?:turned|turns) out (?:it|that) (?:was|is) (?:not|never|nothing)\b|\btests? (?:for (?:it|that) )?(?:were|was|came back) (?:all )?negative\b|\b(?:do|did) not have (?:it|that)(?: after all)?(?=$|[,.;])/i;

/** Returns whether a sentence says that the disease named in the sentence before it was none. */
export const refutesLast = (text: string): boolean => refutesLastPattern.test(text);
