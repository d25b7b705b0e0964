import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { namesDrug } from "../terms/namesDrug";
import type { Phase } from "./nextPhase";
import { statesFinding } from "./statesFinding";

/** Matches names of vital signs: "blood pressure", "temp". */
const vitalPattern =
  /\b(?:blood pressure|bp|heart rate|pulse|respiratory rate|respirations|oxygen|o2|saturat\w*|temperature|temp|bmi|weight|height|vital signs|vitals)\b/i;
/** Matches names of tests: "x-ray", "A1c". */
const resultPattern =
  /\b(?:x-rays?|mri|ct scan|echo\w*|ekg|ecg|electrocardiogram|ultrasound|labs?|lab ?work|blood ?work|a1c|hemoglobin|creatinine|potassium|sodium|glucose|cholesterol|ldl|hdl|white (?:blood )?(?:cell )?count|platelets?|urinalysis|biopsy|pathology|pulmonary function|pft|culture|colonoscopy|endoscopy|stress test|swallow|(?:covid|strep|flu|pregnancy) test|sed rate|esr|crp|tsh|imaging|calprotectin|(?:celiac|coeliac|lyme|mono|antibody) (?:test|panel|screen))\b/i;

/** Matches verbs and values of a result: "showed", "elevated". */
const resultVerbPattern =
  /\b(?:show\w*|reveal\w*|demonstrat\w*|came back|is|was|are|were|look\w*|see|consistent|normal|elevated|positive|negative|good)\b/i;
/** Matches words of an order: "I am going to prescribe", "let us get". */
const orderPattern =
  /\b(?:(?:going|want|like) to (?:\w+ ){0,3}(?=\w)(?:order|prescribe|start|put|give|increase|decrease|stop|continue|refer|send|schedule|get|repeat|check|see|add|switch|change|recommend|have|place|do|keep|try|obtain|write|hold|discontinue|set)|(?:we|I) (?:will|can|would|should) (?:\w+ ){0,3}(?=\w)(?:order|prescribe|start|put|give|increase|decrease|stop|continue|refer|send|schedule|get|repeat|check|see|add|switch|change|recommend|have|place|do|keep|try|obtain|write|call)|I (?:will )?recommend|I (?:would|do) recommend|recommend(?:ation)?|I (?:also |do |really |just )*(?:want|need) you to|I would (?:also |really |just )*like you to|you (?:should|need to|can (?:\w+ )?(?:take|use|stop|start|drive|go back|return|shower|put weight)|may take)|keep up (?:the|your|with)|get back on|go back on|let us (?:\w+ ){0,2}(?=\w)(?:order|add|give|put|switch|change|hold|send|refer|prescribe|use|treat|start|increase|decrease|stop|continue|get|do|schedule|check|see|try|go|keep|repeat|have)|continue (?:with |on |to |the |your |taking )|follow up|follow-up|come back|refer(?:ral| you)?|prescri(?:be|ption)|I do not want you to|call (?:me|us|the office|our office|911|988)|(?:go|come) (?:back )?to the (?:emergency|er|hospital)|let (?:me|us) know|return (?:in|to|if)|increase|decrease|avoid|if (?:that|it|the|your|you) (?:\w+ ){0,4}(?:positive|negative|worse\w*|not (?:better|improv\w*)|change\w*))\b/i;
/** Matches words with which a clinician assesses something: "I suspect", "well controlled". */
const judgementPattern =
  /\b(?:I (?:do )?(?:think|believe|suspect)|diagnos\w*|consistent with|likely|you (?:do )?have|sounds? like|looks like|appears to be|stable|well[- ]controlled|not controlled|under control|doing well|improving|worsening|caused by|due to|secondary to|assessment|impression)\b/i;
/** Matches words of a finding of the examination: "I hear", "tender", "no edema". */
const findingPattern =
  /\b(?:I (?:do |can )?(?:not )?(?:see|hear|appreciate|feel|notice|note)|clear|regular|normal|tender\w*|no (?:edema|murmurs?|swelling|wheez\w*|rales|rhonchi|redness|fever|bruising|effusion|adenopathy|lymph\w*|guarding|rebound|tenderness|rashes)|intact|soft|bilaterally|positive|negative|pitting|murmur|swelling|range of motion|palpation|reflexes|strength|pulses|distention|looks? (?:good|fine|normal|great)|pain (?:with|on|to|when)|unremarkable|decreased|limited|erythema\w*|effusion|lumps?|lesions?|swollen|warm\w*|ligaments?|wheez\w*|crackles)\b/i;

/** Matches the plain statement of a diagnosis, which counts in the history phase too: "I think you have". */
const statesDiagnosisPattern =
  /\b(?:I (?:do )?(?:think|believe|suspect) (?:that )?(?:this (?:is|could be|may be)|it is|you (?:have|may have|might have)|we are dealing)|consistent with|(?:this|these|it|that) sounds? like|(?:your|the) diagnosis is)\b/i;

/** Matches words that report a result, as opposed to ordering a test: "showed", "came back". */
const reportedPattern = /\b(?:reviewed?|showed|shows|revealed|reveals|came back|demonstrat\w+|look(?:ed|ing) at)\b/i;

/** Matches words for what a test found: "revealed", "no evidence". */
const foundPattern =
  /\b(?:show\w*|reveal\w*|demonstrat\w*|came back|consistent with|no (?:\w+ )?(?:evidence|fractures?|signs?|pneumonia|mass\w*|abnormalit\w+)|not (?:see|appreciate|elevated|notice)|normal|unremarkable|negative|positive|elevated|high|low|stable|decreased|reduced|increased|within|fractur\w*|effusion|arthritis|fluid|mass|stones?|lesion|tear|alignment|edema|narrowing|opacit\w+|separation|looks? (?:good|fine|great|okay|really good|quite good|very good)|(?:is|was|were|are|at|of|about) (?:\w+ )?\d[\d.,/]*%?)(?=\W|$)/i;
/** Matches what a test shows, named by a pronoun: "it shows". */
const showsPattern =
  /\b(?:it|which|that|they|these) (?:also |basically )?(?:shows?|showed|reveals?|revealed|demonstrates?)\b/i;
/** Matches a sentence that announces or explains something instead of reporting a result: "let us", "I hope". */
const noResultPattern =
  /^(?:so )?(?:let (?:us|me)|if|assuming|I am going to|I hope|you can|we are (?:about|going) to)\b|\b(?:tell me|really cool|I know that|you can)\b/i;

/** Returns whether a sentence in the results phase reports a result. */
function reportsResult(sentence: string): boolean {
  return (
    /^no \w+$/i.test(sentence) ||
    (foundPattern.test(sentence) && (showsPattern.test(sentence) || !noResultPattern.test(sentence)))
  );
}

/** Matches announcements of the examination and commands to the patient in it: "let me", "turn around". */
const examCommandPattern =
  /\b(?:go ahead and (?:lift|bend|lean|turn|sit|stand|walk|lie|push|raise|squeeze|put|open|take a|look|keep|bring)|can you|let me|turn (?:your|it|around)|lift (?:your|it|up)|push|bend|raise your|squeeze|sit up|stand up|lie (?:down|back)|lean|deep breath|rest your|hop up|exam\w*|take a (?:quick )?(?:look|listen))\b/i;

/** Matches orders in the imperative: "Take ibuprofen 400 mg every 8 hours". */
const imperativePattern =
  /^(?:(?:and|so|then|please|just) )*(?:take|start|stop|use|apply|continue|increase|reduce|cut|limit|finish|hold|repeat|recheck|check|drink|avoid|quit|rest|elevate|do not (?:take|use|drink|drive|lift|smoke))\b/i;
/** Matches a dose, a frequency or a duration: "400 mg", "every 8 hours". */
const amountPattern =
  /\b(?:\d+ ?(?:mg|mcg|mL|units?|puffs?|tablets?|pills?|drops?)|(?:every|for) \d+ (?:hours?|days?|weeks?)|(?:once|twice|\d+ times) (?:a day|daily)|daily)\b/i;

/** Matches objects of an imperative besides drugs: "fluids", "smoking", "labs". */
const lifestylePattern =
  /\b(?:fluids|water|caffeine|coffee|energy drinks|sodas?|sugar|rest|smok\w+|alcohol|salt|driv\w+|lifting|diet|weight|exercise|a1c|labs?|blood|tests?|x-?ray|culture|ice|heat|brace|activit\w+)\b/i;

/** Returns whether a sentence orders or advises something. */
function isOrder(sentence: string): boolean {
  return (
    orderPattern.test(sentence) ||
    (imperativePattern.test(sentence) &&
      (amountPattern.test(sentence) || namesDrug(sentence) || lifestylePattern.test(sentence)))
  );
}

/** Matches findings that only an examination yields, stated before it was announced: "Your lungs sound clear". */
const examinedPattern =
  /\b(?:lungs?|breath sounds|heart(?: sounds)?|chest|abdomen|belly|throat|tonsils?|ears?|eardrums?|lymph nodes|reflexes|pupils) (?:\w+ ){0,2}?(?:sounds?|looks?|is|are|feels?) (?:\w+ ){0,2}?(?:clear|regular|soft|tender|red|swollen|inflamed|congested|equal|enlarged)\b/i;

/** Matches findings of an examination that no laboratory or image yields: "pupils", "oriented". */
const byExaminerPattern =
  /\b(?:visual acuity|visual fields?|eye movements|extraocular|pupils?|colou?r vision|alert|oriented|affect|speech is|cranial nerves?|sensory deficits?|motor deficits?|light touch|reflex(?:es)?|gait|range of motion|tender(?:ness)?|palpation|auscultation|breath sounds|bowel sounds|murmurs?|wheez\w*|crackles|rebound|guarding|capillary refill|pulses|grip|strength)\b/i;

/** Returns the note topic of a clinician's sentence that was said in `phase`; null if it belongs to none. */
export function topicOf(sentence: string, phase: Phase): NoteTopic | null {
  const isExamCommand =
    examCommandPattern.test(sentence) &&
    !/\b(?:prescri\w+|refer\w*|mg|follow up|weeks|months|physical therapy)\b/i.test(sentence);
  const hasVital =
    vitalPattern.test(sentence.replace(/\bhigh blood pressure\b|\bweight (?:loss|gain)\b/gi, "")) &&
    (/\d/.test(sentence) || /\b(?:normal|good|fine|great|stable|elevated|high|low)\b/i.test(sentence));
  if (
    phase !== "plan" &&
    hasVital &&
    (!orderPattern.test(sentence) || /\bvitals?(?: signs)? (?:look|are|were)\b/i.test(sentence))
  )
    return "vitals";
  if (/\ballergic to\b|\ballergy to\b/i.test(sentence)) return "allergies";
  if (phase === "plan") {
    if (resultPattern.test(sentence) && reportedPattern.test(sentence) && !orderPattern.test(sentence))
      return "results";
    if (orderPattern.test(sentence)) return "plan";
    return judgementPattern.test(sentence) ? "assessment" : "plan";
  }
  if (
    phase !== "history" &&
    resultPattern.test(sentence) &&
    resultVerbPattern.test(sentence) &&
    !orderPattern.test(sentence)
  )
    return "results";
  if (phase === "results") {
    if (byExaminerPattern.test(sentence) && !resultPattern.test(sentence)) return "exam";
    if (orderPattern.test(sentence) && !findingPattern.test(sentence)) return "plan";
    if (/\bI (?:do )?think\b|\b(?:likely|caused by|due to)\b/i.test(sentence) && judgementPattern.test(sentence))
      return "assessment";
    return reportsResult(sentence) ? "results" : null;
  }
  if (phase === "exam") {
    if (findingPattern.test(sentence)) return "exam";
    if (isOrder(sentence) && !isExamCommand) return "plan";
    if (statesFinding(sentence)) return "exam";
    return judgementPattern.test(sentence) && /\bI (?:do )?think\b|consistent with|diagnos|sounds? like/i.test(sentence)
      ? "assessment"
      : null;
  }
  if (
    resultPattern.test(sentence) &&
    !/^(?:(?:and|so|but|then),? )*(?:if|once|when|unless|depending on)\b/i.test(sentence) &&
    /\b(?:show\w*|reveal\w*|came back|(?:is|was|were) (?:negative|positive|normal))\b/i.test(sentence)
  )
    return "results";
  if (
    /\bI (?:do )?(?:not )?(?:hear|appreciate)\b|\b(?:clear to auscultation|tender to palpation|on exam)\b/i.test(
      sentence,
    )
  )
    return "exam";
  if (examinedPattern.test(sentence) || statesFinding(sentence)) return "exam";
  if (statesDiagnosisPattern.test(sentence)) return "assessment";
  return isOrder(sentence) && !isExamCommand ? "plan" : null;
}
