import { ratedThing } from "../acts/subjects/asksOfOther";
import { asksRelation } from "../acts/questions/asksRelation";
import { questionTopic, type QuestionTopic } from "../acts/questions/questionTopic";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { findTerms } from "../lexicon/findTerms";
import { tokenize } from "../lexicon/tokenize";
import { smallTalkPattern } from "../statements/isWorthNoting";
import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSites } from "../terms/findSites";
import { findSymptoms } from "../terms/findSymptoms";
import { allergyAnswer, statesAllergyPattern } from "./allergyAnswer";
import { amountAnswer, measuredAnswer } from "./amountAnswer";
import { attributeAnswer, objectAnswer, underRibsPattern } from "./attributeAnswer";
import { effectOfSubstance } from "./effectOfSubstance";
import { abilityAnswer } from "./abilityAnswer";
import { asksAboutTouch, examAnswer, signAnswer } from "./examAnswer";
import { type AnswerResult, type Exchange, questionAndAnswer } from "./Exchange";
import { choiceAnswer } from "./choices/choiceAnswer";
import { bloodAnswer } from "./symptoms/bloodAnswer";
import { answeredFirst } from "./composed/answeredFirst";
import { composedAnswer, pastAnswered } from "./composed/composedAnswer";
import { stateAnswer } from "./labels/stateAnswer";
import { asksForState } from "./labels/stateAsked";
import { complaintClause } from "./complaint/complaintClause";
import { ideasAnswer } from "./complaint/ideasAnswer";
import { lastTime } from "./complaint/lastTime";
import { mannerOfOnset } from "./complaint/mannerOfOnset";
import { mechanismAnswer } from "./complaint/mechanismAnswer";
import { worstEver } from "./complaint/worstEver";
import { startedAfter } from "./complaint/startedAfter";
import { testsDone } from "./complaint/testsDone";
import { circumstanceAnswer } from "./symptoms/circumstanceAnswer";
import { broughtUp, coughKind } from "./symptoms/coughKind";
import { regionsIn } from "./symptoms/placesIn";
import { lookAnswer } from "./symptoms/lookAnswer";
import { ratingAnswer } from "./symptoms/ratingAnswer";
import { sputumColor } from "./symptoms/sputumColor";
import { breathLyingDown } from "./functions/breathLyingDown";
import { pregnancyAnswer } from "./functions/pregnancyAnswer";
import { changedSome, intendedLoss, weightChange, weightSymptom } from "./functions/weightChange";
import { nearFaint } from "./complaint/nearFaint";
import { countedEpisodes, countedSymptom } from "./symptoms/countedSymptom";
import { describedAnswer } from "./symptoms/describedAnswer";
import { frequencyAnswer } from "./functions/frequencyAnswer";
import { functionAnswer } from "./functions/functionAnswer";
import { stateOkay } from "./functions/stateOkay";
import { handednessAnswer } from "./social/handednessAnswer";
import { exerciseAnswer } from "./social/exerciseAnswer";
import { durationOfDrug } from "./medicines/durationOfDrug";
import { homeLog } from "./functions/homeLog";
import { measuredByPatient } from "./functions/measuredByPatient";
import { measuredHabit } from "./functions/measuredHabit";
import { factorsAnswer } from "./symptoms/factorsAnswer";
import { feverAnswer, notMeasured } from "./functions/feverAnswer";
import { injuryAnswer } from "./injuries/injuryAnswer";
import { nowAnswer } from "./injuries/nowAnswer";
import { householdSmoking } from "./social/householdSmoking";
import { contactsDenied, exceptsSomeone, exposureAnswer } from "./social/exposureAnswer";
import { familyAnswer } from "./family/familyAnswer";
import { lengthOfCondition } from "./past/lengthOfCondition";
import { namedAnswer } from "./namedAnswer";
import { drugAnswer } from "./medicines/drugAnswer";
import { missedDoses } from "./medicines/missedDoses";
import { namedWhenAsked } from "./medicines/namedWhenAsked";
import { everHad } from "./past/everHad";
import { otherThanAsked } from "./past/otherThanAsked";
import { ageAtEvent } from "./past/ageAtEvent";
import { operationTime } from "./past/operationTime";
import { asksAboutRisk, riskAnswer, suicidesInFamily } from "./risk/riskAnswer";
import { supplementAnswer } from "./medicines/supplementAnswer";
import { petsAnswer } from "./social/petsAnswer";
import { surroundingsAnswer } from "./social/surroundingsAnswer";
import { infectionAnswer, sexualAnswer } from "./social/sexualAnswer";
import { unanswered } from "./unanswered";
import { vaccineAnswer } from "./social/vaccineAnswer";
import { openWish, wishesAnswer } from "./wishesAnswer";
import { habitAnswer } from "./social/socialAnswer";
import { socialTopics, topicAnswer } from "./topicAnswer";

/**
 * Reads the facts of a question and its answer: attributes of the complaint, items of a list, and denied or affirmed
 * topics. Returns no facts if the answer has to be read as a statement; an answer longer than its facts is read as one
 * too (`coversAnswer` is false).
 */
export function answerFacts(exchange: Exchange): AnswerResult {
  const topic = questionTopic(exchange.asked);
  const { reply } = exchange;
  if (reply.polarity === "unheard") return { facts: unanswered(exchange, topic), coversAnswer: true };
  const ofInjury = injuryAnswer(exchange) ?? nowAnswer(exchange);
  if (ofInjury) return { facts: [ofInjury], coversAnswer: true };
  const first = answeredFirst(exchange);
  if (first) return first;
  if (asksRelation(exchange.asked)) return { facts: [], coversAnswer: reply.rest === "" };
  const own = vaccineAnswer(exchange) ?? handednessAnswer(exchange);
  if (own) return own;
  if (asksAboutRisk(exchange))
    return { facts: [riskAnswer(exchange), ...suicidesInFamily(exchange)], coversAnswer: true };
  const wish = wishesAnswer(exchange) ?? openWish(exchange);
  if (wish) return { facts: [wish], coversAnswer: true };
  if (asksAboutTouch(exchange)) return { facts: examAnswer(exchange), coversAnswer: true };
  const sign = signAnswer(exchange) ?? abilityAnswer(exchange) ?? measuredByPatient(exchange);
  if (sign) return { facts: [sign], coversAnswer: true };
  const effect = topic === "allergy" ? null : effectOfSubstance(exchange);
  if (effect) return { facts: [effect], coversAnswer: true };
  if (topic === "allergy" || statesAllergyPattern.test(exchange.asked)) return allergyAnswer(exchange);
  if (topic === "family" && !/\b(?:smok|vap|drink)/i.test(exchange.asked)) return familyAnswer(exchange);
  const past = pastAnswered(exchange);
  if (past) return { facts: [past], coversAnswer: true };
  const other = otherThanAsked(exchange) ?? everHad(exchange);
  if (other) return other;
  const worst = worstEver(exchange);
  if (worst) return worst;
  const choice = choiceAnswer(exchange);
  if (choice) return { facts: [choice], coversAnswer: true };
  const factors = factorsAnswer(exchange);
  if (factors) return factors;
  if (topic === "contacts" && exceptsSomeone(exchange)) return { facts: [], coversAnswer: false };
  const exposure = topic === "contacts" ? (exposureAnswer(exchange) ?? contactsDenied(exchange)) : null;
  if (exposure) return { facts: [exposure], coversAnswer: reply.rest === "" };
  const ofHousehold = topic === "smoking" ? householdSmoking(exchange) : null;
  if (ofHousehold) return ofHousehold;
  const infection = infectionAnswer(exchange);
  if (infection) return { facts: [infection], coversAnswer: true };
  const special = [...lengthOfCondition(exchange), ...ownRule(exchange)];
  if (special.length > 0) return { facts: special, coversAnswer: true };
  const ruled = topic ? ruledAnswer(topic, exchange) : null;
  if (ruled) return ruled;
  const taken = topic ? null : (namedWhenAsked(exchange) ?? askedByName(exchange));
  if (taken && taken.facts.length > 0) return taken;
  const pregnancy = pregnancyAnswer(exchange);
  if (pregnancy) return { facts: [pregnancy], coversAnswer: true };
  const dated =
    /\b(?:last|first|most recent) /i.test(exchange.asked) || asksForState(exchange.asked)
      ? stateAnswer(exchange)
      : null;
  if (dated) return { facts: [dated], coversAnswer: true };
  if (exchange.isOtherSubject) return ofOtherSubject(exchange);
  return (
    frequencyAnswer(exchange) ??
    countedSymptom(exchange) ??
    symptomAnswer(topic, exchange) ??
    otherAnswer(topic, exchange)
  );
}

/** Reads the answer to a question about an attribute of something that is not a symptom: a habit, or an act. */
function ofOtherSubject(exchange: Exchange): AnswerResult {
  if (exchange.habit) return habitAnswer(exchange.habit, exchange);
  const composed = ratedState(exchange) ?? composedAnswer(exchange);
  return composed ? { facts: [composed], coversAnswer: true } : { facts: [], coversAnswer: false };
}

/** Reads the rating of a state that is not a symptom: "How would you rate your mood out of ten?" "A four." */
function ratedState(exchange: Exchange): Fact | null {
  const name = ratedThing(exchange.asked, exchange.complaint);
  const rated = name ? ratingAnswer(exchange.turn) : null;
  return name && rated
    ? makeFact({
        kind: "statement",
        from: questionAndAnswer(exchange),
        slots: { topic: "amount", name, value: rated.severity },
        said: exchange.answer.text,
      })
    : null;
}

/**
 * Maximum number of words after the yes or no of an answer about blood or phlegm that add nothing: "Yes, | a bit this
 * morning". Longer answers describe more than was asked.
 */
const maxWordsAfterFinding = 4;
/**
 * Maximum number of words of an answer about fever that gives no more than the fever: "About 38.5 since last night".
 */
const maxFeverWords = 8;
/**
 * Maximum number of words of an answer that only gives an attribute of the complaint: "It's a 7 out of 10, I'd say".
 */
const maxAttributeWords = 10;
/** Maximum number of words of an answer to "Where is the pain?" that only names a place; a longer one describes it. */
const maxPlaceWords = 12;
/** Reads the answer to a question that names a drug; null for other questions. */
const askedByName = (exchange: Exchange): AnswerResult | null =>
  findDrugs(exchange.asked).length > 0 ? drugAnswer(exchange) : null;

/** Reads the answer to a question about a symptom or one of its attributes; null for other answers. */
function symptomAnswer(topic: QuestionTopic | null, exchange: Exchange): AnswerResult | null {
  const { reply } = exchange;
  const blood = bloodAnswer(exchange);
  const brought = broughtUp(exchange);
  if (brought) return { facts: [brought], coversAnswer: reply.rest.split(" ").length <= maxWordsAfterFinding };
  const color = sputumColor(exchange);
  if (color) return { facts: [color], coversAnswer: true };
  const kindOfCough = blood ? null : coughKind(exchange);
  if (kindOfCough) return { facts: [kindOfCough], coversAnswer: reply.rest.split(" ").length <= maxWordsAfterFinding };
  // "Does the pain go anywhere?" "Yes, both arms." does not ask whether there is pain.
  const spread = topic === "radiation" && reply.polarity !== "no" ? attributeAnswer(topic, exchange) : [];
  if (spread.length > 0)
    return { facts: spread, coversAnswer: exchange.answer.text.split(" ").length <= maxAttributeWords };
  const named = nearFaint(exchange) ?? namedAnswer(topic, exchange);
  if (named)
    return { ...named, facts: [...named.facts, ...[blood, weightChange(exchange)].flatMap((fact) => fact ?? [])] };
  const described = describedAnswer(exchange);
  if (described.length > 0) return { facts: described, coversAnswer: true };
  const fever = feverAnswer(exchange) ?? notMeasured(exchange);
  if (fever) return { facts: [fever], coversAnswer: exchange.answer.text.split(" ").length <= maxFeverWords };
  if (blood) return { facts: [blood], coversAnswer: reply.rest.split(" ").length <= maxWordsAfterFinding };
  if (topic) {
    const filled = attributeAnswer(topic, exchange);
    if (filled.length > 0)
      return { facts: filled, coversAnswer: exchange.answer.text.split(" ").length <= maxAttributeWords };
  }
  return null;
}

/** Reads the answer to a question that no other rule reads: a measure, an amount, or what was asked as its label. */
function otherAnswer(topic: QuestionTopic | null, exchange: Exchange): AnswerResult {
  const { reply } = exchange;
  const measured = supplementAnswer(exchange) ?? measuredAnswer(exchange);
  if (measured) return { facts: [measured], coversAnswer: true };
  const amount = countedEpisodes(exchange) ?? amountAnswer(exchange);
  if (amount) return { facts: [amount], coversAnswer: true };
  // "They have been heavier" is a sentence of its own, "Heavier" is not.
  const isAboutPeriods = /\bperiods\b/i.test(exchange.asked) && !/^(?:they|it)\b/i.test(exchange.answer.text);
  const isLabelled =
    isClinicalQuestion(exchange.asked, topic) || labelledMatterPattern.test(exchange.asked) || isAboutPeriods;
  const labeled = isLabelled ? stateAnswer(exchange) : null;
  if (labeled) return { facts: [labeled], coversAnswer: true };
  const asked = objectAnswer(exchange, topic && socialTopics.has(topic) ? "social" : "statement");
  if (asked && isClinicalQuestion(exchange.asked, topic)) return { facts: [asked], coversAnswer: reply.rest === "" };
  const composed = composedAnswer(exchange);
  if (composed) return { facts: [composed], coversAnswer: true };
  const confirmed = confirmedStatement(exchange);
  return confirmed ? { facts: [confirmed], coversAnswer: reply.rest === "" } : { facts: [], coversAnswer: false };
}

/** Reads the answer to a question that has a rule of its own, whatever its topic; empty if it has none. */
function ownRule(exchange: Exchange): Fact[] {
  const first =
    ageAtEvent(exchange) ??
    homeLog(exchange) ??
    missedDoses(exchange) ??
    operationTime(exchange) ??
    mannerOfOnset(exchange) ??
    startedAfter(exchange) ??
    lastTime(exchange) ??
    ideasAnswer(exchange) ??
    complaintClause(exchange) ??
    testsDone(exchange) ??
    mechanismAnswer(exchange) ??
    breathLyingDown(exchange) ??
    circumstanceAnswer(exchange) ??
    functionAnswer(exchange) ??
    stateOkay(exchange) ??
    surroundingsAnswer(exchange) ??
    petsAnswer(exchange) ??
    changedSome(exchange) ??
    lookAnswer(exchange);
  if (first) return [first];
  const weight = exchange.reply.polarity === null ? weightChange(exchange) : null;
  if (weight) return [weight, weightSymptom(weight, exchange)];
  const last =
    intendedLoss(exchange) ?? durationOfDrug(exchange) ?? exerciseAnswer(exchange) ?? measuredHabit(exchange);
  return last ? [last] : [];
}

/**
 * Reads a statement about the patient that the clinician asks to be confirmed: "So you ran out of your inhaler?"
 * "Yeah."
 */
function confirmedStatement({ asked, reply, question, answer }: Exchange): Fact | null {
  const said =
    /^((?:you|he|she) (?:ran|had|have|took|got|went|fell|came|were|are|still|stopped|started|[a-z]{3,}ed) .{6,80})\?$/i.exec(
      asked,
    )?.[1];
  if (
    !said ||
    reply.polarity !== "yes" ||
    /\b(?:right|know|me|I|questions?|ready|okay)\b|^(?:you|he|she) [a-z]+ (?:not|never|no)\b/i.test(said) ||
    /^[Yy]ou are [A-Z][a-z'-]+(?: [A-Z][a-z'-]+)?$/.test(said)
  )
    return null;
  return makeFact({
    kind: "statement",
    from: [question, answer],
    source: "record",
    slots: { topic: "recalled", detail: said },
    said,
  });
}

/** Matches words that make a question clinical although its topic is unknown: "appetite", "fell". */
const clinicalPattern =
  /\b(?:pain|symptoms?|medic\w+|pills?|weight|appetite|bowels?|urin\w*|pee|stools?|period|breath\w*|sleep\w*|mood|hurt\w*|sore|stiff\w*|injur\w*|falls?|fell|gasp\w*|chok\w*|snor(?:e|es|ing)|diabet\w+|pressure|heart|infection|sick|exercise|diet|salt|vision|hearing|throat|ears?|eyes?|head|hit|pass(?:ed)? out|conscious\w*|bleed\w*|seizures?|knees?|hips?|back|neck|shoulders?|legs?|feet|foot|ankles?|arms?|hands?|stomach|belly|worse|better|help\w*|blood|sugar\w*|doctor|treat\w*|therapy|test\w*|x-ray|surgery|work|walk\w*|bend|lift|stairs|active|energy|skin|hair|drink\w*|eat\w*|swallow\w*|pop(?:ped)?|click\w*|lock\w*|giv(?:e|es|ing) way|ic(?:e|ed|ing)|ring\w*|spin\w*|contact|changes?|trauma|inhaler|brace|ice|check\w*|monitor\w*|water|fluids|lump|mass|trouble|difficult\w*|problems?|able|normal|regular|imaging|scans?|mri|ultrasound|healthy|smok\w*|vaccin\w*|allerg\w*|pregnan\w*|bit(?:e|ten)|numb\w*|tingl\w*|weak\w*|flare\w*|rest|travel\w*|radiat\w*|move|constant|taking|using|episodes?|goggles|helmet|seat ?belt|mask|gloves|glasses|lenses|wake|waking|steroids?|antibiotics?|puffers?|nebuli[sz]er|pillows?|drive|driving)\b/i;

/**
 * Matches other subjects of questions whose short answers are kept after a label: "pets", "stress", "aura",
 * "mammogram".
 */
const labelledMatterPattern =
  /\b(?:aura|warnings?|pets?|coffee|tea|caffeine|smear|mammogram|colonoscopy|hobbies|stress|home|job|school|feeding|feeds?|nappies|diapers?|concentration|libido|relationship|alarms?)\b/i;

/** Returns whether the answer to a question belongs in a note: its topic is known, or it names something clinical. */
export function isClinicalQuestion(asked: string, topic: QuestionTopic | null): boolean {
  if (smallTalkPattern.test(asked)) return false;
  return (
    topic !== null ||
    clinicalPattern.test(asked) ||
    findSymptoms(asked).length > 0 ||
    findTerms(tokenize(asked), ["symptom"]).length > 0 ||
    findConditions(asked).length > 0 ||
    findDrugs(asked).length > 0
  );
}

/** Reads the answer to a question whose topic has rules of its own; null if the general rules apply. */
const ruledAnswer = (topic: QuestionTopic, exchange: Exchange): AnswerResult | null =>
  sexualAnswer(topic, exchange) ?? ratedOrPlaced(topic, exchange) ?? topicAnswer(topic, exchange);

/** Returns whether a question names a symptom other than the complaint; "the pain" is the complaint. */
const namesOtherSymptom = ({ asked, complaint }: Exchange): boolean =>
  findSymptoms(asked).some(
    ({ term: { name } }) =>
      !/^(?:pain|ache|aching|discomfort|symptoms?|burning|cramp\w*)$/.test(name) && !complaint.includes(name),
  );

/**
 * Matches a question about the quality or time of the complaint itself: "What kind of pain is it?", "Is the pain
 * constant?"
 */
const describesComplaintPattern =
  /^(?:(?:and|so|okay|now),? )*(?:what (?:kind|type|sort)\b|how would you describe\b|(?:can|could) you describe\b|describe\b|what does\b|(?:is|was|are|has|have) (?:the|this|that|your|it)\b)/i;

/**
 * Reads a rating of the complaint, how it feels, its course, or an answer to "Where is the pain?" that is long or names
 * no body part; null for other answers. They are read before the yes and no: in "How severe is the pain?" "Probably an
 * 8", "probably" is not a hedged yes.
 */
function ratedOrPlaced(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  const { asked, answer, reply, isOtherSubject } = exchange;
  if (isOtherSubject) return null;
  const length = answer.text.split(" ").length;
  const isPlace =
    topic === "site" &&
    /\bwhere\b/i.test(asked) &&
    findSites(asked).length === 0 && // "Where is your left shoulder pain?" names a symptom of its own
    (length > maxPlaceWords ||
      findSites(answer.text).length === 0 ||
      underRibsPattern.test(answer.text) ||
      (regionsIn(answer.text) !== null && findSites(exchange.complaint).length > 0));
  const isDescribed =
    (topic === "course" || (topic === "quality" && !/cough/.test(exchange.complaint))) &&
    describesComplaintPattern.test(asked) &&
    (reply.polarity !== "no" || topic === "course") &&
    !namesOtherSymptom(exchange);
  const facts = topic === "severity" || isPlace || isDescribed ? attributeAnswer(topic, exchange) : [];
  return facts.length > 0 ? { facts, coversAnswer: length <= maxAttributeWords } : null;
}
