import { statesLocalFinding } from "../frames/exam/statesLocalFinding";
import { statesPlainFinding } from "../frames/exam/statesPlainFinding";

/** Matches signs and findings that only an examination yields: "murmur", "crackles". */
const signPattern =
  /\b(?:mucous membranes|slough|tender(?:ness)?|murmurs?|gallops?|guarding|rebound|wheez(?:es?|ing)|rales|rhonchi|crackles|crepitus|effusion|erythema\w*|exudates?|adenopathy|lymphadenopathy|pitting|straight leg raise|reflexes|monofilament|capillary refill|range of motion|motion is|bruits?|distended|eardrums?|tympanic membranes?|pupils|conjunctiva\w*|(?:bowel|heart|breath) sounds|joint line|abduction|adduction|flexion|extension|external rotation|internal rotation|empty can|hawkins|neer|mcmurray\w*|lachman\w*|drawer (?:sign|test)|phalen\w*|tinel\w*|spurling\w*|romberg|murphy\w*|mtp joint|port site|septum (?:is|looks|has)|eye contact|nasal polyps?|incisions? (?:is|are|looks?)|burrows|papules|vesicles|pustules|plaques|icter(?:us|ic)|clubbing|asterixis|ascites|petechiae|purpura|papill?o?edema|proptosis|goit(?:er|re)|crepitations|tophi|synovitis|fluctuance|nystagmus|(?:muscle )?(?:strength|power) (?:is|was|looks)|no (?:focal )?deficits?|stridor|painful arc|(?:mid-?systolic |ejection )?clicks?(?=$|[,.])|excoriat\w*|lichenifi\w*|nuclear sclerosis|(?:anterior|posterior) drawer|cap refill|weber (?:goes|is|was|localiz\w*|lateraliz\w*|central)|rinne(?:'s)? (?:is|was|positive|negative)|gcs (?:is|of|was|1\d)|(?:nih ?ss|nih stroke scale)(?: score)? (?:is|of|was|\d)|(?:apgars?|mallampati|bishop score) (?:is|of|was|were|\d)|glasgow coma|squeeze test (?:is|was)|thompson(?:.s)? (?:test|squeeze)|visual acuity (?:is|today)|vision(?: today| now)?(?: is|['’]s) (?:6|20)\/)/i;
/**
 * Matches measures and grades that only an examination yields: "JVP", "1+ edema", "grip is 4/5", "the knee flexes to
 * 110".
 */
const measuredSignPattern =
  /\b(?:jvp|jvd|jugular (?:venous|veins?)|neck veins)\b(?! (?:scan|ultrasound|line))|(?:\b\d ?(?:\+|plus)|\btrace(?: of)?|\b(?:one|two|three) plus) (?:[a-z]+ ){0,2}?o?edema\b|\b(?:knee|ankle|biceps|triceps|supinator) jerks?\b|\b(?:power|strength|grip)(?: strength)?(?: is| are|'s)? (?:about )?(?:[0-5](?:[+-])?(?:\/5| out of (?:5|five))|(?:three|four|five) out of five)\b|\b(?:knees?|elbows?|hips?|wrists?|shoulders?|ankles?|neck|fingers?|thumbs?) (?:(?:only|now) )?(?:flex(?:es)?|extends?|bends?|abducts?|rotates?|goes|moves?) (?:(?:only|fully|up|out|from|to|well) ){0,2}(?:\d{1,3}\b(?! ?(?:am|pm|times|minutes?))|fully\b)/i;
/** Source of a pattern for parts of the body that are examined. */
const bodyParts =
  "lungs?|chest|heart|abdomen|belly|tummy|throat|tonsils?|ears?|nose|eyes|skin|neck|thyroid|glands|feet|legs?|calf|calves|pulses?|gait|joints?|knees?|hips?|shoulders?|ankles?|wrists?|hands?|back|spine|wound|incision|rash|shin|thigh|forearm|fingers?|toes?|cheek|scalp|jaw|groin|breasts?|eardrum|drum|(?:ear )?canals?|septum|uvula|palate|tongue|eyelids?|lids?|cervix|prostate|fontanell?es?|corneas?|lens(?:es)?|optic discs?|maculas?|retinas?|turbinates?|meatus|liver|spleen|gums?|lips?|veins";
/** Source of a pattern for how such a part is: "clear", "swollen". */
const appearances =
  "clear|regular|normal|soft|red|pink|swollen|inflamed|intact|equal|reactive|warm|cool|dry|moist|supple|enlarged|bulging|dull|benign|congested|boggy|symmetric(?:al)?|healed|healing|strong|palpable|huge|deviated|pale|crusted|scaly|boggy|atrophic|smooth";
/** Matches a part of the body with a finding: "Your lungs are clear", "throat a bit pink". */
const findingPattern = new RegExp(
  `\\b(?:${bodyParts})(?:['’]s)? (?:(?:is|are|sounds?|looks?|feels?) )?(?:[a-z]+ ){0,2}?(?:${appearances})\\b`,
  "i",
);
/** Source of a pattern for lesions that can be seen or felt: "lacerations", "lump". */
const lesionNames =
  "lacerations?|abrasions?|cuts?|gash(?:es)?|wounds?|bites?|ulcers?|nodules?|lumps?|mass(?:es)?|macules?|papules?|plaques?|patch(?:es)?|lesions?|bruises?|ha?ematomas?|blisters?|abscess(?:es)?|burns?|moles?|cysts?|boils?|lipomas?|warts?|skin tags?|bumps?|keratos[ei]s|angiomas?|freckles?|polyps?|scabs?|graz(?:e|es)|scrapes?|styes?|chalazi(?:on|a)|sores?|pimples?|callus(?:es)?|corns?|ganglions?|n(?:a)?ev(?:us|i)|foreign bod(?:y|ies)|rust rings?";
/** Source of a pattern for the size and kind of a lesion: "2 cm", "rubbery". */
const descriptions =
  "little|metallic|(?:\\d{1,3}(?:\\.\\d{1,2})?|one|two|three|half an?)[ -](?:cm|mm|centimeters?|millimeters?|inch(?:es)?)|small|tiny|large|hard|rubbery|smooth|palpable|non-?tender|pea-sized|superficial|shallow|deep|clean|jagged|linear|mobile|fixed|firm|soft|scaly|crusted|raised|rough|round|irregular|fluctuant|infected|red|pigmented|partial[- ]thickness|full[- ]thickness";
/** Matches a lesion with a description and its place: "There's a small, firm nodule on your neck". */
const lesionPattern = new RegExp(
  `^(?:(?:okay|alright|well|and|now|also|yes|I (?:can |do )?(?:see|feel)|there (?:is|are)|(?:you|he|she|we) ha(?:ve|s)(?: got)?|it is|this is),? ){0,3}(?:an? |the |some )?(?=(?:[\\w.-]{1,20},? ){0,5}?(?:${descriptions})\\b)(?:[\\w.-]{1,20},? ){1,6}?(?:${lesionNames}) (?:[a-z\\d':]{1,12} ){0,4}?(?:on|over|in|across|at|under|above|below|of|along|near|behind|to) (?:your|the|his|her|both)\\b`,
  "i",
);
/** Matches a lesion that the clinician sees: "I can see a scratch, about 2 o'clock on the right cornea". */
const seenPattern = new RegExp(
  `^(?:(?:okay|alright|well|and|now|so|right|yes),? ){0,3}I (?:can |do |am )?(?:see|seeing|feel) (?:an? |some |a few |a bit of )?(?:[a-z-]{1,14} ){0,3}?(?:${lesionNames}|scratch(?:es)?|fluid level|wax|pus|blood) ?(?:[a-z\\d':,]{1,12} ){0,8}?(?:on|over|in|across|at|under|along|near|behind) (?:your|the|his|her|both) (?!(?:[a-z]+ on (?:the|your|his|her) )?(?:x-?ray|scan|ct|mri|ultrasound|film|picture|image|notes?|chart|results?)\\b)(?!.*\\bon the (?:x-?ray|scan|ct|mri|ultrasound|film)\\b)`,
  "i",
);
/** Matches a lesion with its size: "an 11 by 8 mm irregular pigmented lesion". */
const measuredPattern = new RegExp(
  `\\b(?:\\d[\\d.]{0,4}|one|two|three)[ -]?(?:by \\d[\\d.]{0,4} ?)?(?:cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?),? (?:[a-z-]+,? ){0,4}(?:${lesionNames})\\b`,
  "i",
);
/** Matches a change of a part that is seen or felt: "So there is redness and warmth over the left shin". */
const changedPattern =
  /^(?:(?:okay|so|and|now|right|well|also),? ){0,3}there (?:is|are) (?:(?:some|a bit of|a little|mild|marked|moderate|also|quite a lot of|obvious|significant) ){0,2}(?:redness|swelling|bruising|warmth|deformity|discharge|crusting|scaling|thickening|weeping|pus|o?edema|rash|blistering|puffiness|tenderness)\b[^?]{0,60}? (?:over|at|around|on|in|along|of|behind|under) (?:the|your|his|her|both)\b/i;

/** Matches lymph nodes as a finding: "no nodes in the axilla", "shotty cervical nodes". */
const nodesPattern =
  /^(?:(?:and|there (?:is|are)|I (?:feel|see)|you have),? ){0,2}(?:no|some|a few|shotty|enlarged|swollen|palpable|tender|several) (?:[a-z]+ ){0,3}?(?:lymph )?(?:nodes?|lymphadenopathy)\b/i;
/**
 * Matches words that show that a lesion is only possible or was seen in an image, not by looking at the patient:
 * "liver", "scan", "could".
 */
const notSeenPattern =
  /\b(?:lungs?|(?:upper|middle|lower) lobe|liver|kidneys?|brain|pancrea\w*|ovar\w*|bladder|uterus|colon|stomach|scan|ct|mri|x-?ray|ultrasound|usually|often|can|could|may|might|if|would|risk|history)\b/i;

/**
 * Matches a sentence that takes up what was said ("So your throat is sore"), unless it names what only an examination
 * yields ("So there is a murmur"), one about another time ("last visit"), and a question.
 */
const refersBackPattern =
  /^(?:so|okay so|and so)\b(?!,? (?:(?:on|in|over) the (?:left|right)\b|there (?:is|are) |straight leg|[^.?]{0,60}\b(?:murmurs?|crackles|rales|rhonchi|vesicles|crepitus|guarding|rebound|straight leg raise)\b(?![^.?]*\byou)))|\b(?:you (?:said|say|mentioned|told|felt|feel|noticed|get|got|had|have had|were|are having)|last (?:time|visit|week|year)|when did|if|would|used to)\b|\?$/i;

/** Matches words for what the patient said or for an earlier time, and a question: "you said", "last visit", "was". */
const recalledPattern = /\b(?:you (?:said|say|mentioned|told|had)|last (?:time|visit|week|year)|was|were)\b|\?$/i;

/** Matches where a lesion is, or how it looks: "So the ulcer is on the left shin". */
const lesionStatePattern =
  /^(?:(?:so|and|okay|right|now),? ){0,3}(?:the|this|your) (?:ulcer|wound|lesion|burn|incision|scar|abscess|bite|cut|gash|laceration|puncture|blister|boil)(?: is|'s| looks| measures| goes| runs| extends| gapes| does not) (?!(?:going|getting|likely|probably|better|worse)\b)[a-z\d]/i;

/** Matches the look or feel of a lesion: "This mole on your shoulder is about 6 mm". */
const lesionLooksPattern =
  /^(?:(?:so|and|okay|right|now|well),? ){0,3}(?:the|this|that|your) (?:(?:one|little|small|big|dark|brown|red|pink) ){0,2}(?:mole|spot|bump|lump|patch|mass|nodule|growth|rash|freckle|cyst|tag|wart|plaque|swelling|one) (?:(?:right )?(?:here|there) )?(?:(?:on|in|under|behind|over|at|near) (?:your|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+ )?(?:is|looks|feels|measures) (?:(?:about|around|roughly|nice and|very|pretty|quite|a bit|a little|slightly|all) ){0,2}(?:\d|half an?|one|two|three|red|pink|brown|dark|black|purple|yellow|pearly|shiny|soft|firm|hard|rubbery|smooth|rough|mobile|fixed|raised|flat|round|oval|scaly|dry|crusted|tender|non-?tender|warm|symmetric\w*|asymmetric\w*|irregular|regular|even|uniform|well[- ]defined|fine|benign|even)\b/i;
/** Matches a lesion after its place: "On the left upper back there's an asymmetric dark brown macule". */
const lesionAtPattern = new RegExp(
  `^(?:(?:so|and|okay|right|now|well|then|here),? ){0,3}(?:on|over|in|at|behind|under|around|along) (?:your|the|his|her|both) (?:[a-z]+ ){0,3}?[a-z]+(?: here)?,? (?:there (?:is|are)|I (?:can |do )?(?:see|feel)|(?:you|he|she) ha(?:ve|s)(?: got)?) (?:an? |some |a few |several |multiple )?(?:[\\w.-]{1,20},? ){0,6}?(?:${lesionNames})\\b`,
  "i",
);
/** Matches findings that are denied of a part: "Breasts, no masses", "Prostate, no nodules". */
const partDeniedPattern = new RegExp(
  `^(?:(?:and|okay|so|now|your|the|his|her),? ){0,3}(?:${bodyParts})(?: (?:is|are|feels?|looks?) [^.;?]{2,40}?)?(?:,| -|:) (?:(?:[a-z]+,? ){0,3})?no (?:[a-z]+ ){0,2}(?:mass(?:es)?|lumps?|nodules?|nodes?|lesions?|swelling|redness|discharge|tenderness|masses|edema|oedema|rash(?:es)?|wax|fluid)\\b`,
  "i",
);

/** Matches the conclusion from a sign, which is not a finding: "It sounds like an innocent murmur". */
const concludesPattern =
  /^(?:so |and |okay,? )*(?:it|this|that) (?:sounds|seems|looks) like an? (?:[a-z'-]+ ){0,2}murmur\b/i;

/** Returns whether a clinician states a finding of an examination; the examination need not have been announced. */
export function statesFinding(text: string): boolean {
  if (measuredPattern.test(text) && !notSeenPattern.test(text) && !recalledPattern.test(text)) return true;
  if (seenPattern.test(text) && !recalledPattern.test(text)) return true;
  if (lesionLooksPattern.test(text) && !recalledPattern.test(text) && !notSeenPattern.test(text)) return true;
  if (lesionAtPattern.test(text) && !recalledPattern.test(text) && !notSeenPattern.test(text)) return true;
  if (partDeniedPattern.test(text) && !recalledPattern.test(text)) return true;
  if (lesionStatePattern.test(text) && !recalledPattern.test(text) && !notSeenPattern.test(text)) return true;
  if ((changedPattern.test(text) || nodesPattern.test(text)) && !notSeenPattern.test(text)) return true;
  if (statesLocalFinding(text) || statesPlainFinding(text)) return true;
  if (refersBackPattern.test(text) || concludesPattern.test(text)) return false;
  if (measuredSignPattern.test(text)) return true;
  return (
    signPattern.test(text) || findingPattern.test(text) || (lesionPattern.test(text) && !notSeenPattern.test(text))
  );
}
