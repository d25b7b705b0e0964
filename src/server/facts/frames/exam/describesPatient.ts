import { findDrugs } from "../../terms/findDrugs";

/** Matches a state of the patient in the third person, as in a dictation: "he has a barrel chest". */
const ofPersonPattern =
  /^(?:(?:and|also|now|otherwise|overall),? ){0,2}(?:the )?(?:patient|he|she|they) (?:also |still |clearly )?(?:is|are|has|have|appears?|looks?|seems?|does not have|makes|speaks|moves|walks|stands|leans|responds|follows|answers|tracks|smiles|holds|uses|cannot)\b(?! (?:been|had|gotten|got to|to (?:go|come|be)|taking|having|going|coming|allergic|here|fine|okay|good|great|doing|able to (?:go|work|sleep)|taken|used|tried|noticed|felt)\b)/i;
/** Matches a part or function of the body with its state: "fundi are benign", "his gait is shuffling". */
const ofPartPattern =
  /^(?:(?:and|also|now|otherwise|overall),? ){0,2}(?:(?:the|his|her|their|your|both|left|right) ){0,3}(?:general appearance|appearance|affect|mood|thoughts?|thought (?:process|content)|speech|insight|judg(?:e)?ment|behaviou?r|eye contact|skin(?: turgor)?|turgor|colou?r|fontanell?e|fundi|gait|posture|stance|face|facies|eyes?|lids?|pupils?|sclerae?|ears?|nose|lips?|gums?|teeth|dentition|tongue|palate|throat|tonsils?|neck|thyroid|trachea|chest|breasts?|breathing|lungs?|heart|pulse|abdomen|belly|tummy|liver|spleen|groin|back|spine|hips?|legs?|arms?|hands?|fingers?|nails?|feet|foot|toes?|knees?|ankles?|shoulders?|elbows?|wrists?|joints?|muscles?|tone|power|grip|reflexes|coordination|balance|hair|scalp|wound|scar|stump|cervix|uterus|prostate|testes|testicles?) (?:[a-z]+ )?(?:is|are|looks?|appears?|feels?|seems?|sounds?|has|have)\b(?! (?:been|had|going|your|you|okay$|fine$|good$|great$))/i;
/** Matches a sign that is introduced with "there is": "there is cogwheel rigidity on the right". */
const withoutSubjectPattern =
  /^(?:(?:and|also|now),? ){0,2}there (?:is|are) (?!(?:a|an|any|some|no) (?:good |real |big |small |great )?(?:reason|way|need|chance|risk|few (?:things|options)|lot|couple|question|rush|hurry|concern|doubt|worry)\b)[a-z]/i;
/** Matches the position in which a body part is held for a test, which is not a finding: "wrists are flexed". */
const heldForTestPattern =
  /\b(?:is|are) (?:flexed|extended|pointing|together|apart|up|down|raised|out|straight|relaxed)\b/i;
/** Matches words of conversation, of a plan, of the history and of an explanation: "I", "will", "since", "usually". */
const talkPattern =
  /\b(?:you|I|we|me|us|my|our|because|since|ago|yesterday|last|said|says|reports?|told|tells|will|would|could|may|might|should|if|when(?! examined)|thinks?|mother|father|husband|wife|doctor|hospital|medications?|history|today|week|month|years?|brothers?|sisters?|school|appointment|birthday|growing|eating|sleeping|drinking|going to|questions?|common|usually|normal for|risk|plan|means?)\b|\?$/i;

/** Maximum number of words of a description. Longer sentences explain something to the patient. */
const maxWords = 19;

/**
 * Returns whether a clinician's sentence during an examination describes the patient: "He has a barrel chest". Such a
 * sentence is a finding even without words that are known as such.
 */
export const describesPatient = (text: string): boolean =>
  (ofPersonPattern.test(text) || ofPartPattern.test(text) || withoutSubjectPattern.test(text)) &&
  !(heldForTestPattern.test(text) && !/\btest(?:es|icles?|is)\b/i.test(text)) &&
  !talkPattern.test(text.replace(/\byour\b/gi, "the")) &&
  text.split(" ").length <= maxWords &&
  findDrugs(text).length === 0;
