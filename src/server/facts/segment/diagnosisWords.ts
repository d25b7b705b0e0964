import { causePhrases } from "./phrases/causePhrases";
import { likelihoodPhrases } from "./phrases/likelihoodPhrases";
import { plainDiagnoses } from "./phrases/plainDiagnoses";
import { plainResults } from "./phrases/plainResults";
import { sitePart } from "../terms/sitePart";

/** Source of a pattern for words before a statement that do not belong to it: "okay, so". */
const lead = "^((?:(?:and|so|but|okay|well|now|right),? )*)";
/** Injuries by the verb that states them: "you have torn your ACL" is an ACL tear. */
const injuries: readonly (readonly [verb: string, noun: string])[] = [
  ["torn", "tear"],
  ["sprained", "sprain"],
  ["strained", "strain"],
  ["dislocated", "dislocation"],
  ["ruptured", "rupture"],
  ["(?:broken|fractured)", "fracture"],
];
/** Adjectives with which people are said to have a disease, and the disease: "depressed" and "depression". */
const conditionsOfPeople: readonly (readonly [adjective: string, noun: string])[] = [
  ["depressed", "depression"],
  ["an[ae]+mic", "anemia"],
  ["diabetic", "diabetes"],
  ["dehydrated", "dehydration"],
  ["asthmatic", "asthma"],
  ["septic", "sepsis"],
  ["concussed", "concussion"],
];
/** Source of a lookahead that excludes an earlier injury: "2 years ago", "as a child". */
const past =
  "(?![^.?]{0,80}\\b(?:before|ago|last|previously|in the past|as a child|already|years?|times?|in (?:19|20)\\d\\d)\\b)";

/** Roundabout wordings of diagnoses, each with a plain one that is as certain; applied in order. */
export const diagnosisWords: readonly (readonly [RegExp, string])[] = [
  ...causePhrases,
  ...likelihoodPhrases,
  ...plainDiagnoses,
  ...plainResults,
  // "You've very likely become anaemic"
  ...conditionsOfPeople.map(([adjective, noun]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(you|he|she) (?:have|has) (?:(?:very |most )?(?:likely|probably)|almost certainly) (?:become|got|gone) ${adjective}\\b`,
      "gi",
    ),
    `$1 likely have ${noun}`,
  ]),
  // "It's migraine, and the zigzags mean it's migraine with aura"
  [
    /\b(is|have|has|like) (?:an? )?([a-z]{5,})(?: here| then)?,? (?:and|but|so) (?:with )?[^.,;?]{3,50}?(?:,? (?:that )?(?:means?|makes?|tells? (?:me|us)|suggests?)(?: that)?)? (?:it|this|that)(?: is)? (?=(?:(?:an? )?(?:[a-z-]+ ){0,3}\2|\2 [a-z]+)\b)/gi,
    "$1 ",
  ],
  // "This is a flare-up of your COPD, an infective exacerbation"
  [
    /\b(?:an? )?(?:flare(?:-?up)?|exacerbation|attack|worsening) of ((?:your|the|his|her) [a-z]+(?: [a-z]+)?), (?:so )?(an? )((?:(?:acute|infective|infectious|viral|bacterial|mild|moderate|severe|acute-on-chronic),? ){1,3})(exacerbation|flare(?:-?up)?|attack)(?=$|[.,;]| (?:and|so|because)\b)/gi,
    "$2$3$4 of $1",
  ],
  // "Your heart failure's flared up because you ran out of the tablets"
  [
    /\b((?:your|his|her) (?:[a-z]+ ){0,2}[a-z]+)(?: has|'s) (?:just |probably |now )?(?:flared(?: up)?|decompensated|acted up)(?=$|[.,]| (?:because|after|since|due|with|from|again|on|and|so)\b)/gi,
    "$1 is flaring up",
  ],
  // "I reckon you've done your ACL"
  [
    /\b(you|he|she) ((?:may |might |probably |likely |most likely )*)(?:have|has) ((?:probably |likely |most likely |just )*)(?:done(?: in)?|damaged|injured|hurt) (?:your|the|his|her|a) ((?:(?:left|right|medial|lateral|inner|outer|anterior|posterior|cruciate|collateral) ){0,3}(?:acl|pcl|mcl|lcl|ligaments?|meniscus|cartilage|achilles(?: tendon)?|hamstring|calf muscle|rotator cuff|cruciates?))(?=$|[.,]| (?:there|here|and|so|but)\b)/gi,
    "$1 $2have $3a $4 injury",
  ],
  // "You've torn your ACL, and maybe sprained the MCL too"
  ...injuries.map(([verb, noun]): readonly [RegExp, string] => [
    new RegExp(
      `(?<=\\b(?:torn|sprained|strained|dislocated|ruptured|broken|fractured|tear|sprain|strain|dislocation|rupture|fracture)\\b[^.?;]{0,40}),? (?:and |or )(?:maybe|possibly|probably|perhaps)(?: also)? ${verb} (?:your|the|his|her) ((?!too\\b)[a-z]+(?: (?!too\\b|as well\\b)[a-z]+)?)(?: too| as well)?(?=$|[.,])`,
      "i",
    ),
    `, and maybe a $1 ${noun}`,
  ]),
  // "This is a grade two lateral ankle sprain"
  [
    /\b(an?|the|your) (grade) (\d|one|two|three|four|i{1,3}) ((?:[a-z]+ ){0,3}(?:sprain|strain|tear|separation|concussion|splenic laceration|burn|ulcer))\b/gi,
    "$1 $4, $2 $3",
  ],
  // "So this was a moderate asthma flare"
  [
    /^((?:(?:and|so|but|okay|well|now|right),? )*)this was (?:just |really |likely |probably )?(?=(?:an? )?(?:[a-z]+ ){0,3}(?:flare(?:-?up)?|exacerbation|attack|spasm|reaction|concussion|sprain|strain|faint|dislocation|fracture)\b)/i,
    "$1this is ",
  ],
  // "For BP, we'll increase the lisinopril", "for gout, we'll start allopurinol": as "for the …"
  [/^((?:(?:and|so|now|okay|then),? ){0,3})for bp, (?=(?:I|we) )/i, "$1for the blood pressure, "],
  [
    /^((?:(?:and|so|now|okay|then),? ){0,3})for (?!(?:now|today|tonight|tomorrow|example|instance|sure|that|this|the|your|an?|his|her|their|it|you|me|us|him|them|starters|some|any|one|two|\d))([a-z]+(?: [a-z]+)?), (?=(?:I|we) (?:will|would|am|are|can|need|want|have)\b)/i,
    "$1for the $2, ",
  ],
  // "What we have here is a mild case of pneumonia"
  [
    /\bwhat (?:we|you|I) (?:have|are (?:seeing|looking at|dealing with)|see)(?: got)?(?: here| now)? is (?=an? (?:[a-z]+ )?case of [a-z])/gi,
    "this is ",
  ],
  // "I think what we're dealing with is a recurrence of your depression"
  [
    /\bwhat (?:we|you|I) (?:have|are (?:seeing|looking at|dealing with)) (?:here )?is (?:just |really |actually |basically )?(?=(?:an? |likely |probably |most likely )(?!(?:way|time|place|lot|bit|question|matter|problem|thing|situation|few)\b)[a-z])/gi,
    "this is ",
  ],
  [
    /\b(is|like|be|have|got) (?:just |really |clearly |probably |likely )?an? (?:classic(?:al)? |textbook |typical |simple |straightforward |bad |nasty |good |clear )?case of (?!(?:the|it|this|that|you|mistaken|bad|no)\b)(?=[a-z])/gi,
    "$1 ",
  ],
  [
    /\b(is|like|be|have|got) an? (mild|moderate|severe|acute|chronic|recurrent) case of (?!(?:the|it|this|that|you)\b)(?=[a-z])/gi,
    "$1 $2 ",
  ],
  // "It's possible that you had a knee ligament injury"
  [
    /\bit is (?:very |quite |certainly |also )?possible (?:that )?(?:you|he|she) (?:may )?(?:have|had|has)(?: had| got)? (?=(?:an? |some )?(?!(?:to|been|that|the)\b)[a-z])/gi,
    "this could be ",
  ],
  // "What might happen is something called adhesive capsulitis"
  [
    /\bwhat (?:can|might|may|could) (?:sometimes |also )?(?:happen|develop) is (?:that you (?:get|develop) )?(?:an? |some )?(?:something called|called|condition called)(?: an?)? (?=[a-z])/gi,
    "this could be ",
  ],
  // "It certainly raises concern of having a rotator cuff tear"
  [/\braises? (?:\w+ )?concerns? (?:of|for|about) (?:having|you having|there being) (?=an? )/gi, "raises concern for "],
  // "It sounds more like what's called mechanical back pain"
  [
    /\b(sounds?|looks?|seems?) (?:(?:more|most|a lot|kind of) )?like (?:what is|what we|something) (?:called|known as|call) (?:an? )?(?=[a-z])/gi,
    "$1 like ",
  ],
  // "The first thing that we want to check or to rule out would be a strep throat"
  [
    /\b(?:the )?(?:first|main|biggest|only) thing (?:that )?(?:we|I) (?:would )?(?:want|need|like|have)(?: to)? (?:check|look|test|rule out|think about|consider)\b[^.,]{0,40}? (?:would be|is) (?:for )?(?=(?:an? )?[a-z])/gi,
    "this could be ",
  ],
  // "The one thing that we are concerned about with your history of smoking is lung cancer"
  [
    /\b(?:the |my )?(?:one |main |other |biggest )?(?:thing|concern|worry) (?:that )?(?:we|I) (?:are|am) (?:(?:most|mainly|really|a bit) )?(?:concerned|worried) about(?: (?:with|given|because of) [^.,]{4,90}?)? is (?=(?:an? )?[a-z])/gi,
    "I am concerned about ",
  ],
  // "That will increase the chance that you have a bacterial sinusitis"
  [
    /\b(?:(?:will|would|also) ){0,2}(?:increases?|raises?) the (?:chance|likelihood|probability|odds|suspicion) (?:that (?:you|he|she) (?:have|has)|of(?: having)?) (?=an? )/gi,
    "raises concern for ",
  ],
  // "It could be that you have some sort of an infection", "it could as you mentioned be the common cold"
  [
    /\bit (?:could|may|might) (?:also )?be that (?:you|he|she) (?:have|has) (?:some )?(?:(?:sort|kind) of )?(?=(?:an? )?[a-z])/gi,
    "this could be ",
  ],
  [
    /\bit (could|may|might),? as (?:you|he|she) (?:just )?(?:mentioned|said),? be (?:something )?(?:like )?(?=[a-z])/gi,
    "it $1 be ",
  ],
  // "Since you're having some symptoms of what might be a pneumonia"
  [
    /^(?:(?:however|but|so|and|yeah|well|after that),? ){0,4}since (?:you|he|she) (?:are|is) having (?:some )?symptoms of what (?:might|may|could) be (?=(?:an? )?[a-z])/i,
    "I am concerned about ",
  ],
  // "I would say COVID or other viral illnesses"
  [
    /(^|, so |[;] )((?:(?:so|and|well),? )*)I would say (?=(?:covid|influenza|the flu|strep)\b)/gi,
    "$1$2this could be ",
  ],
  // "To investigate for a pulmonary embolism", "to work you up for a pulmonary embolism"
  [/\bto (?:to )?(?:investigate|work (?:you|him|her) up) for (?=an? [a-z])/gi, "to rule out "],
  // "They all suggest that there is a biceps tendon tear"
  [
    /\b(?:they|this|that|these|it|which)(?: (?:all|both|would|really|strongly|also)){0,2} (?:suggests?|indicates?|points? to) (?:that )?(?:there is|you have|it is|this is) (?=(?:an? )?[a-z])/gi,
    "this suggests ",
  ],
  // "They seem kind of viral in nature", "your symptoms sound like typical viral symptoms"
  [
    /\b(?:they|these|this|it|(?:(?:some|most|all|many) of )?(?:your|his|her|the|these)(?: [a-z]+)? symptoms) (?:all |also ){0,2}(?:seem|look|sound|appear)s? (?:(?:kind of|sort of|very|more|most|mostly|pretty|probably|to be|like|quite) ){0,4}(viral|bacterial)(?: in (?:nature|origin))?(?: with (?:your|his|her|the) [^.;]{3,80})?(?=$|[,.;]| (?:because|given|so|and|but|to me)\b)(?! (?:and|or) (?:viral|bacterial)\b)/gi,
    "I think this is $1",
  ],
  [
    /\b(?:(?:some|most|all|many) of )?(?:your|his|her|the|these)(?: [a-z]+)? symptoms (?:also )?(?:sound|look|seem|are|appear)s? (?:a lot )?like (?:(?:other|the|typical|common|usual|some) ){0,3}viral symptoms\b/gi,
    "this could be viral",
  ],
  [
    /\b(?:you|he|she) (?:could|may|might) (?:just |also )?have (?:one|some|any) of (?:the|those) (?:common |usual |many |other |typical ){0,2}(?:strains?|viruses|bugs)\b/gi,
    "this could be a viral infection",
  ],
  // "Classic psoriasis", "textbook plantar fasciitis"
  [new RegExp(`${lead}(?:an? )?(?:classic(?:al)?|textbook)(?: case of)? (?=[a-z][a-z -]{4,40}$)`, "gi"), "$1this is "],
  [
    new RegExp(`${lead}(?:this|that|it) has (?:all )?(?:the )?(?:hallmarks|features|look|makings) of (?=[a-z])`, "gi"),
    "$1this looks like ",
  ],
  [/\b(sounds?|looks?|seems?) (?:very|pretty|awfully|so) much like (?=[a-z])/gi, "$1 like "],
  [/\bI (?:would|will) say (?:that )?(?:it|this|that) is (?=[a-z])/gi, "I think this is "],
  [
    new RegExp(
      `${lead}(?:this|it|that) (?:certainly |really |definitely |also )?raises the (?:question|possibility) of (?=[a-z])`,
      "gi",
    ),
    "$1this could be ",
  ],
  [
    /(?<=^|, so |\. )([a-z][a-z ]{3,30}) is (?:at the |right at the )?top of (?:my|the|our) list\b/gi,
    "$1 is the most likely diagnosis",
  ],
  // "My best guess is a frozen shoulder", "all of that adds up to endometriosis"
  [
    new RegExp(
      `${lead}(?:my (?:best |educated |first )?(?:guess|bet|hunch|feeling) (?:here |at this point |right now )?(?:is|would be)(?: that)?(?: (?:this|it) is)?|I (?:would|will) put my money on|(?:I am|we are) leaning (?:more )?towards?|(?:all of (?:that|this|it)|it all|that all|this all|everything|altogether that|altogether it) (?:adds up to|points? to(?:wards)?|fits)|the (?:whole )?picture (?:here )?is (?:that|one) of|what (?:we are|I am) (?:looking at|dealing with) (?:here )?is) (?=[a-z])`,
      "gi",
    ),
    "$1I think this is ",
  ],
  // "Given your smoking I'd lean COPD", "my money's on gout"
  [
    /(^|, |[.;] )(?:(?:and|so|but|well),? )?(?:I (?:would|will|am|do) (?:definitely |probably |still |more )?lean(?:ing)? (?:more )?(?:towards? |to )?|my money(?:'s| is| would be) on |I would bet (?:on |(?:this|it) is )|if I had to (?:guess|bet|pick),? (?:I would (?:say|go for|pick) |it is )?(?:this is |it is )?)(?=(?:(?:an?|the|some) )?(?!(?:not|more|against|that|this|it|on|over|back|forward|you|in|into)\b)[a-z])/gi,
    "$1I think this is ",
  ],
  // "More likely it's shin splints", "worst case it's a stress fracture", "so I'm happy it's a panic attack"
  [
    new RegExp(
      `${lead}(?:more|most|much more|far more) likely,? (?:it is|this is|that is|it will be|we are looking at|you have(?: got)?) (?=[a-z])`,
      "gi",
    ),
    "$1this is likely ",
  ],
  [
    new RegExp(
      `${lead}(?:at )?(?:the )?worst(?: case)?(?: scenario)?,? (?:it|this) (?:is|would be|could be) (?=an? )`,
      "gi",
    ),
    "$1this could be ",
  ],
  [
    /(^|, )so I am (?:quite |pretty |perfectly )?(?:happy|satisfied|confident|comfortable)(?: that)? (?:it|this) is (?:just |only )?(?=an? )/gi,
    "$1so I think this is ",
  ],
  // "The ankle's a sprain", "the knee, that's wear and tear"
  [
    new RegExp(
      `${lead}(?:the|your|his|her) ((?:left |right )?(?=\\w)(?:${sitePart}))(?: pain| thing| problem)?(?:,? (?:that|this|it) is|'s| is) ((?:just |only |simply |probably |likely |definitely |clearly )*)((?:an? )?(?:(?:mild|bad|simple|grade \\d|minor|little) )?(?:sprain|strain|wear and tear|osteoarthritis|arthritis|tendinitis|tendonitis|bursitis|gout|cellulitis))(?=$|[,.;]| (?:and|so|which)\\b)`,
      "gi",
    ),
    "$1this is $3$4 of the $2",
  ],
  // "The lump's a lipoma"
  [
    new RegExp(
      `${lead}(?:the|your|that|this|his|her) (?:lump|bump|spot|mark|thing|rash|swelling|growth|patch)(?: (?:on|in|under|behind) (?:the|your|his|her) [a-z]+(?: [a-z]+)?)?(?:,? (?:that|this|it) is|'s| is) ((?:just |only |simply |probably |likely |definitely |clearly )*)(?=(?:an? )?(?:lipoma|cyst|sebaceous cyst|ganglion|wart|verruca|skin tag|seborrh?o?eic keratosis|age spot|eczema|psoriasis|ringworm|hives|shingles|boil|abscess|h(?:a)?emangioma|dermatofibroma|fungal infection)\\b)`,
      "gi",
    ),
    "$1this is $2",
  ],
  // "It's either a stye or a chalazion"
  [
    /\b(it|this|that) (?:is|will be|has to be|must be) (?:probably |likely |just )?either ((?:an? |the |your )?[a-z][a-z' -]{2,40}?),? or (?:it is |else )?(?=[a-z])/gi,
    "$1 could be $2, or it could be ",
  ],
  // "It could just be a tremor"
  [
    /\b((?:it|this|that) (?:could|may|might)) (?:just|simply|easily|equally|as easily) be\b(?! (?:worth|helpful|useful|best|better|due))/gi,
    "$1 be",
  ],
  // "It could be a gallstone, or an ulcer"
  [
    /\b((?:it|this|that) (could|may|might) be (?!due\b|because\b|caused\b|from\b|related\b|that\b|worth)[^,.;?]{3,40}),? or (?:maybe |possibly |perhaps |even )?(?=(?:an?|some) [a-z])(?![^,.;?]{0,30}\b(?:something|anything|thing)\b)/gi,
    "$1, or it $2 be ",
  ],
  // "It has to be whooping cough until we know better"
  [
    /\b(?:this|it) (?:is|has to be|must be|will be) ((?:an? )?[a-z][a-z' -]{3,40}?),? until (?:proven otherwise|we know better|(?:we )?(?:prove|know) otherwise)\b/gi,
    "this could be $1",
  ],
  [/\b((?:this|it) could be [a-z][a-z' -]{3,40}?),? until (?:proven otherwise|we know better)\b/gi, "$1"],
  [
    new RegExp(
      `${lead}(?:this|it|that) is nothing (?:serious|dangerous|to worry about),? (?:it is )?just (?=an? )`,
      "gi",
    ),
    "$1this is ",
  ],
  [new RegExp(`${lead}we call (?:this|that|it) (?=[a-z])`, "gi"), "$1this is "],
  // "So we can call it hypertension now"
  [
    /\b(?:I|we) (?:can|could|would|will|should|have to) (?:now |safely |officially |probably )?call (?:it|(?:this|that)(?= an? ))(?! (?:a (?:day|night)|off|in|up|back|again|quits|good|today|tomorrow|later|first|if|when)\b) (?=[a-z])/gi,
    "this is ",
  ],
  // "I'm worried you're depressed"
  ...conditionsOfPeople.map(
    ([adjective, noun]) =>
      [
        new RegExp(
          `\\b(worried|concerned|afraid|think|suspect|believe|wonder if|looks like|sounds like|means|shows)( that)? (you|he|she) (?:are|is) ((?:a bit |a little |probably |(?:very |most )?likely |quite |really |just |also |mildly |getting )*)${adjective}\\b(?! (?:about|by|of|because))`,
          "gi",
        ),
        `$1$2 $3 may have ${noun}`,
      ] as const,
  ),
  [
    new RegExp(
      `\\b(you|he|she) ((?:may |might |could |probably |likely |most likely )*)(?:have|has) ((?:probably |likely |most likely |just )*)broken (?:a|the) (?:small )?bone in (?:your|his|her|the) ((?:left |right )?[a-z]+)(?=$|[.,]| (?:and|so|but)\\b)${past}`,
      "gi",
    ),
    "$1 $2have $3a $4 fracture",
  ],
  // "Your thyroid is underactive, and you're low in iron"
  [
    /\b(?:your|his|her|the) thyroid(?: gland)? is (?:(?:a (?:little|bit)|slightly|mildly|quite|definitely|clearly|now) )*(under|over)-?active\b/gi,
    "this is an $1active thyroid",
  ],
  [
    /\b(?:you are|your body is) (?:(?:a (?:little|bit)|also|very|quite|really|slightly) )*(?:low (?:in|on)|short of|lacking(?: in)?) (iron|folate|vitamin (?:d|b-?12)|b-?12)\b/gi,
    "you have $1 deficiency",
  ],
  [
    /\b(you|he|she) (could|might|may) be (?:(?:a (?:little|bit)|also|very|quite|really|slightly) )*(?:low (?:in|on)|short of|lacking(?: in)?) (iron|folate|vitamin (?:d|b-?12)|b-?12)\b/gi,
    "$1 $2 have $3 deficiency",
  ],
  [
    /\b(?:your|his|her) (iron|folate|vitamin (?:d|b-?12)|b-?12)(?: levels?| stores)? (?:is|are) (?:(?:a (?:little|bit)|also|very|quite|really|slightly|too) )*low(?=$|[.,]| (?:too|as well)\b)/gi,
    "you have $1 deficiency",
  ],
  // "with an infection, cholangitis"
  [
    /\bwith (?:an? |some )?(?:infection|inflammation),? (?:called |that is |known as |namely )?(?=[a-z]{4,}itis\b)/gi,
    "with ",
  ],
  // "You have most likely sprained the ankle"
  ...injuries.map(
    ([verb, noun]) =>
      [
        new RegExp(
          `\\b(you|he|she) ((?:may |might |could |probably |likely |most likely )*)(?:have|has|is) ((?:probably |likely |most likely |just )*)${verb} (?:your|his|her|the) ((?:(?:left|right|medial|lateral|inner|outer|anterior|posterior|upper|lower|cruciate) ){0,3}[a-z]+(?: (?:ligament|tendon|cuff|muscle))?)(?=$|[.,]| (?:there|here|badly|and|so|but|on|in|at)\\b)${past}`,
          "gi",
        ),
        `$1 $2have $3a $4 ${noun}`,
      ] as const,
  ),
  [
    new RegExp(
      `\\b(you|he|she) ((?:may |might |probably |likely |most likely )*)(?:have|has) ((?:probably |likely |most likely |just )*)(?:pulled|strained) (?:a|the|your|his|her) ((?:[a-z]+ )?muscle)(?: (?:in|of) (?:your|the|his|her) ([a-z]+))?\\b${past}`,
      "gi",
    ),
    "$1 $2have $3a $4 strain",
  ],
];
