/** Source of a pattern for words before an order that do not belong to it. */
const lead = "^((?:(?:and|so|but|now|okay|well|then),? )*)";
/** Source of a pattern for prepositions before the reason against a drug: "given | your ulcer". */
const noun = "(?:given|because of|due to|owing to|in view of|in light of|considering|on account of|with)";
/** Source of a pattern for conjunctions before such a reason: "since | you are pregnant". */
const clause = "(?:as|since|because|seeing (?:as|that)|given that)";
/** Source of a pattern for the clinician's intention: "we will have to". */
const intent =
  "(?:I|we) (?:(?:will|would|am going to|are going to|would like to|want to|need to|should|must|have to|had better) )+";
/** Source of a pattern for verbs that avoid a drug: "stay away from". */
const avoid =
  "(?:avoid(?:ing)?|not (?:be )?(?:use|using|give|giving|prescribe|start|go (?:for|with)|risk)|steer(?:ing)? clear of|stay(?:ing)? away from|skip|leave out|keep (?:away from|clear of))";
/** Source of a pattern for what is done instead, as a group: "stick with paracetamol". */
const other =
  "((?:use|using|give|go (?:with|for)|try|start|prescribe|put you on|stick (?:with|to)|do|opt for|choose) .+)";

/**
 * Patterns of orders that avoid a treatment, mostly with the reason first, and the plain order that replaces each, with
 * the reason last: "I will avoid amoxicillin because of your allergy, and I will use azithromycin".
 */
export const avoidedOrders: readonly (readonly [RegExp, string])[] = [
  // "I'd prescribe metronidazole but you drink, so amoxicillin 500"
  [
    /^(?:(?:and|so|but),? ){0,2}(?:I|we) would (?:normally |usually )?(?:give|prescribe|use|offer) [^,.;?]{2,40}?,? (?:but|except|only) [^,.;?]{3,60}, so (?=[a-z]+ \d)/i,
    "I will prescribe ",
  ],
  [/\b(I|we) would (?:much )?rather (?=(?:get|do|use|give|try|start|order|prescribe|go) )/gi, "$1 will "],
  [
    /\b(I|we) ((?:(?:will|would|am going to|are going to|should|need to|want to|have to) )+)(?:steer clear of|stay away from|keep (?:clear of|away from)) (?=[a-z])/gi,
    "$1 $2avoid ",
  ],
  // "We can't use trimethoprim because of the rash"
  [
    /\b(I|we) (?:really |just |obviously |of course )?(?:cannot|must not|should not|dare not|had better not|do not want to|would not want to) (?:use|give(?: you| him| her)?|prescribe(?: you| him| her)?|go (?:for|with)) (?!(?:any|enough|it|that|this|them|you|him|her|the (?:full|same)|more|too)\b)(?=[a-z-]+(?: [a-z-]+){0,2}?,? (?:because|due to|given|with|as|since|on account of)\b)/gi,
    "$1 will avoid ",
  ],
  // "Given your penicillin allergy I'll avoid amoxicillin and use azithromycin"
  [
    new RegExp(
      `${lead}${noun} ((?:your|the|his|her) [^,.;]{3,60}?),? (?:then |so )?${intent}${avoid} ([^,.;]{3,50}?)(?:,? (?:and|so|but)(?: instead)?|,) (?:${intent})?(?:instead |rather )?${other}$`,
      "i",
    ),
    "$1I will avoid $3 because of $2, and I will $4",
  ],
  [
    new RegExp(
      `${lead}${clause} (?!of\\b)([^,.;]{5,60}?),? (?:then |so )?${intent}${avoid} ([^,.;]{3,50}?)(?:,? (?:and|so|but)(?: instead)?|,) (?:${intent})?(?:instead |rather )?${other}$`,
      "i",
    ),
    "$1I will avoid $3 because $2, and I will $4",
  ],
  // "Because of your sulfa allergy we won't use Bactrim"
  [
    new RegExp(
      `${lead}${noun} ((?:your|the|his|her) [^,.;]{3,60}?),? (?:then |so )?${intent}${avoid} ([^,.;]{3,50}?)$`,
      "i",
    ),
    "$1I will avoid $3 because of $2",
  ],
  [
    new RegExp(`${lead}${clause} (?!of\\b)([^,.;]{5,60}?),? (?:then |so )?${intent}${avoid} ([^,.;]{3,50}?)$`, "i"),
    "$1I will avoid $3 because $2",
  ],
  // "Due to your penicillin allergy, rather than co-amoxiclav I will prescribe doxycycline"
  [
    new RegExp(
      `${lead}${noun} ((?:your|the|his|her) [^,.;]{3,60}?),? (?:rather than|instead of) ([^,.;]{3,50}?),? ${intent}(.+)$`,
      "i",
    ),
    "$1I will $4 rather than $3 because of $2",
  ],
  [
    new RegExp(
      `${lead}(?:rather than|instead of) ([a-z -]{3,40}?),? ${intent}((?:use|give|try|start|prescribe) .+)$`,
      "i",
    ),
    "$1I will $3 rather than $2",
  ],
];
