/** Source of a pattern for words before a finding: "So", "and on the right". */
const leads = String.raw`^(?:(?:so|and|but|okay|now|well|good|great|also|then|right|alright|all right|yes|no),? ){0,3}`;
/** Matches feeling, circulation and tendons past an injury: "Sensation is intact", "no tendon or nerve injury". */
const distalPattern = new RegExp(
  String.raw`\b(?:neurovascular(?:ly)?|distal (?:pulses?|sensation|motor)|two[- ]point(?: discrimination)?)\b|\b(?:sensation|feeling|light touch|tendons?|tendon function|circulation|perfusion|motor function|cap(?:illary)? refill) (?:[a-z]+ ){0,3}?(?:is|are|looks?|seems?|feels?) (?:all |still |both |a bit |a little |slightly |nice and )*(?:intact|normal|working|fine|good|okay|brisk|symmetric\w*|equal|decreased|diminished|reduced|absent|delayed|less)\b`,
  "i",
);
/** Matches pulse and feeling that the patient has: "you've got a good pulse and normal feeling in the toes". */
const pulseOfPattern = new RegExp(
  String.raw`${leads}(?:you|he|she) ha(?:ve|s) (?:got )?(?:an? )?(?:good|normal|strong|intact|decreased|reduced|less|no|weak) (?:(?:distal|radial|pedal|cap(?:illary)?) )?(?:pulses?|feeling|sensation|refill|circulation|strength|grip)\b`,
  "i",
);
/** Matches what is not in or under a wound: "no tendon or bone exposed", "I don't see any glass in there". */
const deepPattern =
  /\b(?:no|any|without|see(?: the| a| some)?|visible|exposed) (?:obvious |visible |exposed |sign of |evidence of |retained |other ){0,3}(?:tendons?|bones?|nerves?|joint (?:involvement|capsule)|vessels?|foreign (?:body|bodies|material)|glass|gravel|debris|dirt|splinters?|hyphema|hyph(?:a)?ema|corneal (?:abrasion|ulcer)|ha?emotympanum|septal h(?:a)?ematoma|battle(?:'s)? sign|raccoon eyes|step[- ]?offs?|bleeding (?:point|vessel|site|spot)|dendrites?|dye uptake|uptake)\b/i;
/** Matches tenderness at a place that is named: "you're tender over the lateral joint line". */
const tenderAtPattern = new RegExp(
  String.raw`${leads}(?:(?:you|he|she) (?:are|is) |(?:you|he|she) ha(?:ve|s) (?:got )?|there is |(?:a bit|a little|very|really|quite|exquisitely|point|only|just|most|mildly|moderately|pretty|not|some|focal|midline) ){0,4}(?:tender|tenderness) (?:right |just |mostly |only |to palpation )*(?:over|along|at|on|around|in|behind|below|above|under|across|between) (?!(?:the )?(?:other day|weekends?|mornings?|night|times|first|home|all)\b)[a-z]`,
  "i",
);
/** Matches how far a joint moves: "you lack 10 degrees of extension", "you can bend it to 110". */
const rangePattern =
  /\b(?:lack(?:s|ing)?|missing|short of|loses?|(?:get|gets|goes|go|bend|bends|flex|flexes|raise|raises|lift|lifts|abduct|abducts|straighten|straightens|extend|extends)(?: (?:it|that|them|your|his|her|the|up|out|only|[a-z]*(?:knee|arm|shoulder|elbow|wrist|finger|neck|hip|thumb|ankle)) ){0,4}?(?: ?(?:up|out) )?to) (?:(?:about|around|maybe|roughly|only|the last|just) )*\d{1,3}(?: degrees\b|(?=$|[.,;]| and | with | on | before ))/i;
/** Matches the result of a test of a joint or nerve by its name: "Thompson test is negative", "positive Phalen's". */
const maneuverPattern =
  /\b(?:lachman|mcmurray|thessaly|pivot[- ]shift|apley|apprehension|relocation|hawkins|neer|empty[- ]can|full[- ]can|drop[- ]arm|speed|yergason|lift[- ]?off|cross[- ](?:arm|body)|spurling|straight[- ]leg(?:[- ]rais\w+)?|slump|faber|fadir|thompson|talar tilt|squeeze|finkelstein|tinel|phalen|durkan|froment|cozen|log[- ]roll|seidel|dix[- ]hallpike|hallpike|head impulse|trendelenburg|patrick|ober|thomas|gaenslen|babinski|hoffmann?|kernig|brudzinski|rovsing|psoas|obturator|murphy|homan|adson|allen|spurling|pronator drift|romberg)(?:'?s)?(?: sign| test| maneuver)?,? (?:(?:is|was|are|both|all|were|also) ){0,3}(?:negative|positive|normal|equivocal)\b|\b(?:negative|positive) (?:for )?(?:lachman|mcmurray|thessaly|apley|hawkins|neer|spurling|thompson|finkelstein|tinel|phalen|seidel|hallpike|dix[- ]hallpike|straight[- ]leg|squeeze test|drawer|ottawa)/i;
/** Matches the stability of a joint: "stable to varus and valgus stress", "no laxity", "no gapping". */
const stabilityPattern =
  /\bstable (?:to|with|on) (?:varus|valgus|stress)|\bno (?:varus |valgus |ligament\w* )?(?:laxity|gapping|instability|opening)\b|\b(?:opens|gaps) (?:up )?(?:a bit |a little |slightly )?(?:with|to|on) (?:varus|valgus|stress)/i;
/** Matches the state of a wound or of a bleed: "the edges are clean", "bleeding's controlled". */
const woundStatePattern = new RegExp(
  String.raw`${leads}(?:the |your |his |her |wound )*(?:(?:wound )?(?:edges|margins|base)|bleeding) (?:is|are|has|looks?|come) (?:all |now |nice and |pretty |already |fairly )*(?:clean|jagged|ragged|straight|irregular|well|controlled|under control|stopped|gaping|approximat\w+|together|brisk|oozing|slow\w*)\b`,
  "i",
);
/** Matches a small thing that is seen or felt: "I can see a little vessel on the septum", "I see a lot of wax". */
const seenPattern = new RegExp(
  String.raw`${leads}(?:I (?:can |do |could )*(?:see|feel)|there (?:is|are)) (?:(?:an?|some|the|quite|lots? of|a lot of|a bit of|little|small|tiny|big|large|dilated|fresh|dried|old|your) ){0,4}(?:(?:[a-z]+ )?(?:blood )?vessels?|(?:blood )?clots?|(?:ear ?)?wax|perforation|fluid level|fluid behind|stinger|tick|splinter|bead|foreign body|rust ring|abrasion|bleeding (?:point|vessel|spot|site)|step[- ]?off|gap|defect|crepitus|fluctuance)\b`,
  "i",
);
/** Matches what the patient can do with a limb during the examination: "you can make a full fist". */
const abilityPattern = new RegExp(
  String.raw`${leads}(?:you|he|she) (?:can|cannot|are able to|is able to|are unable to|is unable to) (?:(?:only|not|still|fully|just|even) )*(?:make a (?:full |tight )?fist|walk on (?:your|his|her) (?:heels|toes)|heel[- ]walk|toe[- ]walk|squat|oppose (?:your|the|his|her) thumb|cross (?:your|his|her) fingers|spread (?:your|his|her) fingers|stand on one leg|bear weight|do a straight leg raise)\b`,
  "i",
);
/**
 * Matches questions, and words of another time, of a supposition, of a search or of another test: "you said", "if",
 * "make sure", "x-ray".
 */
const notNowPattern =
  /\b(?:you (?:said|say|mentioned|told|noticed|had|were)|last (?:time|visit|week|year)|yesterday|if|would|could be|might|may|when did|used to|x-?rays?|ct|mri|scan|ultrasound|looking for|check(?:ing)? for|make sure|rule out|want to see|let me (?:see|check))\b|\?$/i;

/** Patterns of findings that are read without an announced examination. */
const localPatterns = [
  distalPattern,
  pulseOfPattern,
  deepPattern,
  tenderAtPattern,
  rangePattern,
  maneuverPattern,
  stabilityPattern,
  woundStatePattern,
  seenPattern,
  abilityPattern,
];
/** Matches a word that each of `localPatterns` needs, so that most sentences are not tried with all of them. */
const anyPattern =
  /neurovasc|pulse|strength|grip|distal|discriminat|sensation|feeling|light touch|tendon|circulation|perfusion|motor|refill|bone|nerve|joint|vessel|foreign|glass|gravel|debris|dirt|splinter|hyph|corneal|tympanum|septal|battle|raccoon|step|bleed|dendrit|uptake|tender|degrees|\bto (?:[a-z]+ ){0,2}\d|negative|positive|normal|equivocal|stable|laxity|gap|instability|opening|opens|edges|margins|base|clot|wax|perforat|fluid|stinger|tick|bead|defect|crepitus|fluctuan|abrasion|rust|fist|toes|heels/i;

/**
 * Returns whether a clinician states a finding of an injury, a joint or a wound: "So you're tender over the joint
 * line", "no tendon or bone exposed", "you lack 10 degrees of extension".
 */
export const statesLocalFinding = (text: string): boolean =>
  anyPattern.test(text) && !notNowPattern.test(text) && localPatterns.some((pattern) => pattern.test(text));
