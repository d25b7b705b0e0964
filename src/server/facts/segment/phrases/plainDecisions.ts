/** Source of a pattern for words before a decision that do not belong to it, as a group. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|then|fine|sure|all right),? )*)";
/** Source of a pattern for a span of time, as a group: "3 months". */
const span =
  "((?:about )?(?:\\d+(?: (?:to|or) \\d+)?|an?|another|a few|a couple of|two|three|six) (?:days?|weeks?|months?|years?))";

/** Decisions in everyday words, each with plain ones that say the same; applied in order. */
export const plainDecisions: readonly (readonly [RegExp, string])[] = [
  // "You're within three days so valaciclovir's worth it", "the pneumonia vaccine's worth having"
  [
    /(^|,? so |, )(?:the |an? )?([a-z][a-z-]{3,24}(?: (?:vaccine|vaccination|shot|jab|cream|spray|patch))?)(?:['’]s| is) (?:well |definitely |probably |still )?worth (?:it|having|taking|trying|giving|a try|a go|a shot|starting)(?=$|[,.;])/gi,
    "$1I would recommend $2",
  ],
  // "Give the diet three months and we'll repeat the cholesterol then"
  [
    new RegExp(
      `${lead}(?:let us )?give (it|the [a-z]+|your [a-z]+) ${span},? (?:and|then) (?:then )?(?:we|I) (?:will|can) (?:re-?)?(repeat|check|test|do) ((?:the|your) [a-z0-9 ]{2,30}?|it)(?: again)?(?: then)?(?=$|[.;])`,
      "i",
    ),
    "$1try $2 for $3 and we will repeat $5 in $3",
  ],
  [/\btry it for ((?:about )?[a-z0-9 ]{3,20}) (?=and we will repeat )/gi, "wait for $1 "],
  // "Then we can step you down"
  [
    /\b((?:I|we) (?:can|will|could)|let us) step (?:you|it|that|him|her) down(?: (?:on|with) (?:it|that))?(?=$|[,.;]| (?:now|then)\b)/gi,
    "$1 go down on it",
  ],
  // "Orthopedics will see you within a week to put a cast on"
  [
    /\b(put|get) (an?|the|your) (cast|splint|brace|plaster|boot|dressing|bandage|collar) on(?=$|[.,;])/gi,
    "$1 on $2 $3",
  ],
  // "Nothing to eat, and the surgeons will see you"
  [new RegExp(`${lead}(?:nothing to eat( or drink)?|nil by mouth)(?=$|[.;])`, "i"), "$1you should not eat$2"],
];
