/** Source of a pattern for words before a finding: "and okay". "So" is none of them, because it begins a conclusion. */
const leads = String.raw`^(?:(?:and|but|okay|now|well|good|great|perfect|also|then|right|alright|all right|yes|yeah|still),? ){0,3}`;
/** Source of a pattern for parts and functions of the body that an examiner judges by name. */
const part = String.raw`(?:pin ?prick|light touch|vibration(?: sense)?|proprioception|eye movements|extra-?ocular (?:movements|muscles)|red reflex(?:es)?|peripheral vision|visual fields?|fields|pupils?|fundi|discs|sclerae?|conjunctivae?|corneas?|(?:eye)?lids?|eyes?|ears?|ear ?drums?|drums?|tms?|tympanic membranes?|ear canals?|canals?|nose|nostrils?|septum|turbinates?|sinuses|lips|mouth|tongue|gums?|palate|uvula|throat|tonsils?|pharynx|oropharynx|back of (?:your|the|his|her) throat|glands|(?:lymph )?nodes|neck veins|neck|thyroid|trachea|chest|lungs?|lung bases?|bases|air entry|breath sounds|work of breathing|heart(?: sounds?)?|heart rhythm|rhythm|belly|tummy|abdomen|stomach|liver|spleen|bowel sounds|umbilicus|belly button|cord|groin|hernia orifices|prostate|cervix|uterus|ovaries|vagina|vulva|fundus|testicles?|testes|penis|foreskin|breasts?|nipples?|back|spine|hips?|knees?|ankles?|wrists?|elbows?|shoulders?|hands?|fingers?|thumb|nail ?beds|nails|toes?|feet|foot|legs?|arms?|calf|calves|thighs?|shins?|extremities|joints?|ligaments?|muscles|tone|muscle tone|power|strength|grip(?: strength)?|gait|balance|coordination|reflexes|sensation|cranial nerves|face|smile|facial movements|speech|fontanelles?|soft spot|skull|scalp|skin|rash|wound|incision|scar|stitches|staples|mood|affect|thoughts?|thought process(?:es)?|insight|judg(?:e)?ment|orientation|eye contact|pulses?|foot pulses|pedal pulses|radial pulse|circulation|cap(?:illary)? refill|mucous membranes|mucosa|hydration|colou?r|turgor|genitalia|diaper area|nappy area|bottom|palmar grasp|moro|suck|latch|flexion|extension|abduction|adduction|internal rotation|external rotation|range of motion|motion)`;
/** Source of a pattern for how such a part is, in words that an examiner uses. */
const state = String.raw`(?:clear|regular|irregular|normal|symmetric(?:al)?|equal|intact|soft|flat|sunken|full|reactive|round|brisk|sluggish|steady|unsteady|shuffling|antalgic|supple|stiff|midline|moist|dry|cracked|pink|pale|red|reddened|yellow|jaundiced|blue|dusky|mottled|swollen|puffy|boggy|congested|inflamed|enlarged|bulging|dull|retracted|perforated|blocked|distended|firm|hard|tense|rigid|non-?tender|tender|warm|hot|cool|cold|clammy|sweaty|flaky|scaly|peeling|excoriated|bruised|deformed|crooked|stable|loose|lax|limited|reduced|decreased|diminished|increased|absent|present|palpable|weak|weaker|strong|stronger|good and strong|painful|painless|blunted|constricted|labile|anxious|euthymic|coherent|linear|logical|organi[sz]ed|slurred|pressured|fluent|healed|healing|healthy|granulating|macerated|clean|closed|open|thick|thin|thinning|thickened|smooth|rough|patent|down|descended|undescended|delayed|under (?:two|three|2|3) seconds|(?:about |less than |under )?(?:\d|one|two|three|four|five) seconds?|clicky|in sinus|in place|together|worn|droop(?:ing|y|s)?|unequal|different sizes|the same size|asymmetric|stuffy|runny|crusted|crusty|raw|deviated|big|large|at the umbilicus|tight|descended|both down|sore-looking|in range|elevated|depressed|raised|(?:about |around )?\d[\d-]* (?:weeks?(?:[- ]size)?|cm|centimet(?:er|re)s?|mm|degrees)|\d ?(?:\+|plus)|(?:one|two|three|trace) plus|\d\/5|5 out of 5|\d out of 5|ten out of ten)`;
/** Source of a pattern for words of degree before a state. */
const degree = String.raw`(?:(?:all|both|nice|and|nicely|pretty|very|quite|really|a|tiny|bit|little|touch|tad|slightly|mildly|moderately|rather|fairly|still|now|also|just|well|too|more|less|much|not|nice and|completely|fully|perfectly|grossly|markedly|bilaterally|everywhere|somewhat) ){0,4}`;
/** Source of a pattern for the place or side of a part, after its name: "on the left", "here". */
const place = String.raw`(?: (?:here|there|(?:on|in|at|of|over|around) (?:the |your |his |her |both |this |that )?(?:[a-z]+ )?[a-z]+))?`;
/** Matches a part of the body with its state: "gait is steady". */
const partPattern = new RegExp(
  String.raw`${leads}(?:(?:the|your|his|her|their|both|left|right|nasal|other|baby's|that|this|anterior|posterior|upper|lower|inner|outer) ){0,3}${part}${place}(?:,? (?:it|they))?(?: (?:is|are|looks?|feels?|seems?|sounds?|appears?|moves?|has|was|were) )?${degree}${state}\b`,
  "i",
);
/** Matches a part that an examiner finds good at the touch, by ear or by sight: "right ear looks fine". */
const perceivedFinePattern = new RegExp(
  String.raw`${leads}(?:(?:the|your|his|her|both|left|right|other|that|this) ){0,3}${part}${place} (?:looks?|feels?|sounds?|moves?|appears?) ${degree}(?:good|fine|okay|great|well|beautiful|lovely|perfect|unremarkable|healthy|clean)\b|${leads}(?:(?:the|your|his|her|that) )?(?:left|right|other) (?:ear|ear ?drum|drum|tm|canal|eye|pupil|tonsil|nostril|lung|hip)(?:'s| is) ${degree}(?:good|fine|okay|great|perfect|unremarkable|healthy|clean)(?=$|[,.;])`,
  "i",
);
/** Matches swollen glands as examiners say it: "Your glands are up". */
const glandsPattern = new RegExp(
  String.raw`${leads}(?:(?:the|your|his|her|some|those|a few) ){0,2}(?:lymph )?(?:glands|nodes)${place} (?:are|is|feel) ${degree}up\b`,
  "i",
);
/** Matches reactions of the pupils, the eyes and the limbs: "Pupils react", "eyes track well". */
const reactsPattern = new RegExp(
  String.raw`${leads}(?:(?:the|your|his|her|both) ){0,2}(?:mood (?:seems|looks) (?:brighter|better|low|down|good|stable)|(?:pulses?|air entry|air movement|tone|strength|balance|circulation|turgor)(?: (?:in|on) (?:the |your |both )?[a-z]+)? (?:is|are) (?:all |pretty |very )?(?:good|fine|great)|pupils? (?:both )?(?:react|constrict|dilate)s?|eyes (?:track|follow|move)|(?:arms|legs|limbs) move|(?:finger[- ]to[- ]nose|heel[- ]to[- ](?:toe|shin)|rapid alternating movements|tandem(?: gait| walk)?|heel and toe walk(?:ing)?)(?: is| are| looks?|,)? ${degree}(?:fine|good|okay|normal|intact|steady|smooth|off|unsteady|slow|clumsy|impaired|wobbly))\b`,
  "i",
);
/** Matches a sign that is said without a verb: "a bit red back there", "a few shotty nodes", "no hip clicks". */
const verblessPattern = new RegExp(
  String.raw`${leads}(?:(?:just|only|full|normal|intact|equal|some|mild|a|an|bit|little|few|slight|of|touch|lots|no|moderate|marked|small|good|faint|trace|more|less) ){1,4}(?:red(?:ness)? (?:back |in |at |around |on )(?:there|here|the|your)|nasal congestion|post-?nasal drip|wax|cobblestoning|shotty nodes|nodes|cerumen|(?:hip )?clicks?|clunks?|sacral dimple|head lag|tongue[- ]tie|eye movements|balance|edema|(?:lumps?|nodes|masses) (?:in|under|on) (?:the|your|either|both)|hepatosplenomegaly|organomegaly|masses|hernias?|accessory muscle use|retractions|recession|(?:pulling|sucking|tugging|drawing) in (?:under|between|around|at|below|above) (?:the|his|her|your)|nasal flaring|grunting|air entry|bowel sounds|red reflex(?:es)?|pulses?|cap(?:illary)? refill|pronator drift|facial droop|drift|clonus|tremor|neck stiffness|photophobia on exam|step[- ]?off|spinal tenderness|cva tenderness|flank tenderness|calf tenderness|bony tenderness|skin breakdown|drainage|pus|skin tags|varicosities|varicose veins|spider veins|pitting|clubbing|cyanosis|jaundice|pallor|clicks?|murmur|(?:head|neck) control|muscle tone|tone|suck|latch|turgor|peripheral o?edema)\b`,
  "i",
);
/** Matches how a swelling, a wound or a sound is compared with before: "Swelling's down a lot". */
const comparedPattern = new RegExp(
  String.raw`${leads}(?:(?:the|your|his|her|that|this) )?(?:(?:[a-z]+ )?(?:swelling|bruising|redness|rash|warmth|o?edema|effusion|drainage|erythema|tenderness|wheezing|wheeze|crackles|crusting|ulcer|wound|incision|burn|motion|movement|range of motion|strength|gait|mood|affect|lungs|chest|heart|breathing|skin|ears?|eyes?|throat|knees?|ankles?|legs?|feet|hands?|shoulders?)(?: (?:in|of|on|around|over|at) (?:your|the|his|her) (?:[a-z]+ )?[a-z]+)?) (?:sounds?|is|are|has|have|looks?|seems?) (?:(?:all|definitely|really|pretty much|much|almost|nearly|mostly|quite|a lot|a bit|a little|way|still|completely|gone|come|also|even|well|getting) ){0,4}(?:down|gone|better|improved|improving|resolved|resolving|about the same|less|smaller|bigger|larger|worse|worsening|spreading|spread|receding|receded|fading|faded|settled|settling|the same|unchanged|stronger|increased|reduced|decreased|healed|healing|closed)\b`,
  "i",
);
/** Matches the general look of a patient whom the speaker does not address: "She's alert, tracking, smiling". */
const looksPattern = new RegExp(
  String.raw`${leads}(?:(?:he|she|baby|(?:the )?patient) (?:is|are|looks?|appears?|seems?)|you (?:look|appear|seem)) ${degree}(?:down(?= today|$|[,.;])|sad|anxious|flat|withdrawn|agitated|restless|guarded|tearful|tired|exhausted|calm|calmer|brighter|settled|on edge|short of breath|uncomfortable|unwell|in pain|flushed|sweaty|well[- ]developed|well[- ]nourished|well[- ]groomed|dishevel(?:l)?ed|appropriate|sleepy|alert|awake|smiling|tracking|cooing|playful|interactive|active|consolable|fussy|irritable|lethargic|floppy|drowsy|pale|pink|jaundiced|toxic|ill-appearing|well-appearing|well[- ]hydrated|well[- ]perfused|dehydrated|oriented|in (?:no|some|mild) distress|breathing (?:comfortably|fast|easily|hard)|moving all|comfortable)\b`,
  "i",
);
/** Matches what the examiner sees the patient do: "I can see you're breathing fast", "You're limping a bit". */
const doesPattern = new RegExp(
  String.raw`${leads}(?:I (?:can |do )?(?:see|notice|hear) (?:that )?)?(?:you|he|she) (?:is|are) ${degree}(?:breathing (?:fast|hard|quickly|heavily|comfortably|easily)|using (?:your|his|her) [a-z]+ muscles|working (?:hard )?to breathe|limping|favou?ring (?:the|your|that|his|her)|dragging (?:the|your|that|his|her)|guarding|shivering|trembling|leaning (?:to|on|forward)|holding (?:your|his|her) [a-z]+ (?:stiff|still|bent)|moving (?:all )?(?:your|his|her|all))\b`,
  "i",
);
/** Matches what a part has, and signs that are not found: "Your tongue has a coating", "I don't feel any lumps". */
const hasPattern = new RegExp(
  String.raw`${leads}(?:(?:(?:the|your|his|her) )?${part} has (?:an? |no )(?:[a-z]+ ){0,3}|(?:you|he|she) (?:have|has)(?: got)? (?:an? |some )(?:[a-z]+ ){0,2}(?=(?:rash|bruise|swelling|redness|blister|sore|node|gland|lump|nodule|crackle|wheeze|scab|spot|mark)s? (?:in|on|over|around|under|at|behind) )|I (?:do|did|can|cannot|could) (?:not )?(?:feel|see|hear|find|notice|appreciate) (?:any )(?:[a-z]+ ){0,2})(?:coating|rash|bruis(?:e|es|ing)|swelling|redness|blisters?|sores?|lesions?|ulcers?|fluid|wax|crack|discolou?ration|scars?|nodules?|lumps?|mass(?:es)?|nodes|glands|scabs?|spots|growths?|discharge|pus|thickening|crackles|wheez(?:es?|ing)|murmurs?|hernias?|tenderness|bleeding)\b`,
  "i",
);
/** Matches a part with its state after a first finding, in a sentence without "I" and "you". */
const laterPattern = new RegExp(
  String.raw`^(?!.*\b(?:I|you|we|me|us)\b)[a-z][^,]{3,60}, (?:and )?(?:(?:the|your|his|her) ){0,1}${part}(?: (?:is|are|looks?|feels?))? ${degree}${state}(?=$|[,.])`,
  "i",
);
/** Matches the look of a patient who is addressed, in words that no patient says of themselves: "You're alert". */
const addressedPattern = new RegExp(
  String.raw`${leads}you are ${degree}(?:alert|awake|smiling|tracking|cooing|playful|interactive|consolable|fussy|lethargic|floppy|drowsy|pink|jaundiced|well-appearing|well[- ]hydrated|well[- ]perfused|in (?:no|some|mild) distress|calm|calmer)\b`,
  "i",
);
/** Matches words of another time, another's words, a plan, a supposition or an explanation. */
const notSeenPattern =
  /\bhands (?:are|look) (?:pretty |very |quite )?full\b|\b(?:you (?:said|say|mentioned|told|noticed|had|were|feel|felt|think|get)|(?:she|he|they) (?:said|says|told)|last (?:time|visit|week|year|night)(?!['’]s)|yesterday|ago|if|would|could|might|may|used to|x-?rays?|ct|mri|scan|ultrasound|echo|check(?:ing)? for|make sure|rule out|because|when (?!(?:you (?:cough|swallow|walk|stand|breathe|sit|squat|cry|feed|talk|laugh|lie|lay|bear|strain|push|bend|move)|I (?:press|push|touch|move|tap|squeeze|let))\b)|usually|often|normally|until|so that|since|your (?:mom|dad|mother|father|wife|husband|son|daughter))\b|\?$/i;
/** Matches the other moment that a finding is compared with, which does not make it a recollection. */
const comparedWithPattern =
  /,? (?:(?:a lot |much |slightly |a bit )?(?:compared (?:to|with)|than|from|since) (?:it was )?(?:last (?:time|visit|week|month|year)|yesterday|before|(?:the )?other side|when I (?:last )?saw you[a-z ]{0,12}))/i;
/**
 * Returns whether a clinician states by name how a part or function of the body is, or what is seen without a verb:
 * "Gait's steady", "Eye movements are full", "a few shotty nodes", "Swelling's down a lot compared to last week".
 */
export function statesPlainFinding(said: string): boolean {
  const text = said.replace(comparedWithPattern, "");
  if (notSeenPattern.test(text)) return false;
  return (
    partPattern.test(text) ||
    perceivedFinePattern.test(text) ||
    glandsPattern.test(text) ||
    reactsPattern.test(text) ||
    verblessPattern.test(text) ||
    comparedPattern.test(text) ||
    looksPattern.test(text) ||
    doesPattern.test(text) ||
    addressedPattern.test(text) ||
    hasPattern.test(text) ||
    laterPattern.test(text)
  );
}
