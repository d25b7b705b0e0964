import { statedPlans } from "./statedPlans";
import { Rewriter } from "../../../platform/patterns/Rewriter";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { treatedWith } from "../../frames/orders/treatedWith";
import { adviceWords } from "./adviceWords";
import { restrictions } from "./restrictions";
import { avoidedOrders } from "./avoidedOrders";
import { dictatedPlans } from "./dictatedPlans";
import { requestedOrders } from "./requestedOrders";
import { roundaboutOrders } from "./roundaboutOrders";
import { diagnosisWords } from "../diagnosisWords";
import { hospitalPlans } from "./hospitalPlans";
import { judgedDiseases } from "./judgedDiseases";
import { dispositions } from "./dispositions";
import { everydayAdvice } from "./everydayAdvice";
import { everydayOrders } from "./everydayOrders";
import { adviceInOtherWords } from "../phrases/adviceInOtherWords";
import { drugDecisions } from "../phrases/drugDecisions";
import { followUpInOtherWords, testsInOtherWords } from "../phrases/testsInOtherWords";
import { plainDecisions } from "../phrases/plainDecisions";
import { doseChange, namedPlans, plansInPassing } from "./plansInPassing";
import type { Sentence } from "../Sentence";
import { spokenPlans } from "./spokenPlans";
import { unchangedPlans } from "./unchangedPlans";
import { verblessDiagnosis } from "./verblessDiagnosis";

/** Base forms of verbs with which a clinician says that an order is being given or was just given. */
const bases: Readonly<Record<string, string>> = {
  ordering: "order",
  ordered: "order",
  prescribing: "prescribe",
  prescribed: "prescribe",
  referring: "refer",
  referred: "refer",
  starting: "start",
  increasing: "increase",
  decreasing: "decrease",
  stopping: "stop",
  sending: "send",
  sent: "send",
  booking: "book",
  booked: "book",
  arranging: "arrange",
  arranged: "arrange",
  scheduling: "schedule",
  scheduled: "schedule",
  requesting: "request",
  requested: "request",
  adding: "add",
  putting: "put",
  getting: "get",
  giving: "give",
  checking: "check",
  repeating: "repeat",
};
/** Source of a pattern for the gerunds in `bases`. */
const gerunds = Object.keys(bases)
  .filter((verb) => verb.endsWith("ing"))
  .join("|");
/** Source of a pattern for the participles in `bases`. */
const participles = Object.keys(bases)
  .filter((verb) => !verb.endsWith("ing"))
  .join("|");

/** Matches an order in the progressive form: "I will also be ordering an MRI". */
const willBePattern = new RegExp(
  `\\b((?:I|we) (?:(?:am|are|will|would|also|just|then|still|probably|going to) )+)be (${gerunds})\\b`,
  "gi",
);
/**
 * Matches an order that was just given: "I have sent a prescription to your pharmacy", but not "I have ordered one last
 * month".
 */
const haveDonePattern = new RegExp(
  `\\b(I|we) have (?:already |just |also |gone ahead and ){0,3}(${participles}|put in(?! for\\b)(?! (?:[\\w-]{1,14} ){0,4}?${treatedWith}\\b))\\b(?![^.]{0,120}\\b(?:ago|last|before|previously|yesterday|earlier|in the past|since)\\b)`,
  "gi",
);
/** Matches advice as a question: "Why don't you come back in a week?", but not "Why don't you describe it?" */
const whyNotPattern =
  /\bwhy (?:do not (you|we)|do (you|we) not) (?:go ahead and )?(?!(?:just )?(?:tell|show|describe|walk me|have a seat|lie|lay|sit|hop|stand|start by|come (?:with|over|on|along)|take (?:a|your) (?:seat|deep|shirt|shoe)|let me|like|want|think|feel|have)\b)([^?]+)\??$/i;

/** Wordings of orders and advice with plain ones, applied in order. */
const plain: readonly (readonly [RegExp, string])[] = [
  ...testsInOtherWords,
  ...followUpInOtherWords,
  ...adviceInOtherWords,
  ...plainDecisions,
  ...everydayOrders,
  ...everydayAdvice,
  // "He's due for his second hepatitis A and his DTaP today"
  [
    /\b(?:you|he|she) (?:are|is) (?:also |now )?due for (?=[^.;?]{0,60}\b(?:hep(?:atitis)? [ab]|dtap|tdap|mmr|varicella|chicken ?pox|polio|ipv|hib|pneumococcal|prevnar|rotavirus|flu|influenza|tetanus|hpv|gardasil|mening\w+|shingrix|shingles|covid|rsv|boosters?|vaccin\w+|shots?|immuni[sz]ations?|jabs?)\b[^.;?]{0,40}\b(?:today|now|this visit)\b)/gi,
    "we will give ",
  ],
  [
    /\b(?:you|he|she) (?:are|is) (?:also |now |over)?due for (?:(?:your|his|her|the) )?(?=[^.;?]{0,60}\b(?:dtap|tdap|mmr|hpv|gardasil|shingrix|boosters?|vaccin\w+|(?:flu|tetanus|covid|shingles|pneumonia) shots?|jabs?|mammogram|colonoscopy|(?:pap )?smear|bone density|dexa|eye exam|a1c|cleaning)\b)/gi,
    "I recommend the ",
  ],
  [/\bI recommend the (?=(?:an?|some) )/gi, "I recommend "],
  // "25 for a week and then 50 after that"
  [/\b(then \d[\d.]*(?: ?(?:mg|mcg|units?))?)(?: (?:after that|thereafter|from then on))(?=$|[.,])/gi, "$1"],
  // "While we are waiting for your CT, I am going to order some morphine"
  [/^while (?:we|you) (?:are )?wait(?:ing)? (?:for|on) [^,.]{3,60}, (?=(?:I|we) )/i, ""],
  // "Keep the amlodipine but drop it to five"
  [
    /\b(?:keep|continue|stay on)(?: you| him| her)?(?: on)? (?:the |your |his |her )?([a-z-]{4,20}),? but (?:drop|lower|reduce|cut|bring|decrease|take) (?:it|that)(?: back)?(?: down)? to (?=\d)/gi,
    "decrease the $1 to ",
  ],
  [
    /\b(?:keep|continue|stay on)(?: you| him| her)?(?: on)? (?:the |your |his |her )?([a-z-]{4,20}),? but (?:increase|raise|bump|put|push|take|bring) (?:it|that) (?:back )?up to (?=\d)/gi,
    "increase the $1 to ",
  ],
  // "Okay nurse, give her morphine 4 mg"
  [
    /^(?:(?:okay|ok|alright|all right|right|so|nurse|please|doctor),? ){0,3}give (?:him|her|them|the patient) (?=(?:[a-z-]+ ){0,3}(?:of )?\d)/i,
    "I will give you ",
  ],
  // "He will be going home today with a prescription for azithromycin"
  [
    /\b(?:he|she|they|you) (?:will be|is|are) (?:going|being sent|discharged) home (?:today |tonight |now |later )?(?:with|on) (?:an? )?(?:prescriptions?|scripts?) for /i,
    "I will prescribe ",
  ],
  // "You can keep running, I just want you to take it easy"
  [
    /^((?:(?:and|so|okay|yes),? ){0,3}you (?:can|may|could) [^.,;?]{4,60}), (?:but )?(?:I|we) (?:just|only) (?:want|need|would like) you to (?=[a-z])/i,
    "$1 but ",
  ],
  [
    /^((?:(?:and|so|okay|yes),? ){0,3})you can (?:continue|keep|go on|carry on) (?:to )?work(?:ing)?\b/i,
    "$1continue working",
  ],
  [/^((?:(?:and|so|okay|yes),? ){0,3})you can (?:go back|return) to (work|school)\b/i, "$1return to $2"],
  [
    /^((?:(?:and|so|but|now|then),? )*)(?:obviously|of course|clearly|needless to say|it goes without saying(?: that)?),? (?=[a-z])/i,
    "$1",
  ],
  [
    /(^|, |\b(?:and|then|please) )do (?=(?:keep|continue|carry on|stay|finish|take|use|let|come|call|ring|go|make sure)\b)/gi,
    "$1",
  ],
  ...statedPlans,
  ...hospitalPlans,
  ...plansInPassing,
  ...spokenPlans,
  ...unchangedPlans,
  ...restrictions,
  ...adviceWords,
  ...roundaboutOrders,
  ...requestedOrders,
  ...avoidedOrders,
  ...dispositions,
  ...diagnosisWords,
  ...judgedDiseases,
  // "I'd like you seen in the hospital today"
  [
    /\b(I|we) (?:would like|want|need) (you|him|her|them) (?:to be )?(?=(?:seen|assessed|examined|checked|reviewed) (?:in|at|by|today|now|tonight|tomorrow)\b)/gi,
    "$1 want $2 to be ",
  ],
  // "I've also got a spray for you"
  [
    /^((?:(?:and|so|then|okay|now),? )*)I have (?:also )?(?:got )?(?=(?:an? |some )?(?:[a-z]+ ){1,3}?for (?:you|him|her)\b)((?:an? |some )?[a-z ]{3,40}?) for (?:you|him|her)\b/i,
    "$1I will give you $2",
  ],
  [/\b(?:keep|stay) (?:on )?(?:taking|using) (?=[a-z])/gi, "continue "],
  [/\bkeep going with (?=(?:the |your )?[a-z])/gi, "continue "],
  [/\b(?:what (?:we|they|I) call|what is (?:called|known as)|something (?:that is )?(?:called|known as)) /gi, ""],
  [/\b(?:I|we) (?:would like|want|need) (?:to (?:get|have) )?you back (?:here |in (?=(?:here|to)\b))?/gi, "come back "],
  [
    /\blet us (?:meet|talk|catch up|touch base|regroup)(?: (?:again|back|up))? (?=in \d|in an?\b|next|on|after)/gi,
    "come back ",
  ],
  [
    /\b(?:I|we) (?:would like|want) (?:us )?to (?:meet|talk)(?: again| back)? (?=in \d|in an?\b|next|on|after)/gi,
    "come back ",
  ],
  // "If you get weakness, or the worst headache of your life, A and E"
  [
    /^((?:(?:and|so|but|or),? ){0,3}(?:if|when|any|should) [^.?]{5,160}), (?=(?:the |an? )?(?:A ?(?:and|&) ?E|E\.?R|E\.?D|emergency(?: room| department)?|casualty)(?: (?:straight|right) ?away| immediately| please)?[.!]?$)/gi,
    "$1, go to ",
  ],
  // "If you go numb down below, straight to A and E"
  [
    /, (?=(?:straight|right|back)(?: back| away)? (?:down )?to (?:the |an? )?(?:A ?(?:and|&) ?E|E\.?R|E\.?D|emergency|casualty|hospital)\b)/gi,
    ", go ",
  ],
  [/\b(?:that is|this is) (?:an? )?(911|999|111|112) call\b/gi, "call $1"],
  [
    /, (?:then )?(?:that is|this is|it is)(?: (?:an?|straight|just|a straight))? (911|999|112)(?=$|[.,])/gi,
    ", call $1",
  ],
  [
    /, that is when (?:(?:I|we) (?:would|will)? ?(?:want|like|need) (?:for )?you to|you (?:need to|should|have to)) /gi,
    ", ",
  ],
  [
    /\bsomething (?:to|(?:that )?(?:we|I|you) (?:can|could|would|might|should|may)) (?:think about|consider|look (?:at|into)|discuss|talk about)\b/gi,
    "an option",
  ],
  [
    /^((?:(?:and|so|okay|now),? )*)(?:my|the|our) plan (?:for (?:you|that|this|today) )?(?:is|would be|will be) (?=an? |some )/i,
    "$1we will order ",
  ],
  [/\bthe thing to do is (?:to )?(?=[a-z])/gi, ""],
  // "Will it raise my sugar?" "It can, so check it twice a day"
  [
    /^(?:(?:yes|yeah|no|well),? )?(?:it|that|they|this) (?:can|does|do|will|might|may|could|is|are)(?: not)?(?: be)?,? so (?=[a-z])/gi,
    "",
  ],
  [/\b(?:carry|keep) on (?:with|taking|using) (?=[a-z])/gi, "continue "],
  [
    /\b(?:I|we) (?:really |just )?(?:do|would) not (?:want|like) to (?=(?:increase|raise|push|bump|double|go up on|go higher on|start|change|switch|add|prescribe|give|decrease|lower|stop|refill|double) )/gi,
    "we will not ",
  ],
  [/\bI (?:really |just )?do not want you (?:on|to be on|taking|having) /gi, "you should avoid "],
  // "it's time we got you in front of the orthopaedic team", "I'd like to have you looked at by a surgeon"
  [
    /\b(?:I think |maybe |probably ){0,2}(?:it is (?:about |probably |really |now ){0,2}time (?:that )?(?:we|I)|(?:we|I) (?:really |probably |just )?(?:should|need to|will|want to|would like to|am going to|are going to)|let us)(?: probably| just)? (?:got|get|have) (you|him|her) (?:in front of|in with|in to see|seen by|looked at by|reviewed by) (?=(?:the |our |an? |one of (?:the |our ))?(?:[a-z]+ )?(?:surg(?:eons?|ery)|[a-z]+olog(?:y|ists?)|[a-z]+ team|team|specialists?|clinic|physio\w*|orthop\w*|podiatr\w*|psychiatr\w*|diet(?:it|ic)ians?|therapists?|counsel\w+)\b)/gi,
    "we will refer $1 to ",
  ],
  [
    /\b(?:I think |maybe |probably ){0,2}(?:(?:we|I) (?:really |probably |just )?(?:should|need to|will|want to|would like to|am going to|are going to)|let us)(?: probably| just)? (?:have|get) ((?:an?|the|our|one of (?:the|our)) (?:[a-z]+ )?(?:surgeons?|[a-z]+ologists?|[a-z]+ team|specialists?|physio\w*|podiatr\w*|diet(?:it|ic)ian)) (?:to )?(?:take a (?:proper |good |quick )?look at|look at|see|assess|review|check) (?:you|him|her|it|that|this|them)\b/gi,
    "we will refer you to $1",
  ],
  // "If you get a fever come back", without the comma
  [
    /^((?:(?:and|but|so|okay|now|obviously|remember),? )*(?:if|when|in case) (?=[^,.;?]*?\b(?:is|are|not|gets?|got|starts?|notices?|have|has|feels?|develops?|goes|drops?|swells?|worsens?|bleeds?|miss|becomes?|hits?|stays?|happens?|continues?|persists?|lasts?)\b)(?:you|he|she|it|the|your|his|her|that|this|any|there)\b[^,.;?]{4,100}?)(?<!\b(?:to|and|or|not|cannot|you|we|I|they|he|she|will|can|could|may|might|should|must|then|just|please|also|symptoms|the|your|a)) (?=(?:please |just |then )?(?:come (?:back|in|see)(?=$|\.| (?:in|and|to|here|straight|right|sooner|see|me|us|any))|call (?:me|us|the|911|999|111|an)\b|go (?:to|straight|back)\b|let (?:me|us) know|ring (?:me|us|the|999|111)\b|head (?:to|straight)\b|get (?:help|seen|yourself (?:to|seen))\b|see (?:me|us)\b|sit down|lie down))/i,
    "$1, ",
  ],
  // "I'm restarting the brown inhaler", "Get your potassium checked this week"
  [
    /\b(?:I am|we are) (?:just |going to be )?(restart|renew|reorder)ing (?=(?:the |your |his |her )?[a-z])/gi,
    "we will $1 ",
  ],
  [
    /^((?:(?:and|so|then|also|please|just|okay),? )*)(?:get|have) (your|his|her) ([a-z][a-z -]{2,30}?) (checked|rechecked|measured|drawn|taken|tested|looked at)(?= |$|[.,;])/i,
    "$1you need to get $2 $3 $4",
  ],
  // "I'd like to see you every six months"
  [
    /^((?:(?:and|so|then|okay|but),? )*)(?:(?:I|we) (?:will |would like to |want to |need to |am going to |are going to )+|let us )(?:just )?(?:see|check in with) (?:you|him|her) (?:back )?(?:here )?every (?=[a-z0-9 ]{0,12}(?:weeks?|months?|years?)\b)/i,
    "$1come back every ",
  ],
  // "come back and see me", "come see us"
  [/\bcome (?:(?:back|in|on in|back in) (?:and|to) )?see (?:me|us|one of us)(?! in \d)\b/gi, "come back"],
];

const plainWords = new Rewriter(plain);

/** Matches a symptom before the order of its treatment, with both as groups: "For the fever, give her ibuprofen". */
const forSymptomPattern =
  /^(?:(?:and|so|now|then|okay),? )*for (?:the |your |his |her |any )?([a-z]+(?:(?: and| or|,) [a-z]+)?),? ((?:(?:you can )?give (?:(?:him|her|them) )?(?=[a-z])|(?:you can )?(?:take|use|try|(?:I|we) (?:would|will|can|am going to|are going to) (?:also |just |probably )?(?:suggest|recommend|go with|go for|give you|start|prescribe|add|try)|let us (?:also |just )?(?:try|use|add|start)) )(?![^]{0,200}\b(?:if|unless|but|because)\b)[a-z].{4,120})$/i;

/**
 * Matches an order that opens with "I", "we" or "let us". A symptom before it can be a problem, so that only pain is
 * moved behind the order.
 */
const intentPattern = /^(?:I|we|let us)\b/i;

/** Matches a drug that is to be taken as before: "stay on the metformin". */
const stayOnPattern = /\b(?:stay|remain) on ((?:(?:the|your|this|that|his|her) )?[a-z]+)\b/gi;
/** Matches a drug whose time has come: "so it's time for insulin". */
const timeForPattern =
  /\bit is (?:probably |now |really |about )?time (?:for|to (?:start|add|try|go on)|we (?:started|added|tried)) (?:you on )?(?:an? |some |the )?([a-z-]{4,20})(?=$|[,.;]| (?:now|at|too|as well|\d))/i;
/** Matches a drug whose dose must rise in steps: "The Lamictal has to go up slowly". */
const goesUpPattern =
  /^((?:(?:and|so|but|okay|then|now),? )*)(?:the |your )?([a-z-]{4,20}) (?:has to|needs to|must|should|will) (?:go up|be increased|be titrated|be raised|come up|be built up) (?=slowly|gradually|in steps|step by step|over|every)/i;
/** Matches a drug whose dose stays as it is: "Lipitor stays at 40". */
const staysAtPattern =
  /(^(?:(?:and|so|but|okay|then|your|the),? )*|, so (?:the |your )?)([a-z-]{4,20}) (?:stays|can stay|will stay|remains|is staying|is going to stay) (?:(?:at|on) (?=\d)|(?:the same|as is|as it is|unchanged)(?=$|[,.;]))/i;
/**
 * Matches an introduced drug with a verb that changes its dose without naming it again: "for the lisinopril, go up to
 * 20".
 */
const doseOfTopicPattern =
  /^((?:(?:and|so|now|okay|(?:my|the|our) plan:),? )*)(?:for|with|as for|regarding|on) (?:the|your) ([a-z]+),? ((?:(?:I|we) (?:would like|want|am going|are going|need|plan) to |(?:I|we) will |let us )?)(go|come|bump|move|step) ((?:up |down |back )*)(from \d[^,.]{0,30}? to \d.*|to \d.*)$/i;

/**
 * Rewrites a clinician's sentence with orders or advice in roundabout words to plain ones: "I am also going to be
 * ordering an MRI" → "I am also going to order an MRI"; "Why do you not come back in a week?" → "you should come back
 * in a week". Other sentences are returned unchanged.
 */
export function plainOrders(sentence: Sentence): Sentence {
  let { text } = sentence;
  if (/\bwhy do\b/i.test(text))
    text = text.replace(whyNotPattern, (_all, a: string | undefined, b: string | undefined, rest: string) =>
      (a ?? b ?? "").toLowerCase() === "we" ? `let us ${rest}` : `you should ${rest}`,
    );
  if (/\bbe [a-z]+ing\b/i.test(text))
    text = text.replace(
      willBePattern,
      (_all, will: string, verb: string) => `${will}${bases[verb.toLowerCase()] ?? verb}`,
    );
  if (/\b(?:I|we) have\b/i.test(text) && !text.endsWith("?"))
    text = text.replace(haveDonePattern, (_all, who: string, verb: string) =>
      verb.toLowerCase() === "put in" ? `${who} will order` : `${who} will ${bases[verb.toLowerCase()] ?? verb}`,
    );
  text = verblessDiagnosis(namedPlans(dictatedPlans(drugDecisions(text))));
  text = plainWords
    .apply(text)
    .replace(
      /^(we will obtain )([A-Z])(?=[a-z])/,
      (_all, order: string, first: string) => `${order}${first.toLowerCase()}`,
    );
  text = text.replace(stayOnPattern, (all, drug: string) => (findDrugs(drug).length > 0 ? `continue ${drug}` : all));
  text = text.replace(staysAtPattern, (all, lead: string, drug: string) =>
    findDrugs(drug).length === 0
      ? all
      : `${lead.replace(/(?:the|your),? $/i, "")}continue ${drug} ${/ (?:at|on) $/i.test(all) ? "at " : "unchanged"}`,
  );
  text = text.replace(timeForPattern, (all, drug: string) =>
    findDrugs(drug).length > 0 ? `we will start ${drug}` : all,
  );
  text = text.replace(goesUpPattern, (all, lead: string, drug: string) =>
    findDrugs(drug).length > 0 ? `${lead}we will titrate ${drug} up ` : all,
  );
  text = text.replace(
    doseOfTopicPattern,
    (all, lead: string, drug: string, intent: string, verb: string, way: string, to: string) =>
      findDrugs(drug).length === 0 ? all : `${lead}${intent}${doseChange(verb, way, to)} ${drug} ${to}`,
  );
  text = text.replace(forSymptomPattern, (all, symptom: string, order: string) =>
    findSymptoms(symptom).length > 0 &&
    findConditions(symptom).length === 0 &&
    (!intentPattern.test(order) || /^(?:pain|discomfort|soreness)$/i.test(symptom))
      ? withPurpose(order, symptom)
      : all,
  );
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** Returns an order with the symptom that it treats, before the words that continue it: "…, and we can go up". */
function withPurpose(order: string, symptom: string): string {
  const next = order.search(/,? and (?:I|we|you|then|use|keep|take|if|come) /i);
  return next < 0 ? `${order} for ${symptom}` : `${order.slice(0, next)} for ${symptom}${order.slice(next)}`;
}
