/** Source of a pattern for the start of a sentence with a word of assent, as two groups. */
const start = "(^|[.?!] )((?:(?:and|so|but|then|no|nah|nope|yes|yeah|well|okay),? ){0,3})";
/** Source of a pattern for body parts that are hurt in accidents. */
const injured =
  "(?:(?:left|right|other|lower|upper|bad) )?(?:back|neck|knee|ankle|shoulder|hip|wrist|elbow|hand|foot|thumb|fingers?|toes?|calf|hamstring|groin|achilles|ribs?|(?:medial |lateral |cruciate )?ligaments?|acl|mcl|cartilage|meniscus)";

/**
 * Spoken phrases of visits with a new complaint, with the words in which questions and answers are read; applied in
 * order.
 */
export const acutePhrases: readonly (readonly [RegExp, string])[] = [
  // "Felt a pop", "Had to hobble off": what happened, without its subject
  ...["felt", "heard"].map((verb): readonly [RegExp, string] => [
    new RegExp(
      `${start}${verb} (?=an? (?:[a-z]+ )?(?:pop|crack|snap|click|clunk|crunch|rip|tear|twinge|tearing)\\b)`,
      "gi",
    ),
    `$1$2I ${verb} `,
  ]),
  [
    new RegExp(
      `${start}had to (?=(?:hobble|limp|hop|stop|sit|lie|leave|come off|go home|be (?:carried|helped|driven)|quit)\\b)`,
      "gi",
    ),
    "$1$2I had to ",
  ],
  // "I've done my back in", "I've put my back out", "I've done something to my knee", "Did my medial ligament in 2015"
  [
    new RegExp(
      `\\bI (?:have |had )?(?:just )?(?:done|did) (?:my|the) (${injured})(?: in)?(?=$|[.,;]| (?!in\\b|exercises?\\b))`,
      "gi",
    ),
    "I hurt my $1",
  ],
  [/\bI (?:have |had )?(?:just )?put my (back|neck|knee|shoulder|hip) out(?=$|[.,;]| )/gi, "I hurt my $1"],
  [new RegExp(`\\bI (?:have |had )?(?:done|did) something to (?:my|the) (${injured})\\b`, "gi"), "I hurt my $1"],
  [new RegExp(`${start}(?:did|done) my (?=${injured}\\b)`, "gi"), "$1$2I injured my "],
  // "Inside of the knee" answers where it is
  [
    /(^|[.?!] )((?:(?:mostly|mainly|just|kind of|probably),? ){0,2})(inside|outside|back|front|side|top|bottom|underside) of (?=(?:the|my) [a-z])/gi,
    "$1$2on the $3 of ",
  ],
  // "I felt something go in my lower back"
  [
    /\bI (?:just )?felt (?:something|it) (?:go|pull|give|give way|tear|rip|twinge|tweak) in my ((?:(?:lower|upper|left|right) )?(?:back|neck|knee|shoulder|calf|hamstring|groin|thigh))\b/gi,
    "I hurt my $1",
  ],
  // "You on anything for the cholesterol?"
  [
    /(^|[.?!] )((?:(?:and|so|okay),? )*)you (?=(?:on|taking|using) (?:anything|any (?:medic\w+|meds|pills|tablets|blood thinners))\b)/gi,
    "$1$2are you ",
  ],
  // "My wifes flexeril"
  [
    /\b(my|his|her|your) (wife|husband|mum|mom|dad|mother|father|partner)s (?=[a-z]{3,})(?!(?:and|are|were|have|both|had|who|that|said)\b)/gi,
    "$1 $2's ",
  ],
  // "I was just sat watching television"
  [
    /\b(I|he|she) was (?:just )?sat (?=(?:watching|reading|there|on|in|at|down|with|talking|doing|having|eating|up|waiting)\b)/gi,
    "$1 was sitting ",
  ],
  // "Could you keep playing?"
  [
    /\b(could|were) you (?:able to )?(?:keep (?:playing|going|running|working|walking)|carry on|play on|finish the (?:game|match))(?: after that| afterwards)?(?=\?|$)/gi,
    "were you able to continue",
  ],
  // "Helping?", "Helping at all?"
  [/(^|[.?!] )((?:(?:and|so|okay),? )*)helping(?: at all| any)?(?=\?)/gi, "$1$2is that helping"],
  // "Does light bother you?", "Noise?"
  [
    /\bdo(?:es)? (?:the )?(?:bright )?lights? (?:bother|hurt|affect) (?:you|your eyes)(?: at all)?(?:\?|$)/gi,
    "any sensitivity to light?",
  ],
  [
    /(^|[.?!] )(?:(?:and|or|okay|what about|how about),? )*(?:loud )?(?:noises?|sounds?)(?: too| as well)?\?/gi,
    "$1any sensitivity to sound?",
  ],
  // "Been on any long flights?"
  [
    /(^|[.?!] )((?:(?:and|or|so|okay),? ){0,2})been (?=(?:on|to|in|around|near|abroad|away|having|feeling|eating|sleeping|travel+ing|taking|under|bitten|exposed|ill|sick|unwell|able)\b[^?.]{2,70}\?)/gi,
    "$1$2have you been ",
  ],
  // "Alright so calf pain, any tingling?" asks for the tingling only
  [
    /(^|[.?!] )((?:(?:alright|all right|okay|right|and|now),? )*)so (?:the |your )?((?:[a-z]+ ){0,2}(?:pain|ache|soreness|cough|rash|headaches?|swelling|fever|vomiting|dizziness|diarrh(?:o)?ea|tightness|numbness)), (?=any [^?.]{3,60}\?)/gi,
    "$1$2",
  ],
  // "Is your urine dark or cloudy?", "Have your stools been pale?"
  [
    /\b(?:is|are|was|were|has|have) (?:your|the) (urine|pee|wee|stools?|poos?|poop|motions?|bowel movements)(?: been| looked| looking)? (?:any |very |at all |a bit )?(dark|cloudy|smelly|pale)(?:er)? or (?:any |very )?(dark|cloudy|smelly|pale)(?:er)?(?: at all| lately| recently| than (?:usual|normal))?\?/gi,
    "any $2 $1 or $3 $1?",
  ],
  [
    /\b(?:is|are|was|were|has|have) (?:your|the) (urine|pee|wee|stools?|poos?|poop|motions?|bowel movements)(?: been| looked| looking)? (?:any |very |at all |a bit )?(dark|cloudy|smelly|pale)(?:er)?(?: at all| lately| recently| than (?:usual|normal))?\?/gi,
    "any $2 $1?",
  ],
  [/\bis it (smelly|dark) or cloudy(?: at all)?\?/gi, "any $1 urine or cloudy urine?"],
  [/\bis it cloudy or (smelly|dark)(?: at all)?\?/gi, "any cloudy urine or $1 urine?"],
  // "I've an awful pain when I'm going to the loo. To pass water like"
  [
    /\b(pain|hurts|stings|burns|sore) when(?:ever)? I (?:am going|go|am) to the (?:loo|toilet|bathroom|jacks)[.,]? to (?:pass (?:water|urine)|pee|wee|urinate)\b(?:,? like(?=$|[.,]))?/gi,
    "$1 when I urinate",
  ],
  [
    /\bit ((?:really |just )?)(?:hurts|stings|burns|is (?:sore|painful)) (?:me )?to (?:pass (?:my )?(?:water|urine)|pee|wee|urinate)\b/gi,
    "I have $1pain with urination",
  ],
  [
    /\b(pain|trouble|difficulty|burning|stinging)(?: when| with| on| while)? passing (?:your |my |any )?(?:water|urine)\b/gi,
    "$1 with urination",
  ],
  // "Grog?", "What do you do for a crust?"
  [
    /(^|[.?!] )(?:(?:and|any|okay|so|much|what about|how about),? )*(?:grog|booze|bevv(?:y|ies)|the drink)\?/gi,
    "$1any alcohol?",
  ],
  [/\bdo you do for a crust\b/gi, "do you do for work"],
  [/\b(?:an? )?sparky\b(?! things?| lights?)/gi, "an electrician"],
  [/\bI am a (an electrician)\b/gi, "I am $1"],
  // "Any white discharge?", "Any discharge down below?"
  [/\bwhite discharge\b/gi, "vaginal discharge"],
  [/\bdischarge (?:from )?(?:down (?:below|there)|below|your (?:privates|private parts))\b/gi, "genital discharge"],
  // "Like someone's sat on my chest"
  [/\b(some(?:one|body)|an elephant)(?:'s| is| has| was) (sat|stood) (?=on )/gi, "$1 is sitting "],
  // "It is paining more", "since last night it is more"
  [/\b(it|this|that) (?:is|was|has been) (?:also )?paining\b/gi, "$1 hurts"],
  [
    /\bsince ((?:last night|this morning|yesterday|last evening|today|morning|evening))(?: itself)?,? it (?:is|has been|became) (?:much |even |a bit )?more(?=$|[.,])/gi,
    "it is worse since $1",
  ],
  [/(^|[.,] )it gave (?:me )?(?:some |good |a little )?relief (?=for |only )/gi, "$1it helped "],
  [/,? they told(?: me| us)?(?=\.?$)/gi, ""],
  [
    /\b((?:helped|worked) (?:me )?)(for (?:about |around )?(?:\d+|an?|one|two|three|four|five|six|a few|a couple of)(?:,? (?:to |or )?(?:\d+|two|three|four|five|six))? (?:minutes?|hours?|days?)) only\b/gi,
    "$1only $2",
  ],
  // "I think I've broken my finger"
  [
    /\bI (?:think|reckon|guess) (?:that )?I (?:may |might |must )?(?:have )?(?:just )?(?=(?:broken|fractured|torn|dislocated) (?:my|the|a|it|something)\b)/gi,
    "I may have ",
  ],
  // "I'm with himself six years", "God rest her"
  [/\b(I am|I have been|I live|living) with (?:himself|herself)\b/gi, "$1 with my partner"],
  [/,? (?:God|Lord) (?:rest|be good to) (?:her|him|them|his soul|her soul)(?=$|[.,])/gi, ""],
];
