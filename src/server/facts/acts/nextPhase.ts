import { LabelledPatterns } from "../../platform/patterns/LabelledPatterns";

/** Phase of a visit; a clinician's sentence is read according to it. */
export type Phase = "history" | "exam" | "results" | "plan";

/** Matches words with which a clinician begins to examine the patient, not to read papers: "Let's have a look". */
const looksAtPatientPattern =
  /\b(?:let us (?:have|take) a (?:quick |good |closer |proper |little )?look|(?:let me|let us|I will)(?: just)? (?:(?:have|take) a (?:quick |good |closer |proper |little )?look(?=$|[.,]| (?:at|in|inside|over) )|look (?=(?:at|in|inside) (?:your|that|the|his|her) )|look (?=at (?:this|these|those) (?:(?:left|right|little|red|sore) )?(?=\w)(?:rash|spot|mole|lump|bump|wound|cut|bite|burn|ulcer|blister|patch|bruise|scar|ear|eye|knee|ankle|finger|toe|leg|hand|wrist|nail)(?:e?s)?\b)|(?:just )?see (?=(?:your|that|the|this|his|her) (?:left |right |injured |sore )?(?=\w)(?:ankle|knee|foot|hand|wrist|arm|elbow|shoulder|hip|leg|finger|thumb|toe|neck|back|belly|tummy|eye|ear|throat|tongue|face|skin|wound|cut|laceration|incision|rash|lump|mole|spot|burn)s?\b))|(?:shoes|socks|shirt|top|trousers|pants) off\b)(?! (?:at|in|on|over|through) (?:(?:your|the|his|her|my|those|these|some) )?(?:[a-z]+ )?(?=\w)(?:chart|notes?|records?|list|letters?|medic\w+|calendar|file|computer|screen|schedule|diary|pictures?|photos?|readings?|log|numbers|options|guidelines?)\b)(?! (?:at|into) (?:what|how|why|whether|it|that|this)\b)/i;

/**
 * Matches commands to the patient that are only given while examining, and announcements of it: "Squeeze my fingers",
 * "Walk for me", "I'm going to look in your ears".
 */
const commandsPattern =
  /\bI am (?:just )?(?:pressing|pushing|feeling|tapping|squeezing) (?:(?:on|along|around|over) your|here|there|down here|in here|around here)\b|\b(?:squeeze my (?:hands?|fingers?)|follow my (?:finger|pen|light)|(?:look|stare) at my (?:nose|finger|pen)|touch (?:your|my) (?:nose|finger|chin|toes)\b|(?:smile|frown|puff (?:out )?your cheeks|stick (?:out )?your tongue(?: out)?|show me your teeth|raise your eyebrows|close your eyes tight|shrug your shoulders|cough|walk|stand|hop|squat|breathe|swallow|bend (?:it|over|forward)|lift (?:it|your [a-z]+)(?: (?:up|out))?|grip|wiggle (?:your|those) (?:fingers|toes)|make a fist) for me\b|(?:press|push|feel|tap)(?: gently| down)?(?: on| along| around| over| in)? (?:your|that) [a-z]+(?: [a-z]+)?(?: there| here)? for me\b|(?:lift|raise|bring|put|hold|bend|straighten|turn|twist|stretch) (?:your|that|the|it)(?: (?:left|right|other|good|bad|sore))?(?: (?:arms?|legs?|knees?|head|neck|wrists?|elbows?|hands?|foot|feet))?(?: (?:up|out|back|over|round|around|in|forward|forwards|backwards|straight|to the (?:side|left|right)|behind (?:you|your back)|above your head|in front of you))*(?:,? for me)?,? as (?:high|far) as (?:you can|(?:it|that) (?:will|goes))|(?:stick|poke) (?:out )?your tongue(?: out)?|puff out your cheeks|shrug your shoulders|(?:push|pull|press) (?:up|down|out|in|against)(?: against)? (?:my|me)\b|do not let me (?:push|pull|move)|resist me|tell me (?:when|if|where) (?:you feel (?:it|this|me)|I touch)|close your eyes(?: and|,)? (?:tell me|hold|stand)|roll up your (?:sleeve|trouser|pant)|pull up your (?:sleeve|shirt|trouser|pant)|(?:open|say) (?:wide|up wide|ah+|your mouth)\b|(?:lie|lay) (?:back|down|flat|on your (?:back|side|tummy|stomach|belly))(?: for me| here)|pop up on (?:the|to the) (?:table|couch|bed)|(?:hop|jump|climb) (?:up )?on(?:to)? the (?:table|couch|bed)|(?:hop|jump|climb|pop)(?: yourself)? (?:right )?up (?:here|there|for me)\b|(?:lean|bend) forward for me|pop this on your (?:finger|arm)|count your breath(?:ing|s)|going to (?:just )?(?:touch|poke|prod|squeeze|press|push) (?:(?:on|around|along|down|right|a bit|a little|gently) )*(?:here|there|your|the|this|that)\b|tell me if (?:it|this|that|anything) (?:is (?:tender|sore|painful)|hurts)(?! (?:when|if|at|after|before|to)\b)|bend (?:the|your|that) (?:knee|elbow|wrist|hip|finger|neck) (?:for me|up|as far)|(?:I am|we are) (?:just )?(?:going to|gonna) (?:look (?:in|inside|into|at) your (?!(?:chart|notes?|records?|labs?|results?|list|medic\w+|numbers|x-?rays?|scans?|bloods?)\b)|feel (?:your|his|her|the|around)|tap (?:on )?your|shine a light|have a (?:look|listen|feel)|test your (?:strength|reflexes|sensation|balance|vision))|let me (?:just )?(?:shine a light|feel (?:your|his|her|that|the|around|for)|(?:press|push|squeeze|tap|prod) (?:on|here|there|your|around)|move (?:your|that|the)|test your (?:strength|reflexes|sensation|balance|vision)|bend (?:your|that|the)))/i;

/** Phrases with which a clinician starts another phase of the visit. */
const phaseOpeners = new LabelledPatterns<Phase>([
  [
    "plan",
    /\b(?:(?:my|the|our) (?:assessment|impression|plan)|assessment and (?:my )?plan|plan for you|^(?:(?:so|and|okay|alright|all right|now),? )*(?:plan (?:is|will be|would be|today is)|status[- ]post)|(?:for|with) (?:your|the|his|her) (?:first|second|third|next|last|fourth|primary|other) (?:problem|issue|diagnosis|concern|complaint)|in summary)\b/i,
  ],
  [
    "results",
    /\b(?:(?:look(?:ing|ed)? at|review(?:ed)?|results? (?:of|from)|show me|go over|got|back) (?:\w+ ){0,7}(?:x-rays?|labs?|lab ?work|blood ?work|mri|ct|scan|echo\w*|ekg|ecg|electrocardiogram|ultrasound|results|imaging|a1c|hemoglobin|tests?|biopsy|urinalysis))\b/i,
  ],
  [
    "exam",
    /\b(?:physical (?:exam\w*)|quick (?:exam|listen|look)|(?:let me|going to|want to) (?:\w+ ){0,4}(?:examine|listen|take a (?:quick |good |closer |brief |proper |careful |little )?(?:look|listen)|check|press|feel)|(?:on|for|do) (?:your|the|his|her|a|my|an?) (?:\w+ ){0,4}exam\w*|your vital signs|vitals|exam|let us (?:just |quickly )?(?:take|have) a (?:quick |good |closer |proper )?(?:look|listen)(?! at (?:the|your|those|these|that) (?:[a-z]+ ){0,2}(?:results?|labs?|bloods?|numbers|x-?rays?|scans?|mri|ct|ekg|ecg|list|chart|notes?|records?|options|medications?))|let (?:me|us) (?:just |also |quickly )?(?:have|get) a (?:quick |proper |good |closer |little )?(?:feel|listen)|(?:perform|do|start) (?:the|this|a|my|your) exam(?:ination)?|breathe in(?: and out)?|breath in(?: and| breath)? out|deep breaths?(?= please|$|[.,])|(?:going to|let me) (?:palpate|tap|press)|say ah+)\b/i,
  ],
  ["exam", looksAtPatientPattern],
  ["exam", commandsPattern],
]);

/**
 * Matches orders and conclusions ("I think you have …"), which start the plan during the examination or the results,
 * but not during the history.
 */
const startsPlanPattern =
  /\b(?:what I think (?:we|you|is)|I am (?:pretty |quite |very |fairly )?(?:confident|sure|certain) (?:that )?(?:it is|this is|you have)|(?:the )?next step (?:is|would be|will be)|I (?:do )?(?:think|believe) (?:that )?(?:you have|this is|we are dealing)|my (?:diagnosis|recommendation)|(?:it|this|that|everything|all of this) (?:seems|sounds|looks|appears|is sounding|is looking) (?:like|to be|consistent)|you (?:may|might|could|likely|probably|most likely) (?:have|be having|be dealing)|(?:this|it) (?:is|could be|may be|might be) (?:most likely|likely|probably)|I (?:will|am going to|want to|would like to) (?:\w+ ){0,3}(?:prescribe|order|refer)|start you on|put you on|increase your|come back in|see you (?:back|again) in|follow up (?:with me )?in)\b/i;

/** Returns the phase that a clinician's sentence starts if it is said in `phase`; null if it starts none. */
export function nextPhase(sentence: string, phase: Phase): Phase | null {
  const started = phaseOpeners.find(sentence);
  if (started === "exam" && phase === "plan")
    return /\b(?:physical exam|on (?:your|the) (?:\w+ ){0,3}exam)/i.test(sentence) ? "exam" : null;
  if (started) return started;
  return (phase === "exam" || phase === "results") && startsPlanPattern.test(sentence) ? "plan" : null;
}
