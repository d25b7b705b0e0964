import { Rewriter } from "../../../platform/patterns/Rewriter";
import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact, FactKind, Slot } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { advisedAgainst, asAdvice, declinesOption } from "../advisedAgainst";
import { conditionIn } from "../conditionIn";
import { makeFact } from "../makeFact";
import { medicationState, readMedications } from "../readMedications";
import { hasPlanContent } from "../hasPlanContent";
import { habitIn } from "./habitIn";
import { isForPatient } from "./isForPatient";
import { greets, isHope, returnsFirstPattern, returnsTodayPattern } from "./isHope";
import { orderRewrites } from "./orderRewrites";
import { orderType, withoutPurpose } from "./orderType";
import { afterIntent, withPlainVerb } from "./orderVerbs";
import { testNamed } from "../readResult";
import { notStartedYet, toBeDiscussed } from "./toBeDiscussed";
import { weighsOnly } from "./weighsOnly";

/** Matches discourse words at the start of an order: "okay so for now". */
const leadPattern =
  /^(?:(?:okay|ok|yes|yeah|fine(?=,)|sure|so|and|but|now|then|also|well|alright|all right|right|lastly|next|at this point|obviously|of course|clearly|equally|needless to say|in the meantime|meanwhile|after that|for now|as far as that|because of that|like i said|to start|first(?: of all| off)?|second(?:ly)?|finally|otherwise|what(?! (?:I|we)\b)|basically|again|additionally|here is the plan|today|(?:for|with|because of) (?:that|this)(?=,| (?:I|we|let us|you) )|(?:given|with|because of|considering|in view of|at) (?:the|your|his|her) (?=\w)(?:(?:family|medical|past|cancer|whole) )?(?:history|age|symptoms|story|exam|findings|numbers|background)(?=,| (?:I|we|let us|you) )|(?:for|as for) (?:your|the|my|our) (?:plan|treatment|next steps?)(?: (?:is|then))?)\b[,.:]? *)+/i;
/** Matches words that announce an order: "what I would like to do is". */
const announcementPattern =
  /^(?:(?:so |and |now )*(?:what|here is what|all) (?:(?:I|we) (?:would|am|are|will|want|do|can|think)[^,]{0,40}? (?:is|is that)|(?:I|we) (?:want|would like|am going|are going) to do (?:is|now is|for (?:you|that|this) is))[,]? *)/i;
/** Returns an order without the words that announce it: "what I would like is to order" → "I will order". */
const afterAnnouncement = (text: string): string =>
  text
    .replace(announcementPattern, "@ ")
    .replace(/^@ to (?=[a-z])/i, "I will ")
    .replace(/^@ /, "")
    .replace(leadPattern, "");
/** Matches words of intent before an order: "I am going to", "let us". */
const intendsPattern =
  /^(?:(?:I|we) (?:do |also |just |really |certainly |definitely |probably |would )*(?:think|believe|feel like|feel)(?: that)? )?(?:what )?(?:(?:I|we) (?:am |are |do |did |also |just |first |now |still |then |certainly |definitely |probably |really |actually |only |will |would |could |can |may |might |should |must )*(?:going to|ought to|gonna|want(?: us)? to|would like to|would like(?= (?:an?|some|another|the|your) )|want(?= (?:an?|some|another) )|like to|will|can|would|should|need to|have to|plan(?:ning)? (?:to|on)|could|may|might|propose to|hope to|intend to|shall|love to|(?:be )?(?:inclined|tempted|minded) to)|(?:I|we)(?= (?:repeat|start|stop|continue|increase|reduce|halve|double|prescribe|order|recheck|check|refer|add|hold|keep|leave)\b)|let us(?! know)|let me(?! know)|my plan is to|the plan is to|our plan is to) (?:do is |also |just |first |then |probably |maybe |definitely |still |at least |certainly |try to |try and |now )*(?:go ahead(?: and)?,? |start by |start with |plan to |plan on |see if we can |have to )*(?:also |just |then )*/i;
/** Matches words that ask the patient to do something: "I want you to", "please". */
const askingToPattern =
  /^(?:and )?(?:(?:I|we) (?:just |also |do |really |would |will |am |are |going to |still |certainly |definitely |did |strongly )*(?:want|like|need|ask|advise|encourage|recommend|suggest|urge|love)(?:d|ing)?(?: for)?(?: that)? (?:you|him|her|them)(?: guys)? (?:to |should )?|you (?:really |also |still |just |can |could |will |would |do |definitely |then |may )*(?:should|need to|have to|must|ought to|want to|will (?:need|want|have) to|are going to (?:need|want|have) to)(?: be able to)? |(?:please|be sure to|make sure (?:that )?(?:you )?|try (?:and|to)|remember to|do not forget to|feel free to|go ahead and|it is important (?:that you|to)|it (?:would|might|may|could) be (?:good|best|helpful|beneficial|worthwhile|reasonable|wise) (?:if you|to|for you to)) )(?:just |also |go ahead and |please |try to |try and |really |still )*/i;
/** Matches a permission: "you can take". */
const permitsPattern =
  /^(?:and )?you (?:can|could|may|might) (?:also |certainly |still |always |just |go ahead and |even |definitely )*(?:use|take|try|do|have|apply|continue|get|return|go|keep|put|start|stop|ice|eat|drink|walk|rest|soak|elevate|alternate|resume|give(?! (?:me|us|it (?:a try|time|some time)|up|blood|birth)\b))\b/i;
/** Matches what may be the case, which is not a permission: "you may have pneumonia". */
const supposesPattern =
  /\byou (?:may|might|could) (?:also |even |well |just )*(?:have|get|be|feel|need|notice|develop)\b(?! (?:a (?:snack|drink|glass)|some (?:water|food)))/i;
/** Matches words that recommend something: "I would suggest". */
const recommendsPattern =
  /^(?:and )?(?:(?:I|we) (?:would |might |may |could |will |also |do |did |am |are |just |really |certainly |strongly |going to |had |have )*(?:recommend|advise|suggest|prefer)(?:ed|ing)?|(?:I|we) would (?:also |certainly |really )?offer(?: you)?(?= )|my (?:recommendation|advice|suggestion) (?:is|would be)(?: to)?) (?:that )?/i;
/**
 * Matches a statement about when a result comes back, which is not a follow-up of the patient: "That takes 3 days to
 * come back".
 */
const aboutResultsPattern =
  /^(?:(?:and|so|but|usually|typically),? )*(?:it|that|this|they|those|these|(?:the|your|those|these|that|this) (?:results?|swabs?|cultures?|tests?|labs?|bloods?|reports?)(?: results?)?) (?:\w+ ){0,2}?(?:takes?|should|will|would|can|may|might|usually|comes?|come|gets?|is|are)\b[^.;]*?\b(?:come|comes|be|get|gets|is|are) (?:usually |likely |probably )?back\b/i;
/** Matches a follow-up: "come back in 2 weeks", "call us if". */
const followUpPattern =
  /\b(?:follow(?:ing)?[- ]?up (?:with me |with us |here |again |appointment )?(?:in|with|after|at|next|on|as)|(?<!\b(?:has|have|had) )come back(?! (?:at \d{1,4}(?:\.\d{1,3})?(?![\d:]| ?(?:am|pm|a\.m|p\.m|o'clock|tomorrow|today|on|next|in)\b)|(?:as )?(?:positive|negative|normal|high|low|clear|fine|okay|good|raised|abnormal)\b))|come in|see (?:you|him|her|me|us) (?:back |again )?(?:in|for|next|after|at|on|(?:when|once) (?:the|your|his|her|those|these|we have|I have)\b|(?:mon|tues|wednes|thurs|fri)day)\b|see (?:you|him|her) (?:back|again)(?= here|$|[.,])|return (?:to|in|if|for|here|sooner|visit)|recheck (?:you |it |this |(?:the |your |his |her )[a-z]+ )?in|be in touch|hear back (?:from [a-z ]{2,30} )?within \d+|check (?:back )?in with|schedule (?:a |your )?(?:follow|return)|next (?:visit|appointment)|back (?:to see (?:me|us))|see me|call (?:me|us|the (?:office|clinic|practice|surgery|(?:crisis|nurse|advice|help|emergency|on-?call|after-?hours) ?(?:line|team|number|nurse|doctor))|(?:that|this|the) (?:number|line)|our office|911|988|999|111|112|your|if|with|and|or|back|in)|(?:ring|dial|phone) (?:me|us|the|that|this|999|111|112|911|988)\b|let (?:me|us) know|go (?:straight |right )?(?:back )?to (?:A ?(?:and|&) ?E\b|casualty|labou?r and delivery)|go (?:straight |right )?(?:back )?to the (?:emergency|er\b|ed\b|hospital|nearest)|(?:message|text|email) (?:me|us)|send (?:me|us) an? (?:message|text|email|note)|give (?:me|us|the [a-z]+) a (?:call|ring|shout|bell)|bring (?:him|her|them|it) (?:straight |right )?(?:back|in)\b|bring you (?:straight |right )?(?:back|in)(?=$|[.,]| (?:if|when|to (?:be|see|the|us|me)|straight|right away|immediately|again|tomorrow|today)\b)|(?:take|bring|get|rush) (?:him|her|them|you|your [a-z]+|the (?:baby|child)) (?:straight |right |back |over |down )*(?:to|into) (?:(?:the|an?|our|your|nearest|local|children's) )+(?:ER|ED|emergency|hospital|casualty)\b|(?:ring|call|phone) you (?:back )?(?:on|in|tomorrow|next|later|this)\b|come (?:straight|right) back|reach out|contact (?:me|us|the|my|our)|follow up)\b/i;
/** Matches the verb that starts an order, with modifiers before it: "order", "also check". */
const orderVerbPattern =
  /^(?:also |then |just |probably |maybe )*(order|skip|omit|withhold|get|obtain|check|repeat|prescribe|start|put|place|give|increase|raise|bump|up|double|decrease|lower|reduce|cut|halve|drop|stop|discontinue|hold|pause|continue|keep|leave|stay|switch|change|add|try|refer|send|schedule|set|swab|draw|run|do|perform|arrange|book|request|refill|renew|write|call|ask|taper|wean|treat|use|recheck|screen|test|inject|apply|provide|pop|have|take|begin|initiate|make|bring|monitor|obtain|defer|proceed|consider|resume|restart|titrate|work on|focus on|load|sign|borrow|numb|wash|remove|excise|freeze|biopsy|suture|stitch|close|glue|irrigate|pack|splint|cast|admit|consult|discharge|transfuse|vaccinate|immunize|swap|escalate|step|reassess|replace|drain|aspirate|fit|immobilize|administer|scan|image|inform|notify|update|transition|evaluate|rule out|look into|discuss|get you|complete|plan|watch|observe|avoid|place|improve|bring|control)\b/i;
/** Matches a direction to take less of something: "cut back on". */
const cutsBackPattern = /^(?:(?:and|so|then|also|just|please|try to),? )*cut (?:back|down) (?:on )?/i;
/** Matches words after words of intent that are not an order: "take a look" in "I am going to take a look". */
const notOrderPattern =
  /^(?:think about|hold off(?=$|[.,]| and (?:see|wait)\b)|(?:also |then |kind of )?compare\b|talk about|see (?:how|what|if|where)|(?:get|come|go|circle|move|touch)(?: back)? (?:to|on|onto) (?:the|your|that|this) (?=\w)(?:past|medical|family|social|history|question|topic|exam)|ask|talk|do is|look into that|get this|have (?:those|some of the|the|that|these) results|take care|stick with that|go over|(?:just |quickly )?review (?:it|that|this|these|those|the|your|his|her|some)\b|look at|listen|examine|take (?:a|another) (?:quick |good |better |closer |proper |real |long )?(?:look|listen)|do (?:a |your )?(?:quick |focused |brief )?(?:physical )?exam|ask you|tell you|get (?:started|to know)|check (?:you|it|that) out|be (?:honest|back)|have a (?:seat|look)|run (?:through|over)|explain|make sure (?:I|we)|discuss with|check (?:out )?your (?:heart|lungs|ears|throat|back|knee|abdomen|belly|vitals)|pull up|turn|press|let|know|say|hear|feel|get out|get (?:this|that|it|them|you) (?=\w)(?:out|back|better|done|taken care|checked|started|going|under|feeling|scheduled|printed)|go ahead$|do that$|do it$|help you)\b/i;

/** Matches the start of a noun phrase: "an MRI", "physical therapy". */
const startsWithNounPattern =
  /^(?:an?|the|some|that|those|these|this|another|your|his|her|more|\d+|medications?|medicines?|antibiotics?|physical therapy|physio\w*|(?:low|high) dose) /i;

/**
 * Returns whether an order starts with a noun, because its verb was one of the words of intent: "an MRI of the knee" of
 * "start with an MRI of the knee".
 */
const isNoun = (text: string): boolean =>
  startsWithNounPattern.test(text) ||
  findDrugs(text)[0]?.start === 0 ||
  text.indexOf(testNamed(text) ?? "\u0000") === 0; // U+0000 is in no text

/**
 * Matches verbs of a clause that names a test but does not order it: "review those x-rays with you", "your sugars have
 * been high".
 */
const ownVerbPattern =
  /\b(?:is|are|was|were|have|has|had|been|see|saw|review|look|looking|show|go|talk|discuss|explain|tell|know|means?|came|come|wait|hear|phone|ring|speak|message|text|email)\b/i;

/** Matches words that turn what follows into advice: "what I need you to do is …". */
const announcesAdvicePattern = /\b(?:ask|asking|want|need|like) (?:you|him|her|them) to do\b/i;

/** Matches words before the reason for an order: "But regardless, | because …". */
const introPattern = /^(?:(?:and|so|but|okay|regardless|either way|in any case|(?:I|we) will|I think(?: that)?),? )+/i;
/**
 * Matches the reason for an order if it comes first, and captures it: "Because you are on warfarin, | I would like …".
 */
const reasonBeforePattern =
  /^((?:just )?(?:because|since|as|given(?: that)?) (?:[^,]{4,60}|(?:the |your |his |her |these |those |some of )[a-z ]* overlap with [^,]{4,80})|with (?:the|your|his|her) [^,.;]{4,50}(?=,? (?:I (?:would like|want you|(?:would )?(?:recommend|advise|suggest))|we (?:will|should|need to) (?:stop|hold|avoid)\b))|for (?:an?|any) (?:\w+ ){0,2}?\w+|for (?:the|your|this|that) (?:\w+ ){0,2}?\w+(?=,? (?:use|take|try|apply)\b)|for (?:the|your) (?:\w+ ){0,6}?\w+(?=, (?:use|take|try|apply|stop|start|continue)\b)),? (?=(?:(?:I|we) (?:(?:do|definitely|really|strongly|certainly|also) )*(?:will|would|want|am|are|should|need|can|recommend|advise|suggest)|let us|use|take|try|apply|stop|start|continue|you can)\b)/i;

/**
 * Maximum number of characters before a follow-up that is what the sentence is about: "then I would like you to | come
 * back".
 */
const maxFollowUpLead = 30;

/** Matches words that make an order possible only: "we might", "consider", "I'd be inclined to". */
const uncertainPattern =
  /\b(?:might|may|consider|possibly|potentially|could|maybe|perhaps|(?:inclined|tempted|minded) to)\b|\bwe can\b|\b(?:I|we) would (?:then |also )?(?:need|have) to\b/i;

/**
 * Reads an order, a piece of advice or a follow-up in the clinician's words; null if the sentence has none.
 * @param problem the problem of the assessment that it belongs to.
 */
export function readOrder(sentence: Sentence, problem: string | undefined): Fact | null {
  if (isHope(sentence.text) || greets(sentence.text) || declinesOption(sentence.text)) return null;
  const postponed = notStartedYet(sentence.text);
  if (postponed)
    return makeFact({
      kind: "advice",
      from: [sentence],
      problem,
      time: { when: "planned" },
      slots: { action: "item", object: postponed },
    });
  // "Cut back on beer" is advice, "cut back on the prednisone" an order.
  if (cutsBackPattern.test(withoutLead(sentence.text)) && findDrugs(sentence.text).length === 0) return null;
  if (weighsOnly(withoutLead(sentence.text).replace(leadPattern, ""))) return null;
  const { body, isHedged } = withoutHedge(withoutLead(sentence.text).replace(leadPattern, ""));
  const why = reasonBeforePattern.exec(sentence.text.replace(introPattern, ""));
  const bare = why ? why.input : afterAnnouncement(body);
  const condition = why?.[1] ?? conditionIn(bare);
  const draft = (kind: FactKind, slots: Partial<Record<Slot, string | undefined>>): Fact =>
    makeFact({
      kind,
      from: [sentence],
      slots,
      condition: condition ?? undefined,
      problem,
      time: { when: "planned" },
      certainty:
        isHedged || uncertainPattern.test(governing(why ? bare.slice(why[0].length) : bare)) ? "possible" : "stated",
    });
  const main =
    condition && bare.toLowerCase().startsWith(condition.toLowerCase())
      ? bare.slice(condition.length).replace(/^[\s,]*(?:then )?/i, "")
      : bare;
  const when = main === bare ? undefined : (condition ?? undefined);
  if (when !== undefined && secondConditionPattern.test(main)) return null;
  if (timeLeftOpenPattern.test(main)) return null;
  const isFollowUp = followUpPattern.test(main);
  const habit = isFollowUp ? null : habitIn(main);
  if (!habit && !hasPlanContent(main) && !isFollowUp && !advisedAgainst(main) && !handsOverPattern.test(main))
    return null;
  if (returnsTodayPattern.test(sentence.text)) return null;
  if (habit) return draft("advice", { action: "direct", object: habit, when });
  if (!why && announcesAdvicePattern.test(body.slice(0, body.length - bare.length)))
    return draft("advice", {
      action: "advise",
      object: main.replace(/^(?:to|I will) /i, ""),
      when,
      ...medicationSlots(main),
    });
  const discussed = toBeDiscussed(main);
  if (discussed) return draft("advice", { action: "item", object: discussed, when });
  const planned = plainOrder(main, when, draft);
  const isTyped = !/^$|instruction/.test((returnsFirstPattern.test(main) ? "" : planned?.slots.what?.text) ?? "");
  const at = aboutResultsPattern.test(main) ? -1 : followUpText(main).search(followUpPattern);
  if ((at >= 0 && at < maxFollowUpLead && !isTyped) || (when !== undefined && at === 0))
    return draft("followUp", { object: followUpText(main), when });
  return adviceIn(main, when, draft) ?? unframedAdvice(main, draft) ?? planned ?? directionIn(main, when, draft);
}

/** Matches a second condition: "and you want to play again" after "if it is torn". */
const secondConditionPattern =
  /^and (?:if )?(?:you|your|he|she|they|it|the|there) (?!(?:should|can|could|will|must|may|need)\b)/i;
/** Matches the choice of a time for what a pronoun means: "We can do that today or next visit". */
const timeLeftOpenPattern =
  /\b(?:can|could) (?:do|give|have|get)(?: you)? (?:it|that|this|them|those) (?:today|now)\b[^.;?]{0,40}\bor (?:at |on )?(?:your |the )?(?:next|another|later)\b/i;

/** Matches a hedge before an order, with a verb that lacks its subject: "perhaps | start", "then maybe can | give". */
const hedgeBeforePattern = /^(?:then )?(?:perhaps|maybe|possibly|potentially),? (?:(?:can|could) (?!(?:I|we|you)\b))?/i;
/** Returns the words of an order without a hedge before them, and whether there was one. */
function withoutHedge(said: string): { body: string; isHedged: boolean } {
  const hedge = hedgeBeforePattern.exec(said)?.[0];
  return hedge ? { body: said.slice(hedge.length), isHedged: true } : { body: said, isHedged: false };
}

/**
 * Matches the start of the words after an order in which "may" or "could" does not make the order uncertain: "refer you
 * to physiotherapy | that may help".
 */
const ungovernedPattern =
  / (?:that|which|who|because|since|so that|as (?:it|that|this|you|they)|to (?:help|see|check|make|find|look|rule)|for what|if|unless|in case)\b|,? and (?:then )?(?:maybe|perhaps|possibly|potentially)\b|, (?:so|as|which|and (?:it|that|this|they|you)) /i;
/** Minimum number of characters that can decide on an order: at least a verb with its object, "get an x-ray". */
const minGoverningLength = 12;

/**
 * Returns the words that decide how certain an order is: those after a condition or reason at its start and before its
 * reason, purpose or other clauses at its end.
 */
function governing(text: string): string {
  const condition = /^(?:if|when|once|unless|in case|because|since|as|given)\b[^,]*,/i.exec(text)?.[0] ?? "";
  const rest = text.slice(condition.length);
  const at = rest.search(ungovernedPattern);
  return at > minGoverningLength ? rest.slice(0, at) : condition === "" ? text : rest;
}

/**
 * Reads advice that opens with a warning, a request, a need, a recommendation or a permission: "I want you to …", "You
 * can take …". Null for other words.
 */
function adviceIn(main: string, when: string | undefined, draft: Draft): Fact | null {
  const warned = advisedAgainst(main);
  if (warned) return draft("advice", { ...asAdvice(warned), when });
  const advised = main.replace(askingToPattern, "").replace(/^do is (?:to )?/i, "");
  if (advised !== main && advised.split(" ").length > 1)
    return draft("advice", {
      action: "advise",
      object: advised,
      when,
      ...medicationSlots(advised),
    });
  const needs = /^(?:do )?you (?:will |would |do |only )*need (?!to\b)(.+)$/i.exec(main)?.[1];
  if (needs) return draft("advice", { action: "need", object: needs, when, ...medicationSlots(needs) });
  const recommended = main.replace(recommendsPattern, "");
  if (recommended !== main)
    return draft("advice", {
      action: "recommend",
      object: recommended,
      when,
      ...medicationSlots(recommended),
    });
  if (permitsPattern.test(main) && !supposesPattern.test(main))
    return draft("advice", {
      action: "may",
      object: main.replace(
        /^(?:and )?you (?:can|could|may|might) (?:also |certainly |still |always |just |go ahead and |even |definitely )*/i,
        "",
      ),
      when,
      ...medicationSlots(main),
    });
  return null;
}

/** Makes a fact of the given kind and slots from the sentence of the order. */
type Draft = (kind: FactKind, slots: Partial<Record<Slot, string | undefined>>) => Fact;

/**
 * Matches a decision against something, and captures it: "start allopurinol now" of "Let us not start allopurinol now".
 */
const decidedAgainstPattern =
  /^(?:(?:I|we) (?:will|would|am|are|do|should)(?: \w+)? not (?:going to |want to |think (?:that )?(?:we|you|I) (?:need|should) (?:to )?)?|let us not |(?:I|we) do not think (?:that )?(?:you|we) need (?=(?:an?|any|the|more|further|another) ))(.+)$/i;

/**
 * Matches a treatment that the clinician thinks unwise, and captures it: "opioids" of "I do not think opioids are a
 * good idea".
 */
const notAdvisedPattern =
  /^(?:I|we) (?:do|would) not think (?:that )?(?!you\b|we\b|I\b|it\b|that\b|this\b|there\b)([a-z][a-z -]{2,40}?) (?:is|are|would be|will be|is going to be|are going to be) (?:a good idea|needed|necessary|helpful|appropriate|safe|indicated|the answer|worth it|right)\b/i;

/**
 * Matches what is not needed and captures it, without the reason after it: "antibiotics" of "No need for antibiotics,
 * it is a virus".
 */
const notNeededPattern =
  /^(?:(?:I|we) do not think )?(?:(?:there is |there are )?(?:really )?no need for|(?:you|we|he|she) (?:do|does|will|would) not (?:really |actually )?need)(?: to (?:have|get|take|do|give))?(?: (?:any|an?))? ((?!to\b)[a-z][\w -]{2,60}?)(?=$|[.;:]|,? (?:because|as it|since|so|it is|that is|this is|your|you|he is|she is|his|her|there is|they|we)\b|,)/i;

/** Matches a procedure that the clinician has just done: "I've just done the Epley". */
const performedPattern =
  /^(?:I|we) (?:have )?(?:just |now |also |already )*(?:done|did|performed|carried out|finished|completed) (?:the|an?|your|some) ((?:[a-z-]+ ){0,3}?(?:epley|semont|man(?:eu|oeu)v(?:er|re)|injection|(?:nerve |digital )?block|drainage|biopsy|removal|wash-?out|syringing|irrigation|aspiration|reduction|manipulation|cautery|cryotherapy|debridement|packing|stitches|sutures)(?: (?:of|in|on|for|to) (?:your|the) (?:left |right )?[a-z]+)?)(?=$|[.,]| (?:today|now|here|for you|and|so|which)\b)(?!.*\b(?:ago|last|before|previously|yesterday)\b)/i;

/**
 * Reads advice and orders in forms other than a request or a verb: when results are due, what the clinician hands over
 * ("Here is a leaflet"), a procedure just done, and what is unneeded, unwise, decided against or left out for now.
 */
function unframedAdvice(main: string, draft: Draft): Fact | null {
  if (resultsDuePattern.test(main)) return draft("followUp", { object: main });
  const [, given, number] = handsOverPattern.exec(main) ?? [];
  if (given)
    return draft("order", {
      what: "instruction",
      action: "provide",
      object: `provide ${given.replace(/^your /i, "the ")}${number ? ` (${number})` : ""}`,
    });
  const unneeded = notNeededPattern.exec(main)?.[1];
  if (unneeded && hasPlanContent(unneeded) && !/\b(?:unless|until)\b/i.test(main))
    return draft("advice", { action: "item", object: `no need for ${unneeded}` });
  const done = performedPattern.exec(main)?.[1];
  if (done && !testNamed(done))
    return draft("order", { what: "procedure", action: "item", object: `${done} performed` });
  const unwise = notAdvisedPattern.exec(main)?.[1];
  if (unwise && hasPlanContent(unwise)) return draft("advice", { action: "item", object: `${unwise} not recommended` });
  const against = decidedAgainstPattern.exec(main)?.[1];
  if (against && (readMedications(against).length > 0 || testNamed(against)) && !/\byou\b/i.test(against))
    return draft("advice", { action: "not", object: against });
  const omitted = notNowPattern.exec(main)?.[1];
  return omitted
    ? draft("advice", { action: "none", object: omitted.replace(/^(?=(?:the|an?|your|to) )/i, "no need for ") })
    : null;
}

/** Reads a direction to the patient: "Drink plenty of fluids". */
function directionIn(main: string, when: string | undefined, draft: Draft): Fact | null {
  if (!directsPattern.test(main)) return null;
  const object = main.replace(/^(?:(?:just|and|also|please|then) )+/i, "");
  return draft("advice", { action: "advise", object, when });
}

/** Matches when results are due, in the words that `spokenPlans` writes: "the results will be back in 3 days". */
const resultsDuePattern = /^the results will be back in \d/i;
/**
 * Matches something that the clinician hands over, and captures it with its subject and its telephone number: "the
 * crisis line number", "988" of "Here is the crisis line number, 988".
 */
const handsOverPattern =
  /^here (?:is|are) ((?:some |an? |your )?(?:the )?(?:[a-z]+ ){0,4}(?:numbers?|leaflets?|handouts?|information|cards?|exercises|sheets?|plan|forms?|notes?)(?: (?:about|on|for|of) (?!(?:you|me|us|if|when)\b)(?:[a-z]+ ){0,3}[a-z]+)?)(?:,? (?:it is |that is )?(\d[\d -]{1,14}\d)\b)?/i;
/** Matches something that is not done for now: "No imaging for now". */
const notNowPattern =
  /^(?:(?:I|we) (?:do|would) not (?:think (?:we|you) )?need (?:any |an? |to do (?:any |an? )?)?)?((?:no (?:need for )?|(?<=need [^.;]{0,30}))(?:[a-z-]+ ){1,4}?(?:for now|at this point|at this stage|right now|yet|today)|no (?:need for )?(?:[a-z-]+ ){0,3}[a-z-]+ (?:is )?(?:needed|necessary|required)|no [a-z]{5,}(?: then)?)$/i;

/** Matches the verb at the start of a direction to the patient: "drink" of "Drink plenty of fluids". */
const directsPattern =
  /^(?:(?:just|and|also|please|then) )*(?:drink|rest(?!,| and\b| ice\b)|eat|quit|elevate|ice(?!,| and\b)|gargle|limit|cut (?:back|down|out)|wear|weigh|wash|stay|get (?:some |plenty of |more )?(?:rest|sleep)|chew|soak|stretch|see (?:an?|the|your|our)|go (?:see|to))\b/i;

/** Matches words for what the patient does without the clinician: "at home", "exercises". */
const atHomePattern = /\b(?:(?:at|from) home|exercises|stretches|yourself)\b/i;

/** Matches exercises that the patient is to do: "do the exercises". */
const homeworkPattern =
  /^(?:do|repeat|practi[sc]e) (?:the|your|these|those|some) (?:[a-z]+ )?(?:exercises|stretches)\b/i;

const plainVerbs = new Rewriter(orderRewrites);

/** Matches verbs that only orders and advice begin with, even if they name no drug or test: "skip", "refill". */
const clinicalVerbPattern =
  /^(?:skip|omit|withhold|continue|stop|avoid|increase|decrease|start|refer|repeat|recheck|check|order|prescribe|reduce|schedule|take|use|apply|hold|refill)\b/i;

/**
 * Reads an order that opens with its verb, after words of intent if there are any ("I am going to order …"); null for
 * other texts.
 */
function plainOrder(main: string, when: string | undefined, draft: Draft): Fact | null {
  const said = withPlainVerb(main);
  const opened = said
    .replace(intendsPattern, "")
    .replace(leadPattern, "")
    .replace(intendsPattern, "")
    .replace(leadPattern, "");
  const intended = opened === said ? opened : afterIntent(opened);
  const isIntended = intended !== said || said !== main;
  const isPatients = !isIntended && isForPatient(intended);
  let text = isPatients ? intended : plainVerbs.applyFirst(intended);
  if (notOrderPattern.test(intended) || text.split(" ").length < 2) return null;
  if (isIntended && !orderVerbPattern.test(text) && testNamed(text) && (isNoun(text) || !ownVerbPattern.test(text)))
    text = `obtain ${text}`;
  const verb = orderVerbPattern.exec(text)?.[1]?.toLowerCase();
  const drugs = readMedications(text);
  if (!verb && !(isIntended && (drugs.length > 0 || testNamed(text)))) return null;
  if (
    !isIntended &&
    !isPatients &&
    text === intended &&
    !(drugs.length > 0 || testNamed(text) || homeworkPattern.test(text) || clinicalVerbPattern.test(text))
  )
    return null;
  if (
    !isIntended &&
    !isPatients &&
    /^(?:have|do|get|check|call|try|run|take|use)\b/i.test(text) &&
    !homeworkPattern.test(text) &&
    drugs.length === 0 &&
    !testNamed(text)
  )
    return null;
  const isDirection =
    !isIntended &&
    (isPatients ||
      /^(?:take|use|apply|finish|avoid)\b/i.test(text) ||
      (/^(?:try|stop|keep|continue)\b/i.test(text) && drugs.length === 0) ||
      (/^(?:repeat|do|check|measure|record|monitor)\b/i.test(text) && atHomePattern.test(text)));
  return draft(isDirection ? "advice" : "order", {
    what: orderType(text),
    action: verb ?? "give",
    object: verb || !isNoun(text) ? text : `${testNamed(text) && drugs.length === 0 ? "obtain" : "start"} ${text}`,
    when,
    ...medicationSlots(withoutPurpose(text)),
  });
}

/**
 * Returns the slots of the first drug that a text names (name, dose, unit, frequency, duration, route and state); empty
 * if it names none. If the text swaps one drug for another, they are those of the new drug.
 */
export function medicationSlots(text: string): Partial<Record<Slot, string | undefined>> {
  const swapped = swappedTo(text);
  if (swapped) return { ...medicationSlots(swapped), state: "start" };
  const [first] = readMedications(text);
  if (!first) return {};
  return {
    name: drugName(first.drug.name),
    dose: first.dose,
    unit: first.unit,
    frequency: first.frequency,
    duration: first.duration,
    route: first.route,
    state: medicationState(text),
  };
}

/** Matches a swap of one drug for another, and captures both: "Swap the spironolactone for eplerenone 25 mg". */
const swapPattern = /^(?:swap|exchange|switch|substitute) ((?:the |your )?[a-z-]{4,30}) (?:for|with) (?:the )?(.+)$/i;

/** Matches a change of drugs or doses, with the old and the new one as groups: "switch | you from A | to | B". */
const replacesPattern =
  /^(?:switch|change|move|step|transition|swap|convert|bump) (.{0,60}?\b(?:from|off|over) .{3,40}?) (?:up |over )?(?:to|onto) (?:the )?(.+)$/i;

/**
 * Returns the words from the new drug on if a text swaps one drug for another, else null: "switch from Flovent to
 * Symbicort" → "Symbicort".
 */
function swappedTo(text: string): string | null {
  const swap = replacesPattern.exec(text);
  const [, before = "", after = ""] = swap ?? swapPattern.exec(text) ?? [];
  const [[old], [other]] = [findDrugs(before), findDrugs(after)];
  return old && other?.start === 0 && old.generic !== other.generic ? after : null;
}

/** Removes words of intent, a request or a permission from the start of a follow-up. */
function followUpText(main: string): string {
  return main
    .replace(intendsPattern, "")
    .replace(askingToPattern, "")
    .replace(/^you (?:can|could|may|will) (?:always |also |just )*/i, "");
}
