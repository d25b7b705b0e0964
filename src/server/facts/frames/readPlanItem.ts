import { withoutLead } from "../acts/questions/isQuestion";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { declinesOption } from "./advisedAgainst";
import { conditionIn } from "./conditionIn";
import { hasPlanContent } from "./hasPlanContent";
import { makeFact } from "./makeFact";
import { namedItem } from "./namedItem";
import { isByOthers } from "./plan/isByOthers";
import { valueOfPastPattern, verblessItem } from "./plan/verblessItem";
import { describesDrug } from "./orders/describesDrug";
import { orderType } from "./orders/orderType";
import { withoutMedications } from "./readMedications";
import { medicationSlots } from "./orders/readOrder";
import { testNamed } from "./readResult";

/** Matches a verb with which a clinician directs a patient, at the start of a sentence: "push" of "Push fluids". */
const directsPattern =
  /^(?:(?:just|and|also|please|then|do|definitely|always|always|really|only|so|but|or) )*(?:push|cut|count|watch|keep|leave|wash|rinse|apply|put|wear|take|use|drink|eat|avoid|limit|rest(?!,)|ice(?!,)|elevate|weigh|check|record|write|bring|call|ring|phone|return|pop|book|finish|complete|stop|start|continue|carry on|stay|get|try|make sure|follow|monitor|track|log|repeat|increase|reduce|double|halve|skip|hold|resume|restart|switch|change|remove|massage|stretch|soak|gargle|inhale|sleep|walk|exercise|roll(?! (?:up|over|onto)\b)|rub|brush|floss|trim|dab|pace|tape|fill (?:this|that|the|your)|cash in (?:this|that|the)|lose|quit|treat|cover|clean|dry|moisturi[sz]e|shower|bathe|practi[sc]e|aim|plan on|sip|chew|swallow|dissolve|mix|contact|measure|test|see|go|come|work on|stick (?:to|with)|cook|replace|alternate|space|spread|wrap|strap|support|sit|lie|(?:self[- ]?)?isolate|quarantine|vacuum|treat|boil|throw (?:out|away)|enroll|sign up|join|attend|hang on to|give (?:him|her|them|it)|offer (?:him|her|them)|feed|burp|swaddle|pump|suction)\b/i;
/**
 * Matches a command for the moment or a farewell, neither of which is advice: "take care", "come with me", "get
 * dressed".
 */
const ofTheMomentPattern =
  /^(?:(?:just|and|also|please|then|so|but) )*(?:take (?:care|your time|a seat|it easy|a (?:quick )?(?:look|listen)|off your|a deep)|see (?:you|how|what|if|that|there|here)|come (?:with|on|over|along|here|this way)|go ahead|get (?:dressed|up(?! slowly)|back to me|you|started|this|better|well)|keep (?:going|in mind|me|us|still|your (?:head|arms?|legs?|eyes?|mouth)|up the good)|make sure (?:I|we)|try (?:that|this|it|to (?:push|lift|bend|relax|squeeze))|stay (?:there|still|right)|sit (?:up|down|back|tight|still|here|there)|lie (?:down|back|flat$|on)|put (?:your|that|this)|leave (?:it|that) (?:to|with) (?:me|us)|check out|watch (?:my|this)|follow (?:my|me)|call (?:it|that|me [A-Z])|hold (?:on|still|your|that|this)|give (?:it|me) a|change (?:the subject|into)|stop me|go (?:over|through|back|on)$|drive safe)\b/i;
/** Matches finite verbs: "is", "will". An order in the form of a noun phrase has none. */
const finitePattern =
  /\b(?:is|are|was|were|am|has|have|had|does|did|do|will|would|can|could|may|might|should|means|seems?|looks?|sounds?|shows?|think|know|guess|hope|want|feel|believe|said|says|mentioned|thank|sorry)\b/i;
/** Matches pronouns: "you", "it". An order in the form of a noun phrase has none. */
const personalPattern = /\b(?:I|we|us|you|me|my|it|he|she|they|that|this|what|who)\b/i;
/** Matches treatments, devices, tests and visits that an order names without a verb: "rinses", "splint", "recheck". */
const treatmentPattern =
  /\b(?:rest|ice|compression|elevation|rinses?|soaks?|compress(?:es)?|stitches|sutures|staples|therapy|physio\w*|exercises?|stretching|fluids|diet|brace|splint|sling|boot|cast|crutches|bandage|dressings?|steroids?|antibiotics?|painkillers?|inhaler|cream|ointment|drops|spray|lozenges|heat|bath|humidifier|saline|fiber|fibre|vaccine|booster|jab|shot|injections?|infusion|transfusion|oxygen|admission|observation|counsel+ing|cbt|referral|consult\w*|follow[- ]?up|review|recheck|visit|appointment|check-?up|monitoring|screening|labs?|bloods|scan|sick note|light duty|work note|weight[- ]bearing|activity|duty|leave|sunscreen|emollients?|moisturi[sz]ers?|shampoo|multivitamins?|probiotics?|elevated|elevation|gargles?|lotion|patch(?:es)?|stockings|insoles?|splints?|walker|cane)\b/i;
/** Matches when, how long or how often something is done: "for 4 weeks", "at night". */
const spanPattern =
  /\b(?:(?:for|in|after|every|until|within|at) (?:the next |about |another )?(?:\d+|a|an|one|two|the|next|tomorrow|then|he|she|further|bed|night|hours?)\b|every (?:day|night|morning|evening|week|month|other day|meal)|(?:once|twice|\d times|\d) (?:a|per|every) (?:day|week|month)|daily|weekly|nightly|today|tomorrow|tonight|now|next (?:week|month|visit|year)|as needed)/i;
/** Matches the start of a prohibition: "no lifting"; not "no fracture". */
const prohibitsPattern =
  /^(?:absolutely |definitely |strictly |but |and |so |also )*no (?:more |further |need for )?(?!(?:fractures?|evidence|signs?|edema|murmurs?|problem|worries|questions?|change|changes|rush|idea|doubt|one|other|matter|big)\b)[a-z]/i;
/** Matches activities, substances and treatments that a clinician forbids: "sports", "alcohol". */
const restrainedPattern =
  /\b(?:sports?|soccer|football|basketball|tennis|golf|hockey|dancing|jumping|jogging|skiing|biking|cycling|hiking|kneeling|climbing|pivoting|pushing|pulling|reaching|screens?|ladders?|gym|lifting|driving|driv\w+|running|exercise|alcohol|drinking|smok\w+|sex|intercourse|swimming|work|school|daycare|caffeine|coffee|contact|weight|strenuous|flying|bath|tub|soaking|swim|machinery|salt|sugar|dairy|gluten|fried|spicy|food|eating|nsaids?|over[- ]the[- ]counter|bending|twisting|squatting|stairs|antibiotics?|imaging|scan|x-?rays?|mri|ct|surgery|steroids?|treatment|medication|blood tests?|tests?|need for|referral|screens?|phones?|tv|naps?|sugary|sodas?|juices?|nuts|shellfish|tampons?|makeup|lenses|heels|overhead|pushing|pulling|gardening|jumping|cycling|football|soccer|use of)\b/i;
/** Matches what must be done, said about another person or thing: "Everybody in the house needs to be treated". */
const obligesPattern =
  /^(?:and |so |but |also )*(?!(?:it|this|that) should\b)(?:(?:everybody|everyone|anyone|someone|somebody|all|both|family|contacts|household members) (?:[a-z]+ ){0,5}?|(?:the|your) (?:[a-z]+ ){1,5}?|(?:he|she|they|that|it) )(?:also |all |both |really )*(?:needs? (?:to\b|(?=(?:treatment|testing|treating|antibiotics|vaccin\w+|screening)\b))|should|has to|have to|must|ought to)(?:\b|(?<= ))(?! ?(?:get better|go away|be (?:fine|okay|good|better|gone|able)|help|feel|heal|improve|start to|settle|resolve|clear|last|not (?:be|hurt)|know|have (?:been|gotten)))/i;
/** Matches what a relative will do for the patient's safety or care: "Your husband will lock up the pills". */
const arrangesPattern =
  /^(?:and |so |but |also )*(?:your|his|her) (?:husband|wife|partner|mother|mom|mum|father|dad|parents|daughter|son|sister|brother|family|roommate|friend) (?:will|is going to|has agreed to|agreed to) (?:lock|stay|drive|help|bring|watch|give|keep|remove|take|hold|supervise|check|store|monitor|call)\b/i;
/** Matches what the patient does not need: "You do not need antibiotics". */
const unneededPattern =
  /^(?:(?:and|so|but|now),? )*(?:I do not think )?you (?:do not|will not|would not|should not) need (?:to (?:have|get|take) )?(?:any |an? )?(?!(?:one|it|that|this|any|them)\b\W*$)([a-z].*)$/i;
/**
 * Matches what the patient will do or may do, and captures it: "You will see the dietitian", "You can go back to work
 * on Monday".
 */
const grantedPattern =
  /^(?:(?:and|so|but|then|also),? )*(?:since [^,]{4,40},? )?(you (?:(?:will|would) (?:also |then |just )*(?:(?:get(?! (?:(?:some|a bit of|more|really|very) )?(?:pain|better|worse|sore|swelling|sick|tired|infections?|hurt|well|used)\b)|have|take|need|use|start|stay|be (?:on|taking|given|getting|seeing)) |see (?:an?|the|our|one) )|are (?:going to|not to|to) |(?:can|may|could) (?:also |still |just |always )*(?!(?:have|be|need|develop|notice|experience|see|feel|imagine|say|tell|ask|hear|notice|understand|read|guess|look|have a seat|sit|get dressed|call me [A-Z]|think)\b)|must not )[a-z].*)$/i;

/**
 * Matches what the clinician will do, in a sentence with a condition: "we would transfuse" after "if it drops under 7".
 */
const contingentPattern =
  /^(?:I|we) (?:will|would|can|could|may|might|should|need to|have to|ought to) (?!see (?:how|what|if|whether|where)|know|be (?:good|fine|okay|happy))[a-z]/i;
/**
 * Matches what is an option, in a sentence with a condition: "surgery would be something to think about" after "if the
 * splint does not help".
 */
const optionalPattern =
  /^(?:[a-z-]+ ){1,6}?(?:(?:would|could|might|may) be|is) (?:an option|something (?:to|we)|the next|considered|worth|reasonable|needed|necessary|required|indicated)\b/i;
/** Matches activities that a patient may resume: "drive", "go back to". */
const activityPattern =
  /\b(?:home|bikes?|elliptical|gym|weights|exercis\w*|driv\w+|shower|bath\w*|swim\w*|run(?:ning)?|play\w*|fly|travel|return to|go back|back to|walk\w*|lift\w*|normally|usual|normal)\b/i;

/** Matches the reason after an order: "low dose CT | since you smoked for 40 years". */
const reasonAfterPattern = /,? (?:since|because|so that|so|as) (?:you|it|that|we|I|he|she|they|there)\b.*$/i;
/**
 * Matches a condition or prohibition after an order, with all words after it: ", but no driving". Unlike the order, it
 * can have a finite verb.
 */
const afterOrderPattern =
  /,? (?:(?:if|unless|until|once|when|while|as long as|in case|after you|before you)\b|but no\b|do not\b|and do not\b|, not\b).*$/i;

/**
 * Reads an order or a piece of advice in words that `readOrder` does not know, said while the clinician is planning: a
 * direction, a noun phrase, a prohibition or an obligation. Null if the sentence has none, as in small talk.
 * @param problem the problem of the assessment that it belongs to.
 * @param isUnderway returns whether the same turn already named a diagnosis or an order, so that a noun phrase
 * continues it.
 */
export function readPlanItem(sentence: Sentence, problem: string | undefined, isUnderway: () => boolean): Fact | null {
  const body = withoutLead(sentence.text)
    .replace(
      /^(?:(?:otherwise|in the meantime|meanwhile|for now|again|either way|in any case|at (?:his|her|your) age),? )+/i,
      "",
    )
    .replace(/^for (?:the|your|his|her|any) ([a-z]+(?: [a-z]+)?), (?=[a-z])/i, "");
  const condition = conditionIn(body);
  const leads = condition !== null && body.toLowerCase().startsWith(condition.toLowerCase());
  const main = leads ? body.slice(condition.length).replace(/^[\s,]*(?:then )?/i, "") : body;
  // "If it is torn, and you want to play again, most people have surgery" continues the condition.
  const isCondition = leads && goesOnPattern.test(body.slice(condition.length));
  const item =
    isCondition || givesValuePattern.test(main) || declinesOption(body) || describesDrug(main)
      ? null
      : itemIn(main, condition !== null, isUnderway);
  if (!item) return null;
  return makeFact({
    kind: item.kind,
    from: [sentence],
    problem,
    certainty: /^(?:maybe|perhaps|possibly|potentially|consider)\b/i.test(item.object) ? "possible" : "stated",
    condition: condition ?? undefined,
    time: { when: "planned" },
    slots: {
      what: item.kind === "order" ? orderType(item.object) : undefined,
      action: item.action,
      object: item.object,
      when: leads ? condition : undefined,
      ...medicationSlots(item.object),
    },
  });
}

/** Matches a value with a short "is": "your hemoglobin's | 10.4". */
const givesValuePattern =
  /^(?:(?:and|so|but),? )?(?:(?:your|the|his|her) )?(?:[a-z0-9-]+ ){0,3}[a-z0-9-]+['\u2019]s (?:about |only |still )?\d/i;

/** Matches a second condition after a comma: ", and you want to play again". */
const goesOnPattern = /^,? and (?:if )?(?:you|your|he|she|they|it|the|there)\b/i;

/** Matches words before a direction to the patient: "It is important to | keep moving". */
const advisesPattern =
  /^(?:(?:and|so|but|also) )*(?:it (?:is|(?:will|would) be(?= [a-z ]{0,30}to (?:(?:self[- ]?)?isolate|quarantine|stay|rest|drink|avoid|keep|wear)\b)) (?:really |very |so |also )*(?:important|essential|crucial|best|key|vital|critical) (?:that you|to|for you to)|the (?:main|most important|key|best) thing is to|you (?:really |also |just |will )*(?:should|need to|have to|must|ought to|want to)|(?:I|we) (?:just |really |also |do )*(?:want|need|would like) you to|try (?:to|and)|I would(?= (?:go easy|avoid|cut|stay|keep|limit|rest|skip|hold off|stick|wait|stop|take it easy)\b)|(?:just )?make sure (?:that )?you(?: do)?) (?:just |also |try to |really |please |continue to )*/i;

/** Matches what the clinician says was discussed: "We talked about sleep hygiene", but not in an earlier visit. */
const discussedPattern =
  /^(?:(?:and|so|okay),? )*(?:we|I) (?:have )?(?:also |just |already )*(?:talked|spoke|spoken|discussed|went over|gone over|counsel+ed (?:you|him|her)|reviewed with (?:you|him|her))(?: (?:to you|with you|about|on|over|regarding|today|at length))* (?!(?:it|that|this|you|last|before|earlier|previously|when|in|what|how)\b)((?!.*\b(?:last (?:time|visit|week|month|year)|before|previously|ago|in the past|earlier)\b)[a-z].+)$/i;

/** Matches topics of the history, which were discussed but are not part of a plan: "your family history". */
const ofHistoryPattern =
  /^(?:(?:about|on|over) )?(?:the |your |his |her |some of )*(?:past |medical |family |social |surgical )*(?:history|medications|symptoms|allergies|complaint|problem)\b/i;

/** Matches "rest" as a noun, the first of several treatments: "Rest and fluids". */
const restAndMorePattern =
  /^(?:(?:just|and|so|plenty of) )*rest(?:,| and) (?!(?:your|the|it|drink|take|use|keep|avoid)\b)[a-z, ]+$/i;

/** Kind, action and object of the fact that `readPlanItem` makes. */
interface PlanItem {
  kind: "order" | "advice" | "followUp";
  action: "direct" | "item" | "";
  object: string;
}

/** Returns an item of kind `advice` with the given words. */
const advice = (object: string): PlanItem => ({ action: "item", object, kind: "advice" });
/** Matches a return to the clinician: "Pop back in 2 weeks", "Next visit in a month". */
const returnsPattern =
  /^(?:(?:pop|come|bring (?:him|her|them|it)) (?:straight |right )?(?:back|in)|return|next (?:visit|appointment|review|check-?up)|review|recheck|follow[- ]?up|call|ring|phone|contact|message)\b/i;

/**
 * Maximum numbers of words of an item: of any, and of items about what was discussed, is not needed, or is only named.
 * Longer sentences are talk around an item.
 */
const maxWords = { discussed: 25, any: 30, unneeded: 15, named: 26 };

/** Reads what was discussed of the plan: "We talked about the risks of surgery". Null for other words. */
function discussedIn(main: string): PlanItem | null {
  const matter = discussedPattern.exec(main)?.[1];
  return matter && !ofHistoryPattern.test(matter) && hasPlanContent(matter) && !isTalk(matter)
    ? advice(`we discussed ${matter}`)
    : null;
}

/** Maximum number of words of a call to the patient that advises nothing: "just sit up", "please go ahead". */
const maxCallWords = 3;

/** Reads the order, advice or follow-up in words without a condition at their start; null if there is none. */
function itemIn(main: string, hasCondition: boolean, isUnderway: () => boolean): PlanItem | null {
  const words = main.split(" ").length;
  const discussed = words <= maxWords.discussed ? discussedIn(main) : null;
  if (discussed) return discussed;
  if ((words < 2 && !hasCondition) || words > maxWords.any || ofTheMomentPattern.test(main) || main.endsWith("?"))
    return null;
  if (prohibitsPattern.test(main))
    return isProhibition(main) ? advice(main.replace(/^(?:(?:and|but|so|also) )+/i, "")) : null;
  if (hasCondition && optionalPattern.test(main)) return isTalk(main) ? null : advice(main);
  if (hasCondition && contingentPattern.test(main))
    return isTalk(main) ? null : { action: "item", object: main, kind: "order" };
  const omitted = unneededPattern.exec(main)?.[1];
  if (omitted)
    return hasPlanContent(omitted) && words <= maxWords.unneeded
      ? advice(`no need ${/^to\b/i.test(omitted) ? "" : "for "}${omitted}`)
      : null;
  const advised = main.replace(advisesPattern, "");
  if (
    advised !== main &&
    words > maxCallWords &&
    (directsPattern.test(advised) || /^(?:go easy|be|ease|move|hold off|not)\b/i.test(advised))
  )
    return isTalk(main) || ofTheMomentPattern.test(advised)
      ? null
      : { action: "direct", object: advised, kind: "advice" };
  if (directsPattern.test(main) && !restAndMorePattern.test(main)) {
    const object = main.replace(/^(?:(?:just|and|also|please|then|so|but|or) )+/i, "");
    if (isTalk(main)) return null;
    return returnsPattern.test(object)
      ? { action: "", object, kind: "followUp" }
      : { action: "direct", object, kind: "advice" };
  }
  if (arrangesPattern.test(main) || (isByOthers(main) && !isTalk(main))) return advice(main);
  if (obligesPattern.test(main)) return isTalk(main) ? null : advice(main);
  const given = grantedPattern.exec(main)?.[1];
  if (given)
    return (hasCondition || hasPlanContent(given) || activityPattern.test(given)) && !isTalk(given)
      ? advice(given)
      : null;
  if (listsDrugs(main) || valueOfPastPattern.test(main)) return null;
  const verbless = verblessItem(main);
  const named = (hasCondition ? null : namedItem(main)) ?? (verbless && isUnderway() ? verbless : null);
  if (named) return { action: "item", object: named, kind: "order" };
  const startsWithDrug = findDrugs(main)[0]?.start === 0;
  const object = main.replace(reasonAfterPattern, "");
  const bare = object
    .replace(afterOrderPattern, "")
    .replace(/\bmay repeat\b/gi, "")
    .replace(startsWithDrug ? /\b(?:it|this|that)\b/gi : "", "");
  if (personalPattern.test(bare) || finitePattern.test(bare) || words > maxWords.named) return null;
  if (returnsPattern.test(main)) return { action: "item", object: main, kind: "followUp" };
  const isNamed = testNamed(main) !== null || findDrugs(main).length > 0 || treatmentPattern.test(main);
  const isPlanned =
    spanPattern.test(main) ||
    restAndMorePattern.test(main) ||
    hasCondition ||
    /\d|^(?:rest|ice|physical therapy|physio)\b/i.test(main);
  if (!isNamed || !isPlanned || findSymptoms(object).some(({ start }) => start === 0)) return null;
  return { action: "item", object: object.replace(/^(?:(?:and|but|so|also|then) )+/i, ""), kind: "order" };
}

/** Matches words in a list of drugs other than drugs, doses and frequencies: "and", "then", "today". */
const betweenDrugsPattern = /\b(?:and|then|for|of|the|an?|today|tomorrow|now|plus|days?|weeks?)\b/gi;

/** Matches a reference to the drug just ordered at the end of a prohibition: "No alcohol | with this one". */
const withThisPattern =
  / with (?:this|that|these)(?: one| medication| medicine)?$| (?:with|on|using|in) (?:that|this) (?:hand|arm|leg|foot|knee|ankle|shoulder|elbow|wrist|side|finger|eye|ear)\b/i;

/** Maximum number of words of a prohibition; longer sentences give reasons or talk about other people. */
const maxProhibitionWords = 20;

/** Returns whether words forbid an activity, a food or a drug: "No sports for 4 weeks". */
export function isProhibition(text: string): boolean {
  return (
    prohibitsPattern.test(text) &&
    text.split(" ").length <= maxProhibitionWords &&
    !personalPattern.test(text.replace(afterOrderPattern, "").replace(withThisPattern, "")) &&
    (restrainedPattern.test(text) || findDrugs(text).length > 0)
  );
}

/**
 * Returns whether a text is a list in which each part is a drug with its dose. Such a text is not one order: each part
 * is read as an order of its own.
 */
function listsDrugs(text: string): boolean {
  const parts = text.split(/, (?:and )?|;| and (?!then\b)/);
  return (
    parts.length > 1 &&
    findDrugs(text)[0]?.start === 0 &&
    parts.every(
      (part) =>
        findDrugs(part).length > 0 && /^[\d\s.]*$/.test(withoutMedications(part).replace(betweenDrugsPattern, "")),
    )
  );
}

/** Matches words of a farewell, of thanks or about the organization of the visit: "front desk", "good luck". */
const talkPattern =
  /\b(?:questions?|welcome|thank|worr(?:y|ied)|nice|pleasure|luck|insurance|front desk|paperwork|check out|waiting room|in mind|dressed|wonderful|awesome|weekend|holiday|vacation|congrat\w*|proud|good (?:job|work|day))\b/i;

/** Returns whether words are of a farewell, of thanks or about the organization of the visit: "front desk". */
const isTalk = (text: string): boolean => talkPattern.test(text);
