import { mainPart } from "./mainPart";
import type { Fact } from "../../../facts/Fact";
import { isWholeCondition } from "../../../facts/frames/conditionIn";
import { hasPlanContent } from "../../../facts/frames/hasPlanContent";
import { discussesPrecautions, seeksCare } from "../../../facts/segment/joinSafetyNets";
import { gerund } from "../../../facts/verbs/gerund";
import { planClauses } from "../prose/planClauses";
import { printFault } from "../printFault";
import { withoutFiller } from "../clinicalWords";
import { aboutThePatient, conjugate, type Person } from "../toThirdPerson";
import { asSentence } from "./listOf";
import { medicationPhrase } from "./medicationSentence";
import { withPurpose } from "./withPurpose";
import { followUpWords } from "./followUpWords";
import { lowerFirst } from "../../../platform/lowerFirst";
import { lowerStart } from "./lowerStart";

/** Matches talk after an order that is not part of the order: "and we will see how", "okay". */
const tailPattern =
  /(?:,? (?:and (?:then )?(?:we will|I will|that|see) (?:see )?(?:how|what|if) .*|to see (?:how|what|if) .*|just to .*|okay|alright|so that .*|which (?:will|should|is) .*|because .*|'?cause\b .*|for you|on you|with you|if that is (?:okay|alright) .*|so we can .*|so you .*|you know|please|as well|today and|and I think .*|,? (?:and )?here (?:is|are) .*|that I think .*|how does .*|what do you .*|is that .*|does that .*|do you .*|any questions.*))+$/i;

/** Matches a word that a note omits before drugs of the commonest classes: "the lisinopril". */
const beforeDrugPattern = /\b(?:the|your|that|this) (?=[a-z]+(?:pril|sartan|olol|statin)\b)/i;

/** Formats an order, a piece of advice or a follow-up as a line of a plan; null if its words are not fit for a note. */
export function planSentence(fact: Fact, person: Person): string | null {
  const when = fact.slots.when?.text;
  if (discussesPrecautions(fact.said)) return "Return precautions were discussed.";
  if (isBareSafetyNet(fact) || (fact.condition && !isWholeCondition(fact.condition.words))) return null;
  if (fact.slots.action?.text === "medication") return asSentence(medicationOrder(fact));
  const action = fact.slots.action?.text;
  const isItem = action === "item" || action === "direct" || action === "provide";
  for (const candidate of planCandidates(fact)) {
    const main = verbPhrase(
      fact,
      plainOrder(
        withoutFiller(candidate.replace(/\bhave (?:you|him|her|them) see (?:the |our |an? )?/gi, "refer to ")).replace(
          beforeDrugPattern,
          "",
        ),
      ),
    );
    const text = when ? `${withoutFiller(when)}, ${lowerStart(main)}` : main;
    const sentence = asSentence(tidyPlan(aboutThePatient(text, person.sex)));
    if (
      sentence.split(" ").length >= (action === "none" || isItem ? 2 : 3) &&
      (fact.kind === "followUp" ||
        isItem ||
        when !== undefined ||
        /^not /.test(candidate) ||
        hasPlanContent(sentence)) &&
      printFault(sentence, true) === null &&
      !(fact.kind === "followUp" && ofThisVisitPattern.test(sentence))
    )
      return sentence;
  }
  return null;
}

/** Matches the reason of the present visit, which is not a follow-up to come: "The patient is in for a follow up". */
const ofThisVisitPattern =
  /^(?:the patient (?:is (?:here|in|back)|presents)|(?:it looks like )?we are (?:here|just )?(?:following up|seeing))\b/i;

/** Matches words that give an instruction to seek care its condition, reason or time: "if", "tonight", "in 2 days". */
const conditionOrTimePattern =
  /\b(?:if|when|whenever|unless|in case|for|with|because|should|any|now|today|tonight|tomorrow|right away|immediately|straight from|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\d+|an?|the|two|three)|after|once|as soon|at \d)\b/i;

/** Matches an instruction to call and nothing else: "please give us a call". */
const bareCallPattern =
  /^(?:(?:please|just|do|to|you|can|should|also|always|give|get) )*(?:call|ring|phone|contact|(?:me|us|the clinic) a call|reach out)(?: (?:to|me|us|back|the (?:clinic|office|practice)|again))*$/i;

/**
 * Returns whether a fact advises the patient to seek care or to call without saying when or why. A note without the
 * condition would ask the patient to come at once. False for "go to the ER right now", which needs no condition.
 */
export function isBareSafetyNet({ slots, condition }: Fact): boolean {
  if (slots.when ?? condition) return false;
  const text = (slots.object?.text ?? "").replace(/(?<![\s.,])[\s.,]+$/, "");
  if (conditionOrTimePattern.test(text)) return false;
  return seeksCare(text) || bareCallPattern.test(text);
}

/** Matches words that only point to the problem that an order is listed under: "physical therapy | for that". */
const pointsBackPattern =
  /(?<!\b(?:tests?|tested|testing|screen(?:ed|ing)?|check(?:ed|ing)?|look(?:ing)?|swab|treat(?:ed)?|treatment|up)) for (?:that|this|it)(?=$|[,.]| (?:just|to|and|with|in|so|as well|too)\b)/gi;

/**
 * Returns versions of the words of an order, advice or follow-up without the talk after them, best first. The first
 * version that is fit for a document is used.
 */
export function planCandidates({ kind, slots, condition }: Fact): string[] {
  const words = (slots.object?.text ?? "").replace(pointsBackPattern, "");
  const object = cutTail(words);
  const aimed = kind === "order" || kind === "advice" ? withPurpose(words) : null;
  // After a condition, "and" adds a consequence: "If it is no better, call us and we will do an x-ray".
  const isWhole = slots.when !== undefined || upperLimitPattern.test(object);
  const all = [...(aimed ? [aimed] : []), ...(isWhole ? [object] : []), mainPart(object), firstClause(object)];
  // Without "only if" or "unless", the order of a drug would say that it is to be taken in any case.
  const isLimited =
    kind === "order" && slots.name !== undefined && !slots.when && limitsPattern.test(condition?.words ?? "");
  return isLimited ? all.filter((text) => limitsPattern.test(text)) : all;
}

/** Matches the limit of a dose at the end of an order: "go up by 2 units, | but stop at 40". */
const upperLimitPattern =
  /, (?:but |and )?(?:stop at|do not (?:go|take)|not|no|never) (?:(?:over|above|past|beyond|higher than|more than) )?\d|, up to (?:a max\w* of )?\d/i;

/** Matches the start of a condition that limits an order: "only if", "unless". */
const limitsPattern = /\b(?:only (?:if|when)|unless)\b/i;

/** Formats the order of a drug: "Start lisinopril 20 mg daily". */
export function medicationOrder(fact: Fact): string {
  const verbs: Readonly<Record<string, string>> = {
    continue: "Continue ",
    start: "Start ",
    increase: "Increase ",
    decrease: "Decrease ",
    stop: "Stop ",
    hold: "Hold ",
  };
  return `${verbs[fact.slots.state?.text ?? ""] ?? ""}${medicationPhrase(fact)}`;
}

/** Matches a condition that breaks off after an order: "… and when that is complete". */
const brokenConditionPattern =
  /,? (?:and|or|but) (?:then )?(?:if|when|once|after|as soon as) (?:that|this|it|those|these) (?:is|are|has been|have been)(?: all)?(?: (?:complete|completed|done|finished|over|back|ready))?$/i;

/** Matches reassurance after an order: "… after surgery this is going to be just a normal procedure". */
const calmingPattern =
  / (?<!\b(?:if|that|when|because) )this (?:is|will be|should be) (?:going to be )?(?:(?:just|really|only) )?(?:an? )?(?:normal|simple|standard|routine|quick|easy|straightforward)\b.*$/i;

/** Returns an order without the talk that is left around it: "start amoxicillin, okay" → "start amoxicillin". */
const cutTail = (text: string): string =>
  text
    .replace(/,? (?:that|which) you (?:can |should |will )?(?:just )?(keep (?:at home|on hand|handy)),?/i, " to $1")
    .replace(/\b(called|contacted|talked to|spoken (?:to|with)) us\b/gi, "$1 the clinic")
    .replace(/^(?:prescribe|start|give|order) (?=(?:request|arrange|schedule) )/i, "")
    .replace(/^(prescribe|start|give|continue|order) (?:is|are|am) (?:taking|on) (?:the )?/i, "$1 ")
    .replace(brokenConditionPattern, "")
    .replace(calmingPattern, "")
    .replace(/(?<!\b(?:until|till|by|before|since)),? then$/i, "")
    .replace(/,? (?:that one|which) (?:makes|can make|will make) you .*$/i, "")
    .replace(tailPattern, "")
    .replace(/,? instead,? (?:and )?(?:not|of|rather than) .*$/i, "");

/** Returns the first clause of a text. */
const firstClause = (text: string): string =>
  text.split(/[,;]| (?=(?:and|but|so) (?:I|we|you|that|it|he|she|they|then|if)\b)/)[0] ?? text;

/** Matches a request to call, after which an order with a condition is for the patient: "hold it | and call us". */
const callsClinicPattern =
  /\band (?:(?:call|ring|phone|contact|tell|message) (?:me|us|the (?:clinic|office|practice|surgery))|let (?:me|us) know|give (?:me|us|the (?:clinic|office|practice|surgery)) an? (?:call|ring|shout|bell)|get (?:back )?in touch(?: with (?:me|us))?)\b/i;

/** Matches advice that is really an order to start a drug: "put you on …", from "I want to put you on …". */
const startsDrugPattern = /^(?:you )?(?:to )?(?:put|start|place) (?:you|him|her|them) on (?:an? |some |the )?/i;

/** Matches the start of a permission to a parent: "give him" of "give him acetaminophen". */
const givesPattern = /^give (?:(?:him|her|them|your [a-z]+|the (?:baby|child)) )?/i;

/** Returns the words of a plan with their verb: "We will …", "I recommended …", "I advised you to …". */
function verbPhrase(fact: Fact, object: string): string {
  const action = fact.slots.action?.text;
  if (fact.kind === "followUp") return followUpWords(object);
  if (action === "item") return object;
  // "If you get a cough, stop it and call us" is for the patient to do, and "do not withhold the steroids" too.
  if (fact.kind === "order" && fact.slots.when && callsClinicPattern.test(object))
    return `the patient should ${lowerStart(object).replace(callsClinicPattern, "and call the clinic")}`;
  // "Any rash, stop it" is for the patient to do.
  if (fact.kind === "order" && signPattern.test(fact.slots.when?.text ?? "") && endsDosePattern.test(object))
    return /\b(?:I|we) (?:will|would|can|could|may|might)\b/i.test(fact.said)
      ? `We will ${lowerStart(object)}`
      : `the patient should ${lowerStart(object)}`;
  if (fact.kind === "order" && continuesHabitPattern.test(object)) return `I advised you to ${lowerStart(object)}`;
  if (fact.kind === "order" && /^do not /i.test(object)) return `I advised you to ${object.replace(/^do /i, "")}`;
  // What is done to oneself is for the patient to do: "get a scale and weigh yourself daily".
  if (
    fact.kind === "order" &&
    forThemselfPattern.test(object) &&
    !/^(?:put|place|keep|admit) (?:you|him|her)\b/i.test(object)
  )
    return `I advised you to ${lowerStart(object)}`;
  if (fact.kind === "order") return fact.certainty === "possible" ? possible(object) : `We will ${lowerStart(object)}`;
  if (action === "not")
    return /^(?:an?|any|the|more|further|another) /i.test(object)
      ? `no need for ${object.replace(/^any /i, "")}`
      : `We will not ${object}`;
  if (action === "none") return object.replace(/^(?!no\b)/i, "no ");
  if (action === "may")
    return givesPattern.test(object)
      ? `Patient may be given ${object.replace(givesPattern, "")}`
      : `Patient may ${object}`;
  const started = startsDrugPattern.exec(object);
  if (started) return `We will start ${object.slice(started[0].length)}`;
  const gerundLike = /^[a-z]+ing\b/i.test(object);
  if (action === "need") return `you will need ${object}`;
  if (action === "recommend")
    return gerundLike || !/^(?:you|we|to|I)\b/i.test(object)
      ? `I recommended ${inGerunds(object.replace(/^(?:Light|Modified|Desk|Sedentary)\b/, lowerFirst))}`
      : `I recommended ${object.replace(/^(?:that )?you /i, "that the patient ")}`;
  if (/^bring (?:you|him|her|them|the (?:patient|baby|child)) (?:back|in|to)\b/i.test(object))
    return lowerStart(object);
  return `I advised you to ${lowerStart(object)
    .replace(/^(?:you )?to /, "")
    .replace(/^(?:will|can|should|are|have to) /i, "")}`;
}

/** Matches a sign that the patient notices, as the condition of an order: "any rash", "if you get dizzy". */
const signPattern =
  /^(?:if there is )?any\b|^if (?:you|he|she) (?:get|have|notice|develop|feel|vomit|become|start|see)\b/i;
/** Matches what a patient does with a drug at such a sign: "stop Lamictal". */
const endsDosePattern = /^(?:stop|hold|skip|pause|halve) /i;
/** Matches what a patient continues to do: "continue to take Tylenol", "continue to ice it". */
const continuesHabitPattern =
  /^continue (?:to (?:take|use|ice|elevate|rest|wear|eat|drink|exercise|stretch|stay|avoid|walk)|(?:icing|elevating|resting|wearing|eating|drinking|exercising|stretching|walking))\b(?!.* (?:you (?:are|will)|we (?:are|will)|I (?:am|will)|will)\b)/i;

/** Returns what is recommended with its verbs as nouns: "put you in a brace" → "putting you in a brace". */
const inGerunds = (object: string): string =>
  object
    .replace(
      /^(?:put|take|call|see|use|wear|rest|ice|start|stop|avoid|keep|try|get|do|go|continue|increase|decrease)\b(?! (?:of|in|is)\b)/i,
      gerund,
    )
    .replace(
      /^([a-z]+ing [^,.]{3,60} and )(discuss|talk|ask|see|check|take|get|do|start|stop|use|call|rest|put|wear)\b/i,
      (_all, before: string, verb: string) => before + gerund(verb),
    );

/** Returns an order that is only an option: "We can try varenicline". */
const possible = (object: string): string =>
  /^need\b/.test(object)
    ? `Patient may ${object}`
    : /^[a-z]+ /.test(object) && !/^(?:consider|possibl\w+|maybe|perhaps)\b/i.test(object)
      ? `We can ${object}`
      : object;

/** Matches words for what patients do to themselves, so that the order is theirs to carry out: "weigh yourself". */
const forThemselfPattern = /\byoursel(?:f|ves)\b/i;

/**
 * Rewrites a spoken order as it is written: without "some" and commas before doses, and with fitting verbs: "order a
 * referral to" → "refer you to".
 */
function plainOrder(text: string): string {
  return text
    .replace(
      /\b((?:order|get|obtain|check|prescribe|start|give|schedule|repeat|recheck|refer to|along with|and)) some (?!of\b)/gi,
      "$1 ",
    )
    .replace(/([a-z]{4,30}),? (?:at )?(\d[\d.]{0,6} (?:mg|mcg|units?|g|mL|puffs?|tablets?)\b)/gi, "$1 $2")
    .replace(
      /\b(mg|mcg|units?|mL|puffs?|tablets?), (?=(?:once|twice|daily|every|\d+ times|three times|as needed|at bedtime|in the)\b)/gi,
      "$1 ",
    )
    .replace(/\bq\.? ?(\d{1,2}) ?h\b\.?/gi, "every $1 hours")
    .replace(/\b(start|try) (?:an? )?(?:different|new|other) medication,? (?=[a-z]+ \d)/gi, "$1 ")
    .replace(/\b(?:order|obtain|get) ((?:the |an? |your )?[a-z -]{4,60}) scheduled(?=[.,]|$)/gi, "schedule $1")
    .replace(/\b(?:order|put in|place) (?:an? |the |another )?referral (?=to|for)/gi, "refer ")
    .replace(/\border (?:an? |the |another )?([a-z ]{3,30}?) referral\b/gi, "refer to $1")
    .replace(/\brefer (?:you )?(?=to\b|back\b)/gi, "refer you ")
    .replace(/\b((?:obtain|get|buy) an? [a-z]+(?: [a-z]+)?),? (?=(?:weigh|check|measure)\b)/gi, "$1 and ");
}

/** Removes words that are left where "you" was replaced, and awkward repeats: "the medication for the patient". */
function tidyPlan(text: string): string {
  return planClauses(text)
    .replace(/\b(?:the patient )?(?:on|for|with|to) the patient(?=$|[.,])/gi, "")
    .replace(/\bthe patient's (?=medications?\b|[a-z]+(?:pril|sartan|olol|statin|formin)\b)/gi, "")
    .replace(/\b(?:we will )?go ahead and /gi, "we will ")
    .replace(/\bwe will we will\b/gi, "we will")
    .replace(/\bwe will rather not\b/gi, "we will not")
    .replace(
      /\b(increase|decrease) to (\d[\d.,]*(?: ?(?:mg|mcg|mL|units?|g|puffs?|tablets?))?) (?:of|on) (?:the )?([a-z]+)\b/gi,
      "$1 $3 to $2",
    )
    .replace(
      /(?<![\d.])(\d{1,5}(?:\.\d{1,3})?(?: (?:mg|mcg|units))?) of (?:the )?([a-z]{1,20}(?:pril|sartan|olol|statin|pine|formin|zide|semide|prazole|oxetine|traline|zepam|thyroxine|gliptin|gliflozin|xaban|lukast))\b/gi,
      "$2 $1",
    )
    .replace(/^(Patient may [^.]*?)\bthe patient's\b/, "$1their")
    .replace(/\b(work|set|check|sign|follow|build) they (up|off|out)\b/gi, "$1 them $2")
    .replace(/\bcontinue taking\b/gi, "continue")
    .replace(
      /\buntil I (?:have )?(?:see|seen|check|checked|recheck|examine|clear|cleared) (?:the patient|him|her|them)(?: (?:again|back)\b)?(?! (?:in|on|at)\b)/gi,
      "until seen again",
    )
    .replace(/\bwhich, (?=[a-z]{3,})/gi, "which ")
    .replace(/\b(their|his|her|the patient's) (?:mom|mum)\b/gi, "$1 mother")
    .replace(/\b(their|his|her|the patient's) dad\b/gi, "$1 father")
    .replace(/\bto once a day\b/gi, "to once daily")
    .replace(/\bonce a day\b/gi, "daily")
    .replace(/\b(\d+(?: (?:to|or) \d+)? times) a day\b/gi, "$1 daily")
    .replace(/\btry and (?=[a-z])/gi, "try to ")
    .replace(
      /\b(the patient (?:has|gets|sees|notices|develops|feels|starts|loses|becomes|cannot|vomits|passes)\b[^.]{0,80}? (?:or|and)) (have|get|see|notice|develop|feel|start|lose|become|vomit|pass|faint|cough)\b(?= )/gi,
      (_all, before: string, verb: string) => `${before} ${conjugate(verb)}`,
    )
    .replace(
      /\b(the patient (?:has|gets|sees|notices|develops|feels|starts|loses|becomes|vomits|passes) [^.,]{2,40}), (have|get|see|notice|develop|feel|start|lose|become|vomit|pass|faint|cough)(?= [^.]{0,300}\b(?:or|and)\b)/gi,
      (_all, before: string, verb: string) => `${before}, ${conjugate(verb)}`,
    )
    .replace(
      /\b(refer (?:the patient )?to|see) (?!(?:an?|his|her|their|our|the|my)\b)((?:[a-z]+ )?[a-z]+(?:ologist|iatrist|trician|geon|therapist|chologist|titian|tician))(?=[ .,]|$)/gi,
      (_all, to: string, who: string) => `${to} ${/^[aeiou]/i.test(who) ? "an" : "a"} ${who}`,
    )
    .replace(/\ba (?=(?:8\d?|11|18)[- ](?:year|month|week|day))/gi, "an ")
    .replace(/\btwice a day\b/gi, "twice daily")
    .replace(/\bevery day\b/gi, "daily")
    .replace(/(?<!\b(?:in|for|within|after|than|of|half|about|only) )\ba day\b(?= (?:for|with|in)|[.,]|$)/gi, "daily")
    .replace(/\s+/g, " ")
    .replace(/ ,/g, ",")
    .trim();
}

/** Minimum number of words of a judgement that says something: "The sugars are stable". */
const minReasoningWords = 4;

/** Returns the clinician's reasoning about a problem, in the third person; null if it is not fit for a note. */
export function reasoningSentence(fact: Fact, person: Person): string | null {
  const text = (fact.slots.detail?.text ?? "").replace(/^(?:and |so |but |now )+/i, "");
  for (const candidate of [text, firstClause(text)]) {
    const sentence = asSentence(tidyPlan(aboutThePatient(withoutFiller(candidate), person.sex)));
    if (sentence.split(" ").length >= minReasoningWords && printFault(sentence, true) === null) return sentence;
  }
  return null;
}

/** Matches a condition whose consequence was cut off: "if that does not work". */
const conditionOnlyPattern =
  /^(?:if|when|once|unless|until|in case)\b(?!.*(?:,|\b(?:then|will|can|could|may|might|should|would|call|return)\b))/i;

/** Number of words of an explanation that is noted: fewer say too little, more are too long for a note. */
const explainedWords = { min: 5, max: 24 };

/** Returns what the clinician explained to the patient, as "I explained that …"; null if it is not fit for a note. */
export function explanationSentence(fact: Fact, person: Person): string | null {
  const text = (fact.slots.detail?.text ?? "").replace(
    /^(?:that is for sure,? |and |so |but |now |because |that |then |well |I think (?:that )?|I believe (?:that )?)+/i,
    "",
  );
  for (const candidate of [text, firstClause(text)]) {
    const explained = tidyPlan(aboutThePatient(`you: ${withoutFiller(candidate)}`, person.sex)).replace(
      /^the patient: /,
      "",
    );
    const sentence = asSentence(`I explained that ${lowerFirst(explained).replace(/^(?=(?:is|was) )/, "this ")}`);
    const bare = explained.split(" ").length;
    if (conditionOnlyPattern.test(explained)) continue;
    if (
      bare >= explainedWords.min &&
      bare <= explainedWords.max &&
      !/\b(?:I|we|me)\b/.test(explained) &&
      printFault(sentence, true) === null
    )
      return sentence;
  }
  return null;
}
