import { asksRelation } from "../acts/questions/asksRelation";
import { exposuresAsked, questionTopic, type QuestionTopic } from "../acts/questions/questionTopic";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { smallTalkPattern } from "../statements/isWorthNoting";
import { medicationFacts } from "../statements/medicationFacts";
import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { allergyAnswer } from "./allergyAnswer";
import { amountAnswer, attributeAnswer, labelledAnswer, measuredAnswer, objectAnswer } from "./attributeAnswer";
import { asksAboutTouch, examAnswer } from "./examAnswer";
import { type AnswerResult, questionAndAnswer, type Exchange } from "./Exchange";
import { bloodAnswer } from "./symptoms/bloodAnswer";
import { circumstanceAnswer } from "./symptoms/circumstanceAnswer";
import { broughtUp, coughKind } from "./symptoms/coughKind";
import { pregnancyAnswer } from "./symptoms/pregnancyAnswer";
import { weightChange, weightSymptom } from "./symptoms/weightChange";
import { describedAnswer } from "./symptoms/describedAnswer";
import { functionAnswer } from "./symptoms/functionAnswer";
import { exerciseAnswer } from "./social/exerciseAnswer";
import { durationOfDrug } from "./medicines/durationOfDrug";
import { measuredHabit } from "./symptoms/measuredHabit";
import { feverAnswer } from "./symptoms/feverAnswer";
import { exceptsSomeone, exposureAnswer } from "./social/exposureAnswer";
import { familyAnswer } from "./family/familyAnswer";
import { lengthOfCondition } from "./lengthOfCondition";
import { namedAnswer } from "./namedAnswer";
import { drugAnswer } from "./medicines/drugAnswer";
import { medicationAnswer } from "./medicines/medicationAnswer";
import { inWordsAsked, pastAnswer } from "./pastAnswer";
import { operationTime } from "./operationTime";
import { playsDown } from "./playsDown";
import { asksAboutRisk, riskAnswer, suicidesInFamily } from "./riskAnswer";
import { supplementAnswer } from "./medicines/supplementAnswer";
import { recordAnswer } from "./medicines/recordAnswer";
import { surroundingsAnswer } from "./social/surroundingsAnswer";
import { sexualAnswer } from "./social/sexualAnswer";
import { unanswered } from "./unanswered";
import { unknownOrDeclined } from "./unknownOrDeclined";
import { vaccineAnswer } from "./social/vaccineAnswer";
import { wishesAnswer } from "./wishesAnswer";
import { deniedHabits, habitAnswer, socialAnswer } from "./social/socialAnswer";
import { drugsAsked } from "./social/deniedSubstances";

/** Topics that a plain "no" denies: the kind of the denial, and what is denied as written in a note. */
const denials: Partial<Record<QuestionTopic, { kind: Fact["kind"]; object: string }>> = {
  surgeries: { kind: "procedure", object: "prior surgeries" },
  hospitalizations: { kind: "procedure", object: "prior hospitalizations" },
  medications: { kind: "medication", object: "medications" },
  travel: { kind: "social", object: "recent travel" },
  contacts: { kind: "social", object: "sick contacts" },
  smoking: { kind: "social", object: "smoking" },
  vaping: { kind: "social", object: "vaping" },
  alcohol: { kind: "social", object: "alcohol use" },
  drugs: { kind: "social", object: "recreational drug use" },
  otherSymptoms: { kind: "symptom", object: "other symptoms" },
};
/** Topics whose answers belong to the social history. */
const social = new Set<QuestionTopic>([
  "smoking",
  "vaping",
  "alcohol",
  "drugs",
  "occupation",
  "living",
  "exercise",
  "diet",
  "travel",
  "contacts",
  "vaccination",
  "sexual",
]);

/**
 * Reads the facts of a question and its answer: attributes of the complaint, items of a list, and denied or affirmed
 * topics. Returns no facts if the answer has to be read as a statement; an answer longer than its facts is read as one
 * too (`coversAnswer` is false).
 */
export function answerFacts(exchange: Exchange): AnswerResult {
  const topic = questionTopic(exchange.asked);
  const { reply } = exchange;
  if (reply.polarity === "unheard") return { facts: unanswered(exchange, topic), coversAnswer: true };
  const first = unknownOrDeclined(exchange) ?? recordAnswer(exchange);
  if (first) return first;
  if (asksRelation(exchange.asked)) return { facts: [], coversAnswer: reply.rest === "" };
  const vaccine = vaccineAnswer(exchange);
  if (vaccine) return vaccine;
  if (asksAboutRisk(exchange))
    return { facts: [riskAnswer(exchange), ...suicidesInFamily(exchange)], coversAnswer: true };
  const wish = wishesAnswer(exchange);
  if (wish) return { facts: [wish], coversAnswer: true };
  if (asksAboutTouch(exchange)) return { facts: examAnswer(exchange), coversAnswer: true };
  if (topic === "allergy") return allergyAnswer(exchange);
  if (topic === "family") return familyAnswer(exchange);
  if (topic === "contacts" && exceptsSomeone(exchange)) return { facts: [], coversAnswer: false };
  const exposure = topic === "contacts" ? exposureAnswer(exchange) : null;
  if (exposure) return { facts: [exposure], coversAnswer: reply.rest === "" };
  if (topic === "smoking" && ofHouseholdPattern.test(exchange.asked)) return householdSmoking(exchange);
  const own = [...lengthOfCondition(exchange), ...ownRule(exchange)];
  if (own.length > 0) return { facts: own, coversAnswer: true };
  const ruled = topic ? ruledAnswer(topic, exchange) : null;
  if (ruled) return ruled;
  if (!topic && findDrugs(exchange.asked).length > 0) {
    const taken = drugAnswer(exchange);
    if (taken.facts.length > 0) return taken;
  }
  const pregnancy = pregnancyAnswer(exchange);
  if (pregnancy) return { facts: [pregnancy], coversAnswer: true };
  const dated = /\b(?:last|first|most recent) /i.test(exchange.asked) ? labelledAnswer(exchange) : null;
  if (dated) return { facts: [dated], coversAnswer: true };
  if (exchange.isOtherSubject)
    return exchange.habit ? habitAnswer(exchange.habit, exchange) : { facts: [], coversAnswer: false };
  return symptomAnswer(topic, exchange) ?? otherAnswer(topic, exchange);
}

/** Reads the answer to a question about a symptom or one of its attributes; null for other answers. */
function symptomAnswer(topic: QuestionTopic | null, exchange: Exchange): AnswerResult | null {
  const { reply } = exchange;
  const blood = bloodAnswer(exchange);
  const brought = broughtUp(exchange);
  if (brought) return { facts: [brought], coversAnswer: reply.rest.split(" ").length <= 4 };
  const kindOfCough = blood ? null : coughKind(exchange);
  if (kindOfCough) return { facts: [kindOfCough], coversAnswer: reply.rest.split(" ").length <= 4 };
  const named = namedAnswer(topic, exchange);
  if (named)
    return { ...named, facts: [...named.facts, ...[blood, weightChange(exchange)].flatMap((fact) => fact ?? [])] };
  const described = describedAnswer(exchange);
  if (described.length > 0) return { facts: described, coversAnswer: true };
  const fever = feverAnswer(exchange);
  if (fever) return { facts: [fever], coversAnswer: exchange.answer.text.split(" ").length <= 8 };
  if (blood) return { facts: [blood], coversAnswer: reply.rest.split(" ").length <= 4 };
  if (topic) {
    const filled = attributeAnswer(topic, exchange);
    if (filled.length > 0) return { facts: filled, coversAnswer: exchange.answer.text.split(" ").length <= 10 };
  }
  return null;
}

/** Reads the answer to a question that no other rule is for: a measure, an amount, or what was asked as its label. */
function otherAnswer(topic: QuestionTopic | null, exchange: Exchange): AnswerResult {
  const { reply } = exchange;
  const measured = supplementAnswer(exchange) ?? measuredAnswer(exchange);
  if (measured) return { facts: [measured], coversAnswer: true };
  const amount = amountAnswer(exchange);
  if (amount) return { facts: [amount], coversAnswer: true };
  // "They have been heavier" is a sentence of its own, "Heavier" is not.
  const isAboutPeriods = /\bperiods\b/i.test(exchange.asked) && !/^(?:they|it)\b/i.test(exchange.answer.text);
  const isLabelled =
    isClinicalQuestion(exchange.asked, topic) || socialMatterPattern.test(exchange.asked) || isAboutPeriods;
  const labelled = isLabelled ? labelledAnswer(exchange) : null;
  if (labelled) return { facts: [labelled], coversAnswer: true };
  const asked = objectAnswer(exchange, topic && social.has(topic) ? "social" : "statement");
  if (asked && isClinicalQuestion(exchange.asked, topic)) return { facts: [asked], coversAnswer: reply.rest === "" };
  const confirmed = confirmedStatement(exchange);
  return confirmed ? { facts: [confirmed], coversAnswer: reply.rest === "" } : { facts: [], coversAnswer: false };
}

/** Reads the answer to a question that one rule of its own is for, whatever its topic; empty if there is none. */
function ownRule(exchange: Exchange): Fact[] {
  const first =
    operationTime(exchange) ?? circumstanceAnswer(exchange) ?? functionAnswer(exchange) ?? surroundingsAnswer(exchange);
  if (first) return [first];
  const weight = exchange.reply.polarity === null ? weightChange(exchange) : null;
  if (weight) return [weight, weightSymptom(weight, exchange)];
  const last = durationOfDrug(exchange) ?? exerciseAnswer(exchange) ?? measuredHabit(exchange);
  return last ? [last] : [];
}

/**
 * Reads a statement about the patient that the clinician asks to be confirmed: "So you ran out of your inhaler?"
 * "Yeah."
 */
function confirmedStatement({ asked, reply, question, answer }: Exchange): Fact | null {
  const said =
    /^(you (?:ran|had|have|took|got|went|fell|came|were|are|still|stopped|started|[a-z]{3,}ed) .{6,80})\?$/i.exec(
      asked,
    )?.[1];
  if (
    !said ||
    reply.polarity !== "yes" ||
    /\b(?:right|know|me|I|questions?|ready|okay)\b|^you [a-z]+ (?:not|never|no)\b/i.test(said)
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

/** Matches a question about people with whom the patient lives: "Does anyone at home smoke?" */
const ofHouseholdPattern =
  /\b(?:any ?(?:one|body)|some ?one|people|family|household|roommates?|(?:second|passive)[- ]?hand|your (?:wife|husband|partner|parents?|mother|father|mom|dad|girlfriend|boyfriend|family))\b/i;

/** Reads whether someone smokes where the patient lives. */
function householdSmoking(exchange: Exchange): AnswerResult {
  const { reply } = exchange;
  if (reply.polarity !== "yes" && reply.polarity !== "no") return { facts: [], coversAnswer: false };
  const fact = makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "yes" ? "present" : "absent",
    slots: { topic: "householdSmoking" },
  });
  return { facts: [fact], coversAnswer: reply.rest === "" };
}

/** Matches words that make a question clinical although its topic is unknown: "appetite", "fell". */
const clinicalPattern =
  /\b(?:pain|symptoms?|medic\w+|pills?|weight|appetite|bowels?|urin\w*|pee|stools?|period|breath\w*|sleep\w*|mood|hurt\w*|sore|stiff\w*|injur\w*|fall|fell|diabet\w+|pressure|heart|infection|sick|exercise|diet|salt|vision|hearing|throat|ears?|eyes?|head|hit|pass(?:ed)? out|conscious\w*|bleed\w*|seizures?|knees?|hips?|back|neck|shoulders?|legs?|feet|foot|ankles?|arms?|hands?|stomach|belly|worse|better|help\w*|blood|sugar\w*|doctor|treat\w*|therapy|test\w*|x-ray|surgery|work|walk\w*|bend|lift|stairs|active|energy|skin|hair|drink\w*|eat\w*|swallow\w*|contact|changes?|trauma|inhaler|brace|ice|check\w*|monitor\w*|water|fluids|lump|mass|trouble|difficult\w*|problems?|able|normal|regular|healthy|smok\w*|vaccin\w*|allerg\w*|pregnan\w*|bit(?:e|ten)|numb\w*|tingl\w*|weak\w*|flare\w*|rest|travel\w*|radiat\w*|move|constant|taking|using|episodes?|goggles|helmet|seat ?belt|mask|gloves|glasses|lenses|wake|waking|steroids?|antibiotics?|puffers?|nebuli[sz]er|pillows?|drive|driving)\b/i;

/** Matches subjects of the social history: "pets", "stress", "school". */
const socialMatterPattern =
  /\b(?:aura|warnings?|pets?|coffee|tea|caffeine|smear|mammogram|colonoscopy|hobbies|stress|home|job|school|feeding|feeds?|nappies|diapers?|concentration|libido|relationship|alarms?)\b/i;

/** Returns whether the answer to a question belongs in a note: its topic is known, or it names something clinical. */
function isClinicalQuestion(asked: string, topic: QuestionTopic | null): boolean {
  if (smallTalkPattern.test(asked)) return false;
  return (
    topic !== null ||
    clinicalPattern.test(asked) ||
    findSymptoms(asked).length > 0 ||
    findConditions(asked).length > 0 ||
    findDrugs(asked).length > 0
  );
}

/**
 * Matches words of a question about drugs that were given or prescribed on one occasion: "did they give you", "at the
 * hospital".
 */
const oncePattern =
  /\b(?:prescrib\w+|gave|given|give you|(?:in|at|from) the (?:er|e\.r\.|emergency \w+|hospital|clinic)|last time|back then)\b/i;
/** Matches what an answer excepts from its "no": "No, I just take Reactine". */
const exceptPattern =
  /^(?:but |well |not really |only |just )*(?:I |we )?(?:just|only|do|did|have|take|use|except|other than|apart from|besides)\b/i;

/** Matches a "no" that excepts what follows: "No, just the cold medicines". */
const noButPattern =
  /^(?:no|nope|not really|nothing)(?: regular(?:ly)?)?,? (?:(?:it is|well|really),? )*(?:just|only|except|apart from|besides|other than)\b/i;

/** Matches a question for what is taken besides what is known: "any other medicines", "on anything else". */
const asksForOthersPattern =
  /\b(?:any|no|some|take|taking|use|using|on) other\b|\banything else\b(?! (?:for|to)\b)|\bwhat else\b/i;

/** Reads the answer to a question whose topic has rules of its own; null if the general rules apply. */
const ruledAnswer = (topic: QuestionTopic, exchange: Exchange): AnswerResult | null =>
  sexualAnswer(topic, exchange) ?? ratedOrPlaced(topic, exchange) ?? topicAnswer(topic, exchange);

/**
 * Reads a rating of the complaint, or a long answer to "Where is the pain?"; null for other answers. They are read
 * before the yes and no: in "How severe is the pain?" "Probably an 8", "probably" is no hedged yes.
 */
function ratedOrPlaced(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  if (exchange.isOtherSubject) return null;
  const length = exchange.answer.text.split(" ").length;
  const isPlace = topic === "site" && /\bwhere\b/i.test(exchange.asked) && length > 12;
  const facts = topic === "severity" || isPlace ? attributeAnswer(topic, exchange) : [];
  return facts.length > 0 ? { facts, coversAnswer: length <= 10 } : null;
}

/** Reads lists, denials and habits by the topic of their question; null if the general rules apply. */
function topicAnswer(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  const { reply, asked, answer, turn } = exchange;
  const from = questionAndAnswer(exchange);
  const isNo = reply.polarity === "no";
  if (topic === "conditions" || topic === "surgeries" || topic === "hospitalizations")
    return pastAnswer(topic, exchange);
  if (topic === "medications") {
    const taken = medicationAnswer(exchange);
    if (taken) return taken;
    const askedDrugs = findDrugs(asked);
    if (askedDrugs.length > 0 && reply.polarity) return drugAnswer(exchange);
  }
  if (topic === "tried") {
    const tried = turn.flatMap((sentence) => medicationFacts(sentence, sentence === answer ? from : [sentence], true));
    if (tried.length > 0) return { facts: tried, coversAnswer: false };
  }
  if (topic === "adherence" || (topic !== "drugs" && findDrugs(asked).length > 0)) {
    const confirmedDrugs = drugAnswer(exchange);
    if (confirmedDrugs.facts.length > 0) return confirmedDrugs;
  }
  if (
    topic === "medications" &&
    isNo &&
    (oncePattern.test(asked) || exceptPattern.test(reply.rest) || (reply.rest !== "" && noButPattern.test(answer.text)))
  )
    return { facts: [], coversAnswer: false };
  if (topic === "otherSymptoms" && isNo && ofAnyoneSickPattern.test(asked)) return { facts: [], coversAnswer: false };
  const denial = denials[topic];
  const former = denial?.kind === "social" ? formerHabit(topic, exchange) : null;
  if (former) return { facts: [former], coversAnswer: true };
  if (isNo && denial?.kind === "social" && playsDown(topic, reply.rest, answer.text))
    return socialAnswer(topic, exchange, true);
  const habits = isNo && denial?.kind === "social" ? deniedHabits(exchange) : [];
  if (habits.length > 1) return { facts: habits, coversAnswer: true };
  if (isNo && denial && !(topic === "otherSymptoms" && findSymptoms(asked).length > 0)) {
    if (
      denial.kind === "social" &&
      /\b(?:quit|stopped|used to|gave up|years ago|anymore)\b/i.test(turn.map(({ text }) => text).join(" "))
    )
      return null;
    const denied = topic === "travel" || topic === "contacts" ? exposuresAsked(asked) : [topic];
    return {
      facts: denied.map((each) =>
        makeFact({
          kind: denial.kind,
          from,
          polarity: "absent",
          certainty: reply.isHedged ? "likely" : "stated",
          slots: {
            topic: each,
            object: deniedObject(each, denials[each]?.object ?? denial.object, asked),
          },
        }),
      ),
      coversAnswer: reply.rest.split(" ").length < 4,
    };
  }
  if (social.has(topic) && topic !== "sexual") return socialAnswer(topic, exchange);
  return null;
}

/** Matches a question that asks whether someone else is ill: "Has she had any symptoms?" */
const ofAnyoneSickPattern =
  /\b(?:has|have|had|did|does|do|is|are|was|were) (?:he|she|they|anyone|anybody|someone) (?:[a-z]+ ){0,3}any symptoms\b/i;

/** Returns what a no denies, in the words of the question. */
const deniedObject = (topic: QuestionTopic, object: string, asked: string): string =>
  deniedDrug(topic, asked) ??
  (topic === "medications" && asksForOthersPattern.test(asked) ? "other medications" : inWordsAsked(object, asked));

/**
 * Returns what a "no" denies if the question names recreational drugs: "cannabis use" for "Do you smoke weed?"
 * Undefined for other questions.
 */
function deniedDrug(topic: QuestionTopic, asked: string): string | undefined {
  const named = topic === "drugs" ? drugsAsked(asked) : [];
  return named.length > 0 ? `${named.join(" or ")} use` : undefined;
}

/** Matches an answer that only says that a habit has ended: "No, not anymore", "Not since my son was born". */
const endedPattern =
  /^(?:(?:no|nope|nah|well|oh),? )*(?:(?:not|I do not|never) (?:any ?more|any longer|these days|now)|no longer|I used to|(?:not|none) (since (?:[\w' ]{3,60})))(?:,? (?:no|I used to))*$/i;

/** Reads a habit that has ended; null if the answer does not say so, or says more. */
function formerHabit(topic: QuestionTopic, exchange: Exchange): Fact | null {
  const { answer, turn } = exchange;
  const ended = endedPattern.exec(answer.text);
  if (!ended || turn.length > 1 || topic === "travel" || topic === "contacts") return null;
  return makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    time: { when: "past" },
    slots: { topic, state: "former", when: ended[1] },
    said: answer.text,
  });
}
