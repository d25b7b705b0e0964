import { headedStatement } from "./assessment/headedStatement";
import { namedDiagnosis } from "./assessment/namedDiagnosis";
import { givesCause } from "./assessment/givesCause";
import { isReasoning, maxRemarkWords } from "./assessment/isReasoning";
import { nextPhase, type Phase } from "../acts/nextPhase";
import { statesFinding } from "../acts/statesFinding";
import { topicOf } from "../acts/topicOf";
import { isQuestion, withoutLead } from "../acts/questions/isQuestion";
import type { Fact } from "../Fact";
import { allergiesIn } from "../frames/allergiesIn";
import { permitsPattern, possibleEffectPattern } from "../frames/allergyClauses";
import { makeFact } from "../frames/makeFact";
import { habitIn } from "../frames/orders/habitIn";
import { namesVaccines } from "../frames/meansVaccine";
import { readOrder } from "../frames/orders/readOrder";
import { introducedProblem, isDiagnosis, readNumbered, readProblem } from "../frames/readProblem";
import { testNamed } from "../frames/readResult";
import { readVitals } from "../frames/readVitals";
import type { Sentence } from "../segment/Sentence";
import { besideVitals } from "./assessment/besideVitals";
import { concludesDisease, explainsRemains, isDiagnosed } from "./assessment/isDiagnosed";
import { mentionedDrugs } from "./mentionedDrugs";
import { isWorthNoting } from "./isWorthNoting";
import { answersDose, completeOrder } from "./completeOrder";
import { codeStatus } from "./codeStatus";
import { explains } from "./explains";
import { endsHistory } from "./endsHistory";
import { examStatement, canBeFinding, resumesExam, turnToPart } from "./examStatement";
import { introduction } from "./opening/introduction";
import { isCommand } from "./isCommand";
import { isPlanning, planFor, type ReadingState } from "./ReadingState";
import { orderIn } from "./orderIn";
import { recalled, recalls } from "./record/recalled";
import { recordedAllergy } from "./record/recordedAllergy";
import { readFromRecord } from "./record/recordedFacts";
import { recordedHistory } from "./record/recordedHistory";
import { measuredValues } from "./results/measuredValues";
import { ordersTestPattern, resultStatement } from "./results/resultStatement";
import { pregnancyStatement } from "./pregnancyStatement";
import { repeatsHeard } from "./repeatsHeard";
import { closureRemoval } from "./treatment/closureDone";
import { withMeant } from "./treatment/meant/withMeant";
import { doseCommand } from "./treatment/doses/doseCommand";
import { treatmentOfVisit } from "./treatment/treatmentOfVisit";
import { unchangedPlan } from "./treatment/unchangedPlan";
import { canOrder, ordersTest, treatsWithDrug } from "./treatment/treatsWithDrug";
import { underNamedProblem } from "./underNamedProblem";
import { rememberProblem, voicesConcern, weighedProblems } from "./weighedProblems";
import { withoutAssistant } from "./withoutAssistant";
import { summaryIn } from "./opening/summaryIn";

/** Matches a test that was done, as opposed to one that is being ordered: "we did an x-ray". */
const donePattern =
  /\b(?:did|took|got|had|have|reviewed?|looked? at|looking at|obtained|performed) (?:(?!blood pressure)\w+ ){0,5}(?:x-rays?|mri|ct|scan|echo\w*|ekg|ecg|labs?|lab ?work|blood ?work|ultrasound|biopsy|panel|urinalysis|test|culture)s?\b/i;
/** Matches words that say that a result has arrived: "The CT's back". */
const cameBackPattern =
  /^(?:(?:okay|so|alright|good news|well|now|and),? ){0,3}(?:the |your |his |her )?[a-z -]{2,30}?(?:['’]s| is| are| came| has come| have come|s) back(?=$|[.,;])/i;
/** Matches an introduction of the patient: "a 41-year-old", "here today for her knee". */
const introducesPattern =
  /\b\d+[- ]year[- ]old\b|\b(?:she|he|you) (?:is|are) (?:only |now |about )?(?:a )?\d{2}(?= *(?:$|[,.]| years| and| now))|\b(?:presents?|presenting|(?<!\b(?:watch|keep|observe|monitor|leave) (?:you|him|her|them) )here|(?:coming|come|came|comes) in|(?:come|came) to see (?:me|us)|in today) (?:here )?(?:today )?(?:for|with|because(?: of| you))\b|\b(?:you|we|he|she) (?:are|is) (?:now |about |just |almost |nearly )*(?:\d+|a|an|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?) (?:out|post[- ]?op(?:erative)?|status post|after|since|s\/p|following)\b/i;
/**
 * Matches people in general who come in, or a visit to come, so that the sentence introduces no patient: "we do that
 * with anyone that comes in with a cough", "then come in for a stress test on Saturday".
 */
const ofOthersPattern =
  /\b(?:anyone|anybody|everyone|everybody|people|patients|those) (?:that|who) (?:come|comes|came|is|are)\b|(?:^|\b(?:to|will|can|could|should|must|then|please|just) )come (?:back )?in\b/i;
/** Labels of a dictation ("Physical exam:", "My assessment and plan:") and the phases that they start. */
const phaseLabels: readonly (readonly [RegExp, ReadingState["phase"]])[] = [
  [/^(?:physical )?exam(?:ination)?:/i, "exam"],
  [
    /^(?:so |and |okay )*(?:(?:my|the|our|here is (?:my|the|our)) )?(?:plan|assessment|impression)(?: and (?:my |the )?plan)?(?: is| here)?:/i,
    "plan",
  ],
  [/^(?:results?|labs?):/i, "results"],
];

/** Maximum number of words of a greeting that introduces nothing: "So you are here for your knee?" */
const maxGreetingWords = 6;

/**
 * Reads the facts of a clinician's statement by its content and the phase of the visit. Updates the phase, problem,
 * test, system and vital sign of `reading`.
 */
export function clinicianStatement(sentence: Sentence, reading: ReadingState): Fact[] {
  const label = phaseLabels.find(([pattern]) => pattern.test(sentence.text));
  const text = label ? sentence.text.replace(/^[^:]{3,40}:\s*/, "") : sentence.text;
  const content = withoutAssistant(text);
  if (content === null) return [];
  const said = withMeant({ ...sentence, text: content }, reading);
  if (givesCause(said, reading)) return [reasoning(said, reading)];
  const whole =
    recordedAllergy(sentence, reading) ??
    codeStatus(said) ??
    headedStatement(said, reading, clinicianStatement) ??
    doseCommand(said, reading) ??
    pregnancyStatement(said, reading) ??
    closureRemoval(said, reading) ??
    treatmentOfVisit(said, reading, clinicianStatement) ??
    unchangedPlan(said, reading) ??
    readFromRecord(said, reading) ??
    measuredValues(said, reading);
  if (whole) return whole;
  // "Show me the MRI" turns to a result.
  const shown = /^show me\b/i.test(content) ? testNamed(content) : null;
  if (shown) {
    reading.test = { name: shown, from: said };
    reading.phase = "results";
    return [];
  }
  if (
    reading.phase === "history" &&
    introducesPattern.test(content) &&
    !ofOthersPattern.test(content) &&
    content.split(" ").length > maxGreetingWords
  )
    return [introduction(said), ...recordedHistory(said)];
  const started = label?.[1] ?? nextPhase(content, reading.phase);
  if (started === null && resumesExam(said, reading)) enterPhase("exam", reading, true);
  if (started === "plan" && reading.phase === "exam") reading.examEndedIn = said.turn;
  if (started) enterPhase(started, reading, true);
  else if (reading.phase === "history" && statesFinding(content) && !repeatsHeard(content, reading))
    enterPhase("exam", reading, false);
  turnToPart(said, reading);
  const named = introducedProblem(content);
  const introduced =
    named &&
    (reading.phase === "plan" ||
      (reading.problem !== undefined && isPlanning(reading, said)) ||
      (named.rest !== "" && isTreatment(readOrder({ ...said, text: named.rest }, undefined))))
      ? named
      : null;
  if (introduced) reading.phase = "plan";
  if (introduced) return startProblem(introduced, said, reading);
  const test = ordersTestPattern.test(content) ? null : testNamed(content);
  if (test) reading.test = { name: test, from: said };
  if (test && (donePattern.test(content) || cameBackPattern.test(content))) reading.phase = "results";
  if ((isPlanning(reading, said) || answersDose(said, reading)) && completeOrder(said, reading)) return [];
  const [state, value] = stateThenValue(content);
  return state && value
    ? [...readByTopic({ ...said, text: state }, reading), ...readByTopic({ ...said, text: value }, reading)]
    : readByTopic(said, reading);
}

/** Matches a value after the last comma of a sentence: "Diabetes, poorly controlled | , A1c up to 8.9". */
const lastValuePattern = /, (?:with )?((?:an? |your |the )?[a-z][a-z0-9-]*(?: [a-z]+){0,4} \d[\d./%]*)[.]?$/i;

/**
 * Returns the control of a disease and the test result after it as two texts: "Diabetes is at goal" and "A1c 6.8"; an
 * empty array for other sentences.
 */
function stateThenValue(text: string): readonly string[] {
  const value = lastValuePattern.exec(text);
  return value?.[1] && testNamed(value[1]) && controlPattern.test(text.slice(0, value.index))
    ? [text.slice(0, value.index), value[1]]
    : [];
}
/** Matches the control of a disease at the end of words: "poorly controlled". */
const controlPattern = /\b(?:controlled|at goal|stable|worse|worsening|better|improving|improved|out of control)$/i;

/** Returns whether what was read after the name of a problem treats it: an order, or advice about a drug. */
const isTreatment = (order: Fact | null): boolean =>
  order?.kind === "order" || (order?.kind === "advice" && order.slots.name !== undefined);

/** Matches words with which a clinician judges the findings at the end of an examination: "this looks like". */
const judgesFindingsPattern =
  /\b(?:(?:most likely|main|biggest) (?:thing|diagnosis|cause)|(?:this|it|that) (?:is|looks|sounds|seems|could be|may be)|I (?:do )?(?:think|believe|suspect)|(?:concerned|worried) (?:about|that|this|it))\b/i;

/** Sets the phase of the visit, and whether the clinician announced it. */
function enterPhase(phase: Phase, reading: ReadingState, isAnnounced: boolean): void {
  reading.phase = phase;
  reading.isAnnounced = isAnnounced;
}

/**
 * Makes the problem that a sentence introduces the current one, and reads the rest of the sentence: "For your gout, |
 * we will start allopurinol".
 */
function startProblem(introduced: { name: string; rest: string }, sentence: Sentence, reading: ReadingState): Fact[] {
  reading.problem = introduced.name;
  reading.isProblemStated = false;
  const problem = makeFact({
    kind: "problem",
    from: [sentence],
    slots: { name: introduced.name },
    said: introduced.name,
  });
  const rest =
    introduced.rest.split(" ").length > 1 ? clinicianStatement({ ...sentence, text: introduced.rest }, reading) : [];
  // A diagnosis in the rest replaces a complaint: "For your elbow pain, I believe this is epicondylitis".
  return reading.problem === introduced.name ? [problem, ...rest] : rest;
}

/** Matches an instruction to a scribe: "please include our discussion of diet and exercise". */
const toScribePattern =
  /^(?:(?:and|so|also|please),? )*(?:(?:in|for|to) the (?:plan|note|assessment),? )?(?:please )?(?:include|add|put|document|note) (?:our|my|the) discussion (?:of|about|on) (.+)$/i;

/** Matches words with which a result becomes a diagnosis: "that means you have an infection". */
const resultMeansPattern =
  /^(?:(?:so|and|okay|well|unfortunately|yes|now),? )*you (?:do )?have (?:got )?(?!(?:no|not|some|good|normal|had|been|your)\b)|\bconfirm|\blooks? like you\b|\b(?:so|and|means(?: that)?) (?:you (?:are|have)|(?:he|she) (?:is|has)) (?!(?:no|not|feeling|doing|taking|here|having|been|had)\b)/i;

/**
 * Matches the words between a finding and the diagnosis of the same sentence: "The drum is red | , so he has | an ear
 * infection".
 */
const soHasDiseasePattern =
  /(?:,| so) (?:so )?(?:you have|he has|she has) (?:got )?(?!(?:no|not|some|good|normal|had|been|your)\b)/i;

/** Matches the announcement of several questions: "Let me know if you have any of them". */
const listPattern = /\blet (?:me|us) know if (?:you|he|she) (?:have|has|had|get|gets) any of (?:them|these|those)\b/i;

/** Returns whether the clinician recalls something of the patient's history that belongs in the note. */
const recallsHistory = (text: string, reading: ReadingState): boolean =>
  recalls(text, reading.phase) &&
  isWorthNoting(text) &&
  text.split(" ").length > maxRemarkWords &&
  !namesVaccines(text, `${reading.lastSaid?.text ?? ""} ${reading.heard} ${text}`);

/** Reads the facts of a statement that introduces neither the patient nor a problem, by its topic and phase. */
function readByTopic(sentence: Sentence, reading: ReadingState): Fact[] {
  const { text } = sentence;
  if (isQuestion(text) || (reading.phase === "history" && listPattern.test(text))) return [];
  const discussed = toScribePattern.exec(text)?.[1];
  if (discussed) return [reasoning({ ...sentence, text: `we discussed ${discussed}` }, reading)];
  const vitals =
    reading.phase !== "plan" || /\d{2,3}\/\d{2,3}/.test(text) || measuredAgainPattern.test(text)
      ? readVitals(sentence, reading)
      : [];
  const { named, planning, order } = orderIn(sentence, reading);
  const measured = vitals.length > 0 && reading.phase === "history" ? measuredBeforePattern.exec(text)?.[0] : undefined;
  if (measured) return [recalled({ ...sentence, text: measured })];
  if (vitals.length > 0 && (!order || order.kind === "order")) return [...vitals, ...besideVitals(sentence, reading)];
  const isGeneral = permitsPattern.test(text) || possibleEffectPattern.test(text);
  const allergies = isGeneral ? [] : allergiesIn(sentence, { isAsked: false });
  if (allergies.length > 0 && !order) return allergies;
  const spoken = topicOf(named.text, reading.phase);
  const isRepeated = spoken === "exam" && reading.phase === "history" && repeatsHeard(named.text, reading);
  const topic = isRepeated ? null : spoken;
  const only = readNumbered(sentence) ?? namedDiagnosis(sentence, reading);
  const problem = only ?? readProblem(sentence);
  const results = resultStatement(sentence, reading, { topic, order, problem });
  if (results.length > 0) return withConclusion(results, problem, text, reading);
  const isCourse = only !== null || problem?.slots.quality !== undefined || concludesDisease(text, problem);
  if (!isCourse && (topic === "exam" || (!order && canBeFinding(sentence, topic, reading)))) {
    const found = examStatement(sentence, reading);
    if (found.length > 0) return soHasDiseasePattern.test(text) ? withConclusion(found, problem, text, reading) : found;
  }
  const facts: Fact[] = problem && isDiagnosed(text, reading) ? [problem] : [];
  if (problem && facts.length > 0) noteProblem(problem, sentence, reading);
  if ((!order || overlapsPattern.test(text)) && (reading.phase !== "exam" || voicesConcern(text)))
    facts.push(...weighedProblems(sentence, facts, reading));
  if (
    order &&
    !isCommand(order, text, reading) &&
    (topic === "plan" ||
      planning ||
      (topic === null && canOrder(order, reading) && (isSureOrder(order, text) || advisesHabit(text, reading))) ||
      (topic === "assessment" && order.kind === "order") ||
      treatsWithDrug(order, topic) ||
      ordersTest(order, named.text, topic))
  ) {
    if (reading.phase === "exam" || endsHistory(order, reading)) enterPhase("plan", reading, reading.isAnnounced);
    const diagnosis = facts.length === 0 ? diagnosisBefore(sentence, reading) : null;
    return diagnosis
      ? [diagnosis, { ...order, problem: diagnosis.slots.name?.text ?? "" }]
      : [...facts, ...underNamedProblem(order, sentence, reading)];
  }
  if (facts.length === 0 && explainsRemains(text)) return [reasoning(sentence, reading)];
  const drugs = !problem || reading.phase === "plan" ? mentionedDrugs(sentence, reading) : [];
  if (facts.length > 0) return [...facts, ...drugs];
  if (drugs.length > 0) return drugs;
  if (recallsHistory(text, reading)) return [recalled(sentence), ...recordedHistory(sentence)];
  const summary = reading.phase === "plan" ? summaryIn(text) : null;
  if (summary) return [reasoning({ ...sentence, text: summary }, reading)];
  if (reading.phase === "plan" && isReasoning(text)) return [reasoning(sentence, reading)];
  return reading.phase === "plan" && explains(text) ? [explanation(sentence, reading)] : [];
}

/** Matches a vital sign that is measured again after a treatment: "sats are 97 now", "heart rate's down to 104". */
const measuredAgainPattern =
  /^(?:(?:good|okay|alright|great|so|and|your|his|her|the),? ){0,4}(?:sats?|oxygen|saturations?|heart rate|pulse|temp(?:erature)?|respirations|(?:resp(?:iratory)? |breathing )rate)(?: is| are|'s| has| have)? (?:(?:now|at|about|come|come back|down|back|up|to|still|better,?) ){0,4}\d{2,3}(?:\.\d)?(?: percent|%)?(?=$|[.,]| (?:now|and|on|after|from)\b)/i;

/**
 * Matches words that compare the symptoms of two diseases, so that both are weighed: "the symptoms overlap with those
 * of asthma".
 */
const overlapsPattern = /\boverlaps? with those of\b/i;

/** Returns results with the diagnosis that the same sentence concludes from them, if any. */
function withConclusion(results: Fact[], problem: Fact | null, text: string, reading: ReadingState): Fact[] {
  const isConcluded = reading.phase === "plan" || resultMeansPattern.test(text);
  if (!problem || !isConcluded) return results;
  if (reading.phase !== "plan") rememberProblem(problem, reading);
  return [...results, problem];
}

/**
 * Returns the disease that a sentence introduces for the order after it, as a problem: "For the migraines you are
 * having". Null if it introduces none.
 */
function introducedBefore(sentence: Sentence): Fact | null {
  const name = introducedProblem(sentence.text)?.name;
  return name && isDiagnosis(name)
    ? makeFact({ kind: "problem", from: [sentence], slots: { name }, said: name })
    : null;
}

/**
 * Returns the diagnosis that the sentence before an order named in the same turn, if no problem is known yet: "So you
 * have Lyme disease. I am going to start doxycycline."
 */
function diagnosisBefore({ turn }: Sentence, reading: ReadingState): Fact | null {
  const { lastSaid } = reading;
  if (reading.problem !== undefined || lastSaid?.turn !== turn) return null;
  const named = readProblem(lastSaid) ?? introducedBefore(lastSaid);
  if (named) rememberProblem(named, reading);
  return named?.polarity === "present" && named.certainty !== "unlikely" ? named : null;
}

/**
 * Makes a diagnosis the problem of the orders after it, and the next turn part of the plan. A diagnosis that ends the
 * examination starts the plan.
 */
function noteProblem(problem: Fact, { text, at }: Sentence, reading: ReadingState): void {
  rememberProblem(problem, reading);
  if (problem.polarity !== "present") return;
  planFor(1, at, reading);
  if (endsExam(text, reading)) enterPhase("plan", reading, false);
}

/** Returns whether a diagnosis ends the examination or the talk about results, so that the plan follows. */
const endsExam = (text: string, { phase, isAnnounced }: ReadingState): boolean =>
  (phase === "exam" || phase === "results") && (!isAnnounced || judgesFindingsPattern.test(text));

/** Matches a value of another day, recalled during the history: "your blood pressure was 200/90". */
const measuredBeforePattern =
  /\byour (?:blood pressure|pulse|heart rate|temperature|weight|oxygen) was (?!(?:good|fine|normal|okay)\b)[^,.;?]{0,20}?\d[\d/.]*(?![\d/]|st\b|nd\b|rd\b|th\b)(?! ?(?:here|today|this morning|just now|when (?:the|my|our) (?:nurse|assistant|ma|hca|medical assistant)\b|when you (?:came|got|checked|walked) in|at (?:check-in|triage|intake)))/i;

/** Makes a statement of what the clinician explains about the current problem. */
function explanation(sentence: Sentence, reading: ReadingState): Fact {
  return makeFact({
    kind: "statement",
    from: [sentence],
    problem: reading.problem,
    slots: { topic: "explanation", detail: withoutLead(sentence.text) },
    said: sentence.text,
  });
}

/**
 * Returns whether an order counts outside the plan: advice does only if it names a drug or is a recommendation ("I
 * would recommend").
 */
const isSureOrder = (fact: Fact, text: string): boolean =>
  fact.kind !== "advice" ||
  fact.slots.name !== undefined ||
  /^(?:(?:and|so|okay|yes),? )*continue working\b|\b(?:recommend|advise|suggest|encourage|need you to|want you to|would (?:also |really |just )*like you to)\b/i.test(
    text,
  );

/**
 * Returns whether a sentence gives advice about a habit ("Eat less salt") and does not only repeat the patient's last
 * words.
 */
const advisesHabit = (text: string, reading: ReadingState): boolean =>
  habitIn(withoutLead(text)) !== null && !repeatsHeard(text, reading);

/** Makes a statement of how the clinician judges the current problem. */
function reasoning(sentence: Sentence, reading: ReadingState): Fact {
  return makeFact({
    kind: "statement",
    from: [sentence],
    problem: reading.problem,
    slots: {
      topic: "reasoning",
      detail: withoutLead(sentence.text).replace(/^of (?=(?:the|your|his|her) )/i, "because of "),
    },
    said: sentence.text,
  });
}
