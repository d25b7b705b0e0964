import { LabelledPatterns } from "../../../platform/patterns/LabelledPatterns";

/**
 * Matches signs of the skin, which decide the body system even if a body part is named: "rash on both hands". Does not
 * match in texts about the mouth or throat, or in a denial after other findings: "full range of motion, no rash".
 */
const skinSignsPattern =
  /^(?!.*\b(?:throat|tonsil\w*|tongue|mouth|pharynx|oropharynx|gums?)\b).*(?<!\S (?:no|without) )\b(?:rash(?:es)?|skin|cellulitis|burrows|papules|vesicles|pustules|plaques|moles|web spaces)\b/i;

/**
 * Body systems with the words that indicate them; the first match counts. A system with words that others share
 * ("swelling") has a second entry for them after the others.
 */
const systemsByFinding = new LabelledPatterns<string>([
  [
    "Ears, Nose, Mouth and Throat",
    /\b(?:light reflex|cone of light)(?! (?:of|in) (?:the|your|his|her|both) (?:eyes?|pupils?))\b/i,
  ],
  ["Eyes", /\b(?:back of (?:the|your|his|her|both) eyes?|red reflex(?:es)?|eye movements)\b/i],
  [
    "Respiratory",
    /\b(?:recession (?:under|between|around|at|below|above) |retractions|breathing (?:fast|hard|quickly|heavily|comfortably|easily)|accessory muscles?|(?:neck|accessory) muscles to breathe)\b/i,
  ],
  [
    "Genitourinary",
    /\b(?:cervi(?:x|cal motion)|uterus|adnexa\w*|speculum|fundus (?:is )?(?:at|firm)|vaginal discharge|whiff test|wet (?:prep|mount))\b/i,
  ],
  [
    "Extremities",
    /\b(?:pedal|foot) pulses?\b|\b(?:good |strong |palpable |normal )?pulses? in (?:the |your |both )?(?:foot|feet|legs?|ankles?)\b/i,
  ],
  ["Gastrointestinal", /\b(?:umbilic(?:us|al)|belly button|cord stump)\b/i],
  ["Genitourinary", /\b(?:f(?:o)?etal|(?:the |your )?baby is|head down|breech|cephalic|vertex|presenting part)\b/i],
  [
    "Constitutional",
    /^(?:appears |looks )?alert(?=$|, (?!.*\boriented))|\b(?:no (?:acute |apparent )?distress|well[- ]appearing|general appearance|well[- ]nourished|appears? (?:well|comfortable|tired|ill)|well[- ]developed|pale|pallor|dehydrated|consolable|fussy|irritable|lethargic|cachectic|obese|frail)\b/i,
  ],
  [
    "Psychiatric",
    /\b(?:(?:appears|(?:he|she) (?:is|looks|seems)) (?:[a-z]+ ){0,3}?(?:down(?! on)|anxious|agitated|withdrawn|calm|calmer|brighter|restless|guarded|tearful|sad|on edge)|hallucinat\w+|delusion\w*|no voices|mood|affect|anxious|tearful|eye contact|judg(?:e)?ment|insight|thoughts?|thought (?:process|content))\b/i,
  ],
  [
    "Neurological",
    /\b(?:sensation|sensory|reflex\w*|strength|cranial nerves?|gait|facial (?:movements|droop)|nih ?(?:stroke scale|ss)|smile (?:is )?(?:symmetric\w*|equal)|face (?:is )?symmetric\w*|head lag|moro|palmar grasp|neuro\w*|disoriented|drowsy|tremor|monofilament|vibration|proprioception|pin ?prick|romberg|coordination|babinski|hoffman\w*|light touch|pinprick|alert and oriented|oriented (?:times|x|to)|motor|grip|hypotoni\w+|hypertoni\w+|(?:muscle )?tone|rigidity|spasticity|cogwheel\w*|mask-like|facial droop|(?:pronator )?drift|plantars|plantar (?:reflex|response)|dysmetria|dysdiadochokinesi\w+|finger[- ](?:to[- ])?nose|heel[- ](?:to[- ])?(?:toe|shin)|clonus|power(?: is|'s)? (?:5|4|3|2|full|normal|grade)|nuchal rigidity|kernig\w*|brudzinski\w*|gcs|glasgow|dysarthri\w+|aphasi\w+|ataxi\w+|coordination|balance)\b/i,
  ],
  ["Skin", skinSignsPattern],
  [
    "Extremities",
    /\bpitting\b|\b(?:pedal|peripheral|leg|ankle|extremity) edema\b|\bno (?:(?:leg|ankle|pedal|peripheral) swelling|swelling (?:of|in) (?:the |your |both )?(?:legs|ankles|feet))\b/i,
  ],
  [
    "Musculoskeletal",
    /\b(?:(?:range of )?motion|straight leg|(?:radial|femoral|humeral|fibular|metacarpal|metatarsal|ulnar) (?:head|neck|shaft)|distal (?:radius|ulna|fibula|tibia)|radius|ulna|fibula|tibia|clavicle|collarbone|acromion|acromioclavicular|scapula|snuffbox|tendons?|valgus|varus|mcl|lcl|acl|pcl|paraspinals?|paraspinous|mcmurray\w*|lachman\w*|drawer|squeeze|flexion|extension|abduction|adduction|rotation|supination|pronation|effusion|ligaments?|meniscus|joint line|patell\w*|knees?|shoulders?|elbows?|wrists?|hands?|fingers?|thumb|hips?|ankles?|heel|snuff ?box|metatars\w*|metacarp\w*|scaphoid|toes?|lumbar|thoracic spine|spine|back|rotator cuff|empty can|hawkins|neer|mtp|crepitus|tinel\w*|phalen\w*|finkelstein\w*|spurling\w*|weight ?bear\w*|malleol\w*|tendon|joints?|squat|limping|trendelenburg|painful arc|drop[- ]arm|cross[- ]arm|fist)\b/i,
  ],
  [
    "Neck",
    /\b(?:neck|glands (?:are|in)|thyro\w*|carotid|jugular|cervical (?:lymph)?adenopathy|adenopathy|lymph(?:adenopathy| nodes?)|supple)\b/i,
  ],
  [
    "Respiratory",
    /\b(?:lungs?|air entry|accessory muscle use|breathing (?:fast|hard|comfortably)|breath sounds|wheez\w*|crackles?|crepitations|rales|rhonchi|breathing|chest(?= (?:is |was |sounds |looks )?(?:clear|normal|quiet|fine|good))|clear to auscultation|auscultation bilaterally|lung|barrel chest|accessory muscles|clubbing)\b/i,
  ],
  [
    "Cardiovascular",
    /\b(?:jvp|jvd|heart|cardiac|murmurs?|gallops?|rubs?|regular rate|rhythm|pulses?|s1|s2|ejection|capillary refill|edema|dorsalis)\b/i,
  ],
  [
    "Genitourinary",
    /\b(?:prostate|testic\w*|scrot\w*|penis|penile|vagin\w*|cervix|uterus|adnexa\w*|vulva\w*|fundal height|hydrocele|urethra\w*|genitalia|labia\w*)\b/i,
  ],
  [
    "Gastrointestinal",
    /\b(?:abdom\w*|belly|bowel sounds|liver|spleen|rebound|guarding|stomach|quadrant|murphy\w*|epigastri\w*|hepatospleno\w*|organomegaly|rectal|cva|costovertebral|flanks?|suprapubic|bladder|loins?|renal angles?|tummy|groin|hernias?)\b/i,
  ],
  [
    "Ears, Nose, Mouth and Throat",
    /\b(?:ears?|septum|nose|nasal|sinus\w*|throat|tonsil\w*|drums?|tms?|mouth|tongue|tympanic|nares|turbinate\w*|uvula|oropharynx|pharynx|mucous|canal|eardrums?|gums?|lips?|teeth|dentition|palate)\b/i,
  ],
  [
    "Eyes",
    /\b(?:eyes?|corneas?|lids?|nuclear sclerosis|optic discs?|visual acuity|eyelids?|iris|pressures? (?:is|are) \d{1,2} (?:on the |in the )?(?:right|left)|pupils?|vision|conjunctiva\w*|sclera\w*|retina\w*|fund(?:us|i)|(?:visual |peripheral )?fields (?:are|is|full|intact|normal)|nystagmus|extra-?ocular|eoms?|discs (?:are|look|sharp|crisp|flat)|papill?o?edema|ptosis|gaze|saccades|smooth pursuit)\b/i,
  ],
  [
    "Skin",
    /\b(?:skin|rash\w*|lesions?|redness|erythema\w*|bruis\w*|ecchymos[ie]s|wound|incision|ulcers?|plaques?|moles?|jaundice|scar|cellulitis|burrows|papules|vesicles|pustules|bumps|port site|web spaces)\b/i,
  ],
  ["Psychiatric", /\bspeech\b/i],
  ["Breast", /\bbreasts?\b/i],
  [
    "Extremities",
    /\b(?:extremit\w+|shins?|thighs?|forearms?|legs?|arms?|foot|feet|calf|calves|swelling|clubbing|cyanosis|pitting)\b/i,
  ],
  [
    "Head and Face",
    /\b(?:normocephalic|heent|head|forehead|scalp|skull|temples?|cheeks?|jaw|face|facial|fontanell?e)\b/i,
  ],
]);
/** Matches the name of an examination: "on your heart exam". */
const examNamePattern = /\b(?:on|for|with|of|in) (?:(?:your|the|his|her) )?((?:[a-z]+ ){1,3}?)exam(?:ination)?\b/i;
/** Body systems with the words in the name of their examination; the first match counts. */
const systemsByExamName: readonly (readonly [string, RegExp])[] = [
  ["Cardiovascular", /\b(?:heart|cardiac|cardiovascular|vascular)\b/i],
  ["Respiratory", /\b(?:lungs?|respiratory|pulmonary|chest)\b/i],
  ["Gastrointestinal", /\b(?:abdom\w+|belly|stomach|gi)\b/i],
  ["Neck", /\b(?:neck|thyroid)\b/i],
  ["Eyes", /\beyes?\b/i],
  ["Head and Face", /\b(?:facial|face|head)\b/i],
  ["Ears, Nose, Mouth and Throat", /\b(?:ears?|nose|nasal|throat|mouth|sinus|oral)\b/i],
  ["Skin", /\bskin\b/i],
  ["Neurological", /\bneuro\w*\b/i],
  ["Psychiatric", /\b(?:psych\w*|mental status)\b/i],
  [
    "Musculoskeletal",
    /\b(?:musculoskeletal|knee|shoulder|back|hip|ankle|foot|hand|wrist|elbow|finger|spine|arm|leg|extremit\w+|msk)\b/i,
  ],
];

/** Returns the body system of the examination that a sentence names ("on your heart exam"), or null. */
export function systemOfNamedExam(text: string): string | null {
  const name = examNamePattern.exec(text)?.[1];
  return name ? (systemsByExamName.find(([, pattern]) => pattern.test(name))?.[0] ?? null) : null;
}

/** Matches lesions that belong to the skin whatever body part is named: "laceration over the palm". */
const skinLesionPattern =
  /\b(?:irregular (?:edges?|borders?)|(?:one|two|three|2|3|several|different|mixed|uniform) colou?rs?|pearly|scabs?|lacerat\w+|abrasions?|gash(?:es)?|puncture wounds?|scaly|macules?|papules?|blisters?|abscess(?:es)?|boils?|moles?|burns?|lipomas?|skin tags?|keratos[ei]s|angiomas?|n(?:a)?ev(?:us|i)|warts?|freckles?|cuts?|gash(?:es)?|wounds?)\b/i;
/** Matches an abrasion of the cornea, which is not a lesion of the skin. */
const cornealPattern =
  /\b(?:corneal?|fluorescein|dye uptake|seidel|dendrit\w+|slit[- ]lamp|under the (?:[a-z]+ )?lids?)\b/i;

/** Returns the body system of the finding in a text, or null. */
export function systemOfFinding(text: string): string | null {
  if (cornealPattern.test(text)) return "Eyes";
  if (skinLesionPattern.test(text)) return "Skin";
  return systemsByFinding.find(text);
}
